import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { begin } from './net/me.ts';
import { keepPage } from './net/offline.ts';
import { dressDocument, usePrefs } from './net/prefs.ts';
import { Boundary } from './pages/Boundary.tsx';
import './style/index.css';

dressDocument(usePrefs.getState());
// Asked for while the page is being put together.
void begin().catch(() => undefined);
keepPage();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
);
