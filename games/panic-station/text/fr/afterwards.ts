import type { Lexicon } from '../lexicon.ts';
import { count } from './grammar.ts';
import { endings } from './reasons.ts';

export const because: Lexicon['because'] = {
  ended: ({ how, seat, cans, round }) =>
    how === 'burnt' && seat !== null
      ? `{@${seat}} a brûlé le Nid avec ${cans} Jerricans, manche ${round}.`
      : `${endings[how]} Manche ${round}.`,
  decided: (d) => {
    switch (d.kind) {
      case 'nest':
        return `{@${d.seat}} a posé la salle du Nid à la manche ${d.round} : le chemin était connu.`;
      case 'infections':
        return `${count(d.made, 'infection réussie', 'infections réussies')} sur ${d.of}. La première : {@${d.by}} touche {@${d.first}}, manche ${d.round}.`;
      case 'nobody':
        return 'Personne n’était infecté à la fin : l’Hôte n’a pas de camp.';
    }
  },
  missing: (m) => {
    switch (m.kind) {
      case 'infections':
        return m.of === 0
          ? `Pas une seule infection tentée en ${count(m.rounds, 'manche', 'manches')}.`
          : `${count(m.made, 'infection', 'infections')} en ${count(m.rounds, 'manche', 'manches')}, sur ${count(m.of, 'tentative', 'tentatives')}.`;
      case 'soldier':
        return 'Un Soldat debout : eux seuls peuvent brûler le Nid.';
      case 'way':
        return `Le dernier pas : ${m.needed} Jerricans dans une seule main, et personne au Nid pour les allumer.`;
      case 'cans':
        return m.nest
          ? `Des Jerricans dans une seule main : ${m.most} au plus, il en faut ${m.needed}. À tous les humains, ${m.held}.`
          : `La salle du Nid : personne ne l’a posée. Les humains tenaient ${count(m.held, 'Jerrican', 'Jerricans')}.`;
    }
  },
  lackedBy: { host: 'à l’Hôte', humans: 'aux Humains' },
};
export const contrast: Lexicon['contrast'] = {
  unspent: (c) =>
    c.other ? `Finir là, avec ${c.ap} PA en réserve, évitait une rencontre.` : `Finir le tour laissait ${c.ap} PA sans emploi.`,
  attacks: (c) => (c.other ? 'L’autre coup attaque, le vôtre non.' : 'Votre coup attaque, l’autre garde ses balles.'),
  searches: (c) =>
    c.other ? 'Fouiller donne une carte de plus : Jerrican, arme ou antidote.' : 'Votre coup fouille ; l’autre avance vers le Nid.',
  explores: (c) => (c.other ? 'Explorer rapproche la salle du Nid.' : 'Votre coup explore ; l’autre se sert de ce qui est déjà là.'),
  'gives-gas': (c) =>
    c.other
      ? 'Donner un Jerrican protège de l’infection pendant l’échange.'
      : 'Un Jerrican donné manque pour brûler le Nid ; l’autre carte le gardait.',
  infects: (c) => (c.other ? 'L’autre carte tente l’infection.' : 'Votre carte tente l’infection ; l’autre garde le secret.'),
};
export const sides: Lexicon['sides'] = { humans: 'Humains', host: 'Camp de l’Hôte' };
