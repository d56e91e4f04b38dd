/** Which lessons were taken, and how far: kept on this device, and by the server for whoever I am there. */
import { api } from './api.ts';
import { type Prefs, setPrefs, usePrefs } from './prefs.ts';

type Taken = Prefs['lessons'];
type At = Taken[string];

/** How many steps of it lie behind; a lesson that was finished begins anew. */
export function lessonAt(key: string): number {
  const kept = usePrefs.getState().lessons[key];
  return typeof kept === 'number' ? kept : 0;
}
/** Once done it stays done, however far it is taken again. */
const isFurther = (at: At, was: At | undefined): boolean =>
  was !== 'done' && at !== was && (at === 'done' || was === undefined || at > was);

export function keepLesson(key: string, at: At): void {
  const { lessons } = usePrefs.getState();
  if (lessons[key] === 'done' || lessons[key] === at) return;
  setPrefs({ lessons: { ...lessons, [key]: at } });
  // A lesson goes on without the server; what it was not told it is told next time.
  if (at !== 0) void api.lesson(key, at).catch(() => undefined);
}
/** What each side knows and the other does not: what I learnt elsewhere is learnt here. */
export async function syncLessons(): Promise<void> {
  const theirs = await api.lessons();
  const { lessons: mine } = usePrefs.getState();
  const news = Object.entries(theirs).filter(([key, at]) => isFurther(at, mine[key]));
  if (news.length > 0) setPrefs({ lessons: { ...mine, ...Object.fromEntries(news) } });
  for (const [key, at] of Object.entries(mine)) if (at !== 0 && isFurther(at, theirs[key])) await api.lesson(key, at);
}
/** The lesson that was left half-way last, by its key. */
export const lessonInHand = (lessons: Taken): { readonly key: string; readonly at: number } | undefined => {
  const [key, at] = Object.entries(lessons).findLast(([, at]) => typeof at === 'number' && at > 0) ?? [];
  return key !== undefined && typeof at === 'number' ? { key, at } : undefined;
};
