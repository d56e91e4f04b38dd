/** The card of a try at a day's challenge: how it went round by round, and nothing that would spoil it for others. */
import type { AnyFace } from '@cosmodrome/kit/face';
import type { Attempt, Replay } from '../net/wire.ts';
import { type Canvas, fitted, POSTER, type PosterStyle } from './poster.ts';
import { roundsOf } from './replay.ts';

/** What became of a round: as it should be, something great or grave in it, and at the end home or not. */
export type Mark = 'check' | 'goal' | 'danger' | 'home' | 'lost';
export interface Arch {
  readonly round: number;
  readonly mark: Mark;
}
/**
 * An arch a round. The game says what was great or grave in one; where it does not, but counts points, the round that brought most is great and one
 * that cost some is grave.
 */
export function archesOf(
  replay: Pick<Replay, 'frames' | 'notes' | 'start'>,
  seat: number,
  won: boolean,
  face: AnyFace | undefined,
): readonly Arch[] {
  const rounds = roundsOf(replay).filter((r) => r.round > 0);
  let told = 0;
  let had = face?.points?.(replay.start, seat) ?? 0;
  const found = rounds.map((r) => {
    const last = replay.frames[r.from + r.count - 1];
    const turned = replay.notes.slice(told, last?.notes ?? told).flatMap((n) => face?.turned?.(n) ?? []);
    told = last?.notes ?? told;
    const has = last === undefined ? had : (face?.points?.(last.view, seat) ?? 0);
    const gain = has - had;
    had = has;
    return { round: r.round, gain, turned };
  });
  const most = Math.max(0, ...found.map((f) => f.gain));
  return found.map(({ round, gain, turned }, i): Arch => {
    if (i === found.length - 1) return { round, mark: won ? 'home' : 'lost' };
    const great = face?.turned ? turned.includes('goal') : gain === most && gain > 0;
    const grave = face?.turned ? turned.includes('danger') : gain < 0;
    return { round, mark: great ? 'goal' : grave ? 'danger' : 'check' };
  });
}
/** Who was just better, and by what; undefined: nobody was, or what decided is no figure. */
export function behind(
  list: readonly Attempt[],
): { readonly name: string; readonly by: number; readonly what: 'rounds' | 'points' } | undefined {
  const at = list.findIndex((a) => a.mine);
  const mine = list[at];
  const next = list.slice(0, Math.max(0, at)).findLast((a) => mine !== undefined && a.rank < mine.rank);
  if (!mine || !next || next.won !== mine.won) return undefined;
  return next.score === mine.score
    ? { name: next.name, by: mine.rounds - next.rounds, what: 'rounds' }
    : { name: next.name, by: next.score - mine.score, what: 'points' };
}
export interface Card {
  /** 'Défi du 16 novembre'. */
  readonly of: string;
  readonly title: string;
  readonly result: string;
  readonly rank: string;
  readonly arches: readonly Arch[];
  /** 'même départ, mêmes dés pour tous'. */
  readonly foot: string;
}
/** The same for those who do not see it. */
export const cardAlt = (card: Card, marks: Readonly<Record<Mark, string>>): string =>
  [card.of, card.title, card.result, card.arches.map((a) => `${a.round} ${marks[a.mark]}`).join(', '), card.rank]
    .filter(Boolean)
    .join('. ');

/** As much of a canvas as is drawn on. */
export type CardCanvas = Canvas &
  Pick<
    CanvasRenderingContext2D,
    'roundRect' | 'moveTo' | 'lineTo' | 'closePath' | 'stroke' | 'clip' | 'save' | 'restore' | 'drawImage' | 'lineCap' | 'lineJoin'
  >;
const LEFT = 460;
const RIGHT = POSTER.width - 60;
const GAP = 12;
const COVER = { x: 60, y: 54, width: 341, height: 452 };
/** Strokes in a square of 24. */
const STROKES: Readonly<Record<Mark, readonly (readonly (readonly [number, number])[])[]>> = {
  check: [
    [
      [4, 13],
      [10, 19],
      [20, 7],
    ],
  ],
  goal: [
    [
      [6, 21],
      [6, 4],
      [18, 4],
      [15, 8.5],
      [18, 13],
      [6, 13],
    ],
  ],
  danger: [
    [
      [12, 4],
      [22, 20],
      [2, 20],
      [12, 4],
    ],
    [
      [12, 10],
      [12, 14],
    ],
    [
      [12, 17],
      [12, 17.5],
    ],
  ],
  home: [
    [
      [4, 12],
      [12, 5],
      [20, 12],
    ],
    [
      [6, 11],
      [6, 20],
      [18, 20],
      [18, 11],
    ],
  ],
  lost: [
    [
      [6, 6],
      [18, 18],
    ],
    [
      [18, 6],
      [6, 18],
    ],
  ],
};
/** How wide an arch is, and how many stand in a row: two rows at most. */
export function rowsOf(arches: number): { readonly columns: number; readonly width: number } {
  const columns = arches <= 8 ? Math.max(1, arches) : Math.ceil(arches / 2);
  return { columns, width: Math.min(68, (RIGHT - LEFT + GAP) / columns - GAP) };
}
export function drawCard(on: CardCanvas, card: Card, style: PosterStyle, cover: CanvasImageSource | undefined): void {
  const { width, height } = POSTER;
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left') => {
    on.font = font;
    on.fillStyle = colour;
    on.textAlign = align;
    on.fillText(text, x, y);
  };
  const fits = (text: string, wide: number, font: string): string => {
    on.font = font;
    return fitted(text, wide, (t) => on.measureText(t).width);
  };
  on.fillStyle = style.background;
  on.fillRect(0, 0, width, height);
  const gate = () => {
    const { x, y, width: w, height: h } = COVER;
    on.beginPath();
    on.roundRect(x, y, w, h, [w / 2, w / 2, 16, 16]);
  };
  if (cover) {
    on.save();
    gate();
    on.clip();
    on.drawImage(cover, COVER.x, COVER.y, COVER.width, COVER.height);
    on.restore();
  }
  on.strokeStyle = style.line;
  on.lineWidth = 2;
  gate();
  on.stroke();
  const wide = RIGHT - LEFT;
  write(fits(card.of, wide, `600 26px ${style.ui}`), LEFT, 78, `600 26px ${style.ui}`, style.muted);
  const title = `600 72px ${style.display}`;
  write(fits(card.title, wide, title), LEFT, 156, title, style.ink);
  write(fits(card.result, wide, `600 34px ${style.ui}`), LEFT, 210, `600 34px ${style.ui}`, style.ink);
  const { columns, width: w } = rowsOf(card.arches.length);
  const high = w * 1.24;
  card.arches.forEach(({ round, mark }, i) => {
    const x = LEFT + (i % columns) * (w + GAP);
    const y = 250 + Math.floor(i / columns) * (high + GAP);
    const full = mark === 'home';
    on.beginPath();
    on.roundRect(x, y, w, high, [w / 2, w / 2, 8, 8]);
    on.lineWidth = 2;
    on.strokeStyle = mark === 'goal' ? style.ink : style.line;
    on.fillStyle = full ? style.good : style.background;
    on.fill();
    if (!full) on.stroke();
    write(String(round), x + w / 2, y + high * 0.44, `600 ${w * 0.34}px ${style.display}`, full ? style.background : style.ink, 'center');
    on.strokeStyle = full ? style.background : mark === 'danger' ? style.warn : mark === 'lost' ? style.bad : style.good;
    on.lineWidth = Math.max(1.5, w / 28);
    on.lineCap = 'round';
    on.lineJoin = 'round';
    const side = w * 0.34;
    for (const stroke of STROKES[mark]) {
      on.beginPath();
      stroke.forEach(([u, v], k) => {
        const at = [x + w / 2 + (u / 24 - 0.5) * side, y + high * 0.54 + (v / 24) * side] as const;
        if (k === 0) on.moveTo(...at);
        else on.lineTo(...at);
      });
      on.stroke();
    }
  });
  write(fits(card.rank, wide, `500 28px ${style.ui}`), LEFT, 488, `500 28px ${style.ui}`, style.muted);
  write('Cosmodrome', COVER.x, height - 44, `600 26px ${style.display}`, style.ink);
  write(card.foot, RIGHT, height - 44, `500 22px ${style.ui}`, style.muted, 'right');
}
