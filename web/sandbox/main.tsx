import { createRoot } from 'react-dom/client';
import { Curtain } from '../frame/Curtain.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useLine } from '../net/line.ts';
import { dressDocument, setPrefs, usePrefs } from '../net/prefs.ts';
import { face, fixture, words } from './fixture.tsx';
import { showPosition } from './position.tsx';
import '../style/index.css';

const state = location.hash.slice(1) || 'one-of';
setPrefs({ hints: state === 'hint' ? {} : { sandbox: { seen: [], tables: {}, off: true } } });
dressDocument(usePrefs.getState());
usePrefs.subscribe(dressDocument);
useLine.setState(
  state === 'offline' ? { up: false, lostAt: Date.now() - 5000, retryAt: Date.now() + 600_000 } : { up: true, lostAt: null, retryAt: null },
);
// With ?position in its address it waits for one.
if (location.search === '?position') Object.assign(window, { show: showPosition });
else {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  if (state === 'curtain') root.render(<Curtain seat={2} name="Inès" game="sandbox" motion onOpen={() => undefined} />);
  else root.render(<TableFrame session={fixture(state)} words={words} face={face} />);
}
addEventListener('hashchange', () => location.reload());
