import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured, for /metrics. */
export class Meters {
  readonly registry = new Registry();
  readonly answers = new Counter({
    name: 'cosmodrome_answers_total',
    help: 'Answers taken, by whom',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly answered = {
    person: this.answers.labels('person'),
    bot: this.answers.labels('bot'),
    clock: this.answers.labels('clock'),
  };
  readonly refusals = new Counter({
    name: 'cosmodrome_refusals_total',
    help: 'Answers and requests refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly conflicts = new Counter({
    name: 'cosmodrome_conflicts_total',
    help: 'Appends refused because another process was first',
    registers: [this.registry],
  });
  readonly replays = new Counter({ name: 'cosmodrome_replays_total', help: 'Replays sent', registers: [this.registry] });
  readonly thinking = new Histogram({
    name: 'cosmodrome_bot_seconds',
    help: 'Time from a question to a bot until its answer',
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers: [this.registry],
  });
  private readonly commits = new Histogram({
    name: 'cosmodrome_commit_seconds',
    help: 'Time of one durable transaction',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  });
  private readonly groups = new Histogram({
    name: 'cosmodrome_commit_answers',
    help: 'Answers that shared one transaction',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: [this.registry],
  });
  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
  commit(appends: number, seconds: number): void {
    this.commits.observe(seconds);
    this.groups.observe(appends);
  }
  /** The bound under which 95 of 100 durable transactions were, in ms; null: there were none. */
  async commitMs(): Promise<number | null> {
    const { values } = await this.commits.get();
    const all = values.find((v) => v.metricName?.endsWith('_count'))?.value ?? 0;
    if (all === 0) return null;
    const bounds = values.flatMap((v) =>
      v.metricName?.endsWith('_bucket')
        ? [{ le: Number(v.labels.le === '+Inf' ? Number.POSITIVE_INFINITY : v.labels.le), n: v.value }]
        : [],
    );
    const bound = bounds.sort((a, b) => a.le - b.le).find((b) => b.n >= 0.95 * all)?.le ?? Number.POSITIVE_INFINITY;
    return Number.isFinite(bound) ? bound * 1000 : 1000;
  }
  /** A number that is looked up when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
