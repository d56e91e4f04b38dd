/** The map of the house: what each part of the tree is called, and what it may import. Imports go one way. */

/** The parts of the tree. What belongs to one game is `game/…`, whichever game it is. */
export type Place =
  | 'kernel'
  | 'kernel/laws'
  | 'kernel/suite'
  | 'kernel/test'
  | 'kit'
  | 'kit/ui'
  /** What test tables share. Nothing that is played, served or shown may reach it. */
  | 'kit/testing'
  | 'kit/test'
  | 'game/content'
  /** The vocabulary of the table: what its data is called, and the arithmetic of its names. No rules. */
  | 'game/state'
  /** Plain functions of what lies open, for rules, bots, texts and the page alike: what fits, what it would cost. No flow, no chance. */
  | 'game/judge'
  | 'game/rules'
  | 'game/bot'
  /** A table in the middle of a game, as somebody wants it: for lessons and tests. */
  | 'game/arrange'
  /** Scenes to learn the game by, as data. */
  | 'game/lessons'
  /** The illustrated rules: text as data, pictures made of the face's pieces. */
  | 'game/handbook'
  /** Where people make something of their own for it. */
  | 'game/workshop'
  | 'game/text'
  | 'game/package'
  | 'game/ui'
  | 'game/test'
  | 'shelf'
  | 'faces'
  | 'bots'
  | 'bots/test'
  /** What travels between server and page: types, every request, and how a difference is sent. Both sides use it, so it knows neither. */
  | 'wire'
  | 'server'
  | 'server/test'
  | 'web'
  /** What the page does in a thread of its own: games are played there. The page itself knows only the messages. */
  | 'web/worker'
  /** What lies on the disk of the device: the page and its threads read it. */
  | 'web/device'
  | 'web/test'
  | 'tools'
  | 'bench'
  /** Written as if it were elsewhere, on the packages alone. */
  | 'outside'
  | 'root';

/** Where a file is; `game` is the folder of the game it belongs to. */
export interface Location {
  readonly place: Place;
  readonly game?: string;
}

/** First match counts. The game's folder is the first group. */
const MAP: readonly (readonly [RegExp, Place])[] = [
  [/^kernel\/test\//, 'kernel/test'],
  [/^kernel\/laws\.ts$/, 'kernel/laws'],
  [/^kernel\/suite\.ts$/, 'kernel/suite'],
  [/^kernel\//, 'kernel'],
  [/^kit\/test\//, 'kit/test'],
  [/^kit\/(testing|slow-plane)\.ts$/, 'kit/testing'],
  [/^kit\/(ui\/|face\.tsx?$)/, 'kit/ui'],
  [/^kit\//, 'kit'],
  [/^games\/shelf\.ts$/, 'shelf'],
  [/^games\/faces\.tsx?$/, 'faces'],
  [/^games\/([\w-]+)\/test\//, 'game/test'],
  [/^games\/([\w-]+)\/ui\//, 'game/ui'],
  [/^games\/([\w-]+)\/bot\//, 'game/bot'],
  [/^games\/([\w-]+)\/arrange\.ts$/, 'game/arrange'],
  [/^games\/([\w-]+)\/lessons\//, 'game/lessons'],
  [/^games\/([\w-]+)\/handbook\//, 'game/handbook'],
  [/^games\/([\w-]+)\/workshop\//, 'game/workshop'],
  [/^games\/([\w-]+)\/text\//, 'game/text'],
  [/^games\/([\w-]+)\/(content\/|topics\.ts$)/, 'game/content'],
  [/^games\/([\w-]+)\/(state|notes|motives)\.ts$/, 'game/state'],
  [/^games\/([\w-]+)\/judge\//, 'game/judge'],
  [/^games\/([\w-]+)\/index\.ts$/, 'game/package'],
  [/^games\/([\w-]+)\//, 'game/rules'],
  [/^bots\/test\//, 'bots/test'],
  [/^bots\//, 'bots'],
  [/^wire\//, 'wire'],
  [/^server\/test\//, 'server/test'],
  [/^server\//, 'server'],
  [/^(web\/test|e2e)\//, 'web/test'],
  [/^web\/worker\//, 'web/worker'],
  [/^web\/device\//, 'web/device'],
  [/^web\//, 'web'],
  [/^tools\//, 'tools'],
  [/^bench\//, 'bench'],
  [/^examples\/outside\//, 'outside'],
];
export function locate(path: string): Location {
  for (const [pattern, place] of MAP) {
    const found = pattern.exec(path);
    if (found) return place.startsWith('game/') ? { place, game: found[1] as string } : { place };
  }
  return { place: 'root' };
}

/**
 * What each place may import: places of its own game or of the house, `npm:<package>`, `node` for Node's own modules.
 * `type <place>`: only with `import type`. `any-game`: the packages of all games. A place may always import itself.
 */
const MAY: Readonly<Record<Place, readonly string[]>> = {
  kernel: [],
  'kernel/laws': ['kernel'],
  'kernel/suite': ['kernel', 'kernel/laws', 'npm:vitest'],
  'kernel/test': ['kernel', 'kernel/laws', 'kernel/suite', 'npm:vitest', 'npm:fast-check', 'node'],
  kit: ['kernel', 'kernel/laws', 'type kit/ui'],
  'kit/ui': ['kernel', 'kit', 'npm:react', 'npm:react-aria-components', 'npm:d3-zoom', 'npm:d3-selection'],
  'kit/testing': ['kernel', 'kit'],
  'kit/test': [
    'kernel',
    'kernel/test',
    'kit',
    'kit/ui',
    'kit/testing',
    'npm:vitest',
    'npm:fast-check',
    'npm:react',
    'npm:react-dom',
    'node',
  ],
  'game/content': ['kernel', 'kit', 'type game/state', 'type game/rules'],
  'game/state': ['kernel', 'kit', 'game/content'],
  'game/judge': ['type kernel', 'kit', 'game/content', 'game/state'],
  'game/rules': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge'],
  'game/bot': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge', 'game/rules'],
  'game/arrange': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge', 'game/rules'],
  'game/lessons': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge', 'game/rules', 'game/arrange'],
  'game/handbook': [
    'kernel',
    'kit',
    'kit/ui',
    'game/content',
    'game/state',
    'game/judge',
    'game/text',
    'game/ui',
    'type game/rules',
    'npm:react',
  ],
  'game/workshop': [
    'kernel',
    'kit',
    'kit/ui',
    'game/content',
    'game/state',
    'game/judge',
    'game/text',
    'game/ui',
    'type game/rules',
    'npm:react',
  ],
  'game/text': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge', 'game/rules'],
  'game/package': ['kernel', 'kit', 'game/content', 'game/state', 'game/judge', 'game/rules', 'game/bot', 'game/text'],
  'game/ui': ['kernel', 'kit', 'kit/ui', 'game/content', 'game/state', 'game/judge', 'game/text', 'type game/rules', 'npm:react'],
  'game/test': [
    'kernel',
    'kernel/laws',
    'kernel/suite',
    'kit',
    'kit/ui',
    'kit/testing',
    'bots',
    'shelf',
    'tools',
    'node',
    'npm:vitest',
    'npm:fast-check',
    'npm:react',
    'npm:react-dom',
    'game/content',
    'game/state',
    'game/judge',
    'game/rules',
    'game/bot',
    'game/arrange',
    'game/lessons',
    'game/handbook',
    'game/workshop',
    'game/text',
    'game/package',
    'game/ui',
  ],
  shelf: ['kit', 'any-game'],
  faces: ['kit', 'kit/ui', 'any-game'],
  bots: ['kernel'],
  'bots/test': ['kernel', 'kernel/laws', 'kernel/test', 'bots', 'npm:vitest', 'npm:fast-check', 'node'],
  wire: ['kernel', 'kit'],
  server: ['kernel', 'kit', 'bots', 'shelf', 'wire', 'node', 'npm:*'],
  'server/test': ['kernel', 'kernel/laws', 'kernel/test', 'kit', 'bots', 'shelf', 'server', 'wire', 'node', 'npm:*'],
  web: ['kernel', 'kit', 'kit/ui', 'faces', 'wire', 'web/device', 'type web/worker', 'node', 'npm:*'],
  'web/worker': ['kernel', 'kit', 'bots', 'shelf', 'wire', 'web/device'],
  'web/device': ['kernel', 'kit', 'wire'],
  'web/test': [
    'kernel',
    'kernel/test',
    'kit',
    'kit/ui',
    'faces',
    'shelf',
    'web',
    'web/worker',
    'web/device',
    'server',
    'server/test',
    'wire',
    'bots',
    'node',
    'npm:*',
  ],
  tools: [
    'kernel',
    'kernel/laws',
    'kernel/test',
    'kit',
    'bots',
    'shelf',
    'server',
    'wire',
    'bench',
    'node',
    'npm:vitest',
    'npm:fast-check',
    'npm:rolldown',
  ],
  outside: ['kernel', 'bots', 'any-game'],
  bench: ['kernel', 'kernel/laws', 'kernel/test', 'kit', 'bots', 'shelf', 'server', 'wire', 'server/test', 'node', 'npm:*'],
  root: ['node', 'npm:*'],
};

/** What an import names: a place, a package, or `nothing` where there is no such workspace. */
export interface Target {
  readonly name: string;
  readonly game?: string;
}
/** Packages of the workspace that are not games. Their subpaths are files beside their package.json. */
const HOUSE: Readonly<Record<string, string>> = {
  kernel: 'kernel',
  kit: 'kit',
  bots: 'bots',
  wire: 'wire',
  server: 'server',
  web: 'web',
  tools: 'tools',
  bench: 'bench',
};

export function target(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return placed(resolve(from, specifier));
  if (specifier.startsWith('node:')) return { name: 'node' };
  const own = /^@cosmodrome\/([\w-]+)(?:\/(.+))?$/.exec(specifier);
  if (!own) {
    const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] as string);
    return { name: `npm:${name}` };
  }
  const [, name = '', sub] = own;
  if (name === 'games') return { name: sub === 'faces' ? 'faces' : 'shelf' };
  if (Object.hasOwn(HOUSE, name)) return placed(`${HOUSE[name]}/${sub ? `${sub}.ts` : 'index.ts'}`);
  if (sub === 'ui') return { name: 'game/ui', game: name };
  return sub === undefined ? { name: 'game/package', game: name } : placed(`games/${name}/${sub}.ts`);
}
function placed(path: string): Target {
  const { place, game } = locate(path);
  return game === undefined ? { name: place } : { name: place, game };
}
function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/**
 * A campaign (`<game>-campaign`) is about the things of the game whose matches it joins: their data, names and pictures. It knows none of
 * that game's rules, and that game knows nothing of it.
 */
const SHARED: readonly string[] = ['game/content', 'game/state', 'game/judge', 'game/text', 'game/ui'];
const continues = (campaign: string, { name, game }: Target): boolean => campaign === `${game}-campaign` && SHARED.includes(name);

/** Why this import is not allowed, or undefined. */
export function forbidden(path: string, specifier: string, typeOnly: boolean): string | undefined {
  const here = locate(path);
  const there = target(path, specifier);
  const may = MAY[here.place];
  if (there.game !== undefined) {
    if (may.includes('any-game')) return undefined;
    if (here.game === undefined) return `${here.place} knows no game by name; games are reached through the shelf`;
    if (here.game !== there.game && !continues(here.game, there)) return 'no game imports another';
  }
  if (there.name === here.place || may.includes(there.name)) return undefined;
  if (there.name.startsWith('npm:') && may.includes('npm:*')) return undefined;
  if (may.includes(`type ${there.name}`))
    return typeOnly ? undefined : `${here.place} may import types of ${there.name} only (import type)`;
  return `${here.place} may not import ${there.name}; it may import ${may.join(', ') || 'nothing'}`;
}
