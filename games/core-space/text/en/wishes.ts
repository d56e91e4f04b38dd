/** What players who play together tell each other. */
import type { Wish } from '../../state.ts';
import type { View } from '../../view.ts';
import { figureName } from '../figures.ts';
import { names } from './names.ts';

export const wishText = (one: Wish, view: View): string => {
  switch (one.wish) {
    case 'mine':
      return `I see to crate ${one.crate + 1}`;
    case 'yours':
      return `Crate ${one.crate + 1} is for you`;
    case 'strike':
      return `Down with ${figureName(names, view, one.foe)}`;
    case 'home':
      return 'Let us all go home';
    case 'leaving':
      return 'I am on my way home';
  }
};
