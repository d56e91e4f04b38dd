function attempt<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error);
  }
}

/** Work on one thing, one piece after another, in the order of arrival. A piece that fails does not stop the next. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  get idle(): boolean {
    return this.waiting === 0;
  }
  run<T>(work: () => Promise<T> | T): Promise<T> {
    const mine = this.waiting++ === 0 ? attempt(work) : this.last.then(work);
    this.last = mine.then(this.done, this.done);
    return mine;
  }
  private readonly done = (): void => {
    this.waiting--;
  };
}
