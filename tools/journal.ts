/** What a long run has found so far, a line each, so that it can be broken off and goes on where it stopped. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Misuse } from './arguments.ts';

function begin(file: string, head: string): void {
  try {
    appendFileSync(file, head);
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${(error as Error).message}`, 'name a file in a folder that is there');
  }
}
export class Journal<Line> {
  readonly kept: readonly Line[];
  private readonly file: string | undefined;
  /** `about`: what the run is about; a file about another run is not gone on with. */
  constructor(file: string | undefined, about: unknown) {
    this.file = file;
    const head = JSON.stringify(about);
    if (file === undefined || !existsSync(file)) {
      this.kept = [];
      if (file !== undefined) begin(file, `${head}\n`);
      return;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    if (lines[0] !== head)
      throw new Misuse(`${file} is about another run`, `it says ${lines[0]?.slice(0, 300)}; name another file, or say the same again`);
    this.kept = lines.slice(1, -1).map((line) => JSON.parse(line) as Line);
    // What a run that was killed had half written is done again.
    if (lines.at(-1) !== '') writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`);
  }
  add(line: Line): void {
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}
