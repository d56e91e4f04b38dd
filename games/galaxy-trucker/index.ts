import type { GamePackage } from '@cosmodrome/kit/package';
import { absent } from './bot/absent.ts';
import { learnt } from './bot/learnt.ts';
import { ratings } from './bot/ratings.ts';
import { truckers, weighing } from './bot/truckers.ts';
import type { Taste } from './bot/worth.ts';
import { trucker } from './game.ts';
import { words } from './text/index.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const galaxyTrucker: GamePackage = {
  game: trucker,
  title: { fr: 'Galaxy Trucker', en: 'Galaxy Trucker' },
  bots: { ...truckers, absent },
  absent: 'absent',
  ratings,
  tuning: { weights: learnt, file: 'learnt', bot: (by) => weighing(by as Taste) },
  playouts: 1_500,
  words,
  facts: {
    minutes: [75, 110],
    best: 4,
    weight: 3,
    kind: 'versus',
    // As the lessons teach it: two small ships, nothing of the expansion, and the slowest hourglass.
    first: { seats: 3, options: { rounds: ['I', 'II'], hourglass: 180, newTechnologies: false, intruders: false, team: false } },
  },
  // Over days nobody can build against a common hourglass (GT-RULING-127); without it, or in turn, it goes on when they come.
  paces: ({ building, hourglass }) => (building === 'together' && hourglass !== 0 ? ['live', 'relaxed'] : ['live', 'relaxed', 'days']),
  // Together everybody reaches for parts at the same moment: one device has one pair of hands (GT-RULING-128).
  oneDevice: ({ building }) => building === 'in-turn',
  excused: {
    'GT-SESS-02': 'a fifth seat belongs to the first Big Expansion',
    'GT-SESS-18': 'Evil Machinations and Rough Roads belong to the first Big Expansion',
    'GT-TECH-05': 'thinning from five players belongs to the first Big Expansion',
    'GT-LIFE-04': 'cyan aliens belong to the first Big Expansion',
    'GT-ROBO-08': 'stasis chambers belong to the first Big Expansion',
    'GT-INS-06': 'the Lawyer belongs to the first Big Expansion',
    'GT-ENM-05': 'beating an enemy twice is for five players',
    'GT-ABN-05': 'a second visitor of a wreck is for five players',
    'GT-DEV-05': 'stasis chambers, luxury cabins and second visitors belong to the first Big Expansion',
    'GT-OPENM-04': 'meteors for the second fastest are for five players',
    'GT-SKILL-ARCHITECT-03': 'class IIA belongs to the first Big Expansion',
    'GT-SKILL-SMUGGLER-06': 'customs, cosmic rays and exploding goods belong to the first Big Expansion',
    'GT-SKILL-RECEPTION-02': 'luxury cabins and stasis chambers belong to the first Big Expansion',
    'GT-EXT-01': 'Cartel Busters is a card of the first Big Expansion',
    'GT-EXT-02': 'Quality control and Checkpoint are cards of the first Big Expansion',
    'GT-EXT-03': 'Ambush is a card of the first Big Expansion',
    'GT-EXT-04': 'Customs inspection, Cosmic rays, Eco patrol and System test are cards of the first Big Expansion',
    'GT-EXT-05': 'Narrow road is a card of the first Big Expansion',
    'GT-EXT-06': 'Exploding batteries and Exploding goods are cards of the first Big Expansion',
    'GT-EXT-07': 'Rotten batteries is a card of the first Big Expansion',
    'GT-EXT-08': 'Fierce competition is a card of the first Big Expansion',
    'GT-EXT-09': 'Panic and Cosmic psychosis are cards of the first Big Expansion',
    'GT-EXT-10': 'Déjà-vu is a card of the first Big Expansion',
    'GT-EXT-11': 'Made to order is a card of the first Big Expansion',
    'GT-EXT-12': 'Nasty surprise is a card of the first Big Expansion',
    'GT-EXT-13': 'Piercing projectiles is a card of the first Big Expansion',
    'GT-EXT-14': 'Dead zone is a card of the first Big Expansion',
    'GT-EXT-15': 'Lawyer, Diplomat and Technician belong to the first Big Expansion',
    'GT-EXT-16': 'the galactic robot police is a card of the first Big Expansion',
    'GT-EXT-17': 'what the Receptionist wakes belongs to the first Big Expansion',
    'GT-EXT-18': 'stasis sleepers belong to the first Big Expansion',
    'GT-EXT-19': 'class IIA and the Star Depot belong to the first Big Expansion',
    'GT-EXT-20': 'cards for modules of the first Big Expansion are not in play without it',
  },
};
