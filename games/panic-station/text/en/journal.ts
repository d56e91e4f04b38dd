/** The journal: a line for each note. */
import type { Lexicon } from '../lexicon.ts';
import { body, capital, card, cards, count, list, roomOf, someCard, spot, WAYS } from './grammar.ts';
import { names } from './names.ts';
import { endings, winners } from './reasons.ts';

const WHY = { icon: 'Alert icon', red: 'Red icon', card: 'Alert card' };
const BY = { parasite: 'by a parasite', bullet: 'by a bullet', knife: 'by a knife', grenade: 'by the grenade' };

export const notes: Lexicon['notes'] = {
  began: (n) => `The Extermination Corps goes in. {@${n.first}} plays first.`,
  'alert-dealt': (n) => `{@${n.seat}} is dealt an {#alert|Alert}: die ${n.roll}, a parasite in the Reactor Room`,
  colour: (n) => `{@${n.seat}} takes ${names.colours[n.colour]}`,
  round: (n) => `Round ${n.round}`,
  'doors-closed': () => 'The {#security|security doors} close again',
  'parasites-moved': (n) => `Die ${n.roll}: parasites move ${WAYS[n.direction]} (${n.moves.length})`,
  bitten: (n) => `${spot(n.spot)}: parasites bite, ${count(n.wounds, 'wound', 'wounds')} to each (${list(n.bodies.map(body))})`,
  turn: (n) => `Turn of {@${n.seat}}: ${n.ap} {#ap|AP}${n.arrives ? ', the team arrives at the Reactor' : ''}`,
  'turn-ended': (n) => `{@${n.seat}} ends the turn${n.unspent > 0 ? `, ${n.unspent} AP lost` : ''}`,
  explored: (n) => `{@${n.seat}} ${n.by === 'reveal' ? 'reveals by {#terminal|Terminal}' : 'explores'}: ${roomOf(n.card)}`,
  unplaceable: (n) => `${roomOf(n.card)}: nowhere to lay this room`,
  'put-under': (n) => `{@${n.seat}} puts the ${roomOf(n.card)} under the deck`,
  'explore-failed': (n) => `{@${n.seat}} explores no more this turn`,
  moved: (n) => `${capital(body(n.who))} ${n.run ? 'runs' : 'moves'}: ${spot(n.from)} → ${spot(n.to)}`,
  laid: (n) => `{@${n.seat}} lays out ${someCard(n.item)}`,
  appeared: (n) =>
    `${WHY[n.why]}, die ${n.roll}: a ${n.black ? 'black' : 'grey'} parasite ${n.moved ? 'comes running' : 'appears'} (${spot(n.spot)})`,
  searched: (n) =>
    `{@${n.seat}} searches the ${spot(n.spot)}: ${cards(n.kept)}${n.alerts > 0 ? `, ${count(n.alerts, 'Alert', 'Alerts')}` : ''}`,
  invited: (n) => `{@${n.by}} invites {@${n.seat}} to a Team Search`,
  declined: (n) => `{@${n.seat}} declines to search with {@${n.by}}`,
  'team-searched': (n) =>
    n.by === n.with
      ? `{@${n.by}} searches the ${spot(n.spot)} with both characters: ${cards(n.kept[0] + n.kept[1])}`
      : `{@${n.by}} and {@${n.with}} search the ${spot(n.spot)}: ${n.kept[0]} and ${cards(n.kept[1])}`,
  'alert-drawn': (n) => `{@${n.seat}} draws a {#alert|Parasite Alert}`,
  reshuffled: (n) => `The discard pile is shuffled: a new draw pile of ${n.cards} cards`,
  traded: (n) => `{@${n.by}} and {@${n.with}} trade a card (${spot(n.spot)})`,
  fired: (n) =>
    `{@${n.seat}} fires at ${'body' in n.at ? body(n.at.body) : 'a parasite'}${n.gun === 'machineGun' ? ' with the Machine Gun' : ''} (${n.bullets > 0 ? count(n.bullets, 'bullet left', 'bullets left') : 'magazine empty'})`,
  stabbed: (n) =>
    `${capital(body(n.who))} stabs at ${'body' in n.at ? body(n.at.body) : 'a parasite'}: die ${n.roll}, ${n.hit ? 'hit' : 'miss'}`,
  vest: (n) => `A {#vest|Bulletproof Vest} saves ${body(n.body)}`,
  wounded: (n) => `${capital(body(n.body))} is wounded ${BY[n.by]}: ${n.hp} {#hp|HP}`,
  'parasite-hit': (n) => (n.killed ? 'A parasite is killed' : 'The black parasite is weakened: it turns grey'),
  died: (n) => `${capital(body(n.body))} is dead`,
  out: (n) => `{@${n.seat}} is out; the secret stays sealed`,
  grenade: (n) => `{@${n.seat}} throws a {#grenade|Grenade} into the ${spot(n.spot)}`,
  scanned: (n) => `{@${n.by}} looks at the hand of {@${n.seat}} with a {#scanner|Heat Scanner}`,
  aid: (n) => `${capital(body(n.who))} opens a {#aid|First Aid Kit} for ${list([...new Set(n.heal)].map(body))}`,
  healed: (n) => `{@${n.seat}} heals (${spot(n.spot)}): ${count(n.heal.length, 'hit point', 'hit points')}`,
  adrenaline: (n) => `{@${n.seat}} plays {#adrenaline|Adrenaline}: +2 AP`,
  'doors-opened': (n) => `{@${n.seat}} opens all {#security|security doors} for this round`,
  'heat-scan': (n) => {
    const positive = n.cards.filter((c) => c === 'positive').length;
    return `{#heatScan|Heat Scan} by {@${n.seat}}: ${positive} infected, ${count(n.cards.length - positive, 'human', 'humans')}`;
  },
  vote: (n) => `Vote to end: ${n.yes.length} yes, ${n.no.length} no`,
  burnt: (n) => `{@${n.seat}} burns the {#nest|Nest} with ${n.cans} Gas Cans`,
  ended: (n) => `${endings[n.ending.how]} ${winners[n.ending.winners]}`,
  dealt: (n) => `Your cards: ${list(n.cards.map(card))}`,
  drawn: (n) => `You find ${someCard(n.card)}`,
  swapped: (n) => `You give ${someCard(n.gave)} to {@${n.with}} and receive ${someCard(n.got)}`,
  host: (n) =>
    n.from === null
      ? 'You are the {#host|Host}. Infect the others without giving yourself away.'
      : `{@${n.from}} has passed you the {#host|Host} card. You are the Host.`,
  infected: (n) => `You are {#infected|infected} by {@${n.by}}. From now on you play against the humans.`,
  resisted: (n) => `{@${n.by}} tried to infect you: your ${n.with === 'gas' ? 'Gas Can' : 'Antidote'} protects you`,
  cured: () => 'The {#antidote|Antidote} has cured you: you are human again',
  'passed-on': (n) => `You have passed the Host card to {@${n.to}}; you stay infected`,
  'hand-seen': (n) => `The hand of {@${n.of}}: ${list(n.cards.map(card))}`,
};
