/** Work on one thing, one piece after another, in the order of arrival. A piece that fails does not stop the next. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  get idle(): boolean {
    return this.waiting === 0;
  }
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    const mine = this.last.then(work);
    this.last = mine.then(
      () => this.waiting--,
      () => this.waiting--,
    );
    return mine;
  }
}
