/** What a table may be given beside its options: a mission somebody drew, the crews of a campaign, or both. */
import type { Json, Options } from '@cosmodrome/kernel';
import { visible } from '@cosmodrome/kit/letters';
import { flawOfBrief, isObject } from './brief.ts';
import { readMission } from './flaws.ts';
import type { Mission } from './mission.ts';
import { seatingOf } from './seating.ts';

/** The mission in what was given; the campaign's crews may be sent into one too. */
export function drawnIn(given: Json | undefined): Mission | undefined {
  if (!isObject(given)) return undefined;
  const { drawn } = given;
  return (Object.hasOwn(given, 'campaign') ? drawn : given) as Mission | undefined;
}
/** The words of its own that a drawn mission goes by. */
export type OwnName = Extract<Mission['name'], { readonly title: string }>;
/** A drawn mission has words of its own: nobody passes one off as one of the catalogue's. */
export const ownName = ({ name }: Mission): OwnName | undefined => ('title' in name && visible(name.title) !== '' ? name : undefined);
export type DrawnFlaw = 'not-a-mission' | 'mission-without-name' | 'crews-of-the-mission';
/** What is wrong with a mission for so many crews, as a key of the game's refusals; its flaws one by one: `flawsOf`. */
export function flawOfDrawn(given: Json, seats: number): DrawnFlaw | undefined {
  const read = readMission(given);
  if ('flaws' in read) return 'not-a-mission';
  const { crews } = read.mission;
  if (!ownName(read.mission)) return 'mission-without-name';
  return seats < crews.from || seats > crews.to ? 'crews-of-the-mission' : undefined;
}
export function flawOfGiven(given: Json, options: Options, seats: number): string | undefined {
  if (!isObject(given) || !Object.hasOwn(given, 'campaign')) return flawOfDrawn(given, seatingOf(options, seats).crews);
  const { drawn, ...brief } = given;
  return flawOfBrief(brief, seats) ?? (drawn === undefined ? undefined : flawOfDrawn(drawn, seats));
}
/** What it goes by in lists: one line that can be seen. */
export function nameOfDrawn(given: Json | undefined): string | undefined {
  const name = drawnIn(given)?.name;
  return name && 'title' in name ? visible(name.title) : undefined;
}
