import type { TokenKind } from '@cosmodrome/core-space/content/index';
import type { MemberId, Side } from '../../state.ts';
import type { Called, Lexicon } from '../lexicon.ts';
import { names } from './names.ts';

const { ua, posts, systems, upgrades, statistics } = names;
const side = ({ money, tokens, members, guests }: Side, called: Called): string =>
  [
    ...(money > 0 ? [ua(money)] : []),
    ...tokens.map((kind: TokenKind) => called.token(kind)),
    ...members.map((_: MemberId) => 'quelqu’un'),
    ...guests.map((npc) => called.npc(npc)),
  ].join(', ') || 'rien';
const HOW = {
  mission: 'mort en mission',
  purge: 'pris par la Purge',
  teleport: 'la téléportation',
  abandoned: 'abandonné',
  refused: 'nul n’a payé',
  handler: 'sans maître',
};
const FATE = {
  home: 'est rentré',
  aboard: 'est resté à bord',
  defeated: 'est resté là-bas, Vaincu',
  apprehended: 'est appréhendé',
  spared: 'est resté là-bas, Vaincu : la Purge est passée',
  left: 'est resté là-bas',
  taken: 'a été pris par la Purge',
  lost: 'est perdu',
};
const TELEPORT = [
  'Rien n’arrive.',
  'Quelqu’un d’autre arrive.',
  'Mauvais vaisseau.',
  'Un long détour, et une leçon.',
  'Sauf, mais sans rien.',
  'Sain et sauf.',
];
const ALONE = ['Une rançon.', 'Une rançon.', 'Appréhendé.', 'Appréhendé.', 'Presque dehors.', 'Presque dehors.'];

export const notes: Lexicon['notes'] = {
  founded: ({ seat, ship, members }, { who }) => `{@${seat}} fonde ${ship} : ${members.map(who).join(', ')}.`,
  named: ({ seat, ship }) => `{@${seat}} : le vaisseau s’appelle ${ship}.`,
  waits: ({ seat }) => `{@${seat}} attend pour fonder un équipage.`,
  planned: ({ seat, plan, title }, { mission }) =>
    plan.do === 'drawn'
      ? `{@${seat}} : ${title}.`
      : plan.do === 'play'
        ? `{@${seat}} : ${mission(plan.mission)}.`
        : plan.do === 'rest'
          ? `{@${seat}} reste à quai.`
          : `{@${seat}} se rattrape.`,
  brought: ({ seat, title }) => `{@${seat}} apporte une mission de l’atelier : ${title}.`,
  'no-table': ({ title, seats }) =>
    `${title} : trop peu d’équipages. À décider de nouveau : ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  retired: ({ seat }) => `{@${seat}} abandonne.`,
  step: ({ step, stage }) => (stage === null ? `${names.step(step + 1)}.` : `${names.stages[stage]}.`),
  table: ({ outing, mission, title, seats }, called) =>
    `${called.mission(mission, title)}${outing === 'catch-up' ? ' (rattrapage)' : ''} : ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  embarked: ({ seat, members }, { who }) => `{@${seat}} envoie ${members.map(who).join(', ')}.`,
  'came-back': ({ seat, mission, title, home, went, won }, called) =>
    `{@${seat}}, ${called.mission(mission, title)} : ${home} sur ${went} à la maison.${won ? ' Une victoire.' : ''}`,
  fate: ({ who, fate }, called) => `${called.who(who)} ${FATE[fate]}.`,
  rescued: ({ seat, who }, called) => `{@${seat}} a sauvé ${called.who(who)}.`,
  'purge-roll': ({ who, die, taken }, called) => `${called.who(who)} : ${die}. ${taken ? 'La Purge l’a pris.' : 'La Purge est passée.'}`,
  charges: ({ who, die, misses }, called) => `${called.who(who)} est jugé : ${die}.${misses > 0 ? ` Prison, missions : ${misses}.` : ''}`,
  teleported: ({ who, die }, called) => `${called.who(who)}, téléportation : ${die}. ${TELEPORT[die - 1]}`,
  'new-face': ({ who, now }, called) => `${called.who(who)} ressort en ${called.who(now)}.`,
  alone: ({ who, die }, called) => `${called.who(who)}, seul : ${die}. ${ALONE[die - 1]}`,
  paid: ({ seat, who, price }, called) => `{@${seat}} paie ${ua(price)} pour ${called.who(who)}.`,
  held: ({ who, ransom }, called) => `${called.who(who)} est retenu : ${ua(ransom)}.`,
  jailed: ({ who, misses }, called) => `${called.who(who)} manque des missions : ${misses}.`,
  astray: ({ who, misses }, called) => `${called.who(who)} manque des missions : ${misses}.`,
  lost: ({ seat, who, how }, called) => `{@${seat}} perd ${called.who(who)} : ${HOW[how]}.`,
  'token-lost': ({ seat, token }, called) => `{@${seat}} perd ${called.token(token)}.`,
  learnt: ({ who, skill, level, career }, called) => `${called.who(who)} : ${called.skill(skill)} ${level}, Carrière ${career}.`,
  grown: ({ who, statistics: up, row }, called) =>
    `${called.who(who)}${row > 0 ? `, rangée ${row}` : ''} : ${up.map((s) => `+1 ${statistics[s]}`).join(', ') || 'déjà au potentiel'}.`,
  rewarded: ({ seat, money }) => `{@${seat}} reçoit ${ua(money)}.`,
  'shop-order': ({ seats }) => `Ordre aux comptoirs : ${seats.map((seat) => `{@${seat}}`).join(', ')}.`,
  visits: ({ seat, post }) => `{@${seat}} : ${posts[post].name}.`,
  bought: ({ seat, token, price }, called) => `{@${seat}} achète ${called.token(token)}, ${ua(price)}.`,
  sold: ({ seat, token, price }, called) => `{@${seat}} vend ${called.token(token)}, ${ua(price)}.`,
  azurium: ({ seat, die, price }) => `{@${seat}}, Azurium : ${die}, ${ua(price)}.`,
  hired: ({ seat, who, how, price }, called) =>
    `{@${seat}} recrute ${called.who(who)}${how === 'temporary' ? ' pour une partie' : ''}, ${ua(price)}.`,
  left: ({ who }, called) => `${called.who(who)} s’en va.`,
  promoted: ({ who }, called) => `${called.who(who)} devient Capitaine.`,
  offered: ({ seat, to, give, take }, called) => `{@${seat}} propose à {@${to}} : ${side(give, called)} → ${side(take, called)}.`,
  bartered: ({ seat, with: other, give, take }, called) => `{@${seat}} et {@${other}} : ${side(give, called)} ↔ ${side(take, called)}.`,
  'no-deal': ({ seat, with: other }) => `{@${seat}} et {@${other}} : pas d’accord.`,
  wear: ({ seat, die, system }) =>
    `{@${seat}}, dégradation : ${die}. ${system ? `${systems[system].name} −1.` : die === 1 ? 'Deux jets de plus.' : 'Une panne.'}`,
  repaired: ({ seat, system }) => `{@${seat}} répare ${systems[system].name}.`,
  upgraded: ({ seat, upgrade, level }) => `{@${seat}} : ${upgrades[upgrade].name} ${level}.`,
  'crew-lost': ({ seat, how }) => `{@${seat}} : ${how === 'ship' ? 'le vaisseau est perdu.' : 'il ne reste personne.'}`,
  guest: ({ seat, npc }, called) => `${called.npc(npc)} est à bord avec {@${seat}}.`,
  over: ({ winners }) =>
    winners.length === 0 ? 'La campagne est finie.' : `La campagne est finie : ${winners.map((seat) => `{@${seat}}`).join(', ')}.`,
};
