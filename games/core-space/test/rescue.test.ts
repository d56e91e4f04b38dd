/** Rescue Missions: in a campaign those left behind may be fetched at once, from the board as it was left. */
import { type Json, Match } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../content/brief.ts';
import type { TraderId } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import type { Note } from '../notes.ts';
import { outcome } from '../rules/campaign.ts';
import { figureOf, type State } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';
import { BRIEF } from './crews.ts';

class Told extends TestTable<State, View, Note, Answers> {
  f(name: TraderId) {
    return this.state.figures.find((f) => f.being.kind === 'trader' && f.being.sheet.profile === name)!;
  }
  get outcome(): Outcome {
    return outcome(this.state) as unknown as Outcome;
  }
  fates(crew: number): string[] {
    return this.outcome.crews[crew]!.members.map(({ fate, returned }) => (returned ? `${fate}, returned` : fate));
  }
  /** Those who stay on the board cannot do anything more: the round ends, and so does the mission. */
  stays(): this {
    while (this.state.phase === 'traders') {
      const seat = [0, 1].find((s) => this.topics(s).includes('turn/trader') || this.topics(s).includes('turn/act'))!;
      if (this.topics(seat).includes('turn/act')) this.answerLike(seat, 'turn/act', { do: 'end' } as never);
      else this.answerLike(seat, 'turn/trader', this.options(seat, 'turn/trader').at(-1) as never);
    }
    return this;
  }
}
type Lot = {
  readonly where?: 'board' | 'home' | 'aboard';
  readonly defeated?: boolean;
  readonly at?: readonly [number, number];
  readonly apprehended?: boolean;
};
/** A mission of which nobody is left on his feet but the last, who is about to go home. */
function ending(
  lots: Partial<Record<TraderId, Lot>>,
  dice: readonly number[] = [],
  change: (state: State) => void = () => undefined,
  mission = 'pillage-express',
): Told {
  const { state } = Match.open(coreSpace, { mission }, 2, 'rescue', BRIEF as unknown as Json);
  const places: readonly (readonly [number, number])[] = [
    [1200, 300],
    [1200, 600],
    [2100, 1200],
    [1800, 1200],
  ];
  state.crews.forEach((crew, i) => {
    crew.airlock = i as never;
  });
  state.figures.forEach((f, i) => {
    const lot: Lot = (f.being.kind === 'trader' && lots[f.being.sheet.profile]) || {};
    const { where = 'home', defeated = false, at = places[i]!, apprehended = false } = lot;
    Object.assign(f, {
      where,
      defeated,
      apprehended,
      entered: where !== 'aboard',
      x: at[0],
      y: at[1],
      health: defeated ? 0 : 3,
      ammo: 1,
      pegs: 1,
      acted: true,
    });
  });
  Object.assign(state, { phase: 'assessment', round: 6, order: [0, 1], contents: state.contents });
  change(state);
  return new Told(coreSpace, { seats: 2, state, options: {}, dice });
}
const lars = { where: 'board', defeated: true } as const;

describe('who is left behind', () => {
  test('CS-EXT-02, CS-RULING-118: the Purge comes first; whom it takes is gone with all it carries', () => {
    const t = ending({ lars, beck: { where: 'board', defeated: true } }, [1, 2]);
    expect(t.notesOf(0)).toContainEqual(expect.objectContaining({ kind: 'purge-roll', figure: t.f('lars').id, die: 1, taken: true }));
    expect(t.fates(0).concat(t.fates(1))).toContain('taken');
  });
  test('CS-RES-01, CS-EXT-06: whoever has somebody lying there may go back at once; nobody has to', () => {
    const t = ending({ lars }, [2]);
    expect([t.state.phase, t.topics(0), t.topics(1)]).toEqual(['rescue', ['rescue/call'], []]);
    t.answer(0, 'rescue/call', false);
    expect([t.state.phase, t.fates(0)]).toEqual(['over', ['home, returned', 'spared']]);
  });
  test('CS-EXT-04, CS-RULING-117: a crew of which nobody is aboard cannot; and where nobody lies there, nobody is asked', () => {
    expect(ending({ lars, jace: { where: 'board', defeated: true } }, [2, 2]).state.phase).toBe('over');
    expect(ending({}).state.phase).toBe('over');
    // Outside a campaign the mission is just over.
    expect(
      ending({ lars }, [], (state) => {
        state.campaign = null;
      }).state.phase,
    ).toBe('over');
  });
  test('CS-NST-03, CS-RULING-136: nobody is fetched where The Nest has blown up', () => {
    const nest = (done: boolean) =>
      ending(
        { lars },
        [2],
        (state) => {
          Object.assign(state.objectives[0]!, { done, round: done ? 3 : 0 });
        },
        'the-nest',
      );
    expect([nest(false).state.phase, nest(true).state.phase]).toEqual(['rescue', 'over']);
  });
  test('CS-RES-07, CS-RULING-136: once one goes, the others may come along', () => {
    const t = ending({ lars }, [2]).answer(0, 'rescue/call', true);
    expect(t.topics(1)).toEqual(['rescue/call']);
    t.answer(1, 'rescue/call', true);
    expect(t.state.campaign?.crews).toEqual([0, 1]);
  });
});

const underWay = (lots: Partial<Record<TraderId, Lot>> = { lars }, change?: (state: State) => void): Told =>
  ending(lots, [2], change).answer(0, 'rescue/call', true).answer(1, 'rescue/call', false);

describe('under way', () => {
  test('CS-RES-02, CS-RES-03: the board is as it was; Ammo is full, 2 Health are back, Skill pegs are not', () => {
    const t = ending({ lars }, [2]);
    const before = structuredClone({ crates: t.state.contents, pegs: t.state.pegs, deck: t.state.deck });
    t.answer(0, 'rescue/call', true).answer(1, 'rescue/call', false);
    const { ammo, health, pegs, where } = t.f('jace');
    expect({ ammo, health, pegs, where }).toEqual({ ammo: 7, health: 5, pegs: 1, where: 'aboard' });
    expect([t.f('lars').defeated, t.f('lars').health, t.f('lars').where]).toEqual([true, 0, 'board']);
    expect({ crates: t.state.contents, pegs: t.state.pegs, deck: t.state.deck }).toEqual(before);
    // Whose crew has stayed away, stays at home.
    expect(t.f('roykirk').where).toBe('home');
  });
  test('CS-RES-03, CS-RULING-136: who was dragged aboard is on its feet again, and equipment changes hands within the crew', () => {
    const t = ending({ lars: { where: 'home', defeated: true }, beck: { where: 'board', defeated: true }, roykirk: {} }, [2])
      .answer(1, 'rescue/call', true)
      .answer(0, 'rescue/call', true);
    expect([t.f('lars').defeated, t.f('lars').health]).toEqual([false, 2]);
    const [rifle] = t.f('lars').inventory;
    t.answerLike(0, 'rescue/pack', { token: rifle, to: t.f('jace').id } as never).answer(0, 'rescue/pack', 'done');
    expect([t.f('lars').inventory.length, t.f('jace').inventory.length]).toEqual([0, 2]);
  });
  test('CS-RES-04, CS-RULING-136: ships dock where they like, from the winner on; the last one takes the Turn token, and the Event deck goes on', () => {
    const t = ending({ lars }, [2], (state) => {
      state.crews[1]!.money = 50;
    })
      .answer(0, 'rescue/call', true)
      .answer(1, 'rescue/call', true);
    expect(t.state.campaign?.won).toEqual([1]);
    while (t.topics(0).includes('rescue/pack') || t.topics(1).includes('rescue/pack'))
      t.answer(t.topics(0).includes('rescue/pack') ? 0 : 1, 'rescue/pack', 'done');
    expect([t.topics(0), t.topics(1)]).toEqual([[], ['setup/airlock']]);
    t.answer(1, 'setup/airlock', 3 as never).answer(0, 'setup/airlock', 0 as never);
    expect([t.state.holder, t.state.round, t.state.campaign?.stage]).toEqual([0, 7, 'rescue']);
  });
  test('CS-RES-05, CS-RULING-119, CS-RULING-205: it ends when nobody is left to act; who had returned keeps that, who is fetched has not', () => {
    const t = underWay({ lars, jace: {} }).answer(0, 'setup/airlock', 0 as never);
    expect(t.state.phase).toBe('traders');
    Object.assign(t.f('lars'), { where: 'home' });
    t.answer(0, 'turn/trader', 'stay');
    expect(t.state.phase).toBe('over');
    expect(t.fates(0)).toEqual(['aboard, returned', 'home']);
  });
  test('CS-RES-06, CS-RULING-136: who is left behind again is extracted in another way, without another roll for the Purge; there is no winner, and no reward', () => {
    const t = underWay({ lars }, (state) => {
      state.crews[0]!.money = 9;
    }).answer(0, 'setup/airlock', 0 as never);
    const { won } = t.state.campaign!;
    t.stays();
    expect(t.state.phase).toBe('over');
    expect(t.fates(0)).toEqual(['aboard, returned', 'spared']);
    expect(t.outcome.crews.map((crew) => [crew.won, crew.reward])).toEqual([0, 1].map((i) => [won.includes(i as never), 0]));
    // Once a game.
    expect(t.notesOf(0).filter(({ kind }) => kind === 'rescue-begun')).toHaveLength(1);
  });
  test('CS-LOK-07, CS-RES-05, CS-RULING-136: that all breaches are sealed takes nobody home any more', () => {
    const t = ending(
      { lars: { ...lars, at: [200, 800] } },
      [2],
      (state) => {
        Object.assign(state.objectives[0]!, { done: true, round: 6, by: [0, 0, 0, 1, 1, 1] });
        for (const f of state.figures) if (f.being.kind === 'purge') f.where = 'out';
      },
      'lockdown',
    )
      .answer(0, 'rescue/call', true)
      .answer(1, 'rescue/call', false)
      .answer(0, 'setup/airlock', 0 as never)
      .rearrange(
        (state) => {
          Object.assign(state.figures[0]!, { where: 'board', entered: true, x: 2200, y: 800 });
          state.phase = 'assessment';
        },
        (state) => state.phase === 'hostility',
      );
    expect([t.f('jace').where, t.state.phase]).toEqual(['board', 'hostility']);
  });
  test('CS-RULING-136: who had joined and stands on the board is an NPC again; who is apprehended is not there any more', () => {
    const t = underWay({ lars, beck: { where: 'board', defeated: true, apprehended: true } }, (state) => {
      state.figures.push({
        ...structuredClone(state.figures[0]!),
        id: 4 as never,
        being: { kind: 'npc', npc: 'kaori' },
        where: 'board',
        x: 2100,
        y: 1500,
        inventory: [],
        crew: 0 as never,
        health: 1,
        defeated: false,
      });
      // It ended because its aim was reached.
      Object.assign(state.objectives[0]!, { piece: 'seal', done: true });
    });
    expect([figureOf(t.state, 4 as never).crew, t.f('beck').where]).toEqual([null, 'out']);
    expect(t.fates(1)).toContain('apprehended');
  });
});
