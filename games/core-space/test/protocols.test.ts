import { Ask, Luck as Dice, type Flow, type Pause } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { optionsFor } from '../arrange.ts';
import type { ChanceIcon } from '../content/dice.ts';
import { MAPS } from '../content/maps/index.ts';
import { MISSION } from '../content/missions/index.ts';
import { CIVILIANS, NPC, type NpcId } from '../content/npcs.ts';
import type { PurgeKind } from '../content/purge.ts';
import { TOKENS } from '../content/tokens.ts';
import { contactPlaces, mayStand } from '../judge/place.ts';
import type { Note } from '../notes.ts';
import { activate } from '../rules/chart.ts';
import { copyState } from '../rules/copy.ts';
import { motherActs, spiderActs } from '../rules/gatherers.ts';
import { civilian } from '../rules/npcs/civilians.ts';
import { corps } from '../rules/npcs/corps.ts';
import { ganger } from '../rules/npcs/gangers.ts';
import { warden } from '../rules/npcs/security.ts';
import { enlist, newFigure, setUp, sheetOf } from '../rules/setup.ts';
import { mint, type Table } from '../rules/table.ts';
import { purgeTarget } from '../rules/targets.ts';
import type { Being, CrewId, Figure, State } from '../state.ts';
import { civilianTurn, type Luck, motherTurn, npcTurn, purgeTurn, type Step, spiderTurn, wardenTurn } from './literal.ts';

/** Few in every run; `DEEP=1` looks at ten thousand of each. */
const POSITIONS = process.env.DEEP === '1' ? 10_000 : 120;
const MAP_TEXTS: readonly string[] = Object.values(MAPS);
const TRADERS = ['jace', 'arianna', 'zed', 'lars', 'gak', 'tirgarde', 'chunk', 'pell'] as const;
const KINDS: readonly PurgeKind[] = ['harvester', 'harvester', 'devastator', 'assassin', 'live-one'];
/** Who is about besides Traders and Civilians: machines of these kinds, some of these NPCs, and all of `sure`. */
type About = {
  readonly kinds?: readonly PurgeKind[];
  readonly most?: number;
  readonly besides?: readonly NpcId[];
  readonly sure?: readonly Being[];
  readonly kit?: boolean;
};

/** A board with people all over it, often in knots, nobody of whom can be hurt or can strike back: what is looked at is what NPCs decide. */
function position(dice: Dice, { kinds = KINDS, most = 8, besides = [], sure = [], kit = false }: About = {}): State {
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
    const f = enlist(state, (i % seats) as CrewId, sheetOf(name, 'crew', {}), kit && dice.below(2) === 0 ? ['knife'] : []);
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
    // CS-ANN-03
    if (being.kind === 'purge' && being.type === 'annihilator') f.health = 1 + dice.below(f.fit);
    f.prone = dice.below(8) === 0;
    f.moved = dice.below(10) === 0 ? 200 + dice.below(901) : 0;
  };
  for (const being of sure) npc(being);
  for (let n = kinds.length === 0 ? 0 : dice.below(most) + (sure.length > 0 ? 0 : 1); n > 0; n--)
    npc({ kind: 'purge', type: dice.pick(kinds) });
  for (const who of dice.shuffle([...CIVILIANS]).slice(0, dice.below(4))) npc({ kind: 'npc', npc: who });
  for (const who of dice.shuffle([...besides]).slice(0, besides.length && 2 + dice.below(4))) npc({ kind: 'npc', npc: who });
  return state;
}
/**
 * Plays a flow to its end. Nobody strikes at whoever leaves it: Traders nobody can target may be asked that (CS-RULING-150). Else the first thing
 * that is offered is answered.
 */
function play(state: State, dice: Dice, flow: (table: Table) => Flow): Note[] {
  const notes: Note[] = [];
  const table = { state, chance: dice, tell: (note: Note) => notes.push(note), reveal: () => undefined } as unknown as Table;
  const played = flow(table);
  let step = played.next();
  while (!step.done) {
    const ask = [step.value as Pause].flat().find((one): one is Ask => one instanceof Ask);
    if (!ask) throw new Error('a pause without a question');
    step = played.next(ask.answered(ask.topic === 'opportunity' ? { decline: true } : [...ask.domain.options!()][0]!));
  }
  return notes;
}
const stepsOf = (notes: readonly Note[]): Step[] =>
  notes.flatMap((note): Step[] => {
    if (note.kind === 'npc-target') return [{ step: 'target', of: note.target, rule: note.rule }];
    if (note.kind === 'npc-does') return [{ step: 'does', does: note.does, rule: note.rule }];
    if (note.kind === 'warden') return [{ step: 'warden', rule: note.rule }];
    return note.kind === 'npc-idle' ? [{ step: 'idle', rule: note.rule }] : [];
  });
const whereAll = (state: State) =>
  state.figures.map(
    ({ x, y, where, crew, prone, apprehended, lostTurns, pegs, inventory }) =>
      `${x},${y} ${where} ${crew} ${prone} ${apprehended} ${lostTurns} ${pegs} ${inventory.length}`,
  );
/** Whom luck chose, by the notes of those who tell it; `untold` says that somebody was chosen of whom nothing is told. */
function told(notes: readonly Note[], name: string): Luck & { untold: boolean } {
  const chosen = notes.flatMap((note) => (note.kind === 'npc-target' && note.tied.length > 0 ? [note] : []));
  return {
    // Where luck chose, and its choice was left as one it would shoot in vain, only the rules know what it had thrown.
    untold: chosen.some(({ rule }) => rule === 'CS-NPC-23'),
    choose(among, vain = false) {
      if (this.untold) return among[0]!;
      const note = chosen.shift();
      const those = new Set(among.map((t) => t.id));
      if (vain && !(note?.tied.length === those.size && note.tied.every((id) => those.has(id)))) {
        this.untold = true;
        return among[0]!;
      }
      expect(those, name).toEqual(new Set(note?.tied));
      return among.find((t) => t.id === note?.target)!;
    },
    unknown(among) {
      this.untold = true;
      return among[0]!;
    },
  };
}
const tokensOf = (state: State) => state.aside.filter((token) => TOKENS[state.tokens.face[token]!]?.kind === 'spider-token');
type Compared = {
  readonly seed: string;
  readonly about: (dice: Dice) => About;
  /** Whose turns are compared. */
  readonly whose: (f: Figure) => boolean;
  readonly prepare?: (state: State, dice: Dice) => void;
  readonly acts: (table: Table, f: Figure) => Flow;
  readonly reads: (state: State, f: Figure, luck: Luck, thrown: Dice) => Step[];
  /** Rules that must have come up. */
  readonly rules: readonly string[];
};
/** Both readings of so many turns, step by step and by where everybody is then. */
function compare({ seed, about, whose, prepare, acts, reads, rules: due }: Compared): void {
  const dice = Dice.seeded(seed);
  const rules = new Map<string, number>();
  let looked = 0;
  while (looked < POSITIONS) {
    const state = position(dice, about(dice));
    prepare?.(state, dice);
    for (const one of state.figures.filter((f) => f.where === 'board' && whose(f)).slice(0, 3)) {
      if (looked === POSITIONS) break;
      const [played, read] = [copyState(state), copyState(state)];
      const thrown = Dice.seeded('x');
      thrown.state = dice.state;
      const notes = play(played, dice, (table) => acts(table, played.figures[one.id]!));
      const name = `position ${looked}, figure ${one.id} on map ${MAP_TEXTS.indexOf(state.drawn!.map)}`;
      const luck = told(notes, name);
      const steps = reads(read, read.figures[one.id]!, luck, thrown);
      if (luck.untold) continue;
      expect(stepsOf(notes), name).toEqual(steps);
      expect(whereAll(played), name).toEqual(whereAll(read));
      for (const step of steps) rules.set(step.rule, (rules.get(step.rule) ?? 0) + 1);
      for (const { kind } of notes) rules.set(kind, (rules.get(kind) ?? 0) + 1);
      looked++;
    }
  }
  expect(due.filter((rule) => !rules.has(rule))).toEqual([]);
}

describe('CS-RULING-321: protocols of NPCs, against the catalogue read a second time', () => {
  const isOf =
    (...kinds: readonly PurgeKind[]) =>
    (f: Figure) =>
      f.being.kind === 'purge' && kinds.includes(f.being.type);
  const among =
    (...categories: readonly string[]) =>
    (f: Figure) =>
      f.being.kind === 'npc' && categories.includes(NPC[f.being.npc].category);
  const byChart = (table: Table, f: Figure): Flow => activate(table, f, () => purgeTarget(table.state, table.chance, f), 'CS-PUR-31');
  test(`on ${POSITIONS} positions machines choose, act and end alike`, () => {
    compare({
      seed: 'protocols/purge',
      about: () => ({}),
      whose: isOf(...KINDS),
      acts: byChart,
      reads: purgeTurn,
      // Every line of the chart and every kind of target.
      rules: [
        ...[1, 2, 3, 4, 5, 6, 7, 9].map((n) => `CS-NAC-0${n}`),
        ...['CS-PUR-22', 'CS-PUR-23', 'CS-PUR-24', 'CS-PUR-25', 'CS-PUR-26', 'CS-PUR-31'],
      ],
    });
  }, 3_600_000);
  test(`on ${POSITIONS} positions Corps and Gangers choose, act and end alike`, () => {
    compare({
      seed: 'protocols/npcs',
      about: () => ({ besides: ['guard', 'guard', 'juggernaut', 'director', 'hobb', 'milly', 'razor', 'evangeline'] }),
      whose: among('corps', 'gangers'),
      acts: (table, f) => (among('corps')(f) ? corps : ganger)(table, f),
      reads: npcTurn,
      rules: ['CS-NPC-20', 'CS-NPC-21', 'CS-NPC-22', 'CS-NPC-24', 'CS-NPC-08', 'CS-NAC-01', 'CS-NAC-02', 'CS-NAC-04', 'CS-GCO-04'],
    });
  }, 3_600_000);
  test(`on ${POSITIONS} positions Wardens do as their steps and their die say`, () => {
    compare({
      seed: 'protocols/wardens',
      about: (dice) => ({
        most: dice.below(3) === 0 ? 4 : 1,
        sure: [{ kind: 'npc', npc: 'warden' }],
        besides: ['warden', 'warden', 'hobb', 'milly', ...(dice.below(3) === 0 ? (['guard', 'juggernaut'] as const) : [])],
        kit: true,
      }),
      whose: among('security'),
      prepare: (state, dice) => {
        state.settings = { ...state.settings, security: true };
        state.alarmed = dice.below(6) === 0;
        for (const f of state.figures) if (f.crew !== null && dice.below(2) === 0) f.pegs = 0;
      },
      acts: warden,
      reads: (state, f, luck, thrown) => wardenTurn(state, f, luck, { die: () => thrown.die(6), arrow: () => thrown.below(72) }),
      rules: [
        ...['01', '02', '04', '05', '06', '07', '09', '10', '11', '13'].map((n) => `CS-SEC-${n}`),
        ...['frisked', 'questioned', 'stood-up'],
      ],
    });
  }, 3_600_000);
  test(`on ${POSITIONS} positions the Mother and her Spiders hunt, take, breed and come back alike`, () => {
    compare({
      seed: 'protocols/gatherers',
      about: (dice) => ({
        kinds: dice.below(3) === 0 ? ['harvester', 'spider', 'spider'] : ['spider'],
        most: 6,
        sure: [{ kind: 'purge', type: 'mother' }],
      }),
      whose: isOf('mother', 'spider'),
      prepare: (state, dice) => {
        state.settings = { ...state.settings, gatherers: true };
        state.once.push('mother');
        for (let n = dice.below(6); n > 0; n--) state.aside.push(mint(state, 'spider-token'));
      },
      acts: (table, f) => (isOf('mother')(f) ? motherActs : spiderActs)(table, f),
      reads: (state, f, luck) => (isOf('mother')(f) ? motherTurn(state, f, luck, tokensOf(state).length) : spiderTurn(state, f, luck)),
      rules: ['CS-GAT-03', 'CS-GAT-05', 'CS-PUR-22', 'CS-PUR-25', 'CS-PUR-31', 'assimilated', 'bred'],
    });
  }, 3_600_000);
  test(`on ${POSITIONS} positions the Annihilator chooses, acts and ends alike, whatever its insert`, () => {
    compare({
      seed: 'protocols/annihilator',
      about: () => ({ kinds: ['harvester', 'devastator'], most: 4, sure: [{ kind: 'purge', type: 'annihilator' }] }),
      whose: isOf('annihilator'),
      // Now and then somebody stands beside it.
      prepare: (state, dice) => {
        const machine = state.figures.find(isOf('annihilator'))!;
        const [trader] = dice.shuffle(state.figures.filter((f) => f.crew !== null && f.where === 'board' && !f.defeated));
        const [at] = trader && dice.below(3) === 0 ? contactPlaces(state, trader, machine, true) : [];
        if (trader && at) [trader.x, trader.y] = at;
      },
      acts: byChart,
      reads: purgeTurn,
      rules: ['CS-NAC-01', 'CS-NAC-02', 'CS-NAC-05', 'CS-NAC-07', 'CS-PUR-22', 'CS-PUR-23', 'CS-PUR-24', 'CS-PUR-25', 'CS-PUR-31'],
    });
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
