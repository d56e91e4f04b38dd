/** Cunning skills: Distraction, Evasion, Light Fingers, Persuasion. */
import type { Domain, Flow, Point } from '@cosmodrome/kernel';
import { iconOf } from '../../content/icons.ts';
import { REACH } from '../../content/ranges.ts';
import { TRADER } from '../../content/traders.ts';
import { areEnemies, dataOf, engagedWith, hasRoom, isCaptain, isUntargetable, moveOf, persuasionOf, sideOf } from '../../judge/figures.ts';
import { inContact, stands, within } from '../../judge/place.ts';
import { footingOf, walkOf } from '../../judge/reach.ts';
import { sees } from '../../judge/sight.ts';
import { type Figure, figureOf, type State, type TokenId } from '../../state.ts';
import { ask, type Way } from '../../topics.ts';
import { exchange, use as useItem } from '../act/items.ts';
import { rollPersuade, swap } from '../act/others.ts';
import { openOnTheWay } from '../advanced/doors.ts';
import { putBack } from '../defeated.ts';
import { attacking, freeMove, grantShot, inAnyOrder, isAble, moving, shotsOf } from '../grants.ts';
import { joins } from '../joining.ts';
import { isAlone, isPrisoner, mayAsk, questioned } from '../pieces/people.ts';
import { bySkill, pickFor, speaker, type Table } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import { loses } from '../windows.ts';
import { take } from './close.ts';
import type { React, SkillRules, Trigger, Use } from './rule.ts';
import { lasts } from './stealth.ts';
import { either } from './tech.ts';

/** CS-DISTRACT-01, CS-RULING-166 */
const distractingShot: Use = {
  costs: 'ranged',
  may: (state, f) => shotsOf(state, f).length > 0,
  *use(table, f) {
    yield* grantShot(table, f, {}, { also: (target) => loses(table, target, 'actions') }, true);
  },
};
/** CS-DISTRACT-02 */
const commotion: Use = {
  may: (state, f) => shotsOf(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    const attack = yield* grantShot(table, f, {}, {}, true);
    if (attack && isAble(f)) {
      const near = state.figures.filter(
        (e) => stands(e) && areEnemies(state, f, e) && !isUntargetable(state, e) && within(e, attack.target, REACH.short),
      );
      if (near.length > 0) {
        const who = yield* pickFor(table, f.crew!, 'choose/figure', [...near.map((e) => e.id), 'none' as const], 'none');
        if (who !== 'none') yield* loses(table, figureOf(state, who), 'turn');
      }
    }
    yield* freeMove(table, f);
  },
};
/** CS-DISTRACT-03, CS-RULING-158: the target is led away, without blows at it. */
const lure: Use = {
  may: (state, f) => shotsOf(state, f).length > 0,
  *use(table, f) {
    const { state } = table;
    const attack = yield* grantShot(table, f, {}, {}, true);
    const target = attack?.target;
    if (target && stands(target) && !target.prone && isAble(f)) {
      const points = yield* ask(speaker(state, f.crew!), 'walk/way', ledWay(state, target));
      const moved = target.moved;
      if (target.crew === null) openOnTheWay(table, target, points);
      yield* walk(table, target, walkFrom(state, target, points), { how: 'reaction', free: true, led: true });
      target.moved = moved;
      yield* loses(table, target, 'turn');
    }
    yield* freeMove(table, f);
  },
};
/** A Move with somebody else's figure, nowhere into contact with an enemy of it, and never home. */
function ledWay(state: State, target: Figure): Domain<readonly Point[]> {
  const led = { ...target, moved: 0 };
  const plain = wayOf(state, led, moveOf(state, target));
  const safe = (points: readonly Point[]): boolean => {
    const foot = footingOf(state, led, moveOf(state, target));
    const walk = walkOf(foot, points);
    const [x, y] = points.at(-1)!;
    const touches = (e: Figure) => stands(e) && areEnemies(state, target, e) && inContact(state, { x, y, massive: target.massive }, e);
    return !walk.home && ((x === target.x && y === target.y) || !state.figures.some((e) => e.id !== target.id && touches(e)));
  };
  const stay: readonly Point[] = [[target.x, target.y]];
  return {
    ...plain,
    admits: (answer): answer is readonly Point[] => plain.admits(answer) && safe(answer),
    why: (answer) => plain.why?.(answer) ?? 'no-standing',
    sample: (chance) => {
      const points = plain.sample!(chance);
      return safe(points) ? points : stay;
    },
  };
}
/** An enemy comes into contact. CS-EVASION-01 to -03, CS-RULING-165 */
const evasion = (level: 1 | 2 | 3): React => ({
  may: (_state, f, trigger) => trigger.when === 'contact' && trigger.touched.id === f.id && isAble(f),
  *react(table, f, trigger) {
    if (trigger.when !== 'contact') return;
    const move = moving(table, f, { free: true });
    if (level === 1) yield* move.does();
    else yield* inAnyOrder(table, f, 'evasion', level, [move, attacking(table, f), ...(level === 3 ? [move] : [])]);
    // An NPC's Move is over; a player may go on with the rest of it.
    trigger.ended = trigger.ended || trigger.mover.crew === null || level === 3;
    const { mover } = trigger;
    // Out of its own turn it has nothing to lose but this.
    if (level === 3 && (mover.crew === null || table.state.active?.figure === mover.id)) lasts(table, mover, 'outwitted');
  },
});
/** CS-LIGHTFINGERS-01 to -03, CS-RULING-65, -169 */
const lightFingers = (level: 1 | 2 | 3): React => ({
  may: (state, f, trigger) =>
    isStruck(f, trigger) &&
    (level > 1 || trigger.attack.damage === 0) &&
    !f.defeated &&
    loot(state, trigger.attack.by!, level === 3 ? null : trigger.attack.weapon).length > 0,
  *react(table, f, trigger) {
    const { state } = table;
    if (!isStruck(f, trigger)) return;
    const by = trigger.attack.by!;
    const asked = <R>(flow: Flow<R>): Flow<R> => bySkill(table, f, 'light-fingers', level, flow);
    const token = yield* asked(pickFor(table, f.crew!, 'choose/token', loot(state, by, level === 3 ? null : trigger.attack.weapon)));
    if (token === 'none') return;
    yield* asked(steal(table, f, by, token));
    const effortless = iconOf(dataOf(state, token).icons, 'effortless') && f.inventory.includes(token);
    if (level > 1 && effortless && isAble(f)) {
      const used = yield* asked(pickFor(table, f.crew!, 'choose/token', [token, 'none' as const], 'none'));
      if (used !== 'none') yield* useItem(table, f, token, f);
    }
    if (level === 3 && isAble(f)) {
      const open = [moving(table, f, { free: true }), attacking(table, f, { free: true })].filter(({ may }) => may());
      yield* asked(
        either(
          table,
          f,
          open.map((part) => ({ ...part, may: true })),
        ),
      );
    }
  },
});
const isStruck = (f: Figure, trigger: Trigger): trigger is Extract<Trigger, { readonly when: 'declared' | 'hits' | 'resolved' }> =>
  trigger.when === 'resolved' && trigger.attack.how === 'close' && trigger.attack.target.id === f.id && trigger.attack.by !== null;
const loot = (_state: State, by: Figure, but: TokenId | null): TokenId[] => by.inventory.filter((token) => token !== but);
/** Without room it is discarded, or something goes for it. */
function* steal(table: Table, f: Figure, by: Figure, token: TokenId): Flow {
  const { state } = table;
  if (hasRoom(state, f, token)) return take(table, f, by, token);
  const swaps = f.inventory.filter((own) => hasRoom(state, f, token, [own]));
  const own = yield* pickFor(table, f.crew!, 'choose/token', [...swaps, 'none' as const], 'none');
  if (own !== 'none') {
    f.inventory = f.inventory.filter((t) => t !== own);
    putBack(table, own, f);
    return take(table, f, by, token);
  }
  by.inventory = by.inventory.filter((t) => t !== token);
  putBack(table, token, f);
}
/** Its value is its Skill as printed, for a Trader. CS-CHR-05 */
const worthOf = (state: State, t: Figure): number =>
  t.being.kind === 'trader' ? TRADER[t.being.sheet.profile].skill[0] : persuasionOf(state, t);
const listeners = (state: State, f: Figure, tradersOnly: boolean): Figure[] =>
  state.figures.filter(
    (t) =>
      stands(t) &&
      t.crew !== f.crew &&
      sideOf(t) !== 'purge' &&
      !isUntargetable(state, t) &&
      (!tradersOnly || (t.being.kind === 'trader' && areEnemies(state, f, t))) &&
      within(f, t, REACH.short) &&
      sees(state, f, t) &&
      engagedWith(state, f).every((e) => e.id === t.id),
  );
/** CS-PERSUASION-01 */
const giveUp: Use = {
  may: (state, f) => listeners(state, f, true).length > 0,
  *use(table, f) {
    const { state } = table;
    const at = yield* pickFor(
      table,
      f.crew!,
      'choose/figure',
      listeners(state, f, true).map((t) => t.id),
    );
    if (at === 'none') return;
    const target = figureOf(state, at);
    if (rollPersuade(table, f, target, worthOf(table.state, target), 0, 'lose-turn')) yield* loses(table, target, 'turn');
  },
};
/** CS-PERSUASION-02, -03, CS-RULING-64, -168: lose a turn, join, swap, or tell what it knows (CS-MKT-02). */
const talk = (bonus: 1 | 2): Use => ({
  may: (state, f) => listeners(state, f, false).length > 0,
  *use(table, f) {
    const { state } = table;
    const at = yield* pickFor(
      table,
      f.crew!,
      'choose/figure',
      listeners(state, f, false).map((t) => t.id),
    );
    if (at === 'none') return;
    const target = figureOf(state, at);
    const gives = f.inventory.filter((t) => dataOf(state, t).size === 'small');
    const wants = target.inventory.filter((t) => dataOf(state, t).size === 'small');
    const may = {
      join: mayJoin(state, target, bonus === 2),
      swap: gives.length > 0 && (target.being.kind === 'npc' || wants.length > 0),
      tell: target.crew === null && mayAsk(state, target),
    };
    const aims: readonly Way[] = [
      'lose-turn',
      ...(may.join ? (['join'] as const) : []),
      ...(may.swap ? (['swap'] as const) : []),
      ...(may.tell ? (['information'] as const) : []),
    ];
    const aim = yield* pickFor(table, f.crew!, 'choose/way', aims);
    // CS-PER-02, CS-RULING-168: what is wanted and what is given is said before the dice.
    const give = aim === 'swap' ? yield* pickFor(table, f.crew!, 'choose/token', gives) : 'none';
    const get = aim === 'swap' && target.being.kind === 'trader' ? yield* pickFor(table, f.crew!, 'choose/token', wants) : 'none';
    if (!rollPersuade(table, f, target, worthOf(table.state, target), bonus, aim)) return;
    if (aim === 'lose-turn') yield* loses(table, target, 'turn');
    else if (aim === 'join') enlist(table, f, target);
    else if (aim === 'information') yield* questioned(table, f, target);
    else if (give !== 'none' && target.being.kind === 'npc') yield* swap(table, f, target, give);
    else if (give !== 'none' && get !== 'none') exchange(table, f, target, give, get);
  },
});
/** NPCs of nobody; Traders, those who joined among them, at the highest level; the prisoner as his mission says. CS-JAI-05, -06, CS-JOI-02 */
function mayJoin(state: State, target: Figure, traders: boolean): boolean {
  if (isPrisoner(state, target)) return isAlone(state, target);
  if (target.crew === null) return true;
  return traders && (target.being.kind === 'npc' || (target.luredFrom === null && !isCaptain(target)));
}
function enlist(table: Table, f: Figure, target: Figure): void {
  if (target.being.kind === 'npc') {
    joins(table, target, f.crew!);
    return;
  }
  target.luredFrom = target.crew;
  target.crew = f.crew;
  table.tell({ kind: 'joined', figure: target.id, crew: f.crew! });
}

export const CUNNING: Readonly<Record<'distraction' | 'evasion' | 'light-fingers' | 'persuasion', SkillRules>> = {
  distraction: [{ use: distractingShot }, { use: commotion }, { use: lure }],
  evasion: [{ react: evasion(1) }, { react: evasion(2) }, { react: evasion(3) }],
  'light-fingers': [{ react: lightFingers(1) }, { react: lightFingers(2) }, { react: lightFingers(3) }],
  persuasion: [{ use: giveUp }, { use: talk(1) }, { use: talk(2) }],
};
