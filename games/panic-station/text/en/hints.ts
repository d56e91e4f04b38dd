import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Humans: a healthy Soldier burns the {#nest|Nest}. Infected: turn everybody. Nobody knows who the {#host|Host} is.',
  host: 'You are the {#host|Host}. A few {#infection|Infections}, no more: choose your prey.',
  infected: 'You have changed sides: your {#infection|Infections} work now. Let nothing show.',
  duty: 'First round: you must search once, wherever you like.',
  give: 'Unless you give a {#gas|Gas Can}, an {#infection|Infection} turns you.',
  encounter: 'To enter is to trade or attack: choose with whom.',
  vest: 'It is always asked, {#vest|Vest} or not: the pause must betray nothing.',
  red: 'Red room: searching draws a {#parasite|parasite} first.',
  terminal: 'One function a turn: scan, open doors, or reveal a room.',
  hurt: 'At 2 hearts or fewer a character brings only one {#ap|point}.',
  minimum: 'Playing a card must leave enough in hand: find others first.',
  explore: 'Turn the room: an open door beats a {#security|security} door.',
  notebook: 'Who traded with whom? The journal knows, and your notebook keeps your suspicions.',
};
