import type { Lexicon } from '../lexicon.ts';

/** Whatever on the table explains itself. */
export const notions: Lexicon['notions'] = {
  hp: {
    name: 'Hit Points',
    help: 'Each character has 4 at most. A wound takes one; at zero it dies.',
    rules: ['PAN-CHAR-02', 'PAN-CHAR-05'],
  },
  ap: {
    name: 'Action Points',
    help: 'A character with 3 or 4 HP brings 2 to the turn, with 1 or 2 HP only one. The sum is spent freely.',
    rules: ['PAN-CHAR-03', 'PAN-TURN-01'],
  },
  soldier: {
    name: 'Soldier',
    help: 'Carries the flamethrower: the only one who can burn the Nest. Never fires a gun.',
    rules: ['PAN-CHAR-10', 'PAN-CHAR-09'],
  },
  android: { name: 'Android', help: 'Carries the pistol: the only one who can fire, with Ammo.', rules: ['PAN-CHAR-09', 'PAN-FIRE-01'] },
  human: { name: 'Human', help: 'Wins when a human Soldier burns the Nest.', rules: ['PAN-END-01'] },
  infected: {
    name: 'Infected',
    help: 'Plays with the Host: may give own Infection cards and wins when a scan proves that no human is left.',
    rules: ['PAN-INFECT-06', 'PAN-END-04'],
  },
  host: {
    name: 'Host',
    help: 'The first infected: whoever draws the Host card among the first cards. Cannot be cured.',
    rules: ['PAN-INFECT-10', 'PAN-RULING-50'],
  },
  infection: {
    name: 'Infection card',
    help: 'Three a colour. Given by an infected player of that colour it infects, unless a Gas Can or an Antidote comes back.',
    rules: ['PAN-INFECT-01', 'PAN-INFECT-02'],
  },
  gas: {
    name: 'Gas Can',
    help: 'Given in a trade it blocks an infection. Three in one hand burn the Nest.',
    rules: ['PAN-GAS-01', 'PAN-GAS-02'],
  },
  key: {
    name: 'Key Card',
    help: 'Laid out at its first use, it lets your characters pass security doors.',
    rules: ['PAN-KEY-01', 'PAN-RULING-71'],
  },
  ammo: { name: 'Ammo', help: 'Four bullets for your Android. Laid out when the first is fired.', rules: ['PAN-AMMO-01', 'PAN-RULING-32'] },
  vest: {
    name: 'Bulletproof Vest',
    help: 'Cancels one wound from a bullet or a knife, then it is discarded.',
    rules: ['PAN-VEST-01', 'PAN-VEST-02'],
  },
  aid: {
    name: 'First Aid Kit',
    help: 'Gives 2 HP to a character in the room, or 1 to the user and 1 to another.',
    rules: ['PAN-AID-01', 'PAN-AID-02'],
  },
  grenade: {
    name: 'Grenade',
    help: 'One wound to everything in an adjacent room, friends included.',
    rules: ['PAN-GREN-01', 'PAN-GREN-02'],
  },
  scanner: {
    name: 'Heat Scanner',
    help: 'Shows you alone the whole hand of a player in the room. Cards, not proof.',
    rules: ['PAN-SCAN-01', 'PAN-SCAN-03'],
  },
  knife: {
    name: 'Combat Knife',
    help: 'For Soldier or Android: 3 or 4 on the die gives one wound in the same room.',
    rules: ['PAN-KNIFE-01', 'PAN-KNIFE-02'],
  },
  machineGun: { name: 'Machine Gun', help: 'Two bullets for a single AP, at one target or two.', rules: ['PAN-MGUN-01', 'PAN-MGUN-02'] },
  adrenaline: { name: 'Adrenaline', help: 'Two more action points this turn.', rules: ['PAN-ADREN-01'] },
  antidote: {
    name: 'Antidote',
    help: 'Given, it blocks an infection; received by an infected player who is not the Host, it cures in secret.',
    rules: ['PAN-INFECT-03', 'PAN-RULING-40'],
  },
  scope: { name: 'Scope', help: 'Your Android may fire into an adjacent open room.', rules: ['PAN-SCOPE-01'] },
  alert: {
    name: 'Parasite Alert',
    help: 'A four-sided die says on which side a parasite appears; where there is no room, it appears here.',
    rules: ['PAN-ALERT-01', 'PAN-ALCARD-01'],
  },
  parasite: {
    name: 'Parasite',
    help: 'Grey: 1 wound to everybody in the room. Black: 2, and it must be hit twice.',
    rules: ['PAN-PARA-08', 'PAN-PARA-09'],
  },
  security: {
    name: 'Security door',
    help: 'Closed: it takes a Key Card or the Terminal. Parasites never pass a closed one.',
    rules: ['PAN-MOVE-02', 'PAN-PARA-05'],
  },
  run: { name: 'Run', help: 'Entering gives a second move for free, at once.', rules: ['PAN-RUN-01'] },
  storage: { name: 'Storage', help: 'The first search gives three cards, later ones one.', rules: ['PAN-STORE-01', 'PAN-STORE-03'] },
  team: {
    name: 'Team Search',
    help: 'Two characters present may search together for 1 AP: one card each.',
    rules: ['PAN-TEAM-02', 'PAN-TEAM-03'],
  },
  one: {
    name: 'Plain search',
    help: 'A room to search: one card. Once red, every search draws a parasite.',
    rules: ['PAN-SEARCH-03', 'PAN-SEARCH-04'],
  },
  terminal: {
    name: 'Terminal',
    help: 'One function a turn, 1 AP: Heat Scan, open the doors, reveal a room.',
    rules: ['PAN-TERM-01', 'PAN-TERM-02'],
  },
  infirmary: { name: 'Infirmary', help: 'Once a turn, 1 AP: heal two wounds of your characters present.', rules: ['PAN-HEAL-01'] },
  nest: {
    name: 'Nest',
    help: 'The target. A human Soldier plays three Gas Cans here and the humans win.',
    rules: ['PAN-END-01', 'PAN-RULING-38'],
  },
  reactor: {
    name: 'Reactor Room',
    help: 'The start. Its figures give the directions of the die; no trade here.',
    rules: ['PAN-SETUP-04', 'PAN-TRADE-02'],
  },
  heatScan: {
    name: 'Heat Scan',
    help: 'Counts the infected without saying who. It can prove the victory of the Host.',
    rules: ['PAN-TERM-03', 'PAN-TERM-04'],
  },
  red: {
    name: 'Red icon',
    help: 'Already searched: searching or healing here first makes a parasite appear.',
    rules: ['PAN-SEARCH-04', 'PAN-HEAL-03'],
  },
  trade: {
    name: 'Trade',
    help: 'Entering where another player stands forces a secret swap of one card, or an attack.',
    rules: ['PAN-TRADE-01', 'PAN-TRADE-03'],
  },
  minimum: {
    name: 'Minimum hand',
    help: 'A card can be played only if at least five stay in hand afterwards.',
    rules: ['PAN-HAND-03', 'PAN-RULING-37'],
  },
};
