/** Questions, what can be answered, and what the others read meanwhile. */
import type { Offered } from '@cosmodrome/kit/text';
import {
  type Alien,
  type Criterion,
  cardAt,
  type Good,
  INSURANCE,
  kindOf,
  type Marker,
  nameOf,
  PRICES,
  ROBONAUTS,
  type SquareId,
  tileAt,
} from '../../content/index.ts';
import { value } from '../../judge/cargo.ts';
import { crew } from '../../judge/crew.ts';
import { exposed } from '../../judge/ship.ts';
import { type BuildRequest, type Edge, sideOf, squareOf, type Timer } from '../../state.ts';
import type { Sabotaged } from '../../topics.ts';
import type { View } from '../../view.ts';
import {
  adds,
  cardOf,
  comesOf,
  coming,
  dueIn,
  endangered,
  ends,
  energyOf,
  groupOf,
  type Here,
  humansAt,
  idle,
  isColumn,
  kindAt,
  lineMoved,
  offersOf,
  sceneOf,
  spot,
} from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { capital, count, days, goods, half, list, part, partAt, place, reward } from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ parts of sentences

const TURNS = ['↑', '→', '↓', '←'] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const here = (square: SquareId, { me }: Here, more?: string): Offered => ({
  label: partAt(me.ship, square),
  cost: more === undefined ? spot(me.ship, square) : `${spot(me.ship, square)} ${more}`,
  sentence: place(me.ship, square),
});
const none = (label: string): Offered => ({ label, pass: true });
/** What comes of it on this line, in few words. */
function outcome(by: -1 | 0 | 1, at: Here): string {
  const met = comesOf(at, by);
  const part = met?.square === undefined ? undefined : kindAt(at.me.ship, met.square);
  if (!met || !part) return 'nothing on the line';
  if (met.effect === 'destroys')
    return met.shields.length + met.cannons.length > 0 ? `${names.tiles[part].name} to be warded` : `${names.tiles[part].name} lost`;
  return EFFECTS[met.effect];
}
const EFFECTS = { miss: 'nothing on the line', bounces: 'bounces off', armoured: 'the armour holds', shot: 'shot down' } as const;
const side = (edge: Edge, { me }: Here): Offered => ({
  label: partAt(me.ship, squareOf(edge)),
  cost: names.sides[sideOf(edge)],
  sentence: `${place(me.ship, squareOf(edge))}, ${names.sides[sideOf(edge)]}`,
});
const joint = (edge: Edge, at: Here): Offered => {
  const two = ends(at.me.ship, edge).map((square) => place(at.me.ship, square));
  return {
    label: partAt(at.me.ship, squareOf(edge)),
    cost: ends(at.me.ship, edge)
      .map((square) => spot(at.me.ship, square))
      .join('–'),
    sentence: list(two),
  };
};
const energy = (at: Here): string => count(energyOf(at), 'energy', 'energy');
const card = (view: View): string => {
  const open = cardOf(view);
  return open ? names.cards[nameOf(open)].name : 'the card';
};
/** What the comparison is about: the strength of an enemy, or the others. */
function against({ view }: Here): string {
  const open = cardOf(view);
  return open && 'strength' in open ? `${card(view)} of strength ${open.strength}` : card(view);
}
const power = (what: Criterion, name: string) => (at: Here) => ({
  say: `${capital(against(at))}: which do you power?`,
  hint: `${name} without them: ${half(idle(at, what))}. You have ${energy(at)}.`,
});
const powered =
  (what: Criterion) =>
  (square: SquareId, at: Here): Offered =>
    here(square, at, `+${half(adds(at, what, square))}`);
const where = (at: Here): string => {
  const line = coming(at)?.line;
  return line ? `${isColumn(line) ? 'column' : 'row'} ${line.line}` : 'its line';
};
const objectsOf = ({ view }: Here): string => {
  const scene = sceneOf(view, 'objects');
  return scene ? capital(list(scene.objects.map((object) => names.objects[object]))) : 'Something';
};
const shiftTo = (by: -1 | 0 | 1, at: Here): string => {
  const line = coming(at)?.line;
  if (!line || by === 0) return 'where it is';
  return `${isColumn(line) ? 'column' : 'row'} ${lineMoved(at, line, by).line}`;
};
const crewName = (alien: Alien | null): string => (alien === null ? 'Human' : capital(names.aliens[alien]));
const offer = ({ view }: Here): string => {
  const open = cardOf(view);
  if (!open || !('crew' in open)) return '';
  const pays = `${reward(open.reward)}, for ${days(open.days)}`;
  return open.type === 'abandoned-ship' ? `${open.crew} of your crew for ${pays}.` : `It takes a crew of ${open.crew}: ${pays}.`;
};
const hourglass = ({ circle, ran }: Timer): string =>
  ran ? 'the hourglass has run out' : circle === 0 ? 'the hourglass is on Start' : 'the hourglass runs';

const requests: { readonly [K in BuildRequest['do']]: (r: Extract<BuildRequest, { readonly do: K }>, at: Here) => Offered } = {
  draw: (_, { view }) => ({ label: 'Draw a part', cost: `${view.heap} face down`, sentence: 'Draw a part from the heap, face down' }),
  take: (r) => ({ label: part(r.tile), cost: 'take, face up', sentence: `Take ${part(r.tile)} from the face-up parts` }),
  fetch: (r) => ({ label: part(r.tile), cost: 'from the reserve', sentence: `Take ${part(r.tile)} from the reserve` }),
  filch: (r) => ({ label: part(r.tile), cost: 'from a rival', sentence: `Take ${part(r.tile)} from the reserve of {@${r.from}}` }),
  place: (r, { me }) => ({
    label: `Place at ${spot(me.ship, r.square)}`,
    cost: r.pipe === undefined ? TURNS[r.rot] : `${TURNS[r.rot]} pipe`,
    sentence: `Place ${part(r.tile)} at ${spot(me.ship, r.square)} ${TURNS[r.rot]}${r.pipe === undefined ? '' : `, with a pipe on its ${names.sides[r.pipe]}`}`,
  }),
  move: (r, { me }) => ({
    label: `Move to ${spot(me.ship, r.square)}`,
    cost: r.pipe === undefined ? TURNS[r.rot] : `${TURNS[r.rot]} pipe`,
    sentence: `Move the loose part to ${spot(me.ship, r.square)} ${TURNS[r.rot]}`,
  }),
  lift: () => ({ label: 'Pick up the last part', sentence: 'Pick up the loose part again' }),
  aside: (r) => ({ label: 'Set aside', cost: 'in reserve', sentence: `Set ${part(r.tile)} aside in the reserve` }),
  return: (r) => ({ label: 'Put it back', cost: 'face up', sentence: `Put ${part(r.tile)} back face up` }),
  read: (r) => ({ label: `Read pile ${LETTERS[r.pile]}`, sentence: `Read adventure pile ${LETTERS[r.pile]}` }),
  close: () => ({ label: 'Close the pile' }),
  flip: (r) => ({
    label: r.to === 0 ? 'Flip onto Start' : 'Flip the hourglass',
    cost: 'for everybody',
    sentence: r.to === 0 ? 'Flip the hourglass onto Start: the last period' : 'Flip the hourglass',
  }),
  finish: (r) => ({
    label: `Finish: number ${r.number}`,
    cost: 'no more building',
    sentence: `Stop building and take number ${r.number}`,
    final: 'ends-turn',
  }),
  pipe: (r, { me }) => ({
    label: `Pipe at ${spot(me.ship, r.square)}`,
    cost: names.sides[r.side],
    sentence: `Lay a pipe on the ${names.sides[r.side]} of ${place(me.ship, r.square)}`,
  }),
  'four-way': (r, { me }) =>
    r.square === null
      ? { label: 'Four-way back', sentence: 'Take the four-way connector back' }
      : { label: `Four-way ${spot(me.ship, r.square)}`, sentence: `Lay the four-way connector on ${place(me.ship, r.square)}` },
  convert: (r, { me }) =>
    r.square === null
      ? { label: `${capital(names.conversions[r.to])} back`, sentence: `Take the ${names.conversions[r.to]} token back` }
      : {
          label: capital(names.conversions[r.to]),
          cost: `on ${spot(me.ship, r.square)} ${TURNS[r.rot]}`,
          sentence: `Turn ${place(me.ship, r.square)} into a ${names.conversions[r.to]} ${TURNS[r.rot]}`,
        },
  alarm: () => ({ label: 'Sound the alarm', cost: 'once', sentence: 'Sound the alarm: the others stop for 15 seconds', final: 'calls' }),
};

// ------------------------------------------------------------------ the question bar

export const questions: Lexicon['questions'] = {
  'hire/keep': () => ({
    say: 'Which specialist do you hire?',
    hint: 'Skill A works from this round on, skill B one round later.',
    rules: ['GT-SUP-01', 'GT-SUP-04'],
  }),
  'before/read': () => ({
    say: 'Inspector: which pile do you read?',
    hint: 'Twenty seconds, before anybody builds.',
    rules: ['GT-SKILL-INSPECTOR-01'],
  }),
  'before/markers': () => ({
    say: 'Planner: where do the five markers go?',
    hint: 'Never side by side or beside the start. Each pays 2 ¢ on a part that suits it.',
    rules: ['GT-SKILL-PLANNER-01'],
  }),
  'repair/last-part': () => ({
    say: 'Con Artist: one last part, face up?',
    hint: 'It must fit on the ship as it stands.',
    rules: ['GT-SKILL-CON-01'],
  }),
  'repair/convert': () => ({
    say: 'Delivery Driver: which part becomes another?',
    hint: 'Its connectors stay as they are.',
    rules: ['GT-SKILL-DELIVERY-01'],
  }),
  'repair/weld': () => ({
    say: 'Welder: which contact do you save?',
    hint: 'A token joins a single connector to a double one.',
    rules: ['GT-SKILL-WELDER-01'],
  }),
  'repair/exempt': () => ({
    say: 'Hypergeometer: which one is allowed to stay?',
    hint: 'One cannon and one engine may point at a part.',
    rules: ['GT-SKILL-HYPER-01'],
  }),
  'mark/pipe': () => ({
    say: 'Plumber: where do you lay a pipe?',
    hint: 'It joins two smooth sides that touch.',
    rules: ['GT-SKILL-PLUMBER-01'],
  }),
  'mark/wireless': () => ({
    say: 'Assembler: which two parts are linked?',
    hint: 'Two, or none at all.',
    rules: ['GT-SKILL-ASSEMBLER-01'],
  }),
  'mark/armour': () => ({
    say: 'Assembler: which part gets armour?',
    hint: 'It replaces all its exposed connectors.',
    rules: ['GT-SKILL-ASSEMBLER-01'],
  }),
  'mark/weld': () => ({
    say: 'Welder: which exposed connectors do you close?',
    hint: 'Three at the most.',
    rules: ['GT-SKILL-WELDER-01', 'GT-BASE-CONN-07'],
  }),
  'preflight/insure': ({ view, ask }) => ({
    say: `Insure your ship for ${INSURANCE.price} ¢?`,
    hint: `Then lost parts cost ${INSURANCE.cap} ¢ at the most. You have ${view.credits[ask.seat]} ¢.`,
    rules: ['GT-INS-01'],
  }),
  'preflight/sabotage': ({ ask }) => {
    const [first] = offersOf<Sabotaged>(ask);
    return {
      say: first ? `Saboteur: what do you do to {@${first.rival}}?` : 'Saboteur: what do you do?',
      hint: '1 human goes; if one part of the joint is lost, so is the other.',
      rules: ['GT-SKILL-SABOTEUR-01'],
    };
  },
  'preflight/decree': ({ view }) => ({
    say: 'Security Officer: a fine for every exposed connector?',
    hint: `Everybody pays, you too: ${view.yards.map(({ ship }, seat) => `{@${seat}} ${exposed(ship).length} ¢`).join(', ')}.`,
    rules: ['GT-SKILL-SECURITY-01'],
  }),
  'preflight/buy': () => ({
    say: 'Trader: how many yellow cubes do you buy?',
    hint: `1 ¢ each; they sell for ${PRICES.yellow} ¢.`,
    rules: ['GT-SKILL-TRADER-01'],
  }),
  'preflight/rotation': () => ({ say: 'Hypergeometer: which cannon fires in all directions?', rules: ['GT-SKILL-HYPER-01'] }),
  'preflight/hurry': ({ view }) => ({
    say: 'Bureaucrat: gain days before the flight?',
    hint: `${view.number}, and 1 for each rocket ahead of you.`,
    rules: ['GT-SKILL-BUREAUCRAT-01'],
  }),
  'preflight/bet': () => ({
    say: 'Advertiser: who arrives in which place?',
    hint: '2 ¢ for each right place, 1 ¢ for each giving up foreseen.',
    rules: ['GT-SKILL-ADVERT-01'],
  }),
  'after/bonuses': () => ({
    say: 'Bureaucrat: how do the bonuses change?',
    hint: 'For everybody: arrival by 4-3-2-1, best-looking ship by 2.',
    rules: ['GT-SKILL-BUREAUCRAT-01'],
  }),
  'after/price': () => ({ say: 'Trader: which price changes by 1 ¢?', hint: 'For everybody.', rules: ['GT-SKILL-TRADER-01'] }),
  'cargo/hand-over': ({ view }) => ({
    say: `What do you hand over? ${count(dueIn(view), 'cube', 'cubes')} demanded.`,
    hint: 'Hidden cubes may stay where they are.',
    rules: ['GT-BASE-CARGO-04', 'GT-SKILL-SMUGGLER-01', 'GT-SKILL-STORE-01'],
  }),
  'round/ready': ({ view }) => ({
    say: view.mode === 'in-turn' ? 'Your turn to build. Ready?' : `${names.classes[view.class].name}. Ready to build?`,
    hint: names.classes[view.class].text,
    rules: ['GT-BASE-BUILD-01'],
  }),
  'build/do': ({ view, me }) => {
    const held = me.hand?.tile;
    if (me.reading) {
      const cards = (view.pile ?? []).map((one) => names.cards[nameOf(cardAt(one))].name);
      return { say: `Pile ${LETTERS[me.reading.pile]}: ${list(cards)}.`, rules: ['GT-BASE-BUILD-15'] };
    }
    if (me.number > 0 && !me.skills.includes('con-artist-a'))
      return {
        say: `You have finished, with number ${me.number}.`,
        hint:
          view.mode !== 'together'
            ? 'The others are still building.'
            : view.timer.ran
              ? 'The hourglass has run out: you may flip it.'
              : `${capital(hourglass(view.timer))}.`,
        rules: ['GT-BASE-FIN-01'],
      };
    return {
      say: held == null ? 'Build: draw or take a part.' : `${part(held)}: where does it go?`,
      hint:
        held == null
          ? view.mode === 'together'
            ? `${count(view.heap, 'part', 'parts')} face down; ${hourglass(view.timer)}.`
            : `${count(view.heap, 'part', 'parts')} face down.`
          : names.tiles[kindOf(tileAt(held))].text,
      rules: held == null ? ['GT-BASE-BUILD-02', 'GT-BASE-TIMER-01'] : ['GT-BASE-BUILD-07', 'GT-BASE-CONN-01'],
    };
  },
  'error/remove': () => ({
    say: 'Your ship has an error: which part goes?',
    hint: 'Until all is in order. Each part lost costs 1 ¢.',
    rules: ['GT-BASE-ERR-01'],
  }),
  'ship/piece': () => ({ say: 'The ship is in pieces: which one do you keep?', hint: 'The others are lost.', rules: ['GT-BASE-LOSS-01'] }),
  'load/purple': () => ({
    say: 'A purple alien aboard?',
    hint: 'It lives alone in its cabin, and adds 2 to fire power.',
    rules: ['GT-BASE-LOAD-01', 'GT-LIFE-01'],
  }),
  'load/brown': () => ({
    say: 'A brown alien aboard?',
    hint: 'It lives alone in its cabin, and adds 2 to engine power.',
    rules: ['GT-BASE-LOAD-01', 'GT-LIFE-01'],
  }),
  'flight/stay': ({ view, me, flyer }) => ({
    ...(flyer.stays
      ? {
          say: 'You fly on. Others are still deciding.',
          hint: 'Until then you may change your mind.',
        }
      : {
          say: `${count(view.flight, 'card', 'cards')} left. Fly on?`,
          hint: `Crew ${crew(me.ship)}, goods for ${value(me.ship, me.skills)} ¢. Giving up: half of that and no bonus.`,
        }),
    rules: ['GT-BASE-QUIT-01', 'GT-BASE-FLY-01'],
  }),
  'power/engines': (at) => ({ ...power('engines', 'Engine power')(at), rules: ['GT-BASE-POW-01', 'GT-BASE-ENERGY-01'] }),
  'power/cannons': (at) => ({ ...power('cannons', 'Fire power')(at), rules: ['GT-BASE-POW-01', 'GT-BASE-ENERGY-01'] }),
  'power/crew': (at) => ({ ...power('crew', 'Crew')(at), rules: ['GT-ROBO-01', 'GT-BASE-ENERGY-01'] }),
  'energy/pay': () => ({
    say: 'Where does the energy come from?',
    hint: 'Cells are gone for good; a panel is ready again with the next card.',
    rules: ['GT-BASE-ENERGY-01', 'GT-SOLAR-01'],
  }),
  'hit/thrusters': (at) => ({
    say: `${objectsOf(at)} in ${where(at)}: shift it?`,
    hint: `1 energy; you have ${energyOf(at)}.`,
    rules: ['GT-THR-04', 'GT-BASE-HIT-01'],
  }),
  'hit/defence': (at) => {
    const threatened = endangered(at);
    const strikes = sceneOf(at.view, 'objects')?.strikes;
    return {
      say: `${strikes ? capital(names.objects[strikes.object]) : 'A hit'}: ${threatened ? `${names.tiles[threatened].name} is threatened.` : 'do you defend yourself?'}`,
      hint: `1 energy; you have ${energyOf(at)}.`,
      rules: ['GT-BASE-HIT-04', 'GT-BASE-HIT-05'],
    };
  },
  'planet/land': ({ view }) => {
    const open = cardOf(view);
    return {
      say: 'Which planet do you land on?',
      hint: open?.type === 'planets' ? `Landing costs ${days(open.days)}, when all have decided.` : 'Landing costs days.',
      rules: ['GT-BASE-PLAN-01'],
    };
  },
  'offer/dock': (at) => ({ say: `${capital(card(at.view))}: do you dock?`, hint: offer(at), rules: ['GT-BASE-SHIP-01', 'GT-ABN-01'] }),
  'offer/take': (at) => ({ say: 'The guns are silent: take the offer?', hint: offer(at), rules: ['GT-ABN-01', 'GT-BASE-SHIP-01'] }),
  'enemy/reward': ({ view }) => {
    const open = cardOf(view);
    return {
      say: `${capital(card(view))} beaten: take the reward?`,
      hint: open && 'strength' in open ? `${reward(open.reward)}, for ${days(open.days)}.` : 'For the days it costs.',
      rules: ['GT-BASE-ENEMY-01'],
    };
  },
  'cargo/load': ({ view }) => {
    const scene = sceneOf(view, 'goods');
    return {
      say: `Load ${scene ? list(goods(scene.goods)) : 'the goods'}.`,
      hint: 'All, some or none; what is aboard may be moved or thrown away.',
      rules: ['GT-BASE-CARGO-01'],
    };
  },
  'cargo/give': ({ view }) => ({
    say: `From where ${dueIn(view) === 1 ? 'does the cube' : `do the ${dueIn(view)} cubes`} go?`,
    hint: 'The most valuable go first.',
    rules: ['GT-BASE-CARGO-04'],
  }),
  'cells/give': ({ view }) => ({
    say: `${count(dueIn(view), 'cell', 'cells')} instead of goods: from where?`,
    rules: ['GT-BASE-CARGO-04'],
  }),
  'crew/give': ({ view }) => ({
    say: `Who leaves the ship? ${count(dueIn(view), 'crew member', 'crew members')}.`,
    hint: 'Without a human aboard you must give up.',
    rules: ['GT-BASE-CREW-01'],
  }),
  'crew/who': ({ me, ask }) => {
    const [first] = offersOf<{ readonly square: SquareId }>(ask);
    return {
      say: first ? `${place(me.ship, first.square)}: who falls ill?` : 'Who falls ill?',
      rules: ['GT-BASE-EPI-01', 'GT-SKILL-RECEPTION-01'],
    };
  },
  'crew/board': ({ view }) => ({
    say: `${count(dueIn(view), 'astronaut', 'astronauts')}: which cabins take them?`,
    hint: 'As many as you like and have room for.',
    rules: ['GT-BASE-PLAN-01'],
  }),
  'intruder/answer': (at) => ({
    say: `${capital(card(at.view))} in ${where(at)}: what do you do?`,
    hint: `Robonauts and thrusters cost 1 energy each; you have ${energyOf(at)}.`,
    rules: ['GT-INT-01', 'GT-THR-13'],
  }),
};

// ------------------------------------------------------------------ answers

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
const SIGN = { '-1': '−2', '0': '±0', '1': '+2' } as const;
const CHANGE = { '-1': 'down', '0': 'unchanged', '1': 'up' } as const;
const onSquare = (item: SquareId | Good | Marker, at: Here, named: (kind: Good | Marker) => string): Offered =>
  typeof item === 'number' ? here(item, at) : { label: capital(named(item)) };

export const answers: Lexicon['answers'] = {
  'hire/keep': (one) => ({
    label: names.specialists[one],
    sentence: `{#specialist/${one}|${names.specialists[one]}}. A: ${names.skills[`${one}-a`]} B: ${names.skills[`${one}-b`]}`,
  }),
  'before/read': (pile) => (pile === 'done' ? none('Enough read') : { label: `Read pile ${LETTERS[pile]}` }),
  'before/markers': (item, at) =>
    typeof item === 'number' ? { label: `Square ${spot(at.me.ship, item)}` } : onSquare(item, at, (kind) => names.markers[kind as Marker]),
  'repair/last-part': (last, { me }) =>
    last === null
      ? none('No part')
      : {
          label: part(last.tile),
          cost: `${spot(me.ship, last.square)} ${TURNS[last.rot]}`,
          sentence: `Place ${part(last.tile)} at ${spot(me.ship, last.square)} ${TURNS[last.rot]}`,
        },
  'repair/convert': (made, { me }) =>
    made === null
      ? none('Nothing')
      : {
          label: capital(names.conversions[made.to]),
          cost: `on ${spot(me.ship, made.square)} ${TURNS[made.rot]}`,
          sentence: `Turn ${place(me.ship, made.square)} into a ${names.conversions[made.to]} ${TURNS[made.rot]}`,
        },
  'repair/weld': joint,
  'repair/exempt': (square, at) => here(square, at),
  'mark/pipe': (pipe, { me }) =>
    pipe === null
      ? none('No pipe')
      : {
          label: partAt(me.ship, pipe.square),
          cost: names.sides[pipe.side],
          sentence: `A pipe on the ${names.sides[pipe.side]} of ${place(me.ship, pipe.square)}`,
        },
  'mark/wireless': (square, at) => here(square, at),
  'mark/armour': (square, at) => (square === null ? none('No armour') : here(square, at)),
  'mark/weld': side,
  'preflight/insure': (wants) => (wants ? { label: 'Insure', cost: `${INSURANCE.price} ¢` } : none('No insurance')),
  'preflight/sabotage': (done, { view }) => {
    if (done === null) return none('Spare this ship');
    const { ship } = view.yards[done.rival]!;
    const [a, b] = ends(ship, done.joint).map((square) => spot(ship, square));
    return {
      label: `${a}–${b}`,
      cost: `human ${spot(ship, done.human)}`,
      sentence: `Remove a human from ${place(ship, done.human)} and sabotage the joint between ${list(ends(ship, done.joint).map((square) => place(ship, square)))}`,
    };
  },
  'preflight/decree': (wants) => (wants ? { label: 'Fine everybody' } : none('No fine')),
  'preflight/buy': (n) => ({ label: count(n, 'yellow cube', 'yellow cubes'), cost: `${n} ¢`, ...(n === 0 ? { pass: true } : {}) }),
  'preflight/rotation': (square, at) => (square === null ? none('None') : here(square, at)),
  'preflight/hurry': (wants) => (wants ? { label: 'Gain the days' } : none('Stay here')),
  'preflight/bet': (bet) => {
    if (bet === null) return none('No bet');
    const places = bet.map((one, seat) => `{@${seat}} ${one === null ? 'gives up' : `arrives ${ORDINALS[one - 1]}`}`);
    return { label: bet.map((one) => one ?? '×').join(' · '), sentence: `Bet: ${list(places)}` };
  },
  'after/bonuses': ({ arrival, looks }) =>
    arrival === 0 && looks === 0
      ? none('Leave them')
      : {
          label: `Arrival ${CHANGE[`${arrival}`]}`,
          cost: `looks ${SIGN[`${looks}`]}`,
          sentence: `Arrival bonuses ${CHANGE[`${arrival}`]}, best-looking bonus ${CHANGE[`${looks}`]}`,
        },
  'after/price': (change) =>
    change === null
      ? none('Leave them')
      : {
          label: capital(names.goods[change.good].the),
          cost: `${PRICES[change.good]} → ${PRICES[change.good] + change.by} ¢`,
          sentence: `The price of ${names.goods[change.good].the} becomes ${PRICES[change.good] + change.by} ¢`,
        },
  'cargo/hand-over': (given) => {
    const all = [...goods(given.cubes.map(({ good }) => good)), ...(given.cells > 0 ? [count(given.cells, 'cell', 'cells')] : [])];
    return {
      label: count(given.cubes.length, 'cube', 'cubes'),
      cost: count(given.cells, 'cell', 'cells'),
      sentence: all.length > 0 ? `Hand over ${list(all)}` : 'Hand over nothing',
    };
  },
  'round/ready': () => ({ label: 'Ready' }),
  'build/do': (request, at) => (requests[request.do] as (r: BuildRequest, at: Here) => Offered)(request, at),
  'error/remove': (square, at) => here(square, at),
  'ship/piece': (piece, { me }) => ({
    label: count(piece.length, 'part', 'parts'),
    cost: count(
      piece.reduce((sum, square) => sum + humansAt(me.ship, square), 0),
      'human',
      'humans',
    ),
    sentence: `Keep the piece of ${count(piece.length, 'part', 'parts')} with ${place(me.ship, piece[0]!)}`,
  }),
  'load/purple': (square, at) => (square === null ? none('Humans only') : here(square, at)),
  'load/brown': (square, at) => (square === null ? none('Humans only') : here(square, at)),
  'flight/stay': (stay) =>
    stay.do === 'give-up'
      ? { label: 'Give up', cost: 'goods at half', sentence: 'Give up: leave the flight, sell at half price, no bonus', final: 'ends-turn' }
      : {
          label: 'Fly on',
          cost: count(stay.cards, 'card', 'cards'),
          sentence: stay.cards === 1 ? 'Fly on' : `Fly on for ${stay.cards} cards without being asked`,
        },
  'power/engines': powered('engines'),
  'power/cannons': powered('cannons'),
  'power/crew': (square, at) => here(square, at, `+${ROBONAUTS}`),
  'energy/pay': (square, at) => here(square, at),
  'hit/thrusters': (by, at) =>
    by === 0
      ? { ...none('Do not shift'), cost: outcome(by, at) }
      : { label: `Shift to ${shiftTo(by, at)}`, cost: `1 energy, ${outcome(by, at)}` },
  'hit/defence': (how, at) => {
    if (how === 'none') {
      const lost = endangered(at);
      return {
        ...none('Let it hit'),
        ...(lost ? { cost: `${names.tiles[lost].name} lost`, sentence: `Let it hit: ${names.tiles[lost].name} is destroyed` } : {}),
      };
    }
    return { label: how === 'shield' ? 'Power the shield' : 'Fire the cannon', cost: '1 energy' };
  },
  'planet/land': (planet, { view }) => {
    if (planet === null) return none('Fly past');
    const open = cardOf(view);
    const row = open?.type === 'planets' ? open.planets[planet] : undefined;
    const brings = row ? [...goods(row.goods), ...(row.astronauts > 0 ? [count(row.astronauts, 'astronaut', 'astronauts')] : [])] : [];
    return {
      label: `Planet ${planet + 1}`,
      ...(row
        ? {
            cost: `${row.goods.reduce((sum, good) => sum + PRICES[good], 0)} ¢ of goods`,
            sentence: `Planet ${planet + 1}: ${list(brings)}`,
          }
        : {}),
    };
  },
  'offer/dock': (docks) => (docks ? { label: 'Dock' } : none('Fly past')),
  'offer/take': (takes) => (takes ? { label: 'Take it' } : none('Leave it')),
  'enemy/reward': (takes, { view }) => {
    const open = cardOf(view);
    return takes ? { label: 'Take the reward', ...(open && 'strength' in open ? { cost: `−${days(open.days)}` } : {}) } : none('Leave it');
  },
  'cargo/load': (item, at) => onSquare(item, at, (kind) => names.goods[kind as Good].one),
  'cargo/give': (square, at) => here(square, at),
  'cells/give': (square, at) => here(square, at),
  'crew/give': (group, { me }) => {
    const { square, alien } = groupOf(group);
    return { label: crewName(alien), cost: spot(me.ship, square), sentence: `${crewName(alien)} of ${place(me.ship, square)}` };
  },
  'crew/who': ({ square, who }, { me }) => ({ label: who === 'human' ? 'The human' : 'The alien', cost: spot(me.ship, square) }),
  'crew/board': (square, at) => here(square, at),
  'intruder/answer': ({ awake, shift }, at) => {
    const done = [
      ...(awake.length > 0 ? [count(awake.length, 'robonaut cell on', 'robonaut cells on')] : []),
      ...(shift === 0 ? [] : [`shift to ${shiftTo(shift, at)}`]),
    ];
    if (done.length === 0) return none('Let it come');
    return {
      label: awake.length > 0 ? count(awake.length, 'robonaut cell', 'robonaut cells') : `Shift to ${shiftTo(shift, at)}`,
      cost: awake.length > 0 && shift !== 0 ? `to ${shiftTo(shift, at)}` : `${awake.length + Math.abs(shift)} energy`,
      sentence: capital(list(done)),
    };
  },
};

// ------------------------------------------------------------------ what the others read

export const building: Lexicon['building'] = (seats) =>
  `${list(seats.map((s) => `{@${s}}`))} ${seats.length > 1 ? 'are still building' : 'is still building'}`;
export const waiting: Lexicon['waiting'] = {
  'hire/keep': (s) => `{@${s}} hires a specialist`,
  'before/read': (s) => `{@${s}} reads the piles before building`,
  'before/markers': (s) => `{@${s}} places markers`,
  'repair/last-part': (s) => `{@${s}} adds a last part`,
  'repair/convert': (s) => `{@${s}} converts a part`,
  'repair/weld': (s) => `{@${s}} welds`,
  'repair/exempt': (s) => `{@${s}} bends geometry`,
  'mark/pipe': (s) => `{@${s}} lays a pipe`,
  'mark/wireless': (s) => `{@${s}} links two parts`,
  'mark/armour': (s) => `{@${s}} puts on armour`,
  'mark/weld': (s) => `{@${s}} closes connectors`,
  'preflight/insure': (s) => `{@${s}} thinks about insurance`,
  'preflight/sabotage': (s) => `{@${s}} looks for a joint to sabotage`,
  'preflight/decree': (s) => `{@${s}} considers a fine for all`,
  'preflight/buy': (s) => `{@${s}} buys goods`,
  'preflight/rotation': (s) => `{@${s}} frees a cannon`,
  'preflight/hurry': (s) => `{@${s}} files for an early start`,
  'preflight/bet': (s) => `{@${s}} bets on the arrivals`,
  'after/bonuses': (s) => `{@${s}} looks at the bonuses`,
  'after/price': (s) => `{@${s}} looks at the prices`,
  'cargo/hand-over': (s) => `{@${s}} hands over goods`,
  'round/ready': (s) => `{@${s}} gets ready`,
  'build/do': (s, { yards }) => ((yards[s]?.number ?? 0) > 0 ? `{@${s}} has finished` : `{@${s}} is building`),
  'error/remove': (s) => `{@${s}} corrects the ship`,
  'ship/piece': (s) => `{@${s}} chooses a piece of the ship`,
  'load/purple': (s) => `{@${s}} takes crew aboard`,
  'load/brown': (s) => `{@${s}} takes crew aboard`,
  'flight/stay': (s, { flight }) => `{@${s}}: fly on or give up, ${count(flight, 'card', 'cards')} left`,
  'power/engines': (s) => `{@${s}} powers engines`,
  'power/cannons': (s) => `{@${s}} powers cannons`,
  'power/crew': (s) => `{@${s}} wakes robonauts`,
  'energy/pay': (s) => `{@${s}} chooses the energy`,
  'hit/thrusters': (s) => `{@${s}} may shift the line`,
  'hit/defence': (s) => `{@${s}} may ward off the hit`,
  'planet/land': (s) => `{@${s}} chooses a planet`,
  'offer/dock': (s, view) => `{@${s}}: dock or fly past (${card(view)})`,
  'offer/take': (s) => `{@${s}}: take the offer or leave it`,
  'enemy/reward': (s) => `{@${s}} has won: take the reward?`,
  'cargo/load': (s) => `{@${s}} loads goods`,
  'cargo/give': (s) => `{@${s}} gives up goods`,
  'cells/give': (s) => `{@${s}} gives up cells`,
  'crew/give': (s) => `{@${s}} gives up crew`,
  'crew/who': (s) => `{@${s}} sees who falls ill`,
  'crew/board': (s) => `{@${s}} takes astronauts aboard`,
  'intruder/answer': (s, view) => `{@${s}} meets the intruders (${card(view)})`,
};
