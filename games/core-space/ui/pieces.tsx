/** The pieces: figures on their bases, tokens, dice, pegs. All drawings are symbols of the sprite. */
import type { Lang } from '@cosmodrome/kit/text';
import { useId } from 'react';
import { COMBAT_DICE } from '../content/dice.ts';
import { NPC, type NpcId } from '../content/npcs.ts';
import type { PurgeKind } from '../content/purge.ts';
import { SIZES, TOKENS, type TokenSize } from '../content/tokens.ts';
import type { TraderId } from '../content/traders.ts';
import { type Board, BROKEN, JAMMED, type Roll, type Shown, type TokenId } from '../state.ts';
import { NAMES } from './terms.ts';

export const Art = ({ id, size, className }: { readonly id: string; readonly size: number; readonly className?: string }) => (
  <svg className={className ?? 'cs-art'} width={size} height={size} aria-hidden="true">
    <use href={`#cs-${id}`} width="100%" height="100%" />
  </svg>
);

// ------------------------------------------------------------------ portraits and figures

/** Where a drawing has another name than the profile. */
const PORTRAITS: Readonly<Partial<Record<TraderId | NpcId | PurgeKind, string>>> = {
  'treva-jole': 'treva',
  'senna-voss': 'senna',
  'dray-okonta': 'dray',
  'bram-cutter': 'bram',
  'juno-strake': 'juno',
  'isolde-marsh': 'isolde',
  'corvin-hale': 'corvin',
  'nnedi-sol': 'nnedi',
  'live-one': 'liveone',
};
export function portraitOf({ being }: Pick<Shown, 'being'>): string {
  const who = being.kind === 'trader' ? being.sheet.profile : being.kind === 'purge' ? being.type : being.npc;
  return `p-${PORTRAITS[who] ?? who}`;
}
const BASES = { corps: 'base-corps', security: 'base-security', gangers: 'base-ganger', civilians: 'base-civ' } as const;
/** The outline of the base tells the side before any colour does. */
export const baseOf = ({ being }: Pick<Shown, 'being'>): string =>
  being.kind === 'purge' ? 'base-purge' : being.kind === 'npc' ? BASES[NPC[being.npc].category] : 'base-crew';

export interface FigureArtProps {
  readonly figure: Shown;
  readonly r: number;
  /** Seat number of its crew from 1, for the colour. */
  readonly seat: number | undefined;
  readonly ghost?: boolean;
}
/** A figure at the origin, in the units of the deck. */
export function FigureArt({ figure, r, seat, ghost = false }: FigureArtProps) {
  const clip = useId();
  const trader = figure.being.kind === 'trader';
  return (
    <g className="cs-figure" data-ghost={ghost ? '' : undefined} data-seat={seat} data-down={figure.defeated ? '' : undefined}>
      {!ghost && <circle cx={6} cy={10} r={r} fillOpacity={0.45} />}
      {seat !== undefined ? (
        <>
          <circle r={r} fill="#0c0e11" />
          <circle className="cs-seat-fill" r={r * 0.82} />
          <HealthRing r={r} health={trader ? figure.health : 1} of={trader ? figure.fit : 1} />
        </>
      ) : (
        <svg x={-r * 1.12} y={-r * 1.12} width={r * 2.24} height={r * 2.24} aria-hidden="true">
          <use href={`#cs-${baseOf(figure)}`} width="100%" height="100%" />
        </svg>
      )}
      <clipPath id={clip}>
        <circle r={r * 0.78} />
      </clipPath>
      <g clipPath={`url(#${clip})`} transform={figure.prone ? 'rotate(90)' : undefined}>
        <svg x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} aria-hidden="true">
          <use href={`#cs-${portraitOf(figure)}`} width="100%" height="100%" />
        </svg>
      </g>
      {figure.defeated && <Mark art="m-assist" x={-28} y={-28} size={56} />}
      {!figure.defeated && figure.prone && <Mark art="m-prone" x={-r} y={r * 0.3} size={38} />}
      {figure.acted && !ghost && <Mark art="m-activation" x={r * 0.35} y={r * 0.35} size={38} />}
    </g>
  );
}
const Mark = ({ art, x, y, size }: { readonly art: string; readonly x: number; readonly y: number; readonly size: number }) => (
  <svg x={x} y={y} width={size} height={size} aria-hidden="true">
    <use href={`#cs-${art}`} width="100%" height="100%" />
  </svg>
);
/** A ring cut in as many parts as Health; those that are gone are thin and grey. */
function HealthRing({ r, health, of }: { readonly r: number; readonly health: number; readonly of: number }) {
  const R = r * 0.9;
  const at = (turn: number) => `${(R * Math.sin(turn)).toFixed(1)} ${(-R * Math.cos(turn)).toFixed(1)}`;
  return Array.from({ length: of }, (_, i) => (
    <path
      key={i}
      className="cs-health"
      data-gone={i < health ? undefined : ''}
      strokeWidth={r * (i < health ? 0.17 : 0.1)}
      d={`M${at((i / of) * 2 * Math.PI + 0.09)}A${R} ${R} 0 0 1 ${at(((i + 1) / of) * 2 * Math.PI - 0.09)}`}
    />
  ));
}

// ------------------------------------------------------------------ tokens

const WIDE: Readonly<Record<TokenSize, number>> = { small: 64, large: 130, 'extra-large': 196 };
/** What is not drawn: remains of great machines, which no mission of this box leaves behind yet. */
const PLAIN: ReadonlySet<string> = new Set(['spider-token', 'mother-part', 'annihilator-eye', 'machine-chip']);
/** A token of an inventory; one whose face these eyes do not know is blank. */
export function TokenArt({
  board,
  token,
  height = 44,
  lang,
}: {
  readonly board: Board;
  readonly token: TokenId;
  readonly height?: number;
  /** Named for who hovers and who listens. */
  readonly lang?: Lang;
}) {
  const data = TOKENS[board.tokens.face[token]!];
  const size: TokenSize = data?.size ?? 'small';
  const mark = board.marks[token] ?? 0;
  return (
    <span
      className="cs-token"
      title={data && lang ? NAMES[lang].tokens[data.kind] : undefined}
      data-spaces={SIZES[size]}
      data-jammed={mark & JAMMED ? '' : undefined}
      data-broken={mark & BROKEN ? '' : undefined}
    >
      <svg viewBox={`0 0 ${WIDE[size]} 64`} width={(WIDE[size] * height) / 64} height={height} aria-hidden="true">
        <use href={`#cs-tok-${data && !PLAIN.has(data.kind) ? data.kind : 'hidden'}`} width={WIDE[size]} height={64} />
        {(mark & (JAMMED | BROKEN)) > 0 && <use href={`#cs-tok-${mark & BROKEN ? 'broken' : 'jammed'}`} width={64} height={64} />}
      </svg>
    </span>
  );
}

// ------------------------------------------------------------------ dice and pegs

const FACES = { 'double-hit': 'hit2', hit: 'hit', blank: 'blank', fail: 'fail' } as const;
/** A Combat die: the first of a roll is blue, the others red. */
export function Die({ face, blue, size = 36 }: { readonly face: number; readonly blue: boolean; readonly size?: number }) {
  const shown = (blue ? COMBAT_DICE.blue : COMBAT_DICE.red)[face] ?? 'blank';
  return <Art id={`d-${blue ? 'blue' : 'red'}-${FACES[shown]}`} size={size} className="cs-die" />;
}
export const Dice = ({ roll, size }: { readonly roll: Roll; readonly size?: number }) => (
  <span className="cs-dice">
    {roll.map((face, i) => (
      <Die key={i} face={face} blue={i === 0} {...(size ? { size } : {})} />
    ))}
  </span>
);
/** Dice that are not rolled yet. */
export const DiceCount = ({ dice, size = 22 }: { readonly dice: number; readonly size?: number }) => (
  <span className="cs-dice">
    {Array.from({ length: dice }, (_, i) => (
      <Art key={i} id={i === 0 ? 'd-blue-hit' : 'd-red-hit'} size={size} className="cs-die" />
    ))}
  </span>
);
export type PegKind = 'health' | 'skill' | 'ammo' | 'host';
export const Pegs = ({
  kind,
  count,
  of,
  label,
  size = 18,
}: {
  readonly kind: PegKind;
  readonly count: number;
  readonly of: number;
  readonly label: string;
  readonly size?: number;
}) => (
  <span className="cs-pegs" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      <svg key={i} viewBox="0 0 16 20" height={size} aria-hidden="true">
        <use href={`#cs-peg-${i < count ? kind : 'hole'}`} width={16} height={20} />
      </svg>
    ))}
  </span>
);
