import { NPC, type NpcId } from '../../content/npcs.ts';
import type { PurgeKind } from '../../content/purge.ts';
import type { Tells } from '../lexicon.ts';
import { bySize } from '../starts.ts';
import { names } from './names.ts';

const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]!}`;
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** A clause only where there is something to tell. */
const where = (n: number, say: string): string => (n > 0 ? say : '');
const nameOf = (who: NpcId | PurgeKind): string =>
  (Object.hasOwn(NPC, who) ? names.npcs[who as NpcId] : names.purge[who as PurgeKind]).name;

export const tells: Tells = {
  loot: ({ success, great }) =>
    `Bring aboard new items for their value. Alone or together ${success} UA a crew are a success, ${great} a great one.`,
  take: ({ token, at, pegs }) =>
    `Take it once (${names.tokens[token]}): ${names.structures[at].name.toLowerCase()}.${where(pegs, ` Hostility rises by ${pegs}.`)}`,
  hidden: ({ token, crates, pegsTaken, pegsARound }) =>
    `${names.tokens[token]} is in one of the ${crates === 'crate' ? 'small' : 'large'} crates: bring it aboard.${where(pegsTaken, ` Whoever takes it first raises Hostility by ${pegsTaken}.`)}${where(pegsARound, ` While it is on the board Hostility rises by ${pegsARound} more a round.`)}`,
  check: ({ sites, hits, reward, pegsOff }) =>
    `${times(sites.length, 'console', 'consoles')}: dice by Skill, ${times(hits, 'Hit', 'Hits')}.${where(reward, ` ${reward} UA each.`)}${where(pegsOff, ` The crew that did all may lower Hostility by ${pegsOff}.`)}${where(sites.flatMap(({ opens }) => opens).length, ' They open locked doors.')}`,
  informant: ({ civilians, reward, pegsAttack }) =>
    `${list(civilians.map((who) => names.npcs[who].name))}: one of them knows. Persuade, and bring the data aboard: ${reward} UA.${where(pegsAttack, ` Attacking a Civilian raises Hostility by ${pegsAttack}.`)}`,
  stalls: ({ draw }) => `Each stall once: draw ${times(draw, 'token', 'tokens')}, keep one.`,
  collect: ({ what, number, reward }) =>
    `Bring aboard ${number} new ${{ weapon: 'weapons', armour: 'pieces of armour', special: 'special items', goods: 'trade goods' }[what]}: ${reward} UA.`,
  seal: ({ sites, dice, reward, rewardMost }) =>
    `Seal ${times(sites.length, 'Entry Point', 'Entry Points')} from their wall consoles, ${times(dice, 'die', 'dice')}, and leave no Purge on the board: ${reward} UA to each crew that sealed one, ${rewardMost} more to the one that sealed most.`,
  bounty: ({ every, reward, most }) => `${reward} UA for every ${every} Purge your Traders defeat, ${most} at the most.`,
  prisoner: ({ who, cells, reward }) => `${names.npcs[who].name} is in one of ${cells.length} cells: bring them aboard, ${reward} UA.`,
  charges: ({ at, needed, more = 0, rounds, pegs, rewardMost, reward }) =>
    `Place ${times(needed, 'charge', 'charges')}${where(more, `, where several crews play ${more} more for each and one of each crew on a thing`)}, ${names.structures[at].name.toLowerCase()}; ${times(rounds, 'round', 'rounds')} later everything still here is gone. ${rewardMost} UA to the crew with most of them, ${reward} UA to every other.${where(pegs, ` Each raises Hostility by ${pegs}.`)}`,
  start: ({ figures }) =>
    bySize(figures)
      .map(([crews, there]) => `${crews > 1 ? `From ${crews} crews on` : 'There from the beginning'}: ${list(there.map(nameOf))}.`)
      .join(' '),
};
