import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../any.ts';
import {
  type AnyGame,
  type AnyMatch,
  type Ask,
  after,
  ask,
  asking,
  type Branded,
  CLOCK,
  copy,
  Divergence,
  during,
  type Entry,
  each,
  type Flow,
  type Game,
  type Json,
  Luck,
  Match,
  malformed,
  NO_DRAWS,
  oneOf,
  Refusal,
  Rolls,
  RuleBug,
  race,
  type Saved,
  Sim,
  STAGE,
  same,
  settle,
  strikesAt,
  type Table,
  yesNo,
} from '../index.ts';
import { badAnswer } from '../laws.ts';
import { bid } from './games/bid.ts';
import { campaign, voyage } from './games/campaign.ts';
import { duel } from './games/duel.ts';
import { grabGame } from './games/grab.ts';
import { hidden } from './games/hidden.ts';
import { reach } from './games/reach.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { yard } from './games/yard.ts';

const stored = (match: { save(): unknown }): Saved => JSON.parse(JSON.stringify(match.save())) as Saved;
const refusal = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was accepted');
};

describe('a match', () => {
  test('tic-tac-toe: the first to fill a line wins', () => {
    const match = Match.open(ticTacToe);
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const)
      match.answer(seat, 'cell', cell);
    expect(match.over).toBe(true);
    expect(match.standings()).toEqual([
      { seat: 0, score: 1, won: true },
      { seat: 1, score: 0, won: false },
    ]);
    expect(match.report()).toEqual({ ending: 'line', rounds: 3 });
    expect(refusal(() => match.answer(1, 'cell', 8)).code).toBe('over');
  });
  test('a refusal says why and changes nothing', () => {
    const match = Match.open(ticTacToe);
    match.answer(0, 'cell', 4);
    const before = JSON.stringify(match.save());
    expect(refusal(() => match.answer(0, 'cell', 5)).code).toBe('not-asked');
    expect(refusal(() => match.answer(1, 'cel', 5)).code).toBe('not-asked');
    expect(refusal(() => match.answer(1, 'cell', Number.NaN)).code).toBe('malformed');
    const taken = refusal(() => match.answer(1, 'cell', 4));
    expect([taken.code, taken.key]).toEqual(['not-admitted', 'cell-taken']);
    expect(refusal(() => match.answer(1, 'cell', 5, -1)).code).toBe('malformed');
    expect(JSON.stringify(match.save())).toBe(before);
  });
  test('the answer kept is a copy: the caller may change his', () => {
    const match = Match.open(reach);
    match.answer(0, 'how', 'walk');
    const walk = [[1, 3]];
    const [entry] = match.answer(0, 'walk', walk);
    walk.push([9, 9]);
    expect(entry).toMatchObject({ answer: [[1, 3]] });
  });
  test('rolls are entries of the record; seeds decide them', () => {
    const play = (seed: number) => {
      const match = Match.open(duel, {}, 2, seed);
      match.answer(0, 'attack/target', 1);
      return match.answer(1, 'attack/guard', false);
    };
    expect(play(1)).toHaveLength(4);
    expect(play(1)).toEqual(play(1));
    expect([1, 2, 3, 4, 5].map((s) => JSON.stringify(play(s).slice(1)))).not.toEqual(new Array(5).fill(JSON.stringify(play(1).slice(1))));
  });
  test('a bug in the rules leaves the position before the answer', () => {
    function* broken(t: { state: { turn: number } }): Flow {
      yield* ask(
        0,
        'fine',
        oneOf(() => [1]),
      );
      const n = yield* ask(
        0,
        'bad',
        oneOf(() => [1, 2]),
      );
      t.state.turn = 77;
      if (n === 2) throw new TypeError('rules went wrong');
    }
    const match = Match.open({ ...ticTacToe, beat: broken } as AnyGame);
    match.answer(0, 'fine', 1);
    const before = JSON.stringify([match.save(), match.state]);
    expect(() => match.answer(0, 'bad', 2)).toThrow(RuleBug);
    expect(JSON.stringify([match.save(), match.state])).toBe(before);
    match.answer(0, 'bad', 1);
  });
});

describe('take-back', () => {
  test('the last answer of a seat, again and again, but not past another seat', () => {
    const match = Match.open(reach);
    match.answer(0, 'how', 'fly');
    match.answer(0, 'fly', [3, 4]);
    match.answer(0, 'how', 'walk');
    for (const left of [1, 0]) {
      expect(match.takeBack(0)).toBe(true);
      expect(match.view(0).moves).toBe(left);
    }
    expect(match.takeBack(0)).toBe(true);
    expect(match.asks(0)[0]!.topic).toBe('how');
    expect(match.takeBack(0)).toBe(false);
    const two = Match.open(ticTacToe);
    two.answer(0, 'cell', 0);
    two.answer(1, 'cell', 1);
    expect(two.canTakeBack(0)).toBe(false);
    expect(two.canTakeBack(1)).toBe(true);
  });
  test('survives a save', () => {
    const match = Match.open(reach);
    match.answer(0, 'how', 'fly');
    match.answer(0, 'fly', [3, 4]);
    const back = Match.resume(reach, stored(match));
    expect(back.takeBack(0)).toBe(true);
    expect(back.view(0).at).toEqual([0, 0]);
    expect(back.asks()[0]!.topic).toBe('fly');
  });
  test('never past a roll', () => {
    const match = Match.open(duel);
    match.answer(0, 'attack/target', 1);
    expect(match.canTakeBack(0)).toBe(true);
    match.answer(1, 'attack/guard', false);
    expect(match.canTakeBack(1)).toBe(false);
    expect(match.canTakeBack(0)).toBe(false);
    expect(match.whyNoTakeBack(1)).toEqual({ why: 'rolled' });
  });
  test('says why not: nothing yet, another has answered, a roll, a reveal one has heard of, a choice that was opened', () => {
    const two = Match.open(ticTacToe);
    expect(two.whyNoTakeBack(0)).toEqual({ why: 'nothing' });
    two.answer(0, 'cell', 0);
    expect(two.whyNoTakeBack(0)).toBeUndefined();
    two.answer(1, 'cell', 1);
    expect(two.whyNoTakeBack(0)).toEqual({ why: 'answered', seat: 1 });
    two.takeBack(1);
    expect(two.whyNoTakeBack(1)).toEqual({ why: 'answered', seat: 0 });
    const look = Match.open(hidden);
    look.answer(0, 'look', true);
    expect(look.whyNoTakeBack(0)).toEqual({ why: 'revealed' });
    const three = Match.open(bid, {}, 3, 1);
    for (const seat of [0, 1, 2]) three.answer(seat, 'bid', 0);
    expect(three.whyNoTakeBack(0)).toEqual({ why: 'opened' });
    // What was settled before a position was stored is not told again.
    expect(Match.resume(ticTacToe, stored(Match.open(ticTacToe))).whyNoTakeBack(0)).toEqual({ why: 'settled' });
  });
  test('alone with bots: past what they answered and learnt, never past luck or what one learnt oneself', () => {
    const match = Match.open(duel);
    match.playAlone({ seat: 0, training: false });
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', true);
    expect([match.canTakeBack(0), match.whyNoTakeBack(0)]).toEqual([true, undefined]);
    const kept = Match.resume(duel, stored(match));
    for (const m of [match, kept]) {
      expect(m.withdraw(0)).toEqual({ back: 0, far: 2 });
      expect([m.asks()[0]?.topic, m.notes(0), m.canTakeBack(0)]).toEqual(['attack/target', [], false]);
    }
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', false);
    expect([match.canTakeBack(0), match.whyNoTakeBack(0)]).toEqual([false, { why: 'rolled' }]);
    const look = Match.open(hidden);
    look.playAlone({ seat: 0, training: false });
    look.answer(0, 'look', true);
    expect(look.whyNoTakeBack(0)).toEqual({ why: 'revealed' });
    const other = Match.open(hidden);
    other.playAlone({ seat: 1, training: false });
    other.answer(0, 'look', true);
    expect(other.whyNoTakeBack(1)).toEqual({ why: 'nothing' });
  });
  test('in training past luck too, which is the same again; a record of it plays again', () => {
    const match = Match.open(duel, {}, 2, 5);
    match.playAlone({ seat: 0, training: true });
    const attack = () => [...match.answer(0, 'attack/target', 1), ...match.answer(1, 'attack/guard', false)];
    const first = attack();
    const seen = JSON.stringify([match.view(0), match.notes(0)]);
    const back = match.withdraw(0)!;
    expect(back).toEqual({ back: 0, far: 2 });
    const again = attack();
    expect(again).toEqual(first);
    expect(JSON.stringify([match.view(0), match.notes(0)])).toBe(seen);
    const opening = { game: duel.id, version: duel.version, seats: 2, options: match.options, seed: 5 };
    const whole = Match.replay(duel, opening, [...first, back, ...again]);
    expect(whole.view(0)).toEqual(match.view(0));
    match.playAlone(undefined);
    expect(match.canTakeBack(0)).toBe(false);
  });
  test('never past a reveal, which it is told of', () => {
    const match = Match.open(hidden);
    match.answer(0, 'look', false);
    expect(match.canTakeBack(0)).toBe(true);
    match.takeBack(0);
    match.answer(0, 'look', true);
    expect(match.revealedTo(0)).toBe(true);
    expect(match.revealedTo(1)).toBe(false);
    expect(match.canTakeBack(0)).toBe(false);
  });
  test('withdraws what was told', () => {
    const match = Match.open(duel);
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', true);
    expect(match.notes(0)).toHaveLength(1);
    expect(match.takeBack(1)).toBe(true);
    expect(match.notes(0)).toHaveLength(0);
    expect(match.toldTo(0)).toBe(0);
  });
  test('a sealed answer can be changed while the choice is open, whoever else has answered; not once it is opened', () => {
    const match = Match.open(bid, {}, 3, 1);
    match.answer(0, 'bid', 0);
    match.answer(1, 'bid', 0);
    expect(match.sealed(0)).toBe(true);
    expect(match.takeBack(0)).toBe(true);
    expect(match.sealed(1)).toBe(true);
    expect(match.waiting()).toEqual([0, 2]);
    match.answer(0, 'bid', 1);
    match.answer(0, 'bid/sure', true);
    match.answer(2, 'bid', 0);
    expect([0, 1, 2].map((s) => match.canTakeBack(s))).toEqual([false, false, false]);
  });
});

test('whether others have learnt something or luck was drawn may be a secret: both are told as one', () => {
  const game: Game<{ done: number }, number, never> = {
    id: 'shown',
    version: 1,
    seats: [2],
    options: [],
    migrations: {},
    setup: () => ({ done: 0 }),
    beat: (table) => (table.state.done < 2 ? show(table) : undefined),
    view: (s) => s.done,
    standings: () => [],
    report: () => ({ ending: 'done', rounds: 1 }),
    imagine: () => {},
  };
  function* show(table: Table<{ done: number }, never>): Flow {
    const to = yield* ask(
      0,
      'show',
      oneOf(() => [0, 1]),
    );
    table.reveal([to]);
    table.state.done++;
  }
  const match = Match.open(game);
  match.answer(0, 'show', 1);
  expect(match.whyNoTakeBack(0)).toEqual({ why: 'rolled' });
  match.answer(0, 'show', 0);
  expect(match.whyNoTakeBack(0)).toEqual({ why: 'revealed' });
});

test('what opened a sealed choice cannot be taken back once somebody has answered in it', () => {
  const game: Game<{ done: number }, number, never> = {
    id: 'opened',
    version: 1,
    seats: [2],
    options: [],
    migrations: {},
    setup: () => ({ done: 0 }),
    beat: ({ state }) => (state.done < 1 ? choice(state) : undefined),
    view: (s) => s.done,
    standings: () => [],
    report: () => ({ ending: 'done', rounds: 1 }),
    imagine: () => {},
  };
  function* choice(state: { done: number }): Flow {
    yield* ask(
      0,
      'open',
      oneOf(() => [1, 2]),
    );
    yield* each([0, 1], (seat) =>
      ask(
        seat,
        'give',
        oneOf(() => ['a', 'b']),
      ),
    );
    state.done++;
  }
  const match = Match.open(game);
  match.answer(0, 'open', 1);
  expect(match.canTakeBack(0)).toBe(true);
  match.answer(1, 'give', 'a');
  expect([match.canTakeBack(0), match.takeBack(0), match.canTakeBack(1)]).toEqual([false, false, true]);
  match.takeBack(1);
  expect(match.canTakeBack(0)).toBe(true);
});

describe('secret simultaneous choices', () => {
  test('nobody is shown a sealed answer, and an imagined world does not hold it', () => {
    const match = Match.open(bid, {}, 2, 1);
    const seen = JSON.stringify([match.view(1), match.asks(1).map((a) => a.domain.shape()), match.notes(1)]);
    match.answer(0, 'bid', match.view(0).purse!);
    expect(JSON.stringify([match.view(1), match.asks(1).map((a) => a.domain.shape()), match.notes(1)])).toBe(seen);
    const imagined = match.imagine(1, Luck.seeded(1));
    expect(imagined.asks.map((a) => a.topic)).toEqual(['bid', 'bid']);
    expect(match.imagine(0, Luck.seeded(1)).asks.map((a) => a.topic)).toEqual(['bid/sure', 'bid']);
  });
  test('private notes reach their audience only, and nobody can count those of others', () => {
    const match = Match.open(bid, {}, 2, 1);
    match.answer(0, 'bid', 1);
    match.answer(0, 'bid/sure', true);
    match.answer(1, 'bid', 0);
    expect(match.notes(0).map((n) => n.kind)).toEqual(['bids', 'purse']);
    expect(match.notes(1).map((n) => n.kind)).toEqual(['bids']);
    expect(match.notes(undefined).map((n) => n.kind)).toEqual(['bids']);
    expect([match.toldTo(0), match.toldTo(1), match.toldInAll]).toEqual([2, 1, 2]);
    const back = Match.resume(bid, stored(match));
    expect([back.toldTo(0), back.toldTo(1), back.notes(0, 2)]).toEqual([2, 1, []]);
  });
});

describe('real time', () => {
  test('the first hand gets the tile, the second is told it is gone; the hourglass ends it', () => {
    const match = Match.open(grabGame);
    match.answer(0, 'grab', 3, 1000);
    const late = refusal(() => match.answer(1, 'grab', 3, 1001));
    expect([late.code, late.key]).toEqual(['not-admitted', 'gone']);
    expect(match.asks(CLOCK)[0]!.domain.shape()).toEqual({ ms: 59_000 });
    expect(refusal(() => match.answer(1, 'grab', 2, 500)).message).toContain('backwards');
    match.answer(CLOCK, 'clock', 'time', 60_000);
    expect(match.over).toBe(true);
    expect(match.report().ending).toBe('time');
  });
  test('time is in the record: after a restart the hourglass stands where it stood', () => {
    const match = Match.open(grabGame);
    match.answer(1, 'grab', 5, 20_000);
    expect(Match.resume(grabGame, stored(match)).asks(CLOCK)[0]!.domain.shape()).toEqual({ ms: 40_000 });
  });
});

describe('real time, in questions that stand', () => {
  const wish = (match: AnyMatch, seat: number, d: Json, at: number) => match.answer(seat, 'build/do', d, at);
  test('all are asked at all times, whoever else has acted; a refusal says why', () => {
    const match = Match.open(yard, {}, 3);
    for (const [seat, at] of [[0, 10], [2, 10], [1, 11]] as const) wish(match, seat, { do: 'draw' }, at); // biome-ignore format: a line
    expect(match.asks().flatMap((a) => (a.standing ? [[a.seat, a.optional]] : []))).toEqual([[0, true], [1, true], [2, true]]); // biome-ignore format: a line
    expect(match.waiting()).toEqual([]);
    expect(refusal(() => wish(match, 0, { do: 'draw' }, 12)).key).toBe('hand-full');
    expect(refusal(() => wish(match, 0, { do: 'fly' }, 12)).key).toBeUndefined();
    const part = match.view(0).hand as number;
    expect(refusal(() => wish(match, 1, { do: 'place', part }, 12)).key).toBe('not-in-hand');
    wish(match, 0, { do: 'place', part }, 12);
    expect(match.view(1).ships[0]).toEqual([part]);
  });
  test('what is settled is not taken back, and no past is kept for it', () => {
    const match = Match.open(yard);
    wish(match, 0, { do: 'finish' }, 5);
    expect([match.canTakeBack(0), match.save().past]).toEqual([false, []]);
  });
  test('a clock is due a fixed time after it was set, in a match, a fork, a copy in the mind and a replay alike', () => {
    function* wait(t: Table<{ over: boolean }, never>): Flow {
      yield* race([after(1000), each([0, 1], (seat) => ask(seat, 'say', yesNo))] as Flow<unknown>[]);
      t.state.over = true;
    }
    const game = {
      ...grabGame,
      beat: (t: Table<never, never>) => ((t.state as { over: boolean }).over ? undefined : wait(t)),
    } as unknown as AnyGame;
    const match = Match.open(game) as AnyMatch;
    const entries = [...match.answer(0, 'say', true, 400)];
    const due = (m: { clock(): Ask | undefined }) => strikesAt(m.clock()!);
    expect([due(match), due(match.fork()), due(match.imagine(1, Luck.seeded(1))), due(match.imagine(0, Luck.seeded(1)))]).toEqual([
      1000, 1000, 1000, 1000,
    ]);
    expect([match.imagine(1, Luck.seeded(1)).now, match.imagine(0, Luck.seeded(1)).now]).toEqual([400, 400]);
    expect(refusal(() => match.answer(CLOCK, 'clock', 'time', 999)).code).toBe('not-admitted');
    const imagined = match.imagine(0, Luck.seeded(1));
    imagined.answer(imagined.clock()!, 'time');
    expect(imagined.now).toBe(1000);
    entries.push(...match.answer(CLOCK, 'clock', 'time'));
    expect([match.over, match.now]).toEqual([true, 1000]);
    const opening = { game: game.id, version: 1, seats: 2, options: {}, seed: 1 };
    expect(Match.replay(game, opening, entries).now).toBe(1000);
  });
  test('an imagined copy of a beat in which the clock has struck does not count its time twice', () => {
    function* twice(t: Table<{ over: boolean }, never>): Flow {
      yield* after(500);
      yield* ask(0, 'go', yesNo);
      t.state.over = true;
    }
    const game = {
      ...grabGame,
      beat: (t: Table<never, never>) => ((t.state as { over: boolean }).over ? undefined : twice(t)),
    } as unknown as AnyGame;
    const match = Match.open(game) as AnyMatch;
    match.answer(CLOCK, 'clock', 'time', 600);
    expect(match.imagine(0, Luck.seeded(1)).now).toBe(600);
  });
});

describe('a brief', () => {
  const crews = [{ name: 'Ada', gold: 4 }];
  test('is checked by the game, kept with the match, and copied', () => {
    const given = { crews: crews.map((c) => ({ ...c })) };
    const match = Match.open(voyage, {}, 1, 1, given);
    given.crews[0]!.gold = 99;
    match.answer(0, 'sail', 3);
    expect(match.outcome()).toEqual({ gold: [7] });
    const opening = { game: 'voyage', version: 1, seats: 1, options: {}, seed: 1, brief: { crews } };
    expect(Match.replay(voyage, opening, [{ seat: 0, topic: 'sail', answer: 3 }]).outcome()).toEqual({ gold: [7] });
    expect(Match.resume(voyage, stored(match)).brief).toEqual({ crews });
  });
  test('that the game does not take is refused with the reason', () => {
    const given = (brief: Json) => refusal(() => Match.open(voyage, {}, 1, 1, brief));
    expect([given({ crews: [] }).code, given({ crews: [] }).key]).toEqual(['bad-options', 'not-the-crews']);
    expect(given({ crews: [{ name: 'x'.repeat(17_000), gold: 1 }] }).key).toBe('text too long');
    expect(given(Array.from({ length: 9 }, () => 'x'.repeat(9_000))).key).toBe('too large');
    expect(refusal(() => Match.open(ticTacToe, {}, 2, 1, {})).message).toContain('takes nothing');
  });
});

describe('a match within a match', () => {
  test('the stage is asked, nobody is waited for; the outcome is judged like any answer', () => {
    const match = Match.open(campaign, {}, 2);
    const [asked] = match.asks();
    expect([asked!.seat, asked!.topic, asked!.domain.kind, match.waiting()]).toEqual([STAGE, 'voyage', 'enact', []]);
    expect(asked!.domain.shape()).toMatchObject({ game: 'voyage', seats: [0, 1], brief: { crews: [{ gold: 0 }, { gold: 0 }] } });
    expect(refusal(() => match.answer(STAGE, 'voyage', { gold: [1] })).code).toBe('not-admitted');
    match.answer(STAGE, 'voyage', { gold: [3, 1] });
    const { brief } = match.asks()[0]!.domain.shape() as unknown as { brief: Json };
    const inner = Match.open(voyage, {}, 2, 7, brief);
    inner.answer(0, 'sail', 2);
    inner.answer(1, 'sail', 2);
    match.answer(STAGE, 'voyage', inner.outcome());
    expect([match.over, match.standings().map((s) => s.score)]).toEqual([true, [5, 3]]);
  });
});

describe('options', () => {
  const game: AnyGame = {
    ...ticTacToe,
    options: [{ key: 'rounds', kind: 'list', values: ['I', 'II', 3], min: 1, max: 3, default: ['I', 'II'] }],
    check: (o: { rounds: readonly string[] }, seats: number) => (o.rounds.length > seats ? 'too-many-rounds' : undefined),
  } as unknown as AnyGame;
  test('of kind list: so many of the values, in this order', () => {
    expect(settle(game, {})).toEqual({ rounds: ['I', 'II'] });
    expect(settle(game, { rounds: [3, 3] })).toEqual({ rounds: [3, 3] });
    for (const bad of [[], ['IV'], ['I', 'I', 'I', 'I'], 'I', { 0: 'I' }])
      expect(refusal(() => settle(game, { rounds: bad })).code).toBe('bad-options');
    const once = { ...game, options: [{ ...game.options[0]!, once: true }] } as AnyGame;
    expect(refusal(() => settle(once, { rounds: [3, 3] })).message).toContain('different');
  });
  test('that do not go together are refused with the reason', () => {
    expect(refusal(() => Match.open(game, { rounds: ['I', 'I', 'I'] })).key).toBe('too-many-rounds');
    Match.open(game, { rounds: ['I', 'I'] });
  });
});

describe('what is being asked', () => {
  type Scene = { readonly kind: 'deal'; readonly by: number } | { readonly kind: 'count' };
  type State = { scene: Scene | null; told: (string | null)[]; beats: number };
  type Answers = { 'deal/what': 'gold' | 'land'; 'deal/sure': boolean };
  const typed = asking<Answers>();
  function* beat(table: Table<State, never>): Flow {
    const { state } = table;
    const now = (): void => void state.told.push(state.scene?.kind ?? null);
    now();
    yield* during(table, { kind: 'deal', by: 1 }, nested());
    now();
    state.beats++;
    function* nested(): Flow {
      const what: 'gold' | 'land' = yield* typed.choose(0, 'deal/what', ['gold', 'land']);
      yield* during(table, { kind: 'count' }, typed.ask(1, 'deal/sure', yesNo));
      now();
      const sole = yield* typed.choose(1, 'deal/what', [what]);
      state.told.push(sole);
    }
  }
  const game: Game<State, Pick<State, 'scene'>, never> = {
    id: 'scenes',
    version: 1,
    seats: [2, 2],
    options: [],
    setup: () => ({ scene: null, told: [], beats: 0 }),
    beat: (table) => (table.state.beats < 2 ? beat(table) : undefined),
    view: ({ scene }) => ({ scene }),
    standings: () => [],
    report: () => ({ ending: 'told', rounds: 1 }),
    imagine: () => {},
    migrations: {},
  };
  test('a scene stands while its flow asks, then what stood before; a fork and a resumed match see the same', () => {
    const match = Match.open(game, {}, 2);
    expect(match.view(0).scene).toEqual({ kind: 'deal', by: 1 });
    match.answer(0, 'deal/what', 'land');
    expect(match.view(0).scene).toEqual({ kind: 'count' });
    expect(Match.resume(game, stored(match)).view(1).scene).toEqual({ kind: 'count' });
    match.answer(1, 'deal/sure', true);
    expect(match.state.told.slice(0, 4)).toEqual([null, 'deal', 'land', null]);
  });
  test('where there is one option nobody is asked', () => {
    const match = Match.open(game, {}, 2);
    match.answer(0, 'deal/what', 'gold');
    match.answer(1, 'deal/sure', false);
    expect(match.asks().map((a) => [a.seat, a.topic])).toEqual([[0, 'deal/what']]); // of the next beat
  });
  test('topic, domain and answer must fit together', () => {
    // @ts-expect-error: no such topic
    typed.ask(0, 'deal/when', yesNo);
    // @ts-expect-error: this topic is not answered by yes or no
    typed.ask(0, 'deal/what', yesNo);
    // @ts-expect-error: a kind of scene that is none
    during({ state: { scene: null as Scene | null } }, { kind: 'other' }, typed.ask(0, 'deal/sure', yesNo));
    type Cell = Branded<number, 'cell'>;
    const cell = 3 as Cell;
    // @ts-expect-error: the number of a card is not that of a cell
    const wrong: Branded<number, 'card'> = cell;
    expect([['a', 'b', 'c', 'd'][cell], JSON.stringify({ wrong })]).toEqual(['d', '{"wrong":3}']);
  });
});

describe('a continuum', () => {
  test('any point within reach, none beyond, and only whole numbers', () => {
    const match = Match.open(reach);
    match.answer(0, 'how', 'fly');
    for (const bad of [[601, 0], [425, 425], [1.5, 0], [0], [0, 0, 0], ['0', 0]])
      expect(refusal(() => match.answer(0, 'fly', bad)).code).toBe('not-admitted');
    match.answer(0, 'fly', [424, 424]);
    expect(match.view(0).at).toEqual([424, 424]);
  });
});

describe('saved positions', () => {
  test('changed rules are noticed at the first entry that does not fit', () => {
    const match = Match.open(duel, {}, 2, 3);
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', true);
    const saved = stored(match);
    function* renamed(): Flow {
      yield* ask(
        0,
        'attack/target',
        oneOf(() => [1]),
      );
      yield* ask(
        1,
        'attack/shield',
        oneOf(() => [true, false]),
      );
    }
    function* narrower(): Flow {
      yield* ask(
        0,
        'attack/target',
        oneOf(() => [0]),
      );
    }
    function* shorter(): Flow {
      yield* ask(
        0,
        'attack/target',
        oneOf(() => [1]),
      );
    }
    const at = (beat: () => Flow) => {
      try {
        Match.resume({ ...duel, beat }, saved);
      } catch (error) {
        if (error instanceof Divergence) return [error.at, error.message];
      }
      return [];
    };
    expect(at(renamed)).toEqual([1, "entry 1: seat 1 is not asked about 'attack/guard'"]);
    expect(at(narrower)).toEqual([0, 'entry 0: attack/target does not admit 1']);
    expect(at(shorter)).toEqual([0, 'entry 0: the beat ends after attack/target']);
  });
  test('what no longer fits can be given up, back to the last entry that does', () => {
    const match = Match.open(duel, {}, 2, 3);
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', true);
    function* renamed(): Flow {
      yield* ask(
        0,
        'attack/target',
        oneOf(() => [1]),
      );
      yield* ask(
        1,
        'attack/shield',
        oneOf(() => [true, false]),
      );
    }
    const { match: saved, lost } = Match.salvage({ ...duel, beat: renamed }, stored(match));
    expect([lost, saved.asks()[0]!.topic]).toEqual([1, 'attack/shield']);
    expect(Match.salvage(duel, stored(match)).lost).toBe(0);
  });
  test('a roll that the rules no longer make, or make otherwise, diverges', () => {
    const match = Match.open(duel, {}, 2, 3);
    match.answer(0, 'attack/target', 1);
    match.answer(1, 'attack/guard', false);
    const saved = stored(match);
    const forged = { ...saved, since: saved.since.map((e) => ('of' in e ? { of: 8, got: 1 } : e)) };
    expect(() => Match.resume(duel, forged)).toThrow(Divergence);
  });
  test('an older version is migrated; a newer one, another game and a missing step are refused', () => {
    const match = Match.open(duel, {}, 2, 3);
    const saved = stored(match);
    const old = { ...saved, version: 1, bookmark: { ...saved.bookmark, state: strip(saved.bookmark.state) } } as Saved;
    expect(Match.resume(duel, old).state.sides.map((s) => s.cancels)).toEqual([0, 0]);
    expect(refusal(() => Match.resume(duel, { ...saved, version: 3 })).code).toBe('malformed');
    expect(refusal(() => Match.resume(duel, { ...saved, version: 0 })).code).toBe('malformed');
    expect(refusal(() => Match.resume(bid as AnyGame, saved)).code).toBe('malformed');
    function strip(state: unknown): Saved['bookmark']['state'] {
      const s = JSON.parse(JSON.stringify(state)) as { sides: { cancels?: number }[] };
      for (const side of s.sides) delete side.cancels;
      return s as never;
    }
  });
  test('a whole match is its opening and its entries, take-backs included', () => {
    const opening = { game: 'reach', version: 1, seats: 1, options: {}, seed: 1 };
    const match = Match.open(reach);
    const entries = [...match.answer(0, 'how', 'fly')];
    match.takeBack(0);
    entries.push({ back: 0 } as never);
    entries.push(...match.answer(0, 'how', 'walk'), ...match.answer(0, 'walk', [[1, 1]]));
    expect(Match.replay(reach, opening, entries).view(0)).toEqual(match.view(0));
    expect(() => Match.replay(reach, opening, [entries[0]!, { of: 2, got: 1 }])).toThrow(Divergence);
    expect(() => Match.replay(reach, opening, [{ back: 0 }])).toThrow(Divergence);
  });
});

describe('sim', () => {
  test('plays like a match, without record', () => {
    const match = Match.open(duel, {}, 2, 9);
    const sim = Sim.replay(duel, match.save());
    const chance = Luck.seeded(4);
    for (let i = 0; i < 8; i++) {
      const a = match.asks()[0]!;
      const answer = a.domain.sample!(chance);
      sim.answer(sim.find(a.seat, a.topic)!, answer);
      match.answer(a.seat, a.topic, answer);
      expect(sim.state).toEqual(match.state);
    }
  });
});

describe('luck that was drawn', () => {
  /** A duel between any answers: its beginning without its luck, and all that was done and drawn. */
  const played = () => {
    const match = Match.open(duel, {}, 2, 'drawn');
    const { bookmark, ...saved } = match.save();
    const start = JSON.parse(JSON.stringify({ ...saved, bookmark: { ...bookmark, luck: NO_DRAWS }, since: [], past: [] })) as Saved;
    const entries: Entry[] = [...match.firstRolls()];
    const chance = Luck.seeded('answers');
    while (!match.over) {
      const ask = match.asks()[0]!;
      entries.push(...match.answer(ask.seat, ask.topic, anyAnswer(ask, chance)));
    }
    return { match, start, entries };
  };
  test('a match is played again from what was drawn, without its seed; a draw that does not fit is a fault', () => {
    const { match, start, entries } = played();
    const again = Match.resume(duel, start, new Rolls(entries));
    for (let i = again.firstRolls().length; i < entries.length; ) i += again.apply(entries[i]!, i).length;
    expect(again.state).toEqual(match.state);
    expect(entries.filter((e) => 'of' in e).length).toBeGreaterThan(5);
    const short = Match.resume(duel, start, new Rolls([]));
    expect(() => {
      for (let i = 0; i < entries.length; ) i += short.apply(entries[i]!, i).length;
    }).toThrow(/no more draws/);
  });
  test('what was taken back in training, with the dice of a beat in which nobody was asked, was drawn in vain', () => {
    type Weather = { readonly days: number[] };
    const game: Game<Weather, Json> = {
      id: 'weather',
      version: 1,
      seats: [1],
      options: [],
      setup: () => ({ days: [] }),
      *beat({ state: { days }, chance }) {
        // Every other day is weather alone.
        const out = days.length % 2 === 0;
        days.push(
          out
            ? yield* ask(
                0,
                'out',
                oneOf(() => [0, 1]),
              )
            : chance.below(1_000),
        );
      },
      view: ({ days }) => days,
      standings: () => [],
      report: () => ({ ending: 'never', rounds: 0 }),
      imagine: () => undefined,
      migrations: {},
    };
    const match = Match.open(game, {}, 1, 'weather');
    const { bookmark, ...saved } = match.save();
    const start = JSON.parse(JSON.stringify({ ...saved, bookmark: { ...bookmark, luck: NO_DRAWS }, since: [], past: [] })) as Saved;
    match.playAlone({ seat: 0, training: true });
    const entries: Entry[] = [...match.answer(0, 'out', 0), match.withdraw(0)!, ...match.answer(0, 'out', 1), ...match.answer(0, 'out', 0)];
    expect(entries.filter((e) => 'of' in e)).toHaveLength(3);
    const again = Match.resume(game, start, new Rolls(entries));
    again.remember();
    for (let i = 0; i < entries.length; ) i += again.apply(entries[i]!, i).length;
    expect(again.state).toEqual(match.state);
  });
  test('in the middle of a stretch of play it imagines what is, whatever luck lies ahead', () => {
    const { start, entries } = played();
    const again = Match.resume(duel, start, new Rolls(entries));
    let rolled = 0;
    for (let i = again.firstRolls().length; i < entries.length; ) {
      i += again.apply(entries[i]!, i).length;
      if (again.over) break;
      const other = Match.resume(duel, {
        ...(again.save() as unknown as Saved),
        bookmark: { ...again.save().bookmark, luck: [1, 2, 3, 4] } as never,
      });
      for (const match of [again, other]) {
        const sim = match.imagine(0, Luck.seeded(1));
        expect(sim.state).toEqual(again.state);
        expect(sim.asks.map((a) => [a.seat, a.topic])).toEqual(again.asks().map((a) => [a.seat, a.topic]));
      }
      if (again.save().since.some((e) => 'of' in e)) rolled++;
    }
    expect(rolled).toBeGreaterThan(3);
  });
});

describe('options and seats', () => {
  test('defaults are filled in, bad ones are refused with what may be said', () => {
    expect(settle(duel)).toEqual({ units: 2 });
    for (const bad of [{ units: 9 }, { units: '2' }, { unit: 2 }, [], null, 'units', { __proto__: null, units: Number.NaN }])
      expect(refusal(() => settle(duel, bad)).code).toBe('bad-options');
    expect(refusal(() => settle(bid, { lots: 4 })).message).toContain('3, 5');
    expect(refusal(() => Match.open(duel, {}, 7)).message).toContain('2, 3');
  });
});

describe('plain data', () => {
  test('malformed names what is wrong with it', () => {
    for (const good of [null, true, 0, 'x', [], [1, [2]], { a: { b: [] } }, Object.create(null)]) expect(malformed(good)).toBeUndefined();
    class Odd {}
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    for (const bad of [
      undefined,
      Number.NaN,
      1n,
      Symbol('x'),
      () => 1,
      new Date(0),
      new Odd(),
      cyclic,
      JSON.parse('{"__proto__":1}'),
      { a: undefined },
      new Array(5000).fill(1),
      'x'.repeat(2000),
      Object.assign([1], { extra: 1 }),
    ])
      expect(malformed(bad)).toBeTypeOf('string');
  });
  test('same and copy', () => {
    const value = { a: [1, { b: null }], c: 'x' };
    expect(same(value, copy(value))).toBe(true);
    expect(copy(value)).not.toBe(value);
    expect(Object.is(copy(-0), 0)).toBe(true);
    for (const other of [{ a: [1, { b: null }] }, { ...value, d: 1 }, { a: [1], c: 'x' }, [], 'x']) expect(same(value, other)).toBe(false);
  });
});

test('fuzz: 20,000 malformed or illegal answers are refused and the position stays as it was', () => {
  const chance = Luck.seeded('fuzz');
  for (const game of [ticTacToe, duel, bid, grabGame, reach, hidden] as AnyGame[]) {
    const match = Match.open(game, {}, game.seats[0]!, 'fuzz');
    for (let i = 0; i < 3400 && !match.over; i++) {
      if (i % 200 === 199) {
        const a = match.asks()[0]!;
        match.answer(a.seat, a.topic, anyAnswer(a, chance));
        continue;
      }
      const bad = badAnswer(chance.pick(match.asks()), match.seats, chance);
      const before = i % 50 === 0 ? JSON.stringify([match.save(), match.state]) : undefined;
      expect(refusal(() => match.answer(bad.seat, bad.topic, bad.answer as never))).toBeInstanceOf(Refusal);
      if (before) expect(JSON.stringify([match.save(), match.state])).toBe(before);
    }
  }
});

test('luck: every outcome is equally likely, the state goes through JSON', () => {
  const luck = Luck.seeded('x');
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[luck.below(6)]!++;
  for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  const twin = Luck.from(JSON.parse(JSON.stringify(luck.state)));
  expect(Array.from({ length: 50 }, () => luck.below(1000))).toEqual(Array.from({ length: 50 }, () => twin.below(1000)));
  expect(() => luck.below(0)).toThrow();
});
