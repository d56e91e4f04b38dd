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

/** Labels have 22 letters at most. */
const short = (text: string): string => (text.length <= 22 ? text : `${text.slice(0, 21)}…`);
const { ua } = names;
/** The whole of it for readers of the screen. */
const named = (text: string, more: Omit<Offered, 'label'> = {}): Offered => ({ label: short(text), sentence: text, ...more });
const where = (place: Place, { crew, member }: Here): string => (place === 'hold' ? names.hold : member(crew, place));
const person = (at: Here, id: MemberId): string => at.member(at.crew, id);
const side = ({ money, tokens, members, guests }: Side, at: Here): string =>
  [
    ...(money > 0 ? [ua(money)] : []),
    ...tokens.map((kind: TokenKind) => at.token(kind)),
    ...members.map((id) => whose(at, id)),
    ...guests.map((npc) => at.npc(npc)),
  ].join(', ') || 'nothing';
const whose = (at: Here, id: MemberId): string => {
  const found = at.view.crews.flatMap(({ members }) => members).find((m) => m.id === id);
  return found ? at.who(found) : '…';
};

function found(act: FoundAct, at: Here): Offered {
  switch (act.do) {
    case 'ready':
      return named(at.ready(act.crew), { cost: 'ready', final: 'spends-hand' });
    case 'enlist':
      return named(`${at.profile(act.profile)} (${at.class(act.class)})`, { cost: `${TRADER[act.profile].points} points` });
    case 'dismiss':
      return named(`Without ${drafted(at, act.place)}`);
    case 'train':
      return named(`Levels of ${drafted(at, act.place)}`);
    case 'equip':
      return named(`${drafted(at, act.place)}: ${act.kit.map((kind) => at.token(kind)).join(', ') || 'nothing'}`);
    case 'import':
      return named(`From a file: ${act.crew.ship}`, { final: 'spends-hand' });
    case 'launch':
      return named('Found this crew', { final: 'spends-hand' });
    case 'wait':
      return { label: 'Not yet', pass: true };
    case 'retire':
      return { label: 'Give up for good', final: 'spends-hand' };
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
      return { label: 'From the workshop' };
    case 'catch-up':
      return { label: 'Catch up', sentence: 'A game to catch up, for crews that lag by 10 UA' };
    case 'rest':
      return { label: 'Stay in port', pass: true };
    case 'redeem':
      return named(`Ransom: ${person(at, act.member)}`, { cost: ua(memberOf(at.crew, act.member).ransom ?? 0) });
    case 'disband':
      return named('Found another crew', { final: 'spends-hand' });
    case 'name':
      return named(`Name it ${act.ship}`);
    case 'retire':
      return { label: 'Give up for good', final: 'spends-hand' };
  }
}
function extract(act: ExtractAct, at: Here): Offered {
  const name = person(at, act.member);
  switch (act.do) {
    case 'teleport':
      return named(`Teleport ${name}`, { final: 'die' });
    case 'alone':
      return named(`On your own, ${name}`, { final: 'die' });
    case 'give-up':
      return named(`Give up ${name}`, { final: 'spends-hand' });
    case 'pay':
      return named(`Pay for ${name}`, { cost: ua(price(act, at)), final: 'die' });
    case 'later':
      return named(`Not now: ${name}`, { final: 'die' });
    case 'refuse':
      return named(`Never pay for ${name}`, { final: 'spends-hand' });
    case 'become':
      return named(
        `${name}: ${at.class(act.class)}, ${Object.entries(act.levels)
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
  if (act.do === 'grow') return named(`${at.who(m)}: +1 ${names.statistics[act.statistic]}`);
  return named(`${at.who(m)}: ${at.skill(act.skill)} ${(m.levels[act.skill] ?? 0) + 1}`, row ? { cost: `row ${row.row}` } : {});
}
function trade(act: TradeAct, at: Here): Offered {
  switch (act.do) {
    case 'buy':
      return named(at.token(act.token), {
        cost: ua(tokenOf(act.token).cost ?? 0),
        sentence: `Buy ${at.token(act.token)}, ${names.posts[act.post].name}`,
      });
    case 'pass':
      return named(`${names.posts[act.post].name}: nothing more`, { final: 'ends-turn' });
    case 'sell':
      return named(`Sell ${at.token(act.token)}`, {
        cost: ua(at.party ? sellPrice(at.party, act.token) : 0),
        sentence: `Sell ${at.token(act.token)} (${where(act.from, at)})`,
      });
    case 'discard':
      return named(`Throw away ${at.token(act.token)} (${where(act.from, at)})`);
    case 'azurium':
      return act.step === 'roll'
        ? { label: 'Offer Azurium', final: 'die' }
        : act.step === 'accept'
          ? { label: 'Sell it', cost: ua(at.party?.azurium ?? 0) }
          : { label: 'Keep it' };
    case 'venom':
      return { label: 'Mother’s Venom', cost: ua(20) };
    case 'move':
      return named(`${at.token(act.token)}: ${where(act.from, at)} → ${where(act.to, at)}`);
    case 'wear':
      return named(`${person(at, act.member)}: wear ${at.token(act.token)}`);
    case 'doff':
      return named(`${person(at, act.member)}: take off armour`);
    case 'hire':
      return named(`${at.profile(act.profile)} (${at.class(act.class)})`, {
        cost: `${ua(priceOf(act.profile, act.contract))}${act.contract === 'temporary' ? ' once' : ''}`,
        sentence: `${act.contract === 'temporary' ? 'Hire for a game' : 'Hire for good'} ${at.profile(act.profile)}, ${at.class(act.class)}`,
      });
    case 'keep': {
      const m = at.party?.former.find(({ id }) => id === act.member);
      return named(`Keep ${m ? at.who(m) : '…'}`, {
        cost: `${ua(m ? priceOf(m.profile, act.contract) : 0)}${act.contract === 'temporary' ? ' once' : ''}`,
      });
    }
    case 'recruit':
      return named(`Hire ${at.npc(act.npc)} (${at.class(act.class)})`);
    case 'rebuild':
      return named(`Rebuild as ${at.profile(act.profile)}`, { cost: ua(rebuildPrice(act.profile)) });
    case 'promote':
      return named(`Captain: ${person(at, act.member)}`, { final: 'spends-hand' });
    case 'ransom':
      return act.pay
        ? named(`Pay for ${person(at, act.member)}`, { cost: ua(memberOf(at.crew, act.member).ransom ?? 0) })
        : named(`Never pay for ${person(at, act.member)}`, { final: 'spends-hand' });
    case 'offer':
      return named(`Offer to {@${act.to}}`, { sentence: `Offer to {@${act.to}}: ${side(act.give, at)} → ${side(act.take, at)}` });
    case 'accept':
    case 'refuse':
    case 'withdraw': {
      const offer = at.view.offers.find(({ id }) => id === act.offer);
      const label = { accept: 'Accept', refuse: 'Decline', withdraw: 'Withdraw' }[act.do];
      return { label, ...(offer ? { sentence: `${label}: ${side(offer.give, at)} → ${side(offer.take, at)}` } : {}) };
    }
    case 'done':
      return { label: 'Done', pass: true, final: 'ends-turn' };
  }
}
function repair(act: RepairAct, at: Here): Offered {
  switch (act.do) {
    case 'repair':
      return named(`Repair ${names.systems[act.system].name}`, { cost: (at.party?.parts ?? 0) > 0 ? 'Ship Parts' : ua(REPAIR) });
    case 'parts':
      return named(`Use ${at.token(act.token)} (${where(act.from, at)})`, { cost: `${repairsOf(act.token)} boxes` });
    case 'upgrade': {
      const level = at.crew.upgrades[act.upgrade];
      return named(`${names.upgrades[act.upgrade].name} ${level + 1}`, { cost: ua(UPGRADE_PRICES[level] ?? 0) });
    }
    case 'done':
      return { label: 'Done', pass: true, final: 'ends-turn' };
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
/** What keeps a crew at the counters. */
const held = {
  'needs-captain': { say: 'A Captain is needed: who?', hint: 'Name one under “Crews”; only then the shops are left.' },
  'hold-full': { say: 'There is more than fits: what goes?', hint: 'Sell or throw away, under “Hold”; only then the shops are left.' },
};
export const questions: Lexicon['questions'] = {
  found: ({ crew }) => ({
    say:
      crew.draft.length === 0
        ? 'Which crew do you found?'
        : crew.draft.some(({ profile }) => TRADER[profile].type === 'captain')
          ? 'Who else is in your crew?'
          : 'Who is your Captain?',
    hint: `One Captain, seven people at most. ${crew.draft.reduce((sum, r) => sum + TRADER[r.profile].points, 0)} / 180 points.`,
    rules: ['CS-CMP-06'],
  }),
  home: ({ view, mission }) => ({
    say: view.settings.structure === 'open' ? 'Which mission do you want to play next?' : 'Is your crew ready for the next mission?',
    ...(view.settings.structure === 'league' ? { hint: mission(view.settings.missions[view.step % view.settings.missions.length]!) } : {}),
    rules: ['CS-CMP-04', 'CS-CUP-01'],
  }),
  embark: ({ view, outing, mission }) => ({
    say: `Who boards for ${outing ? mission(outing.mission, titleOf(view, outing.drawn)) : '…'}?`,
    hint: `At most: ${outing?.traders ?? 0}`,
    rules: ['CS-CMP-01'],
  }),
  extract: ({ party }) => ({
    say: 'How do you get them back?',
    hint: party?.aboard
      ? 'Teleport: 1 in 6 is lost. On your own: it costs UA or time.'
      : 'Nobody got back to the ship: each is on their own.',
    rules: ['CS-EXT-01', 'CS-EXT-07', 'CS-EXT-14'],
  }),
  advance: () => ({ say: 'Where does the Career point go?', rules: ['CS-ADN-01', 'CS-ADN-05'] }),
  visit: () => ({
    say: 'Which trading post do you visit?',
    hint: 'One of five, and BS-Mart in any case.',
    rules: ['CS-TRA-02', 'CS-TRA-08'],
  }),
  trade: ({ crew }) => {
    const why = whyNotLeave(crew);
    return {
      ...(why
        ? held[why]
        : {
            say: 'What do you buy, sell, or whom do you hire?',
            hint: `${ua(crew.money)}. Keep enough for repairs: nothing is sold there.`,
          }),
      rules: ['CS-TRA-02', 'CS-HIR-02', 'CS-TRA-10'],
    };
  },
  repair: ({ crew }) => ({
    say: 'What do you repair or install?',
    hint: `${ua(crew.money)}. A system left at zero loses the ship.`,
    rules: ['CS-MNT-01', 'CS-MNT-08'],
  }),
  mission: () => ({ say: 'The mission is being played', rules: ['CS-CMP-01'] }),
};
export const waiting: Lexicon['waiting'] = {
  found: (seat) => `{@${seat}} founds a crew`,
  home: (seat) => `{@${seat}} thinks about the next game`,
  embark: (seat) => `{@${seat}} chooses who boards`,
  extract: (seat) => `{@${seat}} gets people back`,
  advance: (seat) => `{@${seat}} places Career points`,
  visit: (seat) => `{@${seat}} chooses a trading post`,
  trade: (seat) => `{@${seat}} trades`,
  repair: (seat) => `{@${seat}} repairs the ship`,
  mission: () => 'The mission is being played.',
};

const skillsOf = (levels: Levels, { skill }: Pick<Called, 'skill'>): string =>
  Object.entries(levels)
    .map(([one, level]) => `${skill(one as SkillId)} ${level}`)
    .join(', ');
/** What is done, where it is plain with whom. */
export const verb: Lexicon['verb'] = (act, at) => {
  switch (act.do) {
    case 'teleport':
      return { label: 'Teleport', help: 'Free: 1 in 6 is lost, 1 in 6 is somebody else, 1 in 6 comes back safe and sound.' };
    case 'alone':
      return {
        label: 'On their own',
        help: 'One of three, equally likely: a ransom (as many UA as their Skill), the law (0, 2 or 5 UA, or prison), or 1 UA and a thing lost.',
      };
    case 'give-up':
      return { label: 'Give up', help: 'Gone, with all they carry.' };
    case 'pay':
      return { label: 'Pay' };
    case 'later':
      return { label: 'Not now', help: 'They miss missions meanwhile.' };
    case 'refuse':
      return { label: 'Never pay', help: 'Gone for good.' };
    case 'become':
      return { label: at.class(act.class), help: skillsOf(act.levels, at) };
    case 'learn':
      return { label: at.skill(act.skill) };
    case 'grow':
      return { label: `+1 ${names.statistics[act.statistic]}` };
    case 'sell':
      return { label: 'Sell' };
    case 'discard':
      return { label: 'Throw away' };
    case 'venom':
      return { label: 'Venom' };
    case 'wear':
      return { label: `On ${at.member(at.crew, act.member)}` };
    case 'doff':
      return { label: 'Take off the armour' };
    case 'promote':
      return { label: 'Captain' };
    case 'keep':
      return { label: act.contract === 'permanent' ? 'Keep' : 'For a game more' };
    case 'rebuild':
      return { label: 'Rebuild' };
    case 'parts':
      return { label: 'Use' };
    case 'azurium':
      return { label: { roll: 'Roll the die', accept: 'Accept', decline: 'Keep it' }[act.step] };
    case 'ransom':
      return { label: act.pay ? 'Pay the ransom' : 'Never pay' };
    case 'move':
      return { label: `→ ${act.to === 'hold' ? names.hold : at.member(at.crew, act.to)}` };
    case 'hire':
      return { label: `${at.class(act.class)}${act.contract === 'temporary' ? ', for a game' : ''}`, help: skillsOf(act.levels, at) };
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
      return { label: 'Done' };
  }
};
