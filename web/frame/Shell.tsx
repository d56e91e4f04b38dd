import { type Camera, FrameContext, type FrameValue, InsetContext } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Later } from '@cosmodrome/kit/ui/Later';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { allMade } from '../device/made.ts';
import { matches, RAIL } from '../logic/media.ts';
import { useT } from '../text/index.ts';
import { HoverCard, useHoverCard } from './HoverCard.tsx';
import { useRoving } from './roving.ts';
import type { Chip } from './TopBar.tsx';

export type DockTab = 'things' | 'players' | 'journal';
export type Detent = 'tabs' | 'peek' | 'half' | 'full';
const DETENTS: readonly Detent[] = ['tabs', 'peek', 'half', 'full'];

export interface Panel {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly badge?: number;
  readonly body: ReactNode;
  readonly foot?: ReactNode;
}
/** Which panel, sheet and drawer are open, and the frame's own moving parts. */
export function useShell(first: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState(first);
  const [dock, setDock] = useState<DockTab>('things');
  const [detent, setDetent] = useState<Detent>('peek');
  const [drawer, setDrawer] = useState(false);
  const [inset, setInset] = useState(0);
  const [strip, setStrip] = useState(0);
  const [rule, setRule] = useState<{ readonly id: string; readonly turn: number }>();
  const camera = useRef<Camera | undefined>(undefined);
  const setCamera = useCallback((c: Camera | undefined) => {
    camera.current = c;
  }, []);
  const card = useHoverCard();
  const openPanel = useCallback((id: string) => {
    setTab(id);
    setDock('journal');
    setDetent((d) => (d === 'tabs' || d === 'peek' ? 'half' : d));
    setDrawer(true);
  }, []);
  const openPlayers = useCallback(() => {
    setDock('players');
    setDetent((d) => (d === 'tabs' || d === 'peek' ? 'half' : d));
    setDrawer(true);
  }, []);
  const openThings = useCallback(() => {
    setDock('things');
    setDetent((d) => (d === 'full' ? d : 'half'));
    setDrawer(false);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      openPanel('rules');
      setRule((r) => ({ id, turn: (r?.turn ?? 0) + 1 }));
    },
    [openPanel],
  );
  /** A new question for me: the sheet makes room, unless somebody is typing. */
  const settle = useCallback(() => {
    if (isTyping()) return;
    setDock('things');
    setDetent('peek');
    setDrawer(false);
  }, []);
  return {
    frame,
    tab,
    setTab,
    dock,
    setDock,
    detent,
    setDetent,
    drawer,
    setDrawer,
    inset,
    setInset,
    /** Height of what hangs under the question bar and its tray. */
    strip,
    setStrip,
    rule,
    camera,
    setCamera,
    card,
    openPanel,
    openPlayers,
    openThings,
    openRule,
    settle,
  };
}
export type ShellState = ReturnType<typeof useShell>;
export const isTyping = (): boolean => {
  const at = document.activeElement;
  return (
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLInputElement && at.type !== 'range') ||
    (at instanceof HTMLElement && at.isContentEditable)
  );
};
/** What can be answered on the board or in my things, in the order of the page. */
export const targetsIn = (root: ParentNode | null | undefined): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('.cd-board [data-target], .cd-things [data-target]') ?? []),
];

export interface ShellProps {
  readonly shell: ShellState;
  readonly game: string;
  /** A timeline takes the place of my things. */
  readonly reel?: boolean;
  /** Number of the position that is shown. */
  readonly n: number;
  readonly value: Omit<FrameValue, 'explain' | 'unexplain' | 'openRule' | 'setCamera'>;
  readonly top: ReactNode;
  readonly bar: ReactNode;
  readonly board: ReactNode;
  readonly boardLabel: string;
  readonly stale?: boolean;
  /** Hangs over the board's top, under the question. */
  readonly strip?: ReactNode;
  readonly note?: ReactNode;
  /** Under what a click explains: that it will be spoken of later. */
  readonly later?: string | undefined;
  readonly things: ReactNode;
  /** What the first tab of the sheet is called; without a seat there are no things of mine. */
  readonly thingsTitle?: string;
  readonly players?: ReactNode;
  /** What they do is what is new: they are drawn with the board. */
  readonly playersNow?: boolean;
  readonly panels: readonly Panel[];
  readonly chips: readonly Chip[];
  /** First fact of a seat, for the rail. */
  fact(seat: number): string;
  readonly railTools?: ReactNode;
  readonly children?: ReactNode;
  onFocusAction(): void;
}
/** The frame at every width: one tree, placed by the style sheet alone. */
export function Shell({
  shell,
  game,
  reel,
  n,
  value,
  top,
  bar,
  board,
  boardLabel,
  stale,
  strip,
  note,
  later,
  things,
  thingsTitle,
  players,
  playersNow = false,
  panels,
  chips,
  fact,
  railTools,
  children,
  onFocusAction,
}: ShellProps) {
  const t = useT();
  const { frame, card, camera } = shell;
  const context = useMemo<FrameValue>(
    () => ({
      ...value,
      explain: card.explain,
      unexplain: card.unexplain,
      openRule: shell.openRule,
      setCamera: shell.setCamera,
      made: allMade,
    }),
    [value, card.explain, card.unexplain, shell.openRule, shell.setCamera],
  );
  const tools = useRoving<HTMLDivElement>('button');
  const rail = useRoving<HTMLElement>('button');
  const panel = panels.find((p) => p.id === shell.tab) ?? panels[0];
  const unread = panels.reduce((n, p) => n + (p.badge ?? 0), 0);
  const unfold = (tab: DockTab) => {
    if (shell.dock === tab) {
      const up = DETENTS[(DETENTS.indexOf(shell.detent) + 1) % DETENTS.length] as Detent;
      shell.setDetent(up);
    } else {
      shell.setDock(tab);
      shell.setDetent(tab === 'things' ? (shell.detent === 'tabs' ? 'peek' : shell.detent) : shell.detent === 'full' ? 'full' : 'half');
    }
  };
  const board_ = useRef<HTMLElement>(null);
  return (
    <FrameContext value={context}>
      <div ref={frame} className="cd-frame" data-game={game} data-n={n} data-detent={shell.detent} data-reel={reel ? '' : undefined}>
        <a className="cd-skip" href="#question">
          {t.skip.question}
        </a>
        <a className="cd-skip" href="#plateau">
          {t.skip.board}
        </a>
        <Later>{top}</Later>
        {bar}
        <main
          ref={board_}
          className="cd-board"
          id="plateau"
          data-part="board"
          tabIndex={-1}
          aria-label={boardLabel}
          data-stale={stale ? '' : undefined}
          style={{ '--cd-inset-top': `${shell.inset + shell.strip}px`, '--cd-strip-top': `${shell.inset}px` } as React.CSSProperties}
        >
          <InsetContext value={shell.inset + shell.strip}>{board}</InsetContext>
          {strip}
          {note}
          <div className="cd-boardtools" role="toolbar" aria-label={t.board.tools} {...tools}>
            <button type="button" className="cd-tool" aria-label={t.board.focus} onClick={onFocusAction}>
              <Icon name="focus" />
            </button>
            <button type="button" className="cd-tool" data-zoom="" aria-label={t.board.closer} onClick={() => camera.current?.zoomBy(1.3)}>
              <Icon name="plus" />
            </button>
            <button
              type="button"
              className="cd-tool"
              data-zoom=""
              aria-label={t.board.farther}
              onClick={() => camera.current?.zoomBy(1 / 1.3)}
            >
              <Icon name="minus" />
            </button>
            <button type="button" className="cd-tool" data-spare="" aria-label={t.board.fit} onClick={() => camera.current?.fit()}>
              <Icon name="fit" />
            </button>
          </div>
        </main>
        <section className="cd-dock" aria-label={t.dock.label} data-tab={shell.dock} data-detent={shell.detent}>
          <Grip shell={shell} frame={frame} />
          {things}
          <aside className="cd-side" data-open={shell.drawer ? '' : undefined}>
            <nav className="cd-rail" aria-label={t.dock.rail} {...rail}>
              {chips
                .filter((c) => !c.me)
                .map((c) => (
                  <button
                    key={c.seat}
                    type="button"
                    className="cd-rail__seat"
                    aria-current={c.turn ? 'true' : undefined}
                    onClick={() => (shell.drawer ? shell.setDrawer(false) : shell.openPlayers())}
                  >
                    <SeatShape seat={c.seat} name={c.name} />
                    <span className="cd-hidden">{c.name}</span>
                    <span className="cd-num">{fact(c.seat)}</span>
                  </button>
                ))}
              <hr />
              {panels.map((p) => (
                <button
                  key={p.id}
                  type="button"
                  className="cd-tool"
                  aria-label={p.badge ? t.dock.unread(p.title, p.badge) : p.title}
                  aria-pressed={shell.drawer && shell.tab === p.id}
                  onClick={() => (shell.drawer && shell.tab === p.id ? shell.setDrawer(false) : shell.openPanel(p.id))}
                >
                  <Icon name={p.icon} />
                  {p.badge ? <span className="cd-badge">{p.badge}</span> : null}
                </button>
              ))}
              {railTools}
            </nav>
            <Drawer shell={shell}>
              <Later now={playersNow}>{players}</Later>
              <section className="cd-panel" data-part="journal" aria-label={t.dock.panels}>
                <Tabs panels={panels} tab={panel?.id ?? ''} onTab={shell.setTab} />
                <div className="cd-panel__body" role="tabpanel" id="panel-body" aria-labelledby={`tab-${panel?.id}`} tabIndex={0}>
                  {panel && <Later key={panel.id}>{panel.body}</Later>}
                </div>
                {panel?.foot}
              </section>
            </Drawer>
          </aside>
          <div className="cd-tabs" role="tablist" aria-label={t.dock.sheet}>
            {(['things', 'players', 'journal'] as const).map((id) => (
              <button key={id} type="button" role="tab" aria-selected={shell.dock === id} onClick={() => unfold(id)}>
                <Icon name={id === 'things' ? (thingsTitle === undefined ? 'hand' : 'eye') : id === 'players' ? 'users' : 'journal'} />
                {id === 'things' ? (thingsTitle ?? t.dock.things) : t.dock[id]}
                {id === 'journal' && unread > 0 && <span className="cd-badge">{unread}</span>}
              </button>
            ))}
          </div>
        </section>
        <HoverCard card={card} frame={frame} onRule={shell.openRule} note={later} />
        {children}
      </div>
    </FrameContext>
  );
}
/** Middle widths: the side's body is a drawer; Esc or a tap beside shuts it. */
function Drawer({ shell, children }: { readonly shell: ShellState; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { drawer, setDrawer } = shell;
  useEffect(() => {
    if (!drawer) return;
    const away = (e: globalThis.PointerEvent) => {
      if (!matches(RAIL)) return;
      if (!(e.target as Element).closest('.cd-side, .cd-card, .cd-menu')) setDrawer(false);
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [drawer, setDrawer]);
  return (
    <div ref={box} className="cd-side__body">
      {children}
    </div>
  );
}
function Tabs({ panels, tab, onTab }: { readonly panels: readonly Panel[]; readonly tab: string; onTab(id: string): void }) {
  const t = useT();
  const roving = useRoving<HTMLDivElement>('button');
  return (
    <div className="cd-panel__tabs" role="tablist" aria-label={t.dock.panels} {...roving}>
      {panels.map((p) => (
        <button
          key={p.id}
          type="button"
          role="tab"
          id={`tab-${p.id}`}
          aria-controls="panel-body"
          aria-selected={p.id === tab}
          onClick={() => onTab(p.id)}
        >
          <Icon name={p.icon} small /> <span className="cd-panel__title">{p.title}</span>{' '}
          {p.badge ? <span className="cd-badge">{p.badge}</span> : null}
        </button>
      ))}
    </div>
  );
}
/** The handle of the sheet: drag it, or press it to step up. */
function Grip({ shell, frame }: { readonly shell: ShellState; readonly frame: RefObject<HTMLDivElement | null> }) {
  const t = useT();
  const from = useRef<{ y: number; moved: boolean }>(undefined);
  /** The finger's end of a drag is no press, though the browser sends a click for it. */
  const dragged = useRef(false);
  const down = (e: PointerEvent<HTMLButtonElement>) => {
    dragged.current = false;
    from.current = { y: e.clientY, moved: false };
    e.currentTarget.setPointerCapture(e.pointerId);
  };
  const moving = (e: PointerEvent<HTMLButtonElement>) => {
    const start = from.current;
    const sheet = e.currentTarget.closest<HTMLElement>('.cd-dock');
    if (!start || !sheet || Math.abs(e.clientY - start.y) < 6) return;
    start.moved = true;
    const whole = frame.current?.getBoundingClientRect();
    if (!whole) return;
    sheet.style.transition = 'none';
    sheet.style.blockSize = `${Math.max(64, whole.bottom - e.clientY)}px`;
  };
  const up = (e: PointerEvent<HTMLButtonElement>) => {
    const start = from.current;
    const sheet = e.currentTarget.closest<HTMLElement>('.cd-dock');
    from.current = undefined;
    if (!sheet || !start?.moved) return;
    dragged.current = true;
    sheet.style.transition = '';
    sheet.style.blockSize = '';
    const part = (innerHeight - e.clientY) / innerHeight;
    shell.setDetent(part < 0.12 ? 'tabs' : part < 0.34 ? 'peek' : part < 0.7 ? 'half' : 'full');
  };
  const press = () => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    const at = DETENTS.indexOf(shell.detent);
    shell.setDetent(DETENTS[(at + 1) % DETENTS.length] as Detent);
  };
  return (
    <button
      type="button"
      className="cd-grip"
      aria-label={t.dock.grip}
      onPointerDown={down}
      onPointerMove={moving}
      onPointerUp={up}
      onPointerCancel={up}
      onClick={press}
    />
  );
}
