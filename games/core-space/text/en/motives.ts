/** What weighed with a crew of the house. */
import { figureName } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { skills } from './skills.ts';

const WHAT = {
  crate: ['Goes for a crate', 'Searches the crate'],
  room: ['Goes to a room nobody has searched', 'Searches the room'],
  console: ['Goes for what the mission is about', 'Takes what the mission is about'],
  token: ['Goes for something on the floor', 'Picks up what lies there'],
  body: ['Goes to one who has fallen', 'Searches the fallen'],
  person: ['Goes to somebody the mission is about', 'Takes along whom the mission is about'],
  door: ['Goes to a door that is shut', 'Opens the door'],
} as const;
const GEAR = {
  reload: 'Reloads: hardly a shot is left.',
  unjam: 'Unjams the gun: without it there is no shot.',
  don: 'Puts the armour on: it stops Hits, and a space is free.',
} as const;

export const motives: Lexicon['motives'] = {
  loot: ({ what, here }) => `${WHAT[what][here ? 1 : 0]}: it pays more than anything else within reach.`,
  home: ({ carried, level }) =>
    carried > 0
      ? `Heads home: ${carried} UA in hand, Hostility at level ${level}.`
      : `Heads home: nothing is left to gain at level ${level}.`,
  foe: ({ foe, near }, view) =>
    `Goes at ${figureName(names, view, foe)}${near === null ? ': what it carries is worth a fight.' : `: it endangers ${figureName(names, view, near)}.`}`,
  hunt: ({ foe }, view) => `Hunts ${figureName(names, view, foe)}: as long as it stands, the mission is not done.`,
  safety: ({ foe }, view) => `Gets out of the way of ${figureName(names, view, foe)}.`,
  mend: ({ who, fallen }, view) => `${fallen ? 'Helps up' : 'Patches up'} ${figureName(names, view, who)}: too much would be lost with it.`,
  gear: ({ what }) => GEAR[what],
  talk: ({ to }, view) => `Talks to ${figureName(names, view, to)}: there is something to be had.`,
  'hand-on': ({ to }, view) => `Hands it to ${figureName(names, view, to)}, who is likelier to bring it home.`,
  skill: ({ skill }) => `Uses ${skills[skill].name}: now is when it does most.`,
  agree: () => 'Wants a truce: fighting each other gains nothing now.',
  keeps: ({ worth }) => `Keeps what is worth most: ${worth} UA in all.`,
  saves: ({ who, damage }, view) =>
    damage > 0
      ? `Reacts to keep ${figureName(names, view, who)} from ${damage} damage.`
      : `Reacts so that ${figureName(names, view, who)} is not hit.`,
  answers: ({ foe }, view) => `Strikes back at ${figureName(names, view, foe)}: the chance costs no action.`,
  asked: ({ by, wish }, view) =>
    wish.wish === 'strike'
      ? `Goes at ${figureName(names, view, wish.foe)}, as {@${by}} asked.`
      : 'crate' in wish
        ? `Takes crate ${wish.crate + 1}, which {@${by}} left to comrades.`
        : `Goes home, as {@${by}} asked.`,
  refuse: () => 'Declines: there is more to be had than to be lost.',
  enters: () => 'Comes in: there is more to be had out there than to be lost.',
  stays: () => 'Stays aboard: there is more to be lost out there than to be had.',
  acts: () => 'There is most to be done here, now.',
};
