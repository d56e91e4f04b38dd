/** A fast copy of the table, for bookmarks and searches. Written by hand: every field that can change is copied, nothing else. */
import { copyPack } from '@cosmodrome/kit/cards';
import type { State, Unit } from '../state.ts';

const copyUnit = (u: Unit): Unit => ({
  ship: u.ship,
  place: u.place,
  aboard: {
    propulsor: u.aboard.propulsor,
    laser: u.aboard.laser,
    decoder: u.aboard.decoder,
    squad: u.aboard.squad,
    diplomat: u.aboard.diplomat,
    hunter: u.aboard.hunter,
    adventurer: u.aboard.adventurer,
  },
  profile: u.profile,
  memory: { diplomacy: u.memory.diplomacy, capture: u.memory.capture },
  technologies: { nanoprobes: u.technologies.nanoprobes, holodeck: u.technologies.holodeck },
  pc: u.pc,
  px: u.px,
  calls: u.calls,
  hand: u.hand.slice(),
  detectors: u.detectors.slice(),
  offered: u.offered.slice(),
  hidden: u.hidden.slice(),
  revealed: u.revealed.slice(),
  unfulfilled: u.unfulfilled.slice(),
  second: u.second,
  visitedX: u.visitedX,
  xCard: u.xCard,
  worlds: u.worlds.slice(),
  deeds: { gains: u.deeds.gains, sector4: u.deeds.sector4, sector5: u.deeds.sector5, aloneInB: u.deeds.aloneInB, shared: u.deeds.shared },
  met: u.met,
});

export const copyState = (s: State): State => ({
  stage: s.stage,
  round: s.round,
  first: s.first,
  turn: { ...s.turn },
  units: s.units.map(copyUnit),
  supply: { diplomat: s.supply.diplomat, hunter: s.supply.hunter, adventurer: s.supply.adventurer },
  exploration: copyPack(s.exploration),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  extrasolar: copyPack(s.extrasolar),
  pileA: s.pileA.slice(),
  pileB: s.pileB.slice(),
  pileX: s.pileX.slice(),
  openA: s.openA,
  hiddenA: s.hiddenA,
  hiddenB: s.hiddenB,
  planets: s.planets.slice(), // planets are replaced, never changed
  explored: s.explored.slice(),
  imperator: {
    pack: copyPack(s.imperator.pack),
    deck: s.imperator.deck.slice(),
    open: s.imperator.open,
    used: s.imperator.used.slice(),
    pc: s.imperator.pc,
  },
  objectives: { pack: copyPack(s.objectives.pack), pile: s.objectives.pile.slice() },
  stirred: s.stirred,
  quiet: s.quiet,
  ending: s.ending, // replaced, never changed; so is a scene, but for a mission
  scene:
    s.scene?.kind === 'mission' ? { ...s.scene, skills: s.scene.skills.slice(), pc: s.scene.pc.slice(), px: s.scene.px.slice() } : s.scene,
});
