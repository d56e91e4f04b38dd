/** Augmented skills: Accelerate, Blast, Manipulate, Stimulate. */
import type { Flow } from '@cosmodrome/kernel';
import { knows, showTo } from '@cosmodrome/kit/cards';
import type { CardId } from '../../content/cards.ts';
import { REACH } from '../../content/ranges.ts';
import { canFight, canShoot } from '../../judge/arms.ts';
import { areEnemies, dataOf, markOf } from '../../judge/figures.ts';
import { stands, within } from '../../judge/place.ts';
import { blastReaches, sees } from '../../judge/sight.ts';
import { BROKEN, type Figure, type Granted, type State, type TokenId } from '../../state.ts';
import { areaAttack, fight, shoot } from '../attack.ts';
import { heal, hurt } from '../defeated.ts';
import { freeMove, grantShot, inAnyOrder, isAble, mayMove, shotsOf } from '../grants.ts';
import { shift } from '../push.ts';
import { mark, pickFor, type Table } from '../table.ts';
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
/** Dice of the hands: no weapon, no ammo, no Fails. CS-BLAST-01, CS-RULING-20 */
const handTargets = (state: State, f: Figure, dice: Readonly<Record<'short' | 'medium' | 'long', number>>): Figure[] =>
  state.figures.filter((t) => canShoot(state, f, t, (range) => dice[range]));
function* fromHands(table: Table, f: Figure, dice: Readonly<Record<'short' | 'medium' | 'long', number>>): Flow {
  yield* upTo(
    table,
    f,
    1,
    () => handTargets(table.state, f, dice),
    function* (target) {
      yield* shoot(table, {
        by: f,
        target,
        weapon: null,
        dice: within(f, target, REACH.short) ? dice.short : within(f, target, REACH.medium) ? dice.medium : dice.long,
      });
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
const seen = (state: State, f: Figure): Figure[] => state.figures.filter((t) => stands(t) && areEnemies(state, f, t) && sees(state, f, t));
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
const lying = (state: State, f: Figure) => state.floor.filter(({ x, y }) => within(f, { x, y, massive: 0 }, 9999));
/** A token on the floor comes as near as it can. Scenery is moved where the board can change. */
const pull: Use = {
  may: (state, f) => lying(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    const token = yield* pickFor(
      table,
      f.crew!,
      'choose/token',
      lying(state, f).map((l) => l.token),
    );
    const thing = state.floor.find((l) => l.token === token);
    if (!thing) return;
    const [dx, dy] = [f.x - thing.x, f.y - thing.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    const part = far <= 500 ? 1 : 500 / far;
    state.floor = state.floor.map((l) =>
      l.token === token ? { ...l, x: Math.round(l.x + dx * part), y: Math.round(l.y + dy * part) } : l,
    );
  },
};
/** CS-STIMULATE-01 to -03 */
const jolt: Use = {
  may: (state, f) => mayMove(state, f) || f.health < f.fit || shotsOf(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    yield* either(table, f, [
      { may: mayMove(state, f), does: () => freeMove(table, f) },
      {
        may: shotsOf(state, f).length > 0,
        *does() {
          yield* grantShot(table, f);
        },
      },
      {
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
    yield* inAnyOrder(table, f, [
      () => freeMove(table, f),
      () =>
        either(table, f, [
          {
            may: state.figures.some((t) => canFight(state, f, t)),
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
          { may: handTargets(state, f, RUSH).length > 0, does: () => fromHands(table, f, RUSH) },
          {
            may: handTargets(state, f, RUSH).length > 0,
            *does() {
              yield* fromHands(table, f, { short: 6, medium: 6, long: 6 });
              if (isAble(f)) hurt(table, f, 1, null);
            },
          },
        ]),
    ]);
  },
};
export const AUGMENTED: Readonly<Record<'accelerate' | 'blast' | 'manipulate' | 'stimulate', SkillRules>> = {
  accelerate: [{ use: faster(1, 'move') }, { use: faster(2, 'move-or-combat') }, { use: faster(3, 'move-or-combat') }],
  blast: [{ use: bolt }, { use: leap }, { use: shockwave }],
  manipulate: [{ use: stun }, { use: crush }, { use: pull }],
  stimulate: [{ use: jolt }, { use: foresee }, { use: overdrive }],
};
