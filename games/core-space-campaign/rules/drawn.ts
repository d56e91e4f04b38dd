/** An outcome that is drawn instead of played, near to those of real missions: for laws, bots and bulk play. */
import {
  type Brief,
  type CrewOutcome,
  type Embarked,
  type Fate,
  type Feat,
  type MissionId,
  NPCS,
  type Outcome,
  type Returned,
  TOKENS,
  type TokenKind,
  tokenOf,
  type Veteran,
} from '@cosmodrome/core-space/content/index';
import type { Chance } from '@cosmodrome/kernel';
import { RARE, SHARES, type Shares } from '../content/index.ts';
import { fitsWith } from '../judge/things.ts';

const BAG = TOKENS.filter(({ pool, type }) => pool === 'base' && type !== 'objective').map(({ kind }) => kind);
const happens = (chance: Chance, share: number): boolean => chance.below(100) < share;
/** Anything from nothing to twice as much. */
const about = (chance: Chance, mean: number): number => chance.below(2 * mean + 1);

export function sampleOutcome(chance: Chance, mission: MissionId, brief: Brief): Outcome {
  const shares = SHARES[mission];
  const found = new Map<TokenKind, number>();
  const draw = (): TokenKind | undefined => {
    const kind = chance.pick(BAG);
    const n = found.get(kind) ?? 0;
    if (n >= tokenOf(kind).count) return undefined;
    found.set(kind, n + 1);
    return kind;
  };
  const crews = brief.crews.map((crew) => crewDrawn(chance, shares, crew, draw));
  const killer = happens(chance, RARE.kill) ? chance.below(crews.length) : -1;
  const best = chance.below(crews.length);
  const [from, to] = shares.rounds;
  return {
    mission,
    rounds: from + chance.below(to - from + 1),
    crews: crews.map((crew, i) => ({
      ...crew,
      won: i === best && crew.members.some(({ fate }) => fate === 'home'),
      members: i === killer ? withKill(crew.members) : crew.members,
    })),
  };
}
/** The first who is back has it. */
const withKill = (members: readonly Returned[]): readonly Returned[] => {
  const first = members.findIndex(({ returned }) => returned);
  return members.map((m, i) => ({ ...m, kill: i === first }));
};
function fateDrawn(chance: Chance, { home, taken }: Shares, rout: boolean): Fate {
  for (const fate of ['apprehended', 'left', 'lost', 'aboard'] as const)
    if ((!rout || fate !== 'aboard') && happens(chance, RARE[fate])) return fate;
  if (!rout && happens(chance, home)) return 'home';
  return happens(chance, (100 * taken) / (100 - home)) ? 'taken' : rout ? 'defeated' : 'spared';
}
const homecoming = ({ inventory, armour }: Veteran): Returned => ({ fate: 'home', returned: true, inventory, armour, kill: false });
function crewDrawn(chance: Chance, shares: Shares, { members }: Embarked, draw: () => TokenKind | undefined): CrewOutcome {
  const rout = happens(chance, shares.rout);
  const returned = members.map((m): Returned => {
    const fate = fateDrawn(chance, shares, rout);
    if (fate === 'lost' || fate === 'taken') return { fate, returned: false, inventory: [], armour: null, kill: false };
    const fetched = fate === 'home' && happens(chance, RARE.fetched);
    return { fate, returned: fate === 'home' && !fetched, inventory: m.inventory, armour: m.armour, kill: false };
  });
  // Whoever is no rout has somebody at home.
  const one = chance.below(members.length);
  if (!rout && returned.every(({ fate }) => fate !== 'home')) returned[one] = homecoming(members[one]!);
  const back = returned.flatMap(({ fate }, i) => (fate === 'home' ? [i] : []));
  const nobody = back.length === 0;
  for (let n = nobody ? 0 : about(chance, shares.found); n > 0; n--) {
    const kind = draw();
    const i = chance.pick(back);
    if (kind !== undefined) returned[i] = { ...returned[i]!, inventory: withToken(returned[i]!.inventory, kind) };
  }
  return {
    members: returned,
    joined: !nobody && happens(chance, shares.joined) ? [{ npc: chance.pick(NPCS), tokens: [] }] : [],
    money: nobody ? 0 : about(chance, shares.money),
    reward: nobody ? 0 : chance.pick(shares.rewards),
    won: false,
    feats: nobody
      ? []
      : (Object.entries(shares.feats) as [Feat, number][]).flatMap(([feat, share]) => (happens(chance, share) ? [feat] : [])),
  };
}
/** Where there is no room it takes the place of what is worth least, if that is worth less. */
function withToken(inventory: readonly TokenKind[], kind: TokenKind): readonly TokenKind[] {
  let kept = [...inventory].sort((a, b) => tokenOf(b).sell - tokenOf(a).sell);
  while (kept.length > 0 && !fitsWith({ inventory: kept }, kind)) {
    if (tokenOf(kept.at(-1)!).sell >= tokenOf(kind).sell) return inventory;
    kept = kept.slice(0, -1);
  }
  return [...kept, kind];
}
