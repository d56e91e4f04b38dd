import { partsOf } from '../parts.ts';
import { names } from './names.ts';

export const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;
export const dice = (n: number): string => many(n, 'dé', 'dés');
export const {
  role,
  roleName,
  roleHelp,
  foe,
  item,
  found,
  list,
  at,
  who,
  cardName,
  figureName,
  cell,
  edgeName,
  thingRef,
  tradeRef,
  thing,
  asked,
  partner,
  askedItem,
  roles,
} = partsOf(names, {
  and: 'et',
  hiddenTile: 'une tuile cachée',
  tile: (n) => `tuile ${n}`,
  item: 'objet',
  alien: 'Alien',
  between: (a, b) => `entre ${a} et ${b}`,
  locker: (role) => `le casier : ${role}`,
  lockerTerm: (role) => `le {#locker|casier} : ${role}`,
  sheet: (name, gives) => `${name}. Overkill : ${gives}`,
  discovery: 'la découverte',
});
