/** The chapters of a replay: a stretch of frames a round. */
export interface Chapter {
  readonly round: number;
  readonly from: number;
  readonly count: number;
}
export function roundsOf(replay: { readonly frames: readonly { readonly round: number }[] }): readonly Chapter[] {
  const out: { round: number; from: number; count: number }[] = [];
  replay.frames.forEach((f, i) => {
    const last = out.at(-1);
    if (last && last.round === f.round) last.count++;
    else out.push({ round: f.round, from: i, count: 1 });
  });
  return out;
}
/** The frame a round's key leads to: back to the beginning of this chapter, or of the one before. */
export function roundStep(chapters: readonly Chapter[], at: number, by: 1 | -1): number {
  const i = chapters.findLastIndex((c) => c.from <= at);
  const here = chapters[i];
  if (!here) return 0;
  if (by === -1) return at > here.from ? here.from : (chapters[i - 1]?.from ?? 0);
  const next = chapters[i + 1];
  return next ? next.from : here.from + here.count - 1;
}
interface Moment {
  readonly topic: string | null;
  readonly ask?: { readonly standing?: boolean } | null;
  readonly at: number | null;
}
/**
 * The last frame of every moment. A moment is one answer; where a crowd acted in real time it is a second of it, else nobody would
 * see the end of a building phase of a thousand requests.
 */
export function momentsOf(frames: readonly Moment[]): readonly number[] {
  const standing = new Set(frames.flatMap((f) => (f.ask?.standing && f.topic !== null ? [f.topic] : [])));
  const second = (f: Moment | undefined) =>
    f && f.at !== null && f.topic !== null && standing.has(f.topic) ? Math.floor(f.at / 1000) : undefined;
  return frames.flatMap((f, i) => {
    const mine = second(f);
    return mine !== undefined && mine === second(frames[i + 1]) ? [] : [i];
  });
}
/** One moment on, or back. */
export const momentStep = (ends: readonly number[], at: number, by: 1 | -1): number =>
  (by === 1 ? ends.find((end) => end > at) : ends.findLast((end) => end < at)) ?? (by === 1 ? at : 0);

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long one answer is shown. */
export const stepMs = (speed: number): number => 1200 / speed;
