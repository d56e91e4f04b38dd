/** Three files, one contract: specialists to choose from, with both skills. */
import type { Json } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { Specialist } from '../content/index.ts';
import type { Props } from './builder.ts';
import { LABELS } from './labels.ts';
import { emblemOf, portraitOf, Sign } from './pieces.tsx';
import { NAMES } from './terms.ts';

export function Hiring(props: Props) {
  const { view, lang, play, names } = props;
  const labels = LABELS[lang];
  const offered = view.offered;
  return (
    <div className="gt-hiring">
      <h2>{offered.length > 1 && view.settings.competition === false ? labels.files(offered.length) : labels.team}</h2>
      <ul className="gt-files">
        {offered.map((who) => (
          <li key={who}>
            <File who={who} lang={lang} state={play.state('hire/keep', who)} onPick={() => play.pick('hire/keep', who as Json)} />
          </li>
        ))}
      </ul>
      <ul className="gt-teams">
        {view.team.map((team, seat) => (
          <li key={seat}>
            <SeatShape seat={seat} size="s" name={names[seat] ?? ''} /> <b data-shortens="">{names[seat]}</b>
            {team.map(({ specialist }) => (
              <span key={specialist} title={NAMES[lang].specialists[specialist]}>
                <Sign id={emblemOf(specialist)} size={30} />
                <span className="cd-hidden">{NAMES[lang].specialists[specialist]}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
function File({
  who,
  lang,
  state,
  onPick,
}: {
  readonly who: Specialist;
  readonly lang: Props['lang'];
  readonly state: 'legal' | 'chosen' | undefined;
  onPick(): void;
}) {
  const { specialists, skills } = NAMES[lang];
  const labels = LABELS[lang];
  const body = (
    <>
      <Sign id={portraitOf(who)} size={100} height={110} className="gt-file__face" />
      <h3>{specialists[who]}</h3>
      <Sign id={emblemOf(who)} size={40} className="gt-file__emblem" />
      {(['a', 'b'] as const).map((letter) => (
        <p key={letter} data-skill={letter}>
          <b>{letter.toUpperCase()}</b> <small>{letter === 'a' ? labels.now : labels.fromRound}</small>
          <span>{skills[`${who}-${letter}`]}</span>
        </p>
      ))}
    </>
  );
  return state ? (
    <button type="button" className="gt-file" data-target="" data-state={state} data-at={`specialist:${who}`} onClick={onPick}>
      <span className="cd-hidden">{labels.hire(specialists[who])}</span>
      {body}
    </button>
  ) : (
    <article className="gt-file">{body}</article>
  );
}
