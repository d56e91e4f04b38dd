/** The fixture games of the kernel as packages: with plain words, so that the command line can be tried on them. */
import type { AnyGame, Json } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';

const words = (id: string, lang: Lang): AnyWords => ({
  title: id,
  subtitle: '',
  pitch: '',
  options: {},
  bots: {},
  question: (ask) => ({ say: lang === 'fr' ? `{@${ask.seat}} : {#${ask.topic}} ?` : `{@${ask.seat}}: {#${ask.topic}}?` }),
  answer: (_, option: Json) => ({ label: typeof option === 'string' ? option : JSON.stringify(option) }),
  waiting: (topic) => topic,
  note: (note: Json) => ({ icon: '', say: JSON.stringify(note) }),
  refusal: (key) => `refused: ${key}`,
  ending: (report) => `ended by ${report.ending}`,
  terms: { cell: { name: 'which cell', help: '' } },
  rules: [],
  hints: [],
});

export const packed = (game: AnyGame, more: Partial<GamePackage> = {}): GamePackage => ({
  game,
  title: { fr: game.id, en: game.id },
  bots: {},
  words: { fr: words(game.id, 'fr'), en: words(game.id, 'en') },
  facts: { minutes: [1, 2], best: game.seats[0] as number, weight: 1, kind: 'versus' },
  excused: {},
  ...more,
});
