import type { Offered } from '@cosmodrome/kit/text';
import { COST, type Element, type Exploration, kindOf, type Profile, type Specialty, STAR_BASE, type XCard } from '../../content/index.ts';
import { priceOf } from '../../judge/prices.ts';
import { inScene, type Payment, sceneOf, unitOf } from '../../state.ts';
import type { Action } from '../../topics.ts';
import type { UnitView, View, WorldView } from '../../view.ts';
import { costsLaser, forecastOf, held, lossAtEnd, partOf, planetAt, spendingOf, tollTo } from '../figures.ts';
import { type Context, type Lexicon, listed, roman, term, who } from '../lexicon.ts';
import { capital, cards, count, demand, list, of, points, sector, signed, squads } from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ parts of sentences

const card = (key: Exploration): string => term(`card/${key}`, names.exploration[key].name);
const on = (view: View): string => {
  const landing = inScene(view, 'landing');
  return landing ? ` sur ${names.pawns[landing.pawn]}` : '';
};

/** What the experience of the risk being faced will be. */
function lesson(at: Context, key: Exploration): string {
  const { skill, points: gained } = kindOf(key).experience!;
  const room = at.me.max.memory - at.me.memory[skill];
  if (room <= 0) return `Votre mémoire de ${names.skills[skill]} est pleine : aucune expérience à gagner.`;
  return `L’épreuve passée, vous gagnez ${points(Math.min(gained, room))} de ${names.skills[skill]}.`;
}
const PURPOSE: {
  readonly [K in Exclude<Payment<Exploration>['for'], 'card'>]: (
    p: Extract<Payment<Exploration>, { readonly for: K }>,
    me: UnitView,
  ) => string;
} = {
  buy: (p, me) => `pour ${p.what === 'decoder' ? `le décodeur de niveau ${me.aboard.decoder + 1}` : of(1, p.what)}`,
  move: (p) => (p.to === STAR_BASE ? 'pour rentrer à la base' : `pour rejoindre le ${sector(p.to)}`),
  decode: (p) => `pour décoder la carte ${p.zone}`,
  'enter-x': () => 'pour entrer en secteur X',
  'leave-x': () => 'pour quitter le secteur X',
};
function payment({ view, me }: Context): string {
  const p = sceneOf(view, 'paying');
  const which = `${p.cost > 1 ? `quelles ${p.cost} cartes` : 'quelle carte'} défaussez-vous`;
  if (p.for === 'card') return `${card(p.card)} : ${which} ?`;
  return `${capital(which)} ${(PURPOSE[p.for] as (p: Payment<Exploration>, me: UnitView) => string)(p, me)} ?`;
}
const FACE_DOWN = 'Défausse face cachée : les autres n’en voient que le nombre.';
function paid(number: number, { me }: Context): Offered {
  const key = held(me, number)?.key;
  if (!key) return { label: 'Une carte' };
  return { label: names.exploration[key].name, sentence: `Défausser ${card(key)} face cachée` };
}
function profile(p: Profile): Offered {
  return { label: `Diplomatie ${p}`, cost: `Capture ${3 - p}`, sentence: `Profil : ${p} en Diplomatie, ${3 - p} en Capture` };
}
const EXPERT_GIVES: Readonly<Record<Specialty, string>> = {
  diplomat: '+1 Diplomatie',
  hunter: '+1 Capture',
  adventurer: '+1, une seule fois',
};
const expert = (s: Specialty): Offered => ({
  label: capital(names.elements[s].one),
  cost: EXPERT_GIVES[s],
  sentence: `${capital(names.elements[s].one)}, ${EXPERT_GIVES[s]}`,
});
function objective(number: number, { view }: Context): Offered {
  const o = view.offered?.find((x) => x.card === number);
  if (!o) return { label: 'Un objectif secret' };
  return {
    label: names.objectives[o.key].name,
    cost: o.moment === 'end' ? `${o.pc} PC, à la fin` : `${o.pc} PC`,
    sentence: `Garder ${term(`objective/${o.key}`, names.objectives[o.key].name)} : ${names.objectives[o.key].text}`,
  };
}
const lose = (what: Element, { me }: Context): Offered =>
  what === 'decoder'
    ? { label: 'Perdre le décodeur', cost: `niveau ${me.aboard.decoder} à 0` }
    : { label: `Perdre 1 ${names.elements[what].one}`, cost: `il en restera ${me.aboard[what] - 1}` };
const add = (what: Element, { me }: Context): Offered =>
  what === 'decoder'
    ? { label: 'Décodeur', cost: `niveau ${me.aboard.decoder + 1}` }
    : { label: `1 ${names.elements[what].one}`, cost: `vous en aurez ${me.aboard[what] + 1}` };
const needs = (w: WorldView): string => `${squads(w.squads)} et ${demand(w.required, w.kind)} ; ${w.pc} PC à partager`;
const star = (w: WorldView): string => `${count(w.star, 'élément', 'éléments')} contre ${w.px} PX`;
const world = (w: WorldView, cost: string): Offered => ({
  label: names.worlds[w.key],
  cost,
  sentence: `Découvrir ${term(`world/${w.key}`, names.worlds[w.key])} : ${needs(w)}`,
});
const declare: Offered = {
  label: 'Déclarer la fin',
  cost: 'dernière manche',
  sentence: 'Déclarer la fin de la partie : la manche en cours sera la dernière',
};
function repair(loss: number): Offered {
  return {
    label: 'Réparer',
    cost: loss > 0 ? `tour fini, −${loss} PC` : 'fin du tour',
    sentence: 'Réparer le vaisseau à la base stellaire, ce qui met fin au tour',
  };
}
/** The verbs of a turn, for what is possible now. */
const VERBS: readonly (readonly [Action['do'], string])[] = [
  ['play', 'jouez une carte'],
  ['buy', 'achetez'],
  ['move', 'voyagez'],
  ['decode', 'décodez'],
  ['leave-x', 'quittez le secteur X'],
  ['land', 'posez-vous'],
  ['end', 'terminez'],
];
const RECRUIT: Readonly<Record<Element, (me: UnitView) => string>> = {
  propulsor: () => 'Installer 1 propulseur',
  laser: () => 'Installer 1 laser',
  decoder: (me) => `Décodeur, niveau ${Math.min(me.max.decoder, me.aboard.decoder + 1)}`,
  squad: () => 'Recruter 1 escouade',
  diplomat: () => 'Recruter 1 diplomate',
  hunter: () => 'Recruter 1 chasseur',
  adventurer: () => 'Recruter 1 aventurière',
};
const actions: { readonly [K in Action['do']]: (a: Extract<Action, { readonly do: K }>, at: Context) => Offered } = {
  play: (a, { me }) => {
    const known = held(me, a.card);
    if (!known) return { label: 'Jouer une carte' };
    const { key, type } = known;
    const { strength } = kindOf(key);
    const cost = a.detector ? 'avec 1 détecteur' : strength === undefined ? names.types[type] : `combat, force ${strength}`;
    const text = a.detector ? 'en défaussant un détecteur : seule l’expérience compte' : names.exploration[key].text;
    const laser = costsLaser(me, key, a.detector) ? ' Le combat use 1 laser.' : '';
    return {
      label: names.exploration[key].name,
      cost,
      sentence: `Jouer ${card(key)} : ${text}${laser}`,
    };
  },
  buy: (a, { me }) => ({ label: RECRUIT[a.what](me), cost: cards(priceOf(me, a.what)) }),
  move: (a, { view, me }) => {
    const toll = tollTo(view, me, a.to);
    const cost = toll === undefined ? {} : { cost: cards(toll) };
    return {
      label: a.to === STAR_BASE ? 'Rentrer à la base' : `Vers le ${sector(a.to)}`,
      ...cost,
      sentence: `Franchir la frontière vers le ${sector(a.to)}${toll === undefined ? '' : `, ${cards(toll)}`}`,
    };
  },
  decode: (a) => ({
    label: `Décoder la carte ${a.zone}`,
    cost: cards(COST.decode[a.zone]),
    sentence: `Regarder en secret la carte ${a.zone} cachée, ${cards(COST.decode[a.zone])}`,
  }),
  discover: (_, { view }) => ({
    label: 'Découvrir une planète',
    cost: `vos ${cards(view.turn.received)}`,
    sentence: `Défausser les ${cards(view.turn.received)} de la pioche pour découvrir une planète ici`,
  }),
  'enter-x': () => ({ label: 'Entrer en secteur X', cost: cards(COST.enterX) }),
  'leave-x': () => ({
    label: 'Quitter le secteur X',
    cost: cards(COST.leaveX),
    sentence: `Quitter le secteur X pour la base stellaire, ${cards(COST.leaveX)}`,
  }),
  land: (a, { view }) => {
    const w = planetAt(view, a.pawn)?.world;
    const label = `Se poser sur ${names.pawns[a.pawn]}`;
    if (!w) return { label };
    return {
      label,
      cost: squads(w.squads),
      sentence: `Se poser sur ${names.pawns[a.pawn]}, ${term(`world/${w.key}`, names.worlds[w.key])} : ${needs(w)}`,
    };
  },
  repair: (_, { me }) => repair(lossAtEnd(me)),
  declare: () => declare,
  end: (_, { view, me }) => {
    const loss = view.turn.landed ? 0 : lossAtEnd(me);
    return loss > 0
      ? {
          label: 'Terminer le tour',
          cost: `−${loss} PC`,
          sentence: `Terminer le tour : ${cards(me.handSize)} en main, −${loss} PC`,
          pass: true,
        }
      : { label: 'Terminer le tour', pass: true };
  },
};

// ------------------------------------------------------------------ questions

export const questions: Lexicon['questions'] = {
  'setup/profile': () => ({
    say: 'Choisissez votre profil de commandement.',
    hint: `3 points entre ${term('diplomacy', 'Diplomatie')} et ${term('capture', 'Capture')}, acquis pour chaque mission.`,
    rules: ['LEG-SETUP-08', 'LEG-RULING-09'],
  }),
  'setup/expert': () => ({
    say: 'Quel expert embarque à votre bord ?',
    hint: 'Diplomate et chasseur comptent toujours ; l’aventurière sert une fois, partout.',
    rules: ['LEG-SETUP-09', 'LEG-XP-01', 'LEG-XP-08'],
  }),
  'setup/objective': () => ({
    say: 'Lequel de ces deux objectifs secrets gardez-vous ?',
    hint: 'Rempli, il rapporte ses PC ; l’autre retourne dans la pile sans être montré.',
    rules: ['LEG-SETUP-11', 'LEG-OBJ-01', 'LEG-OBJ-02'],
  }),
  'turn/start': (at) => {
    const start = listed(at, 'turn/start');
    const may = start.some((s) => s.do === 'declare')
      ? ' Ou déclarez la fin.'
      : start.some((s) => s.do === 'repair')
        ? ' Réparer finit le tour.'
        : '';
    return {
      say: 'Combien de cartes Exploration piochez-vous ?',
      hint: `${at.me.draw} au plus. En fin de tour, chaque carte restante coûte 1 PC.${may}`,
      rules: ['LEG-DRAW-01', 'LEG-TURN-08', 'LEG-BASE-02', 'LEG-END-01'],
    };
  },
  'turn/action': (at) => {
    const can = new Set(listed(at, 'turn/action').map((a) => a.do));
    const verbs = VERBS.flatMap(([act, verb]) => (can.has(act) ? [verb] : []));
    const say =
      verbs.length < 2 ? 'Il ne vous reste qu’à terminer votre tour.' : `${capital(verbs.slice(0, -1).join(', '))} ou ${verbs.at(-1)}.`;
    if (at.view.turn.landed)
      return {
        say,
        hint: 'Un seul atterrissage par tour ; vos cartes ont été défaussées sans perte.',
        rules: ['LEG-TURN-06', 'LEG-END-01'],
      };
    const extra = can.has('enter-x')
      ? ` Secteur X ouvert : ${cards(COST.enterX)}.`
      : can.has('discover')
        ? ' Ou toutes contre une planète.'
        : can.has('repair')
          ? ' Réparer finit le tour.'
          : '';
    const hand = at.me.handSize;
    return {
      say,
      hint: hand === 0 ? `Plus aucune carte en main.${extra}` : `${cards(hand)} en main : −1 PC par carte restante.${extra}`,
      rules: ['LEG-TURN-03', 'LEG-TURN-08', 'LEG-EXPL-01', 'LEG-BUY-01', 'LEG-MOVE-01', 'LEG-DEC-01', 'LEG-LAND-01'],
    };
  },
  'buy/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-BUY-01', 'LEG-BUY-03', 'LEG-INFO-02'] }),
  'move/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-MOVE-01', 'LEG-INFO-02'] }),
  'decode/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-DEC-01', 'LEG-INFO-02'] }),
  'sector-x/pay': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-SX-01', 'LEG-SX-06', 'LEG-INFO-02'] }),
  'explore/discard': (at) => ({ say: payment(at), hint: FACE_DOWN, rules: ['LEG-EXPL-05', 'LEG-INFO-02'] }),
  'explore/asteroid-shower': (at) => ({
    say: `${card('asteroid-shower')} : que sacrifiez-vous ?`,
    hint: lesson(at, 'asteroid-shower'),
    rules: ['LEG-EXPL-05', 'LEG-RULING-73'],
  }),
  'explore/ion-storm': (at) => ({
    say: `${card('ion-storm')} : que sacrifiez-vous ?`,
    hint: lesson(at, 'ion-storm'),
    rules: ['LEG-EXPL-05', 'LEG-DEC-06', 'LEG-RULING-73'],
  }),
  'explore/outbreak': (at) => ({
    say: `${card('outbreak')} : qui perdez-vous ?`,
    hint: lesson(at, 'outbreak'),
    rules: ['LEG-EXPL-05', 'LEG-RULING-73'],
  }),
  'explore/castaway': () => ({
    say: `${card('castaway')} : quel expert embarquez-vous ?`,
    hint: 'Il monte à bord aussitôt, sans rien coûter.',
    rules: ['LEG-EXPL-01', 'LEG-XP-01'],
  }),
  'explore/drifting-wreck': () => ({
    say: `${card('drifting-wreck')} : que récupérez-vous ?`,
    hint: 'Installé aussitôt, sans rien coûter.',
    rules: ['LEG-EXPL-01', 'LEG-BUY-09'],
  }),
  'explore/oz-alloy': () => ({
    say: `${card('oz-alloy')} : quel équipement ajoutez-vous ?`,
    hint: 'Installé aussitôt, sans rien coûter.',
    rules: ['LEG-EXPL-08', 'LEG-BUY-09'],
  }),
  'combat/expert': () => ({
    say: 'Dégât à bord : quel expert perdez-vous ?',
    hint: 'Il retourne à la réserve commune et pourra être recruté à nouveau.',
    rules: ['LEG-CMB-11', 'LEG-XP-11'],
  }),
  'discover/card': ({ view }) => ({
    say: 'Quelle carte Extrasolaire découvrez-vous ?',
    hint: view.slots.hiddenA?.world
      ? 'La carte cachée, vous l’avez décodée : vous seul la connaissez.'
      : 'La carte cachée ne sera dévoilée qu’une fois choisie.',
    rules: ['LEG-DISC-07', 'LEG-DISC-01'],
  }),
  'discover/pawn': ({ me }) => ({
    say: `Quel pion planète placez-vous en ${sector(me.place)} ?`,
    hint: 'Les cinq pions se valent : il relie la planète à sa carte.',
    rules: ['LEG-DISC-06'],
  }),
  'sector-x/card': () => ({
    say: 'Le secteur X s’ouvre : quelle carte gardez-vous ?',
    hint: 'Elle reste visible devant vous ; les autres retournent cachées dans la pile.',
    rules: ['LEG-SX-04'],
  }),
  'land/proposal': ({ view }) => {
    const { pawn, mustInvite, cards: thrown } = sceneOf(view, 'landing');
    const { world: w } = planetAt(view, pawn)!;
    const more = mustInvite !== null ? ` Découvreur à inviter : ${who(mustInvite)}.` : thrown > 0 ? ` Défausse : ${cards(thrown)}.` : '';
    return {
      say: `Vous poser sur ${names.pawns[pawn]}, ${term(`world/${w.key}`, names.worlds[w.key])} : avec qui ?`,
      hint: `${capital(needs(w))}.${more}`,
      rules: ['LEG-LAND-02', 'LEG-LAND-03', 'LEG-LAND-06', 'LEG-RULING-31', 'LEG-IMP-02'],
    };
  },
  'land/answer': ({ ask, view }) => {
    const { pawn, proposal } = sceneOf(view, 'landing');
    const { world: w } = planetAt(view, pawn)!;
    const mine = partOf(proposal, ask.seat);
    const outcome = !mine
      ? `${w.pc} PC à partager`
      : proposal?.success
        ? `${mine.spends > 0 ? `−${points(mine.spends)}, ` : ''}+${mine.pc} PC`
        : 'échec prévu, rien à dépenser';
    return {
      say: `${who(view.turn.seat)} vous invite sur ${names.pawns[pawn]} : participez-vous ?`,
      hint: `Pour vous : ${outcome}. Puis, au choix, ${star(w)}.`,
      rules: ['LEG-LAND-03', 'LEG-MIS-05', 'LEG-MIS-09', 'LEG-MIS-14'],
    };
  },
  'land/confirm': ({ view }) => {
    const { pawn, cards: thrown } = sceneOf(view, 'landing');
    return {
      say: `Les escouades sont réunies : vous poser sur ${names.pawns[pawn]} ?`,
      hint: thrown > 0 ? `${cards(thrown)} à défausser, sans perte de PC ; la mission suit aussitôt.` : 'La mission suit aussitôt.',
      rules: ['LEG-RULING-31', 'LEG-LAND-09'],
    };
  },
  'mission/skill': ({ view }) => ({
    say: 'Double compétence : laquelle apportez-vous ?',
    hint: `Points réunis : ${sceneOf(view, 'mission').reached} sur ${sceneOf(view, 'mission').world.required}. Seule la compétence annoncée comptera pour vous.`,
    rules: ['LEG-MIS-04'],
  }),
  'mission/spend': (at) => {
    const { skill, points: owed, table } = spendingOf(at)!;
    const kept = at.me.px >= 12 ? 'Vos aventurières restent à bord.' : 'Une aventurière engagée est défaussée.';
    return {
      say: `Vous devez ${points(owed)} : combien d’aventurières engagez-vous ?`,
      hint: `Le reste vient de votre mémoire (${names.skills[skill]} : ${table}). ${kept}`,
      rules: ['LEG-MIS-05', 'LEG-XP-08'],
    };
  },
  'mission/leave': ({ view }) => {
    const { pawn, world: w } = sceneOf(view, 'mission');
    const crew =
      w.minCrew === 0 ? '' : w.minCrew === w.star ? 'Escouades ou experts seulement. ' : `Dont ${w.minCrew} d’équipage au moins. `;
    return {
      say: `Laisser ${count(w.star, 'élément', 'éléments')} sur ${names.pawns[pawn]} pour ${w.px} PX ?`,
      hint: `${crew}C’est tout ou rien : zéro partout pour ne rien laisser.`,
      rules: ['LEG-MIS-14', 'LEG-RULING-44'],
    };
  },
  'xeno/technology': () => ({
    say: '6 PX : quelle technologie apprenez-vous ?',
    hint: 'Un point permanent dans une compétence ; le choix est définitif.',
    rules: ['LEG-XENO-04', 'LEG-XP-10'],
  }),
  'objective/second': () => ({
    say: '18 PC : quel second objectif secret gardez-vous ?',
    hint: 'Déjà rempli, il rapporte aussitôt ; l’autre retourne dans la pile.',
    rules: ['LEG-OBJ-03', 'LEG-OBJ-01'],
  }),
  'promotion/profile': () => ({
    say: 'Promotion ! Quel profil pour commander votre Spatha ?',
    hint: 'Équipement et escouades passent aux cases grisées ; vos experts débarquent.',
    rules: ['LEG-PROMO-01', 'LEG-PROMO-04'],
  }),
  'promotion/experts': () => ({
    say: 'Embarquez 2 experts sur votre Spatha.',
    hint: 'Les anciens sont retournés à la réserve ; l’expérience acquise est conservée.',
    rules: ['LEG-PROMO-04', 'LEG-PROMO-03'],
  }),
};

// ------------------------------------------------------------------ answers

const X_GIVES: Readonly<Record<XCard, string>> = {
  archivists: 'technologie',
  'first-cartographers': '+6 PC',
  'weavers-of-lore': '+2 PX',
  watchers: '+2 escouades',
  ferrymen: 'pioche +2',
};
/** Who comes along, short enough for a button. */
function companyLabel(company: readonly string[], imperator: boolean): string {
  if (company.length === 0) return imperator ? 'Avec l’Imperator' : 'Sans aide';
  if (!imperator) return company.length === 1 ? `Inviter ${company[0]}` : company.join(' + ');
  return company.length === 1 ? `${company[0]} + Imperator` : company.length === 2 ? `${company.join(' + ')} + Imp.` : 'Tous + Imperator';
}

export const answers: Lexicon['answers'] = {
  'setup/profile': profile,
  'setup/expert': expert,
  'setup/objective': objective,
  'turn/start': (s, { me }) => {
    if (s.do === 'repair') return repair(0);
    if (s.do === 'declare') return declare;
    if (s.cards === 0) return { label: 'Ne rien piocher', pass: true };
    const most = s.cards === me.draw ? { cost: 'le maximum' } : {};
    return { label: `Piocher ${cards(s.cards)}`, ...most };
  },
  'turn/action': (a, at) => (actions[a.do] as (a: Action, at: Context) => Offered)(a, at),
  'buy/pay': paid,
  'move/pay': paid,
  'decode/pay': paid,
  'sector-x/pay': paid,
  'explore/discard': paid,
  'explore/asteroid-shower': (way, at) => (way === 'laser' ? lose('laser', at) : { label: 'Défausser 1 carte', cost: 'face cachée' }),
  'explore/ion-storm': (way, at) => (way === 'decoder' ? lose('decoder', at) : { label: 'Défausser 2 cartes', cost: 'face cachée' }),
  'explore/outbreak': lose,
  'explore/castaway': expert,
  'explore/drifting-wreck': add,
  'explore/oz-alloy': add,
  'combat/expert': lose,
  'discover/card': (slot, { view }) => {
    const open = view.slots.openA?.world;
    if (slot === 'open') return open ? world(open, 'carte visible') : { label: 'La carte visible' };
    const known = view.slots.hiddenA?.world;
    return known ? world(known, 'carte décodée') : { label: 'La carte cachée', cost: 'inconnue', sentence: 'Découvrir la carte A cachée' };
  },
  'discover/pawn': (pawn) => ({ label: names.pawns[pawn] }),
  'sector-x/card': (number, { view }) => {
    const key = view.pileX?.find((c) => c.card === number)?.key;
    if (!key) return { label: 'Une carte X' };
    return {
      label: names.x[key].short,
      cost: X_GIVES[key],
      sentence: `Garder ${term(`x/${key}`, names.x[key].name)} : ${names.x[key].text}`,
    };
  },
  'land/proposal': (p, { ask, view }) => {
    const forecast = forecastOf(view, p);
    const mine = partOf(forecast, ask.seat);
    const people = p.invite.map(who);
    const how = [...(people.length > 0 ? [`inviter ${list(people)}`] : []), ...(p.imperator ? ['appeler l’Imperator'] : [])];
    const facts = forecast
      ? ` : ${squads(forecast.squads)} (il en faut ${forecast.needed}), ${points(forecast.available)} (il en faut ${forecast.required})`
      : '';
    return {
      label: companyLabel(
        p.invite.map((seat) => names.colours[unitOf(view, seat).colour]),
        p.imperator,
      ),
      ...(mine ? { cost: forecast?.success ? `vous ${signed(mine.pc)} PC` : 'échec : 0 PC' } : {}),
      sentence: `${how.length === 0 ? 'Se poser sans aide' : capital(list(how))}${facts}`,
    };
  },
  'land/answer': (yes, { ask, view }) => {
    if (!yes) return { label: 'Non, je décline' };
    const proposal = inScene(view, 'landing')?.proposal;
    const mine = partOf(proposal, ask.seat);
    return { label: 'Oui, je participe', ...(mine && proposal?.success ? { cost: `vous ${signed(mine.pc)} PC` } : {}) };
  },
  'land/confirm': (yes, { ask, view }) => {
    if (!yes) return { label: 'Non, je me retire' };
    const proposal = inScene(view, 'landing')?.proposal;
    const mine = partOf(proposal, ask.seat);
    return { label: 'Oui, je me pose', ...(mine ? { cost: proposal?.success ? `vous ${signed(mine.pc)} PC` : 'échec : 0 PC' } : {}) };
  },
  'mission/skill': (skill, { me }) => ({
    label: names.skills[skill],
    cost: `${me.permanent[skill]} + ${me.memory[skill] + me.aboard.adventurer} à dépenser`,
    sentence: `${names.skills[skill]} : ${points(me.permanent[skill])} acquis, ${me.memory[skill] + me.aboard.adventurer} à dépenser au besoin`,
  }),
  'mission/spend': (n, at) => {
    const owed = spendingOf(at)?.points ?? n;
    const rest = Math.max(0, owed - n);
    return {
      label: n === 0 ? 'Aucune aventurière' : of(n, 'adventurer'),
      cost: rest > 0 ? `et ${points(rest)}` : 'et rien d’autre',
      sentence:
        n === 0 ? `N’engager aucune aventurière, dépenser ${points(rest)}` : `Engager ${of(n, 'adventurer')} et ${points(rest)} de mémoire`,
    };
  },
  'mission/leave': (what, { me }) => ({
    label: names.elements[what].the,
    cost: what === 'decoder' ? `niveau ${me.aboard.decoder}` : `${me.aboard[what]} à bord`,
  }),
  'xeno/technology': (tech) => ({ label: names.technologies[tech], cost: tech === 'holodeck' ? '+1 Diplomatie' : '+1 Capture' }),
  'objective/second': objective,
  'promotion/profile': profile,
  'promotion/experts': (s, { view }) => ({ label: names.elements[s].the, cost: `${view.supply[s]} en réserve` }),
};
// ------------------------------------------------------------------ while others are asked

export const waiting: Lexicon['waiting'] = {
  'setup/profile': (seat) => `${who(seat)} choisit son profil de commandement.`,
  'setup/expert': (seat) => `${who(seat)} choisit son premier expert.`,
  'setup/objective': (seat) => `${who(seat)} choisit un objectif secret.`,
  'turn/start': (seat) => `${who(seat)} prépare sa pioche.`,
  'turn/action': (seat, view) => `${who(seat)} joue son tour (manche ${roman(view.round)}).`,
  'buy/pay': (seat) => `${who(seat)} choisit les cartes d’un achat.`,
  'move/pay': (seat) => `${who(seat)} choisit les cartes d’une traversée.`,
  'decode/pay': (seat) => `${who(seat)} choisit les cartes d’un décodage.`,
  'sector-x/pay': (seat) => `${who(seat)} choisit les cartes du passage par le secteur X.`,
  'explore/discard': (seat) => `${who(seat)} choisit des cartes à défausser.`,
  'explore/asteroid-shower': (seat) => `${who(seat)} traverse une pluie d’astéroïdes.`,
  'explore/ion-storm': (seat) => `${who(seat)} essuie une tempête ionique.`,
  'explore/outbreak': (seat) => `${who(seat)} combat une épidémie à bord.`,
  'explore/castaway': (seat) => `${who(seat)} accueille une rescapée.`,
  'explore/drifting-wreck': (seat) => `${who(seat)} fouille une épave dérivante.`,
  'explore/oz-alloy': (seat) => `${who(seat)} forge l’alliage d’OZ.`,
  'combat/expert': (seat) => `${who(seat)} compte les pertes du combat.`,
  'discover/card': (seat) => `${who(seat)} choisit la carte Extrasolaire à découvrir.`,
  'discover/pawn': (seat) => `${who(seat)} place un pion planète.`,
  'sector-x/card': (seat) => `${who(seat)} parcourt les cartes du secteur X.`,
  'land/proposal': (seat, view) => `${who(seat)} prépare un atterrissage${on(view)}.`,
  'land/answer': (seat, view) => `${who(seat)} réfléchit : accepter l’invitation${on(view)} ?`,
  'land/confirm': (seat, view) => `${who(seat)} réfléchit : se poser${on(view)} ?`,
  'mission/skill': (seat) => `${who(seat)} annonce sa compétence.`,
  'mission/spend': (seat) => `${who(seat)} réunit les points qui manquent.`,
  'mission/leave': (seat) => `${who(seat)} réfléchit : laisser des éléments pour des PX ?`,
  'xeno/technology': (seat) => `${who(seat)} choisit une technologie.`,
  'objective/second': (seat) => `${who(seat)} choisit un second objectif secret.`,
  'promotion/profile': (seat) => `${who(seat)} reçoit un Spatha et choisit son profil.`,
  'promotion/experts': (seat) => `${who(seat)} embarque deux experts sur son Spatha.`,
};
