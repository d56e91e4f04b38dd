/** Which lessons were taken, and how far: kept on this device. */
import { setPrefs, usePrefs } from './prefs.ts';

/** How many steps of it lie behind; a lesson that was finished begins anew. */
export function lessonAt(key: string): number {
  const kept = usePrefs.getState().lessons[key];
  return typeof kept === 'number' ? kept : 0;
}
export function keepLesson(key: string, at: number | 'done'): void {
  const { lessons } = usePrefs.getState();
  // Once done it stays done, however far it is taken again.
  if (lessons[key] !== 'done' && lessons[key] !== at) setPrefs({ lessons: { ...lessons, [key]: at } });
}
