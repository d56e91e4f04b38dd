/** A crew leaves as a file. */
import type { Crew } from '../state.ts';
import type { Exported } from '../topics.ts';

/** A crew as a file, for another campaign. */
export const exportOf = (crew: Crew): Exported => ({
  version: 1,
  ship: crew.ship,
  systems: { ...crew.systems },
  upgrades: { ...crew.upgrades },
  hold: [...crew.hold],
  money: crew.money,
  members: crew.members.map(({ profile, captain, class: of, levels, career, health, skill, actions, inventory, armour }) => ({
    profile,
    captain,
    class: of,
    levels: { ...levels },
    career,
    health,
    skill,
    actions,
    inventory: [...inventory],
    armour,
  })),
});
