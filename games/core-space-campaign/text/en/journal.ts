import type { TokenKind } from '@cosmodrome/core-space/content/index';
import type { MemberId, Side } from '../../state.ts';
import type { Called, Lexicon } from '../lexicon.ts';
import { names } from './names.ts';

const { ua, posts, systems, upgrades, statistics } = names;
const side = ({ money, tokens, members, guests }: Side, called: Called): string =>
  [
    ...(money > 0 ? [ua(money)] : []),
    ...tokens.map((kind: TokenKind) => called.token(kind)),
    ...members.map((_: MemberId) => 'somebody'),
    ...guests.map((npc) => called.npc(npc)),
  ].join(', ') || 'nothing';
const HOW = {
  mission: 'lost on the mission',
  purge: 'taken by the Purge',
  teleport: 'the teleporter',
  abandoned: 'abandoned',
  refused: 'nobody paid',
  handler: 'without handler',
};
const FATE = {
  home: 'is home',
  aboard: 'stayed aboard',
  defeated: 'lies Defeated over there',
  apprehended: 'was apprehended',
  spared: 'lies Defeated over there, and the Purge has passed by',
  left: 'was left behind',
  taken: 'was taken by the Purge',
  lost: 'is lost',
};
const TELEPORT = [
  'Nothing arrives.',
  'Somebody else arrives.',
  'The wrong ship.',
  'A long way round, and a lesson.',
  'Safe, without a thing.',
  'Safe and sound.',
];
const ALONE = ['A ransom.', 'A ransom.', 'Apprehended.', 'Apprehended.', 'Nearly out.', 'Nearly out.'];

export const notes: Lexicon['notes'] = {
  founded: ({ seat, ship, members }, { who }) => `{@${seat}} founds ${ship}: ${members.map(who).join(', ')}.`,
  named: ({ seat, ship }) => `{@${seat}}: the ship is now ${ship}.`,
  waits: ({ seat }) => `{@${seat}} waits with founding a crew.`,
  planned: ({ seat, plan, title }, { mission }) =>
    plan.do === 'drawn'
      ? `{@${seat}}: ${title}.`
      : plan.do === 'play'
        ? `{@${seat}}: ${mission(plan.mission)}.`
        : plan.do === 'rest'
          ? `{@${seat}} stays in port.`
          : `{@${seat}} catches up.`,
  brought: ({ seat, title }) => `{@${seat}} brings a mission of the workshop: ${title}.`,
  'no-table': ({ title, seats }) => `${title}: too few crews. To decide again: ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  retired: ({ seat }) => `{@${seat}} gives up.`,
  step: ({ step, stage }) => (stage === null ? `${names.step(step + 1)}.` : `${names.stages[stage]}.`),
  table: ({ outing, mission, title, seats }, called) =>
    `${called.mission(mission, title)}${outing === 'catch-up' ? ' (catch-up)' : ''}: ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  embarked: ({ seat, members }, { who }) => `{@${seat}} sends ${members.map(who).join(', ')}.`,
  'came-back': ({ seat, mission, title, home, went, won }, called) =>
    `{@${seat}}, ${called.mission(mission, title)}: ${home} of ${went} home.${won ? ' A victory.' : ''}`,
  fate: ({ who, fate }, called) => `${called.who(who)} ${FATE[fate]}.`,
  rescued: ({ seat, who }, called) => `{@${seat}} has rescued ${called.who(who)}.`,
  'purge-roll': ({ who, die, taken }, called) => `${called.who(who)}: ${die}. ${taken ? 'The Purge has it.' : 'The Purge passed by.'}`,
  charges: ({ who, die, misses }, called) => `${called.who(who)} is charged: ${die}.${misses > 0 ? ` Prison, missions: ${misses}.` : ''}`,
  teleported: ({ who, die }, called) => `${called.who(who)}, teleport: ${die}. ${TELEPORT[die - 1]}`,
  'new-face': ({ who, now }, called) => `${called.who(who)} comes out as ${called.who(now)}.`,
  alone: ({ who, die }, called) => `${called.who(who)}, alone: ${die}. ${ALONE[die - 1]}`,
  paid: ({ seat, who, price }, called) => `{@${seat}} pays ${ua(price)} for ${called.who(who)}.`,
  held: ({ who, ransom }, called) => `${called.who(who)} is held: ${ua(ransom)}.`,
  jailed: ({ who, misses }, called) => `${called.who(who)} misses missions: ${misses}.`,
  astray: ({ who, misses }, called) => `${called.who(who)} misses missions: ${misses}.`,
  lost: ({ seat, who, how }, called) => `{@${seat}} loses ${called.who(who)}: ${HOW[how]}.`,
  'token-lost': ({ seat, token }, called) => `{@${seat}} loses ${called.token(token)}.`,
  learnt: ({ who, skill, level, career }, called) => `${called.who(who)}: ${called.skill(skill)} ${level}, Career ${career}.`,
  grown: ({ who, statistics: up, row }, called) =>
    `${called.who(who)}${row > 0 ? `, row ${row}` : ''}: ${up.map((s) => `+1 ${statistics[s]}`).join(', ') || 'at the potential already'}.`,
  rewarded: ({ seat, money }) => `{@${seat}} gets ${ua(money)}.`,
  'shop-order': ({ seats }) => `Order in the shops: ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  visits: ({ seat, post }) => `{@${seat}}: ${posts[post].name}.`,
  bought: ({ seat, token, price }, called) => `{@${seat}} buys ${called.token(token)}, ${ua(price)}.`,
  sold: ({ seat, token, price }, called) => `{@${seat}} sells ${called.token(token)}, ${ua(price)}.`,
  azurium: ({ seat, die, price }) => `{@${seat}}, Azurium: ${die}, ${ua(price)}.`,
  hired: ({ seat, who, how, price }, called) =>
    `{@${seat}} hires ${called.who(who)}${how === 'temporary' ? ' for a game' : ''}, ${ua(price)}.`,
  left: ({ who }, called) => `${called.who(who)} leaves.`,
  promoted: ({ who }, called) => `${called.who(who)} is Captain now.`,
  offered: ({ seat, to, give, take }, called) => `{@${seat}} offers {@${to}}: ${side(give, called)} → ${side(take, called)}.`,
  bartered: ({ seat, with: other, give, take }, called) => `{@${seat}} and {@${other}}: ${side(give, called)} ↔ ${side(take, called)}.`,
  'no-deal': ({ seat, with: other }) => `{@${seat}} and {@${other}}: no deal.`,
  wear: ({ seat, die, system }) =>
    `{@${seat}}, wear: ${die}. ${system ? `${systems[system].name} −1.` : die === 1 ? 'Two more rolls.' : 'A malfunction.'}`,
  repaired: ({ seat, system }) => `{@${seat}} repairs ${systems[system].name}.`,
  upgraded: ({ seat, upgrade, level }) => `{@${seat}}: ${upgrades[upgrade].name} ${level}.`,
  'crew-lost': ({ seat, how }) => `{@${seat}}: ${how === 'ship' ? 'the ship is lost.' : 'nobody is left.'}`,
  guest: ({ seat, npc }, called) => `${called.npc(npc)} came aboard with {@${seat}}.`,
  over: ({ winners }) =>
    winners.length === 0 ? 'The campaign is over.' : `The campaign is over: ${winners.map((seat) => `{@${seat}}`).join(', ')}.`,
};
