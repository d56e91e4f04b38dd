import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'All or nobody: the objective met, everyone alive. One Rocketeer at zero {#hp|HP} or {#o2|O²}, and it is lost.',
  crew: 'To each an {#overkill|Overkill}: shoot, heal, open, command. Mix the crew.',
  kit: 'Four items, two large at most; the suggestion is fine to begin with.',
  arrow: 'The arrow turns all tiles, and so all {#hatch|hatches}.',
  order: 'At equal distance Aliens choose who acted last: the sturdiest goes last.',
  backs: 'Backs are in sight: Alien, {#discovery|discovery}, flag of the objective.',
  points: 'The restricted {#ap|AP} first: combat (triangle) or non-combat (square).',
  overkill: 'Role, weapon or target: each {#overkill|Overkill} buys one effect, one by one.',
  boost: 'Declare it before the dice; the {#charge|Charge} is gone even if the roll fails.',
  'red-alert': 'All is seen: every turn calls reinforcements. Go home.',
  thrall: 'One does not shoot a {#thrall|Thrall}: one subdues it, by {#iq|IQ}.',
  hatch: 'Closed, a {#hatch|hatch} stops you, not them: they shoot through. It must be locked.',
  air: 'Air is short: give 1 {#o2|O²} by trading on the same tile.',
  mind: 'An {#ap|AP} taken by Mind Control is missing for the whole next turn.',
};
