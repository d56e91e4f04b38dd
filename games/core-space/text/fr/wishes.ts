/** Ce que se disent ceux qui jouent ensemble. */
import type { Wish } from '../../state.ts';
import type { View } from '../../view.ts';
import { figureName } from '../figures.ts';
import { names } from './names.ts';

export const wishText = (one: Wish, view: View): string => {
  switch (one.wish) {
    case 'mine':
      return `Caisse ${one.crate + 1} : j’y vais`;
    case 'yours':
      return `Caisse ${one.crate + 1} : à vous`;
    case 'strike':
      return `À abattre : ${figureName(names, view, one.foe)}`;
    case 'home':
      return 'Rentrons tous';
    case 'leaving':
      return 'Je rentre au vaisseau';
  }
};
