/** The Hostility track (CS-HOS): 28 spaces, four a level. Level 4 of the basic face is in the rulebook's example, the rest is ours. */
import type { Category, CorpsId } from './npcs.ts';
import type { PurgeKind } from './purge.ts';

export const LEVELS = ['relaxed', 'guarded', 'watch-your-back', 'cover-me', 'charge', 'help', 'purge'] as const;
export type LevelName = (typeof LEVELS)[number];
/** A level, counted from 1 as on the track. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const SPACES = 28;
export const SPACES_A_LEVEL = 4;
/** CS-HOS-02. */
export const levelOf = (pegs: number): Level => Math.min(7, Math.max(1, Math.ceil(pegs / SPACES_A_LEVEL))) as Level;
/** CS-HOS-03: by the number of crews, 1 to 6. */
export const PEGS_A_ROUND = [1, 1, 1, 2, 2, 2] as const;
/** The start of a mission is given for one or two crews; each crew more adds so many. */
/** So many rounds ships wait, and no longer. CS-RULING-342 */
export const LAST_ROUND = 60;
export const PEGS_A_CREW = 2;

/** How many arrive: a number, what the Purge die shows (at most `most`), or one on the Live One icon of the Chance die. */
export type Count = { readonly number: number } | { readonly die: 'purge'; readonly most?: number } | { readonly die: 'live-one-icon' };
export type NpcArrival = 'civilian' | CorpsId | 'ganger-1' | 'ganger-2' | 'ganger-3';
export const categoryOf = (who: NpcArrival): Category =>
  who === 'civilian' ? 'civilians' : who === 'guard' || who === 'juggernaut' || who === 'director' ? 'corps' : 'gangers';
export type Arrival<Who extends string> = { readonly who: Who; readonly count: Count };
export type Arrivals = { readonly purge: readonly Arrival<PurgeKind>[]; readonly npcs: readonly Arrival<NpcArrival>[] };
export type TrackFace = 'basic' | 'advanced';

const n = <Who extends string>(who: Who, number: number): Arrival<Who> => ({ who, count: { number } });
const die = <Who extends string>(who: Who, most?: number): Arrival<Who> => ({
  who,
  count: most === undefined ? { die: 'purge' } : { die: 'purge', most },
});
const rarely = <Who extends string>(who: Who): Arrival<Who> => ({ who, count: { die: 'live-one-icon' } });

const HELP: Arrivals = { purge: [n('harvester', 3), n('devastator', 1), n('assassin', 1), rarely('live-one')], npcs: [] };
const ADVANCED_HELP: Arrivals = {
  purge: [n('harvester', 3), n('devastator', 2), n('assassin', 1), rarely('live-one'), rarely('mother')],
  npcs: [n('director', 1)],
};
/** What arrives at each level, top to bottom (CS-HOS-07). Categories that are not in play are left out. */
export const TRACK: Readonly<Record<TrackFace, readonly Arrivals[]>> = {
  basic: [
    { purge: [], npcs: [n('civilian', 1)] },
    { purge: [die('harvester')], npcs: [n('civilian', 1)] },
    { purge: [n('harvester', 1), die('devastator')], npcs: [n('civilian', 1)] },
    { purge: [n('harvester', 2), die('devastator'), die('assassin'), rarely('live-one')], npcs: [n('civilian', 1)] },
    { purge: [n('harvester', 2), n('devastator', 1), die('assassin'), rarely('live-one')], npcs: [] },
    HELP,
    HELP,
  ],
  advanced: [
    { purge: [], npcs: [n('civilian', 1), n('guard', 1)] },
    { purge: [die('harvester')], npcs: [n('civilian', 1), n('ganger-1', 1)] },
    { purge: [n('harvester', 2), die('devastator')], npcs: [n('guard', 1), n('ganger-1', 1), n('civilian', 1)] },
    {
      purge: [n('harvester', 2), die('devastator'), die('assassin'), rarely('live-one')],
      npcs: [n('guard', 1), die('juggernaut', 1), n('ganger-2', 1)],
    },
    { purge: [n('harvester', 3), n('devastator', 1), die('assassin'), rarely('live-one')], npcs: [n('guard', 2), n('ganger-3', 1)] },
    ADVANCED_HELP,
    { purge: [...ADVANCED_HELP.purge, rarely('annihilator')], npcs: [] },
  ],
};
