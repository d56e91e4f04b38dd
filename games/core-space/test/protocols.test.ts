import { Luck as Dice } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { optionsFor } from '../arrange.ts';
import type { ChanceIcon } from '../content/dice.ts';
import { MAPS } from '../content/maps/index.ts';
import { MISSION } from '../content/missions/index.ts';
import { CIVILIANS, NPC, type NpcId } from '../content/npcs.ts';
import { mayStand } from '../judge/place.ts';
import type { Note } from '../notes.ts';
import { activate } from '../rules/chart.ts';
import { copyState } from '../rules/copy.ts';
import { civilian } from '../rules/npcs/civilians.ts';
import { corps } from '../rules/npcs/corps.ts';
import { ganger } from '../rules/npcs/gangers.ts';
import { enlist, newFigure, setUp, sheetOf } from '../rules/setup.ts';
import type { Table } from '../rules/table.ts';
import { purgeTarget } from '../rules/targets.ts';
import type { Being, CrewId, Figure, State } from '../state.ts';
import { civilianTurn, type Luck, npcTurn, purgeTurn, type Step } from './literal.ts';

/** Few in every run; `DEEP=1` looks at ten thousand of each. */
const POSITIONS = process.env.DEEP === '1' ? 10_000 : 120;
const MAP_TEXTS: readonly string[] = Object.values(MAPS);
const TRADERS = ['jace', 'arianna', 'zed', 'lars', 'gak', 'tirgarde', 'chunk', 'pell'] as const;
const KINDS = ['harvester', 'harvester', 'devastator', 'assassin', 'live-one'] as const;

/** A board with people all over it, often in knots, nobody of whom can be hurt or can strike back: what is looked at is what NPCs decide. */
function position(dice: Dice, besides: readonly NpcId[] = []): State {
  const map = dice.pick(MAP_TEXTS);
  const seats = 2;
  const drawn = { ...MISSION['pillage-express'], map };
  const state = setUp(optionsFor({ crews: [{}, {}] }), seats, dice, drawn as never);
  state.round = 3;
  state.charged = dice.below(4) === 0;
  state.pegs = dice.below(29);
  for (const [i] of state.doors.entries()) if (dice.below(4) === 0) state.doors[i] = dice.below(2) ? 'locked' : 'closed';
  const place = (f: Figure): void => {
    const there = state.figures.filter((o) => o.where === 'board');
    for (let tries = 0; tries < 200; tries++) {
      const knot = there.length > 0 && dice.below(3) === 0 ? dice.pick(there) : undefined;
      const far = knot ? 95 + dice.below(160) : 0;
      const [dx, dy] = [dice.below(2 * far + 1) - far, dice.below(2 * far + 1) - far];
      [f.x, f.y] = knot ? [knot.x + dx, knot.y + dy] : [50 + dice.below(2301), 50 + dice.below(2301)];
      if (!mayStand(state, f, f.x, f.y)) continue;
      f.where = 'board';
      f.entered = true;
      return;
    }
  };
  const some = dice.shuffle([...TRADERS]).slice(0, 1 + dice.below(TRADERS.length));
  for (const [i, name] of some.entries()) {
    const f = enlist(state, (i % seats) as CrewId, sheetOf(name, 'crew', {}), []);
    place(f);
    f.skilled = true;
    f.effects.push({ kind: 'unhurt', until: 9, by: null });
    f.health = 1 + dice.below(f.fit);
    f.prone = dice.below(6) === 0;
    if (dice.below(8) === 0) Object.assign(f, { defeated: true, health: 0, prone: false });
    if (dice.below(10) === 0) f.effects.push({ kind: dice.below(2) ? 'vanished' : 'blended', until: 9, by: null });
  }
  const npc = (being: Being) => {
    const f = newFigure(state, being, null);
    place(f);
    f.effects.push({ kind: 'unhurt', until: 9, by: null });
    if (being.kind === 'purge' && being.type === 'live-one') state.once = ['live-one'];
    f.prone = dice.below(8) === 0;
    f.moved = dice.below(10) === 0 ? 200 + dice.below(901) : 0;
  };
  for (let n = 1 + dice.below(8); n > 0; n--) npc({ kind: 'purge', type: dice.pick(KINDS) });
  for (const who of dice.shuffle([...CIVILIANS]).slice(0, dice.below(4))) npc({ kind: 'npc', npc: who });
  for (const who of dice.shuffle([...besides]).slice(0, besides.length && 2 + dice.below(4))) npc({ kind: 'npc', npc: who });
  return state;
}
/** Plays a flow to its end; nobody is asked anything here. */
function play(state: State, dice: Dice, flow: (table: Table) => Generator): Note[] {
  const notes: Note[] = [];
  const table = { state, chance: dice, tell: (note: Note) => notes.push(note), reveal: () => undefined } as unknown as Table;
  const { done } = flow(table).next();
  if (!done) throw new Error('somebody is asked');
  return notes;
}
const stepsOf = (notes: readonly Note[]): Step[] =>
  notes.flatMap((note): Step[] => {
    if (note.kind === 'npc-target') return [{ step: 'target', of: note.target, rule: note.rule }];
    if (note.kind === 'npc-does') return [{ step: 'does', does: note.does, rule: note.rule }];
    return note.kind === 'npc-idle' ? [{ step: 'idle', rule: note.rule }] : [];
  });
const whereAll = (state: State) => state.figures.map(({ x, y, where, crew, prone }) => `${x},${y} ${where} ${crew} ${prone}`);

describe('CS-RULING-321: protocols of NPCs, against the catalogue read a second time', () => {
  test(`on ${POSITIONS} positions machines choose, act and end alike`, () => {
    const dice = Dice.seeded('protocols/purge');
    const rules = new Map<string, number>();
    let looked = 0;
    while (looked < POSITIONS) {
      const state = position(dice);
      const machines = state.figures.filter((f) => f.where === 'board' && f.being.kind === 'purge');
      for (const one of machines.slice(0, 3)) {
        if (looked === POSITIONS) break;
        const [played, read] = [copyState(state), copyState(state)];
        const f = played.figures[one.id]!;
        const notes = play(played, dice, (table) => activate(table, f, () => purgeTarget(played, dice, f), 'CS-PUR-31'));
        const chosen = notes.flatMap((note) => (note.kind === 'npc-target' && note.tied.length > 0 ? [note] : []));
        const luck: Luck = {
          choose: (among) => {
            const note = chosen.shift();
            expect(new Set(among.map((t) => t.id)), `${looked}`).toEqual(new Set(note?.tied));
            return among.find((t) => t.id === note?.target)!;
          },
        };
        const steps = purgeTurn(read, read.figures[one.id]!, luck);
        expect(stepsOf(notes), `position ${looked}, figure ${one.id} on map ${MAP_TEXTS.indexOf(state.drawn!.map)}`).toEqual(steps);
        expect(whereAll(played), `position ${looked}, figure ${one.id} on map ${MAP_TEXTS.indexOf(state.drawn!.map)}`).toEqual(
          whereAll(read),
        );
        for (const { rule } of steps) rules.set(rule, (rules.get(rule) ?? 0) + 1);
        looked++;
      }
    }
    // Every line of the chart and every kind of target has come up.
    for (let n = 1; n <= 7; n++) expect(rules.get(`CS-NAC-0${n}`) ?? 0, `CS-NAC-0${n}`).toBeGreaterThan(0);
    for (const rule of ['CS-PUR-22', 'CS-PUR-23', 'CS-PUR-24', 'CS-PUR-25', 'CS-PUR-26', 'CS-PUR-31', 'CS-NAC-09'])
      expect(rules.get(rule) ?? 0, rule).toBeGreaterThan(0);
  }, 3_600_000);
  test(`on ${POSITIONS} positions Corps and Gangers choose, act and end alike`, () => {
    const dice = Dice.seeded('protocols/npcs');
    const rules = new Map<string, number>();
    let looked = 0;
    while (looked < POSITIONS) {
      const state = position(dice, ['guard', 'guard', 'juggernaut', 'director', 'hobb', 'milly', 'razor', 'evangeline']);
      // Whom the Corps arrests is shown elsewhere (CS-GCO-04 to -06).
      for (const f of state.figures) if (f.defeated) Object.assign(f, { where: 'out' });
      const those = state.figures.filter(
        (f) => f.where === 'board' && f.being.kind === 'npc' && ['corps', 'gangers'].includes(NPC[f.being.npc].category),
      );
      for (const one of those) {
        if (looked === POSITIONS) break;
        const [played, read] = [copyState(state), copyState(state)];
        const f = played.figures[one.id]!;
        const acts = f.being.kind === 'npc' && NPC[f.being.npc].category === 'corps' ? corps : ganger;
        const notes = play(played, dice, (table) => acts(table, f));
        const chosen = notes.flatMap((note) => (note.kind === 'npc-target' && note.tied.length > 0 ? [note] : []));
        // Where luck chose, and its choice was left as one it would shoot in vain, only the rules know what it had thrown.
        if (chosen.some(({ rule }) => rule === 'CS-NPC-23')) continue;
        const luck: Luck = {
          choose: (among) => {
            const note = chosen.shift();
            expect(new Set(among.map((t) => t.id)), `${looked}`).toEqual(new Set(note?.tied));
            return among.find((t) => t.id === note?.target)!;
          },
        };
        const steps = npcTurn(read, read.figures[one.id]!, luck);
        const name = `position ${looked}, figure ${one.id} on map ${MAP_TEXTS.indexOf(state.drawn!.map)}`;
        expect(stepsOf(notes), name).toEqual(steps);
        expect(whereAll(played), name).toEqual(whereAll(read));
        for (const { rule } of steps) rules.set(rule, (rules.get(rule) ?? 0) + 1);
        looked++;
      }
    }
    for (const rule of ['CS-NPC-20', 'CS-NPC-21', 'CS-NPC-22', 'CS-NPC-24', 'CS-NPC-08', 'CS-NAC-01', 'CS-NAC-02', 'CS-NAC-04'])
      expect(rules.get(rule) ?? 0, rule).toBeGreaterThan(0);
  }, 3_600_000);
  test(`on ${POSITIONS} positions Civilians do alike`, () => {
    const dice = Dice.seeded('protocols/civilians');
    const rules = new Map<string, number>();
    let looked = 0;
    while (looked < POSITIONS) {
      const state = position(dice);
      state.bag = [];
      for (const one of state.figures.filter((f) => f.where === 'board' && f.being.kind === 'npc')) {
        if (looked === POSITIONS) break;
        const [played, read] = [copyState(state), copyState(state)];
        const f = played.figures[one.id]!;
        const choices: Figure[] = [];
        const seed = dice.state;
        const notes = play(played, dice, (table) => civilian(table, f));
        const said = notes.filter((note) => note.kind === 'civilian');
        const told = { icon: (said[0]?.icon ?? 'move') as ChanceIcon, arrow: said[0]?.arrow ?? 0 };
        // What luck chose among equals comes from the same dice, thrown again in the same order.
        const again = Dice.seeded('x');
        again.state = seed;
        again.die(6);
        again.below(72);
        const luck: Luck = {
          choose: (among) => {
            const n = among.length;
            for (;;) {
              if (n > 6) return again.pick(among);
              const number = again.die(6);
              const i = 6 % n === 0 ? Math.floor((number - 1) / (6 / n)) : number - 1;
              if (i < n) {
                choices.push(among[i]!);
                return among[i]!;
              }
            }
          },
        };
        const ruled = civilianTurn(read, read.figures[one.id]!, told, luck);
        const name = `position ${looked}, figure ${one.id} on map ${MAP_TEXTS.indexOf(state.drawn!.map)}: ${told.icon} ${told.arrow}`;
        expect(said.at(-1)?.rule, name).toEqual(ruled.at(-1));
        const mine = whereAll(read)[one.id];
        expect(whereAll(played)[one.id], name).toEqual(mine);
        for (const rule of ruled) rules.set(rule, (rules.get(rule) ?? 0) + 1);
        looked++;
      }
    }
    for (const n of ['02', '03', '04', '05', '07', '08', '09', '11', '12', '13'])
      expect(rules.get(`CS-CIV-${n}`) ?? 0, `CS-CIV-${n}`).toBeGreaterThan(0);
  }, 3_600_000);
});
