/**
 * Somebody who has taken the three lessons and does what they teach, and nothing else: discover a world with a card, take crew until it
 * suffices, invite whoever is missing, land, leave what the star asks for, play what would be thrown away, repair when squads are few,
 * declare the end when ahead. It weighs nothing.
 */
import { anyAnswer, type Bot, type Json, type Seat } from '@cosmodrome/kernel';
import { distance, stepTowards } from '../bot/plans.ts';
import { type Element, type Sector, type Skill, type Specialty, STAR_BASE } from '../content/index.ts';
import type { Note } from '../notes.ts';
import { skillFor } from '../rules/experience.ts';
import { sceneOf, unitOf } from '../state.ts';
import type { Action, Start, Topic } from '../topics.ts';
import type { Forecast, HandCard, UnitView, View, WorldView } from '../view.ts';

const optionsOf = <A>(ask: { readonly domain: { options?(): Iterable<Json> } }): readonly A[] => [...(ask.domain.options?.() ?? [])] as A[];
const isAhead = (view: View, me: UnitView): boolean =>
  me.px >= 13 && view.units.every((u) => u.seat === me.seat || u.pc < me.pc || u.px < 10);
const gain = (choice: Forecast, seat: Seat): number =>
  choice.success ? (choice.participants.find((p) => p.seat === seat)?.pc ?? 0) - 0.5 * choice.invite.length : -1;
const points = (me: UnitView, skill: Skill): number => me.permanent[skill] + me.memory[skill];
const skillOf = (me: UnitView): Skill => (points(me, 'capture') > points(me, 'diplomacy') ? 'capture' : 'diplomacy');
const expertOf = (me: UnitView): Specialty => (skillOf(me) === 'capture' ? 'hunter' : 'diplomat');
/** Squads to begin with, and points for the skill it asks for. */
const suffices = (me: UnitView, { squads, required, kind }: WorldView): boolean =>
  me.squads >= squads && points(me, skillFor(kind) ?? skillOf(me)) >= required;

function act(view: View, me: UnitView, acts: readonly Action[]): Action {
  const one = (is: (action: Action) => boolean): Action | undefined => acts.find(is);
  const end: Action = { do: 'end' };
  if (isAhead(view, me) && one((a) => a.do === 'declare')) return { do: 'declare' };
  if (view.turn.landed || me.place === 'X') return one((a) => a.do === 'leave-x') ?? end;
  const hand = me.hand ?? [];
  const typeOf = (card: HandCard['card']) => hand.find((c) => c.card === card)?.type;
  // What is left in hand when one lands is thrown away.
  const gift = one((a) => a.do === 'play' && typeOf(a.card) !== 'discovery' && typeOf(a.card) !== 'hostile');
  const buy = (what: Element) => one((a) => a.do === 'buy' && a.what === what);
  const crew = (me.squads < 4 ? buy('squad') : undefined) ?? buy(expertOf(me)) ?? buy('squad');
  const here = view.planets.filter((p) => p.sector === me.place);
  const ready = here.filter((p) => suffices(me, p.world)).toSorted((a, b) => b.world.pc - a.world.pc)[0];
  if (ready && view.turn.proposals === 0) return crew ?? gift ?? one((a) => a.do === 'land' && a.pawn === ready.pawn) ?? end;
  if (crew && me.squads < 3) return crew;
  // Cards to move or to discover with are kept.
  if (gift && hand.length > 4) return gift;
  const discovery = one((a) => a.do === 'play' && typeOf(a.card) === 'discovery') ?? (crew ? undefined : one((a) => a.do === 'discover'));
  if (discovery) return discovery;
  // Somewhere else something can be done as one is; here others may help.
  const goal = me.squads < 2 ? STAR_BASE : nearest(view, me);
  const step = goal !== undefined && goal !== me.place ? stepTowards(me.place, goal) : undefined;
  const helped = view.turn.proposals === 0 ? one((a) => a.do === 'land') : undefined;
  return one((a) => a.do === 'move' && a.to === step) ?? crew ?? gift ?? helped ?? one((a) => a.do === 'repair') ?? end;
}
/** The nearest world for which one is ready; else where one may be discovered. */
function nearest(view: View, me: UnitView): Sector | undefined {
  const from = me.place;
  if (from === 'X') return undefined;
  const near = (sectors: readonly Sector[]) => sectors.toSorted((a, b) => distance(from, a) - distance(from, b))[0];
  return (
    near(view.planets.filter(({ world }) => suffices(me, world)).map(({ sector }) => sector)) ??
    near(view.sectors.filter(({ why, zone }) => why === null && zone === 'A').map(({ sector }) => sector)) ??
    near(view.sectors.filter(({ why }) => why === null).map(({ sector }) => sector))
  );
}
export const pupil: Bot<View, Note> = {
  name: 'pupil',
  answer: ({ ask, view, seat, chance }) => {
    const me = unitOf(view, seat);
    switch (ask.topic as Topic) {
      case 'setup/profile':
        return 3;
      case 'setup/expert':
        return 'diplomat';
      case 'turn/start': {
        const starts = optionsOf<Start>(ask);
        const start =
          (isAhead(view, me) ? starts.find((s) => s.do === 'declare') : undefined) ??
          (me.squads < 2 ? starts.find((s) => s.do === 'repair') : undefined) ??
          starts.flatMap((s) => (s.do === 'draw' ? [s] : [])).toSorted((a, b) => b.cards - a.cards)[0];
        return start ?? (starts[0] as Start);
      }
      case 'turn/action':
        return act(view, me, optionsOf<Action>(ask));
      case 'land/proposal': {
        const [best] = sceneOf(view, 'landing').choices.toSorted((a, b) => gain(b, seat) - gain(a, seat));
        return { invite: best!.invite, imperator: best!.imperator };
      }
      // Shares are counted before saying yes.
      case 'land/answer':
      case 'land/confirm':
        return gain(sceneOf(view, 'landing').proposal!, seat) > 0;
      case 'mission/skill':
        return skillOf(me);
      case 'mission/spend':
        return (ask.domain.shape() as { readonly min: number }).min;
      case 'mission/leave': {
        const { receivers } = ask.domain.shape() as { readonly receivers: readonly { readonly id: string }[] };
        const { world } = sceneOf(view, 'mission');
        // Ten are needed to win, thirteen to declare the end.
        if (me.px >= 13) return receivers.map(() => 0);
        for (let n = 1; n <= world.star + 2; n++) {
          const left = receivers.map(({ id }) => (id === 'squad' ? n : 0));
          if (n >= world.minCrew && ask.domain.admits(left)) return left;
        }
        return receivers.map(() => 0);
      }
      case 'buy/pay':
      case 'move/pay':
      case 'decode/pay': {
        const { min } = ask.domain.shape() as { readonly min: number };
        const rest = (me.hand ?? []).toSorted((a, b) => Number(a.type === 'discovery') - Number(b.type === 'discovery'));
        return rest.slice(0, min).map((c) => c.card);
      }
      default:
        return anyAnswer(ask, chance);
    }
  },
};
