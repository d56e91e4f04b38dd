/** The other acts: standing up, Shuffle, dragging the fallen, talking, agreeing, giving up (CS-OTH-03, CS-EFF-07, CS-DEF-06 to -09, CS-PER). */
import { type Domain, during, type Flow, type Point, way, yesNo } from '@cosmodrome/kernel';
import { DRAG, MOST_MOVED, SHUFFLE } from '../../content/ranges.ts';
import {
  areEnemies,
  dataOf,
  engagedWith,
  hasRoom,
  inTruce,
  isEngaged,
  isTeam,
  moveOf,
  persuasionOf,
  printedSide,
  skillStat,
} from '../../judge/figures.ts';
import { perchOf } from '../../judge/heights.ts';
import { contactPlaces, distance, gapTo, inContact, isOn, stands, touching } from '../../judge/place.ts';
import { airlockOf, allowance, footingOf, MOST_POINTS, Reach, walkOf, whyNotWalk } from '../../judge/reach.ts';
import { type Active, type Board, type CrewId, type Figure, figureOf, type State, type TokenId } from '../../state.ts';
import { type Act, ask } from '../../topics.ts';
import { putBack } from '../defeated.ts';
import { joins, leaves } from '../joining.ts';
import { isPrisoner, mayAsk, mayLure, questioned } from '../pieces/people.ts';
import { askCrew, failsOf, hitsOf, rollCombat, speaker, type Table } from '../table.ts';
import { moveLeft, spend } from '../turn.ts';
import { goHome, walk, walkFrom, wayOf } from '../walk.ts';
import { mayAct, pay, pays } from './effort.ts';
import { exchange } from './items.ts';
import { drawFromBag, found } from './search.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;

// ------------------------------------------------------------------ moving a little

export function shuffles(state: State, f: Figure): Act[] {
  if (allowance(f, SHUFFLE) === 0 || perchOf(state, f) >= 0) return [];
  return pays(state, f).map((way): Act => ({ do: 'shuffle', pay: way }));
}
/** CS-EFF-07 */
export function* doShuffle(table: Table, f: Figure, active: Active, act: Do<'shuffle'>): Flow {
  pay(table, f, active, 'effortless', act.pay);
  const points = yield* ask(speaker(table.state, f.crew!), 'walk/way', wayOf(table.state, f, SHUFFLE));
  yield* walk(table, f, walkFrom(table.state, f, points), { how: 'shuffle' });
}
export function doStand(table: Table, f: Figure, active: Active): void {
  pay(table, f, active, 'stand', 'normal');
  f.prone = false;
  table.tell({ kind: 'stood-up', figure: f.id });
}

// ------------------------------------------------------------------ dragging

/** CS-DEF-06, -07, CS-RULING-51: neither the fallen nor who drags is in contact with an enemy. */
export function drags(state: State, f: Figure): Act[] {
  if (perchOf(state, f) >= 0 || !mayAct(state, f, 'drag') || f.being.kind === 'purge' || isEngaged(state, f)) return [];
  const beset = (body: Figure) => state.figures.some((e) => isOn(e) && !e.defeated && areEnemies(state, f, e) && inContact(state, e, body));
  return touching(state, f).flatMap((body): Act[] => {
    if (!body.defeated || beset(body)) return [];
    const helpers = touching(state, body).filter(
      (h) => h.crew === f.crew && h.id !== f.id && !h.defeated && !h.prone && !isEngaged(state, h),
    );
    return [null, ...helpers.map((h) => h.id)]
      .filter((helper) => dragWay(state, f, body, helper === null ? null : figureOf(state, helper)).possible)
      .map((helper): Act => ({ do: 'drag', body: body.id, helper }));
  });
}
const moved = (state: State, f: Figure, [x, y]: Point, without: Figure): Board => ({
  ...state,
  figures: state.figures.map((g) => (g.id === f.id ? { ...g, x, y } : g.id === without.id ? { ...g, where: 'out' } : g)),
});
/** Where the fallen comes to lie beside its leader: the nearest legal place in contact, within the distance of the drag. CS-GEO-60 */
function dragPlace(state: State, body: Figure, leader: Figure, at: Point, far: number): Point | undefined {
  const board = moved(state, leader, at, body);
  const there = { ...leader, x: at[0], y: at[1] };
  const places = contactPlaces(board, body, there, true);
  const off = ([x, y]: Point) => (x - body.x) ** 2 + (y - body.y) ** 2;
  return places.filter((p) => off(p) <= far * far).sort((a, b) => off(a) - off(b) || a[1] - b[1] || a[0] - b[0])[0];
}
function dragWay(
  state: State,
  f: Figure,
  body: Figure,
  helper: Figure | null,
): { readonly domain: Domain<readonly Point[]>; readonly possible: boolean } {
  const most = helper ? DRAG.together : DRAG.alone;
  const far = Math.min(allowance(f, most), helper ? MOST_MOVED - helper.moved : most);
  const foot = footingOf(state, f, far);
  const refused = (points: readonly Point[]) => {
    const wrong = whyNotWalk(state, f, foot, points);
    if (wrong !== undefined || walkOf(foot, points).home) return wrong;
    return dragPlace(state, body, f, points.at(-1)!, most) ? undefined : 'no-standing';
  };
  const stay: Point[] = [[f.x, f.y]];
  const domain = way({
    most: MOST_POINTS,
    refused,
    shape: () => ({ figure: f.id, ...foot }),
    sample: (chance) => {
      const reach = new Reach(state, f, foot);
      const home = reach.home();
      if (home && refused(home.points) === undefined) return home.points;
      for (let tries = 0; tries < 20; tries++) {
        const found = reach.to([f.x - far + chance.below(2 * far + 1), f.y - far + chance.below(2 * far + 1)]);
        if (found && refused(found.points) === undefined) return found.points;
      }
      return stay;
    },
  });
  return { domain, possible: refused(stay) === undefined };
}
export function* doDrag(table: Table, f: Figure, active: Active, act: Do<'drag'>): Flow {
  const { state } = table;
  const body = figureOf(state, act.body);
  const helper = act.helper === null ? null : figureOf(state, act.helper);
  pay(table, f, active, 'drag', 'normal');
  const points = yield* ask(speaker(state, f.crew!), 'walk/way', dragWay(state, f, body, helper).domain);
  const planned = walkFrom(state, f, points);
  const done = yield* walk(table, f, planned, { how: 'drag' });
  if (helper) {
    // CS-DEF-07: it has one action less in its next turn.
    helper.lostActions++;
    helper.moved = Math.min(MOST_MOVED, helper.moved + planned.length);
  }
  if (done === 'home') {
    // CS-DEF-09: safe aboard, Defeated as it is.
    body.entered = true;
    goHome(table, body);
    return;
  }
  const place = f.where === 'board' && !f.defeated ? dragPlace(state, body, f, [f.x, f.y], helper ? DRAG.together : DRAG.alone) : undefined;
  if (!place) return;
  [body.x, body.y] = place;
  table.tell({ kind: 'dragged', by: f.id, body: body.id, to: place });
  if (helper) {
    const beside = dragPlace(state, helper, body, place, DRAG.together);
    if (beside) [helper.x, helper.y] = beside;
  }
}

// ------------------------------------------------------------------ persuading

/** CS-PER-01, -09, CS-RULING-46: the one persuaded is no engagement, any other enemy is. */
export function persuades(state: State, f: Figure): Act[] {
  if (!mayAct(state, f, 'persuade') || f.being.kind === 'purge') return [];
  return touching(state, f).flatMap((npc): Act[] => {
    if (mayLure(state, f, npc)) return [{ do: 'persuade', at: npc.id, aim: 'join' }];
    if (npc.crew !== null || npc.defeated || npc.being.kind !== 'npc') return [];
    if (engagedWith(state, f).some((e) => e.id !== npc.id)) return [];
    const gives = f.inventory.filter((token) => dataOf(state, token).size === 'small');
    const asks: Act[] = mayAsk(state, npc) ? [{ do: 'persuade', at: npc.id, aim: 'information' }] : [];
    return [
      ...asks,
      // A word is enough for him. CS-RULING-345
      ...(isPrisoner(state, npc) ? [] : [{ do: 'persuade', at: npc.id, aim: 'join' } as const]),
      ...gives.map((give): Act => ({ do: 'persuade', at: npc.id, aim: 'swap', give })),
    ];
  });
}
/** CS-PER-02 to -07 */
export function* doPersuade(table: Table, f: Figure, active: Active, act: Do<'persuade'>): Flow {
  pay(table, f, active, 'persuade', 'normal');
  const npc = figureOf(table.state, act.at);
  const won = rollPersuade(table, f, npc, persuasionOf(table.state, npc), 0, act.aim);
  if (!won) return;
  if (act.aim === 'join') joins(table, npc, f.crew!);
  else if (act.aim === 'information') yield* questioned(table, f, npc);
  else if (act.aim === 'swap') yield* swap(table, f, npc, act.give);
}
export function rollPersuade(table: Table, f: Figure, target: Figure, value: number, bonus: number, aim: string): boolean {
  const dice = rollCombat(table.chance, skillStat(f) + bonus);
  const hits = hitsOf(dice);
  table.tell({ kind: 'rolled', dice, hits, fails: failsOf(dice), by: f.id });
  table.tell({ kind: 'persuaded', figure: f.id, target: target.id, aim, hits, needed: value + 1 });
  return hits > value;
}
/** One small item for the one it carries; without one a token of the bag is offered, and stays with it if refused. CS-PER-05, -06 */
export function* swap(table: Table, f: Figure, npc: Figure, give: TokenId): Flow {
  const [has] = npc.inventory;
  if (has !== undefined) return exchange(table, f, npc, give, has);
  const token = drawFromBag(table);
  if (token === undefined) return;
  const kept = yield* found(table, f, token, 'swap', (t) => {
    if (hasRoom(table.state, npc, t)) npc.inventory.push(t);
    else putBack(table, t, npc);
  });
  if (!kept || npc.inventory.length > 0 || !f.inventory.includes(give)) return;
  f.inventory = f.inventory.filter((t) => t !== give);
  npc.inventory.push(give);
}

// ------------------------------------------------------------------ agreements

/** CS-RULING-75: one truce a round and pair; either may end it. Together it is fixed. */
export function agreements(state: State, f: Figure): Act[] {
  if (state.settings.mode === 'together' || f.crew === null) return [];
  const mine = f.crew;
  return state.crews.flatMap(({ id }): Act[] => {
    if (isTeam(state, mine, id)) return [];
    const pair = ordered(mine, id);
    const is = (list: State['truces']) => list.some(([a, b]) => a === pair[0] && b === pair[1]);
    if (is(state.truces)) return [{ do: 'end-truce', with: id }];
    return is(state.truced) ? [] : [{ do: 'truce', with: id }];
  });
}
const ordered = (a: CrewId, b: CrewId): readonly [CrewId, CrewId] => (a < b ? [a, b] : [b, a]);
export function* doTruce(table: Table, f: Figure, act: Do<'truce'>): Flow {
  const { state } = table;
  const pair = ordered(f.crew!, act.with);
  // Asked once a round, whatever the answer: nobody is pestered.
  state.truced.push(pair);
  const scene = { kind: 'offer', from: f.crew!, to: act.with, what: 'truce' } as const;
  const agreed = yield* during(table, scene, askCrew(table, act.with, 'offer/truce', yesNo, false));
  if (!agreed) return table.tell({ kind: 'offer-refused', from: f.crew!, to: act.with, what: 'truce' });
  state.truces.push(pair);
  table.tell({ kind: 'truce', crews: pair });
}
export function endTruce(table: Table, f: Figure, act: Do<'end-truce'>): void {
  const { state } = table;
  const pair = ordered(f.crew!, act.with);
  state.truces = state.truces.filter(([a, b]) => a !== pair[0] || b !== pair[1]);
  table.tell({ kind: 'truce-ended', crews: pair });
}
// ------------------------------------------------------------------ through a partner's airlock

/** The shortest way home by the airlock of another crew, with a Move. */
function wayOut(state: State, f: Figure, crew: CrewId): readonly Point[] | undefined {
  const most = allowance(f, moveOf(state, f));
  const exit = airlockOf(state, crew);
  if (exit === null || gapTo(f, [exit]) > most) return undefined;
  const foot = { ...footingOf(state, f, most), exit };
  const found = new Reach(state, f, foot).home()?.points;
  return found && whyNotWalk(state, f, foot, found) === undefined ? found : undefined;
}
/** With a Move, if its player agrees. CS-MOV-13, -14, CS-RULING-144 */
export function leavings(state: State, f: Figure): Act[] {
  const { active } = state;
  if (f.crew === null || f.being.kind === 'purge' || active?.figure !== f.id || moveLeft(state, active, f) === 0) return [];
  return state.crews.flatMap(({ id }): Act[] =>
    id !== f.crew && inTruce(state, f.crew!, id) && !state.lockedAirlocks.includes(state.crews[id]!.airlock!) && wayOut(state, f, id)
      ? [{ do: 'leave-by', with: id }]
      : [],
  );
}
export function* doLeaveBy(table: Table, f: Figure, active: Active, act: Do<'leave-by'>): Flow {
  const { state } = table;
  const scene = { kind: 'offer', from: f.crew!, to: act.with, what: 'airlock' } as const;
  const agreed = yield* during(table, scene, askCrew(table, act.with, 'offer/airlock', yesNo, false));
  if (!agreed) return table.tell({ kind: 'offer-refused', from: f.crew!, to: act.with, what: 'airlock' });
  const points = wayOut(state, f, act.with);
  if (!points) return;
  spend(active, 'move');
  f.strides++;
  const planned = walkOf({ ...footingOf(state, f, 0), exit: airlockOf(state, act.with) }, points);
  yield* walk(table, f, planned, { how: 'move', by: act.with });
}
// ------------------------------------------------------------------ through somebody of another crew

/** With a Move left, of each in reach; whoever has said no is left in peace for the round. CS-MOV-07, CS-RULING-276 */
export function passages(state: State, f: Figure): Act[] {
  const { active } = state;
  if (f.crew === null || f.where !== 'board' || active?.figure !== f.id) return [];
  const far = moveLeft(state, active, f);
  if (far === 0) return [];
  const saidNo = f.effects.flatMap(({ kind, by }) => (kind === 'held-up' && by !== null ? [figureOf(state, by).crew] : []));
  return state.figures.flatMap((other): Act[] =>
    other.crew !== null &&
    stands(other) &&
    areEnemies(state, f, other) &&
    distance(f, other) <= far &&
    !saidNo.includes(other.crew) &&
    !f.effects.some(({ kind, by }) => kind === 'let-by' && by === other.id)
      ? [{ do: 'ask-way', at: other.id }]
      : [],
  );
}
export function* doAskWay(table: Table, f: Figure, act: Do<'ask-way'>): Flow {
  const { state } = table;
  const to = figureOf(state, act.at).crew!;
  const scene = { kind: 'offer', from: f.crew!, to, what: 'pass', figure: f.id, at: act.at } as const;
  const agreed = yield* during(table, scene, askCrew(table, to, 'offer/pass', yesNo, false));
  f.effects.push({ kind: agreed ? 'let-by' : 'held-up', until: state.round, by: act.at });
  if (agreed) table.tell({ kind: 'let-by', figure: f.id, by: act.at });
  else table.tell({ kind: 'offer-refused', from: f.crew!, to, what: 'pass' });
}

/** Whose only characters on the board are those who joined may leave them there. CS-JOI-11 */
export function abandons(state: State, f: Figure): Act[] {
  const left = state.figures.filter((g) => g.crew === f.crew && g.where === 'board' && !g.defeated);
  return left.every((g) => printedSide(g) !== 'trader') ? [{ do: 'abandon' }] : [];
}
export function abandon(table: Table, f: Figure): void {
  const left = table.state.figures.filter((g) => g.crew === f.crew && g.where === 'board' && printedSide(g) !== 'trader');
  table.tell({ kind: 'abandoned', crew: f.crew!, figures: left.map((g) => g.id) });
  for (const g of left) leaves(table, g);
}
