/** Why a request is refused while building (GT-BASE-BUILD-23), each with the rule it comes from. */
export const BUILD_WHYS = [
  'not-building', // GT-RULING-107, GT-BASE-TIMER-07
  'not-your-sitting', // GT-RULING-128
  'finished', // GT-BASE-FIN-02
  'locked', // GT-RULING-72
  'reading', // GT-BASE-BUILD-16
  'hand-full', // GT-BASE-BUILD-02, GT-RULING-14
  'heap-empty', // GT-BASE-BUILD-19
  'gone', // GT-BASE-BUILD-04
  'not-reserved', // GT-BASE-BUILD-13
  'no-saboteur', // GT-BASE-BUILD-12
  'guarded', // GT-SKILL-BUYER-03
  'not-in-hand', // GT-BASE-BUILD-05
  'nothing-loose', // GT-BASE-BUILD-11
  'off-board', // GT-RULING-09
  'outside', // GT-RULING-09, -103
  'occupied', // GT-BASE-BUILD-07
  'no-contact', // GT-BASE-BUILD-08
  'three-pieces', // GT-RULING-114
  'reserve-full', // GT-BASE-BUILD-12, GT-SKILL-BUYER-01
  'con-artist', // GT-SKILL-CON-01: no setting aside after the number tile
  'from-reserve', // GT-BASE-BUILD-13
  'sealed', // GT-BASE-SETUP-05
  'nothing-placed', // GT-BASE-BUILD-15
  'pile-taken', // GT-BASE-BUILD-16
  'no-pile', // nothing to close
  'untimed', // GT-RULING-05
  'other-circle', // GT-BASE-TIMER-07
  'running', // GT-BASE-TIMER-05
  'not-finished', // GT-BASE-TIMER-04
  'nobody-finished', // GT-BASE-VAR-02
  'number-taken', // GT-BASE-FIN-01
  'numbers-by-time', // GT-RULING-128
  'no-skill', // GT-SUP-04
  'no-token', // all of that kind are on the ship
  'no-part', // a token needs a part to lie on
  'not-smooth', // GT-SKILL-PLUMBER-01
  'token-fixed', // GT-RULING-112
  'alarm-used', // GT-SKILL-SECURITY-02
  'on-start', // GT-SKILL-SECURITY-02
] as const;
export type BuildWhy = (typeof BUILD_WHYS)[number];
