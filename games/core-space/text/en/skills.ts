import type { Lexicon } from '../lexicon.ts';

/** The 37 skills; what each level does, passive effects first. */
export const skills: Lexicon['skills'] = {
  'sure-shot': {
    name: 'Sure Shot',
    levels: [
      'A shot at Short range that surely hits once, cover or not; armour still counts. No Move action this round, before or after.',
      'A shot up to Medium range that surely hits once, cover or not, even after moving; armour still counts.',
      'A shot at any range that surely hits once, whatever cover and armour, even after moving.',
    ],
  },
  'counter-shot': {
    name: 'Counter Shot',
    levels: [
      'Reaction: shot at? Shoot the attacker back as soon as the attack is over.',
      'Reaction: shoot a figure that has taken its first action of the turn.',
      'Reaction, at any time: shoot an enemy with 1 extra die, then Move.',
    ],
  },
  marksman: {
    name: 'Marksman',
    levels: [
      'One more shot.',
      'A shot with 1 extra die; its Hits may be split between two targets within Short range of each other.',
      'A shot with 2 extra dice; its Hits may be split between two targets within Short range of each other.',
    ],
  },
  'weapons-expert': {
    name: 'Weapons Expert',
    levels: [
      'Always: Reload may be Effortless. Used: a shot with 2 extra dice, and no Move action this round.',
      'Always: a shot with a pistol may be Effortless. Used: fire two different pistols in one action, their dice together less 1.',
      'Shoot a weapon out of an enemy’s hands with 2 dice: on a Hit it flies off, broken, and nobody is hurt.',
    ],
  },
  kata: {
    name: 'Kata',
    levels: [
      '2 extra dice in a Close Assault.',
      '3 extra dice in a Close Assault.',
      '4 extra dice in a Close Assault; its Hits may be split among enemies in contact.',
    ],
  },
  disarm: {
    name: 'Disarm',
    levels: [
      'Reaction: a Close Assault did you no damage? The weapon flies out of the attacker’s hands.',
      'Reaction: a Close Assault did you no damage? The weapon is yours.',
      'Reaction: as level 2, then strike with it at once and Move away without opportunity attacks.',
    ],
  },
  reflexes: {
    name: 'Reflexes',
    levels: [
      'Reaction: ignore all Hits of a Close Assault against you.',
      'Reaction: ignore all Hits of a Close Assault, then strike back with 1 extra die.',
      'Reaction: ignore all Hits of a Close Assault, strike back with 2 extra dice, then Move without opportunity attacks.',
    ],
  },
  'combat-expert': {
    name: 'Combat Expert',
    levels: [
      'Always: opportunity attacks against you lose 1 Hit. Used: trip an enemy in contact, it falls Prone.',
      'Always: a Close Assault may be Effortless. Used: a Close Assault with a gun, its Short range dice plus 2; ammo is spent.',
      'Break free: move each engaged enemy up to 2″ your way and attack it with 2 dice, no opportunity attacks, then Move.',
    ],
  },
  'walk-it-off': {
    name: 'Walk It Off',
    levels: [
      'Regain 1 Health.',
      'Reaction: an attack does you 2 damage less.',
      'Reaction: Defeated? Get up with 1 Health, and Move if you like.',
    ],
  },
  onslaught: {
    name: 'Onslaught',
    levels: [
      'Reaction: a Hit in your Close Assault? Another Close Assault.',
      'Reaction: a Hit in your Close Assault? Move if you like, then another Close Assault.',
      'During a Move: no opportunity attacks, and a Close Assault against each enemy you touch on the way.',
    ],
  },
  stubborn: {
    name: 'Stubborn',
    levels: [
      'One more Move.',
      'One more Move, then an attack.',
      'Reaction: ignore all Hits of an attack, then Move and attack, in either order.',
    ],
  },
  impervious: {
    name: 'Impervious',
    levels: [
      'Reaction: you would lose actions or a turn? You do not.',
      'Your physical armour counts 2 more until the end of the round.',
      'Regain 1 Health, above your start if there is room; no damage, no fall and no lost action until the end of the next round.',
    ],
  },
  'hard-to-hit': {
    name: 'Hard to Hit',
    levels: [
      'In cover, no shot can hurt you until the end of the round.',
      'In cover or beyond Short range, no shot can hurt you until the end of the round.',
      'Shoot, then Move; no shot can hurt you until the end of the round.',
    ],
  },
  ambush: {
    name: 'Ambush',
    levels: [
      'Reaction: an enemy ends its move within 4″ while you have cover from it? Shoot it; Shuffle before or after.',
      'Reaction: an enemy ends its move within 4″ while you have cover from it? Move, then attack it; Shuffle before or after.',
      'Reaction: as level 2, and Move once more at the end.',
    ],
  },
  'blend-in': {
    name: 'Blend In',
    levels: [
      'While you touch a wall nobody can target you or come into contact with you, until the end of the round.',
      'Shoot; then nobody can target or touch you while you touch a wall, until the end of the round.',
      'While you are not engaged nobody can target or touch you, until the end of the round; once you may break in with a shot.',
    ],
  },
  'fade-to-black': {
    name: 'Fade to Black',
    levels: [
      'Reaction: about to be shot at, with cover within 4″? Slip into it before the dice are rolled.',
      'Reaction: slip into cover within 4″ and ignore all Hits of that shot.',
      'Reaction, at any time: Move into cover and shoot, in either order, without opportunity attacks; nobody can target you this round.',
    ],
  },
  distraction: {
    name: 'Distraction',
    levels: [
      'With a shot: its target also loses 1 action of its next turn.',
      'Shoot; an enemy within Short range of the target loses its next turn; then Move.',
      'Shoot; you may Move the target, which loses its next turn; then Move yourself.',
    ],
  },
  evasion: {
    name: 'Evasion',
    levels: [
      'Reaction: an enemy comes into contact? Move away without opportunity attacks.',
      'Reaction: an enemy comes into contact? Move without opportunity attacks and attack, in either order.',
      'Reaction: an enemy comes into contact? Two Moves and an attack in any order; its turn is over.',
    ],
  },
  'light-fingers': {
    name: 'Light Fingers',
    levels: [
      'Reaction: a Close Assault did you no damage? Take an item of the attacker, not the weapon used.',
      'Reaction: attacked in a Close Assault? Take an item, not the weapon used; an Effortless one may be used at once.',
      'Reaction: attacked in a Close Assault? Take any item; then Move or attack without opportunity attacks.',
    ],
  },
  persuasion: {
    name: 'Persuasion',
    levels: [
      'Talk an enemy Trader within Short range into giving up: it loses its next turn.',
      'Persuade from a distance, within Short range, with 1 extra die; it may also cost the other its next turn.',
      'Persuade from a distance with 2 extra dice; even an enemy Trader, no Captain, may change sides for this mission.',
    ],
  },
  disruption: {
    name: 'Disruption',
    levels: [
      'Within Medium range: one enemy Tech cannot use tech skills this round, or two Purge of rank 1 to 3 lose their next turn.',
      'Within Medium range: no enemy Tech can use tech skills this round, or all Purge of rank 1 to 3 lose their next turn.',
      'One Tech in Medium range loses its tech skills for good, or one anywhere for this round; or the Purge lose two turns nearby, or one turn everywhere.',
    ],
  },
  assist: {
    name: 'Assist',
    levels: [
      'You or one of your crew: no damage from shots until the end of the round.',
      'You or one of your crew regains 2 Health; somebody Defeated only if you touch them.',
      'You and two others of your crew take one action each, in any order.',
    ],
  },
  control: {
    name: 'Control',
    levels: [
      'Take 1 peg off the Hostility track, or give 1 Repair Point to something in contact.',
      'Close an Entry Point to the Purge until Hostility reaches a higher level.',
      'Name a point: all Purge within Medium range of it but Live Ones go there at once and do nothing more this round.',
    ],
  },
  hacking: {
    name: 'Hacking',
    levels: [
      'Switch off a Purge of rank 1 or 2 within Medium range, or open or close a door in contact.',
      'Switch off two Purge of rank 1 or 2 within Medium range, or open or close a door within Medium range.',
      'Switch off two Purge of rank 1 to 3 within Medium range, or take one over, or open or close any door.',
    ],
  },
  accelerate: {
    name: 'Accelerate',
    levels: ['One more Move.', '2 more Moves or attacks this turn.', '3 more Moves or attacks this turn.'],
  },
  blast: {
    name: 'Blast',
    levels: [
      'Shoot from the hands: 3 dice at Short, 2 at Medium range.',
      '2 Moves over low scenery and over everybody.',
      'Everybody else within Short range suffers 3 dice and is thrown back an inch a Hit.',
    ],
  },
  manipulate: {
    name: 'Manipulate',
    levels: [
      'An enemy in sight loses its next turn.',
      'Something an enemy in sight carries breaks.',
      'Move a small thing in sight up to 5″, or hurl scenery in Medium range up to 5″: whoever is in its way suffers 4 dice.',
    ],
  },
  stimulate: {
    name: 'Stimulate',
    levels: [
      'A Move or a shot, or regain 1 Health.',
      'Look at the next two Event cards, then Move.',
      'A Move before or after one of: a Close Assault with 6 dice, a shot with 4 dice, a shot with 6 dice for 1 Health.',
    ],
  },
  reroute: {
    name: 'Reroute',
    levels: [
      'Reaction: Defeated? Stand up with 2 Health.',
      'Regain 2 Health.',
      'In contact with a wall, away from doors and windows: regain all Health.',
    ],
  },
  scanners: {
    name: 'Scanners',
    levels: [
      'Look into a crate in sight within Short range.',
      'Two Purge of rank 1 to 3 within Medium range Move in a direction you choose.',
      'Hostility 2 pegs up or down; all other Machines and all Purge of rank 1 to 3 lose their next turn.',
    ],
  },
  'protection-protocol': {
    name: 'Protection Protocol',
    levels: [
      'Reaction, at any time: Move.',
      'An ally in contact regains 1 Health; until the end of the round you may take its Hits while you touch it.',
      'Reaction, at any time: two Moves and a Close Assault in any order; an enemy still standing falls on a Hit.',
    ],
  },
  repair: {
    name: 'Repair',
    levels: [
      'Repair or Unjam, on yourself or anything in contact, with 1 Hit for sure.',
      '3 Repair Points for yourself or something in contact.',
      'Repair one thing or heal one Machine within Short range wholly; 1 Repair Point for all others there.',
    ],
  },
  overload: {
    name: 'Overload',
    levels: [
      'One more action.',
      'Two more actions, then lose 1 Health.',
      'Self-destruct: 5 dice against all within Short range, 2 dice up to Medium. What is left of you, the Chance die says.',
    ],
  },
  charge: {
    name: 'Charge',
    levels: [
      'Move into an enemy and Push it; every Hit is damage too.',
      'While moving this round, a free Close Assault against each of up to 3 characters you touch, without opportunity attacks.',
    ],
  },
  disconnect: {
    name: 'Disconnect',
    levels: [
      'This turn Moves 2″ longer and 2 extra dice in Close Assaults; then the handler loses its hold.',
      'This turn 1 extra action, Moves 2″ longer, 2 extra dice in Close Assaults, and every enemy you run into falls; then the handler loses its hold.',
    ],
  },
  heel: {
    name: 'Heel',
    levels: [
      'Move to your handler; in contact, you take all its Hits this round.',
      'Two Moves to your handler; in contact, you take all its Hits this round, and it regains 1 Health.',
      'As level 2, and you pass through others on the way, pushing each of them.',
    ],
  },
  'sonic-roar': {
    name: 'Sonic Roar',
    levels: [
      'All within Short range suffer 1 die, armour or not; Augmented, Machines and the Purge do not care.',
      'One in sight within Medium range, no Purge of rank 4 or more, suffers 2 dice, armour or not, and falls if it survives.',
    ],
  },
};
