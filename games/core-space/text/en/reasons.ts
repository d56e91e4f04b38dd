import type { Lexicon } from '../lexicon.ts';

export const refusals: Lexicon['refusals'] = {
  'not-now': 'Not now.',
  'too-far': 'That is too far: 4″ a Move, 11″ a round.',
  'through-wall': 'Something is in the way.',
  'through-figure': 'Somebody is in the way.',
  'no-standing': 'There is no room to stand.',
  'not-your-airlock': 'That is not your airlock.',
  'not-in-door': 'The way does not pass the airlock door.',
  'no-room': 'There is no room left to carry it.',
  'too-many-points': 'Those are too many points.',
  'needs-captain': 'A crew needs exactly one Captain.',
  'too-many-levels': 'Those are more levels than Career points.',
  'too-much-kit': 'One ranged weapon each, and two Medi-Stims a crew.',
  'too-dear': 'That costs more than each may spend.',
  'airlock-taken': 'Another crew is docked there.',
  'not-in-cover': 'There is no cover from the shooter there.',
  'not-a-mission': 'This mission cannot be played: the workshop says what is wrong with it.',
  'mission-without-name': 'A mission somebody drew needs a title of its own.',
  'crews-of-the-mission': 'This mission is not made for so many crews.',
  'not-admitted': 'That is not possible.',
};
export const endings: Lexicon['endings'] = {
  playing: 'The mission goes on.',
  'all-aboard': 'Everybody who could is back aboard.',
  'all-defeated': 'Nobody got out.',
  'mission-done': 'The mission is accomplished.',
};
