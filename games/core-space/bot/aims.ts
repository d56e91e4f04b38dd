/**
 * What a mission is about, read from its pieces: where somebody has to go for it, what is done there, what that is worth. No mission
 * is known by its name, so that those of strangers are played for what they are about.
 */
import { consoleSquare } from '../content/flaws.ts';
import { LAST_ROUND } from '../content/hostility.ts';
import type { MissionPiece, PieceKind, PieceOf } from '../content/mission.ts';
import { REACH } from '../content/ranges.ts';
import { STRUCTURE } from '../content/scenery.ts';
import type { TokenData, TokenKind } from '../content/tokens.ts';
import { bladesOf } from '../judge/arms.ts';
import { doorsInto, roomAtSquare } from '../judge/doors.ts';
import { dataOf, isA, isTeam, isUsable, persuasionOf, sideOf, skillStat } from '../judge/figures.ts';
import { chargesNeeded, chargesPlaced, consoleAt, sitesBy, slotsOf, type Thing, thingsOf, touchesIt } from '../judge/objectives.ts';
import { gapTo, inContact, stands, touchesThing } from '../judge/place.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import { isHandy, skillDice } from '../rules/pieces/piece.ts';
import { type CrewId, type DoorId, figureOf, type ObjectiveState, type RoomId, type Shown } from '../state.ts';
import type { Act } from '../topics.ts';
import type { View } from '../view.ts';
import { besides } from './ground.ts';
import { chanceOf } from './odds.ts';

/** Something to be done somewhere for the mission's sake. */
export type Errand = {
  readonly kind: 'console' | 'person' | 'door' | 'foe';
  /** The figure or door, or the piece. */
  readonly id: number;
  /** In UA, once it is done; the chance that one try does it. */
  readonly worth: number;
  readonly odds: number;
  /** Squares to do it from; the same squares have the same name. */
  readonly name: string;
  readonly squares: () => readonly number[];
  readonly touches: (there: Shown) => boolean;
  readonly isDoneBy: (act: Act) => boolean;
  /** Who does it need not come home: when all is done, everybody is safe. */
  readonly ends?: boolean;
};

/** What it is worth to achieve what a mission is about, besides its reward. */
export const CLAIM = 24;
const claimOf = (piece: MissionPiece): number => ('aim' in piece && piece.aim === 'primary' ? CLAIM : 0);

// ------------------------------------------------------------------ what is carried

/** What a token is worth besides what it sells for, to whoever brings it home. */
export function prizeOf(view: View, kind: TokenKind): number {
  let prize = 0;
  for (const piece of missionOf(view).pieces)
    if ((piece.piece === 'take' || piece.piece === 'hidden' || piece.piece === 'informant') && piece.token === kind)
      prize += claimOf(piece) + (piece.piece === 'informant' ? piece.reward : 0);
  return prize;
}
/** Somebody who is to be brought home. */
export function ransomOf(view: View, f: Shown): number {
  let prize = 0;
  for (const [i, piece] of missionOf(view).pieces.entries())
    if (piece.piece === 'prisoner' && view.objectives[i]!.figures.includes(f.id)) prize += claimOf(piece) + piece.reward;
  return prize;
}
/** What may lie hidden in a crate of this kind, nobody has found it yet. */
export const hiddenIn = (view: View, large: boolean): readonly PieceOf<'hidden'>[] =>
  missionOf(view).pieces.flatMap((piece, i) =>
    piece.piece === 'hidden' && !view.objectives[i]!.done && (piece.crates === 'large-crate') === large ? [piece] : [],
  );
/** New things of a sort of which one needs more: what each of them adds. */
export function wantedOf(view: View, kind: TokenData['type'] | 'weapon'): number {
  let more = 0;
  for (const piece of missionOf(view).pieces)
    if (piece.piece === 'collect' && piece.what === kind) more += (claimOf(piece) + piece.reward) / piece.number;
  return more;
}

// ------------------------------------------------------------------ who is in the way

const purgeLeft = (view: View): Shown[] => view.figures.filter((f) => stands(f) && f.crew === null && sideOf(f) === 'purge');
/** All Entry Points are sealed: nobody comes any more, and whoever is left is to go. */
const isSealed = (piece: MissionPiece, own: ObjectiveState): piece is PieceOf<'seal'> => piece.piece === 'seal' && !own.by.includes(null);
export const isQuiet = (view: View): boolean =>
  missionOf(view).pieces.some((piece, i) => isSealed(piece, view.objectives[i]!)) ||
  new Set(view.seals.map(({ entry }) => entry)).size >= 6;
/** What a mission pays for striking this one down. */
export function bountyOn(view: View, crew: CrewId, foe: Shown): number {
  if (foe.being.kind !== 'purge' || foe.crew !== null) return 0;
  let bounty = 0;
  for (const [i, piece] of missionOf(view).pieces.entries()) {
    const own = view.objectives[i]!;
    if (piece.piece === 'bounty' && Math.floor(own.counts[crew]! / piece.every) * piece.reward < piece.most)
      bounty += (piece.reward + claimOf(piece) / Math.max(1, piece.most / piece.reward)) / piece.every;
    if (isSealed(piece, own) && own.by.includes(crew)) bounty += (claimOf(piece) + piece.reward) / Math.max(1, purgeLeft(view).length);
  }
  return bounty;
}
/** Rounds until everything blows up or the ships leave, this one not counted. CS-RULING-342 */
export function roundsLeft(view: View): number {
  let left = Math.max(0, LAST_ROUND - view.round);
  for (const [i, piece] of missionOf(view).pieces.entries()) {
    const own = view.objectives[i]!;
    if (piece.piece === 'charges' && own.round > 0 && !own.done) left = Math.min(left, own.round + piece.rounds - view.round);
  }
  return left;
}

// ------------------------------------------------------------------ where to go

type Place = Pick<Errand, 'name' | 'squares' | 'touches'>;
function placeOf(view: View, thing: Thing): Place {
  const { map } = siteOf(view);
  const touches = (there: Shown) => touchesIt(view, there, thing);
  if ('squares' in thing) return { name: `beside ${thing.squares.join(' ')}`, squares: () => besides(view, thing.squares), touches };
  const [c, r] = consoleSquare(map, thing.bar);
  const square = r * map.plan.cols + c;
  return { name: `square ${square}`, squares: () => [square], touches };
}
function placeBy(view: View, other: Shown): Place {
  const { plan } = siteOf(view).map;
  const square = Math.floor(other.y / 100) * plan.cols + Math.floor(other.x / 100);
  return { name: `square ${square}`, squares: () => [square], touches: (there) => inContact(view, there, other) };
}
const interacts =
  (piece: number, site: number) =>
  (act: Act): boolean =>
    act.do === 'interact' && act.piece === piece && (act.site === site || site < 0);

/** Cells nobody has looked into. */
function shutCells(
  view: View,
  piece: PieceOf<'prisoner'>,
): readonly { readonly cell: number; readonly room: RoomId; readonly doors: DoorId[] }[] {
  const { map } = siteOf(view);
  return piece.cells.flatMap((at, cell) => {
    const doors = doorsInto(view, [at]);
    const shut = doors.length > 0 && doors.every((door) => view.doors[door] !== 'open');
    return shut ? [{ cell, room: roomAtSquare(map, at) as RoomId, doors }] : [];
  });
}
/** What opening these rooms gives, as far as somebody is looked for in them. */
function openingWorth(view: View, rooms: readonly number[]): number {
  let worth = 0;
  for (const [i, piece] of missionOf(view).pieces.entries()) {
    if (piece.piece !== 'prisoner' || view.objectives[i]!.done) continue;
    const shut = shutCells(view, piece);
    const hit = shut.filter(({ room }) => rooms.includes(room)).length;
    if (hit > 0) worth += ((claimOf(piece) + piece.reward) * 0.7 * hit) / shut.length;
  }
  return worth;
}
/** How this one could open a shut door, and how likely that is. */
function openerOf(
  view: View,
  f: Shown,
  door: DoorId,
): { readonly odds: number; readonly far: boolean; readonly force: boolean } | undefined {
  const tool = (does: 'open-locked-door' | 'hack-door') =>
    f.inventory.some((token) => {
      if (view.tokens.face[token]! < 0) return false;
      const data = dataOf(view, token);
      return isA(data, 'special') && data.effect.does === does && isUsable(view, f, token);
    });
  if (tool('hack-door')) return { odds: 1, far: true, force: false };
  if (tool('open-locked-door')) return { odds: 1, far: false, force: false };
  const dice = Math.max(0, ...bladesOf(view, f).map((blade) => blade.dice));
  const odds = view.doors[door] === 'locked' ? chanceOf(1, dice, STRUCTURE.door.armour!) : 0;
  return odds > 0.12 ? { odds, far: false, force: true } : undefined;
}
const persuades = (view: View, f: Shown, npc: Shown): number => chanceOf(persuasionOf(view, npc) + 1, skillStat(f), 0);

type Read<K extends PieceKind> = (view: View, f: Shown, piece: PieceOf<K>, own: ObjectiveState, index: number) => readonly Errand[];
const nothing = (): readonly Errand[] => [];
const READ: { readonly [K in PieceKind]: Read<K> } = {
  loot: nothing,
  // What it is worth is what the token is: `Mind.goals`.
  take: nothing,
  hidden: nothing,
  collect: nothing,
  bounty: nothing,
  start: nothing,
  check: (view, f, piece, own, index) => {
    const { map } = siteOf(view);
    const odds = chanceOf(piece.hits, skillDice(f), 0);
    return piece.sites.flatMap(({ at, opens }, site): Errand[] => {
      if (own.by[site] !== null || odds === 0) return [];
      const worth =
        piece.reward +
        claimOf(piece) / piece.sites.length +
        (0.5 * piece.pegsOff) / piece.sites.length +
        openingWorth(
          view,
          opens.map((square) => roomAtSquare(map, square)),
        );
      return [{ kind: 'console', id: index, worth, odds, ...placeOf(view, consoleAt(map, at)), isDoneBy: interacts(index, site) }];
    });
  },
  informant: (view, f, piece, own) => {
    if (own.done) return [];
    const open = own.figures.filter((id, i) => own.by[i] === null && stands(figureOf(view, id)));
    return open.map((id) => {
      const npc = figureOf(view, id);
      return {
        kind: 'person',
        id,
        worth: (claimOf(piece) + piece.reward) / open.length + 1,
        odds: persuades(view, f, npc),
        ...placeBy(view, npc),
        isDoneBy: (act) => act.do === 'persuade' && act.at === id && act.aim === 'information',
      };
    });
  },
  stalls: (view, _f, _piece, own, index) =>
    thingsOf(siteOf(view).map, 'stall').flatMap((thing, site): Errand[] =>
      own.by[site] === null
        ? [{ kind: 'console', id: index, worth: 2, odds: 1, ...placeOf(view, thing), isDoneBy: interacts(index, site) }]
        : [],
    ),
  seal: (view, f, piece, own, index) => {
    const { map } = siteOf(view);
    const open = own.by.filter((by) => by === null).length;
    // Every one counts, for without it the others were in vain: the more, the fewer are left.
    const worth = (0.8 + 0.25 * (own.by.length - open)) * (claimOf(piece) + piece.reward);
    const odds = chanceOf(1, piece.dice + (isHandy(f) ? 1 : 0), 0);
    const sites = piece.sites.flatMap(({ at }, site): Errand[] =>
      own.by[site] === null
        ? [{ kind: 'console', id: index, worth, odds, ...placeOf(view, consoleAt(map, at)), isDoneBy: interacts(index, site), ends: true }]
        : [],
    );
    if (open > 0) return sites;
    return purgeLeft(view).map((foe) => ({
      kind: 'foe',
      id: foe.id,
      worth: 0.6 * bountyOn(view, f.crew ?? (0 as CrewId), foe),
      odds: 1,
      ...placeBy(view, foe),
      touches: () => false,
      isDoneBy: () => false,
      ends: true,
    }));
  },
  prisoner: (view, f, piece, own) => {
    const { map } = siteOf(view);
    const prize = claimOf(piece) + piece.reward;
    if (own.done)
      return own.figures.flatMap((id): Errand[] => {
        const npc = figureOf(view, id);
        if (!stands(npc) || npc.crew === f.crew) return [];
        const free = npc.crew === null;
        return [
          {
            kind: 'person',
            id,
            worth: prize * (free ? 0.9 : 0.5),
            odds: free ? 1 : persuades(view, f, npc),
            ...placeBy(view, npc),
            isDoneBy: (act) => (free ? act.do === 'fetch' : act.do === 'persuade' && act.aim === 'join' && act.at === id),
          },
        ];
      });
    return shutCells(view, piece).flatMap(({ room, doors }) =>
      doors.flatMap((door): Errand[] => {
        const by = openerOf(view, f, door);
        if (!by) return [];
        const { bar } = map.doors[door]!;
        return [
          {
            kind: 'door',
            id: door,
            worth: openingWorth(view, [room]),
            odds: by.odds,
            name: `door ${door}`,
            squares: () => squaresBeside(view, door).filter((square) => map.rooms[square] !== room),
            touches: (there) => (by.far ? gapTo(there, [bar]) <= REACH.medium : touchesThing(view, there, bar)),
            isDoneBy: (act) => (act.do === 'wreck' || act.do === 'door') && (act.do === 'wreck') === by.force && act.door === door,
          },
        ];
      }),
    );
  },
  charges: (view, f, piece, own, index) => {
    const running = own.round > 0;
    const slots = slotsOf(piece, view.crews.length);
    const placed = (chargesPlaced(own) * piece.needed) / chargesNeeded(piece, view.crews.length);
    const rivals = view.crews.length > 1 && view.settings.mode === 'versus';
    // Who takes charges off sets the countdown back for all: only from those who would win by it.
    const isAhead = (by: CrewId): boolean => !isTeam(view, by, f.crew!) && sitesBy(own, by) > sitesBy(own, f.crew!);
    // The more there are, the more is lost without the next.
    const mine = (1 / piece.needed + 0.15 * Math.min(placed, piece.needed - 1)) * (claimOf(piece) + piece.rewardMost);
    return thingsOf(siteOf(view).map, piece.at).flatMap((thing, i): Errand[] => {
      const sites = Array.from({ length: slots }, (_, slot) => i * slots + slot);
      return sites.flatMap((site): Errand[] => {
        const by = own.by[site]!;
        if (by === null ? slots > 1 && site % slots !== f.crew : running || !rivals || !isAhead(by)) return [];
        const worth = by !== null ? 0.3 * mine : running || placed >= piece.needed ? (rivals ? 0.6 * mine : 0) : mine;
        const odds = by === null ? 1 : chanceOf(1, 1, 0);
        return [{ kind: 'console', id: index, worth, odds, ...placeOf(view, thing), isDoneBy: interacts(index, site) }];
      });
    });
  },
};
/** Squares on both sides of a door. */
export function squaresBeside(view: View, door: DoorId): number[] {
  const { map } = siteOf(view);
  const { cols, rows } = map.plan;
  const [x1, y1, x2, y2] = map.doors[door]!.bar;
  const out: number[] = [];
  const add = (c: number, r: number) => c >= 0 && r >= 0 && c < cols && r < rows && out.push(r * cols + c);
  if (x1 === x2)
    for (let r = y1 / 100; r < y2 / 100; r++) {
      add(x1 / 100 - 1, r);
      add(x1 / 100, r);
    }
  else
    for (let c = x1 / 100; c < x2 / 100; c++) {
      add(c, y1 / 100 - 1);
      add(c, y1 / 100);
    }
  return out;
}
/** All that the mission has for this one to do. */
export const errandsOf = (view: View, f: Shown): readonly Errand[] =>
  f.being.kind === 'purge'
    ? []
    : missionOf(view).pieces.flatMap((piece, i) => (READ[piece.piece] as Read<PieceKind>)(view, f, piece, view.objectives[i]!, i));
/** The piece whose token whoever Interacts with something may take, and where. */
export function takes(
  view: View,
): readonly { readonly index: number; readonly piece: PieceOf<'take'>; readonly places: readonly Place[] }[] {
  return missionOf(view).pieces.flatMap((piece, index) =>
    piece.piece === 'take' && !view.objectives[index]!.done
      ? [{ index, piece, places: thingsOf(siteOf(view).map, piece.at).map((thing) => placeOf(view, thing)) }]
      : [],
  );
}
