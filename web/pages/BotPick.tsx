/** Which bot sits there: how well it plays, and what it likes or whatever chance gives it. */
import type { Strength } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import type { Rating } from '@cosmodrome/kit/package';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import type { GameInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Choice } from './Terms.tsx';

const ANY = '';
/** How well these play, in one sentence. */
function said(t: ReturnType<typeof useT>, ratings: readonly Rating[]): string {
  const [first] = ratings as readonly [Rating];
  if (ratings.length === 1) return 'points' in first ? t.bots.points(first.points, first.error) : t.bots.won(first.won, first.of);
  const all = ratings.map((one) => ('points' in one ? one.points : one.won)).sort((a, b) => a - b);
  const [least, most] = [all[0]!, all.at(-1)!];
  return 'points' in first ? t.bots.pointsBetween(least, most) : t.bots.wonBetween(least, most, first.of);
}
export function BotPick({
  game,
  words,
  bot,
  onBot,
}: {
  readonly game: GameInfo;
  readonly words: AnyWords;
  readonly bot: string;
  onBot(bot: string): void;
}) {
  const t = useT();
  const lang = useLang();
  const listed = game.characters ?? [];
  const one = listed.find((c) => c.name === bot);
  const strength = one?.strength ?? bot;
  const strengths = (['easy', 'normal', 'strong'] as const).filter((s) => listed.some((c) => c.strength === s));
  const equals = listed.filter((c) => c.strength === strength);
  const named = (of: Strength, style: string | undefined) => listed.find((c) => c.strength === of && c.style === style)?.name ?? of;
  const line = one && own(words.styles ?? {}, one.style)?.line;
  // A style left to chance is as good as the worst or the best of its strength.
  const ratings = (one ? [one] : equals).flatMap(({ rating }) => rating ?? []);
  return (
    <div className="bots">
      <Choice
        label={t.create.strength}
        value={strength}
        options={strengths.map((s) => ({ id: s, label: t.bots.strengths[s] }))}
        onChange={(s) => onBot(named(s as Strength, one?.style))}
      />
      {equals.length > 0 && (
        <Choice
          label={t.bots.style}
          value={one?.style ?? ANY}
          options={[
            { id: ANY, label: t.bots.anyStyle, icon: 'die' },
            ...equals.map((c) => ({ id: c.style, label: typeset(own(words.styles ?? {}, c.style)?.name ?? c.style, lang) })),
          ]}
          onChange={(style) => onBot(style === ANY ? strength : named(strength as Strength, style))}
        />
      )}
      <p className="cd-muted cd-small">
        {typeset(line ?? own(t.bots.about, strength) ?? '', lang)}
        {ratings.length > 0 && ` ${said(t, ratings)}`}
      </p>
    </div>
  );
}
