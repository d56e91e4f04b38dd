import type { SkillId, TokenKind } from '@cosmodrome/core-space/content/index';
import { TRADER, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Offered } from '@cosmodrome/kit/text';
import { REPAIR, UPGRADE_PRICES } from '../../content/index.ts';
import { titleOf } from '../../judge/brought.ts';
import { sellPrice, whyNotLeave } from '../../judge/market.ts';
import { nextRow, priceOf, rebuildPrice } from '../../judge/people.ts';
import { repairsOf } from '../../judge/things.ts';
import { type Levels, type MemberId, memberOf, type Side } from '../../state.ts';
import type { AdvanceAct, ExtractAct, FoundAct, HomeAct, Place, RepairAct, TradeAct } from '../../topics.ts';
import type { Called, Here, Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { barter } from './page.ts';

/** Une étiquette a 22 signes au plus. */
const short = (text: string): string => (text.length <= 22 ? text : `${text.slice(0, 21)}…`);
const { ua } = names;
/** Le tout pour les lecteurs d’écran. */
const named = (text: string, more: Omit<Offered, 'label'> = {}): Offered => ({ label: short(text), sentence: text, ...more });
/** Le nom tient dans l’étiquette. */
const neverPay = (name: string): Offered => ({
  ...named(`Rien pour ${name}`, { final: 'spends-hand' }),
  sentence: `Ne jamais payer pour ${name}`,
});
const where = (place: Place, { crew, member }: Here): string => (place === 'hold' ? names.hold : member(crew, place));
const person = (at: Here, id: MemberId): string => at.member(at.crew, id);
const side = ({ money, tokens, members, guests }: Side, at: Here): string =>
  [
    ...(money > 0 ? [ua(money)] : []),
    ...tokens.map((kind: TokenKind) => at.token(kind)),
    ...members.map((id) => whose(at, id)),
    ...guests.map((npc) => at.npc(npc)),
  ].join(', ') || 'rien';
const whose = (at: Here, id: MemberId): string => {
  const found = at.view.crews.flatMap(({ members }) => members).find((m) => m.id === id);
  return found ? at.who(found) : '…';
};

function found(act: FoundAct, at: Here): Offered {
  switch (act.do) {
    case 'ready':
      return named(at.ready(act.crew), { cost: 'prêt', final: 'spends-hand' });
    case 'enlist':
      return named(`${at.profile(act.profile)} (${at.class(act.class)})`, { cost: `${TRADER[act.profile].points} points` });
    case 'dismiss':
      return named(`Sans ${drafted(at, act.place)}`);
    case 'train':
      return named(`Niveaux de ${drafted(at, act.place)}`);
    case 'equip':
      return named(`${drafted(at, act.place)} : ${act.kit.map((kind) => at.token(kind)).join(', ') || 'rien'}`);
    case 'import':
      return named(`D’un fichier : ${act.crew.ship}`, { final: 'spends-hand' });
    case 'launch':
      return named('Fonder cet équipage', { final: 'spends-hand' });
    case 'wait':
      return { label: 'Pas encore', pass: true };
    case 'retire':
      return { label: 'Abandonner', final: 'spends-hand' };
  }
}
const drafted = (at: Here, place: number): string => {
  const recruit = at.crew.draft[place];
  return recruit ? at.profile(recruit.profile) : '…';
};
function home(act: HomeAct, at: Here): Offered {
  switch (act.do) {
    case 'play':
      return named(at.mission(act.mission));
    case 'drawn':
      return named(titleOf(at.view, act.of) ?? '…');
    case 'bring':
      return { label: 'De l’atelier' };
    case 'catch-up':
      return { label: 'Se rattraper', sentence: 'Une partie de rattrapage, pour qui a 10 UA de retard' };
    case 'rest':
      return { label: 'Rester à quai', pass: true };
    case 'redeem':
      return named(`Rançon : ${person(at, act.member)}`, { cost: ua(memberOf(at.crew, act.member).ransom ?? 0) });
    case 'disband':
      return named('Fonder un autre équipage', { final: 'spends-hand' });
    case 'name':
      return named(`Baptiser ${act.ship}`);
    case 'retire':
      return { label: 'Abandonner', final: 'spends-hand' };
  }
}
function extract(act: ExtractAct, at: Here): Offered {
  const name = person(at, act.member);
  switch (act.do) {
    case 'teleport':
      return named(`Téléporter ${name}`, { final: 'die' });
    case 'alone':
      return named(`Sans aide, ${name}`, { final: 'die' });
    case 'give-up':
      return named(`Abandonner ${name}`, { final: 'spends-hand' });
    case 'pay':
      return named(`Payer pour ${name}`, { cost: ua(price(act, at)), final: 'die' });
    case 'later':
      return named(`Plus tard : ${name}`, { final: 'die' });
    case 'refuse':
      return neverPay(name);
    case 'become':
      return named(
        `${name} : ${at.class(act.class)}, ${Object.entries(act.levels)
          .map(([skill, level]) => `${at.skill(skill as never)} ${level}`)
          .join(', ')}`,
      );
  }
}
function price({ member }: ExtractAct, { party, crew }: Here): number {
  const plight = party?.behind.find((b) => b.member === member)?.plight;
  if (plight?.is === 'fee') return plight.fee;
  if (plight?.is === 'ransom') return memberOf(crew, member).ransom ?? 0;
  return plight?.is === 'wrong-ship' ? 4 : 1;
}
function advance(act: AdvanceAct, at: Here): Offered {
  const m = memberOf(at.crew, act.member);
  const row = nextRow(m);
  if (act.do === 'grow') return named(`${at.who(m)} : +1 ${names.statistics[act.statistic]}`);
  return named(`${at.who(m)} : ${at.skill(act.skill)} ${(m.levels[act.skill] ?? 0) + 1}`, row ? { cost: `rangée ${row.row}` } : {});
}
function trade(act: TradeAct, at: Here): Offered {
  switch (act.do) {
    case 'buy':
      return named(at.token(act.token), {
        cost: ua(tokenOf(act.token).cost ?? 0),
        sentence: `Acheter ${at.token(act.token)}, ${names.posts[act.post].name}`,
      });
    case 'pass':
      return named(`${names.posts[act.post].name} : plus rien`, { final: 'ends-turn' });
    case 'sell':
      return named(`Vendre ${at.token(act.token)}`, {
        cost: ua(at.party ? sellPrice(at.party, act.token) : 0),
        sentence: `Vendre ${at.token(act.token)} (${where(act.from, at)})`,
      });
    case 'discard':
      return named(`Jeter ${at.token(act.token)} (${where(act.from, at)})`);
    case 'azurium':
      return act.step === 'roll'
        ? { label: 'Proposer l’Azurium', final: 'die' }
        : act.step === 'accept'
          ? { label: 'Vendre', cost: ua(at.party?.azurium ?? 0) }
          : { label: 'Garder' };
    case 'venom':
      return { label: 'Venin de la Mère', cost: ua(20) };
    case 'move':
      return named(`${at.token(act.token)} : ${where(act.from, at)} → ${where(act.to, at)}`);
    case 'wear':
      return named(`${person(at, act.member)} : porter ${at.token(act.token)}`);
    case 'doff':
      return named(`${person(at, act.member)} : ôter l’armure`);
    case 'hire':
      return named(`${at.profile(act.profile)} (${at.class(act.class)})`, {
        cost: `${ua(priceOf(act.profile, act.contract))}${act.contract === 'temporary' ? ' 1 fois' : ''}`,
        sentence: `${act.contract === 'temporary' ? 'Recruter pour une partie' : 'Recruter'} ${at.profile(act.profile)}, ${at.class(act.class)}`,
      });
    case 'keep': {
      const m = at.party?.former.find(({ id }) => id === act.member);
      return named(`Garder ${m ? at.who(m) : '…'}`, {
        cost: `${ua(m ? priceOf(m.profile, act.contract) : 0)}${act.contract === 'temporary' ? ' 1 fois' : ''}`,
      });
    }
    case 'recruit':
      return named(`Recruter ${at.npc(act.npc)} (${at.class(act.class)})`);
    case 'rebuild':
      return named(`Reconstruire en ${at.profile(act.profile)}`, { cost: ua(rebuildPrice(act.profile)) });
    case 'promote':
      return named(`Capitaine : ${person(at, act.member)}`, { final: 'spends-hand' });
    case 'ransom':
      return act.pay
        ? named(`Payer pour ${person(at, act.member)}`, { cost: ua(memberOf(at.crew, act.member).ransom ?? 0) })
        : neverPay(person(at, act.member));
    case 'offer':
      return named(`Offre à {@${act.to}}`, { sentence: `Offre à {@${act.to}} : ${side(act.give, at)} → ${side(act.take, at)}` });
    case 'accept':
    case 'refuse':
    case 'withdraw': {
      const offer = at.view.offers.find(({ id }) => id === act.offer);
      const label = { accept: 'Accepter', refuse: 'Refuser', withdraw: 'Retirer' }[act.do];
      return { label, ...(offer ? { sentence: `${label} : ${side(offer.give, at)} → ${side(offer.take, at)}` } : {}) };
    }
    case 'done':
      return { label: 'Terminé', pass: true, final: 'ends-turn' };
  }
}
function repair(act: RepairAct, at: Here): Offered {
  switch (act.do) {
    case 'repair':
      return named(`Réparer ${names.systems[act.system].name}`, { cost: (at.party?.parts ?? 0) > 0 ? 'Pièces' : ua(REPAIR) });
    case 'parts':
      return named(`Utiliser ${at.token(act.token)} (${where(act.from, at)})`, { cost: `${repairsOf(act.token)} cases` });
    case 'upgrade': {
      const level = at.crew.upgrades[act.upgrade];
      return named(`${names.upgrades[act.upgrade].name} ${level + 1}`, { cost: ua(UPGRADE_PRICES[level] ?? 0) });
    }
    case 'done':
      return { label: 'Terminé', pass: true, final: 'ends-turn' };
  }
}

export const answers: Lexicon['answers'] = {
  found,
  home,
  embark: (id, at) => named(person(at, id)),
  extract,
  advance,
  visit: (post) => named(names.posts[post].name, post === 'none' ? { pass: true } : {}),
  trade,
  repair,
};
/** Ce qui retient un équipage aux comptoirs. */
const held = {
  'needs-captain': {
    say: 'Il faut un Capitaine : qui ?',
    hint: 'Nommez-le sous « Équipages » ; ensuite seulement on quitte les comptoirs.',
  },
  'hold-full': { say: 'Il y en a trop : que vendre, que jeter ?', hint: 'Sous « Soute » ; ensuite seulement on quitte les comptoirs.' },
};
export const questions: Lexicon['questions'] = {
  found: ({ crew }) => ({
    say:
      crew.draft.length === 0
        ? 'Quel équipage fondez-vous ?'
        : crew.draft.some(({ profile }) => TRADER[profile].type === 'captain')
          ? 'Qui d’autre est de votre équipage ?'
          : 'Qui est votre Capitaine ?',
    hint: `Un Capitaine, sept personnes au plus. ${crew.draft.reduce((sum, r) => sum + TRADER[r.profile].points, 0)} / 180 points.`,
    rules: ['CS-CMP-06'],
  }),
  home: ({ view, mission }) => ({
    say: view.settings.structure === 'open' ? 'Quelle mission voulez-vous jouer ensuite ?' : 'Votre équipage est-il prêt pour la mission ?',
    ...(view.settings.structure === 'league' ? { hint: mission(view.settings.missions[view.step % view.settings.missions.length]!) } : {}),
    rules: ['CS-CMP-04', 'CS-CUP-01'],
  }),
  embark: ({ view, outing, mission }) => ({
    say: `Qui embarque pour ${outing ? mission(outing.mission, titleOf(view, outing.drawn)) : '…'} ?`,
    hint: `Au plus : ${outing?.traders ?? 0}`,
    rules: ['CS-CMP-01'],
  }),
  extract: ({ party }) => ({
    say: 'Comment les récupérer ?',
    hint: party?.aboard
      ? 'Téléporter : 1 sur 6 est perdu. Sans aide : des UA ou du temps.'
      : 'Nul n’est revenu au vaisseau : chacun se débrouille.',
    rules: ['CS-EXT-01', 'CS-EXT-07', 'CS-EXT-14'],
  }),
  advance: () => ({ say: 'Où va le point de Carrière ?', rules: ['CS-ADN-01', 'CS-ADN-05'] }),
  visit: () => ({
    say: 'Quel comptoir visitez-vous ?',
    hint: 'Un des cinq, et BS-Mart de toute façon.',
    rules: ['CS-TRA-02', 'CS-TRA-08'],
  }),
  trade: ({ crew }) => {
    const why = whyNotLeave(crew);
    return {
      ...(why
        ? held[why]
        : {
            say: 'Qu’achetez-vous, que vendez-vous, qui recrutez-vous ?',
            hint: `${ua(crew.money)}. Gardez de quoi réparer : on n’y vend rien.`,
          }),
      rules: ['CS-TRA-02', 'CS-HIR-02', 'CS-TRA-10'],
    };
  },
  repair: ({ crew }) => ({
    say: 'Que réparez-vous, qu’installez-vous ?',
    hint: `${ua(crew.money)}. Un système laissé à zéro perd le vaisseau.`,
    rules: ['CS-MNT-01', 'CS-MNT-08'],
  }),
  mission: () => ({ say: 'La mission se joue', rules: ['CS-CMP-01'] }),
};
export const waiting: Lexicon['waiting'] = {
  found: (seat) => `{@${seat}} fonde un équipage`,
  home: (seat) => `{@${seat}} pense à la prochaine partie`,
  embark: (seat) => `{@${seat}} choisit qui embarque`,
  extract: (seat) => `{@${seat}} récupère les siens`,
  advance: (seat) => `{@${seat}} place des points de Carrière`,
  visit: (seat) => `{@${seat}} choisit un comptoir`,
  trade: (seat) => `{@${seat}} commerce`,
  repair: (seat) => `{@${seat}} répare le vaisseau`,
  mission: () => 'La mission se joue.',
};

const skillsOf = (levels: Levels, { skill }: Pick<Called, 'skill'>): string =>
  Object.entries(levels)
    .map(([one, level]) => `${skill(one as SkillId)} ${level}`)
    .join(', ');
/** Ce qu’on fait, là où l’on voit avec qui. */
export const verb: Lexicon['verb'] = (act, at) => {
  switch (act.do) {
    case 'teleport':
      return { label: 'Téléporter', help: 'Gratuit : 1 sur 6 est perdu, 1 sur 6 est quelqu’un d’autre, 1 sur 6 revient sain et sauf.' };
    case 'alone':
      return {
        label: 'Sans aide',
        help: 'Une chance sur trois chacun : une rançon (autant d’UA que sa Compétence), la loi (0, 2 ou 5 UA, ou la prison), ou 1 UA et un objet perdus.',
      };
    case 'give-up':
      return { label: 'Y renoncer', help: 'Perdu, avec tout ce qu’il porte.' };
    case 'pay':
      return { label: 'Payer' };
    case 'later':
      return { label: 'Pas maintenant', help: 'En attendant, il manque des missions.' };
    case 'refuse':
      return { label: 'Ne jamais payer', help: 'Perdu pour de bon.' };
    case 'become':
      return { label: at.class(act.class), help: skillsOf(act.levels, at) };
    case 'learn':
      return { label: at.skill(act.skill) };
    case 'grow':
      return { label: `+1 ${names.statistics[act.statistic]}` };
    case 'sell':
      return { label: 'Vendre' };
    case 'discard':
      return { label: 'Jeter' };
    case 'venom':
      return { label: 'Venin' };
    case 'wear':
      return { label: `Sur ${at.member(at.crew, act.member)}` };
    case 'doff':
      return { label: 'Ôter l’armure' };
    case 'promote':
      return { label: 'Capitaine' };
    case 'keep':
      return { label: act.contract === 'permanent' ? 'Garder' : 'Une partie de plus' };
    case 'rebuild':
      return { label: 'Reconstruire' };
    case 'parts':
      return { label: 'Employer' };
    case 'azurium':
      return { label: { roll: 'Lancer le dé', accept: 'Accepter', decline: 'Le garder' }[act.step] };
    case 'ransom':
      return { label: act.pay ? 'Payer la rançon' : 'Ne jamais payer' };
    case 'move':
      return { label: `→ ${act.to === 'hold' ? names.hold : at.member(at.crew, act.to)}` };
    case 'hire':
      return { label: `${at.class(act.class)}${act.contract === 'temporary' ? ', pour une partie' : ''}`, help: skillsOf(act.levels, at) };
    case 'recruit':
      return { label: at.class(act.class), help: skillsOf(act.levels, at) };
    case 'buy':
      return { label: at.token(act.token) };
    case 'pass':
      return { label: names.posts[act.post].name };
    case 'offer':
    case 'accept':
    case 'withdraw':
      return { label: act.do === 'offer' ? barter.propose : barter[act.do] };
    case 'repair':
      return { label: names.systems[act.system].name };
    case 'upgrade':
      return { label: names.upgrades[act.upgrade].name };
    case 'done':
      return { label: 'Terminé' };
  }
};
