import type { Json, Report } from '@cosmodrome/kernel';
import type { Asked, Line, Offered, Question, Term, Words } from '@cosmodrome/kit/text';
import type { Card } from '../content/cards.ts';
import type { Icon, RoomKey } from '../content/rooms.ts';
import type { Note } from '../notes.ts';
import { type Colour, type EndingHow, isAndroid, type RoomId, type Side, seatOf } from '../state.ts';
import { type Action, type Fire, type Knife, type Move, type PanicTopic, type Placement, REFUSALS, type RefusalKey } from '../topics.ts';
import type { View } from '../view.ts';
import { type Aim, aim, answerTo, besideOf, bodyAim, encounterOf, ICONS, infectionSeat, roomKey, sceneOf, topicOf } from './common.ts';
import { rulesIn } from './rules.ts';

export const ROOM: Readonly<Record<RoomKey, string>> = {
  X01: 'Reactor Room',
  X02: 'Parasite Nest',
  X03: 'Open Terminal',
  X04n: 'Secured Terminal',
  X04s: 'Airlock',
  X05: 'Infirmary',
  X06: 'Medical Bay',
  X07: 'Storage',
  X08: 'Armoured Store',
  X09: 'Mess Hall',
  X10: 'Workshop',
  X11: 'Laboratory',
  X12: 'Long Corridor',
  X13: 'Gangway',
  X14: 'Service Junction',
  X15: 'Air Ducts',
  X16: 'Vat Room',
  X17n: 'Dormitories',
  X17s: 'Washroom',
  X18: 'Locker Room',
  X19n: 'Guard Post',
  X19s: 'Cell',
  X20: 'Main Hall',
};
const CARD_ROOM = (card: string): string => ROOM[card as RoomKey] ?? ROOM[`${card}n` as RoomKey];
type CardName = Exclude<Card, `infection:${number}`>;
export const CARD: Readonly<Record<CardName, string>> = {
  gas: 'Gas Can',
  key: 'Key Card',
  ammo: 'Ammo',
  vest: 'Bulletproof Vest',
  aid: 'First Aid Kit',
  grenade: 'Grenade',
  scanner: 'Heat Scanner',
  knife: 'Combat Knife',
  machineGun: 'Machine Gun',
  adrenaline: 'Adrenaline',
  antidote: 'Antidote',
  scope: 'Scope',
  alert: 'Parasite Alert',
  host: 'Host',
};
const THE_CARD: Readonly<Record<CardName, string>> = {
  gas: 'a Gas Can',
  key: 'a Key Card',
  ammo: 'Ammo',
  vest: 'a Bulletproof Vest',
  aid: 'a First Aid Kit',
  grenade: 'a Grenade',
  scanner: 'a Heat Scanner',
  knife: 'a Combat Knife',
  machineGun: 'a Machine Gun',
  adrenaline: 'Adrenaline',
  antidote: 'an Antidote',
  scope: 'a Scope',
  alert: 'a Parasite Alert',
  host: 'the Host card',
};
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  purple: 'purple',
};
export const SIDE: Readonly<Record<Side, string>> = { human: 'Human', infected: 'Infected', host: 'Host' };
export const ICON: Readonly<Record<Icon, string>> = {
  none: 'no icon',
  one: 'plain search',
  run: 'Run',
  alert: 'Parasite Alert',
  storage: 'Storage',
  team: 'Team Search',
  terminal: 'Terminal',
  infirmary: 'Infirmary',
  nest: 'Nest',
  reactor: 'Reactor',
};
const WAY = ['north', 'east', 'south', 'west'] as const;
const cardName = (card: Card): string => {
  const seat = infectionSeat(card);
  return seat === undefined ? `{#${card}|${CARD[card as CardName]}}` : `{#infection|Infection} of {@${seat}}`;
};
const theCard = (card: Card): string => {
  const seat = infectionSeat(card);
  return seat === undefined ? `{#${card}|${THE_CARD[card as CardName]}}` : `an {#infection|Infection} of {@${seat}}`;
};
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const who = (a: Aim): string =>
  a.is === 'soldier'
    ? `the Soldier of {@${a.seat}}`
    : a.is === 'android'
      ? `the Android of {@${a.seat}}`
      : a.is === 'grey'
        ? 'a grey parasite'
        : 'a black parasite';
const short = (a: Aim): string =>
  a.is === 'soldier' ? 'Soldier' : a.is === 'android' ? 'Android' : a.is === 'grey' ? 'grey parasite' : 'black parasite';
const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const mine = (body: number): string => (isAndroid(body) ? 'Android' : 'Soldier');
const room = (view: View, id: number): string => ROOM[roomKey(view, id)];
const spot = (s: { key: RoomKey }): string => ROOM[s.key];
const beside = (view: View, at: Placement, from?: RoomId): string => {
  const { key, side } = besideOf(view, at, from);
  return `${WAY[side]} of the ${ROOM[key]}${at.turn ? ', turned round' : ''}`;
};

/** One answer of the turn: label, cost and the whole sentence. */
function action(a: Action, view: View): Offered {
  switch (a.do) {
    case 'explore':
      return {
        label: 'Explore',
        cost: '1 AP',
        sentence: `Explore: lay the visible room ${beside(view, a, a.from)}`,
      };
    case 'exploreNowhere':
      return { label: 'Explore', cost: '1 AP, no fit', sentence: 'Explore although the visible room fits nowhere' };
    case 'move':
      return move(a, view);
    case 'fire':
      return fire(a, view);
    case 'knife':
      return knife(a, view);
    case 'search':
      return { label: 'Search', cost: '1 AP', final: true, sentence: `Search the ${room(view, a.room)}` };
    case 'teamSearch':
      return a.with === view.seat
        ? { label: 'Search as a team', cost: '1 AP', final: true, sentence: 'Search with both of your characters' }
        : { label: 'Search as a team', cost: '1 AP', sentence: `Invite {@${a.with}} to a Team Search` };
    case 'heatScan':
      return { label: 'Heat Scan', cost: '1 AP', final: true, sentence: 'Terminal: run a Heat Scan of the whole station' };
    case 'openDoors':
      return { label: 'Open the doors', cost: '1 AP', sentence: 'Terminal: open all security doors for this round' };
    case 'reveal':
      return { label: 'Reveal a room', cost: '1 AP', sentence: `Terminal: lay the visible room ${beside(view, a)}` };
    case 'revealNowhere':
      return { label: 'Reveal a room', cost: '1 AP, no fit', sentence: 'Terminal: reveal although the room fits nowhere' };
    case 'heal':
      return {
        label: 'Heal',
        cost: `1 AP, +${a.heal.length} HP`,
        sentence: `Infirmary: heal ${list(a.heal.map((b) => `your ${mine(b)}`))}`,
      };
    case 'aid':
      return {
        label: 'First Aid Kit',
        cost: '1 AP, the card',
        sentence:
          a.heal[0] === a.heal[1]
            ? `First Aid: 2 HP for ${who(bodyAim(a.heal[0]))}`
            : `First Aid: 1 HP for ${who(bodyAim(a.heal[0]))}, 1 for ${who(bodyAim(a.heal[1]))}`,
      };
    case 'grenade':
      return { label: 'Throw a grenade', cost: '1 AP, the card', final: true, sentence: `Throw a grenade into the ${room(view, a.to)}` };
    case 'scanner':
      return {
        label: 'Scan a hand',
        cost: '1 AP, the card',
        final: true,
        sentence: `Look at the hand of {@${a.seat}} with the Heat Scanner`,
      };
    case 'adrenaline':
      return { label: 'Adrenaline', cost: '+2 AP, the card', sentence: 'Play Adrenaline: two more AP this turn' };
    case 'burn':
      return {
        label: 'Burn the Nest',
        cost: `1 AP, ${view.variants.cans} Gas Cans`,
        final: true,
        sentence: 'Burn the Nest and win with the humans',
      };
    case 'vote':
      return { label: 'Propose to end', sentence: 'Propose to end the game (the infected win)' };
    case 'end':
      return { label: 'End the turn', pass: true, ...(view.turn && view.turn.ap > 0 ? { cost: `${view.turn.ap} AP lost` } : {}) };
  }
}
function move(m: Move, view: View): Offered {
  return {
    label: `${mine(m.who)} moves`,
    cost: m.key ? '1 AP, the card' : '1 AP',
    sentence: `${mine(m.who)}: go to the ${room(view, m.to)}${m.key ? ', laying out a Key Card' : ''}`,
  };
}
function fire(f: Fire, view: View): Offered {
  const at = aim(view, f.at);
  return {
    label: `Fire: ${short(at)}`,
    cost: f.gun === 'pistol' ? '1 AP, 1 bullet' : '1 AP, burst',
    final: true,
    sentence: `Fire at ${who(at)} with the ${f.gun === 'pistol' ? 'pistol' : 'Machine Gun'}`,
  };
}
function knife(k: Knife, view: View): Offered {
  const at = aim(view, k.at);
  return {
    label: `Knife: ${short(at)}`,
    cost: '1 AP, die 3 or 4',
    final: true,
    sentence: `Attack ${who(at)} with the knife of your ${mine(k.who)}`,
  };
}

const QUESTION: Readonly<Record<PanicTopic, (view: View, ask: Question) => Asked>> = {
  'setup/colour': () => ({ say: 'Which colour does your team wear?', rules: ['PAN-SETUP-01'] }),
  'turn/action': (view) => {
    const ap = view.turn?.ap ?? 0;
    return {
      say: ap > 0 ? `Your turn: ${many(ap, 'action point', 'action points')} for your team.` : 'No action points left.',
      hint: view.turn?.duty
        ? 'First round: at least one search is compulsory.'
        : ap === 0
          ? 'All that is left is to end the turn, or to play Adrenaline.'
          : 'Explore, move, search, fire. Entering an occupied room forces a trade.',
      rules: view.turn?.duty ? ['PAN-TURN-07', 'PAN-TURN-01'] : ['PAN-TURN-06', 'PAN-TURN-01'],
    };
  },
  'explore/unplaceable': () => ({
    say: 'The visible room fits nowhere: what now?',
    hint: 'Under the deck and try the next one at no cost: once a turn.',
    rules: ['PAN-EXPL-10', 'PAN-EXPL-12'],
  }),
  'explore/place': () => ({
    say: 'Where does the next room go?',
    hint: 'Door to door, wall to wall; never two security doors.',
    rules: ['PAN-EXPL-06'],
  }),
  'parasite/relocate': (view) => {
    const scene = sceneOf(view, 'relocate');
    return {
      say: 'Which parasite comes running?',
      hint: `All ten are in play: one of them comes to the ${scene ? room(view, scene.room) : 'room'}.`,
      rules: ['PAN-ALERT-06'],
    };
  },
  'encounter/choose': (view, ask) => {
    const scene = sceneOf(view, 'encounter');
    const { partners, armed } = encounterOf(ask);
    const [only, more] = partners;
    const here = scene ? room(view, scene.room) : 'Occupied room';
    return {
      say: only === undefined || more !== undefined ? `${here}: with whom do you trade?` : `${here}: {@${only}} is here, you must trade.`,
      hint: armed
        ? 'One card for one card, in secret. Or attack at once: touch the target.'
        : 'One card for one card, in secret. Without a weapon at hand, no attack.',
      rules: ['PAN-ENTRY-04', 'PAN-TRADE-01'],
    };
  },
  'trade/give': (view) => {
    const scene = sceneOf(view, 'trade');
    const other = scene?.seats.find((s) => s !== view.seat);
    return {
      say: other === undefined ? 'Which card do you give?' : `Which card do you give to {@${other}}?`,
      hint: 'Both choices are sealed. A {#gas|Gas Can} or an {#antidote|Antidote} blocks an infection.',
      rules: ['PAN-TRADE-08', 'PAN-INFECT-02'],
    };
  },
  'run/move': () => ({ say: 'Run: a second move for free?', hint: 'Now or never; it costs no AP.', rules: ['PAN-RUN-01'] }),
  'fire/again': () => ({
    say: 'Fire the second bullet of the burst?',
    hint: 'At the same target or at another.',
    rules: ['PAN-MGUN-01', 'PAN-MGUN-02'],
  }),
  'vest/play': (view) => {
    const hit = sceneOf(view, 'hit');
    return {
      say: hit ? `Your ${mine(hit.body)} is hit by {@${hit.by}}. A Vest?` : 'Play a Bulletproof Vest?',
      hint: 'You are asked at every such wound, with or without a Vest in hand.',
      rules: ['PAN-VEST-01', 'PAN-RULING-35'],
    };
  },
  'team/join': (view) => {
    const scene = sceneOf(view, 'invite');
    return {
      say: scene ? `{@${scene.by}} proposes a Team Search. Accept?` : 'Search as a team?',
      hint: 'One card each, dealt at random.',
      rules: ['PAN-TEAM-02'],
    };
  },
  'end/vote': (view) => {
    const scene = sceneOf(view, 'vote');
    return {
      say: scene ? `{@${scene.by}} proposes to stop. Agreed?` : 'End the game?',
      hint: 'If everybody says yes, the infected win.',
      rules: ['PAN-RULING-63'],
    };
  },
};
const WAITING: Readonly<Record<PanicTopic, (seat: number, view: View) => string>> = {
  'setup/colour': (s) => `{@${s}} picks a colour`,
  'turn/action': (s, v) => `{@${s}} is playing: ${v.turn?.ap ?? 0} AP`,
  'explore/unplaceable': (s) => `{@${s}} cannot lay the room`,
  'explore/place': (s) => `{@${s}} lays the next room`,
  'parasite/relocate': (s) => `{@${s}} chooses the parasite that comes`,
  'encounter/choose': (s) => `{@${s}} meets somebody`,
  'trade/give': (s) => `{@${s}} is choosing a card in secret`,
  'run/move': (s) => `{@${s}} may run`,
  'fire/again': (s) => `{@${s}} takes aim again`,
  'vest/play': (s) => `{@${s}} is hit and reacts`,
  'team/join': (s) => `{@${s}} is invited to a Team Search`,
  'end/vote': (s) => `{@${s}} votes`,
};

function offered(ask: Question, option: Json, view: View): Offered {
  switch (topicOf(ask)) {
    case 'setup/colour':
      return { label: cap(COLOUR[answerTo('setup/colour', option)]) };
    case 'turn/action':
      return action(answerTo('turn/action', option), view);
    case 'explore/unplaceable':
      return answerTo('explore/unplaceable', option) === 'under'
        ? { label: 'Under the deck', sentence: 'Put the room under the deck and try the next one' }
        : { label: 'Give up', pass: true, sentence: 'Give up: no more exploring this turn' };
    case 'explore/place': {
      const p = answerTo('explore/place', option);
      return { label: `Lay it${p.turn ? ' turned' : ''}`, sentence: `Lay the room ${beside(view, p)}` };
    }
    case 'parasite/relocate': {
      const id = answerTo('parasite/relocate', option);
      const p = view.parasites.find((x) => x.id === id);
      return {
        label: p?.black ? 'Black parasite' : 'Grey parasite',
        sentence: `Bring the ${p?.black ? 'black' : 'grey'} parasite of the ${p ? room(view, p.room) : 'room'}`,
      };
    }
    case 'encounter/choose': {
      const c = answerTo('encounter/choose', option);
      if (c.do === 'trade') return { label: `Trade with {@${c.with}}`, sentence: `Trade a card with {@${c.with}}` };
      return c.do === 'fire' ? fire(c, view) : knife(c, view);
    }
    case 'trade/give': {
      const card = answerTo('trade/give', option);
      const seat = infectionSeat(card);
      return seat === undefined
        ? { label: CARD[card as CardName], sentence: `Give ${theCard(card)}` }
        : { label: 'Infection', sentence: `Give ${theCard(card)}` };
    }
    case 'run/move': {
      const m = answerTo('run/move', option);
      return m ? { ...move(m, view), cost: m.key ? 'the card' : 'free' } : { label: 'Stay here', pass: true };
    }
    case 'fire/again': {
      const f = answerTo('fire/again', option);
      return f ? { ...fire(f, view), cost: '1 bullet' } : { label: 'Stop there', pass: true };
    }
    case 'vest/play':
      return answerTo('vest/play', option) ? { label: 'Play the Vest', cost: 'the card' } : { label: 'Take the wound', cost: '1 HP' };
    case 'team/join':
      return answerTo('team/join', option) ? { label: 'Search as a team', final: true } : { label: 'Decline' };
    case 'end/vote':
      return answerTo('end/vote', option) ? { label: 'End it', final: true } : { label: 'Play on' };
  }
}

const WHY_APPEARS = { icon: 'Alert icon', red: 'Red icon', card: 'Alert card' } as const;
const BY = { parasite: 'by a parasite', bullet: 'by a bullet', knife: 'by a knife', grenade: 'by the grenade' } as const;

function line(n: Note): Line {
  const icon = ICONS[n.is];
  switch (n.is) {
    case 'began':
      return { icon, say: `The Extermination Corps goes in. {@${n.first}} plays first.` };
    case 'dealtAlert':
      return { icon, seat: n.seat, say: `{@${n.seat}} is dealt an {#alert|Alert}: die ${n.roll}, a parasite in the Reactor Room` };
    case 'colour':
      return { icon, seat: n.seat, say: `{@${n.seat}} takes ${COLOUR[n.colour]}` };
    case 'round':
      return { icon, round: n.round, say: `Round ${n.round}` };
    case 'doorsClosed':
      return { icon, say: 'The {#security|security doors} close again' };
    case 'parasitesMove':
      return { icon, say: `Die ${n.roll}: parasites move ${WAY[n.direction]} (${n.moves.length})` };
    case 'parasitesBite':
      return {
        icon,
        say: `${spot(n.spot)}: parasites bite, ${many(n.wounds, 'wound', 'wounds')} to each (${list(n.bodies.map((b) => who(bodyAim(b))))})`,
      };
    case 'turn':
      return {
        icon,
        seat: n.seat,
        turn: true,
        say: `Turn of {@${n.seat}}: ${n.ap} {#ap|AP}${n.arrives ? ', the team arrives at the Reactor' : ''}`,
      };
    case 'turnEnds':
      return { icon, seat: n.seat, say: `{@${n.seat}} ends the turn${n.unspent > 0 ? `, ${n.unspent} AP lost` : ''}` };
    case 'explored':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} ${n.by === 'reveal' ? 'reveals by {#terminal|Terminal}' : 'explores'}: ${CARD_ROOM(n.card)}`,
      };
    case 'unplaceable':
      return { icon, seat: n.seat, say: `${CARD_ROOM(n.card)}: nowhere to lay this room` };
    case 'putUnder':
      return { icon, seat: n.seat, say: `{@${n.seat}} puts the ${CARD_ROOM(n.card)} under the deck` };
    case 'exploreFailed':
      return { icon, seat: n.seat, say: `{@${n.seat}} explores no more this turn` };
    case 'moved':
      return { icon, seat: seatOf(n.who), say: `${cap(who(bodyAim(n.who)))} ${n.run ? 'runs' : 'moves'}: ${spot(n.from)} → ${spot(n.to)}` };
    case 'laid':
      return { icon, seat: n.seat, say: `{@${n.seat}} lays out ${theCard(n.item)}` };
    case 'appears':
      return {
        icon,
        seat: n.seat,
        say: `${WHY_APPEARS[n.why]}, die ${n.roll}: a ${n.black ? 'black' : 'grey'} parasite ${n.moved ? 'comes running' : 'appears'} (${spot(n.spot)})`,
      };
    case 'searched':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} searches the ${spot(n.spot)}: ${many(n.kept, 'card', 'cards')}${n.alerts > 0 ? `, ${many(n.alerts, 'Alert', 'Alerts')}` : ''}`,
      };
    case 'invited':
      return { icon, seat: n.by, say: `{@${n.by}} invites {@${n.seat}} to a Team Search` };
    case 'declined':
      return { icon, seat: n.seat, say: `{@${n.seat}} declines to search with {@${n.by}}` };
    case 'teamSearched':
      return {
        icon,
        seat: n.by,
        say:
          n.by === n.with
            ? `{@${n.by}} searches the ${spot(n.spot)} with both characters: ${many(n.kept[0] + n.kept[1], 'card', 'cards')}`
            : `{@${n.by}} and {@${n.with}} search the ${spot(n.spot)}: ${n.kept[0]} and ${many(n.kept[1], 'card', 'cards')}`,
      };
    case 'alertCard':
      return { icon, seat: n.seat, say: `{@${n.seat}} draws a {#alert|Parasite Alert}` };
    case 'reshuffled':
      return { icon, say: `The discard pile is shuffled: a new draw pile of ${n.cards} cards` };
    case 'traded':
      return { icon, seat: n.by, say: `{@${n.by}} and {@${n.with}} trade a card (${spot(n.spot)})` };
    case 'fired':
      return {
        icon,
        seat: n.seat,
        say: `{@${n.seat}} fires at ${'body' in n.at ? who(bodyAim(n.at.body)) : 'a parasite'}${n.gun === 'machineGun' ? ' with the Machine Gun' : ''} (${n.bullets > 0 ? many(n.bullets, 'bullet left', 'bullets left') : 'magazine empty'})`,
      };
    case 'stabbed':
      return {
        icon,
        seat: seatOf(n.who),
        say: `${cap(who(bodyAim(n.who)))} stabs at ${'body' in n.at ? who(bodyAim(n.at.body)) : 'a parasite'}: die ${n.roll}, ${n.hit ? 'hit' : 'miss'}`,
      };
    case 'vest':
      return { icon, seat: seatOf(n.body), say: `A {#vest|Bulletproof Vest} saves ${who(bodyAim(n.body))}` };
    case 'wounded':
      return { icon, seat: seatOf(n.body), say: `${cap(who(bodyAim(n.body)))} is wounded ${BY[n.by]}: ${n.hp} {#hp|HP}` };
    case 'parasiteHit':
      return { icon, say: n.killed ? 'A parasite is killed' : 'The black parasite is weakened: it turns grey' };
    case 'died':
      return { icon, seat: seatOf(n.body), say: `${cap(who(bodyAim(n.body)))} is dead` };
    case 'out':
      return { icon, seat: n.seat, say: `{@${n.seat}} is out; the secret stays sealed` };
    case 'grenade':
      return { icon, seat: n.seat, say: `{@${n.seat}} throws a {#grenade|Grenade} into the ${spot(n.spot)}` };
    case 'scanned':
      return { icon, seat: n.by, say: `{@${n.by}} looks at the hand of {@${n.seat}} with a {#scanner|Heat Scanner}` };
    case 'aid':
      return {
        icon,
        seat: seatOf(n.who),
        say: `${cap(who(bodyAim(n.who)))} opens a {#aid|First Aid Kit} for ${list([...new Set(n.heal)].map((b) => who(bodyAim(b))))}`,
      };
    case 'healed':
      return { icon, seat: n.seat, say: `{@${n.seat}} heals (${spot(n.spot)}): ${many(n.heal.length, 'hit point', 'hit points')}` };
    case 'adrenaline':
      return { icon, seat: n.seat, say: `{@${n.seat}} plays {#adrenaline|Adrenaline}: +2 AP` };
    case 'doorsOpened':
      return { icon, seat: n.seat, say: `{@${n.seat}} opens all {#security|security doors} for this round` };
    case 'heatScan': {
      const positive = n.cards.filter((c) => c === 'positive').length;
      return {
        icon,
        seat: n.seat,
        say: `{#heatScan|Heat Scan} by {@${n.seat}}: ${positive} infected, ${many(n.cards.length - positive, 'human', 'humans')}`,
      };
    }
    case 'vote':
      return { icon, seat: n.by, say: `Vote to end: ${n.yes.length} yes, ${n.no.length} no` };
    case 'burnt':
      return { icon, seat: n.seat, say: `{@${n.seat}} burns the {#nest|Nest} with ${n.cans} Gas Cans` };
    case 'ended':
      return { icon, say: `${ENDING[n.ending.how]} ${WINNERS[n.ending.winners]}` };
    case 'dealt':
      return { icon, seat: n.seat, say: `Your cards: ${list(n.cards.map(cardName))}` };
    case 'drew':
      return { icon, seat: n.seat, say: `You find ${theCard(n.card)}` };
    case 'swapped':
      return { icon, seat: n.seat, say: `You give ${theCard(n.gave)} to {@${n.with}} and receive ${theCard(n.got)}` };
    case 'youAreHost':
      return {
        icon,
        seat: n.seat,
        say:
          n.from === null
            ? 'You are the {#host|Host}. Infect the others without giving yourself away.'
            : `{@${n.from}} has passed you the {#host|Host} card. You are the Host.`,
      };
    case 'youAreInfected':
      return { icon, seat: n.seat, say: `You are {#infected|infected} by {@${n.by}}. From now on you play against the humans.` };
    case 'youResisted':
      return { icon, seat: n.seat, say: `{@${n.by}} tried to infect you: your ${n.with === 'gas' ? 'Gas Can' : 'Antidote'} protects you` };
    case 'youAreCured':
      return { icon, seat: n.seat, say: 'The {#antidote|Antidote} has cured you: you are human again' };
    case 'youPassedOn':
      return { icon, seat: n.seat, say: `You have passed the Host card to {@${n.to}}; you stay infected` };
    case 'sawHand':
      return { icon, seat: n.seat, say: `The hand of {@${n.of}}: ${list(n.cards.map(cardName))}` };
  }
}

const ENDING: Readonly<Record<EndingHow, string>> = {
  burnt: 'The Nest is in flames.',
  allInfected: 'The Heat Scan proves it: no human is left.',
  lastHuman: 'One human is left, with no Gas Can to be found.',
  noSoldier: 'No Soldier is left: the Nest will never burn.',
  vote: 'All have voted to end the operation.',
  limit: 'The operation has taken too long.',
};
const WINNERS = { humans: 'The humans win.', infected: 'The Host and the infected win.', nobody: 'Nobody wins.' } as const;

const REFUSAL: Readonly<Record<RefusalKey, string>> = {
  duty: 'In the first round a search must stay possible this turn.',
  noAp: 'You have no action point left.',
  minimumHand: 'Enough cards must stay in your hand afterwards.',
  noBullet: 'Without a bullet a gun is useless.',
  hostAsleep: 'The Host still sleeps in the draw pile: the Nest cannot burn.',
  infectedNest: 'An infected player does not burn the Nest.',
  cans: 'You do not have enough Gas Cans.',
  sideways: 'A room stays upright or is turned round; never sideways.',
  doors: 'Door to door, wall to wall; never two security doors.',
  sealed: 'This would seal the station before the Nest is found.',
  adjacentFirst: "The room must go next to your explorer's room if it can.",
  stuck: 'You cannot explore any more this turn.',
  deckEmpty: 'There is no room left to explore.',
  terminalUsed: 'One function of the Terminal a turn.',
  healed: 'One visit to an Infirmary a turn, and there must be a wound.',
  notYours: "This character is somebody else's.",
  ownInfection: 'A human never gives away his own Infection cards.',
  foreignInfection: "As long as you hold an item, others' Infection cards cannot be given.",
  hostCard: 'The Host card cannot be traded.',
  notPossible: 'That is not possible now.',
};

const terms: Readonly<Record<string, Term>> = {
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

export const en: Words<View, Note> = {
  title: 'Panic Station',
  subtitle: 'Paranoia in the base',
  pitch: 'Find the Nest and burn it. One of you is the Host, and any trade can infect.',
  options: {
    gentle: { name: 'Gentle on humans', help: 'Two Infection cards a player instead of three.' },
    passing: { name: 'Passing Host', help: 'A Host who has failed three times may give the Host card away.' },
    cans: { name: 'Gas Cans for the Nest', help: 'How many Gas Cans burn the Nest.', values: { '3': 'three', '4': 'four' } },
    colours: {
      name: 'Colours',
      help: 'Drawn at random, or picked by everybody at the start.',
      values: { random: 'drawn', pick: 'picked' },
    },
  },
  bots: { crew: 'Crew member', absent: 'Sleepwalker', search: 'Calculator', random: 'Chance' },
  question: (ask, view) => QUESTION[topicOf(ask)](view, ask),
  answer: offered,
  waiting: (topic, seat, view) => WAITING[topic as PanicTopic](seat, view),
  note: line,
  refusal: (key) => REFUSAL[REFUSALS.includes(key as RefusalKey) ? (key as RefusalKey) : 'notPossible'],
  ending: (report: Report) => {
    const [how, winners] = report.ending.split('/') as [EndingHow, keyof typeof WINNERS | undefined];
    return [ENDING[how], winners && WINNERS[winners]].filter(Boolean).join(' ');
  },
  terms,
  rules: rulesIn('en'),
  guide: [
    {
      at: 'board',
      title: 'How one wins',
      text: 'Humans: a healthy Soldier burns the {#nest|Nest} with three {#gas|Gas Cans}. Infected: a {#heatScan|Heat Scan} proves that everybody is. At first nobody knows who the {#host|Host} is.',
    },
    {
      at: 'board',
      title: 'The station',
      text: 'It grows room by room. Your Soldier and your Android start in the {#reactor|Reactor Room}. The {#nest|Nest} lies deep in the deck.',
    },
    {
      at: 'question',
      title: 'Your turn',
      text: 'Your two characters pool their {#ap|action points}. Whatever is allowed glows on the station and in your hand.',
    },
    {
      at: 'things',
      title: 'Your hand',
      text: 'It is secret. Your {#infection|Infection} cards are of use only if you are infected. Keep a {#gas|Gas Can} to protect yourself.',
    },
    {
      at: 'board',
      title: 'Entering an occupied room',
      text: 'There you {#trade|trade} a card in secret, or attack. That is how the {#host|Host} infects.',
    },
    {
      at: 'players',
      title: 'The others',
      text: 'You see their wounds, the items they laid out, how many cards they hold. Never their side. A {#heatScan|Heat Scan} counts the infected.',
    },
    {
      at: 'journal',
      title: 'What happened',
      text: 'The journal tells all you may know. Your private lines have a lock. Keep your suspicions in the notebook.',
    },
    { at: 'chat', title: 'Talk', text: 'Accuse, swear, lie: talk is part of the game, and nothing said there binds you.' },
  ],
  phrases: {
    accuse: 'I suspect you.',
    vouch: 'I trust this one.',
    human: 'I am human, I swear.',
    scan: 'We need a Heat Scan.',
    gas: 'I gave a Gas Can.',
    wantGas: 'I need Gas Cans.',
    nest: 'To the Nest, now!',
    help: 'Help!',
    stay: 'Keep away from me.',
    heal: 'I have to heal.',
    sorry: 'Sorry, no choice.',
    proof: 'Prove it.',
  },
};
