import {
  ELEMENTS,
  type Element,
  type Exploration,
  type Objective,
  type Pawn,
  type Sector,
  SPECIALTIES,
  STAR_BASE,
  type World,
} from '../../content/index.ts';
import type { Cause, Note, Source } from '../../notes.ts';
import type { Trigger } from '../../state.ts';
import { type Lexicon, roman, term, who } from '../lexicon.ts';
import { cards, list, of, points, sector, squads } from './grammar.ts';
import { names } from './names.ts';
import { hiddenCards } from './prints.ts';

// ------------------------------------------------------------------ parts of sentences

const card = (key: Exploration): string => term(`card/${key}`, names.exploration[key].name);
const world = (key: World): string => term(`world/${key}`, names.worlds[key]);
const objective = (key: Objective): string => term(`objective/${key}`, names.objectives[key].name);
const planet = (pawn: Pawn): string => term('active-planet', names.pawns[pawn]);
const where = (pawn: Pawn, place: Sector): string => `${planet(pawn)}, ${sector(place)}`;

const SOURCE: { readonly [K in Source['by']]: (s: Extract<Source, { readonly by: K }>) => string } = {
  card: (s) => card(s.card),
  gain: (s) => `trophée, ${card(s.card)}`,
  mission: (s) => `mission, ${world(s.world)}`,
  fiasco: (s) => `mission sans gain, ${world(s.world)}`,
  left: (s) => `éléments laissés, ${world(s.world)}`,
  x: (s) => term(`x/${s.card}`, names.x[s.card].name),
  objective: (s) => `objectif, ${objective(s.objective)}`,
  leftovers: (s) => `${cards(s.cards)} en trop`,
};
const source = (s: Source): string => (SOURCE[s.by] as (s: Source) => string)(s);
function scored(note: Extract<Note, { readonly kind: 'pc' | 'px' }>, unit: string): string {
  const verb = note.points < 0 ? 'perd' : 'gagne';
  return `${who(note.seat)} ${verb} ${Math.abs(note.points)} ${unit} (total ${note.total}) : ${source(note.from)}.`;
}
function because(by: Cause): string {
  if (by === 'bought') return '';
  return by === 'damage' ? ' (dégât)' : by === 'fight' ? ' (combat)' : ` (${card(by)})`;
}
const BOUGHT: Readonly<Record<Element, string>> = {
  propulsor: 'installe 1 propulseur',
  laser: 'installe 1 laser',
  decoder: 'améliore son décodeur d’un niveau',
  squad: 'recrute 1 escouade',
  diplomat: 'recrute 1 diplomate',
  hunter: 'recrute 1 chasseur',
  adventurer: 'recrute 1 aventurière',
};
const GOT: Readonly<Record<Element, string>> = {
  propulsor: 'récupère 1 propulseur',
  laser: 'récupère 1 laser',
  decoder: 'gagne un niveau de décodeur',
  squad: 'accueille 1 escouade',
  diplomat: 'embarque 1 diplomate',
  hunter: 'embarque 1 chasseur',
  adventurer: 'embarque 1 aventurière',
};
const one = (what: Element): string => (what === 'decoder' ? 'son décodeur' : of(1, what));
/** « 2 × Planète habitée, Trou de ver » */
function hand(keys: readonly Exploration[]): string {
  const kinds = [...new Set(keys)].map((key) => {
    const copies = keys.filter((k) => k === key).length;
    return copies > 1 ? `${copies} × ${card(key)}` : card(key);
  });
  return list(kinds);
}
function elements(left: Readonly<Partial<Record<Element, number>>>): string {
  return list(ELEMENTS.flatMap((e) => (left[e] ? [e === 'decoder' ? 'son décodeur' : of(left[e], e)] : [])));
}
const LAST_ROUND = 'cette manche est la dernière.';
const ENDING: { readonly [K in Trigger]: (by: string) => string } = {
  declared: (by) => `${by} déclare la fin : ${LAST_ROUND}`,
  xeno: (by) => `${by} atteint 15 PX : ${LAST_ROUND}`,
  imperator: () => `L’Imperator atteint 25 PC : ${LAST_ROUND}`,
  charted: () => `Plus aucune planète à découvrir : ${LAST_ROUND}`,
  standstill: () => 'Cinq manches sans découverte ni atterrissage : la partie s’achève.',
};

// ------------------------------------------------------------------ the journal

export const notes: Lexicon['notes'] = {
  began: (n) => ({ icon: 'first', say: `${who(n.first)} est la ${term('first-uc', '1re U.C.')} et ouvrira chaque manche.` }),
  command: (n) => ({
    icon: 'laurels',
    seat: n.seat,
    say: `${who(n.seat)} : Diplomatie ${n.profile}, Capture ${3 - n.profile} ; ${of(1, n.expert)} à bord.`,
  }),
  offered: (n) => ({ icon: 'objective', seat: n.seat, say: `Objectifs proposés : ${list(n.objectives.map(objective))}.` }),
  kept: (n) => ({ icon: 'objective', seat: n.seat, say: `${who(n.seat)} garde un ${n.second ? 'second ' : ''}objectif secret.` }),
  'kept-objective': (n) => ({ icon: 'objective', seat: n.seat, say: `Objectif gardé : ${objective(n.objective)}.` }),
  contact: (n) => ({ icon: 'eye', say: `Nouveau contact en zone A : ${world(n.world)}.` }),
  'imperator-card': (n) => ({ icon: 'aquila', say: `L’Imperator propose : ${term(`imperator/${n.card}`, names.imperator[n.card])}.` }),
  round: (n) => ({ icon: 'layers', say: `Manche ${roman(n.round)}`, round: n.round }),
  turn: (n) => ({ icon: 'ship', seat: n.seat, turn: true, say: `${who(n.seat)} prend les commandes.` }),
  drew: (n) => ({
    icon: 'exploration',
    seat: n.seat,
    say:
      n.cards === 0
        ? `${who(n.seat)} ne pioche aucune carte.`
        : `${who(n.seat)} pioche ${cards(n.cards)}${n.by === 'turn' ? '' : ` (${card(n.by)})`}.`,
  }),
  drawn: (n) => ({
    icon: 'exploration',
    seat: n.seat,
    say: n.cards.length === 0 ? 'Aucune carte piochée.' : `Cartes piochées : ${hand(n.cards)}.`,
  }),
  reshuffled: (n) => ({
    icon: 'sync',
    say:
      n.pile === 'exploration'
        ? 'La défausse Exploration est mélangée et redevient la pioche.'
        : 'Les cartes Imperator sont mélangées à nouveau.',
  }),
  leftovers: (n) => ({ icon: 'trash', seat: n.seat, say: `${who(n.seat)} défausse ${cards(n.cards)} en fin de tour.` }),
  repaired: (n) => ({ icon: 'wrench', seat: n.seat, say: `${who(n.seat)} répare à la base stellaire.` }),
  bought: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} ${BOUGHT[n.what]}${hiddenCards(n.cards)}.` }),
  moved: (n) => {
    const way =
      n.to === 'X'
        ? 'entre en secteur X'
        : n.from === 'X'
          ? 'quitte le secteur X pour la base stellaire'
          : n.to === STAR_BASE
            ? 'rentre à la base stellaire'
            : `passe du ${sector(n.from)} au ${sector(n.to)}`;
    return { icon: 'move', seat: n.seat, say: `${who(n.seat)} ${way}${hiddenCards(n.cards)}.` };
  },
  decoded: (n) => ({ icon: 'decoder', seat: n.seat, say: `${who(n.seat)} décode le contact ${n.zone} caché${hiddenCards(n.cards)}.` }),
  'decoded-world': (n) => ({ icon: 'eye', seat: n.seat, say: `Contact ${n.zone} caché : ${world(n.world)}.` }),
  'x-card': (n) => ({
    icon: 'star',
    seat: n.seat,
    say: `${who(n.seat)} choisit ${term(`x/${n.card}`, names.x[n.card].name)} en secteur X.`,
  }),
  played: (n) => ({
    icon: n.detector ? 'detector' : 'exploration',
    seat: n.seat,
    say: n.detector
      ? `${who(n.seat)} joue ${card(n.card)} et l’esquive grâce à un ${term('detector', 'détecteur')}.`
      : `${who(n.seat)} joue ${card(n.card)}.`,
  }),
  discarded: (n) => ({ icon: 'trash', seat: n.seat, say: `${who(n.seat)} défausse ${cards(n.cards)} (${card(n.card)}).` }),
  rolled: (n) => ({ icon: 'die', seat: n.seat, say: `${who(n.seat)} lance le dé pour ${card(n.card)} : ${n.die}.` }),
  damage: (n) => ({
    icon: 'die',
    seat: n.seat,
    say: `${who(n.seat)} lance un ${term('damage', 'dégât')} : ${n.die}, ${names.damage[n.damage]}${n.suffered ? '' : ', sans effet'}.`,
  }),
  fight: (n) => ({
    icon: 'hostile',
    seat: n.seat,
    say: `${who(n.seat)} affronte ${card(n.card)} : ${of(n.lasers, 'laser')} contre une force de ${n.strength}.`,
  }),
  lost: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} perd ${one(n.what)}${because(n.by)}.` }),
  got: (n) => ({ icon: n.what, seat: n.seat, say: `${who(n.seat)} ${GOT[n.what]}${because(n.by)}.` }),
  returned: (n) => ({ icon: 'star-base', seat: n.seat, say: `${who(n.seat)} est de retour à la base stellaire (${card(n.card)}).` }),
  stored: (n) => ({
    icon: 'detector',
    seat: n.seat,
    say: `${who(n.seat)} conserve un ${term('detector', 'détecteur de risque')} (${n.detectors} en tout).`,
  }),
  experience: (n) => ({
    icon: n.skill,
    seat: n.seat,
    say:
      n.points === 0
        ? `${who(n.seat)} : mémoire de ${names.skills[n.skill]} pleine, rien à gagner.`
        : `${who(n.seat)} gagne ${points(n.points)} de ${term(n.skill, names.skills[n.skill])} (${n.total} en mémoire).`,
  }),
  pc: (n) => ({ icon: 'pc', seat: n.seat, say: scored(n, term('pc', 'PC')) }),
  px: (n) => ({ icon: 'px', seat: n.seat, say: scored(n, term('px', 'PX')) }),
  discovered: (n) => ({
    icon: 'planet',
    seat: n.seat,
    say: `${who(n.seat)} découvre ${world(n.world)} : ${where(n.pawn, n.sector)}${hiddenCards(n.cards)}.`,
  }),
  proposed: (n) => {
    const company = list(n.invite.map(who));
    const asks = n.invite.length === 0 ? `veut se poser sur ${planet(n.pawn)}` : `invite ${company} sur ${planet(n.pawn)}`;
    return { icon: 'hand', seat: n.seat, say: `${who(n.seat)} ${asks}${n.imperator ? ' avec l’Imperator' : ''}.` };
  },
  answered: (n) => ({
    icon: n.accepts ? 'check' : 'ban',
    seat: n.seat,
    say: n.accepts ? `${who(n.seat)} accepte l’invitation.` : `${who(n.seat)} décline l’invitation.`,
  }),
  'too-few-squads': (n) => ({
    icon: 'squad',
    seat: n.seat,
    say: `${who(n.seat)} ne peut pas se poser : ${squads(n.squads)} sur ${n.needed}.`,
  }),
  withdrew: (n) => ({ icon: 'ban', seat: n.seat, say: `${who(n.seat)} retire sa proposition.` }),
  landed: (n) => {
    const company = list([...n.participants.filter((p) => p !== n.seat).map(who), ...(n.imperator ? ['l’Imperator'] : [])]);
    const along = company === '' ? 'sans aide' : `avec ${company}`;
    return {
      icon: 'planet',
      seat: n.seat,
      say: `${who(n.seat)} se pose sur ${planet(n.pawn)}, ${world(n.world)}, ${along}${hiddenCards(n.cards)}.`,
    };
  },
  called: (n) => ({
    icon: 'calls',
    seat: n.seat,
    say: `${who(n.seat)} appelle l’Imperator : ${term(`imperator/${n.card}`, names.imperator[n.card])} (appel n° ${n.calls}).`,
  }),
  'imperator-pc': (n) => ({ icon: 'aquila', say: `L’Imperator avance de ${n.points} ${term('pc', 'PC')} (total ${n.total}).` }),
  skill: (n) => ({ icon: n.skill, seat: n.seat, say: `${who(n.seat)} mise sur la ${term(n.skill, names.skills[n.skill])}.` }),
  spent: (n) => {
    const parts = [
      ...(n.adventurers > 0
        ? [`${of(n.adventurers, 'adventurer')}${n.keeps ? ` (${n.adventurers > 1 ? 'gardées' : 'gardée'} à bord)` : ''}`]
        : []),
      ...(n.points > 0 ? [`${points(n.points)} de ${names.skills[n.skill]}`] : []),
    ];
    return { icon: n.skill, seat: n.seat, say: `${who(n.seat)} engage ${list(parts)}.` };
  },
  mission: (n) => ({
    icon: n.success ? 'laurels' : 'warn',
    say: n.success
      ? `Mission réussie, ${world(n.world)} : ${points(n.reached)} pour ${n.required} requis.`
      : `Mission échouée, ${world(n.world)} : ${points(n.reached)} pour ${n.required} requis, rien n’est dépensé.`,
  }),
  left: (n) => {
    const what = elements(n.elements);
    return {
      icon: 'star',
      seat: n.seat,
      say: what === '' ? `${who(n.seat)} ne laisse rien sur place.` : `${who(n.seat)} laisse ${what} sur place (${world(n.world)}).`,
    };
  },
  explored: (n) => ({
    icon: 'explored',
    say: `${where(n.pawn, n.sector)} : planète explorée, la carte ${world(n.world)} va à ${who(n.owner)}.`,
  }),
  technology: (n) => ({
    icon: n.technology,
    seat: n.seat,
    say: `${who(n.seat)} apprend ${term(n.technology, names.technologies[n.technology])} : +1 en ${n.technology === 'holodeck' ? 'Diplomatie' : 'Capture'}.`,
  }),
  promoted: (n) => ({
    icon: 'laurels',
    seat: n.seat,
    say: `${who(n.seat)} obtient sa ${term('promotion', 'promotion')} : voici le ${term('spatha', 'Spatha')} !`,
  }),
  promotion: (n) => {
    const aboard = list(SPECIALTIES.flatMap((s) => (n.experts[s] > 0 ? [of(n.experts[s], s)] : [])));
    return { icon: 'laurels', seat: n.seat, say: `${who(n.seat)} : Diplomatie ${n.profile}, Capture ${3 - n.profile} ; ${aboard} à bord.` };
  },
  objective: (n) => ({
    icon: 'objective',
    seat: n.seat,
    say: `${who(n.seat)} révèle un objectif rempli : ${objective(n.objective)}, ${n.pc} PC.`,
  }),
  unfulfilled: (n) => ({
    icon: 'objective',
    seat: n.seat,
    say: `${who(n.seat)} révèle un objectif non rempli : ${objective(n.objective)}.`,
  }),
  ending: (n) => ({
    icon: 'flag',
    ...(n.seat === null ? {} : { seat: n.seat }),
    say: ENDING[n.trigger](n.seat === null ? 'Une U.C.' : who(n.seat)),
  }),
  quiet: (n) => ({ icon: 'warn', say: `${n.rounds} manches sans découverte ni atterrissage : à la cinquième, la partie s’achève.` }),
  over: (n) => ({
    icon: 'cup',
    say:
      n.winners.length === 0
        ? 'L’expédition a échoué : aucune U.C. n’a réuni 10 PX.'
        : n.winners.length === 1
          ? `${who(n.winners[0]!)} remporte la partie.`
          : `Victoire partagée : ${list(n.winners.map(who))}.`,
  }),
};
