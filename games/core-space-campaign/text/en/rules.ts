import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  campaign: 'The campaign',
  after: 'After a mission',
  trade: 'Trading and hiring',
  ship: 'The ship',
};
export const rules: Lexicon['rules'] = {
  'CS-CMP-01': {
    title: 'How long, and who wins',
    text: 'You agree on a length and a goal. In the end the most Resources win, counted after the last maintenance: sell before. Ties go by the value of the crew.',
  },
  'CS-CMP-04': {
    title: 'Open, League, arc',
    text: 'Open: each crew chooses what it plays. League: every round pairs the crews. The Azure Thread: five stages of one story.',
  },
  'CS-CMP-06': {
    title: 'Your crew',
    text: '180 points, one Captain, seven people at most, free weapons only, no money. Everybody in it belongs to you alone.',
  },
  'CS-CUP-01': {
    title: 'Catching up',
    text: 'A crew that is worth 10 UA less than the strongest may play Pillage Express in between, as often as it takes.',
  },
  'CS-PST-01': {
    title: 'After a mission',
    text: 'Extraction, advancement, trading, maintenance. All crews of the game finish one before the next begins; dice are seen by all.',
  },
  'CS-EXT-01': {
    title: 'Left behind',
    text: 'For each Defeated one the Purge has its chance: on a 1 it takes them. For the others you choose; if nobody got back to the ship, each is on their own.',
  },
  'CS-EXT-07': {
    title: 'Emergency Teleport',
    text: '1: lost. 2: somebody else comes out. 3: wrong ship, two missions or 4 UA. 4: misses a mission, gains a Career point. 5: safe without a thing. 6: safe.',
  },
  'CS-EXT-14': {
    title: 'On your own',
    text: '1–2: a ransom of its Skill in UA, one more a mission. 3–4: charges: free, 2 UA, 5 UA or prison. 5–6: for 1 UA and one thing it is back.',
  },
  'CS-ADN-01': {
    title: 'Career points',
    text: 'One for each who came back during the mission, one more for the Kill token. Each point is a level of a skill.',
  },
  'CS-ADN-05': {
    title: 'Rows',
    text: 'At 7 and 12 Career: +1 Health, +1 Skill. At 15: an action more too. Never above the potential.',
  },
  'CS-TRA-02': {
    title: 'Trading posts',
    text: 'BS-Mart always, and one of the five others. Everything is bought anywhere, each sells its own. Rare things are never sold.',
  },
  'CS-TRA-08': {
    title: 'Who picks first',
    text: 'At the same post you pick in turn, one thing each, the winner first.',
  },
  'CS-TRA-09': {
    title: 'Azurium',
    text: 'The die makes the offer: 2, 5 or 9 UA. Whoever refuses may try again after another game.',
  },
  'CS-TRA-10': {
    title: 'Barter',
    text: 'Crews of a game may exchange money, things, people and the right to hire a guest. Both agree, and it is done. A Captain is not traded.',
  },
  'CS-HIR-02': {
    title: 'Hiring',
    text: 'Guests of the mission cheaply, others of your five offers for good or for a game. Seven people at most, one Captain.',
  },
  'CS-EXT-27': {
    title: 'A new Captain',
    text: 'Whoever lost its Captain hires one or promotes somebody, who gains a Career point.',
  },
  'CS-SHI-01': {
    title: 'The ship',
    text: 'Four systems of five boxes, three filled at the start; a hold of twelve spaces.',
  },
  'CS-MNT-01': {
    title: 'Wear and repair',
    text: 'Each game wears a system down by a box. A box costs 2 UA, or Ship Parts. A system left at zero loses the ship.',
  },
  'CS-MNT-08': {
    title: 'Upgrades',
    text: 'With all boxes filled: 1, 2 and 3 UA for the levels, one level each at a time.',
  },
};
