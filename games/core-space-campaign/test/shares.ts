/**
 * What comes of missions, and of campaigns, when bots really play them, printed: `npx node games/core-space-campaign/test/shares.ts 10` plays
 * arcs for ten minutes of processor time. `sampleOutcome` is fitted to what this printed, and the README says it. A word behind the minutes
 * gives other campaigns; a second word is the structure (arc, open, league), a third how many crews there are; `drawn`
 * after that draws what comes of the missions.
 */
import type { Outcome } from '@cosmodrome/core-space/content/index';
import { FATES, FEATS, MISSIONS, tokenOf } from '@cosmodrome/core-space/content/index';
import type { State } from '../state.ts';
import { playReally } from './played.ts';

const [minutes = '1', word = '', structure = 'arc', crews = '2', how = 'played'] = process.argv.slice(2);
const drawn = how === 'drawn';

/** The three styles of play, seat by seat. */
const PLAYERS = ['raider', 'prowler', 'looter'];
/** A sample: how many, their mean, the standard error of it. */
class Tally {
  n = 0;
  private sum = 0;
  private squares = 0;
  add(x: number): void {
    this.n++;
    this.sum += x;
    this.squares += x * x;
  }
  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }
  get error(): number {
    return this.n < 2 ? Number.NaN : Math.sqrt(Math.max(0, this.squares / this.n - this.mean ** 2) / (this.n - 1));
  }
  text(times = 1): string {
    return `${(times * this.mean).toFixed(1)} ± ${(times * this.error).toFixed(1)} (${this.n})`;
  }
}
const tallies = new Map<string, Tally>();
function of(...name: readonly string[]): Tally {
  const key = name.join(' ');
  const found = tallies.get(key) ?? new Tally();
  tallies.set(key, found);
  return found;
}
const raw: string[] = [];

const worthOf = (kinds: readonly string[]): number => kinds.reduce((sum, kind) => sum + tokenOf(kind as never).sell, 0);
function missionPlayed({ mission, rounds, crews: told }: Outcome, before: readonly (readonly string[])[]): void {
  for (const name of [mission, 'any']) of(name, 'rounds').add(rounds);
  for (const [i, crew] of told.entries()) {
    const after = crew.members.flatMap((m) => (m.fate === 'home' ? [...m.inventory, ...(m.armour ? [m.armour] : [])] : []));
    const found: string[] = [...after];
    for (const kind of before[i]!) {
      const at = found.indexOf(kind);
      if (at >= 0) found.splice(at, 1);
    }
    const home = crew.members.filter((m) => m.fate === 'home').length;
    raw.push(
      `${mission} ${crew.members.map((m) => m.fate).join(',')} found ${found.join(',')} money ${crew.money} reward ${crew.reward} won ${crew.won} feats ${crew.feats.join(',')} joined ${crew.joined.map((j) => j.npc).join(',')}`,
    );
    for (const name of [mission, 'any']) {
      of(name, 'rout %').add(home === 0 ? 100 : 0);
      const how = home === 0 ? 'fate in a rout %' : 'fate %';
      for (const fate of FATES) for (const m of crew.members) of(name, how, fate).add(m.fate === fate ? 100 : 0);
      of(name, 'income').add(home === 0 ? 0 : crew.money + crew.reward + worthOf(found));
      if (home === 0) continue;
      for (const m of crew.members) if (m.fate === 'home') of(name, 'fetched %').add(m.returned ? 0 : 100);
      of(name, 'kill %').add(crew.members.some(({ kill }) => kill) ? 100 : 0);
      of(name, 'money').add(crew.money);
      of(name, 'reward').add(crew.reward);
      of(name, 'found').add(found.length);
      of(name, 'found, each sells for').add(found.length === 0 ? 0 : worthOf(found) / found.length);
      of(name, 'joined').add(crew.joined.length);
      for (const feat of FEATS) of(name, 'feat %', feat).add(crew.feats.includes(feat) ? 100 : 0);
    }
  }
}
const cpu = (): number => process.cpuUsage().user / 60e6;
let n = 0;
for (; cpu() < Number(minutes); n++) {
  const options = structure === 'arc' ? { structure } : { structure, length: 5, missions: [...MISSIONS].slice(0, 5) };
  const { state, outcomes, briefs, notes } = await playReally(`${word}shares/${n}`, Number(crews), options, drawn ? [] : PLAYERS);
  for (const [i, outcome] of outcomes.entries())
    missionPlayed(
      outcome,
      briefs[i]!.crews.map(({ members }) => members.flatMap((m) => [...m.inventory, ...(m.armour ? [m.armour] : [])])),
    );
  campaignPlayed(state, notes);
}
function campaignPlayed(state: State, notes: readonly unknown[]): void {
  const wear = (notes as readonly { kind: string; system?: string | null }[]).filter(
    ({ kind, system }) => kind === 'wear' && system,
  ).length;
  of('campaign', 'missions').add(state.log.filter(({ seat }) => seat === 0).length);
  of('campaign', 'wear in UA, a mission and crew').add((2 * wear) / state.log.length);
  for (const crew of state.crews) {
    const alive = crew.standing === 'active' && crew.founded === 1;
    of('campaign', 'crews alive at the end %').add(alive ? 100 : 0);
    if (alive) of('campaign', 'UA at the end').add(crew.money);
    if (alive) of('campaign', 'members at the end').add(crew.members.length);
  }
  for (const line of state.log) of('campaign', 'UA after a mission').add(line.money);
}
console.log(`${n} campaigns (${structure}, ${crews} crews, ${how}), ${cpu().toFixed(1)} min of processor time`);
for (const [name, tally] of [...tallies].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`${name}: ${tally.text()}`);
if (process.env.RAW) console.log(raw.join('\n'));
