/** What a member of the crew goes by, in drawn cards. Found by hand (README, figures) and by `cosmo tune`. */
export const weights = {
  /** A drawn card while fuel is wanted. */
  draw: 1,
  /** To be elsewhere than where a wound is to be expected. */
  wound: 0.6,
  /** Being infected. */
  lost: 9,
  /** How often an infected player is thought to use a trade. */
  attempt: 0.55,
  /** So little suspicion is trust. */
  trust: 0.08,
  /** To meet somebody, for itself. */
  company: 0.05,
  /** From such a suspicion on a human shoots. */
  shoots: 0.85,
  /** A parasite shot. */
  hunt: 0.35,
  /** A Heat Scan when it is due. */
  scan: 0.8,
  /** The infected: what an attempt that works is worth, and what it must promise to be made. */
  spread: 1.6,
  bold: 0.35,
  /** Until this round the infected wait for a good moment; then any will do. */
  patience: 6,
  /** Until this round they seek nobody out. */
  hides: 0,
  /** From this round on they shoot whom nobody suspects, as if they knew something; how gladly. */
  frames: 6,
  frame: 0.3,
  /** A card the infected draw, which nobody else will have; and what they go out of their way for an attempt. */
  denies: 0.7,
  stalks: 1.5,
  /** What is added to a shot of the infected at somebody who could burn the Nest. */
  danger: 0.4,
  /** So little suspicion is trust even before anybody was scanned; below nothing: never. */
  early: -1,
  /** A wound healed. */
  mend: 1,
};
