/** What can be set in each piece, as forms show it: the bounds are the reader's (a test holds one against the other). */
import type { Lang } from '@cosmodrome/kit/text';
import { SCENERY } from '../content/map.ts';
import type { Mission, MissionPiece, PieceKind, PieceOf, Square } from '../content/mission.ts';
import { CIVILIANS } from '../content/npcs.ts';
import { TOKENS } from '../content/tokens.ts';
import { NAMES } from '../ui/terms.ts';
import { type Field, LABELS } from './labels.ts';

export type FieldForm =
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'one'; readonly of: readonly (string | null)[] }
  /** Several of these. */
  | { readonly is: 'some'; readonly of: readonly string[]; readonly from: number; readonly to: number }
  | { readonly is: 'squares'; readonly from: number; readonly to: number }
  /** Consoles, each with what belongs to it. */
  | { readonly is: 'sites'; readonly with: 'opens' | 'entry'; readonly to: number }
  | { readonly is: 'figures'; readonly to: number };
const number = (from: number, to: number): FieldForm => ({ is: 'number', from, to });
const one = (...of: readonly (string | null)[]): FieldForm => ({ is: 'one', of });
const aim = one('primary', 'secondary');
const pegs = number(0, 6);
const reward = number(0, 20);
/** Tokens of the base pool that a piece may be about. */
const token = one(...TOKENS.filter(({ size, pool }) => size === 'small' && pool === 'base').map(({ kind }) => kind));
const object = one(...Object.values(SCENERY).map(({ kind }) => kind), 'wall-console');
type Forms = { readonly [K in PieceKind]: { readonly [F in Exclude<keyof PieceOf<K>, 'piece'>]: FieldForm } };
export const FORMS: Forms = {
  loot: { aim, success: number(0, 99), great: number(0, 99) },
  take: { aim, token, at: object, pegs },
  hidden: { aim, token, crates: one('crate', 'large-crate'), pegsTaken: pegs, pegsARound: pegs },
  check: {
    aim: one('primary', 'secondary', null),
    sites: { is: 'sites', with: 'opens', to: 8 },
    hits: number(1, 6),
    reward,
    pegsOff: pegs,
  },
  informant: { aim, civilians: { is: 'some', of: CIVILIANS, from: 2, to: CIVILIANS.length }, token, reward, pegsAttack: pegs },
  stalls: { draw: number(1, 5) },
  collect: { aim, what: one('weapon', 'armour', 'special', 'goods'), number: number(1, 12), reward },
  seal: { aim, sites: { is: 'sites', with: 'entry', to: 6 }, dice: number(1, 4), reward, rewardMost: reward },
  bounty: { aim, every: number(1, 12), reward, most: reward },
  prisoner: { aim, who: one(...CIVILIANS), cells: { is: 'squares', from: 2, to: 12 }, reward },
  charges: {
    aim,
    at: object,
    needed: number(1, 12),
    more: number(0, 12),
    rounds: number(1, 9),
    pegs,
    rewardMost: reward,
    rewardTied: reward,
    reward,
  },
  start: { figures: { is: 'figures', to: 24 } },
};
/** What a new piece begins with. */
export function freshPiece(kind: PieceKind, { pieces }: Pick<Mission, 'pieces'>): MissionPiece {
  const led = pieces.some((p) => 'aim' in p && p.aim === 'primary');
  const aim = led ? 'secondary' : 'primary';
  const used = new Set(pieces.flatMap((p) => ('token' in p ? [p.token] : [])));
  const token = (['objective-3', 'objective-5', 'objective-7', 'objective-0'] as const).find((kind) => !used.has(kind)) ?? 'objective-3';
  switch (kind) {
    case 'loot':
      return { piece: 'loot', aim, success: 10, great: 18 };
    case 'take':
      return { piece: 'take', aim, token, at: 'console', pegs: 0 };
    case 'hidden':
      return { piece: 'hidden', aim, token, crates: 'large-crate', pegsTaken: 1, pegsARound: 0 };
    case 'check':
      return { piece: 'check', aim, sites: [{ at: [0, 0], opens: [] }], hits: 2, reward: 2, pegsOff: 0 };
    case 'informant':
      return { piece: 'informant', aim, civilians: ['kaori', 'butler', 'ooma'], token, reward: 6, pegsAttack: 1 };
    case 'stalls':
      return { piece: 'stalls', draw: 2 };
    case 'collect':
      return { piece: 'collect', aim, what: 'weapon', number: 3, reward: 2 };
    case 'seal':
      return {
        piece: 'seal',
        aim,
        sites: ([1, 2, 3, 4, 5, 6] as const).map((entry) => ({ at: [0, 0] as Square, entry })),
        dice: 1,
        reward: 6,
        rewardMost: 2,
      };
    case 'bounty':
      return { piece: 'bounty', aim, every: 2, reward: 1, most: 3 };
    case 'prisoner':
      return {
        piece: 'prisoner',
        aim,
        who: 'treva-jole',
        cells: [
          [0, 0],
          [0, 0],
        ],
        reward: 8,
      };
    case 'charges':
      return { piece: 'charges', aim, at: 'pylon', needed: 3, rounds: 3, pegs: 1, rewardMost: 10, rewardTied: 8, reward: 6 };
    case 'start':
      return { piece: 'start', figures: [{ who: 'harvester', at: { entry: 1 } }] };
  }
}
/** Squares of the map a piece speaks of. */
export const squaresOf = (piece: MissionPiece): readonly Square[] =>
  piece.piece === 'check'
    ? piece.sites.flatMap(({ at, opens }) => [at, ...opens])
    : piece.piece === 'seal'
      ? piece.sites.map(({ at }) => at)
      : piece.piece === 'prisoner'
        ? piece.cells
        : piece.piece === 'start'
          ? piece.figures.flatMap(({ at }) => ('square' in at ? [at.square] : []))
          : [];
export function nameOfValue(field: Field, value: string | null, lang: Lang): string {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  if (value === null) return labels.onTheWay;
  switch (field) {
    case 'aim':
      return value === 'primary' ? labels.primary : labels.secondary;
    case 'token':
      return names.tokens[value as keyof typeof names.tokens];
    case 'what':
      return labels.whats[value as keyof typeof labels.whats];
    case 'at':
    case 'crates':
      return names.structures[value as keyof typeof names.structures].name;
    default:
      return names.npcs[value as keyof typeof names.npcs].name;
  }
}
