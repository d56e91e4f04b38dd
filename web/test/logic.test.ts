import { loadGame } from '@cosmodrome/games';
import { describe, expect, test } from 'vitest';
import { GUESTS } from '../../server/people.ts';
import { countdown, minutes, retryDelay, span } from '../logic/clock.ts';
import { sightOf } from '../logic/curtain.ts';
import { fitQuestion, keysFor, passLast, placeAnswers } from '../logic/fit.ts';
import {
  type Entry,
  foldRounds,
  foldTurns,
  hintsAfter,
  MOST_LINES,
  onlyMine,
  openRounds,
  recent,
  roundName,
  sinceMyTurn,
} from '../logic/journal.ts';
import { commandOf, type KeyContext, nearest } from '../logic/keys.ts';
import { paused, sorted, waitedFor } from '../logic/mine.ts';
import { botName, nameOfSeat, readCode, STARS } from '../logic/names.ts';
import { arrive, type Pace, skip, step } from '../logic/pacer.ts';
import { momentStep, momentsOf, roundStep, roundsOf } from '../logic/replay.ts';
import { marked, searchRules } from '../logic/search.ts';
import { nextCount } from '../logic/seats.ts';
import { apart, placed, ranked, reached } from '../logic/standing.ts';
import { browserLang, readPrefs } from '../net/prefs.ts';
import type { TableCard } from '../net/wire.ts';
import { FIRST_PACE, paceFor } from '../pages/pace.ts';

describe('the fit rule of the question bar', () => {
  test('everything in the bar when it fits', () => expect(fitQuestion(() => false, true)).toEqual({ tray: false, long: false }));
  test('a cut sentence beside one or two answers gets two lines, and they stay', () =>
    expect(fitQuestion((f) => !f.long, true)).toEqual({ tray: false, long: true }));
  test('a cut sentence sends more answers down', () => expect(fitQuestion((f) => !f.tray, false)).toEqual({ tray: true, long: false }));
  test('still cut: two lines, no hint; the sentence is never shortened', () =>
    expect(fitQuestion(() => true, true)).toEqual({ tray: true, long: true }));
  test('4 in the bar, 12 in the tray, more with a filter', () => {
    expect([1, 4, 5, 12, 13].map(placeAnswers)).toEqual(['bar', 'bar', 'tray', 'tray', 'filtered']);
  });
  test('keys 1 to 8 in order, 9 for the one that passes', () => {
    expect(keysFor([{}, {}, { pass: true }, { pass: true }])).toEqual(['1', '2', '9', undefined]);
    expect(keysFor(Array.from({ length: 10 }, () => ({}))).slice(6)).toEqual(['7', '8', undefined, undefined]);
    expect(passLast([{ id: 1, pass: true }, { id: 2 }]).map((a) => a.id)).toEqual([2, 1]);
  });
});

describe('the journal', () => {
  test('rounds are called as their game calls them; what lies before the first is the set-up, unless it has a name', async () => {
    const [campaign, cadets] = await Promise.all(['core-space-campaign', 'space-cadets'].map(async (id) => (await loadGame(id)).words.en));
    const t = { journal: { before: 'Setup', round: (n: number) => `Round ${n}` } } as never;
    expect([0, 2].map((n) => roundName(n, undefined, t))).toEqual(['Setup', 'Round 2']);
    expect([0, 2].map((n) => roundName(n, campaign, t))).toEqual(['Game 1', 'Game 2']);
    expect([0, 2].map((n) => roundName(n, cadets, t))).toEqual(['Setup', 'Round 2']);
  });
  const line = (index: number, more: Partial<Entry> = {}): Entry => ({
    icon: 'card',
    say: `${index}`,
    index,
    secret: false,
    at: null,
    who: more.seat,
    ...more,
  });
  test('folds by rounds; lines before the first round stand apart', () => {
    const rounds = foldRounds([line(0), line(1, { round: 1 }), line(2), line(3, { round: 2 }), line(4, { round: 2 })]);
    expect(rounds.map((r) => [r.round, r.entries.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });
  test('a hint stands after the last line told before it was asked for; before all lines, it stands at the first', () => {
    const lines = [line(0, { at: 100 }), line(1, { at: 200 }), line(2)];
    const hint = (at: number) => ({ seat: 1, n: at, at });
    const placed = hintsAfter(lines, [hint(50), hint(150), hint(200), hint(999)]);
    expect([...placed].map(([index, hints]) => [index, hints.map((h) => h.at)])).toEqual([
      [0, [50, 150]],
      [1, [200, 999]],
    ]);
    expect(hintsAfter([], [hint(50)]).size).toBe(0);
    expect(hintsAfter(lines).size).toBe(0);
  });
  test('marks what is new since my last own line', () => {
    const lines = [line(0, { seat: 0 }), line(1, { seat: 1 }), line(2, { seat: 2 })];
    expect(sinceMyTurn(lines, 0)).toBe(1);
    expect(sinceMyTurn(lines, 2)).toBeUndefined();
    expect(sinceMyTurn(lines, undefined)).toBeUndefined();
    expect(sinceMyTurn(lines, 3)).toBeUndefined();
  });
  test('"since your last turn" stands before what others did, outside my own turn, whatever they answer in it', () => {
    const told = (index: number, seat: number, more: Partial<Entry> = {}) => line(index, { seat, ...more });
    const lines = [
      told(0, 0, { turn: true, round: 1 }),
      told(1, 0),
      told(2, 1),
      told(3, 0),
      told(4, 1, { turn: true }),
      told(5, 1),
      told(6, 2, { turn: true }),
    ];
    // Others play: from the first of their turns on.
    expect(sinceMyTurn(lines, 0)).toBe(4);
    // My turn has come in a new round, and another answers me: it stays where it was.
    const mine = [...lines, told(7, 0, { turn: true, round: 2 }), told(8, 0), told(9, 1), told(10, 0)];
    expect(sinceMyTurn(mine, 0)).toBe(4);
    expect(openRounds(foldRounds(mine).toReversed(), 4, true)).toBe(2);
    expect(openRounds(foldRounds(lines).toReversed(), 4, true)).toBe(1);
    // The first turn of all has nothing before it; a game without turns keeps the round before open while I am asked.
    expect(sinceMyTurn(lines.slice(4), 0)).toBeUndefined();
    expect([openRounds(foldRounds(mine), undefined, true), openRounds(foldRounds(mine), undefined, false)]).toEqual([2, 1]);
  });
  test('a round holds turns, those of whom no seat plays as well; what comes before the first stands apart', () => {
    const turns = foldTurns([
      line(0, { round: 1 }),
      line(1, { seat: 0, turn: true }),
      line(2, { seat: 1 }),
      line(3, { who: 'game', turn: true }),
      line(4),
    ]);
    expect(turns.map((t) => [t.who, t.entries.map((e) => e.index)])).toEqual([
      [undefined, [0]],
      [0, [1, 2]],
      ['game', [3, 4]],
    ]);
  });
  test('says whose a secret was where that may be said, and that it is mine otherwise', () => {
    expect(onlyMine({}, 0)).toBe(true);
    expect(onlyMine({ to: [0] }, 0)).toBe(true);
    expect(onlyMine({ to: [0, 1] }, 0)).toBe(false);
    expect(onlyMine({ to: [1] }, undefined)).toBe(false);
  });
  test('keeps at most 400 lines in the page', () =>
    expect(recent(Array.from({ length: 500 }, (_, i) => line(i)))).toHaveLength(MOST_LINES));
});

describe('several people on one device', () => {
  test('one person never sees the curtain', () => expect(sightOf([2], 2, [2], false)).toEqual({ eyes: 2, curtain: undefined }));
  test('no seat: a spectator', () => expect(sightOf([], undefined, [0], false)).toEqual({ eyes: null, curtain: undefined }));
  test('it shuts before a question to anybody but the one who opened it', () => {
    expect(sightOf([0, 1], undefined, [0], false)).toEqual({ eyes: null, curtain: 0 });
    expect(sightOf([0, 1], 0, [0], false)).toEqual({ eyes: 0, curtain: undefined });
    expect(sightOf([0, 1], 0, [1], false)).toEqual({ eyes: null, curtain: 1 });
    expect(sightOf([0, 1], 0, [3], false)).toEqual({ eyes: 0, curtain: undefined });
  });
  test('while all choose at once, the one who is looking finishes first', () =>
    expect(sightOf([0, 1, 2], 1, [0, 1, 2], false).eyes).toBe(1));
  test('then it is the next one’s turn, in order', () => expect(sightOf([0, 1, 2], 1, [0, 2], false).curtain).toBe(2));
  test('after the end nothing is hidden', () => expect(sightOf([0, 1], 0, [], true)).toEqual({ eyes: 0, curtain: undefined }));
});

describe('keys', () => {
  const at: KeyContext = { lang: 'fr', typing: false, oneKey: true, yesNo: false };
  const key = (k: string, more: Partial<{ shift: boolean; ctrl: boolean }> = {}) => ({
    key: k,
    shift: false,
    ctrl: false,
    alt: false,
    ...more,
  });
  test('figures answer, letters open, signs move the camera', () => {
    expect(commandOf(key('3'), at)).toEqual({ do: 'answer', key: '3' });
    expect(commandOf(key('T', { shift: true }), at)).toEqual({ do: 'target', step: -1 });
    expect(commandOf(key('/'), at)).toEqual({ do: 'panel', tab: 'rules' });
    expect(commandOf(key('0'), at)).toEqual({ do: 'fit' });
    expect(commandOf(key('F', { shift: true }), at)).toEqual({ do: 'full' });
    expect(commandOf(key('ArrowLeft'), at)).toEqual({ do: 'arrow', dx: -1, dy: 0 });
  });
  test('yes and no in the language in use', () => {
    expect(commandOf(key('o'), { ...at, yesNo: true })).toEqual({ do: 'yes' });
    expect(commandOf(key('y'), { ...at, lang: 'en', yesNo: true })).toEqual({ do: 'yes' });
    expect(commandOf(key('o'), at)).toBeUndefined();
    expect(commandOf(key('n'), { ...at, yesNo: true })).toEqual({ do: 'no' });
  });
  test('take back by U or Ctrl+Z; a text field keeps its own', () => {
    expect(commandOf(key('u'), at)).toEqual({ do: 'back' });
    expect(commandOf(key('z', { ctrl: true }), at)).toEqual({ do: 'back' });
    expect(commandOf(key('z', { ctrl: true }), { ...at, typing: true })).toBeUndefined();
    expect(commandOf(key('u'), { ...at, typing: true })).toBeUndefined();
  });
  test('one-key shortcuts can be switched off; arrows, Enter and Esc stay', () => {
    const off = { ...at, oneKey: false };
    expect(commandOf(key('3'), off)).toBeUndefined();
    expect(commandOf(key('Enter'), off)).toEqual({ do: 'confirm' });
    expect(commandOf(key('Escape'), { ...off, typing: true })).toEqual({ do: 'escape' });
  });
  test('arrows go to the nearest target in their direction', () => {
    const places = [
      { x: 10, y: 0, of: 'near' },
      { x: 30, y: 0, of: 'far' },
      { x: 5, y: 20, of: 'below' },
      { x: -5, y: 0, of: 'behind' },
    ];
    expect(nearest({ x: 0, y: 0 }, places, 1, 0)).toBe('near');
    expect(nearest({ x: 0, y: 0 }, places, 0, 1)).toBe('below');
    expect(nearest({ x: 0, y: 0 }, places, 0, -1)).toBeUndefined();
  });
});

describe('clocks', () => {
  test('live tables count seconds, days count hours', () => {
    expect(minutes(84_000)).toBe('1:24');
    expect(minutes(-5)).toBe('0:00');
    expect(span(9 * 3_600_000, 'fr')).toBe('9\u00a0h');
    expect(span(28 * 3_600_000, 'fr')).toBe('1\u00a0j 4\u00a0h');
    expect(span(28 * 3_600_000, 'en')).toBe('1\u00a0d 4\u00a0h');
    expect(countdown(60_000, 'fr')).toBe('1:00');
  });
  test('tries again after 1, 2, 4, 8, then every 15 s', () =>
    expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]));
});

describe('pacing what bots do', () => {
  const idle: Pace<number> = { waiting: [], paused: false };
  test('the first is shown at once, the next wait their turn', () => {
    expect(arrive(idle, 1, true, false)).toEqual({ show: 1, pace: idle });
    const busy = arrive(idle, 2, true, true);
    expect(busy).toEqual({ show: undefined, pace: { waiting: [2], paused: false } });
    expect(step(busy.pace)).toEqual({ show: 2, pace: idle });
  });
  test('more than three seconds waiting: the rest is shown at once', () => {
    let pace: Pace<number> = idle;
    let shown: number | undefined;
    for (let i = 0; i < 12 && shown === undefined; i++) ({ show: shown, pace } = arrive(pace, i, true, true));
    expect(shown).toBe(7);
    expect(pace.waiting).toEqual([]);
  });
  test('while a question of mine stands, or an answer of mine comes back, nothing waits: not even for a pause', () =>
    expect(arrive({ waiting: [1], paused: true }, 2, 'live', true)).toEqual({ show: 2, pace: idle }));
  test('no motion: nothing waits', () => expect(arrive({ waiting: [1], paused: false }, 2, false, true).show).toBe(2));
  test('paused, everything waits for a step or a skip', () => {
    const { pace } = arrive({ waiting: [], paused: true }, 1, false, false);
    expect(pace.waiting).toEqual([1]);
    expect(skip(pace)).toEqual({ show: 1, pace: idle });
  });
});

describe('rules can be searched', () => {
  const chapters = [
    {
      title: 'Se déplacer',
      rules: [{ id: 'LEG-MOVE-02', title: 'Franchir une frontière', text: 'On défausse des cartes au passage de la {#border|frontière}.' }],
    },
    { title: 'Se poser', rules: [{ id: 'LEG-LAND-01', title: 'Atterrir', text: 'Au-delà d’une frontière, sur une planète.' }] },
  ];
  test('accents and case do not count; titles come before texts', () => {
    expect(searchRules(chapters, 'FRONTIERE').map((h) => h.id)).toEqual(['LEG-MOVE-02', 'LEG-LAND-01']);
    expect(searchRules(chapters, 'land-01').map((h) => h.id)).toEqual(['LEG-LAND-01']);
    expect(searchRules(chapters, 'frontière planete').map((h) => h.id)).toEqual(['LEG-LAND-01']);
    expect(searchRules(chapters, 'licorne')).toEqual([]);
  });
  test('what concerns the question of the moment stands first', () => {
    expect(searchRules(chapters, '', ['LEG-LAND-01']).map((h) => [h.id, h.now])).toEqual([
      ['LEG-LAND-01', true],
      ['LEG-MOVE-02', false],
    ]);
  });
  test('hits are marked where they stand, accents kept', () => {
    expect(marked('Franchir une frontière', 'frontiere')).toEqual([
      { text: 'Franchir une ', hit: false },
      { text: 'frontière', hit: true },
    ]);
    expect(marked('Un œuf', 'oeuf').find((p) => p.hit)?.text).toBe('œuf');
  });
});

describe('the end and the replay', () => {
  test('winners first; who has more but may not win comes last', () => {
    const order = ranked([
      { seat: 0, score: 29, won: false },
      { seat: 1, score: 33, won: false },
      { seat: 2, score: 31, won: true },
      { seat: 3, score: 22, won: false },
    ]);
    expect(order.map((s) => s.seat)).toEqual([2, 0, 3, 1]);
  });
  test('CS-END-11: where the rules rank, their places count and no score', () => {
    const order = ranked([
      { seat: 0, score: 60, won: false, place: 4 },
      { seat: 1, score: 5, won: false, place: 2 },
      { seat: 2, score: 40, won: true, place: 1 },
      { seat: 3, score: 9, won: false, place: 2 },
    ]);
    expect(order.map((s) => s.seat)).toEqual([2, 3, 1, 0]);
  });
  test('CS-VAR-03: who collects nothing has no place among those who do, and where nobody does all have one', () => {
    const order = [2, 0, 1].map((seat) => ({ seat, score: 0, won: seat === 2 }));
    const seats = (...counted: readonly number[]) =>
      placed(order, new Map(order.map(({ seat }) => [seat, counted.includes(seat) ? [{}] : []]))).map(({ seat }) => seat);
    expect([seats(0, 1), seats(0, 1, 2), seats()]).toEqual([
      [0, 1],
      [2, 0, 1],
      [2, 0, 1],
    ]);
  });
  test('what a seat came to is the sum of its parts, a total among them not counted twice', () => {
    const lines = (...values: (number | string)[]) => values.map((value) => ({ value }));
    expect(reached(36, lines(32, 4, '15 ✓'))).toBe(36);
    expect(reached(0, lines(26, 0, '7 ✗'))).toBe(26);
    expect(reached(0, lines(20, 6, 26))).toBe(26);
    expect(reached(8, lines(4, 4))).toBe(8);
    expect(reached(5, [])).toBe(5);
  });
  test('chapters are rounds; a step back goes to the beginning first', () => {
    const chapters = roundsOf({ frames: [0, 1, 1, 1, 2, 2].map((round) => ({ round })) });
    expect(chapters).toEqual([
      { round: 0, from: 0, count: 1 },
      { round: 1, from: 1, count: 3 },
      { round: 2, from: 4, count: 2 },
    ]);
    expect(roundStep(chapters, 3, -1)).toBe(1);
    expect(roundStep(chapters, 1, -1)).toBe(0);
    expect(roundStep(chapters, 2, 1)).toBe(4);
    expect(roundStep(chapters, 5, 1)).toBe(5);
  });
});

describe('names and languages', () => {
  test('bots are called after stars', () => {
    const words = { seatFree: 'libre', somebody: 'quelqu’un' };
    expect(nameOfSeat({ seat: 1, sitter: { kind: 'bot', bot: 'greedy', name: 'greedy' } }, words)).toBe(botName(1));
    expect(nameOfSeat({ seat: 1, sitter: { kind: 'open' } }, words)).toBe('libre');
    expect(nameOfSeat({ seat: 1, sitter: { kind: 'person', id: 'nobody', name: '', here: 'gone' } }, words)).toBe('quelqu’un');
  });
  test('no guest is called like a bot', () => {
    const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const bots = new Set(STARS.map(plain));
    expect(GUESTS.filter((name) => bots.has(plain(name)))).toEqual([]);
  });
  test('the browser chooses the language', () => {
    expect(browserLang(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(browserLang(['en-GB', 'fr'])).toBe('en');
    expect(browserLang(['ja'])).toBe('en');
  });
});

describe('my games', () => {
  const HOUR = 3_600_000;
  const now = 100 * 24 * HOUR;
  const me = { name: 'Lou', kind: 'person', mine: true } as const;
  const bot = { name: 'greedy', kind: 'bot', mine: false } as const;
  const other = { name: 'Inès', kind: 'person', mine: false } as const;
  const card = (code: string, still: number, more: Partial<TableCard> = {}): TableCard => ({
    code,
    name: code,
    game: 'vii-legio',
    phase: 'playing',
    pace: { kind: 'relaxed' },
    seats: [me, bot],
    waitingForMe: true,
    deadline: null,
    updatedAt: now - still,
    ...more,
  });
  test('one among bots that was left for an hour rests; one with a clock or with others calls', () => {
    expect(paused(card('left', 2 * HOUR), now)).toBe(true);
    expect(paused(card('fresh', HOUR / 2), now)).toBe(false);
    expect(paused(card('device', 2 * HOUR, { seats: [me, { ...me, kind: 'device' }] }), now)).toBe(true);
    expect(paused(card('days', 2 * HOUR, { pace: { kind: 'days', answerMs: 24 * HOUR } }), now)).toBe(false);
    expect(paused(card('friends', 90 * HOUR, { seats: [me, other] }), now)).toBe(false);
    expect(paused(card('room', 90 * HOUR, { phase: 'waiting' }), now)).toBe(false);
  });
  test('one in which others are waited for rests when nothing has moved for days', () => {
    const waits = { seats: [me, other], waitingForMe: false };
    expect([1, 71, 73].map((h) => paused(card('x', h * HOUR, waits), now))).toEqual([false, false, true]);
  });
  test('whom a game waits for is called as at its table, bots too', () => {
    expect(waitedFor(card('x', 0, { turn: [0, 1], seats: [me, { ...bot, name: 'greedy' }] }))).toEqual([me.name, 'Rigel']);
  });
  test('are sorted by what they want of me, the soonest deadline first', () => {
    const live = { pace: { kind: 'days', answerMs: 24 * HOUR } } as const;
    const groups = sorted(
      [
        card('old', 1000),
        card('soon', 0, { ...live, deadline: now + 5 }),
        card('sooner', 0, { ...live, deadline: now + 1 }),
        card('theirs', 0, { waitingForMe: false, seats: [me, other] }),
        card('left', 5 * HOUR),
        card('done', 0, { phase: 'over', waitingForMe: false }),
      ],
      now,
    );
    const { parts: _, ...lists } = groups;
    expect(Object.entries(lists).map(([key, cards]) => [key, cards.map((c: TableCard) => c.code)])).toEqual([
      ['calls', ['sooner', 'soon', 'old']],
      ['others', ['theirs']],
      ['paused', ['left']],
      ['over', ['done']],
    ]);
  });
  test('what a campaign plays stands with it, the last first; what waits for me calls all the same', () => {
    const ours = { seats: [me, other] };
    const groups = sorted(
      [
        card('campaign', 0, { ...ours, waitingForMe: false }),
        card('first', 9 * HOUR, { ...ours, of: 'campaign', phase: 'over', waitingForMe: false }),
        card('second', HOUR, { ...ours, of: 'campaign', phase: 'over', waitingForMe: false }),
        card('third', 0, { ...ours, of: 'campaign' }),
        card('elsewhere', 0, { ...ours, of: 'gone', waitingForMe: false }),
      ],
      now,
    );
    const codes = (cards: readonly TableCard[] | undefined) => cards?.map((c) => c.code);
    expect([codes(groups.calls), codes(groups.others), codes(groups.over)]).toEqual([['third'], ['campaign', 'elsewhere'], []]);
    expect(codes(groups.parts.get('campaign'))).toEqual(['second', 'first']);
  });
});

test('the next number of seats a game is played with', () => {
  expect([2, 3, 5].map((n) => nextCount([5, 2, 3], n, 1))).toEqual([3, 5, undefined]);
  expect([2, 3, 5].map((n) => nextCount([5, 2, 3], n, -1))).toEqual([undefined, 2, 3]);
});

test('preferences kept by another version are read as far as they are understood', () => {
  expect(readPrefs(null)).toEqual({});
  expect(readPrefs('{')).toEqual({});
  expect(readPrefs('[1]')).toEqual({});
  expect(
    readPrefs(
      '{"lang":"de","theme":"dark","sound":"yes","hints":{"vii-legio":{"seen":["win"],"tables":{"ABC":1}}},"constructor":1,"toString":2}',
    ),
  ).toEqual({
    theme: 'dark',
    hints: { 'vii-legio': { seen: ['win'], tables: { ABC: 1 } } },
  });
});

test('the code of a table is read from a code or from a link', () => {
  expect(
    ['k7qm2d', 'K7Q-M2D', ' K7Q M2D ', 'http://127.0.0.1:3000/t/k7qm2d', 'https://x.example/r/K7QM2D/126?eyes=1'].map(readCode),
  ).toEqual(Array(5).fill('K7QM2D'));
  expect(readCode('')).toBe('');
});

describe('labels at the end of a chart', () => {
  test('keep apart, in their order, and none falls out at the foot', () => {
    expect(apart([250, 100, 250, 250], 14, 269)).toEqual([241, 100, 255, 269]);
  });
  test('stay where they want to be where there is room', () => {
    expect(apart([200, 10, 120], 14, 269)).toEqual([200, 10, 120]);
  });
});
test('a table of one person and bots, or of one device, has no clock unless somebody wants one (F-09)', () => {
  expect(paceFor([{ kind: 'me' }, { kind: 'bot' }])).toEqual({ kind: 'relaxed' });
  expect(paceFor([{ kind: 'me' }, { kind: 'device' }, { kind: 'bot' }])).toEqual({ kind: 'relaxed' });
  expect(paceFor([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }])).toBe(FIRST_PACE);
});
test('a replay goes from answer to answer; a crowd in real time from second to second', () => {
  const frame = (topic: string, at: number, standing = false) => ({ topic, at, ask: standing ? { standing } : null });
  // Others' requests are known by their topic: what was asked of them is not for these eyes.
  const frames = [
    frame('turn', 0),
    frame('build', 1000, true),
    frame('build', 1400),
    frame('build', 1999),
    frame('build', 2000),
    frame('turn', 2100),
  ];
  const ends = momentsOf(frames);
  expect(ends).toEqual([0, 3, 4, 5]);
  expect([momentStep(ends, 0, 1), momentStep(ends, 2, 1), momentStep(ends, 5, 1)]).toEqual([3, 3, 5]);
  expect([momentStep(ends, 4, -1), momentStep(ends, 2, -1), momentStep(ends, 0, -1)]).toEqual([3, 0, 0]);
});
