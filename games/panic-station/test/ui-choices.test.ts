/** What the board offers and says before a choice is made. */
import { describe, expect, test } from 'vitest';
import { ROOMS, type RoomCard } from '../content/index.ts';
import { cardTitle } from '../ui/about.tsx';
import { linesOf } from '../ui/names.ts';
import { type Asked, spotsOf, symmetric } from '../ui/places.ts';
import type { NextView, View } from '../view.ts';

const nextOf = (card: RoomCard): NextView => ({ card, sides: ROOMS[card].sides, icon: ROOMS[card].icon });

describe('PAN-EXPL-05: a room that lies the same after half a turn is offered once', () => {
  const lay = (card: RoomCard) => {
    const asked: Asked[] = [{ topic: 'explore/place', options: [{ x: 1, y: 0, turn: 0 }, { x: 1, y: 0, turn: 180 }] }]; // biome-ignore format: one cell
    const { cells } = spotsOf({ next: nextOf(card), seat: 0 } as unknown as View, asked, {});
    return [...cells.values()].flatMap((c) => c.ways.map((w) => w.orientation));
  };
  test('the Infirmary has two doors opposite each other: one target', () => {
    expect(ROOMS.X05.sides).toEqual(['open', 'wall', 'open', 'wall']);
    expect(lay('X05')).toEqual([0]);
  });
  test('a security door on one side only: two targets that differ', () => {
    expect(lay('X07')).toEqual([0, 180]);
  });
  test('two rooms on one card are never the same turned round', () => {
    for (const card of ['X04', 'X17', 'X19'] as const) expect(symmetric(nextOf(card)), card).toBe(false);
  });
});

test('an Infection of one’s own is called so, in words that read', () => {
  const view = { seat: 2 } as unknown as View;
  const names = ['Ada', 'Bo', 'Cy'];
  expect(cardTitle('infection:2', { view, names, lang: 'fr' })).toBe('Votre Infection');
  expect(cardTitle('infection:2', { view, names, lang: 'en' })).toBe('Your Infection');
  expect(cardTitle('infection:0', { view, names, lang: 'en' })).toBe('Infection of Ada');
});

test('a long name of half a room stands in two lines too', () => {
  expect(linesOf('Terminal sécurisé')).toEqual(['Terminal', 'sécurisé']);
});
