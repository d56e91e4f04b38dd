/** A ship as it is drawn: its hull with its name, and what lies in the twelve spaces of its hold. */
import { CREWS, type CrewId, SIZES, type TokenKind, tokenOf } from '@cosmodrome/core-space/content/index';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { SHIP_NAMES } from '../content/index.ts';
import type { Crew } from '../state.ts';
import type { CampaignWords } from '../text/compose.ts';
import { aboutToken, Thing } from './parts.tsx';

/** Six are known by their names; any other is one of them painted over, the same all through a campaign. */
export function hullOf({ ship, seat }: Pick<Crew, 'ship' | 'seat'>): CrewId {
  const known = (SHIP_NAMES as readonly string[]).indexOf(ship);
  return CREWS[known] ?? CREWS[seat % CREWS.length]!;
}
/** A longer name is drawn narrower. */
const LONG = 16;
export const HullArt = ({ id, name }: { readonly id: CrewId; readonly name?: string }) => (
  <svg className="csc-hull-art" viewBox="0 0 520 300" aria-hidden="true">
    <use href={`#csc-ship-${id}`} width={520} height={300} />
    {name !== undefined && (
      <text x={408} y={90} textAnchor="end" {...(name.length > LONG && { textLength: 290, lengthAdjust: 'spacingAndGlyphs' })}>
        {name.toUpperCase()}
      </text>
    )}
  </svg>
);
const spaces = (kind: TokenKind): number => SIZES[tokenOf(kind).size];
/** Widest first: whatever fits by its spaces then fits in two rows of six. */
export const stowed = (hold: readonly TokenKind[]): readonly TokenKind[] => hold.toSorted((a, b) => spaces(b) - spaces(a));
export const Hull = ({ crew, words }: { readonly crew: Crew; readonly words: CampaignWords }) => (
  <div className="csc-hull">
    <HullArt id={hullOf(crew)} name={crew.ship} />
    <div className="csc-stowed">
      {stowed(crew.hold).map((kind, i) => (
        <span key={i} data-spaces={spaces(kind)}>
          <Explain about={aboutToken(kind, words)} className="csc-token">
            <Thing kind={kind} height={44} name={words.called.token(kind)} />
          </Explain>
        </span>
      ))}
    </div>
  </div>
);
