import type { Lexicon } from '../lexicon.ts';

/** Why something cannot be done. */
export const refusals: Lexicon['refusals'] = {
  duty: 'In the first round a search must stay possible this turn.',
  'no-ap': 'You have no action point left.',
  'minimum-hand': 'Enough cards must stay in your hand afterwards.',
  'no-bullet': 'Without a bullet a gun is useless.',
  'host-asleep': 'The Host still sleeps in the draw pile: the Nest cannot burn.',
  'infected-nest': 'An infected player does not burn the Nest.',
  cans: 'You do not have enough Gas Cans.',
  sideways: 'A room stays upright or is turned round; never sideways.',
  doors: 'Door to door, wall to wall; never two security doors.',
  sealed: 'This would seal the station before the Nest is found.',
  'adjacent-first': "The room must go next to your explorer's room if it can.",
  stuck: 'You cannot explore any more this turn.',
  'deck-empty': 'There is no room left to explore.',
  'terminal-used': 'One function of the Terminal a turn.',
  healed: 'One visit to an Infirmary a turn, and there must be a wound.',
  'not-yours': "This character is somebody else's.",
  'own-infection': 'A human never gives away his own Infection cards.',
  'foreign-infection': "As long as you hold an item, others' Infection cards cannot be given.",
  'host-card': 'The Host card cannot be traded.',
  'not-possible': 'That is not possible now.',
};

/** How it ended, and who has won. */
export const endings: Lexicon['endings'] = {
  playing: 'The game is in progress.',
  burnt: 'The Nest is in flames.',
  allInfected: 'The Heat Scan proves it: no human is left.',
  lastHuman: 'One human is left, with no Gas Can to be found.',
  noSoldier: 'No Soldier is left: the Nest will never burn.',
  vote: 'All have voted to end the operation.',
  limit: 'The operation has taken too long.',
};
export const winners: Lexicon['winners'] = {
  humans: 'The humans win.',
  infected: 'The Host and the infected win.',
  nobody: 'Nobody wins.',
};

export const standing: Lexicon['standing'] = ({ side, cans, needed, nest, soldier, android }) => [
  side === null
    ? 'Your team is eliminated.'
    : side === 'human'
      ? `You are human, with ${cans} of the ${needed} Gas Cans the Nest takes.`
      : "You are on the Host's side: infect the others without giving yourself away.",
  `${nest ? 'The Nest is found' : 'The Nest is still hidden'}; your Soldier has ${soldier} HP, your Android ${android}.`,
];
