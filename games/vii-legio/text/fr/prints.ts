import { EXPLORATION, IMPERATOR, kindOf, MISSIONS, OBJECTIVES, X_CARDS } from '../../content/index.ts';
import type { Prints } from '../lexicon.ts';
import { capital, cards, count, demand, points, squads } from './grammar.ts';
import { names } from './names.ts';

const exemplaires = (n: number): string => (n === 1 ? 'Exemplaire unique.' : `${n} exemplaires.`);

export const prints: Prints = {
  lists: {
    exploration: `Les cartes Exploration (${EXPLORATION.reduce((sum, kind) => sum + kind.copies, 0)})`,
    extrasolar: `Les cartes Extrasolaires A et B (${MISSIONS.length})`,
    x: `Les cartes du secteur X (${X_CARDS.length})`,
    imperator: `Les cartes Imperator (${IMPERATOR.reduce((sum, kind) => sum + kind.copies, 0)})`,
    objectives: `Les objectifs secrets (${OBJECTIVES.length})`,
  },
  exploration(key) {
    const { type, experience, copies } = kindOf(key);
    const learnt = experience ? ` L’affronter donne ${points(experience.points)} de ${names.skills[experience.skill]}.` : '';
    return `${capital(names.types[type])}. ${names.exploration[key].text}${learnt} ${exemplaires(copies)}`;
  },
  world(key) {
    const w = MISSIONS.find((m) => m.key === key)!;
    const crew = w.minCrew === 0 ? '' : `, dont ${w.minCrew} d’équipage au moins,`;
    const left =
      w.minCrew === w.star ? count(w.star, 'membre d’équipage', 'membres d’équipage') : `${count(w.star, 'élément', 'éléments')}${crew}`;
    return (
      `Zone ${w.zone}, ${names.kinds[w.kind]}. Il faut ${squads(w.squads)} pour se poser et ${demand(w.required, w.kind)} pour partager ${w.pc} PC. ` +
      `Chacun peut laisser ${left} pour ${w.px} PX.`
    );
  },
  x(key) {
    const { permanent } = X_CARDS.find((c) => c.key === key)!;
    return `${names.x[key].text} ${permanent ? 'Effet permanent.' : 'Effet immédiat.'}`;
  },
  imperator(key) {
    const c = IMPERATOR.find((k) => k.key === key)!;
    return `Apporte ${squads(c.squads)} et ${points(c.experience)} d’expérience ; l’Imperator gagne ${c.pc} PC. ${exemplaires(c.copies)}`;
  },
  objective(key) {
    const o = OBJECTIVES.find((k) => k.key === key)!;
    return `${names.objectives[key].text} Vaut ${o.pc} PC, ${o.moment === 'end' ? 'comptés à la fin de la partie' : 'dès que la condition est remplie'}.`;
  },
};
/** Cards put down face down: others learn their number only. */
export const hiddenCards = (n: number): string => (n === 0 ? '' : ` (${cards(n)} ${n > 1 ? 'cachées' : 'cachée'})`);
