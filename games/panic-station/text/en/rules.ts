import type { Lexicon } from '../lexicon.ts';

export const chapters: Lexicon['chapters'] = {
  aim: 'The aim',
  setup: 'Setup',
  characters: 'Characters and hand',
  round: 'The round',
  explore: 'Exploring',
  enter: 'Moving and entering',
  search: 'Search, heal, Terminal',
  items: 'Items and fights',
  trade: 'Trading and infecting',
  variants: 'Variants',
};

export const rules: Lexicon['rules'] = {
  // aim
  'PAN-END-01': {
    title: 'Burn the Nest',
    text: 'A living human {#soldier|Soldier} in the {#nest|Nest} plays three {#gas|Gas Cans} (four with the variant) for 1 AP: the humans win at once. All come from the hand of that one player.',
  },
  'PAN-RULING-38': {
    title: 'Eight cards to burn',
    text: 'The minimum hand holds at the Nest too: eight cards in hand, three Gas Cans and five that stay (seven with the gentle variant, one more with four Gas Cans).',
  },
  'PAN-RULING-83': {
    title: 'No victory without a Host',
    text: 'As long as the {#host|Host} card lies in the draw pile the Nest cannot be burned.',
  },
  'PAN-END-04': {
    title: 'No human left',
    text: 'The infected win when a {#heatScan|Heat Scan} shows that every player still in the game is infected.',
  },
  'PAN-END-05': {
    title: 'The last human',
    text: 'They also win when a scan shows exactly one human and there is no Gas Can in his hand, the draw pile or the discard pile. Without a scan the game goes on.',
  },
  'PAN-RULING-63': {
    title: 'Other endings',
    text: 'The game ends with a victory of the infected when no Soldier is alive, when all living players vote to end it, or after 40 rounds. If nobody is infected then, nobody wins.',
  },
  'PAN-RULING-66': {
    title: 'Who wins',
    text: 'All players of the winning side by their state at the end, or at their elimination. Then everything is shown.',
  },
  // setup
  'PAN-SETUP-01': {
    title: 'A team of two',
    text: 'Everybody leads a {#soldier|Soldier} and an {#android|Android} of one colour, with four {#hp|hit points} each. They enter the {#reactor|Reactor Room} at the start of the first turn.',
  },
  'PAN-SETUP-10': {
    title: 'The first hand',
    text: 'Three {#infection|Infection} cards of the own colour, one {#gas|Gas Can} and one random Search card. An {#alert|Alert} dealt here is shown, resolved and replaced.',
  },
  'PAN-SETUP-11': {
    title: 'The Host is near',
    text: 'The Host card is among the top cards of the draw pile: two a player, plus itself. Whoever draws it becomes the Host, in secret.',
  },
  'PAN-SETUP-14': {
    title: 'The Nest is far',
    text: 'The {#terminal|Terminal} and the Nest are in the lower half of the room deck, the Nest among the last five.',
  },
  'PAN-SETUP-04': {
    title: 'The Reactor Room',
    text: 'It is laid first. Its figures give the directions of the die: 1 north, 2 east, 3 south, 4 west.',
  },
  'PAN-SETUP-16': { title: 'First player', text: 'Drawn at random, for the whole game.' },
  // characters
  'PAN-CHAR-03': {
    title: 'Action points',
    text: 'With 3 or 4 HP a character brings 2 AP, with 1 or 2 HP one. The sum is taken at the start of the turn and spent freely on either.',
  },
  'PAN-CHAR-05': {
    title: 'Wounds and death',
    text: 'Each wound takes 1 HP. At zero the character leaves the station; its player keeps the whole hand. Whoever loses both is out, and the side stays secret.',
  },
  'PAN-CHAR-02': { title: 'Four hit points', text: 'Four at the start, four at the most.' },
  'PAN-CHAR-09': {
    title: 'Who fires, who burns',
    text: 'Only the Android fires. Only the Soldier has a flamethrower, which works on the Nest alone.',
  },
  'PAN-CHAR-10': { title: 'The flamethrower', text: 'It wounds neither parasites nor characters.' },
  'PAN-CHAR-11': { title: 'One state', text: 'Infection belongs to the player: both characters share it, wherever they are.' },
  'PAN-HAND-03': {
    title: 'Minimum hand',
    text: 'A card can be played only if five stay in hand afterwards (four with the gentle variant). Trading, drawing and using what already lies out are always possible.',
  },
  'PAN-RULING-37': {
    title: 'What the minimum forbids',
    text: 'One-use items, the first use of an item that is laid out, a Vest, Gas Cans at the Nest.',
  },
  'PAN-HAND-09': { title: 'Secrecy of the hand', text: 'The contents are secret, the number is public.' },
  // round
  'PAN-ROUND-01': { title: 'Parasites, then teams', text: 'Parasites move and bite, then every living player takes a turn, clockwise.' },
  'PAN-PARA-02': {
    title: 'One die for all',
    text: 'One die gives the direction of all parasites: one room, unless a wall, a closed {#security|security door} or nothing is there.',
  },
  'PAN-PARA-05': { title: 'Closed doors', text: 'A closed security door always stops parasites.' },
  'PAN-PARA-08': {
    title: 'Bites',
    text: 'Each parasite wounds all characters in its room, human or infected: 2 for a black one, 1 for a grey one. Wounds add up; a Vest does not help.',
  },
  'PAN-PARA-09': { title: 'Weakened parasite', text: 'A black one that is hit turns grey and deals one wound from then on.' },
  'PAN-TURN-01': {
    title: 'The turn',
    text: 'Every action costs 1 AP and may be repeated. What is left is lost. The turn ends when you say so.',
  },
  'PAN-TURN-06': {
    title: 'The actions',
    text: 'Explore, move, fire, search, use the Terminal, heal in an Infirmary, use an item, burn the Nest.',
  },
  'PAN-TURN-07': { title: 'A compulsory search', text: 'In the first round everybody must search at least once if it is within reach.' },
  // explore
  'PAN-EXPL-01': {
    title: 'Laying a room',
    text: 'The visible room of the deck is laid next to your explorer, upright or turned round. Nobody moves; its icon does not act yet.',
  },
  'PAN-EXPL-05': { title: 'Never sideways', text: 'Two orientations only: 0 and 180 degrees.' },
  'PAN-EXPL-06': {
    title: 'Doors and walls',
    text: 'Against every neighbour: door to door, wall to wall, and at least one passage. Two security doors never face each other.',
  },
  'PAN-EXPL-09': { title: 'Elsewhere', text: 'If it fits nowhere beside the explorer it goes elsewhere, as you choose.' },
  'PAN-EXPL-10': { title: 'Under the deck', text: 'If it fits nowhere: once a turn, under the deck, and the next one at no cost.' },
  'PAN-EXPL-12': { title: 'Failure', text: 'If the second one does not fit either, no more exploring this turn.' },
  'PAN-RULING-20': { title: 'No sealing', text: 'While the Nest is in the deck the last free door must not be closed.' },
  // enter
  'PAN-MOVE-01': {
    title: 'Move',
    text: '1 AP to a neighbouring room through an open door. Going from one room of a card to the other counts too.',
  },
  'PAN-MOVE-02': { title: 'Security doors', text: 'They take a {#key|Key Card}, or the Terminal has opened them this round.' },
  'PAN-ENTRY-02': {
    title: 'Order on entering',
    text: 'First the Alert of the room, then the encounter (trade or attack), then Run, then the rest.',
  },
  'PAN-ENTRY-04': {
    title: 'The encounter',
    text: 'Before anything else: attack somebody there, otherwise {#trade|trade}, unless you have already traded in that room this turn.',
  },
  'PAN-RUN-01': { title: 'Run', text: 'Entering a Run room gives a second move for free, at once and as you like. It gives no third one.' },
  'PAN-ALERT-01': {
    title: 'Parasite Alert',
    text: 'On each entry a die: a parasite appears in the neighbouring room on that side, door or not; where there is none, here.',
  },
  'PAN-ALERT-04': { title: 'Grey, then black', text: 'Grey tokens first, then black ones. None bites as it appears.' },
  'PAN-ALERT-06': { title: 'All in play', text: 'If all ten are on the station, one of your choice comes to that room.' },
  // search
  'PAN-SEARCH-01': {
    title: 'Search',
    text: '1 AP, in a room with an icon. Black icon: one card (three in a {#storage|Storage}), then the room turns red.',
  },
  'PAN-SEARCH-03': { title: 'First search', text: 'The card goes secretly to your hand.' },
  'PAN-SEARCH-04': { title: 'Red icon', text: 'A parasite appears first, then you draw one card.' },
  'PAN-STORE-01': { title: 'Storage', text: 'Three cards at the first search; one afterwards.' },
  'PAN-STORE-03': { title: 'Emptied Storage', text: 'It then shows a red 1.' },
  'PAN-TEAM-02': {
    title: 'Team Search',
    text: 'In these rooms two characters present search together for 1 AP. The other player may decline. Two cards, one each, at random.',
  },
  'PAN-TEAM-03': { title: 'Who gets what', text: 'Each sees only his own. An Alert is shown and resolved.' },
  'PAN-TERM-01': {
    title: 'The Terminal',
    text: 'One function a turn, 1 AP: {#heatScan|Heat Scan}, open all security doors for the round, or lay the visible room anywhere.',
  },
  'PAN-TERM-02': { title: 'One function only', text: 'Even with two Terminals.' },
  'PAN-TERM-03': {
    title: 'Heat Scan',
    text: 'Every living player hands in, face down, the card that tells the truth. Shuffled, they are turned up one by one: how many is known, never who.',
  },
  'PAN-TERM-04': { title: 'What it proves', text: 'It alone can prove the victory of the infected.' },
  'PAN-HEAL-01': { title: 'Infirmary', text: 'Once a turn, 1 AP: two wounds healed among your characters there.' },
  'PAN-HEAL-03': { title: 'Red Infirmary', text: 'Healing turns it red; from then on a parasite appears before each healing.' },
  // items
  'PAN-FIRE-01': {
    title: 'Fire',
    text: "1 AP and a bullet, by the Android, at a parasite or another player's character in its room. One bullet, one wound.",
  },
  'PAN-AMMO-01': {
    title: 'Ammo',
    text: 'Four bullets. The card is laid out with the first bullet and discarded with the last. Bullets left are public.',
  },
  'PAN-RULING-32': { title: 'When Ammo is laid out', text: 'Until then it stays in hand and may be traded.' },
  'PAN-MGUN-01': { title: 'Machine Gun', text: 'Two bullets for 1 AP; the second target is chosen after the first.' },
  'PAN-MGUN-02': { title: 'Two targets', text: 'The same or another; the second may be forgone.' },
  'PAN-SCOPE-01': { title: 'Scope', text: 'Fire into an adjacent room too, through an open passage.' },
  'PAN-KNIFE-01': { title: 'Knife', text: '1 AP, Soldier or Android, in the same room.' },
  'PAN-KNIFE-02': { title: 'The die of the knife', text: '3 or 4: one wound. 1 or 2: a miss.' },
  'PAN-VEST-01': { title: 'Vest', text: 'Cancels one wound from a bullet or a knife.' },
  'PAN-VEST-02': { title: 'One hit only', text: 'Then it is discarded.' },
  'PAN-RULING-35': { title: 'Always asked', text: 'The player who is hit is always asked, Vest or not, so that nothing can be guessed.' },
  'PAN-GREN-01': { title: 'Grenade', text: '1 AP: one wound to everything in an adjacent open room.' },
  'PAN-GREN-02': { title: 'All alike', text: 'Your own characters included.' },
  'PAN-AID-01': { title: 'First Aid', text: '1 AP: 2 HP to a character in the room, of any player.' },
  'PAN-AID-02': { title: 'Split', text: 'Or 1 HP to the user and 1 to another.' },
  'PAN-SCAN-01': { title: 'Heat Scanner', text: '1 AP: see alone the whole hand of a player in the room.' },
  'PAN-SCAN-03': {
    title: 'Cards, not proof',
    text: 'Draw your own conclusions: missing Infections, foreign ones, an Antidote, the Host card.',
  },
  'PAN-KEY-01': { title: 'Key Card', text: 'Laid out at the first door, it then serves both of your characters.' },
  'PAN-RULING-71': { title: 'For you alone', text: 'It opens nothing to others or to parasites, and can no longer be traded.' },
  'PAN-ADREN-01': { title: 'Adrenaline', text: 'Two more AP this turn, even at zero.' },
  'PAN-GAS-01': { title: 'Gas Can in a trade', text: 'Given, it blocks an infection attempted in that trade.' },
  'PAN-GAS-02': { title: 'Gas Can at the Nest', text: 'It is the fuel of the flamethrower.' },
  'PAN-ALCARD-01': { title: 'Alert card', text: 'Shown and resolved as soon as it is drawn, then discarded, never replaced.' },
  // trade
  'PAN-TRADE-01': {
    title: 'Compulsory trade',
    text: "Entering a room with another player's character forces a swap of one card with one of them. The partner cannot refuse.",
  },
  'PAN-TRADE-02': { title: 'Not in the Reactor Room', text: 'No trade in the Reactor Room.' },
  'PAN-TRADE-03': { title: 'Or attack', text: 'A shot or a stab at somebody present replaces the trade.' },
  'PAN-TRADE-08': { title: 'In secret', text: "Each chooses without seeing the other's card; both change hands at the same time." },
  'PAN-RULING-42': {
    title: 'What may be given',
    text: "A human: an item, or failing that another's Infection. An infected player: own Infections as well. Never the Host card, never a card laid out.",
  },
  'PAN-INFECT-01': {
    title: 'An attempt',
    text: 'An infected player gives an Infection of his own colour: the other becomes infected, at once and in secret.',
  },
  'PAN-INFECT-02': {
    title: 'A Gas Can protects',
    text: 'If the card given back is a Gas Can, the infection fails; the Gas Can goes to the attacker.',
  },
  'PAN-INFECT-03': { title: 'So does an Antidote', text: 'Given, it protects alike. Held in hand neither helps.' },
  'PAN-INFECT-06': {
    title: 'Changing sides',
    text: 'The infected player keeps the card, plays for the Host from now on and may give own Infections.',
  },
  'PAN-INFECT-10': { title: 'The Host', text: 'Whoever drew the Host card. Nothing the others see shows it.' },
  'PAN-RULING-40': {
    title: 'Being cured',
    text: 'An infected player who is not the Host is cured in secret the moment an Antidote reaches his hand, where it stays.',
  },
  'PAN-RULING-50': { title: 'The Host is not cured', text: 'And until the card is drawn nobody is infected.' },
  'PAN-RULING-48': { title: 'What the infected know', text: 'Only what the cards have shown them. No list, no private channel.' },
  'PAN-ATTACK-01': { title: 'Suspicion', text: 'Anybody may attack anybody, and accuse rightly or wrongly.' },
  // variants
  'PAN-VAR-01': { title: 'Gentle on humans', text: 'Two Infections a player; the minimum hand is four.' },
  'PAN-VAR-02': {
    title: 'Passing Host',
    text: 'A Host without Infections after three failures may give the Host card: the other becomes the Host, whatever he gives.',
  },
  'PAN-VAR-04': { title: 'Four Gas Cans', text: 'It takes four to burn the Nest.' },
};
