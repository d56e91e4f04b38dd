/** What nobody can read, touch or find on a page as it stands: looked for in the page itself, and named. */
import type { Page } from '@playwright/test';

/** The smallest text at rest, and the smallest thing for a thumb. */
const TEXT = 11;
const TAP = 44;
export interface Offence {
  readonly kind: 'small text' | 'small target' | 'answer out of sight' | 'cut' | 'covered';
  /** Where, by classes. */
  readonly at: string;
  readonly says: string;
}
export const told = (o: Offence): string => `${o.kind}: ${o.at}: ${o.says}`;
export const offences = (page: Page, touch: boolean): Promise<readonly Offence[]> =>
  page.evaluate(look, { touch, TEXT, TAP }) as Promise<readonly Offence[]>;

/**
 * Runs in the page. What may differ from the rules says so in the markup:
 *   data-explains   a tap opens a card with all its words, so that its own text may be small or cut (kit/ui/Explain)
 *   data-unfolds    on the question: a tap shows all of its hint
 *   data-shortens   shows a name somebody chose, as much of it as there is room for
 *   data-elsewhere  in the bar: names the part of the screen where answers are that are out of sight
 */
function look({ touch, TEXT, TAP }: { readonly touch: boolean; readonly TEXT: number; readonly TAP: number }): readonly Offence[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const found = new Map<string, Offence>();
  const parent = (e: Element): Element | null => e.parentElement ?? ((e.getRootNode() as ShadowRoot).host as Element | null) ?? null;
  const nameOf = (e: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = e; at && names.length < 3; at = parent(at)) {
      const own = [...at.classList].slice(0, 2).join('.');
      if (own || at === e) names.unshift(own ? `.${own}` : at.tagName.toLowerCase());
    }
    return names.join(' ');
  };
  const wordsOf = (e: Element): string =>
    ((e.getAttribute('aria-label') ?? '') || (e.textContent ?? '')).replace(/\s+/g, ' ').trim().slice(0, 40);
  const tell = (kind: Offence['kind'], e: Element, says: string): void => {
    const at = nameOf(e);
    found.set(`${kind} ${at} ${says}`, { kind, at, says });
  };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (b: Box): number => Math.max(0, b.right - b.left);
  const height = (b: Box): number => Math.max(0, b.bottom - b.top);
  const hidden = (e: Element): boolean =>
    !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    e.closest('.cd-hidden, .cd-skip, [inert], template') !== null ||
    getComputedStyle(e).clipPath === 'inset(50%)' ||
    (e instanceof HTMLElement && e.clientWidth === 1 && getComputedStyle(e).overflow === 'hidden');
  /** What is scrolled or clipped away: the rest. `fixed` parts are clipped by the screen alone. */
  const style = (e: Element) => getComputedStyle(e);
  const clips = (e: Element): { readonly seen: Box; readonly hard: Box; readonly sideways: boolean } => {
    let seen = screen;
    let hard: Box = {
      left: Number.NEGATIVE_INFINITY,
      top: Number.NEGATIVE_INFINITY,
      right: Number.POSITIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
    };
    const passed = { x: false, y: false };
    let out = style(e).position === 'absolute' || style(e).position === 'fixed' ? style(e).position : '';
    for (let at = parent(e); at && at !== document.documentElement && at !== document.body; at = parent(at)) {
      const s = style(at);
      const skipped = out === 'fixed' || (out === 'absolute' && s.position === 'static' && s.transform === 'none');
      if (!skipped) {
        out = s.position === 'absolute' || s.position === 'fixed' ? s.position : '';
        const r = at.getBoundingClientRect();
        const margin = s.overflow === 'clip' || s.overflowX === 'clip' ? Number.parseFloat(s.overflowClipMargin) || 0 : 0;
        const x = s.overflowX !== 'visible';
        const y = s.overflowY !== 'visible';
        const box: Box = {
          left: x ? r.left - margin : Number.NEGATIVE_INFINITY,
          right: x ? r.right + margin : Number.POSITIVE_INFINITY,
          top: y ? r.top - margin : Number.NEGATIVE_INFINITY,
          bottom: y ? r.bottom + margin : Number.POSITIVE_INFINITY,
        };
        seen = meet(seen, box);
        // What can be scrolled or moved is not cut: its edge is where it goes on.
        const scrolls = (o: string) => o === 'auto' || o === 'scroll';
        passed.x ||= scrolls(s.overflowX);
        passed.y ||= scrolls(s.overflowY);
        if (at.closest('.cd-stage, .cd-board') !== at && !at.matches('svg'))
          hard = meet(hard, {
            left: passed.x ? Number.NEGATIVE_INFINITY : box.left,
            right: passed.x ? Number.POSITIVE_INFINITY : box.right,
            top: passed.y ? Number.NEGATIVE_INFINITY : box.top,
            bottom: passed.y ? Number.POSITIVE_INFINITY : box.bottom,
          });
      }
    }
    return { seen, hard, sideways: passed.x };
  };
  /** How much larger than its own units something is drawn. */
  const scaleOf = (e: Element): number => {
    let scale = 1;
    for (let at: Element | null = e; at; at = parent(at)) {
      if (at instanceof SVGGraphicsElement && !(at instanceof SVGSVGElement && !(at.parentNode instanceof SVGElement))) {
        const m = at.getScreenCTM();
        return m ? scale * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : scale;
      }
      const s = style(at);
      if (s.transform !== 'none') {
        const m = new DOMMatrix(s.transform);
        scale *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      }
      if (s.scale !== 'none') scale *= Number.parseFloat(s.scale);
    }
    return scale;
  };

  // Text: large enough, and whole.
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const e = node.parentElement;
    if (!text || !e || e.closest('script, style, option, symbol, title, desc') || hidden(e)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (width(box) === 0 || height(box) === 0) continue;
    const { seen, hard, sideways } = clips(e);
    const shown = meet(box, seen);
    if (width(shown) < 1 || height(shown) < 1) continue;
    const explained = e.closest('[data-explains]:not([data-target]), [data-unfolds] .cd-question__hint') !== null;
    const size = Number.parseFloat(style(e).fontSize) * scaleOf(e);
    if (size < TEXT - 0.05 && !explained) tell('small text', e, `${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    if (explained || e.closest('[data-shortens], .cd-stage')) continue;
    const whole = meet(box, hard);
    const lost = Math.max(width(box) - width(whole), 0);
    const low = Math.max(height(box) - height(whole), 0);
    // A line box is a little higher than its letters.
    const page = sideways ? 0 : Math.max(0, box.right - innerWidth, -box.left);
    if (
      lost > 2 ||
      low > 0.4 * Number.parseFloat(style(e).fontSize) ||
      (page > 2 && hard.right === Number.POSITIVE_INFINITY && seen.right >= innerWidth && seen.left <= 0)
    )
      tell('cut', e, `${Math.round(Math.max(lost, page))} × ${Math.round(low)} px of: ${text.slice(0, 40)}`);
    else if (e.scrollWidth > e.clientWidth + 1 && style(e).textOverflow === 'ellipsis' && style(e).overflowX !== 'visible')
      tell('cut', e, `ends in …: ${text.slice(0, 40)}`);
    else if (style(e).webkitLineClamp !== 'none' && e.scrollHeight > e.clientHeight + 2) tell('cut', e, `ends in …: ${text.slice(0, 40)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    tell('cut', document.body, `the page is ${document.documentElement.scrollWidth} px wide`);
  // Panels are read downwards: what lies beside them nobody finds.
  for (const panel of document.querySelectorAll('.cd-players, .cd-panel__body'))
    if (!hidden(panel) && panel.scrollWidth > panel.clientWidth + 1)
      tell('cut', panel, `${panel.scrollWidth} px wide in ${panel.clientWidth}`);

  // Things to touch: large enough, and nothing over them.
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [data-target], [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="menuitem"], [role="slider"]';
  const controls = [...document.querySelectorAll(CONTROLS)].filter((e) => !hidden(e) && style(e).pointerEvents !== 'none');
  const dialog = document.querySelector('.cd-scrim, [role="dialog"][aria-modal="true"]');
  for (const e of controls) {
    if (dialog && !dialog.contains(e)) continue;
    // Words that go on in the next line are touched where they begin.
    const box = (style(e).display === 'inline' ? e.getClientRects()[0] : undefined) ?? e.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const { seen } = clips(e);
    const shown = meet(box, seen);
    const named = wordsOf(e);
    const answer = e.matches('[data-target]');
    if (width(shown) < Math.min(24, box.width) || height(shown) < Math.min(24, box.height)) {
      if (answer && !namedElsewhere(e)) tell('answer out of sight', e, named);
      continue;
    }
    const inline = style(e).display === 'inline' || e.matches('.cd-explain');
    if (touch && !inline && !e.matches('input[type="hidden"], [disabled]')) {
      const area: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      for (const part of ['::before', '::after']) {
        const s = getComputedStyle(e, part);
        if (s.content === 'none' || s.position !== 'absolute' || s.pointerEvents === 'none') continue;
        const px = (v: string) => Number.parseFloat(v) || 0;
        area.left = Math.min(area.left, box.left + px(s.left));
        area.right = Math.max(area.right, box.right - px(s.right));
        area.top = Math.min(area.top, box.top + px(s.top));
        area.bottom = Math.max(area.bottom, box.bottom - px(s.bottom));
      }
      const label = e.closest('label');
      const grown = label ? label.getBoundingClientRect() : area;
      const w = Math.max(width(area), width(grown));
      const h = Math.max(height(area), height(grown));
      if (w < TAP - 0.5 || h < TAP - 0.5) tell('small target', e, `${w.toFixed(0)} × ${h.toFixed(0)}: ${named}`);
    }
    const points = e instanceof SVGElement ? [0.5, 0.2, 0.35, 0.65, 0.8] : [0.5, 0.2, 0.8];
    let hit = false;
    let middle: Element | null = null;
    for (const fy of points)
      for (const fx of points) {
        const at = document.elementFromPoint(shown.left + width(shown) * fx, shown.top + height(shown) * fy);
        const mine =
          at !== null &&
          (at === e ||
            e.contains(at) ||
            (at.contains(e) && !at.matches('body, html, .cd-board, .cd-stage, .cd-frame')) ||
            at.closest('label')?.contains(e));
        if (mine) hit = true;
        else if (fx === 0.5 && fy === 0.5) middle = at;
      }
    if (middle === null || (e instanceof SVGElement && hit)) continue;
    // What has been scrolled under a heading that stays or a bar that stays can be scrolled out again.
    let under: Element | null = middle;
    const stays = (e: Element) =>
      style(e).position === 'sticky' || (style(e).position === 'fixed' && document.documentElement.scrollHeight > innerHeight);
    while (under && !stays(under)) under = parent(under);
    if (under) continue;
    // On a small screen the board goes on under the question: what lies there is out of sight, as what lies beyond the edge is.
    if (answer && middle.closest('.cd-question') && namedElsewhere(e)) continue;
    // Cards of a hand lie over each other; a corner of each must be free.
    const fanned = middle.closest(CONTROLS);
    if (hit && fanned && fanned.parentElement === e.parentElement && fanned.className === e.className) continue;
    tell('covered', e, `${named || 'unnamed'}, by ${nameOf(middle)}`);
  }
  function namedElsewhere(e: Element): boolean {
    const part = e.closest('.cd-things') ? 'things' : 'board';
    return document.querySelector(`.cd-question [data-elsewhere~="${part}"]`) !== null;
  }
  return [...found.values()];
}
