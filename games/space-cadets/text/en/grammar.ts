import { partsOf } from '../parts.ts';
import { names } from './names.ts';

export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const dice = (n: number): string => many(n, 'die', 'dice');
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
  and: 'and',
  hiddenTile: 'a hidden tile',
  tile: (n) => `tile ${n}`,
  item: 'item',
  alien: 'Alien',
  between: (a, b) => `between ${a} and ${b}`,
  locker: (role) => `the locker: ${role}`,
  lockerTerm: (role) => `the {#locker|locker}: ${role}`,
  sheet: (name, gives) => `${name}. Overkill: ${gives}`,
  discovery: 'the discovery',
});
