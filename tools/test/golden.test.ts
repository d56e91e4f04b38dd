import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, Luck, Match } from '@cosmodrome/kernel';
import { formatRecord } from '@cosmodrome/kernel/record-file';
import { expect, test } from 'vitest';
import { hidden } from '../../kernel/test/games/hidden.ts';
import { golden } from '../golden.ts';

test('a golden match says which seat sees something else, after which entry, and what', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'golden-'));
  try {
    const match = Match.open(hidden, {}, 3, 'golden');
    const entries: Entry[] = [...match.firstRolls()];
    const luck = Luck.seeded('golden');
    while (!match.over) {
      const ask = match.asks()[0]!;
      entries.push(...match.answer(ask.seat, ask.topic, ask.domain.sample!(luck)));
    }
    const path = join(dir, 'one.record');
    writeFileSync(path, formatRecord({ game: hidden.id, version: hidden.version, seats: 3, options: {}, seed: 'golden' }, entries));
    const record = pathToFileURL(path);
    await expect(golden(hidden, record, false)).rejects.toThrow('one: after entry 0 (the beginning) nothing was kept');
    expect((await golden(hidden, record, true)).report()).toEqual(match.report());
    expect((await golden(hidden, record, false)).over).toBe(true);
    // Seat 1 is shown something else, once the first answer is given.
    let looks = 0;
    const other: typeof hidden = {
      ...hidden,
      view: (state, seat) => {
        const view = hidden.view(state, seat);
        return seat === 1 && ++looks === 2 ? Object.assign({ more: true }, view) : view;
      },
    };
    await expect(golden(other, record, false)).rejects.toThrow(
      /^one: after entry \d+ \(seat \d \S+\) seat 1 has other view\. If it is meant/,
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
});
