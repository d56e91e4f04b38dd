import { readFileSync } from 'node:fs';
import { CREWS, MISSIONS, SIZES, TOKENS, type TokenKind, tokenOf, UPGRADES } from '@cosmodrome/core-space/content/index';
import { describe, expect, test } from 'vitest';
import { HOLD, SHIP_NAMES, SYSTEMS } from '../content/index.ts';
import { hullOf, stowed } from '../ui/Hull.tsx';

const sprite = readFileSync(new URL('../ui/sprite.svg', import.meta.url), 'utf8');
const ids = [...sprite.matchAll(/id="([^"]+)"/g)].map((m) => m[1]!);

describe('drawings of a campaign', () => {
  test('every hull, mission, system and upgrade has its drawing, and nothing is drawn twice', () => {
    const wanted = [
      ...CREWS.map((crew) => `csc-ship-${crew}`),
      ...MISSIONS.map((mission) => `csc-st-${mission}`),
      ...[...SYSTEMS, ...UPGRADES].map((id) => `csc-i-${id}`),
    ];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of sprite.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });
  test('the six known ships have hulls of their own; a ship with another name has one as well', () => {
    expect(CREWS.map((_, i) => hullOf({ ship: SHIP_NAMES[i]!, seat: 5 - i }))).toEqual(CREWS);
    expect(Array.from({ length: 8 }, (_, seat) => hullOf({ ship: 'Nostradamus', seat }))).toEqual([...CREWS, CREWS[0], CREWS[1]]);
  });
  test('CS-RULING-102: whatever fits into a hold by its spaces fits into two rows of six, widest first', () => {
    const one = (n: number): TokenKind => TOKENS.find(({ size }) => SIZES[size] === n)!.kind;
    for (let threes = 0; threes * 3 <= HOLD; threes++)
      for (let twos = 0; threes * 3 + twos * 2 <= HOLD; twos++) {
        const rest = HOLD - threes * 3 - twos * 2;
        const kinds = [...Array(rest).fill(one(1)), ...Array(twos).fill(one(2)), ...Array(threes).fill(one(3))] as TokenKind[];
        const rows = [6, 6];
        for (const kind of stowed(kinds)) {
          const wide = SIZES[tokenOf(kind).size];
          const row = rows.findIndex((left) => left >= wide);
          expect(row, kinds.join()).not.toBe(-1);
          rows[row]! -= wide;
        }
      }
  });
});
