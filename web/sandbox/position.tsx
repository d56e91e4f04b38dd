/**
 * A position of any game, given to the page by a test with `window.show`: to look at moments that are hard to wait for. Answers are
 * only kept, in `window.sent`; `window.become` lets something else come. Not part of the page that is served.
 */
import type { Json } from '@cosmodrome/kernel';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { loadFace, loadWords } from '../../games/faces.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import { setPrefs, usePrefs } from '../net/prefs.ts';
import { freshState, type Session, type TableState } from '../net/session.ts';
import type { Sync, TableInfo } from '../net/wire.ts';

export interface Position {
  readonly table: TableInfo;
  readonly sync: Sync;
}
export async function showPosition({ table, sync }: Position): Promise<void> {
  setPrefs({ hints: { [table.game]: { seen: [], tables: {}, off: true } } });
  const face = await loadFace(table.game);
  if (!face) throw new Error(`no face: ${table.game}`);
  const words = await loadWords(table.game, usePrefs.getState().lang);
  const use = create<TableState>(() => ({ ...freshState(table.code), table, sync, latest: sync, notes: sync.notes.items }));
  const sent: Json[] = [];
  Object.assign(window, { sent, become: (state: Partial<TableState>) => use.setState(state) });
  const nothing = () => undefined;
  const session: Session = {
    use,
    act: {
      answer: (_seat, _topic, answer) => sent.push(answer),
      takeBack: nothing,
      say: async () => true,
      openCurtain: nothing,
      lookOn: nothing,
      pause: nothing,
      stepOn: nothing,
      skipOn: nothing,
      forgetRefusal: nothing,
      forgetMissed: nothing,
      change: async () => undefined,
      forgetFailure: nothing,
      close: nothing,
    },
  };
  createRoot(document.getElementById('root') as HTMLElement).render(<TableFrame session={session} words={words} face={face} />);
}
