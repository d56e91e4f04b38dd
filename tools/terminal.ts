import { createInterface, type Interface } from 'node:readline';

/** `ask` gives this when the time was up before a line came. */
export const TIME: unique symbol = Symbol('time');

/** Everything a verb may do to the person in front of it besides bringing back a result. */
export interface Terminal {
  readonly json: boolean;
  /** A conversation. With `--json` it goes to stderr, so that stdout stays pure. */
  say(text: string): void;
  /** One line that is overwritten by the next; only where somebody is looking. */
  progress(text: string): void;
  /** The next line typed; undefined: nobody will type any more. With `ms`, TIME when that has passed first. */
  ask(prompt: string, ms?: number): Promise<string | typeof TIME | undefined>;
  readonly interactive: boolean;
  close(): void;
}

export function terminal(json: boolean): Terminal {
  const talk = json ? process.stderr : process.stdout;
  let shown = false;
  let reader: Interface | undefined;
  const lines: string[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const listen = () => {
    if (reader) return;
    reader = createInterface({ input: process.stdin, terminal: false });
    reader.on('line', (line) => {
      lines.push(line);
      wake?.();
    });
    reader.on('close', () => {
      ended = true;
      wake?.();
    });
  };
  const clear = () => {
    if (shown) process.stderr.write('\r\x1b[K');
    shown = false;
  };
  return {
    json,
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    say: (text) => {
      clear();
      talk.write(`${text}\n`);
    },
    progress: (text) => {
      if (!process.stderr.isTTY) return;
      process.stderr.write(`\r\x1b[K${text}`);
      shown = true;
    },
    ask: async (prompt, ms) => {
      clear();
      listen();
      talk.write(prompt);
      let late = false;
      if (lines.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(giveUp, ms);
          function giveUp() {
            late = true;
            resolve();
          }
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      const line = lines.shift();
      if (line === undefined && late) {
        talk.write('\n');
        return TIME;
      }
      return line;
    },
    close: () => {
      clear();
      reader?.close();
    },
  };
}
