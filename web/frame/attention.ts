import { useEffect } from 'react';
import { usePrefs } from '../net/prefs.ts';
import { frameText } from '../text/index.ts';

const PLAIN = '/mark.svg';
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8a97ad" d="M3 30V17.5C3 11.4 7 6.3 12.5 4.6l1 3.1C9.3 9.1 6.3 13 6.3 17.5V30Zm26 0V17.5C29 11.4 25 6.3 19.5 4.6l-1 3.1c4.2 1.4 7.200 5.3 7.2 9.8V30Z"/><circle cx="23" cy="9" r="8" fill="#ffb03a"/></svg>',
)}`;
const icon = (href: string) => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);

/**
 * Somebody waits for me: in the title, on the tab's icon and, if allowed and out of sight, in one notification a question.
 * `question` tells one question from the next; undefined: nobody waits for me.
 */
export function useAttention(question: string | undefined, table: string, game: string): void {
  const waited = question !== undefined;
  const { lang, notify } = usePrefs();
  useEffect(() => {
    const t = frameText[lang];
    document.title = waited ? t.title.yourTurn(table) : `${table} · ${game} · Cosmodrome`;
    icon(waited ? CALLING : PLAIN);
    return () => {
      document.title = 'Cosmodrome';
      icon(PLAIN);
    };
  }, [waited, table, game, lang]);
  useEffect(() => {
    if (
      question === undefined ||
      !notify ||
      typeof Notification === 'undefined' ||
      Notification.permission !== 'granted' ||
      document.visibilityState === 'visible'
    )
      return;
    const note = notice(frameText[usePrefs.getState().lang].title.yourTurn(table), { body: game, tag: table });
    return () => note?.close();
  }, [question, notify, table, game]);
}
/** Phones have the word and grant the permission, but let only a service worker make one. */
function notice(title: string, options: NotificationOptions): Notification | undefined {
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return note;
  } catch {
    return undefined;
  }
}
