import { describe, expect, test } from 'vitest';
import { checkGames, checkStyle } from '../lint/style.ts';
import { tokens } from '../lint/tokens.ts';

const broken = (path: string, source: string) => checkStyle(path, tokens(source)).map(({ line, rule }) => `${line} ${rule}`);

describe('one style for all games', () => {
  test('rules ask through topics.ts', () => {
    const source = "import {\n  type Flow,\n  ask,\n} from '@cosmodrome/kernel';";
    expect(broken('games/a/rules/turn.ts', source)).toEqual(['3 topics']);
    expect(broken('games/a/game.ts', "import { choose as pick } from '@cosmodrome/kernel';")).toEqual(['1 topics']);
    expect(
      broken('games/a/rules/turn.ts', "import { type Ask, oneOf } from '@cosmodrome/kernel';\nimport { ask } from '../topics.ts';"),
    ).toEqual([]);
    expect(broken('kernel/test/games/duel.ts', source)).toEqual([]);
  });
  test('a scene is set by during, and cleared by an ending at most', () => {
    expect(broken('games/a/rules/turn.ts', "state.scene = { kind: 'x' };\ntable.state.scene = before;")).toEqual(['1 scene', '2 scene']);
    expect(broken('games/a/rules/end.ts', 'state.scene = null; if (state.scene === null) f({ scene: x });')).toEqual([]);
  });
  test('notes are told apart by kind', () => {
    expect(broken('games/a/notes.ts', "export type Note = { readonly is: 'x' } | { readonly kind: 'is' };")).toEqual(['1 kind']);
  });
});

describe('the same thing lies in the same place', () => {
  const wrong = (...inside: string[]) =>
    checkGames(inside.map((file) => `games/a/${file}`)).map(({ path, what }) => `${path.slice(8)}: ${what}`);
  test('beside the folders lie only the files every game has', () => {
    expect(wrong('game.ts', 'state.ts', 'rules/audit.ts', 'test/table.ts')).toEqual([]);
    expect(wrong('audit.ts')).toEqual([
      'audit.ts: beside the folders of a game lie only game.ts, index.ts, state.ts, view.ts, notes.ts, motives.ts, topics.ts, arrange.ts, excused.ts',
    ]);
    expect(checkGames(['games/shelf.ts', 'kit/cards.ts'])).toEqual([]);
  });
  test('both languages have the same files, and texts are put together alike', () => {
    const texts = ['lexicon.ts', 'compose.ts', 'fr.ts', 'en.ts', 'index.ts'].map((file) => `text/${file}`);
    expect(wrong('text/fr/names.ts', 'text/en/names.ts', ...texts)).toEqual([]);
    expect(wrong('text/fr/names.ts', 'text/en/hints.ts', ...texts)).toEqual([
      'text/fr/names.ts: text/en has no such file: both languages have the same',
      'text/en/hints.ts: text/fr has no such file: both languages have the same',
    ]);
    expect(wrong('index.ts', 'text/fr/names.ts', 'text/en/names.ts', ...texts.slice(1))).toEqual(['text/lexicon.ts: is missing']);
    expect(wrong('text/fr.ts', 'text/en.ts')).toEqual([]); // a small game may have one file a language
  });
});
