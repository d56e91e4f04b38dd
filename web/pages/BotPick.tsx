/** Which bot sits there: how well it plays, and what it likes or whatever chance gives it. */
import type { Strength } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import type { GameInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Choice } from './Terms.tsx';

const ANY = '';
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
  const rating = one?.rating;
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
        {rating && ` ${'points' in rating ? t.bots.points(rating.points, rating.error) : t.bots.won(rating.won, rating.of)}`}
      </p>
    </div>
  );
}
