import { EXPLORATION, IMPERATOR, kindOf, MISSIONS, OBJECTIVES, X_CARDS } from '../../content/index.ts';
import type { Prints } from '../lexicon.ts';
import { capital, cards, count, demand, points, squads } from './grammar.ts';
import { names } from './names.ts';

const copies = (n: number): string => (n === 1 ? 'Only copy.' : `${n} copies.`);

export const prints: Prints = {
  lists: {
    exploration: `The Exploration cards (${EXPLORATION.reduce((sum, kind) => sum + kind.copies, 0)})`,
    extrasolar: `The Extrasolar cards A and B (${MISSIONS.length})`,
    x: `The cards of sector X (${X_CARDS.length})`,
    imperator: `The Imperator cards (${IMPERATOR.reduce((sum, kind) => sum + kind.copies, 0)})`,
    objectives: `The Secret Objectives (${OBJECTIVES.length})`,
  },
  exploration(key) {
    const kind = kindOf(key);
    const learnt = kind.experience ? ` Facing it gives ${points(kind.experience.points)} of ${names.skills[kind.experience.skill]}.` : '';
    return `${capital(names.types[kind.type])}. ${names.exploration[key].text}${learnt} ${copies(kind.copies)}`;
  },
  world(key) {
    const w = MISSIONS.find((m) => m.key === key)!;
    const crew = w.minCrew === 0 ? '' : `, at least ${w.minCrew} of them crew,`;
    const left = w.minCrew === w.star ? count(w.star, 'crew member', 'crew members') : `${count(w.star, 'element', 'elements')}${crew}`;
    return (
      `Zone ${w.zone}, ${names.kinds[w.kind]}. It takes ${squads(w.squads)} to land and ${demand(w.required, w.kind)} to share ${w.pc} PC. ` +
      `Each participant may leave ${left} for ${w.px} PX.`
    );
  },
  x(key) {
    const { permanent } = X_CARDS.find((c) => c.key === key)!;
    return `${names.x[key].text} ${permanent ? 'Permanent effect.' : 'At once.'}`;
  },
  imperator(key) {
    const c = IMPERATOR.find((k) => k.key === key)!;
    return `Brings ${squads(c.squads)} and ${points(c.experience)} of experience; the Imperator gains ${c.pc} PC. ${copies(c.copies)}`;
  },
  objective(key) {
    const o = OBJECTIVES.find((k) => k.key === key)!;
    return `${names.objectives[key].text} Worth ${o.pc} PC, ${o.moment === 'end' ? 'counted at the end of the game' : 'as soon as it is fulfilled'}.`;
  },
};
/** Cards put down face down: others learn their number only. */
export const hiddenCards = (n: number): string => (n === 0 ? '' : ` (${cards(n)} face down)`);
