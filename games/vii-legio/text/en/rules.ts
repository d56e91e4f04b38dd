import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'The goal',
  setup: 'Setup',
  map: 'The Red Nebula',
  turn: 'The turn',
  hidden: 'Cards face down: buy, travel, decode',
  explore: 'Cards face up: explore',
  combat: 'Space combat',
  discover: 'Discovering a planet',
  landing: 'Landing',
  mission: 'The mission',
  experience: 'Experience and Experts',
  imperator: 'The Imperator',
  xeno: 'The Xeno track',
  'sector-x': 'Sector X',
  base: 'The Star Base and promotion',
  objectives: 'Secret Objectives',
  end: 'End of the game',
  secrets: 'What everybody knows',
};

export const rules: Lexicon['rules'] = {
  // goal
  'LEG-SETUP-01': {
    title: 'The Commanding Units',
    text: '2 to 4 U.C. explore the Red Nebula. Each has its colour, a ship with its board, a score pawn and two technologies to learn.',
  },
  'LEG-END-08': {
    title: 'Winning',
    text: 'At the end only U.C. with at least 10 {#px|PX} can win. Among them the one with the most {#pc|PC} wins.',
  },
  'LEG-SCORE-01': {
    title: 'Keeping score',
    text: 'PC and PX are marked at once and never spent: thresholds, promotion and sector X only look at the total. PC never fall below 0 and have no ceiling, even beyond the 50 spaces of the track.',
  },
  'LEG-SCORE-02': {
    title: 'Where points come from',
    text: 'Mostly from missions. Also from some cards, combat trophies, X cards and, for PC only, Secret Objectives.',
  },
  // setup
  'LEG-SETUP-03': {
    title: 'The Frombola',
    text: 'Everybody starts with a {#frombola|Frombola}: 2 propulsors, 1 laser, a level 1 decoder, 2 squads. Experience, calls to the Imperator, PC and PX are at 0; no technology is known.',
  },
  'LEG-SETUP-08': {
    title: 'The command profile',
    text: 'Split 3 points between {#diplomacy|Diplomacy} and {#capture|Capture}: 3 and 0, 2 and 1, 1 and 2, or 0 and 3.',
  },
  'LEG-SETUP-09': {
    title: 'The first Expert',
    text: 'Take 1 {#expert|Expert} of your choice aboard; the others form the common supply: 8 Diplomats, 8 Hunters and 10 Adventurers in all. Profiles and Experts are chosen at the same time and shown together.',
  },
  'LEG-SETUP-11': {
    title: 'The first Secret Objective',
    text: 'Receive 2 {#objective|Secret Objectives} and keep 1; the rejected cards are shuffled back into the pile.',
  },
  'LEG-SETUP-15': {
    title: 'Cards on the board',
    text: 'Two A cards and one B card wait as {#contacts|contacts}; once the choices are made the first A card is turned up. The 5 X cards are face down. The first Imperator card is face up and the Imperator pawn has 0 PC.',
  },
  'LEG-SETUP-17': {
    title: 'Where it starts',
    text: 'All ships are at the Star Base, in sector I. Nobody holds a card, the discard pile is empty, no planet has been discovered.',
  },
  'LEG-SETUP-22': {
    title: 'The First U.C.',
    text: 'Chance names the First U.C. It opens every round; the token never changes hands. The colours are blue, green, red and yellow.',
  },
  // map
  'LEG-MAP-01': {
    title: 'Sectors and zones',
    text: 'Sectors I, II and III form {#zone-a|zone A}, sectors IV and V {#zone-b|zone B}. To be in sector I is to be at the {#star-base|Star Base}. Sector V is the farthest.',
  },
  'LEG-MAP-05': {
    title: 'Planets per sector',
    text: 'Limits from I to V. Two U.C.: 3, 4, 5, 5, 6. Three: 4, 6, 8, 7, 8. Four: 6, 8, 10, 10, 11. Active and explored planets both count.',
  },
  'LEG-MAP-06': { title: 'Sector X', text: 'It touches no other sector and stays closed to you until you have 9 PX.' },
  'LEG-MAP-07': {
    title: 'Ships',
    text: 'A sector holds any number of ships. Frombola and Spatha may go anywhere; only the share of a Spatha in zone A differs.',
  },
  // turn
  'LEG-TURN-01': { title: 'Order of play', text: 'Each U.C. takes one turn, clockwise, beginning with the First U.C.: that is a round.' },
  'LEG-TURN-02': {
    title: 'Course of a turn',
    text: '1. A promotion that is due. 2. If you like: repair (the turn ends) or declare the end. 3. Announce and draw. 4. Act as you like, with one landing at most. 5. Discard the cards left.',
  },
  'LEG-DRAW-01': {
    title: 'Drawing',
    text: 'Announce a number from 0 to your maximum, then receive all those cards together. Maximum by {#propulsor|propulsors} (0, 1, 2, 3, 4): Frombola 2, 4, 5, 6; Spatha 3, 5, 6, 7, 9.',
  },
  'LEG-DRAW-04': {
    title: 'Propulsors gained or lost',
    text: 'The change counts from your next turn on. Cards drawn by effects during the turn join the hand without limit, and cost like any other if they are left.',
  },
  'LEG-DRAW-05': {
    title: 'Deck run out',
    text: 'The discard pile is shuffled and becomes the deck. If nothing is left at all, you receive what there is and the rest is lost.',
  },
  'LEG-TURN-03': {
    title: 'Acting',
    text: 'After the draw use your cards in any order: buy, travel or decode face down, or explore face up. Without cards you may still land.',
  },
  'LEG-TURN-06': {
    title: 'One landing',
    text: 'At any moment after the draw you may land on an active planet of your sector, once per turn. After that only pending choices remain and, if allowed, declaring the end.',
  },
  'LEG-TURN-07': {
    title: 'Ending',
    text: 'You may end your turn whenever you like. With nothing useful to do, draw 0 cards and end: it costs nothing.',
  },
  'LEG-TURN-08': {
    title: 'Cards left over',
    text: 'At the end of the turn the cards still in hand are discarded face down and cost 1 PC each, also after a repair or in sector X. If you landed this turn they cost nothing. A card that was used, in whatever way, is never penalised.',
  },
  'LEG-RULING-78': {
    title: 'What is checked by itself',
    text: 'After every action, in this order: Xeno thresholds, immediate objectives, the 18 PC threshold, end of the game. If several U.C. have a choice to make they are asked in turn order; during a mission these choices wait for its end.',
  },
  // hidden
  'LEG-INFO-02': {
    title: 'Discarding face down',
    text: 'Cards that pay are shown to nobody; only their number is public. Nobody browses the discard pile. Cards used this way cost no PC.',
  },
  'LEG-BUY-01': {
    title: 'Equipment: 2 cards',
    text: '1 propulsor, 1 laser or 1 decoder level (2 at most) costs 2 cards. Going from 0 to 1 propulsor costs only one.',
  },
  'LEG-BUY-03': {
    title: 'Crew: 3 cards',
    text: '1 squad or 1 Expert costs 3 cards. You choose the specialty, as long as one is left in the supply.',
  },
  'LEG-BUY-09': {
    title: 'Room aboard',
    text: 'Frombola: 3 propulsors, 3 lasers, decoder 2, 4 squads, 4 Experts. Spatha: 4, 4, 2, 6 and 6. Nothing can be dismissed at will: it goes only by missions, damage, cards or promotion.',
  },
  'LEG-BUY-10': {
    title: 'As often as you like',
    text: 'Buy as long as cards last, anywhere, sector X included. A purchase works at once.',
  },
  'LEG-MOVE-01': {
    title: 'Crossing a border',
    text: 'Move to a neighbouring sector by discarding the cards of the {#border|border}: I–II 1, I–III 2, II–III 2, II–IV 3, III–IV 2, III–V 3, IV–V 2. The price is the same both ways; without enough cards there is no crossing.',
  },
  'LEG-MOVE-05': {
    title: 'Several steps',
    text: 'You may cross several borders in a turn, each at its price, and explore on the way. Moving is never compulsory.',
  },
  'LEG-DEC-01': {
    title: 'Decoding a signal',
    text: 'Once per turn look at a hidden contact: the A card for 1 card (level 1 or 2) or the B card for 2 cards (level 2). At level 0 the {#decoder|decoder} is useless.',
  },
  'LEG-DEC-05': {
    title: 'A well-kept secret',
    text: 'The card stays face down in its place; only you go on seeing it. The others merely know which zone you decoded. An empty slot cannot be decoded.',
  },
  'LEG-DEC-06': { title: 'A lost decoder', text: 'Hit in combat or left on a planet, it falls to 0 whatever its level.' },
  // explore
  'LEG-EXPL-01': {
    title: 'Playing a card',
    text: 'Play your cards face up one at a time; each is resolved completely, then discarded unless it is kept. None is compulsory.',
  },
  'LEG-EXPL-05': {
    title: 'Risks',
    text: 'To play a {#risk|risk} card is to face it: suffer its effects, then gain the printed experience, as far as your memory holds it. No card takes experience away.',
  },
  'LEG-EXPL-07': {
    title: 'Impossible risks',
    text: 'A risk you cannot suffer in full cannot be played face up; only your other cards count for paying. The card can still serve face down. A full memory does not prevent you from playing a risk.',
  },
  'LEG-RULING-73': {
    title: 'Empty effects',
    text: 'A card that would do nothing cannot be played face up. Where a card offers a choice, only an option that can be carried out in full may be taken.',
  },
  'LEG-RULING-12': {
    title: 'Risk Detectors',
    text: 'Played face up, a {#detector|detector} is kept beside the ship, 2 at most. Discarded together with a risk you play, it cancels everything: no loss, no die, no fight, no return, no gain; the experience is still gained, even if the risk could not have been played otherwise.',
  },
  'LEG-EXPL-08': { title: 'OZ ore', text: '{#oz|OZ} cards can be played for their effect from 3 PX on.' },
  'LEG-EXPL-09': {
    title: 'Forced return',
    text: 'Wormhole and Black vortex bring the ship back to the Star Base without paying borders. They are playable outside sector I only; the turn goes on with the cards left.',
  },
  // combat
  'LEG-CMB-01': {
    title: 'Meeting the enemy',
    text: 'A {#hostile|hostile ship} is met by playing its card, never against your will. Its strength, 1 to 3, is the number of lasers needed. A detector avoids the fight.',
  },
  'LEG-CMB-04': {
    title: 'The dice',
    text: 'Count your lasers as the fight begins. For each one missing roll the die and suffer the {#damage|damage} at once. With enough lasers, no die.',
  },
  'LEG-CMB-06': { title: 'A laser used up', text: 'After the dice every fight accepted costs 1 laser more, if one is left.' },
  'LEG-CMB-07': {
    title: 'The trophy',
    text: 'With at least 1 laser as the fight began you take the printed {#gain|gain}, even against greater strength and even if your lasers are destroyed. Without a laser there is no gain. The experience is gained in any case.',
  },
  'LEG-CMB-11': {
    title: 'Damage table',
    text: '1–2: 1 propulsor. 3–4: 1 laser. 5–6: 1 squad. 7–8: the decoder. 9–0: 1 Expert of your choice. Damage to what you do not have has no effect. 0 is the tenth face of the die.',
  },
  'LEG-CMB-10': { title: 'After the fight', text: 'The turn goes on: you may continue to explore.' },
  'LEG-RULING-13': {
    title: 'Other use of lasers',
    text: 'A laser can also pay for a card that asks for it (Asteroid shower). It is never aimed at another U.C.',
  },
  // discover
  'LEG-DISC-01': {
    title: 'Conditions',
    text: 'There must be room in the sector (active and explored planets below the {#limit|limit}) and a free planet pawn: 5 active planets at most. Otherwise the discovery is refused and nothing is spent.',
  },
  'LEG-DISC-03': { title: 'By a card', text: 'Play a {#discovery|discovery} card. The number of discoveries per turn is not limited.' },
  'LEG-DISC-04': {
    title: 'By five cards',
    text: 'If you received at least 5 cards in your draw and have used none, discard all of them face down and discover a planet where you are. Cards from effects do not count.',
  },
  'LEG-DISC-06': {
    title: 'Place and pawn',
    text: 'The planet appears in your sector. Choose a free pawn, Alpha to Epsilon; your mark stays on the card: you are its {#discoverer|discoverer}.',
  },
  'LEG-DISC-07': {
    title: 'In zone A',
    text: 'Take the face-up or the face-down A card. If you take the face-up one, the other slides to its place and is turned up. The empty place gets a new card, face down.',
  },
  'LEG-DISC-09': { title: 'In zone B', text: 'Take the face-down B card of the board; the next one replaces it, face down.' },
  'LEG-RULING-26': {
    title: 'Piles run out',
    text: 'Slots stay empty. The last A card lies face up and is the only choice. Without a card for a zone nothing more is discovered there.',
  },
  'LEG-DISC-11': {
    title: 'Active planets',
    text: 'The planet waits for its mission, open to all U.C., from the very turn of its discovery.',
  },
  // landing
  'LEG-LAND-01': {
    title: 'Where to land',
    text: 'On an {#active-planet|active planet} of your sector. A landing always includes the mission.',
  },
  'LEG-LAND-02': {
    title: 'Squads',
    text: 'The {#squad|squads} of the participants and of the Imperator must reach the number on the card. Only the total counts: a U.C. without squads may come along. No points are needed to land.',
  },
  'LEG-LAND-03': {
    title: 'Inviting',
    text: 'The active U.C. invites whom it likes among the ships of its sector. Each is free to accept or decline. Who is not invited cannot take part.',
  },
  'LEG-LAND-06': {
    title: 'The discoverer',
    text: 'If another U.C. discovered the planet and is in the sector it must be invited, even if you have squads enough. It may decline.',
  },
  'LEG-RULING-31': {
    title: 'Proposals',
    text: 'You propose: planet, guests, Imperator or not. The guests answer at the same time. If the squads suffice you confirm or withdraw; nothing is spent before. All who accepted take part. At most 3 proposals with an invitation per turn; without one the landing is direct and does not count.',
  },
  'LEG-RULING-33': { title: 'Coming along is free', text: 'Taking part in another’s mission does not use up your own landing.' },
  'LEG-LAND-09': { title: 'Your cards', text: 'On landing you discard all your cards face down, without losing PC.' },
  'LEG-RULING-63': { title: 'Promises', text: 'Talk is free, but promises bind nobody, and nothing can be given or traded.' },
  // mission
  'LEG-MIS-01': {
    title: 'Four steps',
    text: '1. The PC. 2. The PX. 3. The departure. 4. The planet becomes explored. In each step the active U.C. comes first, then the participants clockwise. Their ships stand on the card during the mission.',
  },
  'LEG-MIS-02': {
    title: 'Step 1: gathering points',
    text: 'Add up the {#permanent|permanent points} of all, in the skill of the card, and the experience of the Imperator. If that suffices nothing is spent. If not, everybody’s Adventurers and memory count too.',
  },
  'LEG-MIS-04': {
    title: 'Dual skill',
    text: 'Each participant announces Diplomacy or Capture, in turn order: its permanent points and memory count in that skill only; its Adventurers always count. All contributions are added up.',
  },
  'LEG-MIS-05': {
    title: 'Spending what is missing',
    text: 'The active U.C. spends all it can first, then the next one, until nothing is missing, never more. Each chooses its mix of Adventurers and memory points, but nobody may refuse: to accept an invitation is to accept to spend.',
  },
  'LEG-MIS-08': { title: 'Failure', text: 'If everything together is not enough, nobody gains PC and nothing is spent.' },
  'LEG-MIS-09': {
    title: 'Sharing the PC',
    text: 'The PC are shared equally: the active U.C. rounds up, the others round down. 5 PC for two: 3 for the active U.C., 2 for the other. What is left over is lost.',
  },
  'LEG-MIS-11': {
    title: 'The Spatha in zone A',
    text: 'In zone A a {#spatha|Spatha} receives only half of its share, rounded down. Not so in zone B, nor for PX, trophies, cards and objectives.',
  },
  'LEG-MIS-14': {
    title: 'Step 2: leaving elements',
    text: 'Whether step 1 succeeded or not, each participant may, once, leave the number of elements in the {#star|star}, with the minimum of crew shown, and gain the PX of the card.',
  },
  'LEG-RULING-44': {
    title: 'What an element is',
    text: '1 propulsor, 1 laser, the decoder (as a whole, whatever its level), 1 squad or 1 Expert. Not technology, experience, detectors or cards. It is all or nothing, from your own ship; anything may fall to 0.',
  },
  'LEG-MIS-18': {
    title: 'Step 3: departure',
    text: 'The ships return to the sector. The Extrasolar card goes to the discoverer, whoever took part and whatever the result. From then on it serves objectives only.',
  },
  'LEG-MIS-19': {
    title: 'A mission without gain',
    text: 'If no participant gained at least 1 PC or 1 PX by the mission, each loses 2 PC, even if the points were gathered. A single gain saves everybody; those of the Imperator or of an objective do not count.',
  },
  'LEG-MIS-20': {
    title: 'Step 4: planet explored',
    text: 'The pawn is free again, a token stays in the sector. A planet serves only once, even after a failure.',
  },
  // experience
  'LEG-RULING-09': {
    title: 'Two skills',
    text: '{#diplomacy|Diplomacy}, or Intelligence, for sapients: alliance and trade. {#capture|Capture}, or Force, or Exobiology, for non-sapients: seizing and intimidation.',
  },
  'LEG-XP-01': {
    title: 'Permanent points',
    text: 'The profile, 1 point per {#diplomat|Diplomat} in Diplomacy or per {#hunter|Hunter} in Capture, and technology: they count in every mission and are never spent.',
  },
  'LEG-XP-02': {
    title: 'Memory',
    text: 'Experience from risks goes to the row of its skill, up to 3 points on a Frombola, 5 on a Spatha. The excess is lost; points spent are gone.',
  },
  'LEG-XP-08': {
    title: 'Adventurers',
    text: 'An {#adventurer|Adventurer} used gives 1 point in either skill, then goes back to the supply. A U.C. with 12 PX when the mission begins keeps hers; each serves once per mission.',
  },
  'LEG-XP-10': {
    title: 'Technologies',
    text: '{#holodeck|Holodeck}: 1 permanent point of Diplomacy. {#nanoprobes|Nanoprobes}: 1 permanent point of Capture. One is learned at 6 PX; the other comes from the Archivists only.',
  },
  'LEG-XP-11': {
    title: 'Back to the supply',
    text: 'An Expert lost, left or discarded goes back to the supply and can be recruited again.',
  },
  // imperator
  'LEG-IMP-01': {
    title: 'Its card',
    text: 'The {#imperator-card|face-up card} shows the squads and experience it brings, and the PC it gains. Its squads count for landing; its points count in any skill, before anything is spent. It is present wherever it is called.',
  },
  'LEG-IMP-02': {
    title: 'Calling it',
    text: 'Only the active U.C. may call it, once per landing, with or without guests, for its squads, its points or both.',
  },
  'LEG-IMP-03': { title: 'Limited calls', text: '3 calls per U.C. in the game, 5 with two U.C.' },
  'LEG-IMP-06': {
    title: 'Its PC',
    text: 'When called, the Imperator gains the PC of its card as soon as the landing takes place, even if the mission fails. The Imperator relay advances it too. At 25 PC it triggers the end.',
  },
  'LEG-IMP-09': {
    title: 'Its share',
    text: 'It counts as one participant in the sharing, but its share is lost: 6 PC for two U.C. and the Imperator make 2 PC per U.C.',
  },
  'LEG-IMP-10': {
    title: 'Its departure',
    text: 'It leaves with the ships and the next card is turned up. A pile that has run out is shuffled again.',
  },
  // xeno
  'LEG-XENO-01': {
    title: 'Advancing',
    text: 'Each PX advances you by one space. Benefits add up; PX are never lost and count even beyond 15.',
  },
  'LEG-XENO-03': { title: '3 PX', text: 'OZ cards can be exploited.' },
  'LEG-XENO-04': { title: '6 PX', text: 'Learn Nanoprobes or Holodeck at once; the choice is final.' },
  'LEG-XENO-05': { title: '9 PX', text: 'Sector X is open to you. And with 10 PX you may win.' },
  'LEG-XENO-07': { title: '12 PX', text: 'The Adventurers you use are no longer discarded.' },
  'LEG-XENO-08': {
    title: '13, 14 and 15 PX',
    text: 'With 13 or 14 PX you may declare the end during your turn. At 15 PX it is triggered by itself.',
  },
  // sector X
  'LEG-SX-01': {
    title: 'Entering',
    text: 'With 9 PX, discard 6 cards, from any sector. Once per game only: whoever leaves cannot come back.',
  },
  'LEG-SX-04': {
    title: 'Choosing an X card',
    text: 'On entering look at all X cards left and choose one: it stays face up in front of you and its effect applies. The others go back face down; only you know them.',
  },
  'LEG-SX-08': {
    title: 'In the sector',
    text: 'You may buy and decode. You may not play cards face up, discover, land, repair or be invited. Cards left over cost as anywhere.',
  },
  'LEG-SX-06': { title: 'Leaving', text: 'Discard 3 cards, in the same turn or later: the ship returns to the Star Base.' },
  // base
  'LEG-BASE-01': { title: 'Coming home', text: 'By crossing borders, by leaving sector X, or by a forced return.' },
  'LEG-BASE-02': {
    title: 'Repair',
    text: 'At the base, at any moment of your turn except after a landing: propulsors, lasers, decoder and squads rise to their {#greyed|greyed space}. What is above stays, so do Experts. It is free, but the turn ends at once.',
  },
  'LEG-PROMO-01': {
    title: 'Promotion',
    text: 'Compulsory, once per game, free: as soon as you enter sector I on your turn with 12 PC, or at the start of your turn if you are there. The turn goes on.',
  },
  'LEG-PROMO-04': {
    title: 'The Spatha',
    text: 'The ship starts from its greyed spaces: 2 propulsors, 2 lasers, decoder 2, 3 squads. Your Experts go back to the supply and you choose 2. The profile may change.',
  },
  'LEG-PROMO-03': {
    title: 'What is kept',
    text: 'Calls to the Imperator, technology, memory, PC, PX, objectives, X card, detectors, Extrasolar cards and hand.',
  },
  // objectives
  'LEG-OBJ-01': {
    title: 'Immediate objectives',
    text: 'As soon as its condition holds an objective is revealed and brings its PC. Those about events count from the start of the game; those about a state look at the present moment. Already fulfilled on receipt, it scores at once.',
  },
  'LEG-OBJ-02': {
    title: 'Objectives of the end',
    text: 'Marked with the greyed symbol of the Legion, they are revealed and scored at the end. A dual-skill card counts both as sapient and as non-sapient.',
  },
  'LEG-OBJ-03': {
    title: 'The second objective',
    text: 'The first time you have 18 PC, even on another’s turn, receive 2 objectives and keep 1. Not for PC of the final scoring.',
  },
  'LEG-OBJ-04': {
    title: 'Secrecy',
    text: 'A hidden objective is known to you alone; the others see how many you hold. The rejected one is never shown. Unfulfilled, it costs nothing.',
  },
  // end
  'LEG-END-01': { title: 'Declaring the end', text: 'With 13 or 14 PX, at any moment of your turn. The declaration is final.' },
  'LEG-END-02': {
    title: 'Automatic triggers',
    text: 'A U.C. reaches 15 PX; the Imperator reaches 25 PC; or no planet can be discovered any more, every sector being full or its zone without cards.',
  },
  'LEG-RULING-83': {
    title: 'Standstill',
    text: 'Five rounds in a row without a discovery or a landing end the game. A warning is given after the third.',
  },
  'LEG-END-05': {
    title: 'The last round',
    text: 'The present round is finished so that all have had the same number of turns. Further triggers change nothing and all rules stay in force.',
  },
  'LEG-END-06': {
    title: 'Final scoring',
    text: 'All hidden objectives are turned up. Those of the end score if they are fulfilled; an immediate one not fulfilled is worth nothing.',
  },
  'LEG-END-09': {
    title: 'Ties and ranking',
    text: 'With equal PC the higher PX win; equal again, the victory is shared. U.C. with 10 PX are ranked first, by PC then PX; after them the others, by PX then PC.',
  },
  'LEG-RULING-56': { title: 'A failed expedition', text: 'If nobody has 10 PX nobody wins: the expedition has failed.' },
  // secrets
  'LEG-INFO-01': {
    title: 'Hands and decks',
    text: 'Your hand is seen by you alone, its size by all; cards played face up are public. The order of the decks is unknown to everybody.',
  },
  'LEG-INFO-04': {
    title: 'Public',
    text: 'Ship boards, profiles, Experts, memory, technologies, scores, calls, planets, detectors, chosen X cards, Extrasolar cards, revealed objectives, the open contact and the Imperator card.',
  },
  'LEG-INFO-10': {
    title: 'Simultaneous choices',
    text: 'Choices of the setup and answers to invitations stay hidden until the last one is in.',
  },
  'LEG-INFO-11': {
    title: 'Spectators and absentees',
    text: 'A spectator sees only what is public. If a U.C. leaves the table, a bot plays on for it; nothing else changes.',
  },
};
