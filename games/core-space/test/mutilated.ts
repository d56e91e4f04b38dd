/** Files of missions with something broken in them, as luck, a bad line or bad will breaks them. */
import { type Json, Luck } from '@cosmodrome/kernel';
import { MISSIONS } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import { copyOf, fileOf } from '../workshop/draft.ts';
import { generated } from './generated.ts';

type Node = Record<string | number, Json>;
/** Every place of a value, from the outside in. */
function placesOf(value: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [at, ...keys.flatMap((key) => placesOf((value as Node)[key] as Json, [...at, key]))];
}
const nested = (depth: number): Json => Array.from({ length: depth }).reduce<Json>((inside, _, i) => (i % 2 ? [inside] : { a: inside }), 0);
/** What nobody expects where a mission has something. */
const strange = (luck: Luck): Json =>
  luck.pick<() => Json>([
    () => null,
    () => true,
    () => '',
    () => -1,
    () => 1.5,
    () => 1e300,
    () => 49,
    () => [],
    () => ({}),
    () => [null],
    () => [[0, 0]],
    () => nested(300),
    () => 'x'.repeat(luck.pick([41, 61, 1201, 9700])),
    () => '<script>alert(1)</script>',
    () => '\u202e\u0000\ud800',
    () => Array.from({ length: 3000 }, () => 0),
    () => ({ piece: 'toString' }),
    () => ({ square: [0, 0], entry: 1 }),
  ])();
const LETTERS = ' .-|+dDoecCKtksbwplRPhWinLABCDEF123456srRl?#é\u0000';
/** A text with a few of its letters changed, lines gone, doubled or cut. */
function scratched(luck: Luck, text: string): string {
  const lines = text.split('\n');
  const n = luck.below(lines.length);
  const line = lines[n]!;
  switch (luck.below(5)) {
    case 0:
      return lines.toSpliced(n, 1).join('\n');
    case 1:
      return lines.toSpliced(n, 0, line).join('\n');
    case 2:
      return lines.with(n, line.slice(1)).join('\n');
    default: {
      const all = [...text];
      for (let k = 1 + luck.below(6); k > 0; k--) {
        const at = luck.below(all.length);
        if (all[at] !== '\n') all[at] = luck.pick([...LETTERS]);
      }
      return all.join('');
    }
  }
}
function inData(luck: Luck, mission: Json): string {
  const copy = structuredClone(mission) as Node;
  for (let times = luck.pick([1, 1, 1, 2, 5]); times > 0; times--) {
    const path = luck.pick(placesOf(copy as Json));
    const key = path.at(-1);
    if (key === undefined) continue;
    let parent: Node = copy;
    for (const step of path.slice(0, -1)) parent = parent[step] as Node;
    const value = parent[key]!;
    if (typeof value === 'string' && (key === 'map' || key === 'floors') && value !== '' && luck.below(4) > 0)
      parent[key] = scratched(luck, value);
    else if (typeof value === 'number' && luck.below(2)) parent[key] = value + luck.pick([-9, -1, 1, 9, 0.5, 1e9]);
    else if (luck.below(4) === 0) {
      if (Array.isArray(parent)) parent.splice(key as number, 1);
      else delete parent[key];
    } else if (luck.below(6) === 0) parent[luck.pick(['cheat', 'toString', 'x'.repeat(500), '<b>', ''])] = strange(luck);
    else parent[key] = strange(luck);
  }
  return JSON.stringify(copy);
}
function inText(luck: Luck, file: string): string {
  const at = luck.below(file.length);
  switch (luck.below(6)) {
    case 0:
      return file.slice(0, at);
    case 1:
      return file.slice(at);
    case 2:
      return file.slice(0, at) + luck.pick(['"', '{', ']', ',', '\u0000', '\\', '__proto__', '9', '-']) + file.slice(at + luck.below(2));
    case 3:
      return file.replace(/"map": "[^"]*"/, `"map": ${luck.pick(['"', '[[', '"\\n', 'null', '"\\ud800"'])}`);
    case 4:
      return luck.pick([
        '['.repeat(30_000),
        '{"a":'.repeat(9000),
        '['.repeat(30_000) + ']'.repeat(30_000),
        `{"pieces":${'['.repeat(9000)}${']'.repeat(9000)}}`,
        ' '.repeat(60_000),
        '\ufeff{}',
        '"mission"',
        '',
      ]);
    default:
      return file.replace('"traders"', luck.pick(['"__proto__": {"traders": 4}, "tradders"', '"traders": 4, "traders"', '"constructor"']));
  }
}
const BASES = 16;
const bases: Json[] = [];
/** The broken file of a number. Some are still missions: luck does not always hurt. */
export function mutilated(n: number): string {
  bases[n % BASES] ??= (n % BASES < MISSIONS.length
    ? copyOf(MISSION[MISSIONS[n % BASES]!], { title: 'x', story: '', author: '' })
    : generated(`base/${n % BASES}`)) as unknown as Json;
  const mission = bases[n % BASES]!;
  const luck = Luck.seeded(`mutilated/${n}`);
  return luck.below(5) === 0 ? inText(luck, fileOf(mission as never)) : inData(luck, mission);
}
/** A board of one kind of thing, as large as a text may be: what is dearest to read. */
export function crammed(side: number, square: string, edge: string): string {
  const row = (line: number) =>
    Array.from({ length: 2 * side + 1 }, (_, at) => {
      const border = line === 0 || at === 0 || line === 2 * side || at === 2 * side;
      if (line % 2 && at % 2) return square[(((line - 1) / 2) * side + (at - 1) / 2) % square.length]!;
      if (line % 2 === 0 && at % 2 === 0) return '+';
      if (border) return line === 0 && at === 1 ? 'A' : line === 0 && at === 3 ? 'A' : line % 2 ? '|' : '-';
      return edge;
    }).join('');
  const lines = Array.from({ length: 2 * side + 1 }, (_, line) => row(line));
  for (let n = 0; n < 6; n++) lines[1] = `${lines[1]!.slice(0, 2 * n + 1)}${n + 1}${lines[1]!.slice(2 * n + 2)}`;
  return lines.join('\n');
}
