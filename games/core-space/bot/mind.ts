/** What a crew makes of the table: who is with it and against it, what things are worth to it, how long one can stay. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { levelOf, PEGS_A_ROUND, SPACES } from '../content/hostility.ts';
import { storeOf, TOKENS, type TokenData, type TokenKind } from '../content/tokens.ts';
import { TRADER } from '../content/traders.ts';
import { areEnemies, belongingsOf, dataOf, inTruce, isA, isTeam, isUsable, markOf, TRADER_SPACES, wornBy } from '../judge/figures.ts';
import { stands, touchesSquares } from '../judge/place.ts';
import { airlockOf, doorPlaces } from '../judge/reach.ts';
import { type Site, siteOf } from '../judge/site.ts';
import { heardBy, type Said } from '../judge/wishes.ts';
import {
  BROKEN,
  type Crate,
  type CrateId,
  type CrewId,
  crewFor,
  type FigureId,
  FLIPPED,
  FOUND,
  type RoomId,
  type Shown,
  SPENT,
  type TokenId,
} from '../state.ts';
import type { View } from '../view.ts';
import { type Errand, errandsOf, hiddenIn, isQuiet, prizeOf, ransomOf, roundsLeft, takes, wantedOf } from './aims.ts';
import { besides, FAR, type Field, type Ground, groundOf, type Near } from './ground.ts';
import type { At } from './seat.ts';
import type { Leader } from './style.ts';

// ------------------------------------------------------------------ what a find is worth, on average

/** Azurium counts 5 as loot. */
export const sellOf = (data: TokenData): number => (isA(data, 'goods') && data.goods.is === 'azurium' ? 5 : data.sell);
function meanOf(store: string): number {
  const those = TOKENS.filter((token) => token.pool === 'base' && storeOf(token.kind) === store);
  const n = those.reduce((sum, { count }) => sum + count, 0);
  return those.reduce((sum, token) => sum + token.count * sellOf(token as TokenData), 0) / n;
}
const MEAN = { small: meanOf('bag'), large: meanOf('large') } as const;
/** Of three things drawn: the best, the middle one, the least, in parts of what one is worth on average. */
const BEST_OF_THREE = [1.8, 0.85, 0.35] as const;
const BEST_OF_TWO = [1.4, 0.6] as const;
/** What somebody else has left in a crate, in parts of a full one. */
const LEFT_BY_OTHERS = 0.2;

// ------------------------------------------------------------------ the crew's mind

/** Somewhere worth going. */
export type Goal = {
  readonly kind: 'crate' | 'room' | 'token' | 'body' | Errand['kind'];
  readonly id: number;
  /** In UA, to this Trader, as it stands. */
  readonly worth: number;
  readonly field: Field;
  /** Where one has arrived. */
  readonly squares: readonly number[];
  /** From there home. */
  readonly home: number;
  /** What the mission wants of it. */
  readonly errand?: Errand;
};
/** What each round costs a Trader at each level of the track, in parts of its life. */
const RISKS = [0, 0.004, 0.012, 0.025, 0.06, 0.11, 0.18, 0.26] as const;
/** A Trader's own life, and what it may still bring, in UA. */
export const LIFE = 4;

/** So much of the way home counts where one may never have to go it. */
const HALF_WAY = 0.4;
/**
 * Nobody waits for ever before what is always too dangerous: from this round on what may be fetched loses two thirds of its worth in so many
 * rounds, until going home is all that is left.
 */
const LATE = 20;
const WEARY = 8;
/** What a comrade leaves to others, or wants done, counts so much more; what it calls everybody home from, so much. */
const ASKED = 1.7;
const CALLED = 0.4;
/** Where nobody comes any more, only so much of the risk is left. */
const QUIET = 0.35;

export class Mind {
  readonly at: At;
  readonly view: View;
  readonly who: Leader;
  readonly seat: Seat;
  readonly crew: CrewId;
  readonly site: Site;
  readonly ground: Ground;
  /** How far it is home from everywhere. */
  readonly exit: Field;
  /** Rounds since those from which on nobody tarries. */
  readonly late: number;
  /** What is left of the worth of anything still to be fetched or done. */
  readonly patience: number;
  /** Traders of this crew on the board who are on their feet or at least alive. */
  readonly own: readonly Shown[];
  readonly foes: readonly Shown[];
  /** How much harm done to another crew weighs: where there are more, it is all of them who gain by it. */
  readonly spite: number;
  /** What comrades say. */
  readonly heard: readonly Said[];
  private readonly fallen: readonly number[];
  constructor(at: At, who: Leader) {
    this.at = at;
    this.view = at.view;
    this.who = who;
    this.seat = at.seat;
    this.crew = crewFor(at.view, at.seat);
    this.site = siteOf(at.view);
    this.ground = groundOf(at.view);
    this.exit = exitOf(this);
    const mine = at.view.figures.filter((f) => f.crew === this.crew);
    this.own = mine.filter(stands);
    const [one] = mine;
    this.foes = one === undefined ? [] : at.view.figures.filter((f) => stands(f) && f.crew !== this.crew && areEnemies(at.view, one, f));
    const rivals = at.view.crews.filter(({ id }) => !isTeam(at.view, this.crew, id)).length;
    this.spite = who.taste.zeal / Math.max(1, rivals);
    this.heard = heardBy(at.view, at.seat);
    // Survival, round by round from now.
    const { foresight } = who.craft;
    const rate = PEGS_A_ROUND[at.view.crews.length - 1]! + 0.5;
    const quiet = isQuiet(at.view);
    const last = roundsLeft(at.view);
    this.late = Math.max(0, at.view.round - LATE);
    this.patience = Math.exp(-this.late / WEARY);
    let sum = 0;
    this.fallen = Array.from({ length: 12 }, (_, n) => {
      const before = sum;
      const pegs = Math.min(SPACES, at.view.pegs + (foresight && !quiet ? rate * n : 0));
      sum += RISKS[levelOf(Math.round(pegs))]! * who.taste.dread * (quiet ? QUIET : 1);
      // Whoever is still there then, stays there.
      if (n >= last) sum += 5;
      return before;
    });
  }

  // ---------------------------------------------------------------- time

  /** The chance to be unharmed after so many rounds from now. */
  stays(rounds: number): number {
    const n = Math.min(this.fallen.length - 2, Math.floor(rounds));
    const rest = Math.min(1, rounds - n);
    return Math.exp(-(this.fallen[n]! + rest * (this.fallen[n + 1]! - this.fallen[n]!)));
  }
  /** What the coming round costs. */
  get risk(): number {
    return this.fallen[1]!;
  }

  // ---------------------------------------------------------------- comrades

  /** Who said so of this crate; whoever sees to it, is let. */
  saidOf(crate: CrateId, wish: 'mine' | 'yours'): Said | undefined {
    return this.heard.find((one) => one.wish.wish === wish && one.wish.crate === crate);
  }
  /** Who wants this enemy down. */
  wants(foe: FigureId): Said | undefined {
    return this.heard.find(({ wish }) => wish.wish === 'strike' && wish.foe === foe);
  }
  /** Who calls everybody home. */
  get called(): Said | undefined {
    return this.heard.find(({ wish }) => wish.wish === 'home');
  }
  /** How much more it counts to bring this one down. */
  urged(foe: FigureId): number {
    return this.wants(foe) === undefined ? 1 : ASKED;
  }

  // ---------------------------------------------------------------- ground

  /** Units to the airlock. */
  home(x: number, y: number): number {
    return this.ground.far(this.exit, this.ground.near(x, y));
  }
  far(field: Field, near: Near): number {
    return this.ground.far(field, near);
  }
  fieldAt(x: number, y: number): Field {
    const square = this.ground.squareAt(x, y);
    return this.ground.to(`square ${square}`, () => [square]);
  }
  fieldBeside(squares: readonly number[]): Field {
    return this.ground.to(`beside ${squares.join(' ')}`, () => besides(this.view, squares));
  }

  // ---------------------------------------------------------------- things

  /** What comes home with this one; it may be worth something itself. */
  carried(f: Shown): number {
    const things = belongingsOf(f);
    return things.reduce((sum, t) => sum + this.sell(t), ransomOf(this.view, f));
  }
  sell(token: TokenId): number {
    return this.view.tokens.face[token]! < 0 ? MEAN.small : this.valueOf(dataOf(this.view, token), this.isNew(token));
  }
  /** Does it bring home what the mission is about, or is it that itself? */
  isCourier(f: Shown): boolean {
    if (ransomOf(this.view, f) > 0) return true;
    return f.inventory.some((t) => this.view.tokens.face[t]! >= 0 && prizeOf(this.view, dataOf(this.view, t).kind) > 0);
  }
  /** What it sells for, and what it is worth to the mission. */
  valueOf(data: TokenData, isNew = true): number {
    const what = data.type === 'ranged' || data.type === 'melee' || data.type === 'blast' ? 'weapon' : data.type;
    const wanted = isNew ? wantedOf(this.view, what) : 0;
    return sellOf(data) + prizeOf(this.view, data.kind) + wanted;
  }
  private isNew(token: TokenId): boolean {
    if (markOf(this.view, token) & FOUND) return true;
    return !this.view.figures.some((f) => f.crew === this.crew && (f.armour === token || f.inventory.includes(token)));
  }
  /** What these would be worth in the hands of this one: what they sell for, and of what use they are. */
  setWorth(f: Shown, tokens: readonly TokenId[]): number {
    const { greed, gear } = this.who.taste;
    let worth = 0;
    let gun = 0;
    let blade = 0;
    let armour = 0;
    let ammo = 0;
    let stims = 0;
    for (const token of tokens) {
      if (this.view.tokens.face[token]! < 0) {
        worth += greed * MEAN.small;
        continue;
      }
      const data = dataOf(this.view, token);
      worth += greed * this.sell(token);
      if (!isUsable(this.view, f, token) || markOf(this.view, token) & SPENT) continue;
      if (isA(data, 'ranged')) gun = Math.max(gun, gunWorth(data));
      else if (isA(data, 'melee')) blade = Math.max(blade, 0.6 * Math.max(data.normal, 0.8 * data.power));
      else if (isA(data, 'armour')) armour = Math.max(armour, 2 * Math.max(data.physical, data.shield));
      else if (isA(data, 'blast')) worth += 1.2 * gear;
      else if (isA(data, 'special')) {
        if (data.effect.does === 'reload') ammo = 0.8;
        else if (data.effect.does === 'heal') worth += stims++ === 0 ? 1.4 : 0.6;
        else if (data.effect.does === 'actions') worth += 0.8;
        else if (data.effect.does === 'search') worth += 1;
        else if (data.effect.does === 'reroll') worth += 0.4 * gear;
      }
    }
    const fists = this.view.figures[f.id] ? 0.3 : 0;
    return worth + gear * (0.8 * gun + Math.max(blade, fists) + (wornBy(f) === undefined ? armour : 0.1 * armour) + (gun > 0 ? ammo : 0));
  }
  tokenWorth(f: Shown, token: TokenId, beside: readonly TokenId[]): number {
    return this.setWorth(f, [...beside, token]) - this.setWorth(f, beside);
  }
  /** What finding so much is worth to somebody with this room: free spaces first, then in the place of what is worth least. */
  findWorth(f: Shown, values: readonly number[]): number {
    let room = TRADER_SPACES - this.spaces(f);
    if (f.being.kind !== 'trader') room = 1 - f.inventory.length;
    const own = this.who.craft.sorts ? f.inventory.map((t) => this.who.taste.greed * this.sell(t)).sort((a, b) => a - b) : [];
    let sum = 0;
    for (const value of values) {
      const worth = this.who.taste.greed * value;
      if (room > 0) {
        room--;
        sum += worth;
      } else {
        const [least] = own;
        if (least === undefined || least >= worth) continue;
        own.shift();
        sum += worth - least;
      }
    }
    return sum;
  }
  private spaces(f: Shown): number {
    return f.inventory.reduce((n, t) => n + (this.view.tokens.face[t]! < 0 ? 1 : SPACE[dataOf(this.view, t).size]), 0);
  }

  // ---------------------------------------------------------------- goals

  private seen: ReturnType<typeof remembered> | undefined;
  get crates(): ReturnType<typeof remembered> {
    this.seen ??= remembered(this.at.notes as unknown as readonly Json[]);
    return this.seen;
  }
  /** What is in a crate, as far as this seat can tell. */
  crateWorth(f: Shown, crate: Crate): number {
    const known = this.crates.inside.get(crate.id);
    if (known) {
      const values = known.map((kind) => this.valueOf(TOKENS.find((t) => t.kind === kind) as TokenData)).sort((a, b) => b - a);
      return this.findWorth(f, values.slice(0, 3)) - (values.length === 0 ? 1 : 0.3);
    }
    const full = crate.large
      ? this.findWorth(f, [MEAN.large, MEAN.small * BEST_OF_TWO[0], MEAN.small * BEST_OF_TWO[1]])
      : this.findWorth(
          f,
          BEST_OF_THREE.map((part) => part * MEAN.small),
        );
    return this.crates.looted.has(crate.id) ? full * LEFT_BY_OTHERS : full + this.hiddenWorth(crate);
  }
  /** What may lie in it that the mission is about, by how many crates nobody has looked into. */
  private hiddenWorth({ large }: Crate): number {
    const unknown = this.view.crates.filter((c) => c.large === large && !this.crates.inside.has(c.id) && !this.crates.looted.has(c.id));
    return hiddenIn(this.view, large).reduce((sum, { token }) => sum + this.valueOf(ofKind(token)) / Math.max(1, unknown.length), 0);
  }
  /** A token of the bag. */
  roomWorth(f: Shown): number {
    return this.view.bag === 0 ? 0 : this.findWorth(f, [MEAN.small]);
  }
  goals(f: Shown): Goal[] {
    const { view, site } = this;
    const { plan, rooms } = site.map;
    const out: Goal[] = [];
    // Whoever is to be brought home, goes home.
    if (ransomOf(view, f) > 0) return out;
    const eager = this.patience * (this.called === undefined ? 1 : CALLED);
    const add = (kind: Goal['kind'], id: number, told: number, field: Field, errand?: Errand): void => {
      const worth = told * eager;
      if (worth <= 0.1) return;
      const squares = zeros(field);
      const back = nearestOf(squares, this.exit);
      const home = errand?.ends ? back * HALF_WAY : back;
      if (back < FAR)
        out.push({
          kind,
          id,
          worth: worth * this.claim(f, field, errand !== undefined && errand.kind !== 'foe'),
          field,
          squares,
          home,
          ...(errand ? { errand } : {}),
        });
    };
    for (const crate of view.crates) {
      if (this.saidOf(crate.id, 'mine')) continue;
      const left = this.saidOf(crate.id, 'yours') ? ASKED : 1;
      add('crate', crate.id, left * this.crateWorth(f, crate), this.fieldBeside(crate.squares));
    }
    const names = new Set(rooms);
    const worth = this.roomWorth(f);
    for (const room of names) {
      if (view.searched.includes(room as RoomId)) continue;
      const noisy = this.foes.some((e) => rooms[this.ground.squareAt(e.x, e.y)] === room);
      const field = this.ground.to(`room ${room}`, () => inside(plan.sq, rooms, room));
      add('room', room, noisy ? 0.3 * worth : worth, field);
    }
    for (const { index, piece, places } of takes(view)) {
      const worth = this.findWorth(f, [this.valueOf(ofKind(piece.token))]);
      for (const place of places)
        add('console', index, worth, this.ground.to(place.name, place.squares), {
          kind: 'console',
          id: index,
          worth,
          odds: 1,
          ...place,
          isDoneBy: (act) => act.do === 'interact' && act.piece === index,
        });
    }
    for (const errand of errandsOf(view, f))
      add(errand.kind, errand.id, errand.worth * (0.4 + 0.6 * errand.odds), this.ground.to(errand.name, errand.squares), errand);
    for (const { token, x, y } of view.floor) add('token', token, this.findWorth(f, [this.sell(token)]), this.fieldAt(x, y));
    for (const body of view.figures) {
      if (body.where !== 'board' || !body.defeated || body.being.kind !== 'trader') continue;
      const values = body.inventory.map((t) => this.sell(t)).sort((a, b) => b - a);
      add('body', body.id, this.findWorth(f, values), this.fieldAt(body.x, body.y));
    }
    return out;
  }
  /** How much of it is left for this one, others being nearer: comrades, and people one plays with. An errand is for one. */
  private claim(f: Shown, field: Field, isErrand: boolean): number {
    if (f.where !== 'board' || !this.who.craft.team) return 1;
    const mine = this.far(field, this.ground.near(f.x, f.y));
    let part = 1;
    for (const other of this.view.figures) {
      if (other.id === f.id || other.crew === null || !stands(other) || other.being.kind !== 'trader') continue;
      const nearer = this.far(field, this.ground.near(other.x, other.y)) + 150 < mine;
      if (!nearer) continue;
      if (other.crew === this.crew) part *= isErrand ? 0.25 : 0.5;
      else part *= inTruce(this.view, this.crew, other.crew) ? 0.3 : 0.8;
    }
    return part;
  }
  /** Is this crate, room or thing touched from here? */
  touches(goal: Goal, f: Shown, x: number, y: number): boolean {
    if (goal.errand) return goal.errand.touches({ ...f, x, y, where: 'board' });
    if (goal.kind === 'room') return this.site.map.rooms[this.ground.squareAt(x, y)] === goal.id;
    const there = { x, y, massive: f.massive ?? 0 };
    if (goal.kind === 'crate') return touchesSquares(this.view, there, this.view.crates[goal.id as CrateId]!.squares);
    const r = f.massive ? 75 : 50;
    const [ox, oy, or] =
      goal.kind === 'token'
        ? (() => {
            const spot = this.view.floor.find(({ token }) => token === goal.id);
            return spot ? [spot.x, spot.y, 0] : [-9999, -9999, 0];
          })()
        : [this.view.figures[goal.id]!.x, this.view.figures[goal.id]!.y, this.view.figures[goal.id]!.massive ? 75 : 50];
    return (x - ox!) ** 2 + (y - oy!) ** 2 <= (r + or! + 5) ** 2;
  }
}
function exitOf({ view, crew, ground }: Mind): Field {
  const door = airlockOf(view, crew);
  if (!door) return ground.to('nowhere', () => []);
  return ground.to(`exit ${door.join(' ')}`, () => doorPlaces(view, door, 50).map(([x, y]) => ground.squareAt(x, y)));
}
const ofKind = (kind: TokenKind): TokenData => TOKENS.find((t) => t.kind === kind) as TokenData;
const SPACE = { small: 1, large: 2, 'extra-large': 3 } as const;
export const gunWorth = (data: TokenData<'ranged'>): number =>
  data.dice[0] + 0.8 * data.dice[1] + 0.4 * data.dice[2] + data.icons.length * 0.2;
function inside(sq: Uint8Array, rooms: readonly number[], room: number): number[] {
  return rooms.flatMap((r, i) => (r === room && !(sq[i]! & 1) ? [i] : []));
}
function zeros(field: Field): number[] {
  const out: number[] = [];
  for (let i = 0; i < field.length; i++) if (field[i] === 0) out.push(i);
  return out;
}
/** From the nearest of these. */
export function nearestOf(squares: readonly number[], field: Field): number {
  let best = FAR;
  for (const square of squares) if (field[square]! < best) best = field[square]!;
  return best;
}
/** What this seat was told of crates: what lies in those it has looked into, and which others have been through. */
function remembered(notes: readonly Json[]): { readonly inside: Map<CrateId, TokenKind[]>; readonly looted: Set<CrateId> } {
  const inside = new Map<CrateId, TokenKind[]>();
  const looted = new Set<CrateId>();
  let open: CrateId | null = null;
  for (const note of notes as unknown as readonly { readonly kind: string; readonly crate?: CrateId | null; readonly what?: unknown }[]) {
    if (note.kind === 'searched') {
      open = note.crate ?? null;
      if (open !== null) looted.add(open);
    } else if (note.kind === 'saw-crate') inside.set(note.crate!, [...(note.what as TokenKind[])]);
    else if (open !== null && (note.kind === 'took' || note.kind === 'put-in')) {
      const there = inside.get(open);
      if (!there) continue;
      if (note.kind === 'put-in') there.push(note.what as TokenKind);
      else if (there.includes(note.what as TokenKind)) there.splice(there.indexOf(note.what as TokenKind), 1);
    } else if (note.kind === 'turn-ended' || note.kind === 'room-searched') open = null;
  }
  return { inside, looted };
}
/** How much is missing, or 0 where nothing can be mended. */
export const hurtOf = (f: Shown): number => (f.being.kind === 'trader' ? f.fit - f.health : 0);
export const isWhole = (view: View, token: TokenId): boolean => !(markOf(view, token) & (BROKEN | FLIPPED));
export const actionsLeft = ({ active }: View): number => (active ? active.actions + active.granted.length : 0);
export const skillOfFigure = (f: Shown): number => (f.being.kind === 'trader' ? TRADER[f.being.sheet.profile].skill[0] : 1);
