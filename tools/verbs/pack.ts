import { mkdirSync } from 'node:fs';
import { Misuse } from '../arguments.ts';
import { fromHere } from '../games.ts';
import { pack as build, PACKAGES } from '../pack.ts';
import { verb } from '../verb.ts';

export const pack = verb({
  name: 'pack',
  words: [{ name: 'folder' }],
  flags: { only: { kind: 'text', what: 'packages, with commas', help: 'not all of them: kernel,kit,bots,vii-legio' } },
  example: 'pack packages --only kernel,kit,bots,vii-legio',
  summary: 'kernel, kit, bots and games as npm packages: plain JavaScript with types',
  more: 'What each needs of the others it names by version; install the archives together. See docs/packages.md.',
  run: async ([folder = ''], { only }) => {
    const named = only?.split(',').map((name) => PACKAGES.find((p) => p === name || p === `games/${name}`) ?? name);
    const wrong = named?.find((name) => !PACKAGES.includes(name));
    if (wrong !== undefined) throw new Misuse(`there is no package '${wrong}'`, `there are: ${PACKAGES.join(', ')}`);
    const out = fromHere(folder);
    mkdirSync(out, { recursive: true });
    const files = build(out, named ?? PACKAGES);
    return { data: files, text: () => files.join('\n') };
  },
});
