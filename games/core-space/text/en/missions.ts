import type { Lexicon } from '../lexicon.ts';

export const missions: Lexicon['missions'] = {
  'pillage-express': {
    title: 'Pillage Express',
    pitch: 'A freighter without an owner, for as long as it lasts: bring home what sells.',
    story:
      'The liner Express stopped answering two days ago. No distress call, no crew, full holds. By the law of salvage all of it belongs to whoever gets out again with it. You are not the only ones who can read a chart, and something aboard is only asleep.',
    primary: 'Bring aboard new items of more value than any other crew. Alone: 10 UA are a success, 18 a great one.',
    aim: 'Bring home more new loot than anybody else.',
    secondary: 'The shipping schedule, 3 UA: take it at the central console.',
    special: [
      'What you came with does not count: what you lose of it is subtracted.',
      'Only what Traders carry aboard counts; who is left behind brings nothing.',
      'Azurium counts 5 UA, Credits their value.',
    ],
  },
  'dead-signal': {
    title: 'Dead Signal',
    pitch: 'A flight recorder in one of four large crates, and a ship that minds losing it.',
    story:
      'The hauler Marguerite drifts with a dead beacon. Her insurer pays for the flight recorder, so that nobody else ever listens to it. It is in one of the large crates; the ship’s systems know when it leaves its place.',
    primary: 'Bring the flight recorder aboard; it sells for 7 UA.',
    aim: 'The flight recorder brought aboard: 7 UA.',
    secondary: 'Restart the two consoles, 2 UA each: dice by Skill, 2 Hits; one die more for a Tech or a Machine.',
    special: [
      'Whoever takes the recorder first raises Hostility by 2, and by 1 more in each round while it is on the board.',
      'A crew that restarts both consoles may lower Hostility by 2.',
    ],
  },
  'black-market': {
    title: 'Black Market',
    pitch: 'Three people fit the description. One of them is telling the truth.',
    story:
      'Under the hull of Pelican Station they sell what has no papers. Somebody here knows where the Purge will strike next and wants to be paid for it. Kaori, Butler or Ooma: ask nicely, or ask somebody else.',
    primary: 'Bring the informant’s data aboard, 6 UA.',
    aim: 'The informant’s data brought aboard: 6 UA.',
    secondary: 'Bring aboard three new weapons, 2 UA.',
    special: [
      'Persuade one of the three for information: the informant gives you the data; another one a token from the bag, and is out of the question.',
      'If the informant falls, the data lies on the floor.',
      'Each stall once: draw two tokens, keep one.',
      'Attacking a Civilian raises Hostility by 1, once a Trader and round.',
      'No other Civilians come, and these three neither join nor change, until the data is found.',
    ],
  },
  lockdown: {
    title: 'Lockdown',
    pitch: 'Six breaches, six consoles, and nothing left crawling.',
    story:
      'The owner of Halden Dock has water in the cellar: machines. The breaches can be sealed from consoles on the outer walls. He pays well for every crew that helped, and better for the one that did most.',
    primary:
      'All six Entry Points sealed and no Purge on the board at the end of a round: 6 UA to each crew that sealed one, 2 more to the one that sealed most.',
    aim: 'All six Entry Points sealed and no Purge left: 6 UA.',
    secondary: 'Bounty: 1 UA for every two Purge your Traders defeat, 3 at the most.',
    special: [
      'Interact with a wall console: 2 dice, one more for a Tech or a Machine; a Hit seals its Entry Point.',
      'Nobody arrives at a sealed Entry Point.',
      'A Harvester waits at Entry Points 2 and 5, with several crews a Devastator beside each.',
      'When it is done the mission is over and everybody is safe.',
    ],
  },
  jailbreak: {
    title: 'Jailbreak',
    pitch: 'One plumber, six cells, and everybody wants him.',
    story:
      'Treva Jole unblocked the wrong pipe and saw what ran in it. Now he sits in one of six cells, the evidence is in a crate, and the Wardens outside have been told to be polite. That ends with the first open door.',
    primary: 'Bring Treva Jole aboard, 8 UA. If he falls, nobody can.',
    aim: 'Treva Jole brought aboard: 8 UA.',
    secondary: 'The evidence, in one of the two large crates; it sells for 5 UA.',
    special: [
      'The cells are locked. The console of a row opens its three: dice by Skill, 2 Hits. So do a Laser Cutter, a Data Pad, Hacking, or brute force.',
      'The first cell that opens puts all Security on alert.',
      'Touch Treva and spend an Effortless action: he comes along. Another crew can talk him over when none of his is beside him.',
      'Doors open and close here.',
    ],
  },
  'the-nest': {
    title: 'The Nest',
    pitch: 'Four pylons, four charges or more, three rounds to get out.',
    story:
      'They have grown something in the belly of the station, and four pylons feed it. Enough charges should end it. Nobody has said what happens to those who place the last one and look back.',
    primary:
      'At least four charges, with two, three or four crews six, seven or eight, and the explosion: 10 UA to the crew with most of them, 6 to every other with one and a Trader aboard; 8 each where most is shared.',
    aim: 'Enough charges placed, and the explosion: 10 UA.',
    secondary: 'Azurium grows on the central spire: take it, and Hostility rises by 2.',
    special: [
      'Interact with a pylon to place a charge, one of each crew on each; each raises Hostility by 1.',
      'The last one needed starts the countdown: three rounds later everything still here is gone.',
      'Until then a rival can take a charge off with a Hit of one die.',
      'A Harvester waits at Entry Points 5 and 6, with several crews a Devastator beside each, with three or more an Assassin and a Live One at the spire. Five Traders may come.',
    ],
  },
};

export const rooms: Lexicon['rooms'] = {
  'pillage-express': [
    'Forward hold',
    'Passenger lounge',
    'Baggage room',
    'Port gallery',
    'Control room',
    'Starboard gallery',
    'Mail room',
    'Dining car',
    'Aft hold',
  ],
  'dead-signal': [
    'Captain’s cabin',
    'Port quarters',
    'Bow store',
    'Beacon room',
    'Pantry',
    'Mess',
    'Port lock',
    'Main corridor',
    'Starboard lock',
    'Relay room',
    'Galley',
    'Starboard quarters',
    'Laundry',
    'Stern store',
    'Mate’s cabin',
  ],
  'black-market': ['Moneylender', 'Noodle bar', 'Pawnshop', 'Spice shop', 'Bazaar', 'Gunsmith', 'Back room', 'Teahouse', 'Cloakroom'],
  lockdown: [
    'Port ward',
    'North gate',
    'Starboard ward',
    'Pump room',
    'Boiler room',
    'Reactor hall',
    'Port yard',
    'Filter room',
    'Turbine room',
    'Starboard yard',
    'South gate',
  ],
  jailbreak: [
    'Wash house',
    'Upper control',
    'Infirmary',
    'West guardroom',
    'Cell C1',
    'Cell C2',
    'Cell C3',
    'East guardroom',
    'Cell walk',
    'Cell C4',
    'Cell C5',
    'Cell C6',
    'Dormitory',
    'Lower control',
    'Boiler house',
  ],
  'the-nest': [
    'North-west store',
    'North gallery',
    'North-east store',
    'West gallery',
    'Inner ring',
    'East gallery',
    'The nest',
    'South-west store',
    'South gallery',
    'South-east store',
  ],
};
export const room: Lexicon['room'] = (number) => `Room ${number}`;
