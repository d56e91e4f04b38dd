/** Parts of sentences that every language builds alike from its own names and small words. */
import { DIRECTIONS } from '@cosmodrome/kit/hexes';
import { type FindKind, type FoeType, type ItemKind, ROLES, type Role, SHEETS, tilePrint } from '../content/index.ts';
import type { Spot, Thing, Who } from '../notes.ts';
import { BOSS, type CardId, type Cell, type Edge, type FigureId } from '../state.ts';
import type { ThingRef, TradeRef } from '../topics.ts';
import type { View } from '../view.ts';
import type { Names, Printed } from './lexicon.ts';

/** The small words of a language. */
export type Small = {
  readonly and: string;
  readonly hiddenTile: string;
  readonly tile: (n: number) => string;
  readonly item: string;
  readonly alien: string;
  readonly between: (a: string, b: string) => string;
  readonly locker: (role: string) => string;
  /** The same as a term. */
  readonly lockerTerm: (role: string) => string;
  readonly discovery: string;
  /** What the sheet of a Rocketeer says: who it is, and what their Overkill gives. */
  readonly sheet: (name: string, gives: string) => string;
};
/** What a Discovery token can show. */
export const foundIn = (names: Names, find: FindKind): Printed =>
  find === 'thrall-oxygen-tank' ? names.oxygen : find === 'mysterium' ? names.components.mysterium : names.items[find];
/** Labels of answers are short. */
export const clip = (s: string): string => (s.length > 22 ? `${s.slice(0, 21)}…` : s);
export const faces = (f: readonly number[]): string => f.join(' ');
/** Actions the Rocketeer has left. */
export function actionsLeft(view: View, role: Role | ''): number {
  const sheet = view.rocketeers.find((x) => x.role === role);
  return sheet ? sheet.ap.standard + sheet.ap.restricted + (sheet.ap.command ? 1 : 0) : 0;
}

/** Where a place without a name lies: in which direction of which tile that has one. */
export function besideWhat(
  view: View,
  { q, r }: { readonly q: number; readonly r: number },
): { readonly cell: Cell; readonly direction: number } | undefined {
  for (const known of view.cells) {
    if (known.tile === 0) continue;
    const direction = DIRECTIONS.findIndex((d) => known.q + d.q === q && known.r + d.r === r) + 1;
    if (direction > 0) return { cell: known.cell, direction };
  }
  return undefined;
}

export function partsOf(names: Names, small: Small) {
  const role = (r: Role): string => `{#${r}|${names.roles[r].name}}`;
  const roleName = (r: Role | ''): string => (r === '' ? '' : names.roles[r].name);
  const roleHelp = (r: Role): string => small.sheet(SHEETS[r].name, names.roles[r].gives);
  const roles = Object.fromEntries(ROLES.map((r) => [r, { name: names.roles[r].name, help: roleHelp(r) }])) as Record<Role, Printed>;
  const foe = (f: FoeType): string => `{#${f}|${names.foes[f].name}}`;
  const item = (i: ItemKind): string => `{#${i}|${names.items[i].name}}`;
  const found = (find: FindKind): Printed => foundIn(names, find);
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${small.and} ${parts.at(-1)}`;
  const tileName = (n: number): string => {
    const { name } = n === 0 ? { name: '' as const } : tilePrint(n);
    return name ? names.tiles[name] : n === 0 ? small.hiddenTile : small.tile(n);
  };
  const at = (s: Spot): string => tileName(s[1]);
  const who = (w: Who): string => `${foe(w.type)} (${at(w.spot)})`;

  // what a view shows
  const cardName = (view: View, card: CardId): string => {
    const kind = view.cards[card]?.kind;
    return kind ? names.items[kind].name : small.item;
  };
  const figureName = (view: View, id: FigureId): string => {
    const type = id === BOSS ? view.boss?.type : view.aliens.find((a) => a.id === id)?.type;
    return type ? names.foes[type].name : small.alien;
  };
  const cell = (view: View, c: Cell): string => tileName(view.cells[c]?.tile ?? 0);
  const edgeName = (view: View, edge: Edge): string => {
    const known = view.edges.find((x) => x.edge === edge);
    return known ? small.between(cell(view, known.a), cell(view, known.b)) : '';
  };
  const thingRef = (view: View, thing: ThingRef): string =>
    thing.kind === 'card' ? cardName(view, thing.card) : thing.kind === 'locker' ? small.locker(roleName(thing.role)) : small.discovery;
  const tradeRef = (view: View, ref: TradeRef): string =>
    ref.kind === 'o2' ? '1 O²' : ref.kind === 'component' ? names.components[ref.component].name : cardName(view, ref.card);
  const thing = (x: Thing): string => {
    switch (x.kind) {
      case 'item':
        return item(x.item);
      case 'find':
        return `{#${x.find}|${found(x.find).name}}`;
      case 'locker':
        return small.lockerTerm(role(x.role));
      case 'mine':
        return item('electro-mine');
      case 'component':
        return `{#${x.component}|${names.components[x.component].name}}`;
      case 'o2':
        return '1 {#o2|O²}';
    }
  };

  // what is being asked
  /** The Rocketeer who decides. */
  const asked = (view: View): string => roleName(view.scene?.role ?? '');
  /** The other one, of whom something is wanted or who wants it. */
  const partner = (view: View): string => (view.scene && 'other' in view.scene ? roleName(view.scene.other) : '');
  /** The card that is being used. */
  const askedItem = (view: View): string => (view.scene?.kind === 'gear' ? cardName(view, view.scene.card) : '');
  return {
    role,
    roleName,
    roleHelp,
    roles,
    foe,
    item,
    found,
    list,
    at,
    who,
    cardName,
    figureName,
    cell,
    edgeName,
    thingRef,
    tradeRef,
    thing,
    asked,
    partner,
    askedItem,
  };
}
