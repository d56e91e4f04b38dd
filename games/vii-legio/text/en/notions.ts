import type { Lexicon } from '../lexicon.ts';

export const notions: Lexicon['notions'] = {
  // people and places
  uc: { name: 'U.C.', help: 'Commanding Unit: a player with a ship and a crew.', rules: ['LEG-SETUP-01'] },
  'first-uc': {
    name: 'First U.C.',
    help: 'Plays first in every round. The token never changes hands.',
    rules: ['LEG-SETUP-22', 'LEG-TURN-01'],
  },
  legion: { name: 'VIIth Legion', help: 'The corps all U.C. belong to: rivals for glory, allies on the planets.', rules: ['LEG-SETUP-01'] },
  nebula: { name: 'Red Nebula', help: 'The map: five sectors around the Star Base, and sector X apart.', rules: ['LEG-MAP-01'] },
  sector: {
    name: 'Sector',
    help: 'A region of the map, I to V. It holds ships and planets; you can invite only within your own sector.',
    rules: ['LEG-MAP-01', 'LEG-MAP-05'],
  },
  'zone-a': {
    name: 'Zone A',
    help: 'Sectors I, II and III, near the base. A Spatha receives only half of its share of PC here.',
    rules: ['LEG-MAP-01', 'LEG-MIS-11'],
  },
  'zone-b': {
    name: 'Zone B',
    help: 'Sectors IV and V, at the edge: harder missions, better paid, and a full share for the Spatha.',
    rules: ['LEG-MAP-01', 'LEG-MIS-11'],
  },
  border: {
    name: 'Border',
    help: 'The figure on the gate is the number of cards to discard for crossing, either way.',
    rules: ['LEG-MOVE-01'],
  },
  limit: {
    name: 'Limit of the sector',
    help: 'How many planets, active and explored, the sector can hold. Once full, nothing more is discovered there.',
    rules: ['LEG-MAP-05', 'LEG-DISC-01'],
  },
  'star-base': {
    name: 'Star Base',
    help: 'The whole of sector I. Ships are repaired here and, from 12 PC on, promoted.',
    rules: ['LEG-BASE-01', 'LEG-BASE-02', 'LEG-PROMO-01'],
  },
  'sector-x': {
    name: 'Sector X',
    help: 'From 9 PX on, 6 cards lead there, once per game: choose an X card. Leaving costs 3 cards and brings you to the base.',
    rules: ['LEG-SX-01', 'LEG-SX-04', 'LEG-SX-06'],
  },
  // scores and their marks
  pc: {
    name: 'PC',
    help: 'Cartography points, the golden leaves. At the end the most PC win, among the U.C. that have 10 PX.',
    rules: ['LEG-END-08', 'LEG-SCORE-01'],
  },
  px: {
    name: 'PX',
    help: 'Xenoscience points, the silver leaves. They open abilities, then the right to win (10 PX). They are never lost.',
    rules: ['LEG-XENO-01', 'LEG-END-08'],
  },
  'pc-12': { name: '12 PC: promotion', help: 'With 12 PC or more, being at the Star Base earns you a Spatha.', rules: ['LEG-PROMO-01'] },
  'pc-18': {
    name: '18 PC: second objective',
    help: 'The first time you reach 18 PC you receive two Secret Objectives and keep one.',
    rules: ['LEG-OBJ-03'],
  },
  'pc-25': {
    name: '25 PC: the Imperator',
    help: 'When the Imperator pawn reaches 25 PC, the present round is the last.',
    rules: ['LEG-END-02', 'LEG-IMP-06'],
  },
  'px-3': { name: '3 PX: OZ ore', help: 'From 3 PX on you may play OZ cards for their effect.', rules: ['LEG-XENO-03'] },
  'px-6': {
    name: '6 PX: technology',
    help: 'At 6 PX you learn Nanoprobes (+1 Capture) or Holodeck (+1 Diplomacy).',
    rules: ['LEG-XENO-04'],
  },
  'px-9': { name: '9 PX: sector X', help: 'From 9 PX on, sector X is open to you.', rules: ['LEG-XENO-05', 'LEG-SX-01'] },
  'px-10': { name: '10 PX: right to win', help: 'Without 10 PX your PC do not count at the end of the game.', rules: ['LEG-END-08'] },
  'px-12': { name: '12 PX: loyal Adventurers', help: 'From 12 PX on, the Adventurers you use stay aboard.', rules: ['LEG-XENO-07'] },
  'px-13': {
    name: '13 PX: the end at will',
    help: 'With 13 or 14 PX you may declare the end of the game during your turn.',
    rules: ['LEG-XENO-08', 'LEG-END-01'],
  },
  'px-15': {
    name: '15 PX: the end',
    help: 'As soon as a U.C. reaches 15 PX, the present round is the last.',
    rules: ['LEG-XENO-08', 'LEG-END-02'],
  },
  // the ship board
  frombola: {
    name: 'Frombola',
    help: 'The first ship: up to 4 Experts, 3 points in each memory row, a full share of PC in both zones.',
    rules: ['LEG-SETUP-03'],
  },
  spatha: {
    name: 'Spatha',
    help: 'The ship of a promotion: larger, better armed, but with half a share of PC in zone A.',
    rules: ['LEG-PROMO-04', 'LEG-MIS-11'],
  },
  equipment: {
    name: 'Equipment',
    help: 'Propulsors, lasers and decoder. One more costs 2 cards; the first propulsor only 1.',
    rules: ['LEG-BUY-01', 'LEG-BUY-09'],
  },
  propulsor: {
    name: 'Propulsor',
    help: 'The more propulsors, the more Exploration cards you may draw at the start of your turn.',
    rules: ['LEG-DRAW-01', 'LEG-BUY-01'],
  },
  laser: {
    name: 'Laser',
    help: 'It takes as many lasers as the strength of a hostile ship. Every fight uses up 1.',
    rules: ['LEG-CMB-04', 'LEG-CMB-06'],
  },
  decoder: {
    name: 'Signal decoder',
    help: 'Once per turn, look secretly at a hidden contact: A for 1 card (level 1), B for 2 cards (level 2).',
    rules: ['LEG-DEC-01', 'LEG-DEC-05'],
  },
  detector: {
    name: 'Risk Detector',
    help: 'Kept beside the ship (2 at most). Discarded with a risk card it cancels the effects; the experience is still gained.',
    rules: ['LEG-RULING-12'],
  },
  crew: { name: 'Crew', help: 'Squads and Experts. Each recruit costs 3 cards.', rules: ['LEG-BUY-03'] },
  squad: {
    name: 'Squad',
    help: 'Legionaries. The squads of all participants are added up for the right to land.',
    rules: ['LEG-LAND-02', 'LEG-BUY-03'],
  },
  expert: {
    name: 'Expert',
    help: 'Diplomat, Hunter or Adventurer. Room aboard is limited, all specialties together.',
    rules: ['LEG-BUY-03', 'LEG-XP-01'],
  },
  diplomat: { name: 'Diplomat', help: 'Each Diplomat aboard gives 1 permanent point of Diplomacy.', rules: ['LEG-XP-01'] },
  hunter: { name: 'Hunter', help: 'Each Hunter aboard gives 1 permanent point of Capture.', rules: ['LEG-XP-01'] },
  adventurer: {
    name: 'Adventurer',
    help: 'Gives 1 point in either skill, then leaves the ship. From 12 PX on she stays.',
    rules: ['LEG-XP-08'],
  },
  profile: {
    name: 'Command profile',
    help: 'Your own 3 points, split between Diplomacy and Capture. They count in every mission and are never spent.',
    rules: ['LEG-SETUP-08', 'LEG-XP-01'],
  },
  diplomacy: { name: 'Diplomacy', help: 'The skill for missions among sapients, also called Intelligence.', rules: ['LEG-RULING-09'] },
  capture: {
    name: 'Capture',
    help: 'The skill for missions among non-sapients, also called Force or Exobiology.',
    rules: ['LEG-RULING-09'],
  },
  dual: {
    name: 'Dual skill',
    help: 'Each participant announces the skill it contributes; all points are added up.',
    rules: ['LEG-MIS-04'],
  },
  experience: {
    name: 'Experience',
    help: 'Points gained by facing risks, kept in memory and spent in missions. What exceeds the memory is lost.',
    rules: ['LEG-XP-02', 'LEG-MIS-05'],
  },
  permanent: {
    name: 'Permanent points',
    help: 'Profile, Diplomats or Hunters, technology: they count in every mission without being spent.',
    rules: ['LEG-MIS-02', 'LEG-XP-01'],
  },
  technology: {
    name: 'Technology',
    help: 'Nanoprobes or Holodeck, your choice at 6 PX. The other one comes only from the Archivists of sector X.',
    rules: ['LEG-XP-10', 'LEG-XENO-04'],
  },
  nanoprobes: { name: 'Nanoprobes', help: 'Technology: 1 permanent point of Capture.', rules: ['LEG-XP-10'] },
  holodeck: { name: 'Holodeck', help: 'Technology: 1 permanent point of Diplomacy.', rules: ['LEG-XP-10'] },
  calls: {
    name: 'Calls to the Imperator',
    help: 'You may call the Imperator 3 times in the game, 5 times with two U.C.',
    rules: ['LEG-IMP-03'],
  },
  greyed: {
    name: 'Greyed space',
    help: 'The starting value of the ship. A repair brings back to it whatever has fallen below.',
    rules: ['LEG-SETUP-03', 'LEG-BASE-02'],
  },
  element: {
    name: 'Element',
    help: 'A propulsor, a laser, the whole decoder, a squad or an Expert: what can be left on a planet.',
    rules: ['LEG-RULING-44'],
  },
  // cards and piles
  exploration: {
    name: 'Exploration card',
    help: 'Played face up it acts; discarded face down it pays for purchases, crossings and decoding.',
    rules: ['LEG-EXPL-01', 'LEG-INFO-02'],
  },
  hand: {
    name: 'Hand',
    help: 'Only you see your cards; everybody sees how many. None is kept from one turn to the next.',
    rules: ['LEG-INFO-01', 'LEG-TURN-08'],
  },
  deck: {
    name: 'Deck',
    help: 'The Exploration cards to come. When it runs out, the discard pile is shuffled into a new one.',
    rules: ['LEG-DRAW-05'],
  },
  discard: {
    name: 'Discard pile',
    help: 'Nobody may browse it: it mixes open and hidden cards. Only its size is known.',
    rules: ['LEG-INFO-02'],
  },
  discovery: {
    name: 'Discovery',
    help: 'This card creates an active planet in your sector, if there is room and a pawn left.',
    rules: ['LEG-DISC-03', 'LEG-DISC-01'],
  },
  risk: {
    name: 'Risk',
    help: 'To play the card is to face the risk: suffer it, then gain the experience printed at the top left.',
    rules: ['LEG-EXPL-05', 'LEG-EXPL-07'],
  },
  hostile: {
    name: 'Hostile ship',
    help: 'A risk to be fought. Its strength is the number of lasers needed; each one missing costs a roll for damage.',
    rules: ['LEG-CMB-01', 'LEG-CMB-04'],
  },
  gain: {
    name: 'Gain',
    help: 'The trophy of a hostile ship. It is yours if you had at least 1 laser when the fight began.',
    rules: ['LEG-CMB-07'],
  },
  damage: {
    name: 'Damage',
    help: 'Die: 1–2 propulsor, 3–4 laser, 5–6 squad, 7–8 decoder, 9–0 Expert. What you do not have cannot be lost.',
    rules: ['LEG-CMB-11'],
  },
  oz: { name: 'OZ ore', help: 'A profitable card, playable face up from 3 PX on.', rules: ['LEG-EXPL-08', 'LEG-XENO-03'] },
  advantage: { name: 'Advantage', help: 'A card without danger: its effect is all profit.', rules: ['LEG-EXPL-01'] },
  extrasolar: {
    name: 'Extrasolar card',
    help: 'A planet and its inhabitants: squads to land, skill and points required, PC to share, star and PX.',
    rules: ['LEG-LAND-02', 'LEG-MIS-02', 'LEG-MIS-14'],
  },
  sapient: { name: 'Sapient', help: 'These Extrasolars are won over by Diplomacy: alliance and trade.', rules: ['LEG-RULING-09'] },
  wild: { name: 'Non-sapient', help: 'These Extrasolars are met with Capture: seizing and intimidation.', rules: ['LEG-RULING-09'] },
  contacts: {
    name: 'Coming contacts',
    help: 'The next cards to discover: two of zone A, one of zone B.',
    rules: ['LEG-DISC-07', 'LEG-DISC-09'],
  },
  'open-contact': {
    name: 'Open contact',
    help: 'The eye marks the A card everybody sees. Whoever discovers in zone A may take it.',
    rules: ['LEG-DISC-07'],
  },
  'hidden-contact': {
    name: 'Hidden contact',
    help: 'A decoder lets you look at this card in secret; it stays hidden from the others.',
    rules: ['LEG-DEC-01', 'LEG-DEC-05'],
  },
  objective: {
    name: 'Secret Objective',
    help: 'A goal only you know. Fulfilled, it is revealed and brings its PC; unfulfilled, it costs nothing.',
    rules: ['LEG-OBJ-01', 'LEG-OBJ-02', 'LEG-OBJ-04'],
  },
  imperator: {
    name: 'Imperator',
    help: 'The flagship. Called for a landing, it lends squads and experience, takes a share and gains PC of its own.',
    rules: ['LEG-IMP-02', 'LEG-IMP-06', 'LEG-IMP-09'],
  },
  'imperator-card': {
    name: 'Imperator card',
    help: 'What the Imperator brings at the moment: squads, experience, and the PC it would gain itself.',
    rules: ['LEG-IMP-01'],
  },
  supply: {
    name: 'Supply of Experts',
    help: 'The Experts nobody has aboard. A specialty that has run out cannot be recruited.',
    rules: ['LEG-BUY-03', 'LEG-XP-11'],
  },
  // what happens
  turn: { name: 'Turn', help: 'Draw, act in any order you like, land once at most, end.', rules: ['LEG-TURN-02', 'LEG-TURN-03'] },
  leftovers: {
    name: 'Cards left over',
    help: 'Unless you landed this turn, each card still in hand at its end costs 1 PC.',
    rules: ['LEG-TURN-08'],
  },
  'active-planet': {
    name: 'Active planet',
    help: 'A discovered planet that waits for its mission. Five at most at a time in the whole nebula.',
    rules: ['LEG-DISC-11', 'LEG-DISC-01'],
  },
  explored: {
    name: 'Explored planet',
    help: 'Its mission is over, successful or not. The token still counts towards the limit of the sector.',
    rules: ['LEG-MIS-20'],
  },
  discoverer: {
    name: 'Discoverer',
    help: 'The U.C. that found the planet. If it is in the sector it must be invited; the card goes to it after the mission.',
    rules: ['LEG-LAND-06', 'LEG-MIS-18'],
  },
  landing: {
    name: 'Landing',
    help: 'Once per turn, on an active planet of your sector, if the squads suffice. The mission follows at once.',
    rules: ['LEG-LAND-01', 'LEG-LAND-02', 'LEG-TURN-06'],
  },
  invitation: {
    name: 'Invitation',
    help: 'You may invite U.C. in your sector; each accepts or declines. Three proposals per turn at most.',
    rules: ['LEG-LAND-03', 'LEG-RULING-31'],
  },
  mission: { name: 'Mission', help: 'Four steps: the PC, the PX, the departure, then the planet becomes explored.', rules: ['LEG-MIS-01'] },
  required: {
    name: 'Points required',
    help: 'The points of all participants and of the Imperator are added up. What is missing must be spent, the active U.C. first.',
    rules: ['LEG-MIS-02', 'LEG-MIS-05'],
  },
  share: {
    name: 'Sharing the PC',
    help: 'Equal shares, rounded in favour of the active U.C. The Imperator counts as one.',
    rules: ['LEG-MIS-09', 'LEG-IMP-09'],
  },
  star: {
    name: 'Star',
    help: 'How many elements to leave on the planet for the PX, a minimum of crew among them. Each participant decides alone.',
    rules: ['LEG-MIS-14', 'LEG-RULING-44'],
  },
  fiasco: { name: 'Mission without gain', help: 'If nobody gained any PC or PX, each participant loses 2 PC.', rules: ['LEG-MIS-19'] },
  repair: {
    name: 'Repair',
    help: 'At the Star Base, whatever is below its greyed space rises to it, free of charge. The turn ends at once.',
    rules: ['LEG-BASE-02'],
  },
  promotion: {
    name: 'Promotion',
    help: 'At the base with 12 PC: the Frombola becomes a Spatha, Experts and profile are chosen anew.',
    rules: ['LEG-PROMO-01', 'LEG-PROMO-04', 'LEG-PROMO-03'],
  },
  ending: {
    name: 'End of the game',
    help: 'The end has been triggered: the present round is finished, then scores are compared.',
    rules: ['LEG-END-05', 'LEG-END-01', 'LEG-END-02'],
  },
};
