/** The catalogue is the spec of record: every card and table in it is compared with the data. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BORDERS, DAMAGE, EXPLORATION, IMPERATOR, LIMITS, MISSIONS, OBJECTIVES, SHIPS, X_CARDS } from '../content/index.ts';

const rows = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const rowsOf = (id: RegExp, cells: number) => rows.filter((row) => id.test(row[0]!) && row.length === cells);
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/'/g, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-');
const named = (key: string, name: string) => expect(slug(name).replace(/^the-/, '')).toContain(key.replace(/^the-/, ''));

test('the 57 Exploration cards', () => {
  const printed = rowsOf(/^E\d\d$/, 8);
  expect(printed).toHaveLength(EXPLORATION.length);
  for (const [i, [id, , name, copies, type, experience, , effect]] of printed.entries()) {
    const card = EXPLORATION[i]!;
    named(card.key, name!);
    expect([card.id, card.copies]).toEqual([id, Number(copies)]);
    expect(type!.startsWith(card.type === 'oz' ? 'OZ' : card.type === 'hostile' ? 'hostile ship' : card.type)).toBe(true);
    const words = { diplomacy: 'Intelligence', capture: 'Force' };
    expect('experience' in card ? `${words[card.experience.skill]} ${card.experience.points}` : '–').toBe(experience);
    if ('strength' in card) expect(type).toContain(`strength ${card.strength}`);
    if ('gain' in card) expect(effect).toContain(`gain ${card.gain.points} ${card.gain.score.toUpperCase()}`);
  }
});
test('the 45 Extrasolar cards of zones A and B', () => {
  const printed = rowsOf(/^[AB]\d\d$/, 10);
  expect(printed).toHaveLength(MISSIONS.length);
  for (const [i, [id, , name, kind, ...numbers]] of printed.entries()) {
    const { key, squads, required, pc, star, minCrew, px, ...card } = MISSIONS[i]!;
    named(key, name!);
    expect(card).toEqual({ id, zone: id![0], kind });
    expect([squads, required, pc, star, minCrew, px]).toEqual(numbers.map(Number));
  }
});
test('the five X cards, the 30 Imperator cards and the 12 Secret Objectives', () => {
  for (const [i, [id, , name, duration]] of rowsOf(/^X\d$/, 6).entries()) {
    named(X_CARDS[i]!.key, name!);
    expect(X_CARDS[i]).toMatchObject({ id, permanent: duration === 'permanent' });
  }
  const fleet = rowsOf(/^I\d\d/, 7);
  expect(fleet).toHaveLength(IMPERATOR.length);
  for (const [i, [ids, , name, ...numbers]] of fleet.entries()) {
    const { key, id, copies, squads, experience, pc } = IMPERATOR[i]!;
    named(key, name!);
    expect(ids!.startsWith(id)).toBe(true);
    expect([copies, squads, experience, pc]).toEqual(numbers.map(Number));
  }
  const goals = rowsOf(/^SO\d\d$/, 6);
  expect(goals).toHaveLength(OBJECTIVES.length);
  for (const [i, [id, , name, moment, , pc]] of goals.entries()) {
    named(OBJECTIVES[i]!.key, name!);
    expect(OBJECTIVES[i]).toMatchObject({ id, moment: moment === 'end' ? 'end' : 'at-once', pc: Number(pc) });
  }
});
test('LEG-SHIP both sides of the ship board: greyed spaces, maxima, Experts, data memories, cards per turn', () => {
  const board = (word: string) =>
    rows
      .find((r) => r.length === 5 && r[0]!.startsWith(word))!
      .slice(1)
      .map((c) => Number.parseInt(c, 10));
  for (const [word, counter] of [
    ['Propulsors', 'propulsor'],
    ['Lasers', 'laser'],
    ['Signal decoder (level)', 'decoder'],
    ['Squads', 'squad'],
  ] as const) {
    const [start, max, bigStart, bigMax] = board(word);
    expect([SHIPS.frombola.start[counter], SHIPS.frombola.max[counter]]).toEqual([start, max]);
    expect([SHIPS.spatha.start[counter], SHIPS.spatha.max[counter]]).toEqual([bigStart, bigMax]);
  }
  expect([SHIPS.frombola.recruits, SHIPS.frombola.experts, SHIPS.spatha.recruits, SHIPS.spatha.experts]).toEqual(board('Experts'));
  expect([SHIPS.frombola.memory, SHIPS.spatha.memory]).toEqual([3, 5]);
  const draws = (ship: string) =>
    rows
      .find((r) => r[0] === `Cards per turn, ${ship}`)!
      .slice(1)
      .filter((c) => c !== '–')
      .map(Number);
  expect(SHIPS.frombola.draw).toEqual(draws('Frombola'));
  expect(SHIPS.spatha.draw).toEqual(draws('Spatha'));
});
test('borders, limits and damage, as in their tables', () => {
  const [names, cards] = [rows.find((r) => r[0] === 'Border')!.slice(1), rows.find((r) => r[0] === 'Cards')!.slice(1)];
  expect(BORDERS.map((b) => [b.between.join('–'), String(b.cards)])).toEqual(names.map((n, i) => [n, cards[i]]));
  for (const row of rows.filter((r) => r.length === 5 && /^[1-5]$/.test(r[0]!))) {
    const sector = Number(row[0]) as 1;
    expect([2, 3, 4].map((n) => LIMITS[n]![sector])).toEqual(row.slice(2).map((c) => Number.parseInt(c, 10)));
  }
  const losses = rows.filter((r) => r.length === 3 && /^[1-9]–[0-9]$/.test(r[0]!)).map((r) => r[1]!);
  expect(losses).toHaveLength(DAMAGE.length);
  DAMAGE.forEach((what, i) => void expect(losses[i]!.toLowerCase()).toContain(what));
});
