/** Moments of Galaxy Trucker where its own bots have brought it: a screen each. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { Wanted } from './moment.ts';

type Viewed = Readonly<Record<string, Json>>;
const at =
  (topic: string, then: (view: Viewed, options: readonly Json[]) => boolean = () => true) =>
  (ask: Ask, view: Json): boolean =>
    ask.topic === topic && then(view as Viewed, (ask.domain.shape() as { readonly options?: readonly Json[] } | null)?.options ?? []);
/** Something is in hand that goes somewhere, and the ship has grown. */
const placing =
  (parts: number) =>
  ({ topic, domain, seat }: Ask, view: Json): boolean => {
    if (topic !== 'build/do') return false;
    const yard = (view as unknown as { yards: readonly { ship: { squares: readonly number[] } }[] }).yards[seat]!;
    return (
      yard.ship.squares.filter((laid) => laid >= 0).length >= parts &&
      [...(domain.options?.() ?? [])].some((wish) => (wish as { do?: string }).do === 'place')
    );
  };
const SESSION = ['II', 'III', 'IV'];
const of = (when: NonNullable<Wanted['when']>, rounds: readonly string[] = SESSION, more: object = {}, seed = 1): Wanted => ({
  game: 'galaxy-trucker',
  seats: 4,
  seed,
  options: { hourglass: 0, rounds, ...more } as never,
  when,
});
const scene = (kind: string) => (view: Viewed) => (view.scene as { kind?: string } | null)?.kind === kind;

export const TRUCKER = {
  yard: of(placing(12), ['II'], { team: false }),
  'yard-iv': of(placing(12), ['IV'], { team: false }),
  'yard-iib': of(placing(12), ['IIB'], { team: false }),
  pile: of(
    at('build/do', (v) => v.pile !== null),
    ['II'],
  ),
  'in-turn': of(placing(8), ['II'], { building: 'in-turn', team: false }),
  'in-turn-ready': of(at('round/ready'), ['II'], { building: 'in-turn', team: false }),
  load: of(at('load/purple')),
  insure: of(at('preflight/insure')),
  stay: of(at('flight/stay')),
  hit: of(at('hit/defence')),
  thrusters: of(at('hit/thrusters')),
  planet: of(at('cargo/load', scene('goods'))),
  land: of(at('planet/land')),
  power: of(at('power/cannons')),
  combat: of(at('hit/defence', (v) => /zone|shot/.test(JSON.stringify((v.scene as { objects?: Json } | null)?.objects ?? '')))),
  engines: of(at('power/engines')),
  crew: of(at('crew/give')),
  energy: of(at('energy/pay')),
  split: of(at('ship/piece')),
  intruder: of(at('intruder/answer')),
  hire: of(at('hire/keep')),
  payout: of(
    at('build/do', (v) => (v.paid as readonly Json[]).length === 1),
    ['II', 'III'],
    { team: false },
  ),
  dock: of(at('offer/dock')),
  reward: of(at('enemy/reward')),
  bet: of(at('preflight/bet')),
  hurry: of(at('preflight/hurry')),
  wireless: of(at('mark/wireless')),
  armour: of(at('mark/armour')),
  'last-part': of(at('repair/last-part')),
  convert: of(at('repair/convert'), SESSION, {}, 2),
  rotation: of(at('preflight/rotation'), SESSION, {}, 2),
  read: of(at('before/read'), SESSION, {}, 2),
  markers: of(at('before/markers'), ['I', 'I', 'I', 'I', 'I']),
  board: of(at('crew/board'), SESSION, {}, 2),
  give: of(at('cargo/give'), SESSION, {}, 2),
  robonauts: of(at('power/crew'), SESSION, {}, 2),
  take: of(at('offer/take'), SESSION, {}, 12),
  buy: of(at('preflight/buy'), SESSION, {}, 8),
  bonuses: of(at('after/bonuses')),
  'hand-over': of(at('cargo/hand-over'), ['I', 'II', 'III'], {}, 5),
  pipe: of(at('mark/pipe'), ['I', 'II', 'III']),
  decree: of(at('preflight/decree'), ['IIB', 'IIIB', 'IV'], {}, 20),
  'yard-iiib': of(placing(12), ['IIIB'], { team: false }),
} as const satisfies Readonly<Record<string, Wanted>>;
