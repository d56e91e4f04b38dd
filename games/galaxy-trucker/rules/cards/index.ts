/** A chapter for each kind of card: what its next beat is. GT-BASE-FLY-04 */
import type { Flow } from '@cosmodrome/kernel';
import { type Card, type CardType, cardAt } from '../../content/index.ts';
import { type CardOf, runOf } from '../flight.ts';
import type { Table } from '../table.ts';
import { abandoned } from './abandoned.ts';
import { combatZone, sabotage } from './combat-zone.ts';
import { enemy } from './enemies.ts';
import { epidemic, leak } from './epidemic.ts';
import { intruders } from './intruders.ts';
import { openSpace } from './open-space.ts';
import { planets } from './planets.ts';
import { stardust, unknownSector } from './stardust.ts';
import { meteorSwarm } from './swarm.ts';

const CHAPTERS: { readonly [T in CardType]: (table: Table, card: CardOf<T>) => Flow } = {
  slavers: enemy,
  smugglers: enemy,
  pirates: enemy,
  stardust,
  epidemic,
  sabotage,
  'open-space': openSpace,
  'meteor-swarm': meteorSwarm,
  planets,
  'combat-zone': combatZone,
  'abandoned-ship': abandoned,
  'abandoned-station': abandoned,
  'unknown-sector': unknownSector,
  intruders,
  'radioactive-leak': leak,
};
/** The next step of the card that lies open. */
export function resolveCard(table: Table): Flow {
  const card = cardAt(runOf(table.state).card);
  return (CHAPTERS[card.type] as (table: Table, card: Card) => Flow)(table, card);
}
