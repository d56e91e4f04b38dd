/** What things are worth to a commander, in PC. Found by hand (README, figures) and by `cosmo tune` (tuning.md). */
export const weights = {
  /** A card in hand, as payment. */
  card: 0.6,
  /** A point on the experience table. */
  point: 0.7,
  /** A PX below ten; and so much more each round. */
  px: 2,
  pxRound: 0.16,
  /** Of what others gain, against the usual share. */
  envy: 1,
  /** A mission with others, for itself. */
  company: 0,
  /** An enemy shot down, beyond what it pays. */
  trophy: 0,
  /** What a plan must be worth to be carried out. */
  bar: 0.8,
  /** A plan that needs cards not yet in hand, against one that does not. */
  later: 0.8,
  /** A card that recruits, against one that is gone. */
  recruit: 0.8,
  /** Crew and equipment bought with cards nobody needs. */
  squads: 1,
  experts: 1,
  lasers: 0.5,
  /** Counters below their greyed space, in cards, at which one goes home. */
  repairs: 5,
  /** What is left on a world, against its worth. */
  hoard: 1,
};
