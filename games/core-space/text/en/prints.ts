import type { CardArrival, Effect, PurgeKind, TokenData } from '../../content/index.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const dice = (n: number): string => count(n, 'die', 'dice');
const pegs = (n: number): string => count(n, 'peg', 'pegs');
const ARRIVALS: Readonly<Record<CardArrival, readonly [one: string, many: string]>> = {
  harvester: ['Harvester', 'Harvesters'],
  devastator: ['Devastator', 'Devastators'],
  assassin: ['Assassin', 'Assassins'],
  'live-one': ['Live One', 'Live Ones'],
  mother: ['Mother with her Spiders', 'Mothers'],
  spider: ['Spider', 'Spiders'],
  annihilator: ['Annihilator', 'Annihilators'],
  guard: ['Guard', 'Guards'],
  juggernaut: ['Juggernaut', 'Juggernauts'],
  director: ['Director', 'Directors'],
  civilian: ['Civilian', 'Civilians'],
  'ganger-1': ['Ganger of rank 1', 'Gangers of rank 1'],
  'highest-ganger': ['Ganger of the highest rank there is', 'Gangers of the highest rank'],
};
const arriving = (who: CardArrival, number: number): string => count(number, ...ARRIVALS[who]);
const kinds = (who: readonly PurgeKind[]): string => who.map((kind) => names.purge[kind].one).join(' and ');

const round: Lexicon['prints']['round'] = (effect, by) => ROUND[effect](by);
const ROUND: { readonly [K in Parameters<typeof round>[0]]: (by: number) => string } = {
  'no-long-range': () => 'This round nobody attacks at Long range.',
  'two-dice-beyond-short': () => 'This round no attack beyond Short range rolls more than 2 dice.',
  'no-sight-beyond-medium': () => 'This round nobody sees farther than 13″.',
  'traders-one-die-less-beyond-short': (by) => `This round Traders roll ${dice(by)} less beyond Short range.`,
  'moves-shorter': (by) => `This round every Move is ${by}″ shorter.`,
  'no-gifts': () => 'This round nobody gives or swaps items with others.',
  'skills-of-level-1': () => 'This round skills are used at level 1 only.',
  'no-skill-pegs': () => 'This round no Skill pegs are spent.',
  'no-shields': () => 'This round shields do not work.',
  'one-fail-jams': () => 'This round a single Fail jams a gun.',
  'quiet-gunfire': () => 'This round gunfire adds no Hostility.',
  'purge-die-higher': (by) => `This round the Purge die counts ${by} more, 2 at the most.`,
  'consoles-dead': () => 'This round no console can be used.',
  'nearest-marks-captain': () => 'This round the Purge character nearest to a Captain goes for that Captain.',
  'hunters-mark-captains': () => 'This round Harvesters and Assassins go for any Captain they see.',
  'purge-marks-captains': () => 'This round all Purge go for any Captain they see.',
  'purge-moves-longer': (by) => `This round Moves of the Purge are ${by}″ longer.`,
  'harvester-actions': (by) => `This round Harvesters have ${count(by, 'extra action', 'extra actions')}.`,
  'purge-close-dice': (by) => `This round the Purge roll ${count(by, 'extra die', 'extra dice')} in Close Assaults.`,
  warrant: () => 'This round Corps and Security want the crew that carries most, right after the Purge.',
  'police-moves-longer': (by) => `This round Moves of Corps and Security are ${by}″ longer.`,
  'police-traders-first': () => 'This round Corps and Security want Traders before the Purge.',
  'police-spare-traders': () => 'This round Corps and Security leave Traders alone.',
  'police-dice-against-purge': (by) => `This round they roll ${count(by, 'extra die', 'extra dice')} against the Purge.`,
  'gangers-spare-traders': () => 'This round Gangers leave Traders alone.',
  'arrivals-twice': () => 'This round the Purge arrive twice.',
};

const EFFECTS: { readonly [K in Effect['do']]: (effect: Extract<Effect, { readonly do: K }>) => string } = {
  round: ({ effect, by }) => round(effect, by),
  pegs: ({ by }) => (by > 0 ? `Hostility rises by ${pegs(by)}.` : `Hostility falls by ${pegs(-by)}.`),
  arrive: ({ who, number, at, instead }) => {
    const where = {
      random: '',
      holder: ' at an Entry Point of the holder’s choice',
      different: ' at different Entry Points',
      'near-richest': ' at the Entry Point nearest to the Trader who carries most',
    }[at];
    const verb = number === 1 ? 'arrives' : 'arrive';
    return `${arriving(who, number)} ${verb}${where}${instead ? `, or else ${arriving(instead.who, instead.number)}` : ''}.`;
  },
  stumble: () => 'Each Trader on the board rolls the blue die: on a Fail it falls Prone.',
  decompress: ({ within, inches, dice: n }) =>
    `A random Entry Point: everybody within ${within}″ is drawn ${inches}″ towards it${n > 0 ? ` and suffers ${dice(n)}` : ''}.`,
  'lock-doors': ({ doors }) =>
    doors === 'room'
      ? 'Every door of the room where the holder’s Captain stands closes and is locked this round.'
      : `The ${doors === 1 ? 'door' : `${doors} doors`} nearest to the holder’s Captain ${doors === 1 ? 'closes and is' : 'close and are'} locked this round.`,
  'stock-crate': ({ tokens }) => `${count(tokens, 'token', 'tokens')} from the bag, unseen, into the crate nearest to the middle.`,
  'clear-crate': () => 'What a random crate holds goes back into the bag; rare, large and objective tokens stay.',
  'crate-bursts': ({ within, dice: n, spills }) =>
    `A random crate: everybody within ${within}″ suffers ${dice(n)}${spills ? ', and all it holds falls out' : ''}.`,
  'lose-ammo': ({ who, pegs: n }) =>
    who === 'every-trader' ? `Every Trader on the board loses ${n} Ammo.` : `In each crew the Trader with most Ammo loses ${n} of it.`,
  boon: ({ gives, amount }) =>
    `Each player chooses a Trader on the board: ${
      {
        action: `${count(amount, 'extra action', 'extra actions')} this round`,
        skill: `it regains ${amount} Skill`,
        health: `it regains ${amount} Health`,
      }[gives]
    }.`,
  'close-entry': ({ until }) =>
    until === 'round'
      ? 'The holder names an Entry Point: no Purge arrive there this round.'
      : 'The holder closes an Entry Point to the Purge until the next level of Hostility.',
  'jam-weapons': () => 'A random Trader of each crew: one of its guns jams.',
  'break-items': () => 'A random Trader of each crew: something it carries breaks; objectives do not.',
  'console-shock': ({ dice: n, prone }) => `Whoever touches a console suffers ${dice(n)}${prone ? ', and falls if hurt' : ''}.`,
  'free-act': ({ act }) =>
    `Each player: one Trader may make a free ${
      { 'room-search': 'Room Search, even where the room was searched', 'crate-search': 'Search of a crate', move: 'Move' }[act]
    }.`,
  'purge-moves': ({ who, thenClose }) => `Every ${kinds(who)} Moves towards its target${thenClose ? ', and strikes if engaged' : ''}.`,
  'purge-shoots': ({ who, extra }) =>
    `Every ${who === 'all' ? 'Purge character that can' : kinds(who)} shoots its target${extra > 0 ? ` with ${count(extra, 'extra die', 'extra dice')}` : ''}.`,
  'purge-loses-turn': ({ who }) =>
    who === 'all-harvesters'
      ? 'All Harvesters lose their next turn.'
      : 'The holder chooses a Purge character of rank 1 or 2: it loses its next turn.',
  'purge-removed': ({ rank }) => `A random Purge character of rank 1 to ${rank} is taken off the board.`,
  'purge-withdraws': ({ rank }) => `Every Purge character${rank < 6 ? ` of rank ${rank}` : ''} Moves away from the nearest Trader.`,
  'sleeper-roll': ({ pegs: n }) => `The Chance die: on the Live One, Hostility rises by ${pegs(n)}.`,
  'civilian-replaced': ({ by }) =>
    `A random Civilian turns out to be ${by.map((kind) => `the ${names.purge[kind].one}`).join(', or else ')}.`,
  'civilians-move': ({ moves }) => `Each Civilian makes ${count(moves, 'Move', 'Moves')} in a random direction.`,
  'civilians-attack': () => 'Each Civilian attacks and panics.',
  'civilians-loot': ({ moves, all }) =>
    `${all ? 'All Civilians go' : 'The Civilian nearest to a crate goes'} ${count(moves, 'Move', 'Moves')} towards the nearest crate and take${all ? '' : 's'} something out of it.`,
  samaritan: ({ health, revives }) =>
    revives
      ? `A Defeated Trader within Short range of a Civilian gets up with ${health} Health.`
      : `The Trader nearest to a Civilian, within Short range, regains ${health} Health.`,
  'civilians-shoot-purge': ({ all, extra }) =>
    `${all ? 'Every Civilian that sees one' : 'The Civilian nearest to one it sees'} shoots at the Purge${extra > 0 ? ` with ${count(extra, 'extra die', 'extra dice')}` : ''}.`,
  'look-into-crate': ({ who }) => `With a Civilian on the board, ${who === 'holder' ? 'the holder' : 'each player'} looks into a crate.`,
  'pegs-a-civilian': ({ most }) => `Hostility rises by 1 for each Civilian on the board, ${most} at the most.`,
  'lock-airlocks': ({ number }) =>
    number === 'all'
      ? 'This round all airlocks are locked; not in round 1.'
      : `This round ${number === 1 ? 'one random airlock is' : `${number} random airlocks are`} locked; not in round 1.`,
  'gangers-move': ({ moves, thenClose }) =>
    `Each Ganger makes ${count(moves, 'Move', 'Moves')} towards its target${thenClose ? ', and strikes if engaged' : ''}.`,
  pickpocket: ({ traders }) =>
    traders === 1
      ? 'The Trader nearest to a Ganger, within Short range, loses a small item to it.'
      : `Up to ${traders} Traders of different crews within Short range of a Ganger lose a small item to it.`,
  'gangers-scare': () => 'Every Trader within Short range of a Ganger drops something.',
  deal: ({ who }) =>
    `${who === 'holder' ? 'The holder’s Trader' : 'For each player the Trader'} nearest to a Ganger, within Short range, may swap a small item for a token from the bag.`,
  'second-live-one': () => 'At level Purge a second Live One may come from now on.',
  'drag-defeated': ({ inches }) => `Every Defeated Trader is dragged ${inches}″ towards the nearest Entry Point.`,
  'covering-fire': ({ dice: n }) => `Keep it; in your turn: an attack of ${dice(n)} against one enemy on the board.`,
  resupply: ({ orHealth, skill }) =>
    `Keep it; in your turn: one of your Traders regains all Ammo${orHealth > 0 ? `, or ${orHealth} Health` : ''}${skill > 0 ? `, and ${skill} Skill` : ''}.`,
  'work-doors': ({ doors }) => `Keep it; between two actions: open or close ${doors === 1 ? 'a door' : `${doors} doors`} anywhere.`,
  smoke: ({ traders }) =>
    `Keep it; between two actions: ${traders === 1 ? 'one of your Traders' : `${traders} of your Traders`} cannot be shot at this round.`,
};

/** Dice by range: "2 / 1 / –". */
const bands = (values: readonly number[]): string => values.map((n) => (n === 0 ? '–' : n)).join(' / ');
function face(token: TokenData): string {
  switch (token.type) {
    case 'ranged':
      return `Dice at Short, Medium, Long range: ${bands(token.dice)}.`;
    case 'melee':
      return `${dice(token.normal)}${token.power > 0 ? `, ${token.power} in a power attack` : ''}.`;
    case 'blast': {
      const area = `centre, 1″, 2″: ${bands(token.dice)}`;
      return {
        damage: `Dice at ${area}.`,
        freeze: `Its target loses the next turn; dice for others at ${area}.`,
        jam: 'Nobody within Short range of the target shoots this round.',
        teleport: `Scatters its target; dice for others at ${area}.`,
      }[token.effect];
    }
    case 'armour': {
      const parts = [
        ...(token.physical > 0 ? [`Physical armour ${token.physical}`] : []),
        ...(token.shield > 0 ? [`Shield ${token.shield}`] : []),
        ...(token.combat > 0 ? [`${dice(token.combat)} unarmed`] : []),
        ...(token.flipped > 0 ? [`overloaded: physical armour ${token.flipped}`] : []),
      ];
      return `${parts.join(', ')}.`;
    }
    case 'special':
      return effectOf(token.effect);
    case 'goods':
      return goods(token.goods);
    case 'objective':
      return 'The mission says what it is.';
    case 'remains':
      return token.charged > token.sell ? `Sells for ${token.charged} UA if it was Charged.` : 'Worth bringing home.';
  }
}
function effectOf(effect: Extract<TokenData, { readonly type: 'special' }>['effect']): string {
  switch (effect.does) {
    case 'reload':
      return effect.pegs === 'chance' ? 'Reload: as much Ammo as the Chance die shows.' : `Reload: ${effect.pegs} Ammo.`;
    case 'heal':
      return `Restores ${effect.health} Health.`;
    case 'actions':
      return `${count(effect.extra, 'extra action', 'extra actions')} this turn.`;
    case 'search':
      return 'Search is Effortless.';
    case 'reroll':
      return 'Reroll one die of each shot.';
    case 'open-locked-door':
      return 'An action opens a locked door in contact.';
    case 'hack-door':
      return 'An action opens or closes a door within Medium range.';
    case 'repair-die':
      return 'One die more in a Repair.';
    case 'jump':
      return `Move over things up to ${effect.over}″, down from up to ${effect.drop}″.`;
    case 'grant':
      return `Gives ${skills[effect.skill].name} ${effect.level}.`;
    case 'focus':
      return `Restores ${effect.pegs} Skill.`;
  }
}
function goods(one: Extract<TokenData, { readonly type: 'goods' }>['goods']): string {
  switch (one.is) {
    case 'credits':
      return `${one.value} UA, yours at once.`;
    case 'ship-parts':
      return `${count(one.value, 'repair', 'repairs')} of the ship after the mission.`;
    case 'azurium':
      return `Sells for ${one.prices[0]} to ${one.prices.at(-1)} UA, by the Chance die.`;
    case 'trinket':
      return 'No use here, but it sells.';
  }
}

export const prints: Lexicon['prints'] = {
  token: (token) => {
    const only = token.only === 'merg' ? ' For Mergs alone.' : '';
    const price = token.type === 'objective' && token.sell === 0 ? '' : ` Sells for ${token.sell} UA.`;
    return `${face(token)}${only}${price}`;
  },
  effect: (effect) => (EFFECTS[effect.do] as (one: Effect) => string)(effect),
  round,
  chart: {
    'CS-NAC-01': 'in contact with its target',
    'CS-NAC-02': 'its target is out of sight or too far to shoot',
    'CS-NAC-03': 'it cannot shoot',
    'CS-NAC-04': 'it shoots better than it fights',
    'CS-NAC-05': 'it can reach its target and still strike',
    'CS-NAC-06': 'it has moved already',
    'CS-NAC-07': 'it comes closer first',
  },
  purgeTarget: {
    'defeated-in-sight': 'somebody Defeated in sight',
    'captain-in-sight': 'a Captain in sight',
    'in-contact': 'in contact',
    'nearest-in-the-open': 'nearest in the open',
    'nearest-in-sight': 'nearest in sight, all in cover',
    'nearest-by-way': 'nobody in sight: nearest by way',
  },
  civilian: {
    'move-along-arrow': 'walks where the arrow points',
    'attack-then-panic': 'attacks, then panics',
    'move-into-cover': 'runs for cover',
    stay: 'stays in cover',
    'join-nearest': 'joins the nearest crew',
    'move-and-trade': 'comes to trade',
    'become-live-one': 'is the Live One',
    nothing: 'does nothing',
  },
};
