/** What a player says of a deed is what the deed was chosen by, and so on the table. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { believe, remembered } from '../bot/belief.ts';
import { Chart } from '../bot/chart.ts';
import { crews } from '../bot/crews.ts';
import { judgementOf, STYLES } from '../bot/judgement.ts';
import { AIMLESS, NOISE, Player } from '../bot/player.ts';
import { infectionOf } from '../content/index.ts';
import { game } from '../game.ts';
import type { Grounds } from '../motives.ts';
import type { Note } from '../notes.ts';
import { searchable } from '../rules/table.ts';
import { isAndroid, type RoomId, seatOf } from '../state.ts';
import type { Action, Move, Topic } from '../topics.ts';
import type { View } from '../view.ts';

class Enough extends Error {}
type At = BotSeat<View, Note>;
type Said = { readonly why: Grounds; readonly weight: number };

/** What lies nearer by the step, anywhere beyond it. */
function nearer(view: View, move: Move): RoomId[] {
  const chart = new Chart(view);
  const me = view.teams[seatOf(move.who)]!;
  const [before, after] = [(isAndroid(move.who) ? me.android : me.soldier).room!, move.to].map((room) => chart.distances(room, true));
  return [...chart.places.keys()].filter((room) => after!.get(room)! < before!.get(room)!);
}
const standsIn = (view: View, who: number, rooms: readonly RoomId[]): boolean =>
  [view.teams[who]!.soldier, view.teams[who]!.android].some(({ room }) => room !== null && rooms.includes(room));

/** Is it so, as far as what lies open and the seat's own hand tell? */
function isSo(at: At, why: Grounds, answer: unknown, suspicion: (who: number) => number): boolean {
  const { view, seat } = at;
  const action = answer as Action;
  const chart = new Chart(view);
  const { side, hand } = view.me!;
  const cans = hand.filter((card) => card === 'gas').length;
  const move = typeof answer === 'object' && answer !== null && 'do' in answer && action.do === 'move' ? action : undefined;
  const rooms = move ? nearer(view, move) : [];
  const partner = view.scene?.kind === 'trade' ? view.scene.seats.find((s) => s !== seat) : undefined;
  switch (why.kind) {
    case 'search':
      if (move) return rooms.some((room) => searchable(chart.at(room).icon));
      return ['search', 'teamSearch', 'adrenaline', 'openDoors'].includes(action.do);
    case 'nest':
      return action.do === 'burn' || cans >= view.variants.cans;
    case 'explore':
      if (move)
        return (
          view.next !== null &&
          view.base.some((t) =>
            t.rooms.some(({ id }, part) => rooms.includes(id) && t.sides.some((s) => s.owner === part && s.passage === 'free')),
          )
        );
      return at.ask.topic === 'explore/place' || /^(explore|reveal)/.test(action.do);
    case 'heal':
      if (move) return rooms.some((room) => chart.at(room).icon === 'infirmary');
      return action.do === 'heal' || action.do === 'aid';
    case 'scan':
      return move ? rooms.some((room) => chart.at(room).icon === 'terminal') : action.do === 'heatScan';
    case 'danger':
      return move !== undefined && chart.danger(roomOf(view, move)) > chart.danger(move.to);
    case 'martyr':
      return side !== 'human' && move !== undefined && chart.danger(roomOf(view, move)) < chart.danger(move.to);
    case 'supply':
      return side === 'human' && cans > 0 && (move ? standsIn(view, why.who, rooms) : true) && why.who !== seat;
    case 'meet':
      return side === 'human' && why.who !== seat && (!move || standsIn(view, why.who, [move.to]));
    case 'infect':
      return (
        side !== 'human' &&
        (move ? standsIn(view, why.who, rooms) : partner === why.who ? answer === infectionOf(seat) || answer === 'host' : true)
      );
    case 'suspect':
      return Math.round(10 * suspicion(why.who)) === why.tenths && why.who !== seat;
    case 'frame':
    case 'silence':
    case 'stop':
      return side !== 'human' && (action.do === 'grenade' || ('at' in action && 'body' in action.at && seatOf(action.at.body) === why.who));
    case 'parasite':
      return action.do === 'grenade' || ('at' in action && 'parasite' in action.at);
    case 'hide':
      return side !== 'human' && answer !== infectionOf(seat) && answer !== 'host';
    case 'guard':
      return side === 'human' && why.who === partner && (answer === 'gas' || answer === 'antidote');
    case 'spare':
      return side === 'human' && partner !== undefined;
    case 'team':
      return at.ask.topic === 'team/join';
    case 'weary':
      return action.do === 'vote';
    case 'rest':
      return answer === null || action.do === 'end';
  }
}
const roomOf = (view: View, { who }: Move): RoomId => {
  const me = view.teams[seatOf(who)]!;
  return (isAndroid(who) ? me.android : me.soldier).room!;
};

test('the two weightiest reasons of a step are the two weightiest parts of its worth; what is said of any deed is so', () => {
  const wanted = process.env.DEEP === '1' ? 500 : 60;
  let [looked, steps, said] = [0, 0, 0];
  const kinds = new Set<string>();
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const own = crews[style] as AnyBot;
    const j = judgementOf('normal', style);
    return {
      ...own,
      answer(seat: BotSeat) {
        if (steps >= wanted && looked >= 2 * wanted) throw new Enough();
        const answer = own.answer(seat);
        const at = seat as unknown as At;
        if (answer === undefined || at.chance.below(3) > 0) return answer;
        const reasons = own.why!(seat, answer) as unknown as readonly Said[];
        const action = answer as unknown as Action;
        const belief = believe(at.view, at.seat, remembered(at.notes, 1));
        for (const { why } of reasons.slice(0, 2)) {
          expect(
            isSo(at, why, answer, (who) => belief.of(who).infected),
            `${JSON.stringify(answer)}: ${JSON.stringify(why)}`,
          ).toBe(true);
          kinds.add(why.kind);
          said++;
        }
        looked++;
        if ((at.ask.topic as Topic) !== 'turn/action') return answer;
        const player = new Player(at, j);
        const options = [...at.ask.domain.options!()] as unknown as Action[];
        // It was chosen by this worth: nothing else there is worth more, but for the noise.
        if (options.length > 1)
          for (const option of options) expect(player.worth(option)).toBeLessThanOrEqual(player.worth(action) + NOISE + 1e-9);
        if (action.do !== 'move') return answer;
        steps++;
        const { goal, stay, danger, alert, company, met } = player.parts(action);
        expect((goal?.worth ?? AIMLESS) - stay + danger - alert + company).toBeCloseTo(player.worth(action), 9);
        const parts = [
          ...(goal ? [{ part: goal.why, weight: goal.worth }] : []),
          { part: {}, weight: danger },
          { part: { who: met }, weight: company },
        ]
          .filter(({ weight }) => weight > 0)
          .toSorted((a, b) => b.weight - a.weight);
        expect(reasons.map(({ weight }) => weight)).toEqual(parts.map(({ weight }) => weight));
        for (const [i, { part }] of parts.slice(0, 2).entries()) expect(reasons[i]!.why).toMatchObject(part);
        return answer;
      },
    };
  };
  try {
    for (let seed = 0; ; seed++) playMatch(game, { seed: `why ${seed}`, bots: [...STYLES, ...STYLES].slice(0, 5).map(watched) });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  expect(said).toBeGreaterThan(wanted);
  expect(kinds.size).toBeGreaterThan(6);
});
