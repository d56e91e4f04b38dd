import type { State } from '../state.ts';
import { sameMap } from './map.ts';

/** A state of its own: what is never changed in place is shared. */
export function copy(s: State): State {
  const out: State = {
    ...s,
    dock: s.dock && { ...s.dock },
    cells: s.cells.map((c) => ({ ...c, finds: c.finds.slice(), lockers: c.lockers.slice() })),
    edges: s.edges.slice(),
    rocketeers: s.rocketeers.map((r) => ({ ...r, grips: r.grips.slice() })),
    plan: s.plan.slice(),
    proposals: s.proposals.slice(),
    marks: s.marks.slice(),
    said: s.said.slice(),
    flag: s.flag.slice(),
    figures: s.figures.map((f) => ({ ...f })),
    lost: { ...s.lost },
    boss: s.boss && { ...s.boss },
    cards: s.cards.map((c) => ({ ...c })),
    bags: {
      tiles: s.bags.tiles.slice(),
      aliens: s.bags.aliens.slice(),
      restock: s.bags.restock.slice(),
      alienDiscard: s.bags.alienDiscard.slice(),
      alerts: s.bags.alerts.slice(),
      realerts: s.bags.realerts.slice(),
      alertDiscard: s.bags.alertDiscard.slice(),
      finds: s.bags.finds.slice(),
      markers: s.bags.markers.slice(),
      lockers: s.bags.lockers.slice(),
      rescued: s.bags.rescued.slice(),
    },
    kitsReady: s.kitsReady.slice(),
    alienTurn: s.alienTurn && {
      step: s.alienTurn.step,
      queue: s.alienTurn.queue.slice(),
      carries: s.alienTurn.carries.map((c) => ({ ...c })),
    },
    roll: s.roll && { ...s.roll, faces: s.roll.faces.slice(), bought: s.roll.bought.slice() },
    concede: s.concede.slice(),
    stats: { ...s.stats },
  };
  sameMap(s, out);
  return out;
}
