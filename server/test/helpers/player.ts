import { anyAnswerTo, type Client } from './client.ts';

/** Answers whatever its seat is asked until told to stop, and counts what was acknowledged. */
export class Player {
  readonly client: Client;
  readonly seat: number;
  readonly code: string;
  acknowledged = 0;
  /** The highest number of entries an acknowledgement spoke of. */
  highest = 0;
  stopped = false;
  constructor(client: Client, seat: number, code: string) {
    this.client = client;
    this.seat = seat;
    this.code = code;
  }
  async enter(url: string): Promise<void> {
    this.client.url = url;
    await this.client.connect();
    await this.client.watch(this.code, this.seat);
  }
  /** Ends at the end of the game, when stopped, or when the line is lost. */
  async play(): Promise<void> {
    const { client, code, seat } = this;
    const lost = () => !client.socket?.connected;
    while (!this.stopped && !lost() && !client.last.over) {
      const question = client.last.asks[0];
      if (!question) {
        await client.until(() => this.stopped || client.last.asks.length > 0 || client.last.over !== null || lost());
        continue;
      }
      const { n } = client.last;
      const ack = await client.answer(code, n, seat, question.topic, anyAnswerTo(question)).catch(() => undefined);
      if (!ack) return; // the server died before it acknowledged
      if (ack.ok) {
        this.acknowledged++;
        this.highest = Math.max(this.highest, ack.n);
      } else if (ack.code !== 'stale') throw new Error(`${ack.code}: ${ack.message}`);
      await client.until(() => client.last.n > n || lost());
    }
  }
}

/** A random moment in the middle of play, however slow the machine: after a few more acknowledged answers and a bit. */
export async function randomMoment(players: readonly Player[]): Promise<void> {
  const total = () => players.reduce((sum, p) => sum + p.acknowledged, 0);
  const enough = total() + 1 + Math.floor(Math.random() * 8);
  const end = Date.now() + 60_000;
  while (total() < enough && Date.now() < end && !players.some((p) => p.client.last.over))
    await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
}
