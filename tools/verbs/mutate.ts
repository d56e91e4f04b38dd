import { Misuse } from '../arguments.ts';
import { findGame } from '../games.ts';
import { type Change, chooseChanges, testsOf, Workshop } from '../mutate.ts';
import { verb } from '../verb.ts';

export const mutate = verb({
  name: 'mutate',
  words: [{ name: 'game' }],
  flags: {
    changes: { kind: 'whole', min: 1, max: 10_000, help: 'how many changes are tried; default 60' },
    seed: { kind: 'text', what: 'a number or a word', help: "which changes; default 'mutate'" },
    at: { kind: 'text', what: 'a file, or file:line', help: 'of these changes only those whose place contains this' },
    skip: { kind: 'whole', min: 0, max: 10_000, help: 'leave out so many of them, tried before' },
    list: { kind: 'switch', help: 'only say which changes there would be' },
  },
  example: 'mutate vii-legio --changes 60',
  summary: 'change the rules one place at a time, and see whether the tests notice',
  more: 'Conditions, boundaries, numbers, operators and whole statements are changed in a copy of the tree, which itself is never touched. The tests of the rules run first; what they miss is shown to the laws. A change is noticed when a test fails or does not end.',
  run: async ([name = ''], flags, terminal) => {
    const { pack, folder } = await findGame(name);
    const chosen = chooseChanges(folder, flags.changes ?? 60, flags.seed ?? 'mutate');
    const changes = chosen.slice(flags.skip ?? 0).filter((c) => flags.at === undefined || placeOf(c).includes(flags.at));
    if (flags.list) return { data: changes, text: () => changes.map(describe).join('\n') };
    const tests = testsOf(folder);
    const survivors: Change[] = [];
    let byFar = 0;
    const workshop = new Workshop();
    // A broken run would leave the copy and its tests behind.
    const stop = () => {
      workshop.close();
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      const nearLimit = await unchanged(workshop, tests.near);
      const farLimit = await unchanged(workshop, tests.far);
      for (const [i, change] of changes.entries()) {
        terminal.progress(`${i + 1} of ${changes.length}, ${survivors.length} unnoticed`);
        if (await workshop.notices(change, tests.near, nearLimit)) continue;
        if (await workshop.notices(change, tests.far, farLimit)) byFar++;
        else {
          survivors.push(change);
          terminal.say(`unnoticed  ${describe(change)}`);
        }
      }
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      workshop.close();
    }
    const noticed = changes.length - survivors.length;
    return {
      data: { game: pack.game.id, seed: flags.seed ?? 'mutate', changes: changes.length, noticed, byLaws: byFar, survivors },
      text: () =>
        [
          `${pack.game.id}: ${changes.length} changes, ${noticed} noticed (${percent(noticed, changes.length)}), ${byFar} of them by the laws only`,
          ...survivors.map((change) => `unnoticed  ${describe(change)}`),
        ].join('\n'),
      code: survivors.length === 0 ? 0 : 1,
    };
  },
});
/** The tests pass as things are; gives the seconds after which they count as not ending. */
async function unchanged(workshop: Workshop, tests: readonly string[]): Promise<number> {
  const began = performance.now();
  if (await workshop.notices(undefined, tests, 900))
    throw new Misuse('the tests fail without any change', `npx vitest run ${tests.join(' ')}`);
  return 30 + ((performance.now() - began) / 1000) * 3;
}
const placeOf = ({ file, line }: Change): string => `${file}:${line}`;
const brief = (text: string): string => text.replace(/\s+/g, ' ');
const describe = (change: Change): string => `${placeOf(change)}  ${brief(change.from)}  →  ${brief(change.to)}`;
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
