import type { Json, Report } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import type { Asked, Lang, Line, Offered, Question, Words } from '@cosmodrome/kit/text';
import type { FoeType, ItemKind, Payment, Role } from '../content/names.ts';
import { SCENARIO_TILES } from '../content/names.ts';
import type { Note, Spot, Thing, Who } from '../notes.ts';
import type { CardId, FigureId } from '../state.ts';
import type { Answers, FreeAction, GearHandle, IqAction, PaidAction, Purchase, ThingRef, TopicName, TradeRef } from '../topics.ts';
import type { View } from '../view.ts';
import {
  ACT,
  COMPONENT,
  DIRECTION,
  EDGE,
  EFFECT,
  EVENT,
  FOE,
  findEntry,
  ITEM,
  MODE,
  OPTION,
  PAY,
  ROLE,
  ROLL,
  SCENARIO,
  TILE,
  termsIn,
} from './lexicon.ts';
import { rulesIn } from './rules.ts';

/** All words in one language. Every sentence is written twice in one place, so that neither language can miss one. */
export function wordsIn(lang: Lang): Words<View, Note> {
  const t = (fr: string, en: string): string => (lang === 'fr' ? fr : en);
  const role = (r: Role): string => `{#${r}|${ROLE[r].name[lang]}}`;
  const roleName = (r: Role | ''): string => (r === '' ? '' : ROLE[r].name[lang]);
  const foe = (f: FoeType): string => `{#${f}|${FOE[f].name[lang]}}`;
  const foeName = (f: FoeType): string => FOE[f].name[lang];
  const item = (i: ItemKind): string => `{#${i}|${ITEM[i].name[lang]}}`;
  const itemName = (i: ItemKind): string => ITEM[i].name[lang];
  const many = (n: number, one: string, more: string): string => `${n} ${(lang === 'fr' ? n < 2 : n === 1) ? one : more}`;
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${t('et', 'and')} ${parts.at(-1)}`;
  const tileName = (n: number): string => {
    const named = Object.hasOwn(SCENARIO_TILES, n) ? TILE[SCENARIO_TILES[n as keyof typeof SCENARIO_TILES]][lang] : undefined;
    return named ?? (n === 0 ? t('une tuile cachée', 'a hidden tile') : t(`tuile ${n}`, `tile ${n}`));
  };
  const at = (s: Spot): string => tileName(s[1]);
  const who = (w: Who): string => `${foe(w.type)} (${at(w.spot)})`;
  const dice = (n: number): string => many(n, t('dé', 'die'), t('dés', 'dice'));
  const faces = (f: readonly number[]): string => f.join(' ');

  // ------------------------------------------------------------------ looking things up in the view
  const kindOf = (view: View, card: CardId): ItemKind | undefined => view.cards[card]?.kind;
  const cardName = (view: View, card: CardId): string => {
    const kind = kindOf(view, card);
    return kind ? itemName(kind) : t('objet', 'item');
  };
  const figure = (view: View, id: FigureId): FoeType | undefined =>
    id === 0 ? view.boss?.type : view.aliens.find((a) => a.id === id)?.type;
  const figureName = (view: View, id: FigureId): string => {
    const type = figure(view, id);
    return type ? foeName(type) : t('Alien', 'Alien');
  };
  const cell = (view: View, c: number): string => tileName(view.cells[c]?.tile ?? 0);
  const edgeName = (view: View, edge: number): string => {
    const found = view.edges.find((x) => x.edge === edge);
    return found
      ? t(`entre ${cell(view, found.a)} et ${cell(view, found.b)}`, `between ${cell(view, found.a)} and ${cell(view, found.b)}`)
      : '';
  };
  const pay = (p: Payment): string => PAY[p][lang];
  const asked = (view: View): string => (view.asking && view.asking.role !== '' ? ROLE[view.asking.role].name[lang] : '');
  const askedItem = (view: View): string => (view.asking?.item ? itemName(view.asking.item) : '');
  const thingRef = (view: View, thing: ThingRef): string =>
    thing.kind === 'card'
      ? cardName(view, thing.card)
      : thing.kind === 'locker'
        ? t(`le casier : ${roleName(thing.role)}`, `the locker: ${roleName(thing.role)}`)
        : t('la découverte', 'the discovery');
  const tradeRef = (view: View, ref: TradeRef): string =>
    ref.kind === 'o2' ? '1 O²' : ref.kind === 'component' ? COMPONENT[ref.component].name[lang] : cardName(view, ref.card);
  const thing = (x: Thing): string => {
    switch (x.kind) {
      case 'item':
        return item(x.item);
      case 'find':
        return `{#${x.find}|${findEntry(x.find).name[lang]}}`;
      case 'locker':
        return t(`le {#locker|casier} : ${role(x.role)}`, `the {#locker|locker}: ${role(x.role)}`);
      case 'mine':
        return item('electro-mine');
      case 'component':
        return `{#${x.component}|${COMPONENT[x.component].name[lang]}}`;
      case 'o2':
        return '1 {#o2|O²}';
    }
  };

  // ------------------------------------------------------------------ answers
  function iq(a: IqAction, view: View): Offered {
    const via = 'via' in a && a.via !== undefined ? t(' (Tricorder)', ' (Tricorder)') : '';
    switch (a.do) {
      case 'heal':
        return {
          label: t('Soigner', 'Heal'),
          cost: pay(a.pay),
          final: true,
          sentence: t(`${roleName(a.who)} soigne ${roleName(a.patient)}${via}`, `${roleName(a.who)} heals ${roleName(a.patient)}${via}`),
        };
      case 'analyze':
        return {
          label: t('Analyser', 'Analyze'),
          cost: pay(a.pay),
          final: true,
          sentence: t(`${roleName(a.who)} analyse : ${cardName(view, a.card)}`, `${roleName(a.who)} analyzes ${cardName(view, a.card)}`),
        };
      case 'subdue':
        return {
          label: t('Subjuguer', 'Subdue'),
          cost: pay(a.pay),
          final: true,
          sentence: t(
            `${roleName(a.who)} subjugue : ${figureName(view, a.figure)}${via}`,
            `${roleName(a.who)} subdues the ${figureName(view, a.figure)}${via}`,
          ),
        };
      case 'scenario': {
        const act = view.objective.acts.find((x) => x.cell === a.cell)?.act;
        const name = act ? ACT[act][lang] : t('Action de mission', 'Mission action');
        return {
          label: name.length > 22 ? t('Mission', 'Mission') : name,
          cost: pay(a.pay),
          final: true,
          sentence: `${roleName(a.who)} : ${name}${via}`,
        };
      }
      case 'cold':
        return {
          label: t('Le rhume', 'The Common Cold'),
          cost: pay(a.pay),
          final: true,
          sentence: t(
            `${roleName(a.who)} répand le rhume : ${cell(view, a.cell)}`,
            `${roleName(a.who)} spreads the cold: ${cell(view, a.cell)}`,
          ),
        };
    }
  }
  function paid(a: PaidAction, view: View): Offered {
    switch (a.do) {
      case 'move':
        return {
          label: t('Avancer', 'Move'),
          cost: pay(a.pay),
          sentence: t(`${roleName(a.who)} va : ${cell(view, a.to)}`, `${roleName(a.who)} moves to ${cell(view, a.to)}`),
        };
      case 'open':
        return {
          label: t('Ouvrir le sas', 'Open the hatch'),
          cost: pay(a.pay),
          sentence: t(
            `${roleName(a.who)} ouvre le sas ${edgeName(view, a.edge)}`,
            `${roleName(a.who)} opens the hatch ${edgeName(view, a.edge)}`,
          ),
        };
      case 'attack':
        return {
          label: t('Attaquer', 'Attack'),
          cost: pay(a.pay),
          final: true,
          sentence: t(
            `${roleName(a.who)} attaque ${figureName(view, a.figure)} : ${cardName(view, a.card)}`,
            `${roleName(a.who)} attacks the ${figureName(view, a.figure)} with ${cardName(view, a.card)}`,
          ),
        };
      case 'burn':
        return {
          label: t('Brûler la tuile', 'Burn the tile'),
          cost: pay(a.pay),
          final: true,
          sentence: t(
            `${roleName(a.who)} brûle ${cell(view, a.cell)} : ${cardName(view, a.card)}`,
            `${roleName(a.who)} burns ${cell(view, a.cell)} with ${cardName(view, a.card)}`,
          ),
        };
      case 'talent': {
        const owner = a.borrow ?? a.who;
        const option = view.rocketeers.find((r) => r.role === owner)?.option;
        return {
          label: t('Talent', 'Talent'),
          cost: pay(a.pay),
          sentence: t(
            `${roleName(a.who)} : Talent, ${option ? OPTION[option].name.fr : ''}`,
            `${roleName(a.who)}: Talent, ${option ? OPTION[option].name.en : ''}`,
          ),
        };
      }
      case 'coffee':
        return {
          label: t('Café', 'Coffee'),
          cost: pay(a.pay),
          sentence: t(
            `${roleName(a.who)} sert le café : +1 dé à tous sur la tuile`,
            `${roleName(a.who)} serves coffee: +1 die for all on the tile`,
          ),
        };
      default:
        return iq(a, view);
    }
  }
  function free(a: FreeAction, view: View): Offered {
    switch (a.do) {
      case 'pick-up':
        return {
          label: t('Ramasser', 'Pick up'),
          cost: t('gratuit', 'free'),
          sentence: t(`${roleName(a.who)} ramasse ${thingRef(view, a.thing)}`, `${roleName(a.who)} picks up ${thingRef(view, a.thing)}`),
        };
      case 'trade':
        return {
          label: t('Échanger', 'Trade'),
          cost: t('gratuit', 'free'),
          sentence: t(`${roleName(a.who)} échange avec ${roleName(a.with)}`, `${roleName(a.who)} trades with ${roleName(a.with)}`),
        };
      case 'use':
        return {
          label: t('Utiliser', 'Use'),
          cost: t('gratuit', 'free'),
          sentence: t(`${roleName(a.who)} utilise : ${cardName(view, a.card)}`, `${roleName(a.who)} uses ${cardName(view, a.card)}`),
        };
      case 'goggles':
        return {
          label: t('Voir à travers', 'See through'),
          cost: t('gratuit', 'free'),
          sentence: t(
            `${roleName(a.who)} voit à travers le sas ${edgeName(view, a.edge)}`,
            `${roleName(a.who)} sees through the hatch ${edgeName(view, a.edge)}`,
          ),
        };
      case 'lay-mine':
        return {
          label: t('Poser la mine', 'Lay the mine'),
          cost: t('gratuit', 'free'),
          sentence: t(`${roleName(a.who)} pose une Électro-mine`, `${roleName(a.who)} lays an Electro-Mine`),
        };
      case 'recharge':
        return {
          label: t('Recharger', 'Recharge'),
          cost: 'Mysterium',
          sentence: t(`${roleName(a.who)} recharge : ${cardName(view, a.card)}`, `${roleName(a.who)} recharges ${cardName(view, a.card)}`),
        };
      case 'inspire':
        return {
          label: t('Inspiration', 'Inspiration'),
          cost: t('le schéma', 'the schematic'),
          sentence: t(
            `${roleName(a.who)} défausse ${cardName(view, a.card)} pour une action de QI`,
            `${roleName(a.who)} discards ${cardName(view, a.card)} for an IQ action`,
          ),
        };
      case 'recording':
        return {
          label: t('Lire la bande', 'Play the tape'),
          cost: t('gratuit', 'free'),
          sentence: t(`${roleName(a.who)} dépense l'Overkill enregistré`, `${roleName(a.who)} spends the stored Overkill`),
        };
    }
  }
  const isFree = (a: PaidAction | FreeAction): a is FreeAction => !('pay' in a);

  function purchase(p: Purchase, view: View): Offered {
    const name = OPTION[p.buy].name[lang];
    const more = ((): string => {
      switch (p.buy) {
        case 'command':
          return roleName(p.to);
        case 'move-out':
          return roleName(p.mover);
        case 'sawbones':
          return roleName(p.patient);
        case 'override':
          return `${EDGE[p.to][lang]}, ${edgeName(view, p.edge)}`;
        case 'dislodge':
          return `${figureName(view, p.figure)} → ${cell(view, p.to)}`;
        case 'hit-and-run':
          return cell(view, p.to);
        case 'psychic-burst':
          return p.figure === undefined ? cell(view, p.cell) : `${figureName(view, p.figure)}, ${cell(view, p.cell)}`;
        case 'extract':
        case 'slash':
        case 'rescue':
        case 'dominate':
        case 'charge':
        case 'progress':
          return '';
        case 'store':
          return cardName(view, p.card);
        default:
          return figureName(view, p.figure);
      }
    })();
    return { label: name, cost: t('1 Overkill', '1 Overkill'), sentence: more ? `${name} : ${more}` : name };
  }
  function handle(h: GearHandle, view: View): Offered {
    const mover = (x: FigureId | Role | ThingRef): string =>
      typeof x === 'number' ? figureName(view, x) : typeof x === 'string' ? roleName(x) : thingRef(view, x);
    if ('get' in h)
      return {
        label: t('Ramasser', 'Pick up'),
        sentence: t(
          `Ramasser ${thingRef(view, h.get)} : ${cell(view, h.from)}`,
          `Pick up ${thingRef(view, h.get)} from ${cell(view, h.from)}`,
        ),
      };
    if ('drop' in h)
      return {
        label: t('Déposer', 'Drop'),
        sentence: t(`Déposer ${cardName(view, h.drop)} : ${cell(view, h.on)}`, `Drop ${cardName(view, h.drop)} on ${cell(view, h.on)}`),
      };
    if ('open' in h)
      return {
        label: t('Ouvrir le sas', 'Open the hatch'),
        sentence: t(`Ouvrir le sas ${edgeName(view, h.open)}`, `Open the hatch ${edgeName(view, h.open)}`),
      };
    if ('pull' in h)
      return {
        label: t('Attirer', 'Pull'),
        sentence: t(`Attirer ${mover(h.pull)} : ${cell(view, h.to)}`, `Pull ${mover(h.pull)} to ${cell(view, h.to)}`),
      };
    return {
      label: t('Repousser', 'Push'),
      sentence: t(`Repousser ${mover(h.push)} vers le ${DIRECTION.fr[h.direction]}`, `Push ${mover(h.push)} ${DIRECTION.en[h.direction]}`),
    };
  }
  const clip = (s: string): string => (s.length > 22 ? `${s.slice(0, 21)}…` : s);
  const as = <T extends TopicName>(_: T, option: Json): Answers[T] => option as Answers[T];

  const ANSWER: Readonly<Record<TopicName, (option: Json, view: View) => Offered>> = {
    'setup/rocketeer': (o) => ({ label: ROLE[as('setup/rocketeer', o)].name[lang], sentence: ROLE[as('setup/rocketeer', o)].help[lang] }),
    'setup/dock': (o) => ({
      label: t('Accoster ici', 'Dock here'),
      sentence: t(
        `Accoster en ${as('setup/dock', o).q}, ${as('setup/dock', o).r}`,
        `Dock at ${as('setup/dock', o).q}, ${as('setup/dock', o).r}`,
      ),
    }),
    'setup/kit': (o, v) => ({ label: clip(cardName(v, o as CardId)) }),
    'setup/ready': (o) =>
      o === 'ready'
        ? { label: t('Prêt', 'Ready') }
        : { label: t('Rechoisir', 'Choose again'), cost: roleName((o as { again: Role }).again) },
    'setup/keep': (o, v) => (o === null ? { label: t('Rien', 'Nothing'), pass: true } : { label: clip(cardName(v, o as CardId)) }),
    'turn/arrow': (o) => ({ label: DIRECTION[lang][o as number] ?? '' }),
    'order/next': (o) => {
      const a = as('order/next', o);
      return 'claim' in a
        ? { label: ROLE[a.claim].name[lang], cost: t('agit ensuite', 'acts next') }
        : { label: ROLE[a.propose].name[lang], cost: t('proposer', 'propose') };
    },
    'scan/cell': (o, v) => ({
      label: t('Scanner ici', 'Scan here'),
      final: true,
      ...(as('scan/cell', o).scanner === undefined ? {} : { cost: 'Scanner' }),
      sentence: t(
        `Scanner la tuile cachée en ${v.cells[as('scan/cell', o).cell]?.q}, ${v.cells[as('scan/cell', o).cell]?.r}`,
        `Scan the face-down tile at ${v.cells[as('scan/cell', o).cell]?.q}, ${v.cells[as('scan/cell', o).cell]?.r}`,
      ),
    }),
    'scan/distortion': (o) => ({ label: ROLE[o as Role].name[lang] }),
    'turn/action': (o, v) => {
      const a = as('turn/action', o);
      if (a.do === 'end')
        return {
          label: t('Finir le tour', 'End the turn'),
          pass: true,
          sentence: t(`Finir le tour : ${roleName(a.who)}`, `End the turn of the ${roleName(a.who)}`),
        };
      if (a.do === 'concede') return { label: t('Abandonner', 'Concede'), final: true };
      return isFree(a) ? free(a, v) : paid(a, v);
    },
    'turn/interrupt': (o, v) => {
      const a = as('turn/interrupt', o);
      return isFree(a) ? free(a, v) : paid(a, v);
    },
    'flag/action': (o, v) => {
      const a = as('flag/action', o);
      return a.do === 'forfeit'
        ? {
            label: t('Y renoncer', 'Forgo it'),
            pass: true,
            sentence: t(`${roleName(a.who)} renonce à son action`, `${roleName(a.who)} forgoes the action`),
          }
        : paid(a, v);
    },
    'table/concede': (o) => (o ? { label: t('Abandonner', 'Concede'), final: true } : { label: t('Continuer', 'Play on') }),
    'roll/boost': (o, v) => ({ label: clip(cardName(v, o as CardId)) }),
    'roll/after': (o, v) => {
      const a = as('roll/after', o);
      return a === 'keep'
        ? { label: t('Garder le jet', 'Keep the roll'), pass: true }
        : {
            label: clip(cardName(v, a.use)),
            final: true,
            ...(a.dice ? { cost: a.dice.map((d) => v.roll?.faces[d] ?? '?').join(' ') } : {}),
          };
    },
    'roll/dice': (o, v) => ({ label: String(v.roll?.faces[o as number] ?? o) }),
    'roll/scientist': (o) =>
      o ? { label: t('+1 Overkill', '+1 Overkill'), cost: t('1 Charge', '1 Charge') } : { label: t('Garder la Charge', 'Keep the Charge') },
    'overkill/spend': (o, v) => {
      const a = as('overkill/spend', o);
      if (a === 'stop') return { label: t("S'arrêter là", 'Stop there'), pass: true };
      if ('borrow' in a)
        return {
          label: t('Télépathie', 'Telepathy'),
          cost: t('1 Charge', '1 Charge'),
          sentence: t(`Emprunter l'option : ${roleName(a.borrow)}`, `Borrow the option of the ${roleName(a.borrow)}`),
        };
      if ('recording' in a)
        return { label: t('Lire la bande', 'Play the tape'), sentence: t("Ajouter l'Overkill enregistré", 'Add the stored Overkill') };
      return purchase(a, v);
    },
    'gift/move': (o, v) =>
      o === null
        ? { label: t('Rester', 'Stay'), pass: true }
        : { label: t('Avancer', 'Move'), sentence: t(`Aller : ${cell(v, o as number)}`, `Go to ${cell(v, o as number)}`) },
    'trade/what': (o, v) => {
      const a = as('trade/what', o);
      if (a === 'nothing') return { label: t('Terminer', 'Done'), pass: true };
      return 'give' in a
        ? {
            label: t('Donner', 'Give'),
            cost: clip(tradeRef(v, a.give)).slice(0, 18),
            sentence: t(`Donner : ${tradeRef(v, a.give)}`, `Give ${tradeRef(v, a.give)}`),
          }
        : {
            label: t('Demander', 'Ask for'),
            cost: clip(tradeRef(v, a.take)).slice(0, 18),
            sentence: t(`Demander : ${tradeRef(v, a.take)}`, `Ask for ${tradeRef(v, a.take)}`),
          };
    },
    'trade/consent': (o) => ({ label: o ? t('Donner', 'Give it') : t('Refuser', 'Refuse') }),
    'teleport/consent': (o) => ({ label: o ? t('Partir', 'Go along') : t('Rester', 'Stay') }),
    'gear/cell': (o, v) => ({
      label: clip(cell(v, o as number)),
      sentence: t(`Choisir : ${cell(v, o as number)}`, `Choose ${cell(v, o as number)}`),
    }),
    'gear/cells': (o, v) => ({ label: clip(cell(v, o as number)) }),
    'gear/figure': (o, v) => ({ label: clip(figureName(v, o as FigureId)) }),
    'gear/edge': (o, v) => ({
      label: EDGE[as('gear/edge', o).to][lang],
      sentence: t(
        `Sas ${edgeName(v, as('gear/edge', o).edge)} : ${EDGE[as('gear/edge', o).to].fr}`,
        `Hatch ${edgeName(v, as('gear/edge', o).edge)}: ${EDGE[as('gear/edge', o).to].en}`,
      ),
    }),
    'gear/patient': (o) => ({ label: ROLE[o as Role].name[lang] }),
    'gear/amount': (o) => ({ label: String(o) }),
    'gear/component': (o) => ({ label: COMPONENT[as('gear/component', o)].name[lang] }),
    'gear/card': (o, v) => ({ label: clip(cardName(v, o as CardId)) }),
    'gear/crew': (o) => ({ label: ROLE[o as Role].name[lang] }),
    'gear/handle': (o, v) => handle(as('gear/handle', o), v),
    'gear/iq': (o, v) => iq(as('gear/iq', o), v),
    'damage/prevent': (o, v) =>
      o === 'take'
        ? { label: t('Encaisser', 'Take it'), cost: t('−1 PV', '−1 HP') }
        : { label: clip(cardName(v, o as CardId)), cost: t('1 Charge', '1 Charge') },
    'mind/token': (o) => ({ label: o === 'standard' ? t('AP standard', 'standard AP') : t('AP réservé', 'restricted AP') }),
    'terror/step': (o, v) => ({
      label: t('Fuir ici', 'Flee here'),
      sentence: t(`Fuir : ${cell(v, o as number)}`, `Flee to ${cell(v, o as number)}`),
    }),
    'alien/invisible': (o) =>
      o ? { label: t('Disparaître', 'Vanish'), cost: t('1 Charge', '1 Charge') } : { label: t('Pas maintenant', 'Not now') },
  };

  // ------------------------------------------------------------------ questions
  const apLeft = (view: View, r: Role | ''): number => {
    const sheet = view.rocketeers.find((x) => x.role === r);
    return sheet ? sheet.ap.standard + sheet.ap.restricted + (sheet.ap.command ? 1 : 0) : 0;
  };
  const QUESTION: Readonly<Record<TopicName, (view: View) => Asked>> = {
    'setup/rocketeer': () => ({
      say: t('Quel Rocketeer prenez-vous ?', 'Which Rocketeer do you take?'),
      hint: t(
        'Le premier qui choisit le garde. Chacun a sa propre option Overkill.',
        'First come, first served. Each has an Overkill option of their own.',
      ),
      rules: ['SCA-SETUP-03'],
    }),
    'setup/dock': () => ({
      say: t('Où accoste la Navette ?', 'Where does the Shuttlecraft dock?'),
      hint: t(
        'Contre une tuile du vaisseau ; les marqueurs vont au plus loin.',
        'Next to a tile of the ship; markers go to the farthest cells.',
      ),
      rules: ['SCA-RULING-08'],
    }),
    'setup/kit': (v) => ({
      say: t(`${asked(v)} : choisissez quatre objets.`, `${asked(v)}: choose four items.`),
      hint: t('Deux imposants au plus. Une arme au moins est prudente.', 'At most two Large ones. At least one weapon is wise.'),
      rules: ['SCA-SETUP-15'],
    }),
    'setup/ready': () => ({ say: t('Tout le monde est équipé ?', 'Is everybody equipped?'), rules: ['SCA-RULING-06'] }),
    'setup/keep': (v) => ({
      say: t(`${asked(v)} : quel objet cachez-vous ?`, `${asked(v)}: which item do you hide?`),
      hint: t('Le reste attend dans votre casier.', 'The rest waits in your locker.'),
      rules: ['SCA-S4-05'],
    }),
    'turn/arrow': () => ({
      say: t('Dans quelle direction pointe la flèche ?', 'Which way does the arrow point?'),
      hint: t("Toutes les tuiles s'orienteront comme elle.", 'All tiles will be turned like it.'),
      rules: ['SCA-SETUP-12'],
    }),
    'order/next': (v) =>
      v.alternative
        ? {
            say: t('Une nouvelle manche commence.', 'A new round begins.'),
            hint: t(
              'Le plus blessé ouvre ; avant lui, chacun peut utiliser un objet.',
              'The weakest opens; before that, anybody may use an item.',
            ),
            rules: ['SCA-VAR-01', 'SCA-RULING-41'],
          }
        : {
            say: t('Qui agit maintenant ?', 'Who acts now?'),
            hint: t('Prenez la place pour un des vôtres, ou proposez quelqu’un.', 'Claim the slot for one of yours, or propose somebody.'),
            rules: ['SCA-ORDER-01'],
          },
    'scan/cell': (v) => ({
      say: t(`${roleName(v.active)} : quelle tuile scanner ?`, `${roleName(v.active)}: which tile to scan?`),
      hint: t('La plus proche, obligatoire et gratuit.', 'The nearest, compulsory and free.'),
      rules: ['SCA-SCAN-01', 'SCA-SCAN-03'],
    }),
    'scan/distortion': () => ({
      say: t('Distorsion temporelle : dans quel ordre ?', 'Time Distortion: in which order?'),
      rules: ['SCA-EVENT-03', 'SCA-RULING-18'],
    }),
    'turn/action': (v) => ({
      say: t(
        `${roleName(v.active)} : ${many(apLeft(v, v.active), 'action', 'actions')}. Que faire ?`,
        `${roleName(v.active)}: ${many(apLeft(v, v.active), 'action', 'actions')}. What now?`,
      ),
      hint: t(
        'Avancez, attaquez, soignez, analysez, ouvrez. Ramasser et utiliser sont gratuits.',
        'Move, attack, heal, analyze, open. Picking up and using gear is free.',
      ),
      rules: ['SCA-AP-01', 'SCA-FREE-01'],
    }),
    'turn/interrupt': () => ({
      say: t('Vous pouvez intervenir.', 'You may step in.'),
      hint: t('Un AP de Commandement ou un équipement, quand vous voulez.', 'A Command AP or a piece of gear, whenever you like.'),
      rules: ['SCA-RULING-41', 'SCA-CMD-04'],
    }),
    'flag/action': (v) => ({
      say: t(`Drapeau : une action pour ${asked(v) || 'chacun'}.`, `Flag: one action for ${asked(v) || 'each'}.`),
      hint: t('Tout de suite, ou elle est perdue.', 'At once, or it is lost.'),
      rules: ['SCA-GEAR-07'],
    }),
    'table/concede': () => ({
      say: t('Abandonner la mission ?', 'Give the mission up?'),
      hint: t('Il faut que tous soient d’accord.', 'All must agree.'),
    }),
    'roll/boost': (v) => ({
      say: t('Quels bonus pour ce jet ?', 'Which boosts for this roll?'),
      hint: v.roll
        ? t(`${ROLL[v.roll.kind].fr} : ${dice(v.roll.dice)} sans bonus.`, `${ROLL[v.roll.kind].en}: ${dice(v.roll.dice)} without a boost.`)
        : '',
      rules: ['SCA-RULING-82'],
    }),
    'roll/after': (v) => ({
      say: v.roll
        ? t(`Jet ${faces(v.roll.faces)} : le garder ?`, `Roll ${faces(v.roll.faces)}: keep it?`)
        : t('Garder le jet ?', 'Keep the roll?'),
      hint: v.roll ? many(v.roll.successes, t('succès', 'success'), t('succès', 'successes')) : '',
      rules: ['SCA-RULING-92'],
    }),
    'roll/dice': () => ({ say: t('Quels dés relancer ?', 'Which dice to roll again?'), rules: ['SCA-DISC-14'] }),
    'roll/scientist': () => ({
      say: t('Le Scientifique ajoute un Overkill ?', 'Does the Scientist add an Overkill?'),
      rules: ['SCA-RESC-13'],
    }),
    'overkill/spend': (v) => ({
      say: t(
        `${many(v.roll?.overkills ?? 0, 'Overkill', 'Overkills')} : comment ${(v.roll?.overkills ?? 0) > 1 ? 'les' : 'le'} dépenser ?`,
        `${many(v.roll?.overkills ?? 0, 'Overkill', 'Overkills')}: how to spend ${(v.roll?.overkills ?? 0) > 1 ? 'them' : 'it'}?`,
      ),
      hint: t(
        'Votre option, celle de l’arme ou celle de la cible, une à une.',
        'Your own option, the weapon’s or the target’s, one by one.',
      ),
      rules: ['SCA-OVK-01', 'SCA-OVK-10'],
    }),
    'gift/move': (v) => ({
      say: t(`${asked(v)} : un déplacement gratuit ?`, `${asked(v)}: a free move?`),
      hint: t('Tout de suite, ou il est perdu.', 'At once, or it is lost.'),
      rules: ['SCA-RULING-47'],
    }),
    'trade/what': (v) => ({
      say: t(
        `Échange avec ${v.asking?.other ? roleName(v.asking.other) : 'l’autre'} : quoi ?`,
        `Trade with the ${v.asking?.other ? roleName(v.asking.other) : 'other'}: what?`,
      ),
      rules: ['SCA-RULING-39'],
    }),
    'trade/consent': (v) => ({
      say: t(`${asked(v)} demande un objet. D'accord ?`, `The ${asked(v)} asks for something. Agreed?`),
      rules: ['SCA-RULING-39'],
    }),
    'teleport/consent': () => ({ say: t('Partir avec le Téléporteur ?', 'Go along with the Teleporter?'), rules: ['SCA-SCHEM-11'] }),
    'gear/cell': (v) => ({ say: t(`${askedItem(v)} : quelle tuile ?`, `${askedItem(v)}: which tile?`) }),
    'gear/cells': (v) => ({ say: t(`${askedItem(v)} : quelles tuiles ?`, `${askedItem(v)}: which tiles?`) }),
    'gear/figure': (v) => ({ say: t(`${askedItem(v)} : quelle cible ?`, `${askedItem(v)}: which target?`) }),
    'gear/edge': (v) => ({ say: t(`${askedItem(v)} : quel sas ?`, `${askedItem(v)}: which hatch?`) }),
    'gear/patient': (v) => ({ say: t(`${askedItem(v)} : pour qui ?`, `${askedItem(v)}: for whom?`) }),
    'gear/amount': (v) => ({ say: t(`${askedItem(v)} : combien de Charges ?`, `${askedItem(v)}: how many Charges?`) }),
    'gear/component': (v) => ({ say: t(`${askedItem(v)} : quel composant ?`, `${askedItem(v)}: which component?`) }),
    'gear/card': (v) => ({ say: t(`${askedItem(v)} : quel objet ?`, `${askedItem(v)}: which item?`) }),
    'gear/crew': (v) => ({ say: t(`${askedItem(v)} : qui part avec vous ?`, `${askedItem(v)}: who goes along?`) }),
    'gear/handle': (v) => ({ say: t(`${askedItem(v)} : que faire ?`, `${askedItem(v)}: what to do?`) }),
    'gear/iq': (v) => ({ say: t(`${askedItem(v)} : quelle action de QI ?`, `${askedItem(v)}: which IQ action?`) }),
    'damage/prevent': (v) => ({
      say: t(`${asked(v)} est touché : annuler le dégât ?`, `The ${asked(v)} is hit: prevent the damage?`),
      rules: ['SCA-GEAR-04', 'SCA-DISC-04'],
    }),
    'mind/token': (v) => ({
      say: t(`Contrôle mental : quel AP perd ${asked(v)} ?`, `Mind Control: which AP does the ${asked(v)} lose?`),
      rules: ['SCA-RULING-30'],
    }),
    'terror/step': (v) => ({ say: t(`Terreur : où fuit ${asked(v)} ?`, `Terror: where does the ${asked(v)} flee?`), rules: ['SCA-FX-10'] }),
    'alien/invisible': (v) => ({
      say: t(`${asked(v)} devient invisible ce tour ?`, `Does the ${asked(v)} turn invisible now?`),
      rules: ['SCA-SCHEM-06'],
    }),
  };
  const WAITING: Readonly<Record<TopicName, (seat: number, view: View) => string>> = {
    'setup/rocketeer': (s) => t(`{@${s}} choisit un Rocketeer`, `{@${s}} picks a Rocketeer`),
    'setup/dock': (s) => t(`{@${s}} choisit où accoster`, `{@${s}} chooses where to dock`),
    'setup/kit': (s) => t(`{@${s}} choisit l'équipement`, `{@${s}} chooses gear`),
    'setup/ready': (s) => t(`{@${s}} confirme l'équipement`, `{@${s}} confirms the gear`),
    'setup/keep': (s) => t(`{@${s}} cache un objet`, `{@${s}} hides an item`),
    'turn/arrow': (s) => t(`{@${s}} oriente la flèche`, `{@${s}} turns the arrow`),
    'order/next': () => t('Le groupe décide qui agit', 'The group decides who acts'),
    'scan/cell': (s) => t(`{@${s}} choisit la tuile à scanner`, `{@${s}} chooses the tile to scan`),
    'scan/distortion': (s) => t(`{@${s}} règle l'ordre`, `{@${s}} settles the order`),
    'turn/action': (s, v) => t(`{@${s}} joue : ${roleName(v.active)}`, `{@${s}} plays the ${roleName(v.active)}`),
    'turn/interrupt': (s) => t(`{@${s}} peut intervenir`, `{@${s}} may step in`),
    'flag/action': (s) => t(`{@${s}} a une action de Drapeau`, `{@${s}} has a Flag action`),
    'table/concede': (s) => t(`{@${s}} décide s'il faut abandonner`, `{@${s}} decides whether to concede`),
    'roll/boost': (s) => t(`{@${s}} prépare son jet`, `{@${s}} prepares the roll`),
    'roll/after': (s) => t(`{@${s}} regarde son jet`, `{@${s}} looks at the roll`),
    'roll/dice': (s) => t(`{@${s}} choisit les dés à relancer`, `{@${s}} picks dice to roll again`),
    'roll/scientist': (s) => t(`{@${s}} consulte le Scientifique`, `{@${s}} asks the Scientist`),
    'overkill/spend': (s) => t(`{@${s}} dépense ses Overkills`, `{@${s}} spends Overkills`),
    'gift/move': (s) => t(`{@${s}} peut se déplacer`, `{@${s}} may move`),
    'trade/what': (s) => t(`{@${s}} échange`, `{@${s}} trades`),
    'trade/consent': (s) => t(`{@${s}} accepte ou refuse`, `{@${s}} accepts or refuses`),
    'teleport/consent': (s) => t(`{@${s}} part ou reste`, `{@${s}} goes or stays`),
    'gear/cell': (s) => t(`{@${s}} choisit une tuile`, `{@${s}} chooses a tile`),
    'gear/cells': (s) => t(`{@${s}} choisit des tuiles`, `{@${s}} chooses tiles`),
    'gear/figure': (s) => t(`{@${s}} choisit une cible`, `{@${s}} chooses a target`),
    'gear/edge': (s) => t(`{@${s}} choisit un sas`, `{@${s}} chooses a hatch`),
    'gear/patient': (s) => t(`{@${s}} choisit qui aider`, `{@${s}} chooses whom to help`),
    'gear/amount': (s) => t(`{@${s}} choisit combien`, `{@${s}} chooses how many`),
    'gear/component': (s) => t(`{@${s}} choisit un composant`, `{@${s}} chooses a component`),
    'gear/card': (s) => t(`{@${s}} choisit un objet`, `{@${s}} chooses an item`),
    'gear/crew': (s) => t(`{@${s}} choisit qui part`, `{@${s}} chooses who goes along`),
    'gear/handle': (s) => t(`{@${s}} utilise un objet`, `{@${s}} uses an item`),
    'gear/iq': (s) => t(`{@${s}} choisit une action de QI`, `{@${s}} chooses an IQ action`),
    'damage/prevent': (s) => t(`{@${s}} encaisse ou se protège`, `{@${s}} takes the hit or prevents it`),
    'mind/token': (s) => t(`{@${s}} perd un AP`, `{@${s}} loses an AP`),
    'terror/step': (s) => t(`{@${s}} fuit`, `{@${s}} flees`),
    'alien/invisible': (s) => t(`{@${s}} peut disparaître`, `{@${s}} may vanish`),
  };

  const WHY = {
    only: t('seul accessible', 'the only one in reach'),
    nearest: t('le plus proche', 'the nearest'),
    'order-token': t('plus grand jeton d’ordre', 'highest Order token'),
    firecrackers: t('pétards', 'firecrackers'),
  } as const;
  const STEP = {
    only: t('seul chemin', 'the only way'),
    'face-up': t('tuile visible', 'face-up tile'),
    'lowest-number': t('plus petit numéro', 'lowest number'),
    random: t('au hasard', 'at random'),
  } as const;
  const STAY = {
    'in-position': t('déjà à portée', 'already in position'),
    'no-path': t('aucun chemin', 'no way'),
    immobile: t('immobile', 'immobile'),
    carried: t('porté', 'carried'),
    stunned: t('sonné', 'stunned'),
    'attacks-instead': t('il attaque', 'it attacks instead'),
  } as const;
  const HOLD = {
    'no-target': t('personne à portée', 'nobody in range'),
    moved: t('il a bougé', 'it has moved'),
    'no-dice': t('aucun dé', 'no dice'),
    surprise: t('surprise', 'surprise'),
    'movement-only': t('déplacement seul', 'movement only'),
  } as const;
  const TERROR = {
    moved: t('fuite', 'flight'),
    damage: t('1 dégât', '1 damage'),
    choice: t('fuite au choix', 'a step of choice'),
    nothing: t('rien', 'nothing'),
  } as const;
  const OUTCOME: Readonly<Record<string, string>> = {
    victory: t('Mission accomplie : tout l’équipage est sauf.', 'Mission accomplished: the whole crew is safe.'),
    dead: t('Un Rocketeer est tombé : la mission échoue.', 'A Rocketeer has fallen: the mission fails.'),
    suffocated: t('Un Rocketeer n’a plus d’oxygène : la mission échoue.', 'A Rocketeer is out of oxygen: the mission fails.'),
    countdown: t('Le compte à rebours est écoulé : tout explose.', 'The countdown is over: everything blows up.'),
    conceded: t('L’équipage a renoncé.', 'The crew has given up.'),
  };
  const REFUSAL: Readonly<Record<string, string>> = {
    kit: t('Quatre objets, dont deux imposants au plus.', 'Four items, at most two of them Large.'),
  };

  return {
    title: 'Space Cadets: Away Missions',
    subtitle: t('Missions extérieures', 'Away Missions'),
    pitch: t(
      'Une équipe de Rocketeers, un vaisseau inconnu, des Aliens menés par le programme. Gagnez ou perdez ensemble.',
      'A crew of Rocketeers, an unknown ship, Aliens led by the program. Win or lose together.',
    ),
    options: {
      scenario: {
        name: t('Mission', 'Mission'),
        help: t('Les sept missions, de la plus simple à la plus dure.', 'The seven missions, from the simplest to the hardest.'),
        values: Object.fromEntries(Object.entries(SCENARIO).map(([k, x], i) => [k, `${i + 1}. ${x.name[lang]}`])),
      },
      mode: {
        name: t('Difficulté', 'Difficulty'),
        help: t('Plus ou moins d’Aliens, et des règles plus dures.', 'More or fewer Aliens, and harsher rules.'),
        values: Object.fromEntries(Object.entries(MODE).map(([k, x]) => [k, x[lang]])),
      },
      rocketeers: {
        name: 'Rocketeers',
        help: t(
          'Combien de Rocketeers en jeu ; ils sont répartis entre les joueurs.',
          'How many Rocketeers are in play; they are shared among the players.',
        ),
      },
      alternative: {
        name: t('Ordre alternatif', 'Alternative order'),
        help: t('Les Rocketeers agissent du moins au plus de PV.', 'Rocketeers act from fewest to most HP.'),
      },
      ks: {
        name: t('Cartes bonus', 'Bonus cards'),
        help: t('Deux armes et cinq Thralls sauvés de plus.', 'Two more weapons and five more Rescued Thralls.'),
      },
    },
    bots: { comrade: t('Camarade', 'Comrade'), search: t('Calculateur', 'Calculator'), random: t('Hasard', 'Chance') },
    question: (ask: Question, view) => QUESTION[ask.topic as TopicName](view),
    answer: (ask: Question, option, view) => ANSWER[ask.topic as TopicName](option, view),
    waiting: (topic, seat, view) => WAITING[topic as TopicName](seat, view),
    note: (n) => line(n),
    refusal: (key) => own(REFUSAL, key) ?? t("Ce n'est pas possible maintenant.", 'That is not possible now.'),
    round: (n: number) => t(`Manche ${n}`, `Round ${n}`),
    ending: (report: Report) => OUTCOME[report.ending] ?? report.ending,
    terms: termsIn(lang),
    rules: rulesIn(lang),
    guide: [
      {
        at: 'board',
        title: t('Comment on gagne', 'How one wins'),
        text: t(
          "Tous ensemble : l'objectif de la mission rempli pendant votre tour, tout le monde en vie. Un seul Rocketeer à zéro {#hp|PV} ou zéro {#o2|O²}, et tous ont perdu.",
          'All together: the goal of the mission met during your turn with everybody alive. A single Rocketeer at zero {#hp|HP} or zero {#o2|O²}, and all have lost.',
        ),
      },
      {
        at: 'board',
        title: t('Le vaisseau', 'The ship'),
        text: t(
          "Des tuiles cachées. Au début de son tour, chaque Rocketeer {#scan|scanne} la plus proche : c'est là que sont les Aliens, les {#discovery|découvertes} et votre objectif.",
          'Face-down tiles. At the start of a turn each Rocketeer {#scan|scans} the nearest: there lie Aliens, {#discovery|discoveries} and your objective.',
        ),
      },
      {
        at: 'question',
        title: t('Trois actions', 'Three actions'),
        text: t(
          'Chaque Rocketeer a trois {#ap|AP} : avancer, ouvrir un {#hatch|sas}, attaquer, soigner, analyser, subjuguer. Ce qui est permis brille sur le vaisseau.',
          'Each Rocketeer has three {#ap|AP}: move, open a {#hatch|hatch}, attack, heal, analyze, subdue. Whatever is allowed glows on the ship.',
        ),
      },
      {
        at: 'board',
        title: t('Les dés', 'The dice'),
        text: t(
          '1, 2 ou 3 est un {#success|succès} ; un seul suffit. Chaque autre est un {#overkill|Overkill} à dépenser : c’est le cœur du jeu.',
          '1, 2 or 3 is a {#success|success}; one is enough. Each further one is an {#overkill|Overkill} to spend: the heart of the game.',
        ),
      },
      {
        at: 'things',
        title: t('Votre feuille', 'Your sheet'),
        text: t(
          '{#hp|PV}, {#o2|oxygène}, {#iq|QI} et vos objets. Si un seul Rocketeer tombe à zéro PV ou zéro O², tous perdent.',
          '{#hp|HP}, {#o2|oxygen}, {#iq|IQ} and your items. If a single Rocketeer falls to zero HP or O², all lose.',
        ),
      },
      {
        at: 'players',
        title: t("L'équipe", 'The crew'),
        text: t(
          'Vous décidez ensemble qui agit ensuite. Le dernier à agir a le plus grand {#order|jeton d’ordre}, et les Aliens le préfèrent.',
          'You decide together who acts next. The last to act has the highest {#order|Order token}, and Aliens prefer him.',
        ),
      },
      {
        at: 'journal',
        title: t('Le tour des Aliens', 'The Alien Turn'),
        text: t(
          'Ils agissent par le programme, toujours selon le même protocole. Le journal dit la raison de chaque pas.',
          'The program moves them, always by the same protocol. The journal gives the reason of every step.',
        ),
      },
    ],
  };

  // ------------------------------------------------------------------ the journal
  function line(n: Note): Line {
    switch (n.is) {
      case 'opening':
        return {
          icon: 'flag',
          say: t(
            `Mission : ${SCENARIO[n.scenario].name.fr} (${MODE[n.mode].fr}), ${n.rocketeers} Rocketeers`,
            `Mission: ${SCENARIO[n.scenario].name.en} (${MODE[n.mode].en}), ${n.rocketeers} Rocketeers`,
          ),
        };
      case 'crew':
        return { icon: 'user', seat: n.seat, say: t(`{@${n.seat}} prend : ${role(n.role)}`, `{@${n.seat}} takes the ${role(n.role)}`) };
      case 'docked':
        return { icon: 'ship', seat: n.seat, say: t('La Navette accoste', 'The Shuttlecraft docks') };
      case 'kit':
        return {
          icon: 'card',
          say: t(`${role(n.role)} emporte ${list(n.items.map(item))}`, `The ${role(n.role)} takes ${list(n.items.map(item))}`),
        };
      case 'stowed':
        return {
          icon: 'lock',
          say:
            n.kept === ''
              ? t(`${role(n.role)} est désarmé`, `The ${role(n.role)} is disarmed`)
              : t(`${role(n.role)} cache ${item(n.kept)}`, `The ${role(n.role)} hides ${item(n.kept)}`),
        };
      case 'arrow':
        return {
          icon: 'arrow',
          say: t(`La flèche pointe : ${DIRECTION.fr[n.direction]}`, `The arrow points ${DIRECTION.en[n.direction]}`),
        };
      case 'game-turn':
        return { icon: 'sand', round: n.turn, say: t(`Manche ${n.turn}`, `Round ${n.turn}`) };
      case 'proposal':
        return {
          icon: 'hand',
          seat: n.seat,
          say: t(`{@${n.seat}} propose : ${role(n.role)}`, `{@${n.seat}} proposes the ${role(n.role)}`),
        };
      case 'order':
        return {
          icon: 'flag',
          say: t(`${role(n.role)} prend le {#order|jeton} ${n.token}`, `The ${role(n.role)} takes {#order|token} ${n.token}`),
        };
      case 'turn-begins':
        return { icon: 'user', say: t(`Tour : ${role(n.role)}`, `Turn of the ${role(n.role)}`) };
      case 'turn-ends':
        return { icon: 'clock', say: t(`${role(n.role)} a fini`, `The ${role(n.role)} is done`) };
      case 'alien-turn':
        return { icon: 'warn', say: t('Tour des Aliens', 'Alien Turn') };
      case 'alien-step':
        return { icon: 'bot', say: t(`${foe(n.type)} : ${n.figures} à jouer`, `${foe(n.type)}: ${n.figures} to act`) };
      case 'cleanup':
        return { icon: 'sync', say: t('Remise en ordre', 'Cleanup') };
      case 'red-alert':
        return { icon: 'warn', say: t('{#red-alert|Alerte rouge} !', '{#red-alert|Red Alert}!') };
      case 'end':
        return { icon: 'cup', say: OUTCOME[n.outcome] ?? n.outcome };
      case 'scan':
        return {
          icon: 'search',
          say: t(
            `${role(n.role)} {#scan|scanne} : ${at(n.spot)}${n.hatches.length > 0 ? `, ${many(n.hatches.length, 'sas', 'sas')}` : ''}${n.vent ? ', {#vent|grille}' : ''}`,
            `The ${role(n.role)} {#scan|scans}: ${at(n.spot)}${n.hatches.length > 0 ? `, ${many(n.hatches.length, 'hatch', 'hatches')}` : ''}${n.vent ? ', {#vent|vent}' : ''}`,
          ),
        };
      case 'marker':
        return {
          icon: 'pin',
          say: n.decoy ? t('Un leurre', 'A decoy') : t(`Le marqueur révèle : ${at(n.spot)}`, `The marker reveals: ${at(n.spot)}`),
        };
      case 'alien-token':
        return {
          icon: 'warn',
          say:
            n.aliens.length === 0
              ? t(`Jeton Alien ${n.token} : personne`, `Alien token ${n.token}: nobody`)
              : t(
                  `Jeton Alien ${n.token} : ${list(n.aliens.map(foe))}${n.skipped ? ` (sans ${foe(n.skipped)})` : ''}`,
                  `Alien token ${n.token}: ${list(n.aliens.map(foe))}${n.skipped ? ` (without ${foe(n.skipped)})` : ''}`,
                ),
        };
      case 'alert':
        return {
          icon: 'bell',
          say: n.silenced
            ? t('{#alert|Alert!} : alarme coupée', '{#alert|Alert!}: the alarm is silent')
            : n.calls
              ? t('{#alert|Alert!} : des Aliens accourent', '{#alert|Alert!}: Aliens come running')
              : t('{#alert|Alert!} : rien', '{#alert|Alert!}: nothing'),
        };
      case 'placed':
        return { icon: 'plus', say: t(`${foe(n.type)} apparaît : ${at(n.spot)}`, `${foe(n.type)} appears: ${at(n.spot)}`) };
      case 'not-placed':
        return { icon: 'ban', say: t(`Plus de figurine : ${foe(n.type)}`, `No figure left: ${foe(n.type)}`) };
      case 'bug-recycled':
        return {
          icon: 'sync',
          say: t(`Un ${foe('bug')} lointain réapparaît : ${at(n.to)}`, `A far-off ${foe('bug')} reappears: ${at(n.to)}`),
        };
      case 'found':
        return {
          icon: 'star',
          say: t(
            `Découverte : {#${n.find}|${findEntry(n.find).name.fr}} (${at(n.spot)})`,
            `Discovery: {#${n.find}|${findEntry(n.find).name.en}} (${at(n.spot)})`,
          ),
        };
      case 'locker':
        return {
          icon: 'lock',
          say: t(`{#locker|Casier} : ${role(n.role)} (${at(n.spot)})`, `{#locker|Locker}: ${role(n.role)} (${at(n.spot)})`),
        };
      case 'event':
        return {
          icon: 'hot',
          say: `{#${n.event}|${EVENT[n.event].name[lang]}}${n.ignored ? t(' : sans effet', ': no effect') : ` : ${EVENT[n.event].help[lang]}`}`,
        };
      case 'grown':
        return {
          icon: 'plus',
          say:
            n.foes.length === 0
              ? t('Personne ne récupère', 'Nobody recovers')
              : t(`${list(n.foes.map(who))} récupère`, `${list(n.foes.map(who))} recovers`),
        };
      case 'hp':
        return {
          icon: n.by > 0 ? 'plus' : 'hot',
          say: t(
            `${role(n.role)} : ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#hp|PV} (${n.hp})`,
            `${role(n.role)}: ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#hp|HP} (${n.hp})`,
          ),
        };
      case 'o2':
        return { icon: 'sync', say: `${role(n.role)}${t(' :', ':')} ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#o2|O²} (${n.o2})` };
      case 'protected':
        return { icon: 'lock', say: t(`${item(n.item)} protège : ${role(n.role)}`, `${item(n.item)} protects the ${role(n.role)}`) };
      case 'spared':
        return {
          icon: 'check',
          say: t(
            `${role(n.role)} est épargné cette manche : ${EFFECT[n.from].name.fr}`,
            `The ${role(n.role)} is spared this round: ${EFFECT[n.from].name.en}`,
          ),
        };
      case 'mind-control':
        return {
          icon: 'warn',
          say: t(
            `{#effect/mind-control|Contrôle mental} : ${role(n.role)} perd un AP`,
            `{#effect/mind-control|Mind Control}: the ${role(n.role)} loses an AP`,
          ),
        };
      case 'grappled':
        return { icon: 'lock', say: t(`${role(n.role)} est saisi`, `The ${role(n.role)} is grappled`) };
      case 'grip-broken':
        return { icon: 'check', say: t(`${role(n.role)} se libère`, `The ${role(n.role)} breaks free`) };
      case 'pinned':
        return {
          icon: 'lock',
          say: t(`${role(n.role)} doit combattre avant de repartir`, `The ${role(n.role)} must fight before moving on`),
        };
      case 'component':
        return {
          icon: 'layers',
          say: `${role(n.role)}${t(' :', ':')} ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#${n.component}|${COMPONENT[n.component].name[lang]}}`,
        };
      case 'move':
        return {
          icon: 'move',
          say: t(`${role(n.role)} : ${at(n.from)} → ${at(n.to)}`, `The ${role(n.role)}: ${at(n.from)} → ${at(n.to)}`),
        };
      case 'hatch':
        return {
          icon: 'link',
          say: t(
            `${role(n.role)} : {#hatch|sas} ${EDGE[n.to].fr} entre ${at(n.between[0])} et ${at(n.between[1])}`,
            `The ${role(n.role)}: {#hatch|hatch} ${EDGE[n.to].en} between ${at(n.between[0])} and ${at(n.between[1])}`,
          ),
        };
      case 'pick-up':
        return { icon: 'hand', say: t(`${role(n.role)} ramasse ${thing(n.thing)}`, `The ${role(n.role)} picks up ${thing(n.thing)}`) };
      case 'drop':
        return {
          icon: 'down',
          say: t(`${role(n.role)} dépose ${item(n.item)} (${at(n.spot)})`, `The ${role(n.role)} drops ${item(n.item)} (${at(n.spot)})`),
        };
      case 'trade':
        return {
          icon: 'share',
          say: t(
            `${role(n.from)} donne ${thing(n.thing)} : ${role(n.to)}`,
            `The ${role(n.from)} gives ${thing(n.thing)} to the ${role(n.to)}`,
          ),
        };
      case 'refused':
        return { icon: 'close', say: t(`${role(n.role)} refuse`, `The ${role(n.role)} refuses`) };
      case 'use':
        return { icon: 'card', say: t(`${role(n.role)} utilise ${item(n.item)}`, `The ${role(n.role)} uses ${item(n.item)}`) };
      case 'discard':
        return { icon: 'trash', say: t(`${item(n.item)} est défaussé`, `${item(n.item)} is discarded`) };
      case 'recharge':
        return {
          icon: 'plus',
          say: t(`${role(n.role)} recharge ${item(n.item)} (${n.charges})`, `The ${role(n.role)} recharges ${item(n.item)} (${n.charges})`),
        };
      case 'talent':
        return {
          icon: 'star',
          say: `${role(n.role)}${t(' :', ':')} {#talent|Talent}, {#option/${n.option}|${OPTION[n.option].name[lang]}}`,
        };
      case 'declare': {
        const aimed = n.target ? ` → ${who(n.target)}` : n.patient !== '' ? ` → ${role(n.patient)}` : '';
        const by = n.weapon !== '' ? `, ${item(n.weapon)}` : n.item !== '' ? `, ${item(n.item)}` : '';
        const what = n.act !== '' ? ACT[n.act][lang] : ROLL[n.kind][lang];
        return {
          icon: n.kind === 'attack' ? 'clash' : 'die',
          say: `${role(n.role)}${t(' :', ':')} ${what}${by}${aimed}${n.dice > 0 ? `, ${dice(n.dice)}` : ''}`,
        };
      }
      case 'boost':
        return {
          icon: 'plus',
          say: `${item(n.item)}${t(' :', ':')} ${n.dice > 0 ? `+${dice(n.dice)}` : `+${many(n.successes, t('succès', 'success'), t('succès', 'successes'))}`}`,
        };
      case 'roll':
        return {
          icon: 'die',
          say: t(
            `Jet : ${faces(n.faces)}, ${many(n.successes, '{#success|succès}', '{#success|succès}')}`,
            `Roll: ${faces(n.faces)}, ${many(n.successes, '{#success|success}', '{#success|successes}')}`,
          ),
        };
      case 'reroll':
        return { icon: 'die', say: `${item(n.item)}${t(' :', ':')} ${faces(n.before)} → ${faces(n.faces)}` };
      case 'result':
        return {
          icon: n.successes > 0 ? 'check' : 'close',
          say:
            n.successes === 0
              ? t('Échec', 'Failure')
              : n.overkills > 0
                ? t(
                    `Réussi, ${many(n.overkills, '{#overkill|Overkill}', '{#overkill|Overkills}')}`,
                    `Success, ${many(n.overkills, '{#overkill|Overkill}', '{#overkill|Overkills}')}`,
                  )
                : t('Réussi', 'Success'),
        };
      case 'overkill':
        return {
          icon: 'star',
          say: `{#option/${n.option}|${OPTION[n.option].name[lang]}}${n.target ? ` → ${who(n.target)}` : n.helped !== '' ? ` → ${role(n.helped)}` : ''}`,
        };
      case 'lost-overkills':
        return {
          icon: 'trash',
          say: t(`${many(n.count, 'Overkill perdu', 'Overkills perdus')}`, `${many(n.count, 'Overkill lost', 'Overkills lost')}`),
        };
      case 'analyzed':
        return {
          icon: 'check',
          say: t(
            `${item(n.item)} est prêt${n.charges > 0 ? ` (${n.charges})` : ''}`,
            `${item(n.item)} is ready${n.charges > 0 ? ` (${n.charges})` : ''}`,
          ),
        };
      case 'subdued':
        return { icon: 'check', say: t(`${role(n.role)} subjugue ${who(n.foe)}`, `The ${role(n.role)} subdues the ${who(n.foe)}`) };
      case 'rescued':
        return { icon: 'users', say: t(`${role(n.role)} sauve : ${item(n.item)}`, `The ${role(n.role)} rescues ${item(n.item)}`) };
      case 'scenario-act':
        return {
          icon: 'flag',
          say: `${role(n.role)}${t(' :', ':')} ${ACT[n.act][lang]}${n.goal > 0 ? `, ${n.progress} / ${n.goal}` : ''}`,
        };
      case 'command':
        return {
          icon: 'flag',
          say: t(
            `${role(n.from)} donne un {#command-ap|AP} : ${role(n.to)}`,
            `The ${role(n.from)} gives a {#command-ap|Command AP} to the ${role(n.to)}`,
          ),
        };
      case 'flag':
        return {
          icon: 'flag',
          say: t(
            `${role(n.role)} brandit le drapeau : ${list(n.crew.map(role))}`,
            `The ${role(n.role)} raises the flag: ${list(n.crew.map(role))}`,
          ),
        };
      case 'flag-forfeit':
        return { icon: 'close', say: t(`${role(n.role)} renonce à son action`, `The ${role(n.role)} forgoes the action`) };
      case 'concede':
        return {
          icon: 'flag',
          seat: n.seat,
          say: n.agrees
            ? t(`{@${n.seat}} veut abandonner`, `{@${n.seat}} wants to concede`)
            : t(`{@${n.seat}} veut continuer`, `{@${n.seat}} wants to play on`),
        };
      case 'wound':
        return { icon: 'hot', say: t(`${who(n.foe)} est blessé : ${n.hp} {#hp|PV}`, `The ${who(n.foe)} is wounded: ${n.hp} {#hp|HP}`) };
      case 'killed':
        return { icon: 'out', say: t(`${who(n.foe)} est éliminé`, `The ${who(n.foe)} is eliminated`) };
      case 'unharmed':
        return { icon: 'lock', say: t(`${who(n.foe)} n'est pas touché`, `The ${who(n.foe)} is unharmed`) };
      case 'stunned':
        return { icon: 'sand', say: t(`${who(n.foe)} est {#stun|sonné}`, `The ${who(n.foe)} is {#stun|stunned}`) };
      case 'staggered':
        return { icon: 'sand', say: t(`${who(n.foe)} chancelle : ${dice(n.dice)}`, `The ${who(n.foe)} staggers: ${dice(n.dice)}`) };
      case 'pushed':
        return {
          icon: 'move',
          say: t(
            `${foe(n.foe.type)} est poussé : ${at(n.from)} → ${at(n.foe.spot)}`,
            `The ${foe(n.foe.type)} is pushed: ${at(n.from)} → ${at(n.foe.spot)}`,
          ),
        };
      case 'mine':
        return {
          icon: 'hot',
          say: n.laid
            ? t(`${item('electro-mine')} posée : ${at(n.spot)}`, `${item('electro-mine')} laid: ${at(n.spot)}`)
            : n.killed
              ? t(`${item('electro-mine')} : ${who(n.killed)} est détruite`, `${item('electro-mine')}: the ${who(n.killed)} is destroyed`)
              : t(`${item('electro-mine')} ramassée`, `${item('electro-mine')} picked up`),
        };
      case 'object-moved':
        return { icon: 'move', say: `${item(n.means)}${t(' :', ':')} ${thing(n.thing)}, ${at(n.from)} → ${at(n.to)}` };
      case 'alien-target':
        return {
          icon: 'focus',
          say: t(
            `${who(n.foe)} vise ${role(n.role)} : ${WHY[n.why]}, distance ${n.distance}`,
            `The ${who(n.foe)} goes for the ${role(n.role)}: ${WHY[n.why]}, distance ${n.distance}`,
          ),
        };
      case 'alien-moves':
        return {
          icon: 'move',
          say: t(
            `${foe(n.foe.type)} : ${at(n.from)} → ${at(n.foe.spot)}, vers ${role(n.toward)} (${STEP[n.why]})`,
            `The ${foe(n.foe.type)}: ${at(n.from)} → ${at(n.foe.spot)}, towards the ${role(n.toward)} (${STEP[n.why]})`,
          ),
        };
      case 'alien-stays':
        return { icon: 'pause', say: t(`${who(n.foe)} ne bouge pas : ${STAY[n.why]}`, `The ${who(n.foe)} stays: ${STAY[n.why]}`) };
      case 'alien-attacks':
        return {
          icon: 'clash',
          say: t(
            `${who(n.foe)} attaque ${role(n.role)} : ${dice(n.dice)} (${WHY[n.why]})`,
            `The ${who(n.foe)} attacks the ${role(n.role)}: ${dice(n.dice)} (${WHY[n.why]})`,
          ),
        };
      case 'alien-rolls':
        return {
          icon: 'die',
          say: t(
            `${foe(n.foe.type)} : ${faces(n.faces)}, ${many(n.successes, 'succès', 'succès')}`,
            `The ${foe(n.foe.type)}: ${faces(n.faces)}, ${many(n.successes, 'success', 'successes')}`,
          ),
        };
      case 'alien-overkill':
        return { icon: 'warn', say: `{#effect/${n.effect}|${EFFECT[n.effect].name[lang]}} → ${role(n.role)}` };
      case 'alien-holds':
        return {
          icon: 'pause',
          say: t(`${who(n.foe)} n'attaque pas : ${HOLD[n.why]}`, `The ${who(n.foe)} does not attack: ${HOLD[n.why]}`),
        };
      case 'brain-broadcast':
        return {
          icon: 'warn',
          say:
            n.roles.length === 0
              ? t(`${who(n.foe)} n'atteint personne`, `The ${who(n.foe)} reaches nobody`)
              : t(`${who(n.foe)} domine ${list(n.roles.map(role))}`, `The ${who(n.foe)} dominates the ${list(n.roles.map(role))}`),
        };
      case 'entry-panic':
        return {
          icon: 'warn',
          say: t(
            `${foe(n.foe.type)} entre : {#effect/panic|Panique} pour ${list(n.roles.map(role))}`,
            `The ${foe(n.foe.type)} enters: {#effect/panic|Panic} for the ${list(n.roles.map(role))}`,
          ),
        };
      case 'terror':
        return {
          icon: 'warn',
          say: `{#effect/terror|${EFFECT.terror.name[lang]}}${t(' :', ':')} ${typeof n.victim === 'string' ? role(n.victim) : foe(n.victim.type)}, ${t('dé', 'die')} ${n.face === 10 ? 0 : n.face} (${TERROR[n.result]})`,
        };
      case 'invisible':
        return { icon: 'hide', say: t(`${role(n.role)} devient invisible`, `The ${role(n.role)} turns invisible`) };
      case 'bugs-merge':
        return {
          icon: 'move',
          say: t(
            `Les {#swarm|insectes} se rejoignent : ${at(n.to)}, ${n.size} ensemble`,
            `The {#swarm|Bugs} unite: ${at(n.to)}, ${n.size} together`,
          ),
        };
      case 'bugs-approach':
        return {
          icon: 'move',
          say: t(
            `${many(n.size, 'insecte', 'insectes')} : ${at(n.from)} → ${at(n.to)}`,
            `${many(n.size, 'Bug', 'Bugs')}: ${at(n.from)} → ${at(n.to)}`,
          ),
        };
      case 'bugs-move':
        return {
          icon: 'move',
          say: t(
            `L'{#swarm|essaim} (${n.size}) : ${at(n.from)} → ${at(n.to)}, vers ${role(n.toward)}`,
            `The {#swarm|swarm} (${n.size}): ${at(n.from)} → ${at(n.to)}, towards the ${role(n.toward)}`,
          ),
        };
      case 'bugs-attack':
        return {
          icon: 'clash',
          say: t(
            `L'{#swarm|essaim} attaque ${role(n.role)} : ${dice(n.dice)}`,
            `The {#swarm|swarm} attacks the ${role(n.role)}: ${dice(n.dice)}`,
          ),
        };
      case 'bug-rolls':
        return {
          icon: 'die',
          say: t(
            `Insectes : ${faces(n.faces)}, ${many(n.hits, 'touche', 'touches')}`,
            `Bugs: ${faces(n.faces)}, ${many(n.hits, 'hit', 'hits')}`,
          ),
        };
      case 'scenario-tile':
        return { icon: 'pin', say: t(`${at(n.spot)} est découverte`, `${at(n.spot)} is found`) };
      case 'boss':
        return { icon: 'warn', say: t(`${foe(n.type)} s'éveille : ${n.hp} {#hp|PV}`, `${foe(n.type)} awakes: ${n.hp} {#hp|HP}`) };
      case 'marker-removed':
        return {
          icon: 'check',
          say: t(`${at(n.spot)} : marqueur retiré, ${n.left} à retirer`, `${at(n.spot)}: marker removed, ${n.left} left`),
        };
      case 'freed':
        return { icon: 'users', say: t(`Thralls libérés : ${n.count} / ${n.goal}`, `Thralls freed: ${n.count} / ${n.goal}`) };
      case 'drive-down':
        return {
          icon: 'check',
          say: t('La propulsion est coupée. Tous au Sas principal !', 'The drive is down. All back to the Airlock!'),
        };
      case 'alarm-silent':
        return { icon: 'mute', say: t("L'alarme est coupée", 'The alarm is silent') };
      case 'countdown':
        return { icon: 'sand', say: t(`Compte à rebours : ${n.left}`, `Countdown: ${n.left}`) };
    }
  }
}
