import type { Json } from '@cosmodrome/kernel';
import { CREW, cardAt, type PurgeKind, TRADER, tokenOf, type Upgrade } from '../../content/index.ts';
import { nobodyIn } from '../../judge/place.ts';
import { missionOf } from '../../judge/site.ts';
import { type AirlockId, type FigureId, figureOf, type TokenId } from '../../state.ts';
import type { Act, Pay, Reaction } from '../../topics.ts';
import type { View } from '../../view.ts';
import {
  airlockLetter,
  climbNeeds,
  crateAt,
  doorAt,
  dropAt,
  eighthOf,
  figureName,
  gapOver,
  type Here,
  hasNamesake,
  inches,
  isMoved,
  isRiding,
  kindOf,
  otherFloor,
  ownerOf,
  pieceAt,
  playerOf,
  sideAmong,
  sideTo,
  wayEnd,
} from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';
import { ways } from './ways.ts';
import { wishText } from './wishes.ts';

const who = (view: View, id: FigureId): string => figureName(names, view, id);
const what = (view: View, token: TokenId | null): string => {
  const kind = token === null ? undefined : kindOf(view, token);
  return token === null ? 'bare hands' : kind ? names.tokens[kind] : 'a token';
};
/** A label has 22 characters at the most. */
const short = (text: string): string => (text.length <= 22 ? text : `${text.slice(0, 21)}…`);
const PAY: Readonly<Record<Pay | 'normal', string>> = { normal: '1 action', free: 'free', action: '1 action', peg: '1 Skill peg' };
const active = ({ active: turn }: View): string => (turn ? ` (${turn.actions} ${turn.actions === 1 ? 'action' : 'actions'} left)` : '');
const whose = (view: View): string => (view.active ? who(view, view.active.figure) : 'Your Trader');
/** What lies on the way to an answer of one figure. */
const figure = (id: FigureId | 'none', view: View) =>
  id === 'none' ? { label: 'Nobody', pass: true } : { label: short(who(view, id)), sentence: who(view, id) };
const yes = (label: string, no: string) => (answer: boolean) => (answer ? { label } : { label: no, pass: true });
const TOWARDS = { up: 'up', down: 'down', left: 'to the left', right: 'to the right' } as const;
const way = (points: readonly (readonly [number, number])[], at: Here) => {
  const end = wayEnd(at, points);
  switch (end.to) {
    case 'stay':
      return { label: 'Stay' };
    case 'home':
      return { label: 'Go home', sentence: 'Go home to the ship' };
    case 'crate':
      return { label: `To crate ${end.crate + 1}`, sentence: `Move to crate ${end.crate + 1}` };
    case 'figure':
      return { label: short(`To ${who(at.view, end.figure)}`), sentence: `Move into contact with ${who(at.view, end.figure)}` };
    case 'place':
      return { label: short(`${end.far}″ ${TOWARDS[end.side]}`), sentence: `Move ${end.far}″ ${TOWARDS[end.side]}` };
  }
};

/** What is done at a thing of the mission. */
function interacting({ piece, site }: Extract<Act, { readonly do: 'interact' }>, view: View): string {
  switch (missionOf(view).pieces[piece]?.piece) {
    case 'take':
      return 'Take what is there';
    case 'check':
      return 'Work the console';
    case 'stalls':
      return 'Browse the stall';
    case 'seal':
      return 'Seal an Entry Point';
    case 'charges':
      return view.objectives[piece]?.by[site] === null ? 'Place a charge' : 'Take the charge off';
    default:
      return 'Interact';
  }
}
/** A crate, somebody, an airlock. */
const shipTarget = (upgrade: Upgrade, at: number, view: View): string =>
  upgrade === 'scanners'
    ? `crate ${at + 1}`
    : upgrade === 'airlock-defence'
      ? who(view, at as FigureId)
      : `airlock ${airlockLetter(at as AirlockId)}`;
function act(one: Act, { view }: Here): ReturnType<Lexicon['answers']['turn/act']> {
  switch (one.do) {
    case 'end':
      return { label: 'End the turn', pass: true, final: 'ends-turn' };
    case 'shoot':
      return {
        label: short(`Shoot ${who(view, one.at)}`),
        cost: one.extra > 0 ? `+${one.extra} ${one.extra === 1 ? 'die' : 'dice'}, ammo` : PAY[one.pay],
        sentence: `Shoot ${who(view, one.at)}: ${what(view, one.with)}${one.extra > 0 ? `, ${one.extra} extra ${one.extra > 1 ? 'dice' : 'die'}` : ''}`,
        final: 'die',
      };
    case 'blast':
      return {
        label: short(one.at === null ? 'Aim at the floor' : `Blast ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `${what(view, one.with)}: ${one.at === null ? 'a point of the floor' : who(view, one.at)}`,
        final: 'die',
      };
    case 'fight':
      return {
        label: short(`${one.power ? 'Power' : 'Strike'} ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `${one.power ? 'Power attack on' : 'Strike'} ${who(view, one.at)}: ${what(view, one.with)}`,
        final: 'die',
      };
    case 'push':
      return { label: short(`Push ${who(view, one.at)}`), cost: '1 action', final: 'die' };
    case 'search':
      return { label: 'Search the crate', cost: PAY[one.pay], final: 'reveal' };
    case 'search-body':
      return { label: short(`Search ${who(view, one.body)}`), cost: PAY[one.pay] };
    case 'search-room':
      return { label: 'Search the room', cost: PAY[one.pay], final: 'die' };
    case 'persuade':
      return {
        label: short(`${{ join: 'Win over', information: 'Question', swap: 'Swap with' }[one.aim]} ${who(view, one.at)}`),
        cost: '1 action',
        sentence:
          one.aim === 'join'
            ? `Persuade ${who(view, one.at)} to join`
            : one.aim === 'information'
              ? `Ask ${who(view, one.at)} what there is to know`
              : `Persuade ${who(view, one.at)} to swap for ${what(view, one.give)}`,
        final: 'die',
      };
    case 'reload':
      return { label: 'Reload', cost: PAY[one.pay], sentence: `Reload: ${what(view, one.with)}` };
    case 'interact':
      return { label: short(interacting(one, view)), cost: '1 action', sentence: interacting(one, view), final: 'die' };
    case 'fetch':
      return { label: short(`Call ${who(view, one.figure)}`), cost: PAY[one.pay], sentence: `Tell ${who(view, one.figure)} to come along` };
    case 'unjam':
      return { label: 'Unjam', cost: PAY[one.pay], sentence: `Unjam ${what(view, one.token)}` };
    case 'don':
      return one.token === null
        ? { label: 'Take armour off', cost: '1 action' }
        : { label: 'Put armour on', cost: '1 action', sentence: `Put on ${what(view, one.token)}` };
    case 'stand':
      return { label: 'Stand up', cost: '1 action' };
    case 'drag':
      return {
        label: short(`Drag ${who(view, one.body)}`),
        cost: '1 action',
        sentence: `Drag ${who(view, one.body)}${one.helper === null ? '' : ` with ${who(view, one.helper)}`}`,
      };
    case 'shuffle':
      return { label: 'Shuffle 1″', cost: PAY[one.pay] };
    case 'use':
      return {
        label: short(what(view, one.token)),
        cost: PAY[one.pay],
        sentence: `Use ${what(view, one.token)} on ${who(view, one.on)}`,
      };
    case 'throw':
      return {
        label: short(`Throw at ${who(view, one.at)}`),
        cost: PAY[one.pay],
        sentence: `Throw ${what(view, one.token)} at ${who(view, one.at)}`,
        final: 'die',
      };
    case 'pick':
      return {
        label: short(`Take ${what(view, one.token)}`),
        cost: PAY[one.pay],
        sentence: `Pick up ${what(view, one.token)}${one.for === null ? '' : ` and leave ${what(view, one.for)}`}`,
      };
    case 'drop':
      return { label: short(`Drop ${what(view, one.token)}`), cost: PAY[one.pay], sentence: `Drop ${what(view, one.token)}` };
    case 'give': {
      const given = one.token === null ? '' : what(view, one.token);
      const taken = one.for === null ? '' : what(view, one.for);
      const name = who(view, one.to);
      return {
        label: short(given === '' ? `Take from ${name}` : taken === '' ? `Give ${name}` : `Swap with ${name}`),
        cost: PAY[one.pay],
        sentence:
          given === ''
            ? `Take ${taken} from ${name}`
            : taken === ''
              ? `Give ${given} to ${name}`
              : `Swap ${given} for ${taken} with ${name}`,
      };
    }
    case 'ship': {
      const { name, levels } = names.upgrades[one.upgrade];
      const at = one.at === null ? '' : shipTarget(one.upgrade, one.at, view);
      return {
        label: short(at === '' ? name : `${name}: ${at}`),
        cost: `${one.level} Skill ${one.level === 1 ? 'peg' : 'pegs'}`,
        sentence: `${name} ${one.level}${at === '' ? '' : `, ${at}`}: ${levels[one.level - 1]}`,
        final: one.upgrade === 'airlock-defence' ? 'die' : one.upgrade === 'scanners' ? 'reveal' : 'shows',
      };
    }
    case 'skill':
      return {
        label: short(`${skills[one.skill].name} ${one.level}`),
        cost: `${one.level} Skill ${one.level === 1 ? 'peg' : 'pegs'}`,
        sentence: `${skills[one.skill].name} ${one.level}: ${skills[one.skill].levels[one.level - 1] ?? ''}`,
      };
    case 'reconnect':
      return {
        label: short(`Hold ${who(view, one.at)} again`),
        cost: one.pegs === 0 ? '2 actions' : one.pegs === 1 ? '1 action, 1 peg' : '2 pegs',
        sentence: `Take hold of ${who(view, one.at)} again`,
      };
    case 'leave-by':
      return {
        label: short(`Out by ${playerOf(view, one.with)}`),
        cost: '1 action',
        sentence: `Ask ${playerOf(view, one.with)} to let you leave by that airlock`,
        final: 'calls',
      };
    case 'ask-way':
      return {
        label: short(`Ask ${who(view, one.at)} to let you by`),
        sentence: `Ask ${playerOf(view, figureOf(view, one.at).crew!)} to let you pass through ${who(view, one.at)}`,
        final: 'calls',
      };
    case 'truce':
      return { label: 'Offer a truce', sentence: `Offer ${playerOf(view, one.with)} a truce`, final: 'calls' };
    case 'end-truce':
      return { label: 'End the truce', sentence: `End the truce with ${playerOf(view, one.with)}`, final: 'shows' };
    case 'door':
      return {
        label: short(`${view.doors[one.door] === 'open' ? 'Close' : 'Open'} door ${one.door + 1}`),
        cost: PAY[one.pay],
        sentence: `${view.doors[one.door] === 'open' ? 'Close' : 'Open'} door ${one.door + 1}${one.with === null ? '' : `: ${what(view, one.with)}`}`,
      };
    case 'wreck':
      return {
        label: short(`Break door ${one.door + 1}`),
        cost: one.extra ? `+${one.extra} ${one.extra < 2 ? 'die' : 'dice'}, ammo` : '1 action',
        sentence: `${one.shot ? 'Shoot' : one.power ? 'Power attack on' : 'Strike'} door ${one.door + 1}: ${what(view, one.with)}${one.extra ? `, ${one.extra} extra ${one.extra > 1 ? 'dice' : 'die'}` : ''}`,
        final: 'die',
      };
    case 'smash':
      return {
        label: 'Break the window',
        cost: PAY[one.pay],
        sentence: `Break window ${one.pane + 1}${one.with === null ? '' : `: ${what(view, one.with)}`}`,
      };
    case 'climb':
      return {
        label: short(climbing(one, view)),
        sentence: climbing(one, view),
        cost: '1 action',
        ...(climbNeeds(view, one.climb) === 'ladder' ? {} : { final: 'die' as const }),
      };
    case 'mount':
      return { label: 'Climb onto it', cost: PAY[one.pay], sentence: `Climb onto ${piece(view, one.piece)}` };
    case 'vault':
      return { label: 'Over it', cost: PAY[one.pay], sentence: `Vault over ${piece(view, one.piece)}` };
    case 'dismount':
      return { label: short(`Down, ${side(one, view)}`), cost: PAY[one.pay] };
    case 'jump-down':
      return { label: 'Jump down', cost: PAY[one.pay], sentence: dropSentence(one.ledge, view), final: 'die' };
    case 'leap':
      return {
        label: 'Jump the gap',
        cost: one.pay === 'rest' ? 'part of the move' : '1 action',
        sentence: gapSentence(one.ledge, view),
        final: 'die',
      };
    case 'dive':
      return { label: 'Dive through', cost: PAY[one.pay], sentence: `Dive through window ${one.pane + 1}`, final: 'die' };
    case 'lift':
      return {
        label: short(`Lift to floor ${one.to}`),
        cost: PAY[one.pay],
        sentence: `${isRiding(view, one.lift) ? 'Ride' : 'Call'} the lift to floor ${one.to}`,
      };
    case 'haul':
      return {
        label: short(`Move ${names.structures[pieceAt(view, one.piece).kind].name.toLowerCase()}`),
        cost: PAY[one.pay],
        sentence: `Move ${piece(view, one.piece)}${one.helper === null ? '' : ` with ${who(view, one.helper)}`}`,
      };
    case 'tip':
      return { label: 'Tip the table over', cost: PAY[one.pay], sentence: `Tip ${piece(view, one.piece)} over` };
    case 'demolish':
      return {
        label: short(`${one.shot ? 'Shoot' : one.power ? 'Smash' : 'Strike'}: ${what(view, one.with)}`),
        cost: one.extra ? `+${one.extra} ${one.extra < 2 ? 'die' : 'dice'}, ammo` : '1 action',
        sentence: `${one.shot ? 'Shoot at' : one.power ? 'Power attack on' : 'Strike'} ${piece(view, one.piece)}: ${what(view, one.with)}${one.extra ? `, ${one.extra} extra ${one.extra > 1 ? 'dice' : 'die'}` : ''}`,
        final: 'die',
      };
    case 'repair':
      return {
        label: short(`Repair ${one.token === null ? who(view, one.on) : what(view, one.token)}`),
        cost: '1 action',
        sentence: `Repair ${one.token === null ? who(view, one.on) : `${what(view, one.token)} of ${who(view, one.on)}`}`,
        final: 'die',
      };
    case 'card':
      return {
        label: short(names.cards[cardAt(one.card).key]),
        sentence: `Play ${names.cards[cardAt(one.card).key]}`,
        final: 'shows',
      };
    case 'abandon':
      return { label: 'Leave them behind', sentence: 'End the mission for your crew and leave those who joined', final: 'ends-turn' };
  }
}
type Of<K extends Act['do']> = Extract<Act, { readonly do: K }>;
const piece = (view: View, at: number): string => {
  const { kind, place } = pieceAt(view, at);
  return `the ${names.structures[kind].name.toLowerCase()} at ${place}`;
};
const climbing = ({ climb }: Of<'climb'>, view: View): string => {
  const needed = climbNeeds(view, climb);
  const to = otherFloor(view, climb);
  const where = to === 0 ? 'the ground' : `floor ${to}`;
  return needed === 'ladder' ? `Ladder: ${where}` : `Climb, ${needed} or more: ${where}`;
};
const SIDES = { up: 'above', down: 'below', left: 'left', right: 'right' } as const;
const side = (one: Of<'dismount'>, view: View): string => SIDES[sideTo(view, one.to)];
const dropSentence = (ledge: number, view: View): string => {
  const { inches, dice, deadly } = dropAt(view, ledge);
  return `Jump down ${inches}″: ${deadly ? 'nobody gets up from that' : dice === 0 ? 'without harm' : dice === 1 ? 'a die of damage' : `${dice} dice of damage`}`;
};
const gapSentence = (ledge: number, view: View): string => {
  const { inches, dice } = gapOver(view, ledge);
  return `Jump a gap of ${inches}″${dice === 0 ? '' : `: ${dice === 1 ? 'a die' : `${dice} dice`}, a Hit is a fall`}`;
};
const offer = (view: View): string => (view.scene?.kind === 'offer' ? playerOf(view, view.scene.from) : 'Somebody');
const passage = (view: View): string => {
  const { scene } = view;
  return scene?.kind === 'offer' && scene.what === 'pass'
    ? `${who(view, scene.figure)} asks to pass through ${who(view, scene.at)}`
    : offer(view);
};
const shoving = (view: View): string => {
  const { scene } = view;
  return scene?.kind === 'offer' && scene.what === 'haul'
    ? `${who(view, scene.figure)} wants to move what ${who(view, scene.at)} stands at`
    : offer(view);
};
const led = (view: View): string => (view.scene?.kind === 'led' ? who(view, view.scene.figure) : 'Somebody');
const bargain = (view: View): string => {
  const { scene } = view;
  if (scene?.kind !== 'offer' || scene.what !== 'gift') return offer(view);
  const [from, to] = [who(view, scene.figure), who(view, scene.at)];
  if (scene.for === null) return `${from} offers ${to} ${what(view, scene.token)} as a gift`;
  if (scene.token === null) return `${from} asks ${to} for ${what(view, scene.for)}`;
  return `${from} offers ${to} ${what(view, scene.token)} for ${what(view, scene.for)}`;
};
const reactor = (view: View): string => {
  const { scene } = view;
  if (scene?.kind === 'attack') return `${who(view, scene.target)} is attacked`;
  if (scene?.kind === 'contact') return `${who(view, scene.mover)} touches ${who(view, scene.touched)}`;
  if (scene?.kind === 'ambush') return `${who(view, scene.mover)} ends its move`;
  return occasion(view) ?? 'Between two actions';
};
/** Whose reaction it is, and what it does if that can be said in a line. */
const reactions = (view: View, shape: Json): string => {
  const all = (shape as unknown as { readonly options: readonly Reaction[] }).options.flatMap((one) => (one === 'pass' ? [] : [one]));
  const people = [...new Set(all.map(({ figure: id }) => who(view, id)))].join(' or ');
  const [only] = all;
  const whole = only && all.length === 1 ? `${people}: ${skills[only.skill].levels[only.level - 1]}` : '';
  return whole !== '' && whole.length <= 90 ? whole : `It is for ${people} to react.`;
};
/** By whose skill, which card or which upgrade of the ship something is asked. */
function occasion(view: View): string | undefined {
  const { scene } = view;
  switch (scene?.kind) {
    case 'event':
      return `{#card/${cardAt(scene.card).key}}`;
    case 'skill':
      return `${who(view, scene.figure)}, {#skill/${scene.skill}|${skills[scene.skill].name} ${scene.level}}`;
    case 'ship':
      return names.upgrades[scene.upgrade].name;
    default:
      return undefined;
  }
}
const asking = (view: View, question: string): string => {
  const by = occasion(view);
  return by === undefined ? `${question.slice(0, 1).toUpperCase()}${question.slice(1)}` : `${by}: ${question}`;
};
/** What the skill does that asks, if it can be said in a line. */
const effect = ({ scene }: View): { readonly hint?: string } => {
  const hint = scene?.kind === 'skill' ? skills[scene.skill].levels[scene.level - 1] : undefined;
  return hint !== undefined && hint.length <= 90 ? { hint } : {};
};
/** Who goes, where that is not clear already. */
const goer = ({ view, shape }: Here): string => {
  const { figure: id } = shape as { readonly figure?: FigureId };
  return id === undefined || (view.scene?.kind === 'skill' && view.scene.figure === id) ? 'where to?' : `where does ${who(view, id)} go?`;
};
const attacking = (view: View): string =>
  view.scene?.kind === 'gap' && view.scene.after !== null
    ? `${who(view, view.scene.after)}: attack whom, and with what?`
    : 'Attack whom, and with what?';
const arrival = (view: View): string => {
  const { scene } = view;
  if (scene?.kind !== 'ship' || scene.sees === null) return 'Somebody';
  const { who: kind, number } = scene.sees;
  return isPurge(kind)
    ? `${number} ${number === 1 ? names.purge[kind].one : names.purge[kind].many}`
    : kind === 'civilian'
      ? 'A Civilian'
      : `${number} NPC`;
};
const isPurge = (kind: string): kind is PurgeKind => Object.hasOwn(names.purge, kind);
const seatOf = (seat: number): string => `{@${seat}}`;

export const questions: Lexicon['questions'] = {
  'setup/crew': () => ({ say: 'Which crew is yours?', hint: 'Ready-made crews of 180 points, or one of your own.', rules: ['CS-CRW-01'] }),
  'setup/profiles': ({ view }) => ({
    say: `Choose your Traders: one Captain, ${view.settings.points} points`,
    hint: 'Up to seven; one must be a Captain.',
    rules: ['CS-CRW-01'],
  }),
  'setup/class': () => ({ say: 'Which class?', hint: 'It says which skills can be learnt.', rules: ['CS-CRW-01', 'CS-CRW-06'] }),
  'setup/levels': () => ({ say: 'Spread the Career points over the skills', rules: ['CS-CRW-06'] }),
  'setup/kit': () => ({ say: 'What does it take along, for nothing?', rules: ['CS-CRW-09'] }),
  'setup/raise': () => ({ say: 'What grows?', hint: 'The Career is complete.', rules: ['CS-CRW-01'] }),
  'setup/shop': ({ view }) => ({ say: 'What does this Trader buy?', hint: `${view.settings.purse} UA for each.`, rules: ['CS-CRW-01'] }),
  'setup/handler': () => ({ say: 'Who holds the Merg?', rules: ['CS-MRG-01'] }),
  'setup/bring': () => ({ say: 'Who comes along?', rules: ['CS-SET-13'] }),
  'setup/airlock': () => ({ say: 'At which airlock do you dock?', hint: 'In through it, and home through it.', rules: ['CS-SET-13'] }),
  'turn/trader': () => ({ say: 'Who acts now?', rules: ['CS-TRD-01'] }),
  'turn/act': ({ view }) => ({
    say: `${whose(view)}: what now?${active(view)}`,
    hint:
      view.active?.actions === 0
        ? 'No action left: whatever costs none, or the end of the turn.'
        : 'Touch the floor to walk, a target, a crate; your items and skills below.',
    rules: ['CS-ACT-01', 'CS-EFF-02'],
  }),
  'turn/walk': ({ view }) => ({
    say: `${whose(view)}: where to?`,
    hint: 'Touch the floor: the shortest way is drawn.',
    rules: ['CS-MOV-01', 'CS-OPP-01'],
  }),
  'walk/way': (at) => ({ say: asking(at.view, goer(at)), rules: ['CS-MOV-01'] }),
  'walk/whether': ({ view }) => ({ say: asking(view, 'move?'), rules: ['CS-MOV-01'] }),
  'aim/point': ({ view, shape }) =>
    isMoved(shape)
      ? { say: asking(view, 'where to put it?'), hint: 'One of the marked squares: whoever pushes it goes along.', rules: ['CS-OBJ-01'] }
      : { say: asking(view, 'which point?'), hint: 'In sight and in range.', rules: ['CS-BLA-01'] },
  'attack/reroll': () => ({ say: 'Reroll a die?', hint: 'The Target Laser allows one.', rules: ['CS-RGD-01'] }),
  'attack/split': () => ({ say: 'Who takes how many of the Hits?', rules: ['CS-SKL-01'] }),
  'attack/choose': ({ view }) => ({ say: attacking(view), rules: ['CS-ATK-03'] }),
  'sustain/at': () => ({ say: 'One more shot: at whom?', rules: ['CS-RGD-01'] }),
  opportunity: ({ view }) => ({
    say:
      view.scene?.kind === 'opportunity' ? `${who(view, view.scene.against)} leaves: does ${who(view, view.scene.by)} strike?` : 'Strike?',
    rules: ['CS-OPP-01'],
  }),
  'push/counter': () => ({ say: 'Push back?', rules: ['CS-PSH-01'] }),
  'push/follow': () => ({ say: 'Follow?', rules: ['CS-PSH-01'] }),
  'push/side': () => ({ say: 'Where to, of these places?', hint: 'Straight on there is no room.', rules: ['CS-PSH-01'] }),
  'push/far': ({ view }) => ({ say: asking(view, 'how far?'), rules: ['CS-SKL-01'] }),
  direction: ({ view }) => ({
    say: asking(view, 'in which direction?'),
    hint: 'Touch the board on that side, or turn the arrow.',
    rules: ['CS-BLA-01'],
  }),
  'search/hold': () => ({
    say: 'What do you carry on?',
    hint: 'Of all that was there and all you had.',
    rules: ['CS-SRC-01', 'CS-INV-01'],
  }),
  'find/keep': () => ({ say: 'Keep it?', hint: 'In exchange for something, if there is no room.', rules: ['CS-SRC-05'] }),
  'react/use': ({ view, shape }) => ({ say: `${reactor(view)}: react?`, hint: reactions(view, shape), rules: ['CS-SKL-07'] }),
  'choose/figure': ({ view }) => ({ say: asking(view, 'who?'), rules: ['CS-SKL-01'] }),
  'choose/token': ({ view }) => ({ say: asking(view, 'which token?'), rules: ['CS-INV-01'] }),
  'choose/crate': ({ view }) => ({ say: asking(view, 'which crate?'), rules: ['CS-SRC-01'] }),
  'choose/piece': ({ view }) => ({ say: asking(view, 'which piece of scenery?'), rules: ['CS-SKL-01'] }),
  'choose/entry': ({ view }) => ({ say: asking(view, 'which Entry Point?'), rules: ['CS-PUR-01'] }),
  'choose/way': ({ view }) => ({ say: asking(view, 'what to do?'), ...effect(view), rules: ['CS-SKL-01'] }),
  'offer/truce': ({ view }) => ({ say: `${offer(view)} offers a truce: agreed?`, rules: ['CS-VAR-05'] }),
  'offer/airlock': ({ view }) => ({ say: `${offer(view)} asks to leave through your airlock: agreed?`, rules: ['CS-MOV-10'] }),
  'offer/pass': ({ view }) => ({
    say: `${passage(view)}: agreed?`,
    hint: 'You may still strike whoever leaves you.',
    rules: ['CS-MOV-06'],
  }),
  'offer/haul': ({ view }) => ({ say: `${shoving(view)}: agreed?`, rules: ['CS-OBJ-01'] }),
  'offer/gift': ({ view }) => ({ say: `${bargain(view)}: agreed?`, rules: ['CS-EFF-02'] }),
  'choose/door': ({ view }) => ({ say: asking(view, 'which door?'), rules: ['CS-EVT-02'] }),
  'card/play': () => ({ say: 'Play a card you keep?', rules: ['CS-EVT-02'] }),
  'security/search': () => ({
    say: 'A Warden searches: what is given up?',
    hint: 'A Skill peg instead is no use of a skill.',
    rules: ['CS-SEC-01'],
  }),
  'security/question': () => ({
    say: 'A Warden asks questions: pay a Skill peg?',
    hint: 'Otherwise the next turn is lost.',
    rules: ['CS-SEC-01'],
  }),
  'mission/calm': ({ view }) => ({ say: `Both are yours: quieten the station? Hostility ${view.pegs}.`, rules: ['CS-MIS-02'] }),
  'due/calm': ({ view }) => ({
    say: `Take a peg off Hostility ${view.pegs} before it begins?`,
    hint: 'For what your crew sealed in Lockdown.',
    rules: ['CS-MIS-02'],
  }),
  'ship/calm': ({ view }) => ({ say: `Scanners: how many pegs off Hostility ${view.pegs}?`, rules: ['CS-SKL-01'] }),
  'ship/entry': ({ view }) => ({
    say: `${arrival(view)}: at which Entry Point?`,
    hint: 'The one rolled, or one beside it.',
    rules: ['CS-SKL-01'],
  }),
  'rescue/call': ({ view }) => ({
    say:
      view.scene?.kind === 'rescue' && view.scene.called
        ? 'A Rescue Mission sets out: do you go along?'
        : 'Somebody is left behind: go back in at once?',
    hint: 'The board stays as it is. Ammo is full again, 2 Health are back, Skill pegs are not.',
    rules: ['CS-RES-01'],
  }),
  'rescue/pack': () => ({ say: 'Before you go back: who carries what?', rules: ['CS-RES-01'] }),
  'npc/lead': ({ view }) => ({ say: `${led(view)}: lead it yourself?`, hint: 'Else it does what its chart says.', rules: ['CS-VAR-05'] }),
  'npc/act': ({ view }) => ({ say: `${led(view)}: what now?`, rules: ['CS-VAR-05'] }),
  'npc/walk': ({ view }) => ({ say: `${led(view)}: where to?`, rules: ['CS-MOV-01'] }),
  'npc/order': ({ view, seat }) => ({
    say: 'In which order do they act?',
    hint: seat === view.master ? 'Equal ranks: it is up to the game master.' : 'Equal ranks: you hold the Turn token.',
    rules: ['CS-PUR-20'],
  }),
  orders: () => ({ say: 'Which reactions shall be asked at every chance?', rules: ['CS-SKL-07'] }),
  wishes: () => ({
    say: 'What do you tell your comrades?',
    hint: 'It binds nobody: comrades of the house listen, and leave what you see to yourself.',
    rules: ['CS-VAR-05'],
  }),
};

const HEADINGS = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'] as const;
/** With its owner, where several of them are called the same. */
const thing = (token: TokenId, at: Here) => {
  const name = what(at.view, token);
  const owner = ownerOf(at.view, token);
  const whole = owner === undefined ? name : `${name} (${who(at.view, owner)})`;
  return { label: short(hasNamesake(at, token) ? whole : name), sentence: whole };
};
export const answers: Lexicon['answers'] = {
  'setup/crew': (crew) =>
    crew === 'build'
      ? { label: 'A crew of my own' }
      : {
          label: short(names.crews[crew].name),
          sentence: `${names.crews[crew].name}: ${CREW[crew].map(({ trader }) => names.traders[trader]).join(', ')}`,
        },
  'setup/profiles': (trader) => ({ label: short(names.traders[trader]), cost: `${TRADER[trader].points} points` }),
  'setup/class': (of) => ({ label: names.classes[of].name, sentence: `${names.classes[of].name}: ${names.classes[of].text}` }),
  'setup/levels': (skill) => ({ label: short(skills[skill].name), sentence: `${skills[skill].name}: ${skills[skill].levels[0]}` }),
  'setup/kit': (token) => ({ label: short(names.tokens[token]) }),
  'setup/raise': (what) => ({ label: { health: 'Health', skill: 'Skill', actions: 'Actions' }[what] }),
  'setup/shop': (token) => ({ label: short(names.tokens[token]), cost: `${tokenOf(token).cost} UA` }),
  'setup/handler': (id, { view }) => figure(id, view),
  'setup/bring': (id, { view }) => figure(id, view),
  'setup/airlock': (airlock) => ({ label: `Airlock ${airlockLetter(airlock)}` }),
  'turn/trader': (id, { view }) =>
    id === 'stay'
      ? nobodyIn(view)
        ? { label: 'Nobody goes in', ...(view.crews.length === 1 ? { cost: 'ends the mission' } : {}), pass: true, final: 'ends-turn' }
        : { label: 'The rest stay aboard', pass: true }
      : id === 'ship'
        ? { label: 'The ship fires', final: 'die' }
        : figure(id, view),
  'turn/act': act,
  'turn/walk': way,
  'walk/way': way,
  'walk/whether': yes('Move', 'Stay'),
  'aim/point': ([x, y]) => ({ label: `${inches(x, '.')} · ${inches(y, '.')}` }),
  'attack/reroll': (die) => (die === 'keep' ? { label: 'Keep the roll', pass: true } : { label: `Die ${die + 1}`, final: 'die' }),
  'attack/split': (id, { view }) => figure(id, view),
  'attack/choose': (one, { view }) =>
    one === 'none'
      ? { label: 'No attack', pass: true }
      : {
          label: short(`${one.close ? 'Strike' : 'Shoot'} ${who(view, one.at)}`),
          sentence: `${one.close ? (one.power ? 'Power attack on' : 'Strike') : 'Shoot'} ${who(view, one.at)}: ${what(view, one.with)}${one.extra > 0 ? `, ${one.extra} extra ${one.extra > 1 ? 'dice' : 'die'}` : ''}`,
          final: 'die',
        },
  'sustain/at': (id, { view }) => figure(id, view),
  opportunity: (strike, { view }) =>
    'decline' in strike
      ? { label: 'Let it go', pass: true }
      : {
          label: short(`${strike.power ? 'Power: ' : ''}${what(view, strike.with)}`),
          sentence: `Strike: ${what(view, strike.with)}`,
          final: 'die',
        },
  'push/counter': yes('Push back', 'Let it be'),
  'push/follow': yes('Follow', 'Stay'),
  'push/side': (to, at) => ({
    label: { up: 'The upper place', down: 'The lower place', left: 'The left place', right: 'The right place' }[sideAmong(at, to)],
  }),
  'push/far': (far) => ({ label: `${inches(far, '.')}` }),
  direction: (n) => ({ label: `${5 * n}° ${HEADINGS[eighthOf(n)]}` }),
  'search/hold': (token, { view }) => ({ label: short(what(view, token)) }),
  'find/keep': (keep, { view }) =>
    keep.keep
      ? keep.for === null
        ? { label: 'Keep it' }
        : { label: short(`For ${what(view, keep.for)}`), sentence: `Keep it and leave ${what(view, keep.for)}` }
      : { label: 'Leave it', pass: true },
  'react/use': (one, { view }) =>
    one === 'pass'
      ? { label: 'Let it pass', pass: true }
      : {
          label: short(`${skills[one.skill].name} ${one.level}`),
          cost: `${one.level} Skill ${one.level === 1 ? 'peg' : 'pegs'}`,
          sentence: `${who(view, one.figure)}: ${skills[one.skill].name} ${one.level}. ${skills[one.skill].levels[one.level - 1] ?? ''}`,
        },
  'choose/figure': (id, { view }) => figure(id, view),
  'choose/token': (token, at) => (token === 'none' ? { label: 'None', pass: true } : thing(token, at)),
  'choose/crate': (crate, { view }) => {
    const { large, place } = crateAt(view, crate);
    return {
      label: `Crate ${crate + 1}`,
      sentence: `Crate ${crate + 1}${large ? ', a large one' : ''}${place === undefined ? '' : `, at ${place}`}`,
    };
  },
  'choose/piece': (n, { view }) => {
    const { kind, place } = pieceAt(view, n);
    const { name } = names.structures[kind];
    return { label: short(`${name} ${place}`), sentence: `${name} at ${place}` };
  },
  'choose/entry': (entry) => ({ label: `Entry Point ${entry + 1}` }),
  'choose/way': (way) => ways[way],
  'offer/truce': yes('Agreed', 'No'),
  'offer/airlock': yes('Agreed', 'No'),
  'offer/pass': yes('Let pass', 'No'),
  'offer/gift': yes('Agreed', 'No'),
  'offer/haul': yes('Agreed', 'No'),
  'choose/door': (door, { view }) => {
    const label = `${view.doors[door] === 'open' ? 'Close' : 'Open'} door ${door + 1}`;
    return { label, sentence: `${label}, at ${doorAt(view, door)}` };
  },
  'card/play': (card) =>
    card === 'pass' ? { label: 'Keep them', pass: true } : { label: short(names.cards[cardAt(card).key]), final: 'shows' },
  'security/search': (token, { view }) =>
    token === 'peg'
      ? { label: 'A Skill peg', cost: '1 Skill peg' }
      : { label: short(what(view, token)), sentence: `Give up ${what(view, token)}` },
  'security/question': (one) => (one === 'peg' ? { label: 'Pay a peg', cost: '1 Skill peg' } : { label: 'Lose the turn', pass: true }),
  'mission/calm': yes('Take pegs off', 'Leave them'),
  'due/calm': yes('Take a peg off', 'Leave it'),
  'ship/calm': (n) => (n === 0 ? { label: 'None', pass: true } : { label: `${n} ${n === 1 ? 'peg' : 'pegs'} off` }),
  'ship/entry': (entry) => ({ label: `Entry Point ${entry + 1}` }),
  'rescue/call': yes('Go back in', 'Leave the station'),
  'rescue/pack': (one, { view }) =>
    one === 'done'
      ? { label: 'Ready', pass: true }
      : { label: short(`${what(view, one.token)} to ${who(view, one.to)}`), sentence: `${what(view, one.token)}: to ${who(view, one.to)}` },
  'npc/lead': yes('Lead it', 'By its chart'),
  'npc/act': (one, { view }) =>
    one.do === 'end'
      ? { label: 'That is all', pass: true }
      : { label: short(`${one.do === 'close' ? 'Strike' : 'Shoot'} ${who(view, one.at)}`), final: 'die' },
  'npc/walk': way,
  'npc/order': (id, { view }) => figure(id, view),
  orders: ({ figure: id, skill }, { view }) => ({
    label: short(`${who(view, id)}: ${skills[skill].name}`),
    sentence: `${who(view, id)}: ${skills[skill].name}`,
  }),
  wishes: (one, { view }) => ({ label: short(wishText(one, view)), sentence: wishText(one, view) }),
};

const decides = (doing: string) => (seat: number) => `${seatOf(seat)} ${doing}.`;
export const waiting: Lexicon['waiting'] = {
  'setup/crew': decides('chooses a crew'),
  'setup/profiles': decides('chooses Traders'),
  'setup/class': decides('chooses a class'),
  'setup/levels': decides('spreads levels'),
  'setup/kit': decides('packs'),
  'setup/raise': decides('chooses what grows'),
  'setup/shop': decides('goes shopping'),
  'setup/handler': decides('names a handler'),
  'setup/bring': decides('chooses who comes along'),
  'setup/airlock': decides('chooses an airlock'),
  'turn/trader': decides('chooses a Trader'),
  'turn/act': (seat, view) => `${seatOf(seat)} acts${view.active ? ` with ${who(view, view.active.figure)}` : ''}.`,
  'turn/walk': decides('moves'),
  'walk/way': decides('moves'),
  'walk/whether': decides('thinks about moving'),
  'aim/point': decides('takes aim'),
  'attack/reroll': decides('looks at the dice'),
  'attack/split': decides('splits the Hits'),
  'attack/choose': decides('chooses an attack'),
  'sustain/at': decides('may shoot again'),
  opportunity: decides('may strike'),
  'push/counter': decides('may push back'),
  'push/follow': decides('may follow'),
  'push/side': decides('chooses a side'),
  'push/far': decides('chooses how far'),
  direction: decides('chooses a direction'),
  'search/hold': decides('looks at what there is'),
  'find/keep': decides('has found something'),
  'react/use': decides('may react'),
  'choose/figure': decides('chooses somebody'),
  'choose/token': decides('chooses a token'),
  'choose/crate': decides('chooses a crate'),
  'choose/piece': decides('chooses a piece of scenery'),
  'choose/entry': decides('chooses an Entry Point'),
  'choose/way': decides('chooses'),
  'offer/truce': decides('has been offered a truce'),
  'offer/airlock': decides('is asked for an airlock'),
  'offer/pass': decides('is asked to let somebody pass'),
  'offer/gift': decides('is offered an exchange'),
  'offer/haul': decides('is asked to let something be moved'),
  'choose/door': decides('chooses a door'),
  'card/play': decides('may play a card'),
  'security/search': decides('is searched'),
  'security/question': decides('is questioned'),
  'mission/calm': decides('thinks about Hostility'),
  'due/calm': decides('thinks about Hostility'),
  'ship/calm': decides('reads the Scanners'),
  'ship/entry': decides('reads the Scanners'),
  'rescue/call': decides('thinks about a Rescue Mission'),
  'rescue/pack': decides('shares out equipment'),
  'npc/lead': decides('decides about an NPC'),
  'npc/act': decides('leads an NPC'),
  'npc/walk': decides('leads an NPC'),
  'npc/order': decides('puts NPCs in order'),
  orders: decides('gives standing orders'),
  wishes: decides('says what is planned'),
};
