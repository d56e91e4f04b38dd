/** Les questions, ce que l’on peut répondre, et ce que les autres lisent pendant ce temps. */
import type { Offered } from '@cosmodrome/kit/text';
import {
  type Alien,
  type Criterion,
  cardAt,
  type Good,
  INSURANCE,
  kindOf,
  type Marker,
  nameOf,
  PRICES,
  ROBONAUTS,
  type SquareId,
  tileAt,
} from '../../content/index.ts';
import { value } from '../../judge/cargo.ts';
import { crew } from '../../judge/crew.ts';
import { exposed } from '../../judge/ship.ts';
import { type BuildRequest, type Edge, sideOf, squareOf, type Timer } from '../../state.ts';
import type { Sabotaged } from '../../topics.ts';
import type { View } from '../../view.ts';
import {
  adds,
  cardOf,
  comesOf,
  coming,
  dueIn,
  endangered,
  ends,
  energyOf,
  groupOf,
  type Here,
  humansAt,
  idle,
  isColumn,
  kindAt,
  lineMoved,
  offersOf,
  sceneOf,
  spot,
} from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { capital, count, days, goods, half, list, part, partAt, place, reward } from './grammar.ts';
import { names } from './names.ts';

// ------------------------------------------------------------------ parts of sentences

const TURNS = ['↑', '→', '↓', '←'] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const here = (square: SquareId, { me }: Here, more?: string): Offered => ({
  label: partAt(me.ship, square),
  cost: more === undefined ? spot(me.ship, square) : `${spot(me.ship, square)} ${more}`,
  sentence: place(me.ship, square),
});
const none = (label: string): Offered => ({ label, pass: true });
/** Ce qu’il en sort sur cette ligne, en peu de mots. */
function outcome(by: -1 | 0 | 1, at: Here): string {
  const met = comesOf(at, by);
  const part = met?.square === undefined ? undefined : kindAt(at.me.ship, met.square);
  if (!met || !part) return 'rien sur la ligne';
  if (met.effect === 'destroys')
    return met.shields.length + met.cannons.length > 0 ? `à parer : ${names.tiles[part].name}` : `perte : ${names.tiles[part].name}`;
  return EFFECTS[met.effect];
}
const EFFECTS = { miss: 'rien sur la ligne', bounces: 'ricochet', armoured: 'le blindage tient', shot: 'un canon l’abat' } as const;
const side = (edge: Edge, { me }: Here): Offered => ({
  label: partAt(me.ship, squareOf(edge)),
  cost: names.sides[sideOf(edge)],
  sentence: `${place(me.ship, squareOf(edge))}, ${names.sides[sideOf(edge)]}`,
});
const joint = (edge: Edge, at: Here): Offered => {
  const two = ends(at.me.ship, edge).map((square) => place(at.me.ship, square));
  return {
    label: partAt(at.me.ship, squareOf(edge)),
    cost: ends(at.me.ship, edge)
      .map((square) => spot(at.me.ship, square))
      .join('–'),
    sentence: list(two),
  };
};
const energy = (at: Here): string => count(energyOf(at), 'énergie', 'énergies');
const card = (view: View): string => {
  const open = cardOf(view);
  return open ? names.cards[nameOf(open)].name : 'la carte';
};
/** What the comparison is about: the strength of an enemy, or the others. */
function against({ view }: Here): string {
  const open = cardOf(view);
  return open && 'strength' in open ? `${card(view)}, force ${open.strength}` : card(view);
}
const power = (what: Criterion, name: string) => (at: Here) => ({
  say: `${capital(against(at))} : que faites-vous marcher ?`,
  hint: `${name} sans énergie : ${half(idle(at, what))}. Vous avez ${energy(at)}.`,
});
const powered =
  (what: Criterion) =>
  (square: SquareId, at: Here): Offered =>
    here(square, at, `+${half(adds(at, what, square))}`);
const where = (at: Here): string => {
  const line = coming(at)?.line;
  return line ? `${isColumn(line) ? 'colonne' : 'rangée'} ${line.line}` : 'sur sa ligne';
};
const objectsOf = ({ view }: Here): string => {
  const scene = sceneOf(view, 'objects');
  return scene ? capital(list(scene.objects.map((object) => names.objects[object]))) : 'Quelque chose';
};
const shiftTo = (by: -1 | 0 | 1, at: Here): string => {
  const line = coming(at)?.line;
  if (!line || by === 0) return 'sur place';
  return `${isColumn(line) ? 'colonne' : 'rangée'} ${lineMoved(at, line, by).line}`;
};
const crewName = (alien: Alien | null): string => (alien === null ? 'Humain' : capital(names.aliens[alien]));
const offer = ({ view }: Here): string => {
  const open = cardOf(view);
  if (!open || !('crew' in open)) return '';
  const pays = `${reward(open.reward)}, pour ${days(open.days)}`;
  return open.type === 'abandoned-ship' ? `${open.crew} de vos hommes contre ${pays}.` : `Il y faut un équipage de ${open.crew} : ${pays}.`;
};
const hourglass = ({ circle, ran }: Timer): string =>
  ran ? 'le sablier est vide' : circle === 0 ? 'le sablier est sur Start' : 'le sablier coule';

const requests: { readonly [K in BuildRequest['do']]: (r: Extract<BuildRequest, { readonly do: K }>, at: Here) => Offered } = {
  draw: (_, { view }) => ({ label: 'Tirer du tas', cost: `${view.heap} cachés`, sentence: 'Tirer un composant du tas, face cachée' }),
  take: (r) => ({ label: part(r.tile), cost: 'prendre, visible', sentence: `Prendre ${part(r.tile)} parmi les composants visibles` }),
  fetch: (r) => ({ label: part(r.tile), cost: 'de la réserve', sentence: `Prendre ${part(r.tile)} dans la réserve` }),
  filch: (r) => ({ label: part(r.tile), cost: 'chez un rival', sentence: `Prendre ${part(r.tile)} dans la réserve de {@${r.from}}` }),
  place: (r, { me }) => ({
    label: `Poser en ${spot(me.ship, r.square)}`,
    cost: r.pipe === undefined ? TURNS[r.rot] : `${TURNS[r.rot]} tuyau`,
    sentence: `Poser ${part(r.tile)} en ${spot(me.ship, r.square)} ${TURNS[r.rot]}${r.pipe === undefined ? '' : `, avec un tuyau, ${names.sides[r.pipe]}`}`,
  }),
  move: (r, { me }) => ({
    label: `Déplacer en ${spot(me.ship, r.square)}`,
    cost: r.pipe === undefined ? TURNS[r.rot] : `${TURNS[r.rot]} tuyau`,
    sentence: `Déplacer le composant libre en ${spot(me.ship, r.square)} ${TURNS[r.rot]}`,
  }),
  lift: () => ({ label: 'Reprendre le dernier', sentence: 'Reprendre en main le composant libre' }),
  aside: (r) => ({ label: 'Mettre de côté', cost: 'en réserve', sentence: `Mettre ${part(r.tile)} de côté dans la réserve` }),
  return: (r) => ({ label: 'Remettre', cost: 'face visible', sentence: `Remettre ${part(r.tile)} dans l’entrepôt, face visible` }),
  read: (r) => ({ label: `Lire la pile ${LETTERS[r.pile]}`, sentence: `Lire la pile d’aventures ${LETTERS[r.pile]}` }),
  close: () => ({ label: 'Refermer la pile' }),
  flip: (r) => ({
    label: r.to === 0 ? 'Retourner sur Start' : 'Retourner le sablier',
    cost: 'pour tous',
    sentence: r.to === 0 ? 'Retourner le sablier sur Start : la dernière période' : 'Retourner le sablier',
  }),
  finish: (r) => ({
    label: `Finir : numéro ${r.number}`,
    cost: 'plus de pose',
    sentence: `Cesser de construire et prendre le numéro ${r.number}`,
    final: 'ends-turn',
  }),
  pipe: (r, { me }) => ({
    label: `Tuyau en ${spot(me.ship, r.square)}`,
    cost: names.sides[r.side],
    sentence: `Poser un tuyau, ${names.sides[r.side]} de ${place(me.ship, r.square)}`,
  }),
  'four-way': (r, { me }) =>
    r.square === null
      ? { label: 'Reprendre la croix', sentence: 'Reprendre le connecteur à quatre voies' }
      : { label: `Croix en ${spot(me.ship, r.square)}`, sentence: `Poser le connecteur à quatre voies sur ${place(me.ship, r.square)}` },
  convert: (r, { me }) =>
    r.square === null
      ? { label: `Ôter ${names.conversions[r.to]}`, sentence: `Reprendre le jeton ${names.conversions[r.to]}` }
      : {
          label: capital(names.conversions[r.to]),
          cost: `en ${spot(me.ship, r.square)} ${TURNS[r.rot]}`,
          sentence: `Changer ${place(me.ship, r.square)} en ${names.conversions[r.to]} ${TURNS[r.rot]}`,
        },
  alarm: () => ({
    label: 'Sonner l’alarme',
    cost: 'une seule fois',
    sentence: 'Sonner l’alarme : les autres s’arrêtent 15 secondes',
    final: 'calls',
  }),
};

// ------------------------------------------------------------------ the question bar

export const questions: Lexicon['questions'] = {
  'hire/keep': () => ({
    say: 'Quel spécialiste engagez-vous ?',
    hint: 'La compétence A sert dès cette manche, la B une manche plus tard.',
    rules: ['GT-SUP-01', 'GT-SUP-04'],
  }),
  'before/read': () => ({
    say: 'Inspecteur : quelle pile lisez-vous ?',
    hint: 'Vingt secondes, avant que quiconque construise.',
    rules: ['GT-SKILL-INSPECTOR-01'],
  }),
  'before/markers': () => ({
    say: 'Planificateur : où vont les cinq repères ?',
    hint: 'Jamais côte à côte ni près du départ. Chacun rapporte 2 ¢ sur le bon composant.',
    rules: ['GT-SKILL-PLANNER-01'],
  }),
  'repair/last-part': () => ({
    say: 'Escroc : un dernier composant visible ?',
    hint: 'Il doit tenir au vaisseau tel qu’il est.',
    rules: ['GT-SKILL-CON-01'],
  }),
  'repair/convert': () => ({
    say: 'Livreur : quel composant en devient un autre ?',
    hint: 'Ses connecteurs ne changent pas.',
    rules: ['GT-SKILL-DELIVERY-01'],
  }),
  'repair/weld': () => ({
    say: 'Soudeur : quel contact sauvez-vous ?',
    hint: 'Un jeton joint un connecteur simple à un double.',
    rules: ['GT-SKILL-WELDER-01'],
  }),
  'repair/exempt': () => ({
    say: 'Hypergéomètre : lequel peut rester ?',
    hint: 'Un canon et un moteur peuvent viser un composant.',
    rules: ['GT-SKILL-HYPER-01'],
  }),
  'mark/pipe': () => ({
    say: 'Plombier : où posez-vous un tuyau ?',
    hint: 'Il joint deux côtés lisses qui se touchent.',
    rules: ['GT-SKILL-PLUMBER-01'],
  }),
  'mark/wireless': () => ({
    say: 'Monteur : quels sont les deux composants reliés ?',
    hint: 'Deux, ou aucun.',
    rules: ['GT-SKILL-ASSEMBLER-01'],
  }),
  'mark/armour': () => ({
    say: 'Monteur : quel composant blindez-vous ?',
    hint: 'Le blindage remplace tous ses connecteurs exposés.',
    rules: ['GT-SKILL-ASSEMBLER-01'],
  }),
  'mark/weld': () => ({
    say: 'Soudeur : quels connecteurs exposés fermez-vous ?',
    hint: 'Trois au plus.',
    rules: ['GT-SKILL-WELDER-01', 'GT-BASE-CONN-07'],
  }),
  'preflight/insure': ({ view, ask }) => ({
    say: `Assurer le vaisseau pour ${INSURANCE.price} ¢ ?`,
    hint: `Les pertes coûtent alors ${INSURANCE.cap} ¢ au plus. Vous avez ${view.credits[ask.seat]} ¢.`,
    rules: ['GT-INS-01'],
  }),
  'preflight/sabotage': ({ ask }) => {
    const [first] = offersOf<Sabotaged>(ask);
    return {
      say: first ? `Saboteur : que faites-vous à {@${first.rival}} ?` : 'Saboteur : que faites-vous ?',
      hint: '1 humain part ; qui perd un composant de la jonction perd l’autre aussi.',
      rules: ['GT-SKILL-SABOTEUR-01'],
    };
  },
  'preflight/decree': ({ view }) => ({
    say: 'Chef de la sécurité : une amende par connecteur exposé ?',
    hint: `Tous paient, vous aussi : ${view.yards.map(({ ship }, seat) => `{@${seat}} ${exposed(ship).length} ¢`).join(', ')}.`,
    rules: ['GT-SKILL-SECURITY-01'],
  }),
  'preflight/buy': () => ({
    say: 'Négociant : combien de cubes jaunes achetez-vous ?',
    hint: `1 ¢ pièce ; ils se vendent ${PRICES.yellow} ¢.`,
    rules: ['GT-SKILL-TRADER-01'],
  }),
  'preflight/rotation': () => ({ say: 'Hypergéomètre : quel canon tire de tous côtés ?', rules: ['GT-SKILL-HYPER-01'] }),
  'preflight/hurry': ({ view }) => ({
    say: 'Bureaucrate : gagner des jours avant le vol ?',
    hint: `${view.number}, et 1 par fusée devant vous.`,
    rules: ['GT-SKILL-BUREAUCRAT-01'],
  }),
  'preflight/bet': () => ({
    say: 'Publicitaire : qui arrive à quelle place ?',
    hint: '2 ¢ par place juste, 1 ¢ par abandon prévu.',
    rules: ['GT-SKILL-ADVERT-01'],
  }),
  'after/bonuses': () => ({
    say: 'Bureaucrate : comment changent les primes ?',
    hint: 'Pour tous : arrivée de 4-3-2-1, plus beau vaisseau de 2.',
    rules: ['GT-SKILL-BUREAUCRAT-01'],
  }),
  'after/price': () => ({ say: 'Négociant : quel prix change de 1 ¢ ?', hint: 'Pour tous.', rules: ['GT-SKILL-TRADER-01'] }),
  'cargo/hand-over': ({ view }) => ({
    say: `Que cédez-vous ? On exige ${count(dueIn(view), 'cube', 'cubes')}.`,
    hint: 'Les cubes cachés peuvent rester où ils sont.',
    rules: ['GT-BASE-CARGO-04', 'GT-SKILL-SMUGGLER-01', 'GT-SKILL-STORE-01'],
  }),
  'round/ready': ({ view }) => ({
    say: view.mode === 'in-turn' ? 'À vous de construire. Prêt ?' : `${names.classes[view.class].name}. Prêt à construire ?`,
    hint: names.classes[view.class].text,
    rules: ['GT-BASE-BUILD-01'],
  }),
  'build/do': ({ view, me }) => {
    const held = me.hand?.tile;
    if (me.reading) {
      const cards = (view.pile ?? []).map((one) => names.cards[nameOf(cardAt(one))].name);
      return { say: `Pile ${LETTERS[me.reading.pile]} : ${list(cards)}.`, rules: ['GT-BASE-BUILD-15'] };
    }
    if (me.number > 0 && !me.skills.includes('con-artist-a'))
      return {
        say: `Vous avez fini, avec le numéro ${me.number}.`,
        hint:
          view.mode !== 'together'
            ? 'Les autres construisent encore.'
            : view.timer.ran
              ? 'Le sablier est vide : vous pouvez le retourner.'
              : `${capital(hourglass(view.timer))}.`,
        rules: ['GT-BASE-FIN-01'],
      };
    return {
      say: held == null ? 'Construisez : tirez ou prenez un composant.' : `${part(held)} : où va ce composant ?`,
      hint:
        held == null
          ? view.mode === 'together'
            ? `${count(view.heap, 'composant caché', 'composants cachés')} ; ${hourglass(view.timer)}.`
            : `${count(view.heap, 'composant caché', 'composants cachés')}.`
          : names.tiles[kindOf(tileAt(held))].text,
      rules: held == null ? ['GT-BASE-BUILD-02', 'GT-BASE-TIMER-01'] : ['GT-BASE-BUILD-07', 'GT-BASE-CONN-01'],
    };
  },
  'error/remove': () => ({
    say: 'Votre vaisseau a une erreur : quel composant part ?',
    hint: 'Jusqu’à ce que tout soit en règle. Chaque composant perdu coûte 1 ¢.',
    rules: ['GT-BASE-ERR-01'],
  }),
  'ship/piece': () => ({
    say: 'Le vaisseau est en morceaux : lequel gardez-vous ?',
    hint: 'Les autres sont perdus.',
    rules: ['GT-BASE-LOSS-01'],
  }),
  'load/purple': () => ({
    say: 'Un extraterrestre mauve à bord ?',
    hint: 'Seul dans sa cabine, il ajoute 2 à la puissance de feu.',
    rules: ['GT-BASE-LOAD-01', 'GT-LIFE-01'],
  }),
  'load/brown': () => ({
    say: 'Un extraterrestre brun à bord ?',
    hint: 'Seul dans sa cabine, il ajoute 2 à la puissance de moteur.',
    rules: ['GT-BASE-LOAD-01', 'GT-LIFE-01'],
  }),
  'flight/stay': ({ view, me }) => ({
    say: `Encore ${count(view.flight, 'carte', 'cartes')}. Volez-vous plus loin ?`,
    hint: `Équipage ${crew(me.ship)}, cargaison ${value(me.ship, me.skills)} ¢. Abandonner : la moitié, sans prime.`,
    rules: ['GT-BASE-QUIT-01', 'GT-BASE-FLY-01'],
  }),
  'power/engines': (at) => ({ ...power('engines', 'Puissance de moteur')(at), rules: ['GT-BASE-POW-01', 'GT-BASE-ENERGY-01'] }),
  'power/cannons': (at) => ({ ...power('cannons', 'Puissance de feu')(at), rules: ['GT-BASE-POW-01', 'GT-BASE-ENERGY-01'] }),
  'power/crew': (at) => ({ ...power('crew', 'Équipage')(at), rules: ['GT-ROBO-01', 'GT-BASE-ENERGY-01'] }),
  'energy/pay': () => ({
    say: 'D’où vient l’énergie ?',
    hint: 'Une cellule part pour de bon ; un panneau revient à la carte suivante.',
    rules: ['GT-BASE-ENERGY-01', 'GT-SOLAR-01'],
  }),
  'hit/thrusters': (at) => ({
    say: `${objectsOf(at)}, ${where(at)} : décaler ?`,
    hint: `1 énergie ; vous en avez ${energyOf(at)}.`,
    rules: ['GT-THR-04', 'GT-BASE-HIT-01'],
  }),
  'hit/defence': (at) => {
    const threatened = endangered(at);
    const strikes = sceneOf(at.view, 'objects')?.strikes;
    return {
      say: `${strikes ? capital(names.objects[strikes.object]) : 'Un coup'} : ${threatened ? `menace sur ${names.tiles[threatened].name}.` : 'vous défendez-vous ?'}`,
      hint: `1 énergie ; vous en avez ${energyOf(at)}.`,
      rules: ['GT-BASE-HIT-04', 'GT-BASE-HIT-05'],
    };
  },
  'planet/land': ({ view }) => {
    const open = cardOf(view);
    return {
      say: 'Sur quelle planète vous posez-vous ?',
      hint: open?.type === 'planets' ? `Se poser coûte ${days(open.days)}, quand tous ont choisi.` : 'Se poser coûte des jours.',
      rules: ['GT-BASE-PLAN-01'],
    };
  },
  'offer/dock': (at) => ({ say: `${capital(card(at.view))} : accostez-vous ?`, hint: offer(at), rules: ['GT-BASE-SHIP-01', 'GT-ABN-01'] }),
  'offer/take': (at) => ({
    say: 'Les canons se taisent : acceptez-vous l’offre ?',
    hint: offer(at),
    rules: ['GT-ABN-01', 'GT-BASE-SHIP-01'],
  }),
  'enemy/reward': ({ view }) => {
    const open = cardOf(view);
    return {
      say: `${capital(card(view))}, c’est gagné : prenez-vous le butin ?`,
      hint: open && 'strength' in open ? `${reward(open.reward)}, pour ${days(open.days)}.` : 'Contre des jours.',
      rules: ['GT-BASE-ENEMY-01'],
    };
  },
  'cargo/load': ({ view }) => {
    const scene = sceneOf(view, 'goods');
    return {
      say: `Chargez ${scene ? list(goods(scene.goods)) : 'les marchandises'}.`,
      hint: 'Tout, une partie ou rien ; le reste de la cargaison peut bouger ou partir.',
      rules: ['GT-BASE-CARGO-01'],
    };
  },
  'cargo/give': ({ view }) => ({
    say: `D’où ${dueIn(view) === 1 ? 'vient le cube cédé' : `viennent les ${dueIn(view)} cubes cédés`} ?`,
    hint: 'Les plus précieux partent d’abord.',
    rules: ['GT-BASE-CARGO-04'],
  }),
  'cells/give': ({ view }) => ({
    say: `${count(dueIn(view), 'cellule', 'cellules')} au lieu de marchandises : d’où ?`,
    rules: ['GT-BASE-CARGO-04'],
  }),
  'crew/give': ({ view }) => ({
    say: `Qui quitte le vaisseau ? ${count(dueIn(view), 'membre d’équipage', 'membres d’équipage')}.`,
    hint: 'Sans humain à bord, il faut abandonner.',
    rules: ['GT-BASE-CREW-01'],
  }),
  'crew/who': ({ me, ask }) => {
    const [first] = offersOf<{ readonly square: SquareId }>(ask);
    return {
      say: first ? `${place(me.ship, first.square)} : qui tombe malade ?` : 'Qui tombe malade ?',
      rules: ['GT-BASE-EPI-01', 'GT-SKILL-RECEPTION-01'],
    };
  },
  'crew/board': ({ view }) => ({
    say: `${count(dueIn(view), 'astronaute', 'astronautes')} : dans quelles cabines ?`,
    hint: 'Autant que vous voulez et pouvez loger.',
    rules: ['GT-BASE-PLAN-01'],
  }),
  'intruder/answer': (at) => ({
    say: `${capital(card(at.view))}, ${where(at)} : que faites-vous ?`,
    hint: `Robonautes et propulseurs : 1 énergie chacun ; vous en avez ${energyOf(at)}.`,
    rules: ['GT-INT-01', 'GT-THR-13'],
  }),
};

// ------------------------------------------------------------------ answers

const SIGN = { '-1': '−2', '0': '±0', '1': '+2' } as const;
const CHANGE = { '-1': 'en baisse', '0': 'inchangée', '1': 'en hausse' } as const;
const PLACES = ['1er', '2e', '3e', '4e'] as const;
const onSquare = (item: SquareId | Good | Marker, at: Here, named: (kind: Good | Marker) => string): Offered =>
  typeof item === 'number' ? here(item, at) : { label: capital(named(item)) };

export const answers: Lexicon['answers'] = {
  'hire/keep': (one) => ({
    label: names.specialists[one],
    sentence: `{#specialist/${one}|${names.specialists[one]}}. A : ${names.skills[`${one}-a`]} B : ${names.skills[`${one}-b`]}`,
  }),
  'before/read': (pile) => (pile === 'done' ? none('Assez lu') : { label: `Lire la pile ${LETTERS[pile]}` }),
  'before/markers': (item, at) =>
    typeof item === 'number' ? { label: `Case ${spot(at.me.ship, item)}` } : onSquare(item, at, (kind) => names.markers[kind as Marker]),
  'repair/last-part': (last, { me }) =>
    last === null
      ? none('Rien')
      : {
          label: part(last.tile),
          cost: `${spot(me.ship, last.square)} ${TURNS[last.rot]}`,
          sentence: `Poser ${part(last.tile)} en ${spot(me.ship, last.square)} ${TURNS[last.rot]}`,
        },
  'repair/convert': (made, { me }) =>
    made === null
      ? none('Rien')
      : {
          label: capital(names.conversions[made.to]),
          cost: `en ${spot(me.ship, made.square)} ${TURNS[made.rot]}`,
          sentence: `Changer ${place(me.ship, made.square)} en ${names.conversions[made.to]} ${TURNS[made.rot]}`,
        },
  'repair/weld': joint,
  'repair/exempt': (square, at) => here(square, at),
  'mark/pipe': (pipe, { me }) =>
    pipe === null
      ? none('Pas de tuyau')
      : {
          label: partAt(me.ship, pipe.square),
          cost: names.sides[pipe.side],
          sentence: `Un tuyau, ${names.sides[pipe.side]} de ${place(me.ship, pipe.square)}`,
        },
  'mark/wireless': (square, at) => here(square, at),
  'mark/armour': (square, at) => (square === null ? none('Pas de blindage') : here(square, at)),
  'mark/weld': side,
  'preflight/insure': (wants) => (wants ? { label: 'Assurer', cost: `${INSURANCE.price} ¢` } : none('Sans assurance')),
  'preflight/sabotage': (done, { view }) => {
    if (done === null) return none('Épargner ce vaisseau');
    const { ship } = view.yards[done.rival]!;
    const [a, b] = ends(ship, done.joint).map((square) => spot(ship, square));
    return {
      label: `${a}–${b}`,
      cost: `humain ${spot(ship, done.human)}`,
      sentence: `Ôter un humain de ${place(ship, done.human)} et saboter la jonction entre ${list(ends(ship, done.joint).map((square) => place(ship, square)))}`,
    };
  },
  'preflight/decree': (wants) => (wants ? { label: 'Amende pour tous' } : none('Pas d’amende')),
  'preflight/buy': (n) => ({ label: count(n, 'cube jaune', 'cubes jaunes'), cost: `${n} ¢`, ...(n === 0 ? { pass: true } : {}) }),
  'preflight/rotation': (square, at) => (square === null ? none('Aucun') : here(square, at)),
  'preflight/hurry': (wants) => (wants ? { label: 'Gagner les jours' } : none('Rester là')),
  'preflight/bet': (bet) => {
    if (bet === null) return none('Pas de pari');
    const places = bet.map((one, seat) => `{@${seat}} ${one === null ? 'abandonne' : `arrive ${PLACES[one - 1]}`}`);
    return { label: bet.map((one) => one ?? '×').join(' · '), sentence: `Pari : ${list(places)}` };
  },
  'after/bonuses': ({ arrival, looks }) =>
    arrival === 0 && looks === 0
      ? none('Ne rien changer')
      : {
          label: `Arrivée ${CHANGE[`${arrival}`]}`,
          cost: `beauté ${SIGN[`${looks}`]}`,
          sentence: `Prime d’arrivée ${CHANGE[`${arrival}`]}, prime de beauté ${CHANGE[`${looks}`]}`,
        },
  'after/price': (change) =>
    change === null
      ? none('Ne rien changer')
      : {
          label: capital(names.goods[change.good].one),
          cost: `${PRICES[change.good]} → ${PRICES[change.good] + change.by} ¢`,
          sentence: `Le ${names.goods[change.good].one} se vendra ${PRICES[change.good] + change.by} ¢`,
        },
  'cargo/hand-over': (given) => {
    const all = [...goods(given.cubes.map(({ good }) => good)), ...(given.cells > 0 ? [count(given.cells, 'cellule', 'cellules')] : [])];
    return {
      label: count(given.cubes.length, 'cube', 'cubes'),
      cost: count(given.cells, 'cellule', 'cellules'),
      sentence: all.length > 0 ? `Céder ${list(all)}` : 'Ne rien céder',
    };
  },
  'round/ready': () => ({ label: 'Prêt' }),
  'build/do': (request, at) => (requests[request.do] as (r: BuildRequest, at: Here) => Offered)(request, at),
  'error/remove': (square, at) => here(square, at),
  'ship/piece': (piece, { me }) => ({
    label: count(piece.length, 'composant', 'composants'),
    cost: count(
      piece.reduce((sum, square) => sum + humansAt(me.ship, square), 0),
      'humain',
      'humains',
    ),
    sentence: `Garder le morceau de ${count(piece.length, 'composant', 'composants')} avec ${place(me.ship, piece[0]!)}`,
  }),
  'load/purple': (square, at) => (square === null ? none('Que des humains') : here(square, at)),
  'load/brown': (square, at) => (square === null ? none('Que des humains') : here(square, at)),
  'flight/stay': (stay) =>
    stay.do === 'give-up'
      ? {
          label: 'Abandonner',
          cost: 'moitié prix',
          sentence: 'Abandonner : quitter le vol, vendre à moitié prix, sans prime',
          final: 'ends-turn',
        }
      : {
          label: 'Voler plus loin',
          cost: count(stay.cards, 'carte', 'cartes'),
          sentence: stay.cards === 1 ? 'Voler plus loin' : `Voler ${stay.cards} cartes sans qu’on vous demande`,
        },
  'power/engines': powered('engines'),
  'power/cannons': powered('cannons'),
  'power/crew': (square, at) => here(square, at, `+${ROBONAUTS}`),
  'energy/pay': (square, at) => here(square, at),
  'hit/thrusters': (by, at) =>
    by === 0
      ? { ...none('Ne pas décaler'), cost: outcome(by, at) }
      : { label: `Vers ${shiftTo(by, at)}`, cost: `1 énergie, ${outcome(by, at)}` },
  'hit/defence': (how, at) => {
    if (how === 'none') {
      const lost = endangered(at);
      return {
        ...none('Encaisser'),
        ...(lost ? { cost: `perte : ${names.tiles[lost].name}`, sentence: `Encaisser : ${names.tiles[lost].name} est détruit` } : {}),
      };
    }
    return { label: how === 'shield' ? 'Lever le bouclier' : 'Tirer au canon', cost: '1 énergie' };
  },
  'planet/land': (planet, { view }) => {
    if (planet === null) return none('Passer');
    const open = cardOf(view);
    const row = open?.type === 'planets' ? open.planets[planet] : undefined;
    const brings = row ? [...goods(row.goods), ...(row.astronauts > 0 ? [count(row.astronauts, 'astronaute', 'astronautes')] : [])] : [];
    return {
      label: `Planète ${planet + 1}`,
      ...(row
        ? {
            cost: `cubes pour ${row.goods.reduce((sum, good) => sum + PRICES[good], 0)} ¢`,
            sentence: `Planète ${planet + 1} : ${list(brings)}`,
          }
        : {}),
    };
  },
  'offer/dock': (docks) => (docks ? { label: 'Accoster' } : none('Passer')),
  'offer/take': (takes) => (takes ? { label: 'Accepter' } : none('Laisser')),
  'enemy/reward': (takes, { view }) => {
    const open = cardOf(view);
    return takes ? { label: 'Prendre le butin', ...(open && 'strength' in open ? { cost: `−${days(open.days)}` } : {}) } : none('Laisser');
  },
  'cargo/load': (item, at) => onSquare(item, at, (kind) => names.goods[kind as Good].one),
  'cargo/give': (square, at) => here(square, at),
  'cells/give': (square, at) => here(square, at),
  'crew/give': (group, { me }) => {
    const { square, alien } = groupOf(group);
    return { label: crewName(alien), cost: spot(me.ship, square), sentence: `${crewName(alien)} de ${place(me.ship, square)}` };
  },
  'crew/who': ({ square, who }, { me }) => ({ label: who === 'human' ? 'L’humain' : 'L’extraterrestre', cost: spot(me.ship, square) }),
  'crew/board': (square, at) => here(square, at),
  'intruder/answer': ({ awake, shift }, at) => {
    const done = [
      ...(awake.length > 0 ? [count(awake.length, 'cellule de robonautes en marche', 'cellules de robonautes en marche')] : []),
      ...(shift === 0 ? [] : [`décalage vers ${shiftTo(shift, at)}`]),
    ];
    if (done.length === 0) return none('Laisser venir');
    return {
      label: awake.length > 0 ? `Robonautes × ${awake.length}` : `Vers ${shiftTo(shift, at)}`,
      cost: awake.length > 0 && shift !== 0 ? `vers ${shiftTo(shift, at)}` : `${awake.length + Math.abs(shift)} énergie`,
      sentence: capital(list(done)),
    };
  },
};

// ------------------------------------------------------------------ what the others read

export const building: Lexicon['building'] = (seats) =>
  `${list(seats.map((s) => `{@${s}}`))} ${seats.length > 1 ? 'construisent encore' : 'construit encore'}`;
export const waiting: Lexicon['waiting'] = {
  'hire/keep': (s) => `{@${s}} engage un spécialiste`,
  'before/read': (s) => `{@${s}} lit les piles avant la construction`,
  'before/markers': (s) => `{@${s}} pose ses repères`,
  'repair/last-part': (s) => `{@${s}} ajoute un dernier composant`,
  'repair/convert': (s) => `{@${s}} convertit un composant`,
  'repair/weld': (s) => `{@${s}} soude`,
  'repair/exempt': (s) => `{@${s}} tord la géométrie`,
  'mark/pipe': (s) => `{@${s}} pose un tuyau`,
  'mark/wireless': (s) => `{@${s}} relie deux composants`,
  'mark/armour': (s) => `{@${s}} pose un blindage`,
  'mark/weld': (s) => `{@${s}} ferme des connecteurs`,
  'preflight/insure': (s) => `{@${s}} pense à l’assurance`,
  'preflight/sabotage': (s) => `{@${s}} cherche une jonction à saboter`,
  'preflight/decree': (s) => `{@${s}} songe à une amende pour tous`,
  'preflight/buy': (s) => `{@${s}} achète des marchandises`,
  'preflight/rotation': (s) => `{@${s}} libère un canon`,
  'preflight/hurry': (s) => `{@${s}} demande à partir plus tôt`,
  'preflight/bet': (s) => `{@${s}} parie sur les arrivées`,
  'after/bonuses': (s) => `{@${s}} regarde les primes`,
  'after/price': (s) => `{@${s}} regarde les prix`,
  'cargo/hand-over': (s) => `{@${s}} cède des marchandises`,
  'round/ready': (s) => `{@${s}} se prépare`,
  'build/do': (s, { yards }) => ((yards[s]?.number ?? 0) > 0 ? `{@${s}} a fini` : `{@${s}} construit`),
  'error/remove': (s) => `{@${s}} corrige son vaisseau`,
  'ship/piece': (s) => `{@${s}} choisit un morceau du vaisseau`,
  'load/purple': (s) => `{@${s}} embarque`,
  'load/brown': (s) => `{@${s}} embarque`,
  'flight/stay': (s, { flight }) => `{@${s}} : voler ou abandonner, encore ${count(flight, 'carte', 'cartes')}`,
  'power/engines': (s) => `{@${s}} pousse ses moteurs`,
  'power/cannons': (s) => `{@${s}} arme ses canons`,
  'power/crew': (s) => `{@${s}} réveille des robonautes`,
  'energy/pay': (s) => `{@${s}} choisit l’énergie`,
  'hit/thrusters': (s) => `{@${s}} peut décaler la ligne`,
  'hit/defence': (s) => `{@${s}} peut parer le coup`,
  'planet/land': (s) => `{@${s}} choisit une planète`,
  'offer/dock': (s, view) => `{@${s}} : accoster ou passer (${card(view)})`,
  'offer/take': (s) => `{@${s}} : accepter l’offre ou la laisser`,
  'enemy/reward': (s) => `{@${s}} a gagné : prendre le butin ?`,
  'cargo/load': (s) => `{@${s}} charge des marchandises`,
  'cargo/give': (s) => `{@${s}} cède des marchandises`,
  'cells/give': (s) => `{@${s}} cède des cellules`,
  'crew/give': (s) => `{@${s}} cède de l’équipage`,
  'crew/who': (s) => `{@${s}} voit qui tombe malade`,
  'crew/board': (s) => `{@${s}} embarque des astronautes`,
  'intruder/answer': (s, view) => `{@${s}} affronte les intrus (${card(view)})`,
};
