/**
 * Somebody who has taken the three lessons and does what they teach, and nothing else. Human: lay open doors, search with the Android, spare
 * the Soldier, keep away from others, hand a Gas Can to whoever is met, carry the fuel to the Nest. Infected: meet whoever is not yet, hand over an
 * Infection, keep the Gas Cans, search like everybody, have all scanned when nobody is left. It weighs nothing and suspects by no number.
 */
import type { Bot, Json, Seat } from '@cosmodrome/kernel';
import { absent } from '../bot/absent.ts';
import { Chart } from '../bot/chart.ts';
import { type Card, DIRECTIONS, DX, DY, infectionOf, isItem, opposite, printedSide } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { searchable } from '../rules/table.ts';
import { isAndroid, REACTOR_ROOM, type RoomId } from '../state.ts';
import type { Action, Answers, Move, Placement, Topic } from '../topics.ts';
import type { TeamView, View } from '../view.ts';

class Pupil {
  private readonly view: View;
  private readonly seat: Seat;
  private readonly me: TeamView;
  private readonly hand: readonly Card[];
  private readonly human: boolean;
  private readonly chart: Chart;
  private readonly known: ReadonlySet<Seat>;
  /** Who paid with a Gas Can the last time. */
  private readonly trusted: ReadonlySet<Seat>;
  private readonly nest: RoomId | undefined;
  /** Fuel for the Nest, and cards enough to play it. */
  private readonly ready: boolean;
  private readonly doors: boolean;

  constructor(view: View, seat: Seat, notes: readonly Note[]) {
    this.view = view;
    this.seat = seat;
    this.me = view.teams[seat]!;
    this.hand = view.me?.hand ?? [];
    this.human = view.me?.side === 'human';
    this.chart = new Chart(view);
    this.known = infectedOnes(notes, seat);
    this.trusted = trustedOnes(notes);
    this.nest = this.chart.find('nest');
    const gas = this.hand.filter((card) => card === 'gas').length;
    this.ready = this.human && gas >= view.variants.cans && this.hand.length - view.minimum >= view.variants.cans;
    const key = this.ready && this.hand.includes('key') && this.hand.length - view.minimum > view.variants.cans;
    this.doors = view.doorsOpen || this.me.laid.includes('key') || key;
  }

  act(options: readonly Action[]): Action {
    const one = (is: (action: Action) => boolean): Action | undefined => options.find(is);
    const moves = options.filter((a): a is Move => a.do === 'move');
    return (
      one((a) => a.do === 'burn') ??
      (this.ready ? this.toTheNest(options, moves) : undefined) ??
      (this.human ? undefined : this.corrupt(options, moves)) ??
      one((a) => a.do === 'fire' && 'parasite' in a.at) ??
      one((a) => a.do === 'search' && this.isFresh(a.room)) ??
      one((a) => a.do === 'heal' && a.heal.length > 1) ??
      (this.nest === undefined ? this.best(options.filter((a) => a.do === 'explore')) : undefined) ??
      this.towards(
        moves.filter((m) => isAndroid(m.who) || this.me.android.hp === 0),
        (room) => this.isFresh(room),
      ) ??
      this.best(options.filter((a) => a.do === 'explore')) ??
      this.towards(moves, (room) => this.leadsOn(room)) ??
      // A room searched once draws a parasite: when there is no other.
      one((a) => a.do === 'search' && this.me.soldier.room !== a.room) ??
      this.away(moves) ??
      one((a) => a.do === 'end') ??
      options[0]!
    );
  }
  /** The Soldier does not stay where it will be bitten. */
  private away(moves: readonly Move[]): Move | undefined {
    const here = this.me.soldier.room;
    const bites = (room: RoomId) => this.chart.danger(room);
    if (here === null || bites(here) === 0) return undefined;
    const [best] = moves
      .filter((m) => !isAndroid(m.who) && !m.key && !this.isMet(m.to) && bites(m.to) < bites(here))
      .toSorted((a, b) => bites(a.to) - bites(b.to));
    return best;
  }
  private toTheNest(options: readonly Action[], moves: readonly Move[]): Action | undefined {
    if (this.nest === undefined)
      return this.best(options.filter((a) => a.do === 'explore')) ?? this.towards(moves, (room) => this.leadsOn(room), true);
    const walks = moves.filter((m) => !isAndroid(m.who));
    const straight = this.towards(walks, (room) => room === this.nest, true);
    if (straight) return straight;
    // A locked door: a Key Card, or the Terminal.
    const opened = options.find((a) => a.do === 'openDoors');
    return opened ?? this.towards(moves, (room) => this.chart.at(room).icon === 'terminal', true);
  }
  /** PAN-WIN: the infected win when nobody burns the Nest. */
  private corrupt(options: readonly Action[], moves: readonly Move[]): Action | undefined {
    const left = this.view.teams.filter((t) => t.seat !== this.seat && !t.out && !this.known.has(t.seat));
    if (left.length === 0)
      return options.find((a) => a.do === 'heatScan') ?? this.towards(moves, (room) => this.chart.at(room).icon === 'terminal');
    if (!this.hand.includes(infectionOf(this.seat))) return undefined;
    return this.towards(
      moves,
      (room) =>
        room !== REACTOR_ROOM &&
        !this.view.turn!.traded.includes(room) &&
        left.some((t) => t.soldier.room === room || t.android.room === room),
      true,
    );
  }
  choose(options: readonly Answers['encounter/choose'][]): Answers['encounter/choose'] {
    const trades = options.filter((o) => o.do === 'trade');
    const other = trades.find((o) => this.human !== this.isUnsafe(o.with)) ?? trades[0];
    return other ?? options[0]!;
  }
  private isUnsafe(other: Seat): boolean {
    return this.human ? this.known.has(other) : !this.known.has(other);
  }
  /** A Gas Can protects; an Infection is for who has none yet. */
  give(options: readonly Card[]): Card {
    const { scene } = this.view;
    const partner = scene?.kind === 'trade' ? scene.seats.find((s) => s !== this.seat)! : this.seat;
    const own = infectionOf(this.seat);
    if (!this.human && options.includes(own) && !this.known.has(partner)) return own;
    const more = this.view.teams[partner]!.hand > this.me.hand;
    if (this.human && options.includes('gas') && (this.known.has(partner) || (!this.ready && (more || !this.trusted.has(partner)))))
      return 'gas';
    return options.find((c) => isItem(c) && c !== 'gas' && c !== 'key') ?? options.find(isItem) ?? options[0]!;
  }
  /** The first step of the shortest way there, past nobody where there is a choice. */
  private towards(moves: readonly Move[], is: (room: RoomId) => boolean, meeting = false): Move | undefined {
    let best: Move | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const move of moves) {
      if (move.key && !this.ready) continue;
      const from = (isAndroid(move.who) ? this.me.android : this.me.soldier).room!;
      if (!meeting && this.isMet(move.to)) continue;
      const far = this.far(move.to, is);
      if (far >= this.far(from, is) || far >= least) continue;
      [best, least] = [move, far];
    }
    return best;
  }
  private far(from: RoomId, is: (room: RoomId) => boolean): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [room, far] of this.chart.distances(from, this.doors)) if (is(room)) least = Math.min(least, far);
    return least;
  }
  private isMet(room: RoomId): boolean {
    return (
      room !== REACTOR_ROOM && this.view.teams.some((t) => t.seat !== this.seat && (t.soldier.room === room || t.android.room === room))
    );
  }
  private isFresh(room: RoomId): boolean {
    const place = this.chart.at(room);
    return searchable(place.icon) && !place.red;
  }
  private leadsOn(room: RoomId): boolean {
    return this.view.base.some((tile) =>
      tile.rooms.some(
        ({ id }, part) => id === room && tile.sides.some((s) => s.owner === part && s.passage === 'free' && s.door !== 'wall'),
      ),
    );
  }
  /** Where most open doors meet; the infected lay the Nest where fewest do. */
  best<A extends Action | Placement>(options: readonly A[]): A | undefined {
    const next = this.view.next;
    const open = (at: Placement): number =>
      DIRECTIONS.filter((d) => {
        const near = this.view.base.find((t) => t.x === at.x + DX[d] && t.y === at.y + DY[d]);
        return near && near.sides[opposite(d)].door === 'open' && next?.sides[printedSide(at.turn, d)] === 'open';
      }).length;
    const hide = !this.human && next?.icon === 'nest';
    return options.toSorted((a, b) => (open(b as Placement) - open(a as Placement)) * (hide ? -1 : 1))[0];
  }
  fires(options: readonly (Answers['fire/again'] | null)[]): Answers['fire/again'] | null {
    return options.find((o) => o !== null && 'parasite' in o.at) ?? null;
  }
}
/** Who gave me an Infection, whom mine has turned, who turned me. */
function infectedOnes(notes: readonly Note[], seat: Seat): ReadonlySet<Seat> {
  const found = new Set<Seat>();
  for (const note of notes) {
    if (note.kind !== 'swapped') continue;
    if (note.got === infectionOf(note.with) || note.got === 'host') found.add(note.with);
    if (note.gave === infectionOf(seat) && note.got !== 'gas' && note.got !== 'antidote') found.add(note.with);
  }
  return found;
}
function trustedOnes(notes: readonly Note[]): ReadonlySet<Seat> {
  const found = new Set<Seat>();
  for (const note of notes)
    if (note.kind === 'swapped') {
      if (note.got === 'gas') found.add(note.with);
      else found.delete(note.with);
    }
  return found;
}
export const pupil: Bot<View, Note> = {
  name: 'pupil',
  answer: (at) => {
    const { ask, view, seat, notes } = at;
    const options = () => [...(ask.domain.options?.() ?? [])];
    const mind = () => new Pupil(view, seat, notes);
    switch (ask.topic as Topic) {
      case 'turn/action':
        return mind().act(options() as Action[]) as Json;
      case 'encounter/choose':
        return mind().choose(options() as Answers['encounter/choose'][]) as Json;
      case 'trade/give':
        return mind().give(options() as Card[]);
      case 'fire/again':
        return mind().fires(options() as Answers['fire/again'][]) as Json;
      case 'explore/place':
        return mind().best(options() as Placement[]) as Json;
      case 'explore/unplaceable':
        return 'under';
      case 'vest/play':
        return options().includes(true);
      default:
        return absent.answer(at);
    }
  },
};
