import type { Lexicon } from '../lexicon.ts';
import { role } from './grammar.ts';
import { names } from './names.ts';

export const refusals: Lexicon['refusals'] = {
  kit: 'Quatre objets, dont deux imposants au plus.',
  'not-held': 'Cet objet n’est pas dans vos mains.',
  'not-analyzed': 'À analyser d’abord : une action de QI.',
  'no-charge': 'Plus de Charge.',
  'power-out': 'Panne de courant : rien d’alien ne marche cette manche.',
  personal: 'Cet objet ne sert qu’à son propriétaire.',
  used: 'Déjà utilisé cette manche.',
  'no-action': 'Plus aucune action pour le payer.',
  held: 'Agrippé : aucun pas ne peut être payé.',
  'not-beside': 'Seulement ce qui touche cette case.',
  'not-scanned': 'Cette case n’est pas encore scannée.',
  shut: 'Le sas entre les deux est fermé.',
  'not-closed': 'Ce sas n’est pas fermé.',
  'no-weapon': 'Une attaque demande une arme qui s’y prête.',
  'no-target': 'Cela ne peut pas être attaqué.',
  unseen: 'Hors de vue.',
  'out-of-range': 'L’arme ne porte pas si loin.',
  'spares-friends': 'Un Rocketeer ou un Thrall s’y trouve.',
  'no-iq': 'Plus de QI pour cela sur cette case.',
  'not-wounded': 'Personne n’y est blessé.',
  'out-of-reach': 'Trop loin pour une action de QI.',
  'nothing-to-analyze': 'Il n’y a rien à y analyser.',
  'no-components': 'Il manque des composants.',
  'not-subdued': 'Seuls un Thrall ou un Cerveau blessé se neutralisent.',
  'no-task': 'Rien à faire ici pour la mission.',
  'talent-used': 'Le Talent a déjà servi cette manche.',
  'not-admitted': "Ce n'est pas possible maintenant.",
};
export const endings: Lexicon['endings'] = {
  victory: 'Mission accomplie : tout l’équipage est sauf.',
  dead: 'Un Rocketeer est tombé : la mission échoue.',
  suffocated: 'Un Rocketeer n’a plus d’oxygène : la mission échoue.',
  countdown: 'Le compte à rebours est écoulé : tout explose.',
  conceded: 'L’équipage a renoncé.',
};
export const standing: Lexicon['standing'] = ({ scenario, turn, objective: o, aliens }, weakest) => [
  `${names.scenarios[scenario].name}, manche ${turn} : ${o.homeward ? 'il ne reste qu’à rentrer' : o.goal > 0 ? `l’objectif en est à ${o.progress} sur ${o.goal}` : 'l’objectif reste à atteindre'}.`,
  `${aliens.length} Alien${aliens.length > 1 ? 's' : ''} à bord ; le plus fragile des vôtres est ${role(weakest.role)}, ${weakest.hp} {#hp|PV} et ${weakest.o2} {#o2|O²}.`,
];
