/** Where each answer is shown: at a figure or crate of the board, at a token or skill of my things, or as a button of the question bar. */

import type { Json } from '@cosmodrome/kernel';
import type { Play } from '@cosmodrome/kit/face';
import type { Question } from '@cosmodrome/kit/text';
import { wornBy } from '../judge/figures.ts';
import { thingAt } from '../judge/objectives.ts';
import { isOn } from '../judge/place.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import { type CrateId, type FigureId, figureOf, type Wish } from '../state.ts';
import { crateAt } from '../text/figures.ts';
import { isInVain } from '../text/final.ts';
import type { Act, Lead, Topic } from '../topics.ts';
import type { View } from '../view.ts';

/** What answers hang on. Tokens that lie on the floor have a place of their own. */
export type Anchor =
  `${'figure' | 'crate' | 'piece' | 'climb' | 'ledge' | 'door' | 'window' | 'lift' | 'entry' | 'airlock' | 'lying' | 'console' | 'token' | 'skill'}-${string}`;
export type Where = 'board' | 'things' | 'bar';
export interface Choice {
  readonly topic: Topic;
  readonly option: Json;
}
const isLying = (view: View, token: number): boolean => view.floor.some((one) => one.token === token);

/** Something that stands about; a crate has a place of its own. */
function standing(view: View, piece: number): Anchor | undefined {
  const squares = siteOf(view).map.pieces[piece]?.squares;
  if (!squares) return undefined;
  const crate = view.crates.find((one) => one.squares.length > 0 && one.squares[0] === squares[0]);
  return crate ? `crate-${crate.id}` : `piece-${piece}`;
}
/** Which thing an act of the Trader at hand is done to; undefined: none, it is a button of the bar. */
export function anchorOf(act: Act, view: View): Anchor | undefined {
  switch (act.do) {
    case 'shoot':
    case 'fight':
    case 'push':
    case 'persuade':
    case 'throw':
    case 'reconnect':
    case 'ask-way':
      return `figure-${act.at}`;
    case 'blast':
      return act.at === null ? `token-${act.with}` : `figure-${act.at}`;
    case 'search':
      return `crate-${act.crate}`;
    case 'search-body':
    case 'drag':
      return `figure-${act.body}`;
    case 'give':
      return `figure-${act.to}`;
    case 'ship':
      if (act.at === null) return undefined;
      if (act.upgrade === 'scanners') return `crate-${act.at}`;
      return act.upgrade === 'airlock-defence' ? `figure-${act.at}` : `airlock-${act.at}`;
    case 'fetch':
      return `figure-${act.figure}`;
    case 'use':
      return act.on === view.active?.figure ? `token-${act.token}` : `figure-${act.on}`;
    case 'pick':
      return isLying(view, act.token) ? `lying-${act.token}` : undefined;
    case 'reload':
      return `token-${act.with}`;
    case 'unjam':
    case 'drop':
      return `token-${act.token}`;
    case 'don': {
      const worn = view.active === null ? undefined : wornBy(figureOf(view, view.active.figure));
      const token = act.token ?? worn;
      return token === undefined ? undefined : `token-${token}`;
    }
    case 'skill':
      return `skill-${act.skill}`;
    case 'truce':
    case 'end-truce': {
      // Among two crews it is clear who is meant.
      if (view.crews.length < 3) return undefined;
      const theirs = view.figures.find((f) => f.crew === act.with && isOn(f));
      return theirs && `figure-${theirs.id}`;
    }
    case 'climb':
      return `climb-${act.climb}`;
    case 'mount':
    case 'vault':
    case 'haul':
    case 'tip':
    case 'demolish':
      return standing(view, act.piece);
    case 'interact': {
      const f = view.active === null ? undefined : figureOf(view, view.active.figure);
      const thing = thingAt(view, missionOf(view).pieces[act.piece], act.site, f);
      const { map } = siteOf(view);
      if (!thing) return undefined;
      return 'bar' in thing
        ? `console-${map.wallConsoles.indexOf(thing.bar)}`
        : standing(
            view,
            map.pieces.findIndex(({ squares }) => squares === thing.squares),
          );
    }
    case 'jump-down':
    case 'leap':
      return `ledge-${act.ledge}`;
    case 'dive':
    case 'smash':
      return `window-${act.pane}`;
    case 'door':
    case 'wreck':
      return `door-${act.door}`;
    case 'lift':
      return `lift-${act.lift}`;
    case 'end':
    case 'dismount':
    case 'search-room':
    case 'stand':
    case 'shuffle':
    case 'card':
    case 'repair':
    case 'abandon':
    case 'leave-by':
      return undefined;
  }
}
const FIGURES: ReadonlySet<Topic> = new Set<Topic>(['choose/figure', 'sustain/at']);
/** The anchor of any answer. */
export function anchorFor({ topic }: Pick<Question, 'topic'>, option: Json, view: View): Anchor | undefined {
  if (topic === 'turn/act') return anchorOf(option as unknown as Act, view);
  // One that was destroyed stands nowhere.
  if (topic === 'choose/crate') return crateAt(view, option as CrateId).place === undefined ? undefined : `crate-${String(option)}`;
  if (topic === 'choose/door') return `door-${String(option)}`;
  if (topic === 'choose/piece') return standing(view, option as number);
  if (topic === 'choose/token') return typeof option === 'number' && isLying(view, option) ? `lying-${option}` : undefined;
  if (topic === 'setup/airlock') return `airlock-${String(option)}`;
  if (topic === 'choose/entry' || topic === 'ship/entry') return `entry-${String(option)}`;
  if (topic === 'npc/act' && (option as unknown as Lead).do !== 'end') return `figure-${(option as { readonly at: number }).at}`;
  if (topic === 'attack/choose' && option !== 'none') return `figure-${(option as { readonly at: number }).at}`;
  if ((FIGURES.has(topic as Topic) || topic === 'turn/trader') && typeof option === 'number') {
    const f = figureOf(view, option as FigureId);
    return isOn(f) ? `figure-${option}` : undefined;
  }
  return undefined;
}
const PARTS: Readonly<Record<string, Where>> = { token: 'things', skill: 'things' };
export function where(ask: Question, option: Json, view: View): Where {
  // Who acts is chosen among my people, and where they stand.
  if (ask.topic === 'turn/trader' && typeof option === 'number') return 'things';
  if (ask.topic === 'search/hold') return 'board';
  if (ask.topic === 'setup/crew' && option !== 'build') return 'board';
  const anchor = anchorFor(ask, option, view);
  return anchor === undefined ? 'bar' : (PARTS[anchor.slice(0, anchor.indexOf('-'))] ?? 'board');
}
/** All answers by what they hang on. */
export type Choices = ReadonlyMap<Anchor, readonly Choice[]>;
export function choicesOf(play: Play, view: View): Choices {
  const out = new Map<Anchor, Choice[]>();
  for (const ask of play.asks) {
    if (ask.kind !== 'oneOf') continue;
    for (const option of play.options(ask.topic)) {
      const anchor = anchorFor(ask, option, view);
      if (anchor === undefined || isInVain(option, view)) continue;
      const all = out.get(anchor) ?? [];
      all.push({ topic: ask.topic as Topic, option });
      out.set(anchor, all);
    }
  }
  // What one says to comrades of a thing hangs on it where nothing is to be done to it.
  for (const option of play.asks.some((a) => a.topic === 'wishes') ? play.options('wishes') : []) {
    const anchor = saidAt(option as unknown as Wish);
    const all = anchor && (out.get(anchor) ?? []);
    if (anchor && all?.every(({ topic }) => topic === 'wishes')) out.set(anchor, [...all, { topic: 'wishes', option }]);
  }
  return out;
}
const saidAt = (wish: Wish): Anchor | undefined =>
  'crate' in wish ? `crate-${wish.crate}` : wish.wish === 'strike' ? `figure-${wish.foe}` : undefined;
/** Nothing but words hangs on it. */
export const isTalk = (choices: readonly Choice[]): boolean => choices.length > 0 && choices.every(({ topic }) => topic === 'wishes');
/** What is done to somebody with dice: its chance is shown before. */
export const isAttack = ({ topic, option }: Choice): boolean =>
  topic === 'attack/choose' || (topic === 'turn/act' && ['shoot', 'fight', 'blast', 'throw'].includes((option as unknown as Act).do));
/** Done to what stands there: what it costs and what may come of it is read before, on the thing itself. */
const WORKS: ReadonlySet<Act['do']> = new Set([
  'climb',
  'mount',
  'vault',
  'jump-down',
  'leap',
  'dive',
  'lift',
  'haul',
  'tip',
  'demolish',
  'door',
  'wreck',
  'smash',
]);
const isWork = ({ topic, option }: Choice): boolean => topic === 'turn/act' && WORKS.has((option as unknown as Act).do);
/** One answer without dice: a touch gives it. */
export const direct = (choices: readonly Choice[]): Choice | undefined =>
  choices.length === 1 && !isAttack(choices[0]!) && !isWork(choices[0]!) && !isTalk(choices) ? choices[0] : undefined;
