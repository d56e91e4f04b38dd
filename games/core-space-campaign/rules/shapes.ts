/** Is what came from outside an act at all? Whether it is granted, the chapters say. */
import {
  CLASSES,
  CREWS,
  isList,
  isObject,
  isOneOf,
  isRecord,
  isWhole,
  MISSIONS,
  NPCS,
  SKILLS,
  TOKENS,
  TRADER,
  UPGRADES,
} from '@cosmodrome/core-space/content/index';
import type { Json } from '@cosmodrome/kernel';
import { BOXES, POSTS, STATISTICS, SYSTEMS, UPGRADE_PRICES } from '../content/index.ts';

type Is = (x: Json | undefined) => boolean;
const among =
  (all: readonly string[]): Is =>
  (x) =>
    isOneOf(all, x);
const whole =
  (from: number, to: number): Is =>
  (x) =>
    isWhole(x, from, to);
const listOf =
  (is: Is, most: number): Is =>
  (x) =>
    isList(x) && x.length <= most && x.every(is);
/** One field for each of these names. */
const each = (names: readonly string[], is: Is): Is => {
  const fields = Object.fromEntries(names.map((name) => [name, is]));
  return (x) => isRecord(x, fields);
};
const id = whole(0, 1_000_000);
const token = among(TOKENS.map(({ kind }) => kind));

const profile: Is = (x) => typeof x === 'string' && Object.hasOwn(TRADER, x);
const skills: readonly string[] = SKILLS.map(({ kind }) => kind);
const levels: Is = (x) => isObject(x) && Object.entries(x).every(([skill, level]) => skills.includes(skill) && isWhole(level, 1, 3));
const flag: Is = (x) => typeof x === 'boolean';
const text: Is = (x) => typeof x === 'string' && x.length <= 64;
const money = whole(0, 9999);
const place: Is = (x) => x === 'hold' || id(x);
const contract = among(['permanent', 'temporary']);
const side: Is = (x) => isRecord(x, { money, tokens: listOf(token, 40), members: listOf(id, 7), guests: listOf(among(NPCS), 8) });
const exported: Is = (x) =>
  isRecord(x, {
    version: (v) => v === 1,
    ship: text,
    systems: each(SYSTEMS, whole(1, BOXES)),
    upgrades: each(UPGRADES, whole(0, UPGRADE_PRICES.length)),
    hold: listOf(token, 12),
    money,
    members: listOf(
      (m) =>
        isRecord(m, {
          profile,
          captain: flag,
          class: among(CLASSES),
          levels,
          career: whole(0, 15),
          health: whole(1, 9),
          skill: whole(0, 9),
          actions: whole(1, 3),
          inventory: listOf(token, 6),
          armour: (a) => a === null || token(a),
        }),
      7,
    ),
  });

type Fields = Readonly<Record<string, Is>>;
const FOUND: Readonly<Record<string, Fields>> = {
  ready: { crew: among(CREWS) },
  enlist: { profile, class: among(CLASSES) },
  dismiss: { place: whole(0, 6) },
  train: { place: whole(0, 6), levels },
  equip: { place: whole(0, 6), kit: listOf(token, 4) },
  import: { crew: exported },
  launch: {},
  wait: {},
  retire: {},
};
const OF_MEMBER: Fields = { member: id };
const HOME: Readonly<Record<string, Fields>> = {
  play: { mission: among(MISSIONS) },
  drawn: { of: whole(0, 5) },
  bring: { mission: isObject },
  'catch-up': {},
  rest: {},
  redeem: OF_MEMBER,
  disband: {},
  name: { ship: text },
  retire: {},
};
const EXTRACT: Readonly<Record<string, Fields>> = {
  teleport: OF_MEMBER,
  alone: OF_MEMBER,
  'give-up': OF_MEMBER,
  pay: OF_MEMBER,
  later: OF_MEMBER,
  refuse: OF_MEMBER,
  become: { member: id, class: among(CLASSES), levels },
};
const ADVANCE: Readonly<Record<string, Fields>> = {
  learn: { member: id, skill: among(skills) },
  grow: { member: id, statistic: among(STATISTICS) },
};
const TRADE: Readonly<Record<string, Fields>> = {
  buy: { post: among(POSTS), token },
  pass: { post: among(POSTS) },
  sell: { token, from: place },
  discard: { token, from: place },
  azurium: { step: among(['roll', 'accept', 'decline']) },
  venom: {},
  move: { token, from: place, to: place },
  wear: { member: id, token },
  doff: OF_MEMBER,
  hire: { profile, class: among(CLASSES), levels, contract },
  keep: { member: id, contract },
  recruit: { npc: among(NPCS), class: among(CLASSES), levels },
  rebuild: { profile, chip: whole(0, 20) },
  promote: OF_MEMBER,
  ransom: { member: id, pay: flag },
  offer: { to: whole(0, 5), give: side, take: side },
  accept: { offer: id },
  refuse: { offer: id },
  withdraw: { offer: id },
  done: {},
};
const REPAIR: Readonly<Record<string, Fields>> = {
  repair: { system: among(SYSTEMS) },
  parts: { token, from: place },
  upgrade: { upgrade: among(UPGRADES) },
  done: {},
};
const shape =
  (table: Readonly<Record<string, Fields>>) =>
  (answer: Json): boolean => {
    if (!isObject(answer) || typeof answer.do !== 'string' || !Object.hasOwn(table, answer.do)) return false;
    const name = answer.do;
    return isRecord(answer, { do: (x) => x === name, ...table[name] });
  };
export const isFoundAct = shape(FOUND);
export const isHomeAct = shape(HOME);
export const isExtractAct = shape(EXTRACT);
export const isAdvanceAct = shape(ADVANCE);
export const isTradeAct = shape(TRADE);
export const isRepairAct = shape(REPAIR);
