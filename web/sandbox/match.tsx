/**
 * A match in the page itself, without a server, at a moment that is hard to wait for: bots play until a question is asked.
 * `?game=space-cadets&seed=7&until=overkill/spend&options={"rocketeers":4}`; further `seats`, `nth`, `lang`, `motion=0`, `until=end`.
 * Whoever is asked is who looks; answers are given to the match. Not part of the page that is served.
 */
import { type AnyMatch, type Ask, CLOCK, type Json, Luck, Match, type Seat } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { askBot } from '../../bots/seat.ts';
import { loadFace, loadWords } from '../../games/faces.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import { setPrefs } from '../net/prefs.ts';
import { freshState, type Session, type TableState } from '../net/session.ts';
import type { SeatInfo, Sync, TableInfo } from '../net/wire.ts';

const PACKAGES = import.meta.glob<Readonly<Record<string, GamePackage>>>('../../games/*/index.ts');
const NAMES = ['Camille', 'Marius', 'Inès', 'Samir', 'Lou', 'Vera'];
const MOST = 20_000;

const mandatory = (match: AnyMatch): Ask | undefined => match.asks().find((a) => a.seat !== CLOCK && !a.optional);
/** Lets bots play until this topic is asked for the nth time; `end`: to the end. */
function playUntil(match: AnyMatch, { bots }: GamePackage, topic: string, nth: number): void {
  const bot = Object.values(bots)[0]!;
  const luck = Luck.seeded('sandbox');
  let left = nth;
  for (let n = 0; !match.over && n < MOST; n++) {
    const asks = match.asks().filter((a) => a.seat !== CLOCK);
    if (asks.some((a) => a.topic === topic) && --left <= 0) return;
    for (const ask of [...asks].sort((a, b) => Number(b.optional ?? false) - Number(a.optional ?? false))) {
      const answer = askBot(bot, match, ask, luck);
      if (answer === undefined) continue;
      match.answer(ask.seat, ask.topic, answer);
      break;
    }
  }
}
function syncOf(match: AnyMatch, seat: Seat, n: number): Sync {
  const asks = match.asks().filter((a) => a.seat !== CLOCK);
  return {
    code: 'MATCH1',
    n,
    eyes: seat,
    view: match.view(seat) as Json,
    asks: asks
      .filter((a) => a.seat === seat)
      .map((a) => ({
        seat,
        topic: a.topic,
        kind: a.domain.kind,
        shape: a.domain.shape(),
        ...(a.optional ? { optional: true as const } : {}),
      })),
    waiting: [...new Set(asks.filter((a) => !a.optional).map((a) => a.seat))],
    topics: asks.filter((a) => a.seat !== seat).map((a) => ({ seat: a.seat, topic: a.topic })),
    sealed: false,
    canTakeBack: false,
    notes: { from: 0, items: match.notes(seat) as readonly Json[] },
    over: match.over ? { standings: match.standings(), report: match.report() } : null,
    serverTime: Date.now(),
  };
}
function tableOf(match: AnyMatch, game: string, mine: Seat): TableInfo {
  const now = Date.now();
  const seats: readonly SeatInfo[] = Array.from({ length: match.seats }, (_, seat) => ({
    seat,
    sitter: { kind: 'person', id: NAMES[seat]!, name: NAMES[seat]!, here: 'here' },
    stand_in: false,
    mine: seat === mine,
    ready: true,
    deadline: null,
    reserveMs: null,
  }));
  return {
    code: 'MATCH1',
    name: 'Sandbox',
    game,
    options: match.options,
    pace: { kind: 'relaxed' },
    listed: false,
    spectators: true,
    phase: match.over ? 'over' : 'playing',
    host: true,
    seats,
    rematch: null,
    createdAt: now,
  };
}
export async function showMatch(query: URLSearchParams): Promise<void> {
  const id = query.get('game') ?? '';
  const lang = query.get('lang') === 'en' ? 'en' : 'fr';
  setPrefs({ lang, guided: [id], motion: query.get('motion') !== '0' });
  const found = await PACKAGES[`../../games/${id}/index.ts`]?.();
  const game = Object.values(found ?? {}).find((x) => 'game' in x);
  const face = await loadFace(id);
  const words = await loadWords(id, lang);
  if (!game || !face) throw new Error(`no game with a face: ${id}`);
  const match: AnyMatch = Match.open(
    game.game,
    JSON.parse(query.get('options') ?? '{}'),
    Number(query.get('seats') ?? game.game.seats[0]),
    query.get('seed') ?? '1',
  );
  playUntil(match, game, query.get('until') ?? '', Number(query.get('nth') ?? 1));
  let n = 0;
  const now = (): Pick<TableState, 'table' | 'sync' | 'latest' | 'notes'> => {
    const seat = mandatory(match)?.seat ?? 0;
    const sync = syncOf(match, seat, ++n);
    return { table: tableOf(match, id, seat), sync, latest: sync, notes: sync.notes.items };
  };
  const use = create<TableState>(() => ({ ...freshState('MATCH1'), ...now() }));
  const nothing = () => undefined;
  const session: Session = {
    use,
    act: {
      answer: (seat, topic, answer) => {
        match.answer(seat, topic, answer);
        use.setState(now());
      },
      takeBack: nothing,
      say: async () => true,
      openCurtain: nothing,
      pause: nothing,
      stepOn: nothing,
      skipOn: nothing,
      forgetRefusal: nothing,
      forgetMissed: nothing,
      setTable: nothing,
      close: nothing,
    },
  };
  createRoot(document.getElementById('root') as HTMLElement).render(<TableFrame session={session} words={words} face={face} />);
}
