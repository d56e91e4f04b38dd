/** What lies before a player, on their card beside the board: the team's colour, both characters with hearts and points, items, and what I think of them. */
import type { Seat } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { useFrame } from '@cosmodrome/kit/ui/frame';
import type { Notion } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { teamOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { useMarks } from './marks.ts';
import { GLYPH, Hearts, I, Portrait } from './pieces.tsx';
import { explained, NAMES } from './terms.ts';

const KINDS = ['soldier', 'android'] as const;
/** Where everybody's opinion of everybody begins. */
const UNSURE = 2;

export function TeamSheet({ view, seat, lang }: { readonly view: View; readonly seat: Seat; readonly lang: Lang }) {
  const { match, seat: me, words } = useFrame();
  const [marks] = useMarks(match ?? '', me);
  const labels = LABELS[lang];
  const team = teamOf(view, seat);
  const about = (key: Notion, first?: string) =>
    words ? explained(words, key, first ? { first: [first] } : {}) : { title: key, text: '' };
  const mine = me === undefined || me === seat || view.ending !== null;
  return (
    <div className="pan-sheet" style={{ '--pan-of': `var(--pan-${team.colour})` } as React.CSSProperties}>
      {!team.out &&
        KINDS.map((kind) => {
          const is = team[kind];
          return (
            <Explain key={kind} className="pan-sheet__member" about={about(kind, `${labels.heartsOf(is.hp)}, ${labels.apLeft(is.ap)}.`)}>
              <Portrait kind={kind} colour={team.colour} size={24} />
              {is.hp > 0 ? <Hearts hp={is.hp} label={`${labels[kind]}, ${labels.heartsOf(is.hp)}`} /> : <i>{labels.dead}</i>}
              <b>{labels.ap(is.ap)}</b>
            </Explain>
          );
        })}
      <p className="pan-sheet__foot">
        <b>{NAMES[lang].colours[team.colour]}</b>
        {view.first === seat && <span className="pan-sheet__tag">{labels.firstPlayer}</span>}
        {team.laid.map((item, i) => (
          <Explain key={`${i} ${item}`} about={about(item, labels.stays)} className="pan-chip">
            <I name={GLYPH[item]} size={14} /> <span className="pan-unseen">{NAMES[lang].cards[item].name}</span>
          </Explain>
        ))}
        {team.ammo.map((n, i) => (
          <Explain key={`${i} ${n}`} about={about('ammo', labels.bullets(n))} className="pan-chip">
            <I name="g-ammo" size={14} /> {n} / 4
          </Explain>
        ))}
        {!mine && (
          <Explain
            about={{ title: labels.notebook.heading, text: [labels.notebook.private] }}
            className={marks.trust[seat] === undefined ? 'pan-sheet__trust pan-soft' : 'pan-sheet__trust'}
          >
            <I name="g-notebook" size={14} /> {typeset(labels.notebook.levels[marks.trust[seat] ?? UNSURE].toLowerCase(), lang)}
          </Explain>
        )}
      </p>
    </div>
  );
}
