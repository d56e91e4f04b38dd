import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Bring home more {#sell-value|sell value} than you came with. Whoever stays behind brings nothing.',
  aim: 'Read the aim first: whoever achieves it wins. Loot is worth its {#sell-value|price} besides, once it is home.',
  airlock: 'You come in through this {#airlock} and must leave through it: mind what lies near.',
  trader: 'Each of your Traders acts once a {#round|round}, in any order.',
  enter: 'Touch the floor: the way out of the {#airlock} is drawn. Coming in costs 1″ of the Move.',
  engaged: 'In {#contact|contact}: to leave or to shoot gives the enemy a free blow. Strike or push.',
  jammed: 'The gun is {#jammed|jammed}: it takes an action to unjam it.',
  prone: '{#prone|Prone}: stand up first, it takes an action.',
  fallen: 'A fallen Trader can be dragged home, with all they carry.',
  noise: 'The first shot of a round adds a peg: here it would raise the {#level|level}.',
  leave: 'From this {#level|level} on more arrive every round than you can shoot. Think of the way home.',
  effortless: 'One {#effortless-action|Effortless action} a turn is free: swap, pick up, use, shuffle 1″.',
  walk: 'Touch the floor to move, 4″ an action. End behind something low: {#cover|cover} takes a Hit.',
  hold: 'Six {#inventory|spaces}. Compare sell values: what you leave stays in the crate.',
  keep: 'No room? Take it in exchange for what is worth least.',
  react: 'A {#reaction|reaction} costs Skill pegs, and each Trader has one skill use a round.',
  opportunity: 'A free blow, because they leave {#contact|contact}. It costs you nothing.',
  order: 'Machines of one {#rank|rank} act in your order: let those go first who get in each other’s way.',
  truce: 'In a {#truce|truce} neither can attack the other, until one of you ends it in their turn.',
  comrades: 'Press a crate or an enemy while comrades play: they hear what you see to and what you ask for.',
};
