/** Questions, what is offered, and what the others read meanwhile. */
import type { Offered } from '@cosmodrome/kit/text';
import { isInfection } from '../../content/index.ts';
import type { Action, Fire, Knife, Move } from '../../topics.ts';
import type { View } from '../../view.ts';
import { aim, encounterOf, sceneOf } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { beside, body, capital, count, list, own, room, short, someCard, who } from './grammar.ts';
import { names } from './names.ts';

function move(m: Move, view: View): Offered {
  return {
    label: `${own(m.who)} moves`,
    cost: m.key ? '1 AP, the card' : '1 AP',
    sentence: `${own(m.who)}: go to the ${room(view, m.to)}${m.key ? ', laying out a Key Card' : ''}`,
  };
}
function fire(f: Fire, view: View): Offered {
  const at = aim(view, f.at);
  return {
    label: `Fire: ${short(at)}`,
    cost: f.gun === 'pistol' ? '1 AP, 1 bullet' : '1 AP, burst',
    sentence: `Fire at ${who(at)} with the ${f.gun === 'pistol' ? 'pistol' : 'Machine Gun'}`,
  };
}
function knife(k: Knife, view: View): Offered {
  const at = aim(view, k.at);
  return {
    label: `Knife: ${short(at)}`,
    cost: '1 AP, die 3 or 4',
    sentence: `Attack ${who(at)} with the knife of your ${own(k.who)}`,
  };
}

const actions: { readonly [D in Action['do']]: (action: Extract<Action, { readonly do: D }>, view: View) => Offered } = {
  explore: (a, view) => ({
    label: 'Explore',
    cost: '1 AP',
    sentence: `Explore: lay the visible room ${beside(view, a, a.from)}`,
  }),
  exploreNowhere: () => ({ label: 'Explore', cost: '1 AP, no fit', sentence: 'Explore although the visible room fits nowhere' }),
  move,
  fire,
  knife,
  search: (a, view) => ({ label: 'Search', cost: '1 AP', sentence: `Search the ${room(view, a.room)}` }),
  teamSearch: (a, view) =>
    a.with === view.seat
      ? { label: 'Search as a team', cost: '1 AP', sentence: 'Search with both of your characters' }
      : { label: 'Search as a team', cost: '1 AP', sentence: `Invite {@${a.with}} to a Team Search` },
  heatScan: () => ({ label: 'Heat Scan', cost: '1 AP', sentence: 'Terminal: run a Heat Scan of the whole station' }),
  openDoors: () => ({ label: 'Open the doors', cost: '1 AP', sentence: 'Terminal: open all security doors for this round' }),
  reveal: (a, view) => ({ label: 'Reveal a room', cost: '1 AP', sentence: `Terminal: lay the visible room ${beside(view, a)}` }),
  revealNowhere: () => ({ label: 'Reveal a room', cost: '1 AP, no fit', sentence: 'Terminal: reveal although the room fits nowhere' }),
  heal: (a) => ({
    label: 'Heal',
    cost: `1 AP, +${a.heal.length} HP`,
    sentence: `Infirmary: heal ${list(a.heal.map((b) => `your ${own(b)}`))}`,
  }),
  aid: (a) => ({
    label: 'First Aid Kit',
    cost: '1 AP, the card',
    sentence:
      a.heal[0] === a.heal[1]
        ? `First Aid: 2 HP for ${body(a.heal[0])}`
        : `First Aid: 1 HP for ${body(a.heal[0])}, 1 for ${body(a.heal[1])}`,
  }),
  grenade: (a, view) => ({
    label: 'Throw a grenade',
    cost: '1 AP, the card',
    sentence: `Throw a grenade into the ${room(view, a.to)}`,
  }),
  scanner: (a) => ({
    label: 'Scan a hand',
    cost: '1 AP, the card',
    sentence: `Look at the hand of {@${a.seat}} with the Heat Scanner`,
  }),
  adrenaline: () => ({ label: 'Adrenaline', cost: '+2 AP, the card', sentence: 'Play Adrenaline: two more AP this turn' }),
  burn: (_, view) => ({
    label: 'Burn the Nest',
    cost: `1 AP, ${view.variants.cans} Gas Cans`,
    sentence: 'Burn the Nest and win with the humans',
  }),
  vote: () => ({ label: 'Propose to end', sentence: 'Propose to end the game (the infected win)' }),
  end: (_, view) => ({ label: 'End the turn', pass: true, ...(view.turn && view.turn.ap > 0 ? { cost: `${view.turn.ap} AP lost` } : {}) }),
};

export const questions: Lexicon['questions'] = {
  'setup/colour': () => ({ say: 'Which colour does your team wear?', rules: ['PAN-SETUP-01'] }),
  'turn/action': (view) => {
    const ap = view.turn?.ap ?? 0;
    return {
      say: ap > 0 ? `Your turn: ${count(ap, 'action point', 'action points')} for your team.` : 'No action points left.',
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
      say: hit ? `Your ${own(hit.body)} is hit by {@${hit.by}}. A Vest?` : 'Play a Bulletproof Vest?',
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

export const waiting: Lexicon['waiting'] = {
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

export const answers: Lexicon['answers'] = {
  'setup/colour': (colour) => ({ label: capital(names.colours[colour]) }),
  'turn/action': (action, view) => (actions[action.do] as (action: Action, view: View) => Offered)(action, view),
  'explore/unplaceable': (choice) =>
    choice === 'under'
      ? { label: 'Under the deck', sentence: 'Put the room under the deck and try the next one' }
      : { label: 'Give up', pass: true, sentence: 'Give up: no more exploring this turn' },
  'explore/place': (at, view) => ({ label: `Lay it${at.turn ? ' turned' : ''}`, sentence: `Lay the room ${beside(view, at)}` }),
  'parasite/relocate': (id, view) => {
    const p = view.parasites.find((x) => x.id === id);
    return {
      label: p?.black ? 'Black parasite' : 'Grey parasite',
      sentence: `Bring the ${p?.black ? 'black' : 'grey'} parasite of the ${p ? room(view, p.room) : 'room'}`,
    };
  },
  'encounter/choose': (choice, view) => {
    switch (choice.do) {
      case 'trade':
        return { label: `Trade with {@${choice.with}}`, sentence: `Trade a card with {@${choice.with}}` };
      case 'fire':
        return fire(choice, view);
      case 'knife':
        return knife(choice, view);
    }
  },
  'trade/give': (given) => ({
    label: isInfection(given) ? 'Infection' : names.cards[given].name,
    sentence: `Give ${someCard(given)}`,
  }),
  'run/move': (m, view) => (m ? { ...move(m, view), cost: m.key ? 'the card' : 'free' } : { label: 'Stay here', pass: true }),
  'fire/again': (f, view) => (f ? { ...fire(f, view), cost: '1 bullet' } : { label: 'Stop there', pass: true }),
  'vest/play': (plays) => (plays ? { label: 'Play the Vest', cost: 'the card' } : { label: 'Take the wound', cost: '1 HP' }),
  'team/join': (joins) => (joins ? { label: 'Search as a team' } : { label: 'Decline' }),
  'end/vote': (agrees) => (agrees ? { label: 'End it' } : { label: 'Play on' }),
};
