/** What version 1 stored, as this one would have. It called orientations and attempts that succeeded "turn" and "turned", kinds "is". */
import type { Game, Json } from '@cosmodrome/kernel';

type Plain = { readonly [key: string]: Json | undefined };
const each = (list: Json | undefined, renew: (one: Plain) => Plain): readonly Plain[] => (list as readonly Plain[]).map(renew);

const tile = ({ turn, orientation = turn, ...rest }: Plain): Plain => ({ ...rest, orientation });
const parasite = ({ grey, ...rest }: Plain): Plain => ({ ...rest, weakened: grey });
const team = ({ turned, ...rest }: Plain): Plain => ({ ...rest, succeeded: turned });
const kindOf = ({ is, kind = is, ...rest }: Plain): Plain => ({ kind, ...rest });
const scene = (at: Json | undefined): Json => (at ? kindOf(at as Plain) : null);

function state(old: Json): Json {
  const s = old as Plain;
  return {
    ...s,
    base: each(s.base, tile),
    parasites: each(s.parasites, parasite),
    teams: each(s.teams, team),
    scene: scene(s.scene),
    secrets: each(s.secrets, kindOf),
  };
}
export const migrations: Game<unknown>['migrations'] = { 1: state };

/** Notes that were called otherwise. */
const NOTES: Readonly<Record<string, string>> = {
  dealtAlert: 'alert-dealt',
  doorsClosed: 'doors-closed',
  parasitesMove: 'parasites-moved',
  parasitesBite: 'bitten',
  turnEnds: 'turn-ended',
  putUnder: 'put-under',
  exploreFailed: 'explore-failed',
  appears: 'appeared',
  teamSearched: 'team-searched',
  alertCard: 'alert-drawn',
  parasiteHit: 'parasite-hit',
  doorsOpened: 'doors-opened',
  heatScan: 'heat-scan',
  drew: 'drawn',
  youAreHost: 'host',
  youAreInfected: 'infected',
  youResisted: 'resisted',
  youAreCured: 'cured',
  youPassedOn: 'passed-on',
  sawHand: 'hand-seen',
};
function note(old: Json): Json {
  const { is, ...rest } = old as Plain;
  if (typeof is !== 'string') return old;
  return { kind: NOTES[is] ?? is, ...(is === 'explored' ? tile(rest) : rest) };
}
function view(old: Json): Json {
  const v = old as Plain;
  const open = v.open as Plain | null;
  return { ...v, base: each(v.base, tile), scene: scene(v.scene), open: open && { ...open, secrets: each(open.secrets, kindOf) } };
}
export const renew = { note, view };
