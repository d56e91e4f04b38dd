/** The picture of an end, to be sent to others: 1200 × 630, drawn in the page. */
export const POSTER = { width: 1200, height: 630 };

export interface Poster {
  readonly game: string;
  readonly title: string;
  /** Sentences without marks. */
  readonly reasons: readonly string[];
  /** Who stood where; a side has no figure. */
  readonly rows: readonly { readonly seat: number | undefined; readonly name: string; readonly figure: string; readonly won: boolean }[];
  readonly table: string;
}
export interface PosterStyle {
  readonly background: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly line: string;
  readonly good: string;
  readonly warn: string;
  readonly bad: string;
  readonly seats: readonly string[];
  readonly display: string;
  readonly ui: string;
}
/** The same for those who do not see it. */
export const posterAlt = ({ game, title, reasons, rows }: Poster): string =>
  [`${game}. ${title}`, ...reasons, rows.map((r) => [r.name, r.figure].filter(Boolean).join(' ')).join(', ')].filter(Boolean).join(' ');

type Measure = (text: string) => number;
/** Lines no wider than this; what does not fit into `most` ends with an ellipsis. */
export function wrapped(text: string, width: number, most: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  return kept.map((l, i) => fitted(i === most - 1 && lines.length > most ? `${l} …` : l, width, measure));
}
/** As much of it as fits. */
export function fitted(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** As much of a canvas as is drawn on. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'arc'
  | 'fill'
>;
const PAD = 64;
const RIGHT = 760;
export function drawPoster(on: Canvas, poster: Poster, style: PosterStyle): void {
  const { width, height } = POSTER;
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left') => {
    on.font = font;
    on.fillStyle = colour;
    on.textAlign = align;
    on.fillText(text, x, y);
  };
  const measure: Measure = (text) => on.measureText(text).width;
  on.fillStyle = style.background;
  on.fillRect(0, 0, width, height);
  on.fillStyle = style.accent;
  on.fillRect(0, 0, width, 10);
  write(poster.game, PAD, 88, `600 28px ${style.ui}`, style.accent);
  const wide = RIGHT - PAD - 40;
  let y = 150;
  on.font = `600 60px ${style.display}`;
  for (const line of wrapped(poster.title, wide, 2, measure)) {
    write(line, PAD, y, `600 60px ${style.display}`, style.ink);
    y += 66;
  }
  y += 6;
  for (const reason of poster.reasons.slice(0, 3)) {
    on.font = `500 26px ${style.ui}`;
    for (const line of wrapped(reason, wide, 3, measure)) {
      if (y > height - 90) break;
      write(line, PAD, y, `500 26px ${style.ui}`, style.muted);
      y += 34;
    }
    y += 14;
  }
  const rows = poster.rows.slice(0, 8);
  const high = Math.min(74, 440 / Math.max(1, rows.length));
  on.fillStyle = style.surface;
  on.fillRect(RIGHT, 72, width - RIGHT - PAD, rows.length * high + 32);
  on.strokeStyle = style.line;
  on.lineWidth = 2;
  on.strokeRect(RIGHT, 72, width - RIGHT - PAD, rows.length * high + 32);
  rows.forEach((row, i) => {
    const middle = 88 + (i + 0.5) * high;
    const size = Math.min(30, high * 0.44);
    const font = `${row.won ? 700 : 500} ${size}px ${style.ui}`;
    let x = RIGHT + 28;
    if (row.seat !== undefined) {
      on.beginPath();
      on.arc(x + 12, middle, 12, 0, 2 * Math.PI);
      on.fillStyle = style.seats[row.seat] ?? style.muted;
      on.fill();
      x += 40;
    }
    on.font = font;
    const room = row.figure ? measure(row.figure) + 24 : 0;
    write(fitted(row.name, width - PAD - 28 - room - x, measure), x, middle + size * 0.36, font, row.won ? style.accent : style.ink);
    if (row.figure) write(row.figure, width - PAD - 28, middle + size * 0.36, font, row.won ? style.accent : style.ink, 'right');
  });
  write('Cosmodrome', PAD, height - 44, `600 26px ${style.display}`, style.ink);
  on.font = `500 22px ${style.ui}`;
  write(fitted(poster.table, 480, measure), width - PAD, height - 44, `500 22px ${style.ui}`, style.muted, 'right');
}
