/**
 * How a whole game feels, on demand: MEASURE=1 npx playwright test feel. See docs/bench-web.md.
 * BUSY=4 keeps that many other processes running meanwhile; SHIFTS=1 tells what moved.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { PHONE } from './hands.ts';
import { expect, type House, leave, named, openTable, stranger, test } from './house.ts';

test.skip(!process.env.MEASURE, 'measured on demand');

interface Shift {
  readonly at: number;
  readonly value: number;
  /** A click or key lay at most half a second before. */
  readonly own: boolean;
  readonly of: readonly string[];
}
interface Felt {
  readonly shifts: Shift[];
  /** From the message that asks me to the frame that shows it. */
  readonly asked: { readonly n: number; readonly ms: number }[];
  /** What lay over the question, and how often it was found there. */
  readonly covered: Record<string, number>;
  looks: number;
  /** How many were drawn. */
  positions: number;
  /** From a click to the first frame that shows a change. */
  readonly clicks: { readonly on: string; readonly ms: number }[];
}
/** In the page, before anything else of it. */
function feel(): void {
  const felt: Felt = { shifts: [], asked: [], covered: {}, looks: 0, positions: 0, clicks: [] };
  const nameOf = (node: Node | null): string => {
    const names: string[] = [];
    for (let e = node instanceof Element ? node : (node?.parentElement ?? null); e && names.length < 3; e = e.parentElement) {
      const own = e.getAttribute('class')?.split(' ')[0];
      if (own || names.length === 0) names.unshift(own ? `.${own}` : e.tagName.toLowerCase());
    }
    return names.join(' ');
  };
  const box = (r: DOMRectReadOnly) => `${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}×${Math.round(r.height)}`;
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  new PerformanceObserver((list) => {
    for (const e of list.getEntries() as Entry[])
      felt.shifts.push({
        at: e.startTime,
        value: e.value,
        own: e.hadRecentInput,
        of: e.sources.map((s) => `${nameOf(s.node)} ${box(s.previousRect)} → ${box(s.currentRect)}`),
      });
  }).observe({ type: 'layout-shift', buffered: true });

  const came = new Map<number, number>();
  const heard = (data: unknown) => {
    if (typeof data !== 'string' || !/^4[23]\d*\[/.test(data)) return;
    const now = performance.now();
    const said = JSON.parse(data.slice(data.indexOf('['))) as readonly [unknown, unknown?];
    const told = (data.startsWith('42') ? said[1] : said[0]) as { n?: number; sync?: { n: number }; patch?: { n: number } } | undefined;
    const n = told?.sync?.n ?? told?.patch?.n ?? told?.n;
    if (n !== undefined && !came.has(n)) came.set(n, now);
  };
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', (e) => heard(e.data));
    }
  };
  /** After the frame that is drawn next. */
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then, 0));
  const shown = new Set<number>();
  let last = -1;
  let clicked: { on: string; at: number } | undefined;
  addEventListener(
    'click',
    (e) => {
      if (!e.isTrusted) return;
      clicked = { on: nameOf(e.target as Node), at: e.timeStamp };
    },
    true,
  );
  const start = () =>
    new MutationObserver((changes) => {
      const frame = document.querySelector('.cd-frame');
      const n = Number(frame?.getAttribute('data-n') ?? -1);
      if (n !== last) felt.positions++;
      last = n;
      if (!shown.has(n) && frame?.querySelector('.cd-question[data-state="mine"]')) {
        shown.add(n);
        const from = came.get(n);
        if (from !== undefined) painted(() => felt.asked.push({ n, ms: performance.now() - from }));
      }
      const click = clicked;
      const told = (c: MutationRecord) =>
        !(c.target instanceof Element ? c.target : c.target.parentElement)?.closest(
          '.cd-clock, .cd-chip__clock, time, .cd-caption, .cd-first',
        );
      if (click && changes.some(told)) {
        clicked = undefined;
        painted(() => felt.clicks.push({ on: click.on, ms: performance.now() - click.at }));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  start();
  setInterval(() => {
    const say = document.querySelector('.cd-question[data-state="mine"] .cd-question__say');
    if (!say) return;
    felt.looks++;
    const r = say.getBoundingClientRect();
    const top = document.elementFromPoint(r.left + Math.min(r.width / 2, 60), r.top + Math.min(r.height / 2, 10));
    if (!top?.closest('.cd-question')) {
      const over = nameOf(top);
      felt.covered[over] = (felt.covered[over] ?? 0) + 1;
    }
  }, 100);
  Object.assign(window, { felt });
}
/** The next thing to touch, as a place on the screen: what is half done is finished, else one of what is offered. */
function nextTouch(turn: number): { readonly x: number; readonly y: number; readonly n: string | null } | 'wait' | 'over' {
  const frame = document.querySelector('.cd-frame');
  if (!frame) return 'wait';
  const bar = frame.querySelector('.cd-question');
  if (/score expliqué/.test(bar?.textContent ?? '')) return 'over';
  if (bar?.getAttribute('data-state') === 'other' && !bar.querySelector('[data-confirm]')) return 'wait';
  const hit = (e: Element): readonly [number, number] | undefined => {
    const r = e.getBoundingClientRect();
    for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [r.left + r.width * fx, r.top + r.height * fy];
        const at = document.elementFromPoint(x, y);
        if (at && (at === e || e.contains(at))) return [x, y];
      }
    return undefined;
  };
  const n = frame.getAttribute('data-n');
  const all = (selector: string) => [...frame.querySelectorAll(selector)];
  const dialog = document.querySelector('.cd-scrim footer .cd-button[data-kind="go"], .cd-scrim footer .cd-button');
  const from = (list: readonly Element[], k: number) => {
    for (let i = 0; i < list.length; i++) {
      const p = hit(list[(k + i) % list.length] as Element);
      if (p) return { x: p[0], y: p[1], n };
    }
    return undefined;
  };
  const enabled = ':not([aria-disabled="true"])';
  const free = ':not([aria-pressed="true"]):not([data-state="chosen"])';
  return (
    (dialog ? from([dialog], 0) : undefined) ??
    from(all('.gt-slip [data-kind="go"]'), 0) ??
    from(all('.pan-ways .cd-answer[data-target], .sca-menu .sca-row__main, .cs-menu .cs-row'), turn) ??
    from(all(`.cd-question [data-confirm]${enabled}`), 0) ??
    from(
      [
        ...all(`.cd-board [data-target]${free}, .cd-things [data-target]${free}`),
        ...all(`.cd-question .cd-answer:not([data-confirm]):not([data-clear]):not([data-back])${enabled}${free}`),
        ...all(`.cd-question .cd-stepper .cd-tool:last-child${enabled}, .cd-question [data-elsewhere]`),
      ],
      turn * 7,
    ) ??
    'wait'
  );
}
const MINUTES = Number(process.env.MINUTES ?? 10);
const MOST = Number(process.env.MOST ?? 400);
async function play(page: Page, touch: boolean): Promise<'over' | 'left'> {
  const until = Date.now() + MINUTES * 60_000;
  for (let turn = 0, k = 0; turn < MOST && Date.now() < until; k++) {
    const at = await page.evaluate(nextTouch, turn);
    if (at === 'over') return 'over';
    if (at === 'wait') {
      await page.waitForTimeout(60);
      continue;
    }
    if (touch) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    // A person looks before the next answer: the board comes to rest and what happened is told.
    await page.waitForTimeout(350);
    const now = await page.evaluate(() => document.querySelector('.cd-frame')?.getAttribute('data-n'));
    if (now !== at.n || k % 3 === 2) turn++;
  }
  return 'left';
}
/** As browsers count it: the worst window of at most five seconds without a second of rest. */
function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
const figures = (all: readonly number[]) => {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return `median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms of ${sorted.length}`;
};
const bot = (name: string) => ({ kind: 'bot', bot: name });
const GAMES = {
  'vii-legio': { seats: [{ kind: 'me' }, bot('greedy'), bot('greedy')] },
  'panic-station': { seats: [{ kind: 'me' }, bot('crew'), bot('crew'), bot('crew')] },
  'space-cadets': { seats: [{ kind: 'me' }, bot('comrade')] },
  'galaxy-trucker': { seats: [{ kind: 'me' }, bot('strong-hauler')], options: { rounds: ['I'], team: false, hourglass: 60 } },
  'core-space': { seats: [{ kind: 'me' }, bot('normal')] },
} as const;
const SIZES = {
  '1440': { viewport: { width: 1440, height: 900 }, locale: 'fr-FR', colorScheme: 'dark' },
  '1024': { viewport: { width: 1024, height: 768 }, locale: 'fr-FR', colorScheme: 'dark' },
  '390': { ...PHONE, colorScheme: 'dark' },
  '844': { ...PHONE, viewport: { width: 844, height: 390 }, colorScheme: 'dark' },
} as const;

async function begun(page: Page, house: House, game: keyof typeof GAMES): Promise<void> {
  await named(page, house, 'Lou');
  await page.addInitScript(() => localStorage.setItem('cosmodrome.prefs', JSON.stringify({ named: true, motion: true })));
  await page.addInitScript(feel);
  const code = await openTable(page, house, { game, ...GAMES[game], pace: { kind: 'relaxed' }, start: true, name: `Ressenti ${game}` });
  await page.goto(`/t/${code}`);
}
for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[])
  for (const [size, options] of Object.entries(SIZES))
    test(`${game} at ${size}: nothing jumps, no question is hidden, every click is answered`, async ({ browser, house }) => {
      test.setTimeout(900_000);
      const busy: ChildProcess[] = Array.from({ length: Number(process.env.BUSY ?? 0) }, () =>
        spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
      );
      try {
        const page = await stranger(browser, house, options);
        const line = await page.context().newCDPSession(page);
        await line.send('Performance.enable', { timeDomain: 'threadTicks' });
        await begun(page, house, game);
        const ended = await play(page, size !== '1440' && size !== '1024');
        const felt = (await page.evaluate(() => (window as unknown as { felt: unknown }).felt)) as Felt;
        const { metrics } = await line.send('Performance.getMetrics');
        const each = (name: string) => Math.round((1000 * (metrics.find((m) => m.name === name)?.value ?? 0)) / felt.positions);
        const unasked = felt.shifts.filter((s) => !s.own);
        console.log(`${game} at ${size}, ${ended}, load ${loadavg()[0]?.toFixed(1)}`);
        console.log(
          `  layout shift, worst window: ${worstWindow(unasked).toFixed(3)}; clicks' own with it: ${worstWindow(felt.shifts).toFixed(3)}`,
        );
        console.log(`  question: ${figures(felt.asked.map((a) => a.ms))}; covered ${JSON.stringify(felt.covered)} in ${felt.looks} looks`);
        console.log(
          `  a position costs ${each('TaskDuration')} ms of a processor: script ${each('ScriptDuration')}, style ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')}; ${felt.positions} shown`,
        );
        console.log(`  click: ${figures(felt.clicks.map((c) => c.ms))}`);
        if (process.env.SHIFTS) {
          for (const s of felt.shifts
            .filter((s) => s.value > 0.004)
            .sort((a, b) => b.value - a.value)
            .slice(0, 40))
            console.log(`  ${s.value.toFixed(3)} ${s.own ? 'own' : '   '} at ${Math.round(s.at)}: ${s.of.join(' | ')}`);
          for (const c of [...felt.clicks].sort((a, b) => b.ms - a.ms).slice(0, 8))
            console.log(`  click ${Math.round(c.ms)} ms on ${c.on}`);
          for (const a of [...felt.asked].sort((a, b) => b.ms - a.ms).slice(0, 8)) console.log(`  asked ${Math.round(a.ms)} ms at ${a.n}`);
        }
        expect(worstWindow(unasked)).toBeLessThan(0.1);
        expect(felt.covered).toEqual({});
        await leave(page);
      } finally {
        for (const one of busy) one.kill('SIGKILL');
      }
    });
