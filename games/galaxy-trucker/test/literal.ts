/**
 * Intruders and breaking ships a second time, word for word from the catalogue and by other means than `judge/`: columns and rows instead
 * of numbered squares, words for sides, a search for every link. Slow, and only for comparing.
 */
import { type Card, planOf, TILES } from '../content/index.ts';
import type { Ship } from '../state.ts';

type Word = 'front' | 'right' | 'rear' | 'left';
const WORDS: readonly Word[] = ['front', 'right', 'rear', 'left'];
const STEP: Readonly<Record<Word, readonly [number, number]>> = { front: [0, -1], right: [1, 0], rear: [0, 1], left: [-1, 0] };
const BACK: Readonly<Record<Word, Word>> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
/** GT-MOVE-07. */
const LEFT_OF: Readonly<Record<Word, Word>> = { front: 'left', left: 'rear', rear: 'right', right: 'front' };
const RIGHT_OF: Readonly<Record<Word, Word>> = { front: 'right', right: 'rear', rear: 'left', left: 'front' };

type Component = {
  readonly type: string;
  readonly sides: Readonly<Record<Word, number>>;
  humans: number;
  alien: boolean;
  cells: number;
  goods: number;
};
/** Column and row as text: `7,7`. */
export class Hull {
  readonly components = new Map<string, Component>();
  private readonly columns: readonly [number, number];
  private readonly rows: readonly [number, number];
  private readonly wrap: boolean;
  constructor(ship: Ship) {
    const plan = planOf(ship.plan);
    [this.columns, this.rows, this.wrap] = [plan.columns, plan.rows, plan.wrap];
    const width = plan.columns[1] - plan.columns[0] + 1;
    ship.squares.forEach((laid, square) => {
      if (laid < 0) return;
      const tile = TILES[Math.floor(laid / 4)]!;
      // Rotating clockwise moves every entry one place on: up becomes right, and so on.
      const turns = laid % 4;
      const around = [...tile.sides];
      for (let i = 0; i < turns; i++) around.unshift(around.pop()!);
      const load = ship.loads.find((one) => one.square === square);
      this.components.set(`${plan.columns[0] + (square % width)},${plan.rows[0] + Math.floor(square / width)}`, {
        type: tile.type,
        sides: { front: around[0]!, right: around[1]!, rear: around[2]!, left: around[3]! },
        humans: load?.humans ?? 0,
        alien: load?.alien != null,
        cells: load?.cells ?? 0,
        goods: load?.goods.length ?? 0,
      });
    });
  }
  neighbour(place: string, side: Word): string {
    const [column, row] = place.split(',').map(Number);
    let c = column! + STEP[side][0];
    // GT-IIB-01
    if (this.wrap && c < this.columns[0]) c = this.columns[1];
    if (this.wrap && c > this.columns[1]) c = this.columns[0];
    return `${c},${row! + STEP[side][1]}`;
  }
  /** GT-BASE-CONN-02, -06. */
  joinedTo(place: string, side: Word): string | undefined {
    const other = this.neighbour(place, side);
    const [mine, theirs] = [this.components.get(place)?.sides[side], this.components.get(other)?.sides[BACK[side]]];
    if (!mine || !theirs) return undefined;
    const single = mine === 1 && theirs === 1;
    const double = mine === 2 && theirs === 2;
    return single || double || mine === 3 || theirs === 3 ? other : undefined;
  }
  private joinsOf = (place: string): string[] => WORDS.flatMap((side) => this.joinedTo(place, side) ?? []);
  /** GT-ROUT-03: is there a way from one to the other that leads through routers only, or straight? */
  linked(from: string, to: string): boolean {
    const reached = new Set<string>([from]);
    let fringe = [from];
    while (fringe.length > 0) {
      const next: string[] = [];
      for (const place of fringe) {
        if (place !== from && this.components.get(place)!.type !== 'router') continue;
        for (const other of this.joinsOf(place)) {
          if (other === to) return true;
          if (!reached.has(other)) next.push(other);
          reached.add(other);
        }
      }
      fringe = next;
    }
    return false;
  }
  /** GT-ADS-06, GT-ARM-01, -05. */
  defended(place: string, active: ReadonlySet<string>): boolean {
    const here = this.components.get(place)!;
    if (here.type === 'auto-defence') return true;
    const crew = here.humans > 0 || here.alien || active.has(place);
    return crew && [...this.components].some(([other, { type }]) => type === 'armoury' && this.linked(place, other));
  }
  /** GT-BASE-HIT-03, GT-IIB-08: square by square along the line. */
  firstMet(from: Word, line: number, start: number | undefined): string | undefined {
    const heading = BACK[from];
    if (from === 'front' || from === 'rear') {
      let row = from === 'front' ? this.rows[0] : this.rows[1];
      for (; row >= this.rows[0] && row <= this.rows[1]; row += STEP[heading][1])
        if (this.components.has(`${line},${row}`)) return `${line},${row}`;
      return undefined;
    }
    if (line < this.rows[0] || line > this.rows[1]) return undefined;
    let place = `${start ?? (from === 'left' ? this.columns[0] : this.columns[1])},${line}`;
    for (let n = this.columns[0]; n <= this.columns[1]; n++) {
      if (this.components.has(place)) return place;
      place = this.neighbour(place, heading);
    }
    return undefined;
  }
  /** GT-BASE-CONN-06 when these are gone: sets of parts, as one text each. */
  piecesWithout(gone: ReadonlySet<string>): string[] {
    const group = new Map<string, Set<string>>();
    for (const place of this.components.keys()) if (!gone.has(place)) group.set(place, new Set([place]));
    for (const place of group.keys())
      for (const other of this.joinsOf(place)) {
        const [mine, theirs] = [group.get(place)!, group.get(other)];
        if (!theirs || mine === theirs) continue;
        for (const member of theirs) {
          mine.add(member);
          group.set(member, mine);
        }
      }
    return [...new Set(group.values())].map((set) => [...set].sort().join(' ')).sort();
  }
  /** GT-INT-*, GT-MOVE-*, GT-PRED-*, GT-COM-*, GT-DUO-*: all that happens, as words. */
  boarded(card: Extract<Card, { type: 'intruders' }>, line: number, start: number | undefined, active: ReadonlySet<string>): string[] {
    const from = WORDS[card.from]!;
    const entry = this.firstMet(from, line, start);
    if (entry === undefined) return ['miss'];
    if (this.defended(entry, active)) return [`defended ${entry}`];
    const said: string[] = [];
    const charges = new Set<string>();
    for (const { kind, hand, steps, charges: at } of card.intruders) {
      let [place, heading, k, beaten] = [entry, BACK[from], 1, false];
      const way = [place];
      const eats = kind === 'predator' || kind === 'commando-predator';
      const eaten = new Set<string>();
      const arrive = (): void => {
        if (eats) eaten.add(place);
        if (at.includes(k)) charges.add(place);
      };
      arrive();
      while (k !== steps && !beaten) {
        const order =
          hand === 'left'
            ? [LEFT_OF[heading], heading, RIGHT_OF[heading], BACK[heading]]
            : [RIGHT_OF[heading], heading, LEFT_OF[heading], BACK[heading]];
        const way1 = order.find((side) => this.joinedTo(place, side) !== undefined);
        if (way1 !== undefined) {
          place = this.joinedTo(place, way1)!;
          heading = way1;
        }
        k += 1;
        way.push(place);
        if (this.defended(place, active)) beaten = true;
        else arrive();
      }
      said.push(`${way.join(' ')}${beaten ? ' defeated' : ''}; eaten ${[...eaten].sort().join(' ')}`);
    }
    return [...said, `explode ${[...charges].sort().join(' ')}`, ...this.piecesWithout(charges)];
  }
}
