import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  goal: 'The goal',
  setup: 'Setting up',
  building: 'Building',
  legal: 'A legal ship',
  aboard: 'Aboard',
  flight: 'The flight',
  cards: 'The cards',
  intruders: 'Intruders',
  classes: 'Special classes',
  pay: 'Pay-out',
  team: 'The support team',
};

export const rules: Lexicon['rules'] = {
  // goal
  'GT-SESS-17': {
    title: 'Winning',
    text: 'Rounds follow each other: build, fly, cash in. After the last pay-out the richest wins; a tie is a shared victory. Everybody starts with 0 {#credit|credits}, and whoever ends with at least 1 may feel like a winner.',
  },
  'GT-SESS-03': {
    title: 'Rounds',
    text: 'The table fixes a list of ship {#class|classes}, usually II, III, IV. The number of a {#round|round} is the numeral of its class: it selects cards, spacing, hourglass and bonuses.',
  },
  'GT-SESS-09': {
    title: 'Modules',
    text: 'New technologies, intruders and support team can be added at will. Class IV and intruders need the new technologies; without them there are no unknown sectors either.',
  },
  'GT-FLOW-01': {
    title: 'The course of a round',
    text: 'Set-up, building, correction, loading, preparations, the flight card by card, pay-out, hiring. After the round parts go back to the warehouse, everything else to the bank.',
  },
  // setup
  'GT-BASE-SETUP-01': {
    title: 'The yard',
    text: 'Everybody has the board of the class with the own starting cabin on the start square. All other parts lie face down in the {#warehouse|warehouse}; the {#number-tile|number tiles} wait.',
  },
  'GT-TECH-01': {
    title: 'New technologies',
    text: '42 parts join the 140. 25 are removed for each player missing to four, and 25 more without class IV; nobody sees which. A new type never counts as an old one.',
  },
  'GT-BASE-SETUP-04': {
    title: 'Piles',
    text: 'Four adventure {#pile|piles} are dealt; three may be read while building, the fourth stays secret. A card flown once returns only if its level runs out.',
  },
  'GT-BASE-SETUP-07': {
    title: 'The bank',
    text: '12 red cubes, 17 yellow, 13 green, 14 blue. Everything else never runs out.',
  },
  'GT-BASE-VAR-02': {
    title: 'First flight',
    text: 'On class I, for learning: eight easy cards, four readable piles, and the hourglass waits until somebody has finished.',
  },
  // building
  'GT-BASE-BUILD-01': {
    title: 'All together',
    text: 'Everybody builds at the same time, from the signal to the end. The signal comes when all are ready. Everything is visible but a drawn part still in the hand. The first request received wins; whoever loses the line keeps hand and ship.',
  },
  'GT-BASE-BUILD-02': {
    title: 'Taking',
    text: 'The {#hand|hand} holds one part: drawn from the {#heap|heap}, taken face up, or fetched from the reserve. It is placed, set aside, or returned face up for everybody.',
  },
  'GT-BASE-BUILD-07': {
    title: 'Placing',
    text: 'On an empty square of the outline, in any of four directions, a {#connector|connector} facing a connector of the ship. Corners do not count.',
  },
  'GT-BASE-BUILD-09': {
    title: 'Errors are allowed',
    text: 'Clashing connectors, blocked squares, engines turned wrong: you may place them and will have to correct them. The build assistant shows them to the builder if the table wishes; in the end everybody sees them.',
  },
  'GT-BASE-BUILD-10': {
    title: 'The loose part',
    text: 'The last part placed stays {#loose|loose}: turn it, move it or pick it up again until you take another, open a pile or finish.',
  },
  'GT-BASE-BUILD-12': {
    title: 'The reserve',
    text: 'At most two parts may be set aside, in every class. They do not go back to the warehouse; those left in the end are {#lost|lost}.',
  },
  'GT-BASE-BUILD-15': {
    title: 'Reading a pile',
    text: 'With one part placed and an empty hand you may read a pile, alone and for yourself, for 30 seconds at most. Without an hourglass several may read the same one.',
  },
  'GT-BASE-TIMER-01': {
    title: 'The hourglass',
    text: 'A period lasts 90 seconds unless the table chose otherwise. When it has run out anybody may flip the {#hourglass|hourglass}; to Start only who has finished. When Start has run out it is over for all.',
  },
  'GT-BASE-FIN-01': {
    title: 'Finishing',
    text: 'With an empty hand take a number tile still there: it gives the start order. When all have one it is over at once. When time is up the tiles left are drawn at random and hands are emptied.',
  },
  'GT-RULING-108': {
    title: 'Nobody waits for ever',
    text: 'If nobody stirs the hourglass is flipped in the end by itself, and the absent are finished. Outside building it is the pace of the table that counts.',
  },
  'GT-RULING-128': {
    title: 'Building in turn',
    text: 'By choice: one sitting each, with the whole hourglass. Number tiles go to those who used the least time.',
  },
  // legal
  'GT-BASE-CONN-01': {
    title: 'Connectors',
    text: 'Single goes with single, double with double, universal with all. Smooth against smooth is allowed but does not {#joined|join}. Smooth against a connector, or single against double, is an {#error|error}.',
  },
  'GT-BASE-CONN-07': {
    title: 'Exposed connectors',
    text: 'A connector with no part facing it is {#exposed|exposed}: fragile, and less pretty. An armoured side has none.',
  },
  'GT-BASE-CONN-09': {
    title: 'Empty squares',
    text: 'Before a cannon, behind an engine and before every nozzle of thrusters the square must stay empty. An engine always points to the rear.',
  },
  'GT-BASE-ERR-01': {
    title: 'Correcting',
    text: 'After building remove parts at fault until everything is legal, then keep one {#piece|piece}. What goes is lost; your number stays.',
  },
  // aboard
  'GT-BASE-LOAD-01': {
    title: 'Loading',
    text: 'Batteries are full, holds empty. Every cabin gets 2 humans, or 1 {#alien|alien} if linked to its life support; at most one of each colour, never in the starting cabin.',
  },
  'GT-BASE-LOAD-08': {
    title: 'The start',
    text: 'Rockets line up by number tile, spaced as the round says. The piles shuffled together are the flight deck; its top card has the level of the round.',
  },
  'GT-BASE-CREW-01': {
    title: 'Crew',
    text: 'Humans and aliens count 1 each. The purple one adds 2 to fire power above 0, the brown one 2 to engines. Without life support an alien leaves at once.',
  },
  'GT-LIFE-01': {
    title: 'Mixed life support',
    text: 'It serves both colours; the limits stay.',
  },
  'GT-BASE-CARGO-01': {
    title: 'Goods',
    text: 'One cube per container, red only in red. When you receive some you may rearrange and throw away everything; at other times nothing moves. You load first and lose days afterwards.',
  },
  'GT-BASE-CARGO-04': {
    title: 'Giving up goods',
    text: 'The most valuable first, then energy cells; the rest is forgotten.',
  },
  'GT-BASE-ENERGY-01': {
    title: 'Energy',
    text: 'Each use of a double, a shield, thrusters or a robonaut cell costs 1 {#energy|energy}: a {#cell|cell}, or a linked solar panel. You choose which.',
  },
  'GT-SOLAR-01': {
    title: 'Solar panels',
    text: 'Once a card, 1 energy for a linked part. Nothing is kept, nothing can be taken from them.',
  },
  'GT-ROUT-03': {
    title: 'Linking',
    text: '{#linked|Linked} means joined, or joined to the same cluster of routers, or wireless. Good and evil pass that way; but only joins hold the ship together.',
  },
  'GT-ROBO-01': {
    title: 'Robonauts',
    text: 'For 1 energy 4 more in the crew until the card is over, when it matters. They cannot be given up or killed, and do not fly alone.',
  },
  'GT-ARM-01': {
    title: 'Armouries',
    text: 'Linked crew are {#armed|armed}: they count double when crews are compared, normally when a minimum is asked, and they stop intruders.',
  },
  'GT-ADS-01': {
    title: 'Auto-defence',
    text: 'Every linked pair adds 1 to the fire power, without energy or direction. They are no cannons. Alone or paired, a system stops intruders.',
  },
  'GT-PLATE-01': {
    title: 'Armour',
    text: 'Meteors and shots do nothing to an armoured side. Against what happens inside it is no help.',
  },
  // flight
  'GT-BASE-POW-01': {
    title: 'Powers',
    text: 'Engine 1, powered double 2. Cannon to the front 1, elsewhere ½, powered double twice that. You decide on doubles each time; the rest always counts. Halves are kept.',
  },
  'GT-BASE-FLY-01': {
    title: 'The route',
    text: 'A ring of 40 spaces, one {#rocket|rocket} each; occupied spaces are skipped without counting. The {#leader|leader} is ahead; the order of a card begun does not change.',
  },
  'GT-BASE-QUIT-01': {
    title: 'Giving up',
    text: 'Between cards anybody may leave. Without humans, lapped, or without engines in open space one must. Who gives up gets no bonus, sells at half price and pays for losses. A giving up asks the others again.',
  },
  'GT-BASE-HIT-01': {
    title: 'What comes at you',
    text: 'Two dice give the column or row; the first part met is struck. Each object is settled completely before the next.',
  },
  'GT-BASE-HIT-04': {
    title: 'Small meteors',
    text: 'They bounce off, but for an exposed connector. A powered shield on the right side stops them.',
  },
  'GT-BASE-HIT-05': {
    title: 'Large meteors',
    text: 'They destroy unless a cannon shoots them: to the front in the same column, elsewhere in a neighbouring line too. A single cannon shoots by itself, a double costs 1 energy.',
  },
  'GT-BASE-HIT-09': {
    title: 'Shots',
    text: 'A shield stops a light shot. Nothing stops a heavy one.',
  },
  'GT-BASE-LOSS-01': {
    title: 'Losses',
    text: 'A part destroyed leaves with all it holds. If the ship breaks, keep one piece; the rest is {#lost|lost} as well.',
  },
  'GT-THR-04': {
    title: 'Thrusters',
    text: 'Once the roll is known 1 energy shifts the {#line|line} by 1 to where your nozzles point, for you alone, once per roll. Off the ship the object misses you.',
  },
  'GT-THR-13': {
    title: 'Thrusters against an intruder',
    text: 'It takes crew linked to the thrusters: human, alien or active robonaut.',
  },
  // cards
  'GT-BASE-OPEN-01': {
    title: 'Open space',
    text: 'In flight order everybody advances by engine power. With 0 you give up.',
  },
  'GT-OPENM-01': {
    title: 'Open space with meteors',
    text: 'The fastest alone meets the meteors; on a tie the one furthest ahead.',
  },
  'GT-BASE-PLAN-01': {
    title: 'Planets',
    text: 'One planet per player, in flight order. Load what you like; then those who landed lose the days, the last first. New astronauts board if a cabin has room.',
  },
  'GT-BASE-SHIP-01': {
    title: 'Abandoned ship and station',
    text: 'The first in flight order who accepts gives up the crew for the credits, or takes the goods having the crew. Robonauts help for the station only.',
  },
  'GT-ABN-01': {
    title: 'If they are armed',
    text: 'Trying means suffering the shots first. Then you take the offer, if you still can, or leave it to the next.',
  },
  'GT-BASE-MET-01': {
    title: 'Meteor swarm',
    text: 'Every meteor threatens everybody. A pair: one roll, the large one and then the small one on the same line.',
  },
  'GT-BASE-ENEMY-01': {
    title: 'Enemies',
    text: 'They attack in flight order. Stronger: reward for days if you like, and it is over. Equal: nothing. Weaker: the penalty, and on to the next. Pirates fire at all the beaten together.',
  },
  'GT-ENM-01': {
    title: 'Level IV enemies',
    text: 'Several penalties, in printed order, for all the beaten after the fights. The winner gets everything, or nothing.',
  },
  'GT-BASE-ZONE-01': {
    title: 'Combat zone',
    text: 'On each line the weakest pays; on a tie the one furthest ahead. Alone in flight nothing happens. Energy counts for one line, robonauts for the whole card.',
  },
  'GT-BASE-DUST-01': {
    title: 'Stardust',
    text: 'Everybody loses 1 day per exposed connector, the last first.',
  },
  'GT-BASE-EPI-01': {
    title: 'Epidemic',
    text: 'Every occupied cabin linked to another loses 1 of its crew, all at once. Robonauts are never ill.',
  },
  'GT-BASE-SAB-01': {
    title: 'Sabotage',
    text: 'The smallest crew rolls column and row. A part there explodes; otherwise three tries in all. Nothing protects.',
  },
  'GT-UNK-01': {
    title: 'Unknown sector',
    text: 'Two cards of the next level, unseen, go on top of the deck.',
  },
  'GT-RAD-01': {
    title: 'Radioactive leak',
    text: 'Every inhabited part linked to energy loses 1 of its crew. Then every set of panels, routers and batteries worth 4 or more explodes.',
  },
  // intruders
  'GT-INT-01': {
    title: 'Entry',
    text: 'The line is rolled as for a meteor, for all. After robonauts and thrusters, the first part on the line: {#defended|defended}, the intruder stays out; otherwise it is step 1.',
  },
  'GT-MOVE-01': {
    title: 'The walk',
    text: 'Left hand: at each step it tries left, straight on, right, then back, and takes the first passage. Right hand: right first. Only joins are passages.',
  },
  'GT-INT-07': {
    title: 'Beaten or gone',
    text: 'If it walks into a defended part later, it is beaten and pays its reward, without loss of days. At the end of its steps it leaves.',
  },
  'GT-PRED-01': {
    title: 'Predators',
    text: 'It devours humans, aliens, goods and cells wherever it goes, from the entry on. It does not find what is hidden.',
  },
  'GT-COM-01': {
    title: 'Commandos',
    text: 'It places charges at the steps shown; they explode together when it stops, beaten or not. The reward is loaded afterwards.',
  },
  'GT-DUO-01': {
    title: 'In couples',
    text: 'A couple has one entry and two ways, one by each hand; all charges explode together, each one beaten pays. A commando with predator does both jobs alone.',
  },
  // classes
  'GT-IIB-01': {
    title: 'IIB: the cylinder',
    text: 'Column 1 touches column 9: connectors, empty squares, links and intruders cross the {#seam|seam}.',
  },
  'GT-IIB-05': {
    title: 'IIB: the dice',
    text: 'From front or rear the pair of dice names a column. From the side one die names the row (1 and 2 miss), a second the start column: 7 or 3; the object goes around.',
  },
  'GT-IIIB-01': {
    title: 'IIIB: the holes',
    text: 'At the signal two dice: squares with their numbers are {#hole|holes} for all. The program does not mark them unless the table wishes. What stands there is an error.',
  },
  'GT-IIIB-04': {
    title: 'IIIB: a double',
    text: 'The start square is a hole too; no starting cabin, and the first part goes anywhere.',
  },
  'GT-IV-01': {
    title: 'Class IV',
    text: 'A front and a rear half at random, all different. Five periods of the hourglass, 20 cards, 4 spaces apart, 16-12-8-4 on arrival and 8 for the best-looking.',
  },
  'GT-INS-01': {
    title: 'Insurance',
    text: 'On class IV, before the flight, 5 ¢ limit the cost of losses to 14 ¢. Without it, as on IIB, IIIA and IIIB, there is no limit.',
  },
  // pay
  'GT-BASE-PAY-01': {
    title: 'Bonuses',
    text: 'Those who arrive get the bonus of their place. All who have the fewest exposed connectors get that of the {#best-looking|best-looking ship}.',
  },
  'GT-BASE-PAY-03': {
    title: 'The sale',
    text: 'Red 4, yellow 3, green 2, blue 1. Who gave up gets half, rounded up.',
  },
  'GT-BASE-PAY-05': {
    title: 'Paying for losses',
    text: '1 ¢ per lost part, at most 5 on class I, 8 on II, 11 on III. Nobody goes below 0.',
  },
  // team
  'GT-SUP-01': {
    title: 'Hiring',
    text: 'After the first flight keep 1 card of 3; after the second 1 of 2; after the third 1 at random. Three specialists at most, never on board. Short sessions hire before the first flight.',
  },
  'GT-SUP-04': {
    title: 'Skills',
    text: 'A from the next round, A and B when the card has been kept for a whole round.',
  },
  'GT-SUP-10': {
    title: 'Competition',
    text: 'By choice: cards face up, one more than players; those who arrived choose in order, the others at random.',
  },
  'GT-TIME-01': {
    title: 'Moments',
    text: 'Each skill has its moment: building, after it, before the flight, after the flight. Nobody can skip it; who is late gets a careful choice.',
  },
  'GT-SKILL-BUYER-01': {
    title: 'Buyer',
    text: 'A: 3 in reserve, and none of it is lost. B: the reserve is safe from the Saboteur, and its parts may be returned.',
  },
  'GT-SKILL-SECURITY-01': {
    title: 'Security Officer',
    text: 'A: everybody pays 1 ¢ per exposed connector before the flight. B: an {#alarm|alarm} stops the others for 15 seconds; the hourglass runs.',
  },
  'GT-SKILL-ARCHITECT-01': {
    title: 'Architect',
    text: 'A: one part outside the outline, or on a hole. B: the best-looking bonus once more, after building or in the end.',
  },
  'GT-SKILL-ASSEMBLER-01': {
    title: 'Assembler',
    text: 'A: two parts linked without wires. B: armour over the exposed connectors of one part.',
  },
  'GT-SKILL-BUREAUCRAT-01': {
    title: 'Bureaucrat',
    text: 'A: days ahead. B: all bonuses rise or fall, never below 0.',
  },
  'GT-SKILL-SMUGGLER-01': {
    title: 'Smuggler',
    text: 'A: cubes hidden in routers and modules, which nothing devours; they are given up after the others. B: they are worth 1 ¢ more.',
  },
  'GT-SKILL-CON-01': {
    title: 'Con Artist',
    text: 'A: more parts after the number tile; if everything stops before, one more, face up. B: 1 ¢ less to pay, 1 ¢ more to receive, in flight and on arrival.',
  },
  'GT-SKILL-HYPER-01': {
    title: 'Hypergeometer',
    text: 'A: one cannon and one engine without an empty square. B: a cannon that fires to all sides.',
  },
  'GT-SKILL-INSPECTOR-01': {
    title: 'Inspector',
    text: 'A: all four piles while anybody builds. B: 20 seconds of reading before everybody.',
  },
  'GT-SKILL-DELIVERY-01': {
    title: 'Delivery Driver',
    text: 'A: one part changes its type after building, its connectors stay. B: two more while building.',
  },
  'GT-SKILL-STORE-01': {
    title: 'Storekeeper',
    text: 'A: a red cube in every white hold. B: he chooses what he gives up, and hides what he likes in red.',
  },
  'GT-SKILL-PLANNER-01': {
    title: 'Planner',
    text: 'A: two pieces while building, one in the end. B: five markers that pay 2 ¢ each on the right part.',
  },
  'GT-SKILL-PLUMBER-01': {
    title: 'Plumber',
    text: 'A: two pipes between smooth sides. B: four universal connectors on one part.',
  },
  'GT-SKILL-ADVERT-01': {
    title: 'Advertiser',
    text: 'A: bets on the arrival. B: 1 ¢ per armoured side facing outside, if he finishes.',
  },
  'GT-SKILL-RECEPTION-01': {
    title: 'Receptionist',
    text: 'A: a human with an alien in the same cabin. B has no use here.',
  },
  'GT-SKILL-SABOTEUR-01': {
    title: 'Saboteur',
    text: 'A: take from the reserves of others. B: in each rival ship one human less and a joint that takes both its ends along.',
  },
  'GT-SKILL-WELDER-01': {
    title: 'Welder',
    text: 'A: single and double joined twice. B: three exposed connectors fewer.',
  },
  'GT-SKILL-TRADER-01': {
    title: 'Trader',
    text: 'A: yellow cubes at 1 ¢. B: one price changes by 1 for all, never below 1.',
  },
};
