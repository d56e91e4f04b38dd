/** A heap of numbered things, the smallest key first; equal keys in no order that matters to anybody. */
export class Heap {
  private keys = new Float64Array(256);
  private items = new Int32Array(256);
  size = 0;
  push(key: number, item: number): void {
    if (this.size === this.keys.length) this.grow();
    const { keys, items } = this;
    let i = this.size++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (keys[up]! <= key) break;
      keys[i] = keys[up]!;
      items[i] = items[up]!;
      i = up;
    }
    keys[i] = key;
    items[i] = item;
  }
  get first(): number {
    return this.keys[0]!;
  }
  pop(): number {
    const { keys, items } = this;
    const out = items[0]!;
    const n = --this.size;
    const key = keys[n]!;
    const item = items[n]!;
    let i = 0;
    for (let down = 1; down < n; down = 2 * i + 1) {
      if (down + 1 < n && keys[down + 1]! < keys[down]!) down++;
      if (keys[down]! >= key) break;
      keys[i] = keys[down]!;
      items[i] = items[down]!;
      i = down;
    }
    keys[i] = key;
    items[i] = item;
    return out;
  }
  private grow(): void {
    const [keys, items] = [this.keys, this.items];
    this.keys = new Float64Array(keys.length * 2);
    this.items = new Int32Array(items.length * 2);
    this.keys.set(keys);
    this.items.set(items);
  }
}
