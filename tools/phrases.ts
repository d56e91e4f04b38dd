/** What the terminal says around a game, in the language of the game. */
import type { Lang } from '@cosmodrome/kit/text';

export interface Phrases {
  player(n: number): string;
  welcome(title: string, me: string, seed: string): string;
  playedBy(name: string, bot: string): string;
  readonly leave: string;
  /** Another game is played within this one, and then this goes on. */
  enacted(title: string): string;
  back(title: string): string;
  sampled(game: string): string;
  readonly pass: string;
  readonly cannotTakeBack: string;
  readonly notAllowed: string;
  readonly keys: string;
  more(lines: number): string;
  recordIn(file: string): string;
  readonly menu: {
    one(n: number): string;
    amount(min: number, max: number): string;
    some(min: number, max: number): string;
    order(n: number): string;
    assign(receivers: number, total: number, atMost: boolean): string;
    readonly point: string;
    readonly way: string;
    arrange(tokens: number, slots: number): string;
    slot(name: string, takes: string, max: number): string;
    readonly clock: string;
    within(region: string): string;
    share(name: string, min: number, max: number): string;
  };
}

const en: Phrases = {
  player: (n) => `Player ${n}`,
  welcome: (title, me, seed) => `${title}. You are ${me}; seed ${seed}.`,
  playedBy: (name, bot) => `${name} is played by ${bot}.`,
  leave: 'You leave the table.',
  enacted: (title) => `\n${title} is played within it.`,
  back: (title) => `\nBack to ${title}.`,
  sampled: (game) => `${game} is not played here: any outcome it could have is drawn.`,
  pass: 'or nothing to let it pass',
  cannotTakeBack: 'That cannot be taken back: something was learnt since, or another has answered.',
  notAllowed: 'The rules do not allow that.',
  keys: 'v: view, u: take back, q: stop',
  more: (lines) => `… and ${lines} more; v shows everything`,
  recordIn: (file) => `The record is in ${file}.`,
  menu: {
    one: (n) => (n === 1 ? 'type 1' : `type a number from 1 to ${n}`),
    amount: (min, max) => `type a number from ${min} to ${max}`,
    some: (min, max) =>
      `type ${min === max ? min : `${min} to ${max}`} of the numbers, with spaces between${min === 0 ? '; 0 for none' : ''}`,
    order: (n) => `type all ${n} numbers in the order you want, with spaces between`,
    assign: (receivers, total, atMost) =>
      `type ${receivers} numbers, one for each in this order, ${atMost ? 'at most ' : ''}${total} in all`,
    point: 'type two whole numbers: x y',
    way: 'type the points of the way, two whole numbers each: x y x y …',
    arrange: (tokens, slots) => `type ${tokens} numbers, one for each thing in this order: its place, 1 to ${slots}, or 0 for none`,
    slot: (name, takes, max) => `${name}: ${max} of ${takes}`,
    clock: 'nobody at the table answers this',
    within: (region) => `within ${region}`,
    share: (name, min, max) => `${name}: ${min} to ${max}`,
  },
};
const fr: Phrases = {
  player: (n) => `Joueur ${n}`,
  welcome: (title, me, seed) => `${title}. Vous êtes ${me} ; graine ${seed}.`,
  playedBy: (name, bot) => `${name} est joué par ${bot}.`,
  leave: 'Vous quittez la table.',
  enacted: (title) => `\nOn y joue ${title}.`,
  back: (title) => `\nRetour à ${title}.`,
  sampled: (game) => `${game} n'est pas joué ici : un de ses dénouements possibles est tiré au sort.`,
  pass: 'ou rien pour laisser passer',
  cannotTakeBack: 'Impossible de revenir en arrière : quelque chose a été révélé depuis, ou un autre a répondu.',
  notAllowed: 'Les règles ne le permettent pas.',
  keys: 'v : voir, u : reprendre, q : arrêter',
  more: (lines) => `… et ${lines} de plus ; v montre tout`,
  recordIn: (file) => `La partie est enregistrée dans ${file}.`,
  menu: {
    one: (n) => (n === 1 ? 'tapez 1' : `tapez un nombre de 1 à ${n}`),
    amount: (min, max) => `tapez un nombre de ${min} à ${max}`,
    some: (min, max) =>
      `tapez ${min === max ? min : `${min} à ${max}`} des numéros, séparés par des espaces${min === 0 ? ' ; 0 pour aucun' : ''}`,
    order: (n) => `tapez les ${n} numéros dans l'ordre voulu, séparés par des espaces`,
    assign: (receivers, total, atMost) =>
      `tapez ${receivers} nombres, un pour chacun dans cet ordre, ${total} ${atMost ? 'au plus' : 'en tout'}`,
    point: 'tapez deux nombres entiers : x y',
    way: 'tapez les points du chemin, deux nombres entiers chacun : x y x y …',
    arrange: (tokens, slots) => `tapez ${tokens} nombres, un par objet dans cet ordre : sa place, 1 à ${slots}, ou 0 pour aucune`,
    slot: (name, takes, max) => `${name} : ${max} de ${takes}`,
    clock: "personne à la table n'y répond",
    within: (region) => `dans ${region}`,
    share: (name, min, max) => `${name} : ${min} à ${max}`,
  },
};
export const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };
