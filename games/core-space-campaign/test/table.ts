/** A campaign for tests: crews as a test wants them, in a game that has just been played, with fates and dice as foretold. */
import type { CrewOutcome, Fate, MissionId, Outcome, Returned, TraderId } from '@cosmodrome/core-space/content/index';
import { type Options, type Seat, STAGE, settle } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import { coreSpaceCampaign } from '../game.ts';
import { classesFor, spread } from '../judge/people.ts';
import type { Note } from '../notes.ts';
import { emptyCrew } from '../rules/founding.ts';
import { setUp } from '../rules/setup.ts';
import { appointHandlers, newMember } from '../rules/table.ts';
import type { Crew, Member, MemberId, Outing, OutingId, OutingPhase, Party, State } from '../state.ts';
import { crewOf, memberOf, partyOf } from '../state.ts';
import type { Answers, ExtractAct, RepairAct, TradeAct } from '../topics.ts';
import type { View } from '../view.ts';

export type Person = Partial<Omit<Member, 'id' | 'profile'>> & { readonly profile: TraderId };
export type Setting = {
  readonly crews: readonly (Partial<Omit<Crew, 'members' | 'seat'>> & { readonly members: readonly (Person | TraderId)[] })[];
  readonly options?: Options;
  readonly mission?: MissionId;
  readonly kind?: Outing['kind'];
  /** Where the game of all crews is; undefined: nobody has decided what to play. */
  readonly phase?: OutingPhase;
  readonly party?: Partial<Party>;
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
};
export type Back = Fate | (Partial<Returned> & { readonly fate: Fate });

export class Told extends TestTable<State, View, Note, Answers> {
  crew(seat: Seat = 0): Crew {
    return crewOf(this.state, seat);
  }
  member(profile: TraderId, seat: Seat = 0): Member {
    const found = this.crew(seat).members.find((m) => m.profile === profile);
    if (!found) throw new Error(`no ${profile}`);
    return found;
  }
  id(profile: TraderId, seat: Seat = 0): MemberId {
    return this.member(profile, seat).id;
  }
  has(profile: TraderId, seat: Seat = 0): boolean {
    return this.crew(seat).members.some((m) => m.profile === profile);
  }
  party(seat: Seat = 0): Party {
    return partyOf(this.state.outings[0]!, seat);
  }
  get phase(): OutingPhase | undefined {
    return this.state.outings[0]?.phase;
  }
  /** The mission is over, and this became of those who went, crew by crew. */
  comesBack(crews: readonly (readonly Back[])[], more: readonly Partial<CrewOutcome>[] = []): this {
    const outing = this.state.outings[0]!;
    const outcome: Outcome = {
      mission: outing.mission,
      rounds: 8,
      crews: crews.map((backs, i) => {
        const party = outing.parties[i]!;
        return {
          members: backs.map((back, n): Returned => {
            const m = memberOf(crewOf(this.state, party.seat), party.going![n]!);
            const told = typeof back === 'string' ? { fate: back } : back;
            return { returned: told.fate === 'home', inventory: m.inventory, armour: m.armour, kill: false, ...told };
          }),
          joined: [],
          money: 0,
          reward: 0,
          won: false,
          feats: [],
          ...more[i],
        };
      }),
    };
    return this.answer(STAGE, 'mission/0', outcome);
  }
  extracts(act: ExtractAct['do'], profile: TraderId, seat: Seat = 0): this {
    return this.answerLike(seat, 'extract', { do: act, member: this.id(profile, seat) } as never);
  }
  trades(act: TradeAct, seat: Seat = 0): this {
    return this.answer(seat, 'trade', act);
  }
  cannotTrade(act: TradeAct, seat: Seat = 0): string {
    return this.refusal(seat, 'trade', act as never);
  }
  repairs(act: RepairAct, seat: Seat = 0): this {
    return this.answer(seat, 'repair', act);
  }
  /** Everybody is done with what there is to trade. */
  tradesNothing(): this {
    for (const { seat } of this.state.outings[0]?.parties ?? [])
      if (this.topics(seat).includes('visit')) this.answer(seat, 'visit', 'none');
    for (const { seat } of this.state.outings[0]?.parties ?? []) if (this.topics(seat).includes('trade')) this.trades({ do: 'done' }, seat);
    return this;
  }
}
const person = (state: State, who: Person | TraderId): Member => {
  const { profile, ...more } = typeof who === 'string' ? { profile: who } : who;
  const of = more.class ?? classesFor(profile)[0]!;
  return newMember(state, profile, of, more.levels ?? spread(of, more.career ?? 2), more);
};
const party = (seat: Seat, going: readonly MemberId[], more: Partial<Party>): Party => ({
  seat,
  going: [...going],
  home: [],
  aboard: true,
  behind: [],
  reward: 0,
  won: false,
  visit: null,
  passed: [],
  bought: 0,
  offers: [],
  former: [],
  guests: [],
  azurium: null,
  declined: 0,
  parts: 0,
  raised: [],
  done: false,
  ...more,
});
export function build(setting: Setting): State {
  const { crews, mission = 'pillage-express', kind = 'mission', phase = 'playing' } = setting;
  const state = setUp(settle(coreSpaceCampaign, setting.options), crews.length);
  crews.forEach(({ members, ...more }, seat) => {
    const people = members.map((who) => person(state, who));
    const [first] = people;
    if (first && !people.some((m) => m.captain)) first.captain = true;
    state.crews[seat] = {
      ...emptyCrew(seat),
      standing: 'active',
      founded: 1,
      systems: { propulsion: 3, 'life-support': 3, reserves: 3, hull: 3 },
      members: people,
      ...more,
    };
    appointHandlers(state.crews[seat]!);
  });
  if (phase !== 'closed') {
    state.phase = 'games';
    state.plans = crews.map(() => ({ do: 'play', mission }));
    state.outings = [
      {
        id: state.ids.outing++ as OutingId,
        kind,
        mission,
        drawn: null,
        phase,
        parties: state.crews.map((crew) =>
          party(
            crew.seat,
            crew.members.map((m) => m.id),
            {
              ...(phase === 'embark' ? { going: null } : {}),
              ...(phase === 'trading' ? { visit: 'none' } : {}),
              home: phase === 'playing' ? [] : crew.members.map((m) => m.id),
              ...setting.party,
            },
          ),
        ),
        pegs: null,
        traders: 4,
        airlocks: null,
        order: crews.map((_, seat) => seat),
        turns: { 'bs-mart': 0, 'up-close': 0, 'claw-store': 0, armourote: 0, 'tech-noir': 0, gigers: 0 },
      },
    ];
  }
  setting.change?.(state);
  return state;
}
export const table = (setting: Setting): Told =>
  new Told(coreSpaceCampaign, {
    seats: setting.crews.length,
    state: build(setting),
    ...(setting.options ? { options: setting.options } : {}),
    dice: setting.dice,
  });
/** Nobody has founded a crew. */
export const opened = (seats: number, options: Options = {}): Told => new Told(coreSpaceCampaign, { seats, options });
