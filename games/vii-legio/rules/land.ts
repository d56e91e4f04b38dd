/** Landing: proposal, invitations, confirmation. */
import { during, each, type Flow, oneOf, type Seat, yesNo } from '@cosmodrome/kernel';
import { type Pawn, PROPOSALS } from '../content/index.ts';
import { type Landing, planetOf, type State, unitOf } from '../state.ts';
import { ask, type Proposal, type Why } from '../topics.ts';
import { callImperator, mayCall } from './imperator.ts';
import { mission } from './mission.ts';
import { clockwise, imperatorOf, type Legio, putDown, type Seen, squadsOf, worldOf } from './table.ts';

/** Other U.C. whose ships are in the sector now; a ship in sector X is in no sector. LEG-LAND-03, LEG-LAND-08, LEG-RULING-20, LEG-RULING-91 */
export const present = (state: Seen, seat: Seat): Seat[] =>
  clockwise(state.units.length, seat).filter(
    (s) => s !== seat && unitOf(state, s).place !== 'X' && unitOf(state, s).place === unitOf(state, seat).place,
  );
/** The discoverer must be invited when it is there, even by one who has squads enough. LEG-LAND-06, LEG-RULING-32, LEG-RULING-74 */
export function mustInvite(state: Seen, seat: Seat, pawn: Pawn): Seat | null {
  const discoverer = planetOf(state, pawn).discoverer;
  return present(state, seat).includes(discoverer) ? discoverer : null;
}
/** Only the total counts, not who brings it. LEG-LAND-02, LEG-IMP-07, LEG-RULING-46 */
export const squadsGathered = (state: Seen, seats: readonly Seat[], imperator: boolean): number =>
  seats.reduce((n, s) => n + squadsOf(state, unitOf(state, s)), imperator ? imperatorOf(state).squads : 0);

/** LEG-LAND-02, LEG-LAND-04, LEG-LAND-06, LEG-IMP-03, LEG-RULING-31, LEG-RULING-32 */
export function whyNotPropose(state: Seen, seat: Seat, pawn: Pawn, { invite, imperator }: Proposal): Why | undefined {
  const here = present(state, seat);
  if (!invite.every((s) => here.includes(s))) return 'not-here';
  const discoverer = mustInvite(state, seat, pawn);
  if (discoverer !== null && !invite.includes(discoverer)) return 'discoverer';
  if (invite.length > 0 && state.turn.proposals >= PROPOSALS) return 'proposals-used';
  if (imperator && !mayCall(state, unitOf(state, seat))) return 'no-calls-left';
  return squadsGathered(state, [seat, ...invite], imperator) < worldOf(state, planetOf(state, pawn).card).squads ? 'squads' : undefined;
}
/** Every way of landing there that could gather enough squads. */
export function proposals(state: Seen, seat: Seat, pawn: Pawn): Proposal[] {
  const invitations: Seat[][] = [[]];
  for (const guest of present(state, seat)) invitations.push(...invitations.map((others) => [...others, guest]));
  return invitations
    .flatMap((invite) => [false, true].map((imperator) => ({ invite, imperator })))
    .filter((proposal) => whyNotPropose(state, seat, pawn, proposal) === undefined);
}
/** Once a turn, on an active planet of one's own sector, with a chance of enough squads. LEG-LAND-01, LEG-LAND-02, LEG-RULING-35 */
export function whyNotLand(state: Seen, seat: Seat, pawn: Pawn): Why | undefined {
  const { place } = unitOf(state, seat);
  if (place === 'X') return 'in-x';
  const planet = state.planets.find((p) => p.pawn === pawn);
  if (!planet) return 'no-such-planet';
  if (planet.sector !== place) return 'elsewhere';
  if (proposals(state, seat, pawn).length > 0) return undefined;
  return mustInvite(state, seat, pawn) !== null && state.turn.proposals >= PROPOSALS ? 'proposals-used' : 'squads';
}

/** The only way of landing is taken unasked if it neither calls the Imperator nor throws cards away. LEG-LAND-09, LEG-RULING-31 */
const costsNothing = (state: Seen, seat: Seat, { imperator }: Proposal): boolean => !imperator && unitOf(state, seat).hand.length === 0;

/**
 * The active U.C. proposes; all who are invited answer at the same time; if squads suffice it confirms or withdraws. Nothing is spent until
 * then. Without an invitation the landing is confirmed directly.
 * LEG-LAND-03 to LEG-LAND-11, LEG-RULING-31, LEG-RULING-32, LEG-RULING-33, LEG-INFO-10
 */
export function* land(table: Legio, seat: Seat, pawn: Pawn): Flow {
  const { state } = table;
  const landing = (proposed: boolean, invited: readonly Seat[], imperator: boolean): Landing => ({
    kind: 'landing',
    pawn,
    invited,
    imperator,
    proposed,
  });
  const [only, ...others] = proposals(state, seat, pawn);
  const { invite, imperator } =
    only && others.length === 0 && (state.turn.unasked || costsNothing(state, seat, only))
      ? only
      : yield* during(
          table,
          landing(false, [], false),
          ask(
            seat,
            'land/proposal',
            oneOf(
              () => proposals(state, seat, pawn),
              (answer) => whyRefused(state, seat, pawn, answer),
            ),
          ),
        );
  if (invite.length === 0) return yield* touchDown(table, seat, pawn, [], imperator);
  state.turn.proposals++;
  const world = worldOf(state, planetOf(state, pawn).card);
  table.tell({ kind: 'proposed', seat, pawn, world: world.key, invite, imperator });
  const answers = yield* during(
    table,
    landing(true, invite, imperator),
    each(invite, (guest) => ask(guest, 'land/answer', yesNo)),
  );
  for (const guest of invite) table.tell({ kind: 'answered', seat: guest, accepts: answers.get(guest)! });
  const guests = invite.filter((guest) => answers.get(guest));
  const squads = squadsGathered(state, [seat, ...guests], imperator);
  if (squads < world.squads) {
    table.tell({ kind: 'too-few-squads', seat, squads, needed: world.squads });
    return;
  }
  const confirmed = yield* during(table, landing(true, guests, imperator), ask(seat, 'land/confirm', yesNo));
  if (confirmed) return yield* touchDown(table, seat, pawn, guests, imperator);
  table.tell({ kind: 'withdrew', seat });
}
function whyRefused(state: State, seat: Seat, pawn: Pawn, answer: unknown): Why {
  const { invite, imperator } = (answer ?? {}) as Partial<Proposal>;
  if (!Array.isArray(invite) || typeof imperator !== 'boolean') return 'not-admitted';
  return whyNotPropose(state, seat, pawn, { invite, imperator }) ?? 'not-admitted';
}
/** The cards left are put down without loss of PC; the ships stand on the Extrasolar card. LEG-LAND-09, LEG-LAND-10, LEG-LAND-11, LEG-EXPL-10 */
function* touchDown(table: Legio, seat: Seat, pawn: Pawn, guests: readonly Seat[], imperator: boolean): Flow {
  const { state } = table;
  const participants = [seat, ...guests];
  const { hand } = unitOf(state, seat);
  putDown(state, seat, hand);
  state.turn.landed = true;
  state.stirred = true;
  const world = worldOf(state, planetOf(state, pawn).card).key;
  table.tell({ kind: 'landed', seat, pawn, world, participants, imperator, cards: hand.length });
  if (imperator) callImperator(table, seat);
  yield* mission(table, pawn, participants, imperator);
}
