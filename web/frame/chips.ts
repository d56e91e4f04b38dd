import type { Seat } from '@cosmodrome/kernel';
import type { AnyWords } from '@cosmodrome/kit/text';
import { kindOfBot, nameOfSeat, programAt } from '../logic/names.ts';
import type { TableInfo } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';
import type { Chip } from './TopBar.tsx';

/** The seats as chips: who, whose turn, who is asked, connected, clock. */
export function chipsOf(
  table: TableInfo,
  turn: readonly Seat[],
  asked: Seat | undefined,
  me: Seat | undefined,
  words: AnyWords,
  t: Pick<FrameText, 'seatFree' | 'somebody' | 'bot' | 'bots' | 'programs'>,
): readonly Chip[] {
  return table.seats.map((s) => ({
    seat: s.seat,
    name: nameOfSeat(s, t),
    me: s.seat === me,
    turn: turn.includes(s.seat),
    asked: s.seat === asked,
    bot: s.sitter.kind === 'bot' || s.stand_in,
    link: s.sitter.kind === 'person' && !s.stand_in ? s.sitter.here : s.sitter.kind === 'device' ? 'here' : undefined,
    under: s.sitter.kind === 'bot' ? (programAt(s, t) ?? kindOfBot(s.sitter.bot, words, t)) : '',
    deadline: s.deadline,
    reserveMs: s.reserveMs,
  }));
}
