/** The drawing table: tools left, the board in the middle, report, forms, trial and sharing right. Every change can be undone and is kept. */
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { WorkshopHouse } from '@cosmodrome/kit/ui/workshop';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Flaw, flawsOf } from '../content/flaws.ts';
import { SCENERY } from '../content/map.ts';
import type { Square } from '../content/mission.ts';
import { Art } from '../ui/pieces.tsx';
import { NAMES } from '../ui/terms.ts';
import {
  AIRLOCK_NAMES,
  EDGES,
  ENTRY_NAMES,
  FLOORS,
  type Mark,
  mapOf,
  paint,
  SYMMETRIES,
  type Symmetry,
  sameTool,
  THINGS,
  type Tool,
} from './board.ts';
import { cut, type Draft, WORDS, withBoard } from './draft.ts';
import { Pieces, Settings } from './Forms.tsx';
import { squaresOf } from './fields.ts';
import { Guide } from './Guide.tsx';
import { begun, playsAs, step } from './history.ts';
import { LABELS, type Tab } from './labels.ts';
import { type Flag, Plan } from './Plan.tsx';
import { groupOf, isMeasured, markOf, tabOf } from './places.ts';
import { Far, Flaws } from './Report.tsx';
import { Goes } from './Share.tsx';
import type { Sums } from './sums.ts';
import { Trial } from './Trial.tsx';

const TABS = ['pieces', 'settings', 'trial', 'share', 'guide'] as const satisfies readonly Tab[];

/**
 * Every change is kept at once; while one is being written, those that come meanwhile wait together. Whoever would leave with something that is
 * not kept is asked first. Says whether this device keeps anything.
 */
function useKeeping(of: {
  readonly id: string;
  readonly first: Draft;
  readonly since: number | undefined;
  readonly loose: boolean;
  readonly draft: Draft;
  readonly keep: WorkshopHouse['keep'];
  onSplit(draft: Draft): void;
}): boolean {
  const { draft } = of;
  const [keeps, tell] = useState(!of.loose);
  const now = useRef(of);
  const state = useRef({ kept: of.first, over: of.since, busy: false });
  useEffect(() => {
    now.current = of;
  });
  useEffect(() => {
    const at = state.current;
    if (at.busy || draft === at.kept) return;
    at.busy = true;
    void (async () => {
      while (now.current.draft !== at.kept) {
        const { id, draft: made, keep } = now.current;
        const said = await keep(id, made.name.title, made as never, at.over);
        tell(!('why' in said) || said.why === 'changed');
        if ('why' in said && said.why === 'changed') return now.current.onSplit(now.current.draft);
        // Where the disk takes nothing, the page has it, and asks whoever would leave.
        at.kept = made;
        if ('at' in said) at.over = said.at;
      }
      at.busy = false;
    })();
  }, [draft]);
  useEffect(() => {
    const ask = (e: BeforeUnloadEvent) => {
      if (now.current.draft !== state.current.kept) e.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return keeps;
}

export function Editor({
  id,
  first,
  since,
  loose,
  note,
  lang,
  house,
  onBack,
  onSplit,
}: {
  readonly id: string;
  readonly first: Draft;
  /** When that was kept. */
  readonly since: number | undefined;
  /** The disk did not take it. */
  readonly loose: boolean;
  readonly note: string | undefined;
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  onBack(): void;
  /** Another page has changed it: what is drawn here goes on as a copy. */
  onSplit(draft: Draft): void;
}) {
  const labels = LABELS[lang];
  const [{ past, now: draft, future }, act] = useReducer(step, first, begun);
  const [tool, take] = useState<Tool>({ on: 'edges', put: 'wall' });
  const [symmetry, mirror] = useState<Symmetry>('half');
  const [tab, open] = useState<Tab>('pieces');
  const panel = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const report = useRef<HTMLElement>(null);
  const asking = useRef<Element>(null);
  const [picking, pick] = useState<{ readonly done: (square: Square) => void }>();
  const [tried, setTried] = useState<{ readonly sums: Sums; readonly of: Draft }>();
  const keeps = useKeeping({ id, first, since, loose, draft, keep: house.keep, onSplit });
  const [shown, show] = useState<Flaw>();
  const change = (part: Partial<Draft>) => act({ do: 'change', to: { ...draft, ...part } });
  const flaws = useMemo(() => flawsOf(draft as never), [draft]);
  const { map: text, floors } = draft;
  const map = useMemo(() => mapOf({ map: text, floors }), [text, floors]);
  const faults = flaws.filter(({ grave }) => grave).length;
  const focusPlan = () => board.current?.querySelector<SVGSVGElement>('.cs-w-plan')?.focus({ preventScroll: true });
  // Whoever is asked for a square is led to the map, and back to where it was asked for.
  useEffect(() => {
    if (!picking) return;
    asking.current = document.activeElement;
    board.current?.querySelector<SVGSVGElement>('.cs-w-plan')?.focus({ preventScroll: true });
    return () => {
      if (asking.current instanceof HTMLElement) asking.current.focus({ preventScroll: true });
    };
  }, [picking]);
  // Where it is to go was asked for a mission as it was: what is changed meanwhile is not undone by the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change
  useEffect(() => pick(undefined), [draft]);
  const home = useFocusKept(panel);
  const flags = useMemo(
    (): readonly Flag[] => [
      ...(tab === 'pieces'
        ? draft.pieces.flatMap((piece, i) =>
            squaresOf(piece).map(([c, r]): Flag => ({ mark: [2 * r + 1, 2 * c + 1], say: `${i + 1}`, kind: 'piece' })),
          )
        : []),
      ...(tab === 'trial'
        ? []
        : flaws.flatMap((flaw, i): readonly Flag[] => {
            const mark = markOf(flaw, draft, map);
            return mark ? [{ mark, say: `${i + 1}`, kind: flaw.grave ? 'fault' : 'warning' }] : [];
          })),
    ],
    [draft, flaws, map, tab],
  );
  // Wherever the focus is, but where something is typed.
  useEffect(() => {
    const keys = (e: globalThis.KeyboardEvent) => {
      const typing = e.target instanceof HTMLElement && e.target.closest('input:not([type="checkbox"]), textarea');
      if (typing || !(e.ctrlKey || e.metaKey) || !['z', 'y'].includes(e.key.toLowerCase())) return;
      e.preventDefault();
      act({ do: e.shiftKey || e.key.toLowerCase() === 'y' ? 'redo' : 'undo' });
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, []);
  const openMeasures = () => {
    const measures = report.current?.querySelector('details');
    if (!measures) return;
    measures.open = true;
    measures.scrollIntoView({ block: 'nearest' });
    measures.querySelector('summary')?.focus({ preventScroll: true });
  };
  const toFlaw = (flaw: Flaw) => {
    show(flaw);
    if (isMeasured(flaw)) return openMeasures();
    const to = tabOf(flaw);
    if (!to) return focusPlan();
    open(to);
    const [, i] = flaw.at;
    requestAnimationFrame(() => {
      const form = document.getElementById(to === 'pieces' ? `cs-w-piece-${i}` : `cs-w-set-${groupOf(flaw)}`) ?? panel.current;
      form?.scrollIntoView({ block: 'nearest' });
      form?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    });
  };
  /** Arrows go from one tab to the next. */
  const turn = (e: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    const next = TABS[(TABS.indexOf(tab as (typeof TABS)[number]) + by) % TABS.length]!;
    open(next);
    document.getElementById(`cs-w-tab-${next}`)?.focus();
  };
  const spot = shown && flaws.includes(shown) ? markOf(shown, draft, map) : undefined;
  return (
    <section className="cs-w-desk" data-place="" aria-label={labels.title} tabIndex={-1}>
      <header className="cs-w-bar">
        <button type="button" className="cd-tool" aria-label={labels.back} title={labels.back} onClick={onBack}>
          <Icon name="left" />
        </button>
        <label className="cs-w-title">
          <span className="cd-hidden">{labels.fields.title}</span>
          <input
            className="cd-field"
            value={draft.name.title}
            maxLength={WORDS.title}
            placeholder={labels.untitled}
            onChange={(e) => change({ name: { ...draft.name, title: cut(e.currentTarget.value, WORDS.title) } })}
          />
          <small role={note || !keeps ? 'alert' : undefined}>{keeps ? (note ?? labels.kept) : labels.notKept}</small>
        </label>
        <button
          type="button"
          className="cd-tool"
          aria-label={labels.undo}
          title={labels.undo}
          aria-disabled={past.length === 0 || undefined}
          onClick={() => act({ do: 'undo' })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="cd-tool cs-w-redo"
          aria-label={labels.redo}
          title={labels.redo}
          aria-disabled={future.length === 0 || undefined}
          onClick={() => act({ do: 'redo' })}
        >
          <Icon name="back" />
        </button>
        <Goes draft={draft} faults={faults} lang={lang} house={house} />
      </header>
      <div className="cs-plate cs-w-tools" role="toolbar" aria-label={labels.tools} onKeyDown={walk}>
        <Palette tool={tool} lang={lang} onTake={take} symmetry={symmetry} onMirror={mirror} />
      </div>
      <section className="cs-w-board" ref={board}>
        {picking && (
          <p className="cs-w-picking" role="status">
            {labels.picking}
            <button type="button" className="cd-button" onClick={() => pick(undefined)}>
              {labels.stop}
            </button>
          </p>
        )}
        <Plan
          board={draft}
          lang={lang}
          tool={tool}
          symmetry={symmetry}
          flags={spot ? [...flags, { mark: spot, say: '', kind: 'fault' }] : flags}
          // What bots showed of another mission is nowhere on this one.
          heat={tab === 'trial' && tried && playsAs(tried.of, draft) ? tried.sums.heat : undefined}
          at={spot}
          onStop={() => pick(undefined)}
          onPaint={(marks: readonly Mark[]) => {
            const drawn = paint(draft, tool, marks, symmetry);
            if (drawn !== draft) act({ do: 'change', to: withBoard(draft, drawn) });
          }}
          onPick={
            picking &&
            (([line, at]) => {
              pick(undefined);
              picking.done([(at - 1) / 2, (line - 1) / 2]);
            })
          }
        />
      </section>
      <div className="cs-w-side">
        <div className="cs-plate cs-w-report">
          <h2>
            <Icon name={faults > 0 ? 'warn' : 'check'} small /> {labels.report}
            <small role="status">{labels.found(faults, flaws.length - faults)}</small>
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
          <section className="cs-w-leaf" tabIndex={0} aria-label={labels.report} ref={report}>
            <Flaws flaws={flaws} mission={draft} lang={lang} onShow={toFlaw} />
            {map && faults === 0 && <Far mission={draft} map={map} lang={lang} />}
          </section>
        </div>
        <section className="cs-plate cs-w-panel" aria-label={labels.panels}>
          <div className="cs-w-tabs" role="tablist" aria-label={labels.panels} onKeyDown={turn}>
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`cs-w-tab-${name}`}
                aria-selected={tab === name}
                aria-controls="cs-w-leaf"
                tabIndex={tab === name ? 0 : -1}
                onClick={() => open(name)}
              >
                {labels.tabs[name]}
              </button>
            ))}
          </div>
          <div
            className="cs-w-leaf"
            role="tabpanel"
            id="cs-w-leaf"
            ref={panel}
            aria-labelledby={`cs-w-tab-${tab}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
            tabIndex={0}
            onFocus={home}
          >
            {tab === 'pieces' && <Pieces draft={draft} lang={lang} onChange={change} onPick={(done) => pick({ done })} />}
            {tab === 'settings' && <Settings draft={draft} lang={lang} onChange={change} onPick={(done) => pick({ done })} />}
            {/* It goes on while something else is looked at. */}
            <div hidden={tab !== 'trial'}>
              <Trial draft={draft} faults={faults} lang={lang} onTrial={house.trial} onSums={setTried} />
            </div>
            {tab === 'share' && <Goes draft={draft} faults={faults} lang={lang} house={house} whole />}
            {tab === 'guide' && <Guide lang={lang} />}
          </div>
        </section>
      </div>
    </section>
  );
}
/** What had the focus in a panel and is gone (removed): its neighbour has it now, else the panel. Given: what hears of the focus there. */
function useFocusKept(panel: RefObject<HTMLDivElement | null>): (e: FocusEvent) => void {
  const last = useRef<{ readonly at: Element; readonly homes: readonly Element[] }>(undefined);
  useEffect(() => {
    const { at, homes } = last.current ?? {};
    if (!at || at.isConnected || document.activeElement !== document.body) return;
    const home = homes?.find((one) => one.isConnected);
    (home?.querySelector<HTMLElement>('button, input, select') ?? panel.current)?.focus();
  });
  return ({ target }) => {
    const homes = ['.cs-w-group', 'fieldset', '.cs-w-forms'].flatMap((of) => target.closest(of) ?? []);
    last.current = { at: target, homes };
  };
}
/** Arrows go from one tool to the next; Tab leaves them. */
function walk(e: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
  if (by === undefined) return;
  e.preventDefault();
  const all = [...e.currentTarget.querySelectorAll('button')];
  all[(all.indexOf(document.activeElement as HTMLButtonElement) + by + all.length) % all.length]?.focus();
}
/** All that can be drawn, from the data of the game. */
function Palette({
  tool,
  lang,
  symmetry,
  onTake,
  onMirror,
}: {
  readonly tool: Tool;
  readonly lang: Lang;
  readonly symmetry: Symmetry;
  onTake(tool: Tool): void;
  onMirror(symmetry: Symmetry): void;
}) {
  const labels = LABELS[lang];
  const { structures } = NAMES[lang];
  const edge: Readonly<Record<(typeof EDGES)[number], string>> = {
    d: structures.door.name,
    D: labels.locked,
    o: structures.window.name,
    e: structures.entrance.name,
    ...labels.climbs,
  };
  const climbs = Object.keys(labels.climbs);
  const button = (to: Tool, name: string, art: ReactNode) => (
    <button
      key={name}
      type="button"
      className="cs-w-tool"
      aria-pressed={sameTool(tool, to)}
      tabIndex={sameTool(tool, to) ? 0 : -1}
      onClick={() => onTake(to)}
    >
      {art}
      <small>{name}</small>
    </button>
  );
  const line = (kind: string) => <i className="cs-w-line-art" data-kind={kind} aria-hidden="true" />;
  const letter = (text: string, kind: string) => (
    <i className="cs-w-letter" data-kind={kind} aria-hidden="true">
      {text}
    </i>
  );
  return (
    <>
      <h3>{labels.walls}</h3>
      <div className="cs-w-grid">
        {button({ on: 'edges', put: 'wall' }, labels.wall, line('wall'))}
        {EDGES.filter((put) => !climbs.includes(put)).map((put) => button({ on: 'edges', put }, edge[put], line(put)))}
        {button({ on: 'rub' }, labels.rub, <Icon name="trash" small />)}
      </div>
      <h3>{labels.symmetry}</h3>
      <fieldset className="cs-w-sym" aria-label={labels.symmetry}>
        {SYMMETRIES.map((s) => (
          <button key={s} type="button" aria-pressed={symmetry === s} tabIndex={symmetry === s ? 0 : -1} onClick={() => onMirror(s)}>
            {labels.symmetries[s]}
          </button>
        ))}
      </fieldset>
      <h3>{labels.scenery}</h3>
      <div className="cs-w-grid">
        {THINGS.slice(0, 1).map((put) =>
          button({ on: 'squares', put }, structures[SCENERY[put].kind].name, <Art id="s-crate" size={30} />),
        )}
        {button({ on: 'pair' }, structures['large-crate'].name, <Art id="s-crate-large" size={30} />)}
        {THINGS.slice(1).map((put) =>
          button({ on: 'squares', put }, structures[SCENERY[put].kind].name, <Art id={`s-${SCENERY[put].kind}`} size={30} />),
        )}
        {button({ on: 'squares', put: 'W' }, structures['wall-console'].name, line('console'))}
      </div>
      <h3>{labels.starts}</h3>
      <div className="cs-w-grid">
        {AIRLOCK_NAMES.map((put) => button({ on: 'airlock', put }, labels.airlock(put), letter(put, 'airlock')))}
        {ENTRY_NAMES.map((put) => button({ on: 'entry', put }, labels.entry(put), letter(put, 'entry')))}
        {button({ on: 'squares', put: 'i' }, labels.civilian, <Art id="base-civ" size={28} />)}
        {button({ on: 'squares', put: 'n' }, labels.other, <Art id="base-security" size={28} />)}
      </div>
      <h3>{labels.levels}</h3>
      <div className="cs-w-grid">
        {FLOORS.map((put) => button({ on: 'floor', put }, labels.floor(put), letter(put, 'floor')))}
        {EDGES.filter((put) => climbs.includes(put)).map((put) => button({ on: 'edges', put }, edge[put], line(put)))}
        {button({ on: 'squares', put: 'L' }, labels.lift, letter('⇅', 'floor'))}
      </div>
    </>
  );
}
