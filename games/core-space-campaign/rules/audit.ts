/** What is never so: one person in two crews, too many in one, more in a ship than there are boxes, debts. */
import { TRADER } from '@cosmodrome/core-space/content/index';
import { BOXES, MOST_MEMBERS, SYSTEMS } from '../content/index.ts';
import { fitsSheet, isGeneric, lastSpace, potentialOf } from '../judge/people.ts';
import { overflows } from '../judge/things.ts';
import type { Crew, State } from '../state.ts';
import type { Seen } from './table.ts';

export function audit(seen: Seen): string | undefined {
  const state = seen as State;
  const people = state.crews.flatMap(({ members }) => members);
  const own = people.map((m) => m.profile).filter((profile) => !isGeneric(profile));
  if (new Set(own).size < own.length) return 'somebody is in two crews';
  if (new Set(people.map((m) => m.id)).size < people.length) return 'two people have one number';
  for (const crew of state.crews) {
    const wrong = flawOf(state, crew);
    if (wrong) return `crew ${crew.seat} ${wrong}`;
  }
  return undefined;
}
function flawOf(state: State, crew: Crew): string | undefined {
  if (crew.standing !== 'active')
    return crew.members.length > 0 || crew.hold.length > 0 || crew.money > 0 ? 'is gone and has something' : undefined;
  if (crew.money < 0) return `has ${crew.money} UA`;
  if (crew.members.length > MOST_MEMBERS) return `has ${crew.members.length} members`;
  if (crew.members.filter((m) => m.captain).length > 1) return 'has two Captains';
  if (SYSTEMS.some((system) => crew.systems[system] < 0 || crew.systems[system] > BOXES)) return 'has a system beyond its boxes';
  if (state.phase === 'home' && overflows(crew)) return 'carries too much';
  for (const m of crew.members) {
    if (m.career > lastSpace(m.profile)) return `has a member with a Career of ${m.career}`;
    if (!fitsSheet(m.levels, m.class, 21)) return 'has a member with levels beyond its sheet';
    if ((['health', 'skill', 'actions'] as const).some((s) => m[s] > potentialOf(m.profile, s))) return 'has a member beyond its potential';
    if (TRADER[m.profile].species === 'merg' && m.handler === null) return 'has a Merg without a handler';
  }
  return undefined;
}
