import type { Frozen } from '@cosmodrome/kernel';
import {
  ALERT_TOKENS,
  ALIEN,
  ALIENS,
  bugSupply,
  CARDS,
  DISCOVERY_TOKENS,
  SCENARIO,
  STANDARD_AP,
  STANDARD_TILES,
} from '../content/index.ts';
import type { State } from '../state.ts';

/** What is never lost: cards, tokens, tiles, AP tokens, figures. */
export function audit(state: Frozen<State>): string | undefined {
  const { bags } = state;
  const hidden = (back: 'alien' | 'alert' | 'discovery' | 'locker' | 'marker') => state.cells.filter((c) => c[back]).length;
  if (state.cards.length !== CARDS.length) return 'cards are missing';
  for (const [id, c] of state.cards.entries()) {
    const placed =
      c.where === 'held' || c.where === 'locker'
        ? state.rocketeers.length
        : c.where === 'floor' || c.where === 'mine'
          ? state.cells.length
          : -1;
    if (placed < 0 ? c.at !== -1 : c.at < 0 || c.at >= placed) return `card ${id} is ${c.where} at ${c.at}`;
    if (c.charges < 0) return `card ${id} has ${c.charges} Charges`;
  }
  const aliens = bags.aliens.length + bags.restock.length + bags.alienDiscard.length;
  if (aliens !== SCENARIO[state.scenario].pool.length) return `${aliens} Alien tokens`;
  if (hidden('alien') > bags.aliens.length) return 'more Alien tokens lie on the map than are left';
  const alerts = bags.alerts.length + bags.realerts.length + bags.alertDiscard.length;
  if (alerts !== ALERT_TOKENS.length) return `${alerts} Alert! tokens`;
  if (hidden('discovery') > bags.finds.length || bags.finds.length > DISCOVERY_TOKENS.length) return 'Discovery tokens do not fit';
  if (hidden('marker') !== bags.markers.length) return `${hidden('marker')} markers lie on the map, ${bags.markers.length} are left`;
  if (hidden('locker') !== bags.lockers.length) return 'Rocketeer tokens do not fit';
  const turned = state.cells.filter((c) => c.tile > 0 && c.tile <= STANDARD_TILES).map((c) => c.tile);
  if (new Set([...turned, ...bags.tiles]).size !== turned.length + bags.tiles.length) return 'a tile exists twice';
  for (const type of ALIENS) {
    const used = state.figures.filter((f) => f.type === type).length + state.lost[type];
    const most = type === 'bug' ? bugSupply(state.n) : ALIEN[type].figures;
    if (used > most) return `${used} figures of ${type}`;
  }
  for (const f of state.figures)
    if (f.hp < 1 || f.hp > ALIEN[f.type].hp || f.at < 0 || f.at >= state.cells.length) return `figure ${f.id} has ${f.hp} HP at ${f.at}`;
  for (const r of state.rocketeers) {
    const standard = r.standard + r.standardSpent + (r.box === 'standard' ? 1 : 0);
    const restricted = r.restricted + r.restrictedSpent + (r.box === 'restricted' ? 1 : 0);
    if (standard !== STANDARD_AP || restricted !== 1) return `${r.role} has ${standard} standard and ${restricted} restricted AP`;
    if (Math.min(r.mysterium, r.blood, r.wire, r.hp, r.o2) < 0) return `${r.role} has less than nothing`;
    if ((r.hp === 0 || r.o2 === 0) && !state.outcome) return `${r.role} is dead and nobody noticed`;
  }
  return undefined;
}
