/**
 * A program as a bot: it reads questions and writes answers, one JSON value a line (docs/bot-api.md). Bots answer at once, so whoever
 * asks waits: the program runs beside a thread, and this one sleeps until the thread has its line.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isMainThread, MessageChannel, type MessagePort, parentPort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { type AnyBot, anyAnswer, type BotSeat, type Json } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';

export const PROGRAM = 'program:';
/** How long a program may think about one answer. */
const PATIENCE_MS = 60_000;
/** Wrong answers in a row to one question; then the match is given up. */
const TRIES = 3;

type Reply = { readonly line: string } | { readonly gone: string };
interface Stand {
  readonly command: string;
  readonly port: MessagePort;
  readonly bell: SharedArrayBuffer;
}

/** The other end of a line of text, spoken to as if it were a function. */
class Speaker {
  private readonly port: MessagePort;
  private readonly bell: Int32Array;
  private readonly worker: Worker;
  readonly command: string;
  constructor(command: string) {
    this.command = command;
    const { port1, port2 } = new MessageChannel();
    const bell = new SharedArrayBuffer(4);
    this.port = port1;
    this.bell = new Int32Array(bell);
    this.worker = new Worker(new URL(import.meta.url), {
      workerData: { command, port: port2, bell } satisfies Stand,
      transferList: [port2],
    });
    this.worker.unref();
    this.port.unref();
  }
  /** Says a line and waits for the next one. */
  ask(said: Json): Json {
    Atomics.store(this.bell, 0, 0);
    this.port.postMessage(JSON.stringify(said));
    if (Atomics.wait(this.bell, 0, 0, PATIENCE_MS) === 'timed-out') throw new Error(`${this.command}: no answer after ${PATIENCE_MS} ms`);
    const reply = (receiveMessageOnPort(this.port) as { message: Reply }).message;
    if ('gone' in reply) throw new Error(`${this.command}: ${reply.gone}`);
    try {
      return JSON.parse(reply.line) as Json;
    } catch {
      throw new Error(`${this.command}: this is not JSON: ${reply.line.slice(0, 200)}`);
    }
  }
  tell(said: Json): void {
    this.port.postMessage(JSON.stringify(said));
  }
}

/** A bot that a program plays. It is started with the first question. */
export function program(name: string): AnyBot {
  const command = name.slice(PROGRAM.length);
  let speaker: Speaker | undefined;
  let id = 0;
  return {
    name,
    answer(at: BotSeat): Json | undefined {
      speaker ??= new Speaker(command);
      const { domain, optional } = at.ask;
      for (let tries = 1; ; tries++) {
        id++;
        const { seat, ...question } = questionOf(at.ask);
        const reply = speaker.ask({
          say: 'ask',
          id,
          game: at.game.id,
          seat,
          seats: at.seats,
          question: question as unknown as Json,
          any: anyAnswer(at.ask, at.chance),
          view: at.view,
          notes: at.notes as Json[],
        });
        const { id: of, answer } = (typeof reply === 'object' && reply !== null && !Array.isArray(reply) ? reply : {}) as {
          id?: Json;
          answer?: Json;
        };
        if (of !== id) throw new Error(`${command}: an answer to question ${JSON.stringify(of)}, not to ${id}`);
        if (answer === undefined && optional) return undefined;
        if (answer !== undefined && domain.admits(answer)) return answer;
        const why = answer === undefined ? 'no answer' : (domain.why?.(answer) ?? 'not admitted');
        if (tries === TRIES) throw new Error(`${command}: ${question.topic}: ${JSON.stringify(answer)} is refused: ${why}`);
        speaker.tell({ say: 'refused', id, why });
      }
    },
  };
}

// ------------------------------------------------------------------ the thread
if (!isMainThread && parentPort && typeof (workerData as Partial<Stand>)?.command === 'string') serve(workerData as Stand);

function serve({ command, port, bell }: Stand): void {
  const ring = new Int32Array(bell);
  const reply = (said: Reply): void => {
    port.postMessage(said);
    Atomics.store(ring, 0, 1);
    Atomics.notify(ring, 0);
  };
  let gone: string | undefined;
  const end = (why: string): void => {
    if (gone !== undefined) return;
    gone = why;
    reply({ gone });
  };
  const child: ChildProcess = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(`it ended with ${signal ?? code}`));
  child.stdin?.on('error', () => {}); // its end says why
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => line.trim() !== '' && reply({ line }));
  port.on('message', (line: string) => {
    if (gone !== undefined) reply({ gone });
    else child.stdin?.write(`${line}\n`);
  });
  process.on('exit', () => child.kill());
}
