import { XENO } from '../../content/index.ts';
import { type Lexicon, who } from '../lexicon.ts';

/** Why something cannot be done. */
export const refusals: Lexicon['refusals'] = {
  'not-in-hand': 'That card is not in your hand.',
  'in-x': 'Not possible in sector X.',
  'only-in-x': 'Possible in sector X only.',
  landed: 'You have already landed this turn.',
  'too-many-cards': 'Your propulsors do not allow that many cards.',
  'sector-full': 'This sector holds all its planets.',
  'no-pawn': 'All five planet pawns are in use.',
  'no-world': 'No Extrasolar card is left for this zone.',
  'needs-1-card': 'It takes 1 other card in hand.',
  'needs-2-cards': 'It takes 2 other cards in hand.',
  'needs-card-or-laser': 'It takes 1 other card or 1 laser.',
  'needs-decoder-or-cards': 'It takes a decoder or 2 other cards.',
  'needs-away': 'Playable outside sector I only.',
  'needs-propulsor': 'It takes at least 1 propulsor.',
  'needs-crew': 'It takes 1 squad or 1 Expert aboard.',
  'needs-pc': 'It takes at least 1 PC.',
  'needs-3-px': 'It takes 3 PX to exploit OZ.',
  'equipment-full': 'All your equipment is at its maximum.',
  'detectors-full': 'You already store 2 detectors.',
  'experts-full': 'There is no room for another Expert.',
  'no-expert-left': 'No Expert of this specialty is left in the supply.',
  'laser-and-propulsor-full': 'Lasers and propulsors are at their maximum.',
  'squads-full': 'Your squads are at full strength.',
  'nothing-to-draw': 'There is no card left to draw.',
  'no-detector': 'You have no Risk Detector.',
  'not-a-risk': 'A detector only works against a risk.',
  'too-few-cards': 'You do not have enough cards.',
  'row-full': 'This row is at its maximum.',
  'not-adjacent': 'That sector does not touch yours.',
  'no-decoder': 'Your decoder is at level 0.',
  'decoder-level': 'The B card takes a level 2 decoder.',
  decoded: 'The decoder has been used this turn.',
  'nothing-hidden': 'There is no face-down card there.',
  'needs-5-received': 'You must have drawn at least 5 cards.',
  'not-intact': 'A card of the draw has already been used.',
  'needs-9-px': 'It takes 9 PX to enter sector X.',
  'visited-x': 'Sector X can be entered only once per game.',
  'no-such-planet': 'That planet is not active.',
  elsewhere: 'That planet is in another sector.',
  squads: 'There are not enough squads to land.',
  'proposals-used': 'Your three proposals of this turn are used up.',
  discoverer: 'The discoverer is in the sector and must be invited.',
  'not-here': 'Only ships in your own sector can be invited.',
  'no-calls-left': 'You have no call to the Imperator left.',
  'not-at-base': 'Possible at the Star Base only.',
  'needs-13-px': 'It takes 13 or 14 PX to declare the end.',
  'ending-already': 'The end has already been triggered.',
  'not-now': 'That is not possible now.',
  star: 'Leave exactly the number in the star, or nothing at all.',
  'min-crew': 'There must be more crew among the elements you leave.',
  'not-admitted': 'That answer is not possible.',
};

const WIN = XENO.win;
export const standing: Lexicon['standing'] = ({ first, field, px }, me) => {
  const mine = `You have ${me.pc} {#pc} and ${me.px} {#px}`;
  const [best] = first;
  const leads = first.some((u) => u.seat === me.seat);
  const place = 1 + field.findIndex((u) => u.seat === me.seat);
  const rank = place === 2 ? 'second' : place === 3 ? 'third' : `${place}th`;
  return [
    leads
      ? `${mine}: ${first.length > 1 ? 'you share the lead' : 'you lead'}.`
      : place > 1
        ? `${mine}, ${rank} behind ${best ? who(best.seat) : ''} (${best?.pc}).`
        : `${mine}; ${best ? who(best.seat) : ''} leads with ${best?.pc}.`,
    me.px >= WIN
      ? 'You can win: now the PC decide.'
      : `You need ${WIN - me.px} more PX to be able to win${px > me.px ? `; another U.C. already has ${px}` : ', and nobody has more'}.`,
  ];
};

const after = (rounds: number): string => `after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
export const endings: Lexicon['endings'] = {
  playing: () => 'The game is in progress.',
  declared: (rounds) => `The end was declared ${after(rounds)}.`,
  xeno: (rounds) => `A U.C. reached 15 PX ${after(rounds)}.`,
  imperator: (rounds) => `The Imperator reached 25 PC ${after(rounds)}.`,
  charted: (rounds) => `The whole nebula was charted ${after(rounds)}.`,
  standstill: (rounds) => `Five rounds without a discovery or a landing: over ${after(rounds)}.`,
};
