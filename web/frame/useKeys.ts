import { useEffect, useRef } from 'react';
import { type Command, commandOf, nearest } from '../logic/keys.ts';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { isTyping, type ShellState, targetsIn } from './Shell.tsx';

export interface KeyDuties {
  readonly yesNo: boolean;
  takeBack(): void;
  escape(): boolean;
  help(): void;
  focusAction(): void;
  /** A replay takes the arrows and the space bar for itself. */
  own?(e: KeyboardEvent): boolean;
}
const press = (root: ParentNode | null, selector: string): boolean => {
  const at = root?.querySelector<HTMLElement>(selector);
  if (!at) return false;
  at.click();
  return true;
};
/** The keys of the frame (NOTES 6). A dialog or a menu that is open has them all. */
export function useKeys(shell: ShellState, duties: KeyDuties): void {
  const now = useRef({ shell, duties });
  now.current = { shell, duties };
  useEffect(() => {
    const walk = (step: 1 | -1) => {
      const all = targetsIn(now.current.shell.frame.current);
      if (all.length === 0) return;
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = all[(at < 0 ? (step === 1 ? 0 : all.length - 1) : at + step + all.length) % all.length];
      next?.focus();
      if (next?.closest('.cd-board')) now.current.shell.camera.current?.showElements([next]);
    };
    const arrow = (dx: number, dy: number): boolean => {
      const { frame, camera } = now.current.shell;
      const at = document.activeElement;
      const onBoard = at instanceof Element && at.closest('.cd-board') !== null;
      const idle = at === document.body || at === null;
      const inThings = at instanceof Element && at.closest('.cd-things') !== null;
      if (!onBoard && !idle && !inThings) return false;
      const middle = (e: Element) => {
        const r = e.getBoundingClientRect();
        return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
      };
      const board = frame.current?.querySelector('.cd-board');
      const all = targetsIn(frame.current).filter((e) => e !== at);
      if (all.length === 0) {
        camera.current?.pan(-dx * 80, -dy * 80);
        return true;
      }
      const held = at instanceof Element && at.hasAttribute('data-target') ? middle(at) : board ? middle(board) : { x: 0, y: 0 };
      const next = nearest(
        held,
        all.map((of) => ({ ...middle(of), of })),
        dx,
        dy,
      );
      if (!next) return false;
      next.focus();
      if (next.closest('.cd-board')) camera.current?.showElements([next]);
      return true;
    };
    const run = (c: Command): boolean => {
      const { shell, duties } = now.current;
      const root = shell.frame.current;
      switch (c.do) {
        case 'answer':
          return press(root, `.cd-question [data-key="${c.key}"]`);
        case 'yes':
          return press(root, '.cd-question [data-yes="true"]');
        case 'no':
          return press(root, '.cd-question [data-yes="false"]');
        case 'confirm': {
          const at = document.activeElement;
          if (
            at instanceof Element &&
            at !== document.body &&
            !at.classList.contains('cd-board') &&
            at.closest('button, a, [role="button"], summary, [role="tab"]')
          )
            return false;
          return press(root, '.cd-question [data-confirm]:not([aria-disabled="true"])');
        }
        case 'escape':
          if (shell.card.open) {
            const { by } = shell.card.open;
            shell.card.shut();
            // What only a rest of the mouse has opened goes along with whatever else the key lets go.
            if (by === 'press' || by === 'click') return true;
          }
          if (press(root, '.cd-question [data-clear]')) return true;
          if (duties.escape()) return true;
          if (shell.drawer) {
            shell.setDrawer(false);
            return true;
          }
          if (isTyping() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
          return false;
        case 'back':
          duties.takeBack();
          return true;
        case 'target':
          walk(c.step);
          return true;
        case 'arrow':
          return arrow(c.dx, c.dy);
        case 'zoom':
          shell.camera.current?.zoomBy(c.factor);
          return true;
        case 'fit':
          shell.camera.current?.fit();
          return true;
        case 'focus':
          duties.focusAction();
          return true;
        case 'panel':
          shell.openPanel(c.tab);
          requestAnimationFrame(() =>
            root
              ?.querySelector<HTMLElement>(c.tab === 'chat' ? '[data-chat]' : c.tab === 'rules' ? '[data-rules-field]' : '#panel-body')
              ?.focus(),
          );
          return true;
        case 'things':
          shell.setDock('things');
          root?.querySelector<HTMLElement>('.cd-things button, .cd-things [tabindex]')?.focus();
          return true;
        case 'players':
          shell.openPlayers();
          root?.querySelector<HTMLElement>('.cd-player')?.focus();
          return true;
        case 'question':
          root
            ?.querySelector<HTMLElement>('.cd-question .cd-answers button, .cd-question .cd-tray button, .cd-question .cd-tray input')
            ?.focus();
          return true;
        case 'board':
          root?.querySelector<HTMLElement>('.cd-board')?.focus();
          return true;
        case 'sound':
          setPrefs({ sound: !usePrefs.getState().sound });
          return true;
        case 'lang':
          setPrefs({ lang: usePrefs.getState().lang === 'fr' ? 'en' : 'fr' });
          return true;
        case 'full':
          toggleFull();
          return true;
        case 'keys':
          duties.help();
          return true;
      }
    };
    const down = (e: KeyboardEvent) => {
      if (e.defaultPrevented || document.querySelector('.cd-scrim, .cd-menu')) return;
      if (now.current.duties.own?.(e)) {
        e.preventDefault();
        return;
      }
      const { lang, oneKey } = usePrefs.getState();
      const command = commandOf(
        { key: e.key, shift: e.shiftKey, ctrl: e.ctrlKey || e.metaKey, alt: e.altKey },
        { lang, oneKey, typing: isTyping(), yesNo: now.current.duties.yesNo },
      );
      if (command && run(command)) e.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}
export function toggleFull(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}
