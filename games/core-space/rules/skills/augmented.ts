/** Augmented skills: Accelerate, Blast, Manipulate, Stimulate. */
import { type Flow, type Point, point } from '@cosmodrome/kernel';
import { knows, showTo } from '@cosmodrome/kit/cards';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { CardId } from '../../content/cards.ts';
import { type Range, REACH } from '../../content/ranges.ts';
import { canFight, canShoot, dealtDice } from '../../judge/arms.ts';
import { areEnemies, dataOf, isUntargetable, lasts, markOf } from '../../judge/figures.ts';
import { lattice, rangeBetween, stands, unparted, within } from '../../judge/place.ts';
import { FLIGHT, flightOf, piecesSeen, shiftsOf } from '../../judge/shifting.ts';
import { blastReaches, rayTo, sees } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import { BROKEN, type Figure, type Granted, type State, type TokenId } from '../../state.ts';
import { ask } from '../../topics.ts';
import { choosePlace, settle } from '../advanced/scenery.ts';
import { areaAttack, fight, shoot } from '../attack.ts';
import { heal, hurt } from '../defeated.ts';
import { freeMove, grantShot, inAnyOrder, isAble, mayMove, moving, shotsOf } from '../grants.ts';
import { shift } from '../push.ts';
import { directionFrom, mark, pickFor, speaker, type Table } from '../table.ts';
import { loses } from '../windows.ts';
import type { SkillRules, Use } from './rule.ts';
import { either, upTo } from './tech.ts';

/** CS-ACCELERATE-01 to -03, CS-RULING-167 */
const faster = (n: number, what: Granted): Use => ({
  may: (state) => state.active !== null,
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table) {
    for (let i = 0; i < n; i++) table.state.active!.granted.push(what);
  },
});
/** Dice of the hands: no weapon, no ammo, no Fails. CS-BLAST-01, CS-RULING-20, ENV-01 */
type Hands = Readonly<Record<Range, number>>;
const handDice =
  (state: State, dice: Hands) =>
  (range: Range): number =>
    range === 'long' && lasts(state, 'no-long-range') ? 0 : dice[range];
const handTargets = (state: State, f: Figure, dice: Hands): Figure[] =>
  state.figures.filter((t) => canShoot(state, f, t, handDice(state, dice)));
function* fromHands(table: Table, f: Figure, dice: Hands): Flow {
  yield* upTo(
    table,
    f,
    1,
    () => handTargets(table.state, f, dice),
    function* (target) {
      yield* shoot(table, { by: f, target, weapon: null, dice: handDice(table.state, dice) });
    },
  );
}
const HANDS = { short: 3, medium: 2, long: 0 } as const;
const bolt: Use = {
  may: (state, f) => handTargets(state, f, HANDS).length > 0,
  use: (table, f) => fromHands(table, f, HANDS),
};
/** CS-BLAST-02: over low scenery and everybody. */
const leap: Use = {
  may: (state, f) => mayMove(state, f),
  *use(table, f) {
    yield* freeMove(table, f, { free: true, over: 'low' });
    yield* freeMove(table, f, { free: true, over: 'low' });
  },
};
/** Everybody near suffers three dice and is pushed by the Hits. CS-BLAST-03, CS-RULING-157 */
const shockwave: Use = {
  may: (state, f) => state.figures.some((t) => t.id !== f.id && stands(t) && within(f, t, REACH.short)),
  *use(table, f) {
    const { state } = table;
    const reached = state.figures.filter(
      (t) => t.id !== f.id && stands(t) && within(f, t, REACH.short) && blastReaches(state, [f.x, f.y], t) !== 'no',
    );
    for (const t of reached) {
      const attack = yield* areaAttack(table, f, t, 3, { less: 0, fails: false });
      if (t.where === 'board') yield* shift(table, f, t, Math.max(0, attack.scored - t.massive), null);
    }
  },
};
/** Whom it may choose. CS-RULING-150 */
const seen = (state: State, f: Figure): Figure[] =>
  state.figures.filter((t) => stands(t) && areEnemies(state, f, t) && !isUntargetable(state, t) && sees(state, f, t));
/** CS-MANIPULATE-01 to -03 */
const stun: Use = {
  may: (state, f) => seen(state, f).length > 0,
  *use(table, f) {
    yield* upTo(
      table,
      f,
      1,
      () => seen(table.state, f),
      (t) => loses(table, t, 'turn'),
    );
  },
};
const things = (state: State, t: Figure): TokenId[] =>
  t.inventory.filter((token) => dataOf(state, token).type !== 'objective' && !(markOf(state, token) & BROKEN));
const crush: Use = {
  may: (state, f) => seen(state, f).some((t) => things(state, t).length > 0),
  *use(table, f) {
    const { state } = table;
    yield* upTo(
      table,
      f,
      1,
      () => seen(state, f).filter((t) => things(state, t).length > 0),
      function* (t) {
        const token = yield* pickFor(table, f.crew!, 'choose/token', things(state, t));
        if (token === 'none') return;
        mark(state, token, BROKEN);
        table.tell({ kind: 'broken', figure: t.id, token });
      },
    );
  },
};
/** Tokens on the floor that it sees, by a single ray. */
const lying = (state: State, f: Figure) => state.floor.filter(({ x, y }) => rayTo(state, f, [x, y]) < 100);
const MOVED = ['small'] as const;
const HURLED = ['small', 'medium'] as const;
const movable = (state: State, f: Figure): number[] =>
  piecesSeen(state, f, MOVED, ANYWHERE).filter((piece) => shiftsOf(state, piece).length > 0);
const hurlable = (state: State, f: Figure): number[] => piecesSeen(state, f, HURLED, REACH.medium);
const ANYWHERE = 99_999;
/** A token anywhere within 5" of where it lies, straight over free floor. */
function* shove(table: Table, f: Figure): Flow {
  const { state } = table;
  const token = yield* pickFor(
    table,
    f.crew!,
    'choose/token',
    lying(state, f).map((l) => l.token),
  );
  const thing = state.floor.find((l) => l.token === token);
  if (!thing) return;
  const { floor } = siteOf(state);
  const free = (x: number, y: number) =>
    (x - thing.x) ** 2 + (y - thing.y) ** 2 <= FLIGHT ** 2 &&
    floor.inside(x, y, 0) &&
    floor.clear(x, y, x, y, 1) &&
    unparted(state, thing.x, thing.y, x, y);
  const [x, y] = yield* ask(
    speaker(state, f.crew!),
    'aim/point',
    point({
      contains: free,
      sample: (chance) => {
        const spots = lattice(siteOf(state), thing.x, thing.y, FLIGHT).filter(([px, py]) => free(px, py));
        return spots.length > 0 ? chance.pick(spots) : [thing.x, thing.y];
      },
      outline: () => ({ figure: f.id, range: 'short' }),
    }),
  );
  state.floor = state.floor.map((l) => (l.token === token ? { ...l, x, y } : l));
}
function* move(table: Table, f: Figure): Flow {
  const { state } = table;
  const piece = yield* pickFor(table, f.crew!, 'choose/piece', movable(state, f));
  settle(table, f, piece, yield* choosePlace(table, f, piece, shiftsOf(state, piece)), false);
}
function middleOf(state: State, piece: number): Point {
  const { pieces, plan } = siteOf(state).map;
  const { squares } = pieces[piece]!;
  const mean = (of: (square: number) => number) => Math.round((squares.reduce((sum, i) => sum + of(i) + 0.5, 0) * UNIT) / squares.length);
  return [mean((i) => i % plan.cols), mean((i) => Math.floor(i / plan.cols))];
}
const THROWN = { short: 4, medium: 4, long: 4 } as const;
/** Through the air, up to the first thing, or the first body, which suffers for it. CS-MANIPULATE-03, ENV-01 */
function* hurl(table: Table, f: Figure): Flow {
  const { state } = table;
  const piece = yield* pickFor(table, f.crew!, 'choose/piece', hurlable(state, f));
  const k = yield* ask(speaker(state, f.crew!), 'direction', directionFrom(middleOf(state, piece)));
  const { by, hits } = flightOf(state, piece, k);
  settle(table, f, piece, by, true);
  if (!hits || !stands(hits)) return;
  const range = rangeBetween(f, hits);
  const dice = handDice(state, THROWN)(range);
  if (dice > 0) yield* areaAttack(table, f, hits, dealtDice(state, f, dice, 0, range), { less: 0, fails: false });
}
/** CS-MANIPULATE-03, CS-RULING-74 */
const telekinesis: Use = {
  may: (state, f) => lying(state, f).length > 0 || movable(state, f).length > 0 || hurlable(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    yield* either(table, f, [
      { way: 'shift-token', may: lying(state, f).length > 0, does: () => shove(table, f) },
      { way: 'shift-scenery', may: movable(state, f).length > 0, does: () => move(table, f) },
      { way: 'hurl-scenery', may: hurlable(state, f).length > 0, does: () => hurl(table, f) },
    ]);
  },
};
/** CS-STIMULATE-01 to -03 */
const jolt: Use = {
  may: (state, f) => mayMove(state, f) || f.health < f.fit || shotsOf(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    yield* either(table, f, [
      { way: 'move', may: mayMove(state, f), does: () => freeMove(table, f) },
      {
        way: 'shoot',
        may: shotsOf(state, f).length > 0,
        *does() {
          yield* grantShot(table, f);
        },
      },
      {
        way: 'heal',
        may: f.health < f.fit,
        // biome-ignore lint/correctness/useYield: healing asks nobody
        *does() {
          heal(table, f, 1, f);
        },
      },
    ]);
  },
};
/** The two cards on top, seen by one player alone. */
const foresee: Use = {
  may: (state) => state.deck.length > 0,
  *use(table, f) {
    const { state } = table;
    const seats = state.crews[f.crew!]!.seats;
    const top = state.deck.slice(0, 2);
    for (const card of top) if (!knows(state.cards, card, seats[0])) showTo(state.cards, card, seats);
    table.reveal(seats);
    table.tell({ kind: 'saw-cards', cards: top.map((card) => state.cards.face[card] as CardId) }, seats);
    yield* freeMove(table, f);
  },
};
const RUSH = { short: 4, medium: 4, long: 4 } as const;
const overdrive: Use = {
  may: (state, f) => mayMove(state, f) || handTargets(state, f, RUSH).length > 0 || state.figures.some((t) => canFight(state, f, t)),
  *use(table, f) {
    const { state } = table;
    const blows = () => state.figures.some((t) => canFight(state, f, t));
    const shots = () => handTargets(state, f, RUSH).length > 0;
    yield* inAnyOrder(table, f, 'stimulate', 3, [
      moving(table, f),
      {
        way: 'attack',
        may: () => blows() || shots(),
        does: () =>
          either(table, f, [
            {
              way: 'strike-with-six',
              may: blows(),
              does: () =>
                upTo(
                  table,
                  f,
                  1,
                  () => state.figures.filter((t) => canFight(state, f, t)),
                  function* (target) {
                    yield* fight(table, { by: f, target, weapon: null, power: false, dice: 6 });
                  },
                ),
            },
            { way: 'shoot-with-four', may: shots(), does: () => fromHands(table, f, RUSH) },
            {
              way: 'shoot-with-six',
              may: shots(),
              *does() {
                yield* fromHands(table, f, { short: 6, medium: 6, long: 6 });
                if (isAble(f)) hurt(table, f, 1, null);
              },
            },
          ]),
      },
    ]);
  },
};
export const AUGMENTED: Readonly<Record<'accelerate' | 'blast' | 'manipulate' | 'stimulate', SkillRules>> = {
  accelerate: [{ use: faster(1, 'move') }, { use: faster(2, 'move-or-combat') }, { use: faster(3, 'move-or-combat') }],
  blast: [{ use: bolt }, { use: leap }, { use: shockwave }],
  manipulate: [{ use: stun }, { use: crush }, { use: telekinesis }],
  stimulate: [{ use: jolt }, { use: foresee }, { use: overdrive }],
};
