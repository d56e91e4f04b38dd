import { describe, expect, test } from 'vitest';
import { checkSource } from '../lint/house.ts';
import { tokens } from '../lint/tokens.ts';

const RULE = 'games/some-game/rules/turn.ts';
/** The names of the rules that this source breaks, as file:line rule. */
const broken = (path: string, source: string) => checkSource(path, source).map((f) => `${f.line} ${f.rule}`);

const CLEAN = `
import { type Flow, oneOf, type Table } from '@cosmodrome/kernel';
import { showTo } from '@cosmodrome/kit/cards';
import { CARDS } from '../content/cards.ts';
import type { State } from '../state.ts';
import { ask } from '../topics.ts';

/** SOM-TURN-01: no Date, no Math.random(), no try { } here; async is a word, and so is yield. */
const LABELS = { try: 'try', yield: 1, async: 'await', Date: 'a fruit' };
const text = \`Date \${LABELS.Date} and \${[1, 2].map((n) => \`\${n}\`).join('}')} Math.random()\`; // let me try
export function* turn(t: Table<State, never>): Flow {
  let cards = 1 / 2 / 3;
  const pattern = /try \\/ {|let|"/.test(text);
  const far = Math.sqrt(Math.abs(cards)) + Math.floor(1.5);
  cards += yield* ask(0, 'turn/cards', oneOf(() => CARDS));
  showTo(t.state.pack, cards, pattern ? [0] : [far]);
}
`;

test('clean rules are accepted: words in comments, strings, templates, patterns and keys are not code', () => {
  expect(checkSource(RULE, CLEAN)).toEqual([]);
});

describe('purity: each violation is caught in rules', () => {
  test.each([
    ['clock', 'export const now = () => Date.now();'],
    ['clock', 'export const now = () => new Date().getTime();'],
    ['clock', 'export const now = () => performance.now();'],
    ['clock', 'export const wait = (f: () => void) => setTimeout(f, 10);'],
    ['luck', 'export const roll = () => Math.random();'],
    ['luck', 'export const roll = () => crypto.getRandomValues(new Uint8Array(1));'],
    ['trigonometry', 'export const y = (a: number) => Math.sin(a);'],
    ['trigonometry', 'export const a = (x: number, y: number) => Math.atan2(y, x);'],
    ['trigonometry', 'export const d = (x: number, y: number) => Math.hypot(x, y);'],
    ['locale', 'export const sorted = (l: string[]) => l.sort((a, b) => a.localeCompare(b));'],
    ['world', "export const loud = () => console.log('hm');"],
    ['world', 'export const home = () => process.env.HOME;'],
    ['module-let', 'let turns = 0;\nexport const next = () => ++turns;'],
    ['module-let', 'export var turns = 0;'],
    ['async', 'export async function turn() {}'],
    ['async', 'export const turn = async () => 1;'],
    ['async', 'export const turn = () => Promise.resolve(1);'],
    ['try', 'export const safe = (f: () => void) => { try { f(); } catch { } };'],
    ['bare-yield', 'export function* turn() { yield 1; }'],
    ['bare-yield', 'export function* turn() { const x = yield ask(0, "turn", yesNo); return x; }'],
  ])('%s: %s', (rule, source) => {
    const where = source.slice(
      0,
      source.search(/Date|performance|setTimeout|Math|crypto|localeCompare|console|process|let|var|async|Promise|try|yield/),
    );
    const line = where.split('\n').length;
    expect(broken(RULE, source)).toEqual([`${line} ${rule}`]);
    // a comment in front moves the line, a string around it hides it
    expect(broken(RULE, `/* one\n two */\n${source}`)).toEqual([`${line + 2} ${rule}`]);
    expect(broken(RULE, `export const x = ${JSON.stringify(source)};`)).toEqual([]);
  });

  test('where each rule holds', () => {
    const time = 'export const now = () => Date.now();';
    for (const path of [
      'kernel/match.ts',
      'kit/cards.ts',
      'games/some-game/state.ts',
      'games/some-game/content/a.ts',
      'games/some-game/bot/b.ts',
    ])
      expect(broken(path, time), path).toEqual(['1 clock']);
    for (const path of [
      'server/clock.ts',
      'web/app.tsx',
      'tools/verbs/sim.ts',
      'bots/search.ts',
      'games/some-game/ui/Board.tsx',
      'games/some-game/test/a.test.ts',
    ])
      expect(broken(path, time), path).toEqual([]);
    // the kernel makes flows and undoes failed rules: it may yield and try
    expect(broken('kernel/flow.ts', 'export function* f() { try { yield 1; } finally { } }')).toEqual([]);
    expect(broken('bots/search.ts', 'let games = 0;')).toEqual(['1 module-let']);
    expect(broken('bots/search.ts', 'const x = Math.log(2) * Math.random();')).toEqual(['1 luck']);
  });
});

describe('imports go one way', () => {
  const from = (path: string, specifier: string, how = 'import { x } from') => broken(path, `\n${how} '${specifier}';`);
  const refused = ['2 imports'];

  test.each([
    ['kernel/match.ts', './sim.ts'],
    ['kernel/laws.ts', './match.ts'],
    ['kernel/suite.ts', 'vitest'],
    ['kit/cards.ts', '@cosmodrome/kernel'],
    ['kit/ui/Stage.tsx', 'react'],
    ['games/a/rules/turn.ts', '@cosmodrome/kernel'],
    ['games/a/rules/turn.ts', '@cosmodrome/kit/cards'],
    ['games/a/rules/turn.ts', '../content/cards.ts'],
    ['games/a/bot/greedy.ts', '../rules/turn.ts'],
    ['games/a/text/fr.ts', '../content/cards.ts'],
    ['games/a/index.ts', './bot/greedy.ts'],
    ['games/a/ui/Board.tsx', '@cosmodrome/kit/face'],
    ['games/a/ui/Board.tsx', '@cosmodrome/kit/ui/Stage'],
    ['games/a/ui/Board.tsx', 'react'],
    ['games/a/ui/Board.tsx', '../content/map.ts'],
    ['games/a/ui/Board.tsx', '../state.ts'],
    ['games/a/ui/Board.tsx', '../judge/ship.ts'],
    ['games/a/rules/turn.ts', '../judge/ship.ts'],
    ['games/a/judge/ship.ts', '../content/map.ts'],
    ['games/a/ui/Board.tsx', '@cosmodrome/kernel'],
    ['games/a/test/turn.test.ts', '@cosmodrome/kernel/suite'],
    ['games/a/test/table.ts', '@cosmodrome/kit/testing'],
    ['kit/test/testing.test.ts', '../testing.ts'],
    ['kit/testing.ts', '@cosmodrome/kernel'],
    ['games/a/test/turn.test.ts', '../rules/turn.ts'],
    ['games/a-campaign/rules/trade.ts', '@cosmodrome/a/content/tokens'],
    ['games/a-campaign/ui/Home.tsx', '@cosmodrome/a/ui'],
    ['games/shelf.ts', '@cosmodrome/a'],
    ['games/faces.ts', '@cosmodrome/a/ui'],
    ['bots/search.ts', '@cosmodrome/kernel'],
    ['server/room.ts', '@cosmodrome/games'],
    ['server/room.ts', 'fastify'],
    ['server/room.ts', '../wire/socket.ts'],
    ['wire/socket.ts', '@cosmodrome/kit/text'],
    ['web/app.tsx', '@cosmodrome/games/faces'],
    ['web/app.tsx', '../wire/rest.ts'],
    ['web/app.tsx', '@cosmodrome/wire'],
    ['tools/verbs/sim.ts', '@cosmodrome/games'],
  ])('%s may import %s', (path, specifier) => expect(from(path, specifier)).toEqual([]));

  test.each([
    ['kernel/match.ts', '@cosmodrome/kit/cards'],
    ['kernel/match.ts', 'vitest'],
    ['kernel/match.ts', 'node:fs'],
    ['kernel/match.ts', '../kit/cards.ts'],
    ['kernel/match.ts', './laws.ts'],
    ['kit/cards.ts', '@cosmodrome/bots'],
    ['kit/cards.ts', 'react'],
    ['kit/cards.ts', './ui/Stage.tsx'],
    ['kit/cards.ts', './testing.ts'],
    ['kit/ui/Stage.tsx', '../testing.ts'],
    ['kit/testing.ts', 'vitest'],
    ['games/a/rules/turn.ts', '@cosmodrome/kit/testing'],
    ['games/a/ui/Board.tsx', '@cosmodrome/kit/testing'],
    ['server/room.ts', '@cosmodrome/kit/testing'],
    ['web/app.tsx', '@cosmodrome/kit/testing'],
    ['games/a/rules/turn.ts', '../bot/greedy.ts'],
    ['games/a/rules/turn.ts', '../text/fr.ts'],
    ['games/a/rules/turn.ts', '../ui/Board.tsx'],
    ['games/a/rules/turn.ts', '@cosmodrome/kit/ui/Stage'],
    ['games/a/rules/turn.ts', '@cosmodrome/bots'],
    ['games/a/rules/turn.ts', 'node:fs'],
    ['games/a/rules/turn.ts', '@cosmodrome/b'],
    ['games/a-campaign/rules/trade.ts', '@cosmodrome/a/rules/turn'],
    ['games/a-campaign/rules/trade.ts', '@cosmodrome/b/content/tokens'],
    ['games/a/rules/turn.ts', '@cosmodrome/a-campaign/content/ships'],
    ['games/a/rules/turn.ts', '../../b/rules/turn.ts'],
    ['games/a/content/cards.ts', '../rules/turn.ts'],
    ['games/a/state.ts', './bot/greedy.ts'],
    ['games/a/state.ts', './rules/turn.ts'],
    ['games/a/judge/ship.ts', '../rules/turn.ts'],
    ['games/a/judge/ship.ts', '@cosmodrome/kernel'],
    ['games/a/view.ts', './text/fr.ts'],
    ['games/a/bot/greedy.ts', '../ui/Board.tsx'],
    ['games/a/bot/greedy.ts', '@cosmodrome/bots'],
    ['games/a/text/fr.ts', '../bot/greedy.ts'],
    ['games/a/index.ts', './ui/index.tsx'],
    ['games/a/ui/Board.tsx', '../rules/turn.ts'],
    ['games/a/ui/Board.tsx', '../view.ts'],
    ['games/a/ui/Board.tsx', '@cosmodrome/b/ui'],
    ['games/a/test/turn.test.ts', '../../b/rules/turn.ts'],
    ['bots/search.ts', '@cosmodrome/a'],
    ['bots/search.ts', '@cosmodrome/games'],
    ['bots/search.ts', '../games/a/index.ts'],
    ['server/room.ts', '@cosmodrome/a'],
    ['server/room.ts', '../games/a/game.ts'],
    ['server/room.ts', '@cosmodrome/games/faces'],
    ['wire/socket.ts', '../server/room.ts'],
    ['wire/rest.ts', 'zod'],
    ['kit/cards.ts', '../wire/rest.ts'],
    ['web/app.tsx', '../server/schemas.ts'],
    ['web/app.tsx', '@cosmodrome/games'],
    ['web/app.tsx', '@cosmodrome/a'],
    ['web/app.tsx', '../games/a/rules/turn.ts'],
    ['web/app.tsx', '../server/room.ts'],
    ['web/app.tsx', '@cosmodrome/server'],
    ['web/app.tsx', '@cosmodrome/bots'],
    ['tools/verbs/sim.ts', '@cosmodrome/a'],
    ['bench/kernel.ts', '../games/a/index.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(from(path, specifier)).toEqual(refused);
    expect(from(path, specifier, 'export * from')).toEqual(refused);
    expect(broken(path, `\nimport '${specifier}';`)).toEqual(refused);
    expect(broken(path, `const late = () =>\n  import('${specifier}');`)).toContain('2 imports');
  });

  test('types alone may cross where a value may not', () => {
    expect(from('games/a/ui/Board.tsx', '../view.ts', 'import type { View } from')).toEqual([]);
    expect(from('games/a/content/cards.ts', '../state.ts', 'import type { State } from')).toEqual([]);
    expect(from('web/app.tsx', '../server/room.ts', 'import type { Room } from')).toEqual(refused);
    // a type inside a value import still loads the module
    expect(from('games/a/ui/Board.tsx', '../view.ts', 'import { type View } from')).toEqual(refused);
  });
  test('an import over several lines is found at the line that names the module', () => {
    expect(broken('kernel/match.ts', "import {\n  a,\n  type B,\n} from '../kit/cards.ts';")).toEqual(['4 imports']);
  });
  test('the word from in code is not an import', () => {
    expect(broken('kernel/match.ts', "const x = { from: 'vitest' }; const y = from('react'); const [from] = ['vitest'];")).toEqual([]);
  });
});

describe('tokens', () => {
  const kinds = (source: string) => tokens(source).map((t) => `${t.kind}:${t.text}`);
  test('a slash divides or begins a pattern, by what stands before it', () => {
    expect(kinds('a / b / c')).toEqual(['word:a', 'mark:/', 'word:b', 'mark:/', 'word:c']);
    expect(kinds('x = /[/"]/g')).toEqual(['word:x', 'mark:=', 'regex:/[/"]/g']);
    expect(kinds('return /a/')).toEqual(['word:return', 'regex:/a/']);
    expect(kinds('(a) / 2')).toEqual(['mark:(', 'word:a', 'mark:)', 'mark:/', 'number:2']);
  });
  test('templates nest, and the code in their holes is code', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
    expect(kinds('`a${b({c: `d${e}`})}f`')).toEqual([
      'template:a',
      'word:b',
      'mark:(',
      'mark:{',
      'word:c',
      'mark::',
      'template:d',
      'word:e',
      'template:',
      'mark:}',
      'mark:)',
      'template:f',
    ]);
  });
  test('an apostrophe in the text of a page does not swallow the rest of the file', () => {
    expect(
      checkSource('games/a/ui/Board.tsx', "const A = () => <p>don't</p>;\nimport { b } from '../rules/turn.ts';").map((f) => f.line),
    ).toEqual([2]);
  });
});
