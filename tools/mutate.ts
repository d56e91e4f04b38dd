/**
 * Do the tests notice a wrong rule? One small change of rule code at a time, in a copy of the tree, and the tests of that game.
 * What no test notices is either a rule without a test or a change that changes nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { Luck } from '@cosmodrome/kernel';
import { parseAst } from 'rolldown/parseAst';
import { ROOT } from './games.ts';

export interface Change {
  /** From the root of the tree. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';

/** Boundaries, signs and conditions; words that mean the opposite of each other. */
const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
  '&&': '||',
  '||': '&&',
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
};
/** Every change that can be made to a source, in the order of the text. */
export function changesOf(file: string, text: string): Change[] {
  const all: Change[] = [];
  const add = (start: number, end: number, to: string): void => {
    const from = text.slice(start, end);
    if (from !== to) all.push({ file, line: text.slice(0, start).split('\n').length, start, end, from, to });
  };
  const source = (node: Node): string => text.slice(node.start, node.end);
  const swap = (node: Node, left: Node, right: Node): void => {
    const operator = String(node.operator);
    const at = text.indexOf(operator, left.end);
    const to = OPPOSITE[operator];
    if (to !== undefined && at < right.start) add(at, at + operator.length, to);
  };
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return;
    switch (node.type) {
      case 'ImportDeclaration':
        return;
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        swap(node, node.left as Node, node.right as Node);
        break;
      case 'UpdateExpression':
        add(
          node.start,
          node.end,
          source(node).replace(/\+\+|--/, (sign) => OPPOSITE[sign]!),
        );
        break;
      case 'UnaryExpression':
        if (node.operator === '!') add(node.start, node.end, source(node.argument as Node));
        break;
      case 'IfStatement':
        add((node.test as Node).start, (node.test as Node).end, `!(${source(node.test as Node)})`);
        break;
      case 'ConditionalExpression':
        add(
          (node.consequent as Node).start,
          (node.alternate as Node).end,
          `${source(node.alternate as Node)} : ${source(node.consequent as Node)}`,
        );
        break;
      case 'Literal':
        if (typeof node.value === 'number') for (const step of [1, -1]) add(node.start, node.end, `${node.value + step}`);
        if (typeof node.value === 'boolean') add(node.start, node.end, `${!node.value}`);
        break;
      case 'MemberExpression': {
        const name = node.property as Node;
        const to = node.computed ? undefined : OPPOSITE[String(name.name)];
        if (to !== undefined) add(name.start, name.end, to);
        break;
      }
      case 'ExpressionStatement':
      case 'ContinueStatement':
        add(node.start, node.end, ';');
        break;
    }
    for (const value of Object.values(node)) for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner);
  };
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node);
  return all.sort((a, b) => a.start - b.start);
}

/** What is no rule of the game but serves the kernel: the laws look after it. */
const SERVANTS = /^(audit|copy|imagine)\.ts$/;
/** So many changes of a game's rules, and of what it judges by, chosen by the seed; no two in one line. */
export function chooseChanges(folder: string, changes: number, seed: string | number): Change[] {
  const files = ['rules', 'judge']
    .map((place) => join(folder, place))
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)))
    .filter((path) => path.endsWith('.ts') && !SERVANTS.test(basename(path)));
  const all = files.sort().flatMap((path) => changesOf(relative(ROOT, path), readFileSync(path, 'utf8')));
  const lines = new Set<string>();
  const chosen = Luck.seeded(seed)
    .shuffle(all)
    .filter(({ file, line }) => lines.size < lines.add(`${file}:${line}`).size);
  return chosen.slice(0, changes);
}

/** Tests that tell the rules, and those that look on from further away and take longer. */
export interface Tests {
  readonly near: readonly string[];
  readonly far: readonly string[];
}
/** Texts, boards and bots do not keep the rules; laws and secrets do, but slowly. */
const ELSEWHERE = /^(ui(-.*)?|text|words|bot(-.*)?|comrade|lessons)\.test\.tsx?$/;
const SLOW = /^(laws|secrecy|protocol)\.test\.ts$/;
export function testsOf(folder: string): Tests {
  const test = join(folder, 'test');
  const names = readdirSync(test)
    .filter((name) => /\.test\.tsx?$/.test(name) && !ELSEWHERE.test(name))
    .sort();
  const path = (name: string): string => relative(ROOT, join(test, name));
  return { near: names.filter((n) => !SLOW.test(n)).map(path), far: names.filter((n) => SLOW.test(n)).map(path) };
}

const endGroup = (pid: number): boolean => process.kill(-pid, 'SIGKILL');
/** A copy of the tree in which anything may be changed. */
export class Workshop {
  readonly dir = mkdtempSync(join(realpathSync(tmpdir()), 'cosmo-mutate-'));
  private running: ChildProcess | undefined;
  constructor() {
    for (const name of ['kernel', 'kit', 'games', 'bots', 'tools', 'package.json', 'tsconfig.json', 'vitest.config.ts'])
      cpSync(join(ROOT, name), join(this.dir, name), { recursive: true, filter: (from) => !from.endsWith('node_modules') });
    const modules = join(ROOT, 'node_modules');
    mkdirSync(join(this.dir, 'node_modules', '@cosmodrome'), { recursive: true });
    for (const name of readdirSync(modules))
      if (!name.startsWith('.') && name !== '@cosmodrome') symlinkSync(join(modules, name), join(this.dir, 'node_modules', name));
    // Packages of the house are those of the copy.
    for (const name of readdirSync(join(modules, '@cosmodrome'))) {
      const place = realpathSync(join(modules, '@cosmodrome', name));
      const copied = join(this.dir, relative(ROOT, place));
      symlinkSync(existsSync(copied) ? copied : place, join(this.dir, 'node_modules', '@cosmodrome', name));
    }
  }
  /** Ends the tests that still run: they are a group of processes of their own, which no Ctrl-C of a terminal reaches. */
  close(): void {
    if (this.running?.pid !== undefined) endGroup(this.running.pid);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
  /** The tests with this change; true: at least one of them fails, or they do not end. */
  async notices(change: Change | undefined, tests: readonly string[], seconds: number): Promise<boolean> {
    const path = change && join(this.dir, change.file);
    const text = path === undefined ? '' : readFileSync(path, 'utf8');
    if (change && path) writeFileSync(path, text.slice(0, change.start) + change.to + text.slice(change.end));
    try {
      return !(await this.passes(tests, seconds));
    } finally {
      if (path) writeFileSync(path, text);
    }
  }
  private passes(tests: readonly string[], seconds: number): Promise<boolean> {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const how = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...tests];
    const child = spawn(process.execPath, [vitest, ...how], { cwd: this.dir, stdio: 'ignore', detached: true });
    this.running = child;
    const limit = setTimeout(() => endGroup(child.pid!), seconds * 1000);
    return new Promise((done, failed) => {
      child.on('error', failed);
      child.on('exit', (code) => {
        this.running = undefined;
        clearTimeout(limit);
        done(code === 0);
      });
    });
  }
}
