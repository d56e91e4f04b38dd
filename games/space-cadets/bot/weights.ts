/** What a comrade goes by, against the usual measures of `judgement.ts`. Found by hand (README, figures) and by `cosmo tune`. */
export const weights = {
  /** Wounds, and air. */
  care: 1,
  air: 1,
  /** Foes that are about. */
  foes: 1,
  /** A step toward the errand. */
  hurry: 1,
  /** To be near each other. */
  together: 1,
  /** What lies about to be found. */
  finds: 1.2,
  /** A wound to a foe, and one healed. */
  kill: 1,
  heal: 1,
  /** A step toward where somebody pointed, and half of what is wrong there. */
  heed: 0.9,
};
