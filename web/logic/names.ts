import { own } from '@cosmodrome/kit/own';
import type { AnyWords } from '@cosmodrome/kit/text';
import type { SeatInfo } from '../net/wire.ts';

/** Bots have no name of their own: each seat's bot is called after a star, one that no guest is called after. */
export const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Altaïr', 'Sirius'];
export const botName = (seat: number): string => STARS[seat % STARS.length] as string;

/** What kind of bot it is: by the game's name for it, else by its strength, its style left to chance. */
export const kindOfBot = (
  bot: string,
  words: AnyWords,
  t: {
    readonly bot: string;
    readonly bots: { readonly strengths: Readonly<Record<string, string>>; ofStrength(strength: string): string };
  },
): string => {
  const strength = own(t.bots.strengths, bot);
  return own(words.bots, bot) ?? (strength ? t.bots.ofStrength(strength) : t.bot);
};
export function nameOfSeat(
  s: Pick<SeatInfo, 'seat' | 'sitter'>,
  { seatFree, somebody }: { readonly seatFree: string; readonly somebody: string },
): string {
  const { sitter } = s;
  if (sitter.kind === 'open') return seatFree;
  // Whoever has left for good left the seat without a name.
  return sitter.kind === 'bot' && sitter.name === sitter.bot ? botName(s.seat) : sitter.name || somebody;
}

/** What sits on a program's seat, as it stands under its name. */
export function programAt(
  s: Pick<SeatInfo, 'sitter' | 'stand_in'>,
  { programs: t }: { readonly programs: { readonly away: string; readonly plain: string; of(owner: string): string } },
): string | undefined {
  if (s.sitter.kind !== 'bot' || !s.sitter.program) return undefined;
  const whose = s.sitter.program.of === null ? t.plain : t.of(s.sitter.program.of);
  return s.stand_in ? `${whose}, ${t.away}` : whose;
}
/** The code of a table from what somebody typed or pasted: the code itself, in whatever letters, spaces and dashes, or the table's link. */
export function readCode(text: string): string {
  const linked = /\/[tr]\/([a-z0-9]{6})(?![a-z0-9])/i.exec(text)?.[1];
  return (linked ?? text.replace(/[^a-z0-9]/gi, '').slice(0, 6)).toUpperCase();
}
