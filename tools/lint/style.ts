/** The one style of all games, as far as tokens and names of files show it (HOUSE-RULES.md, "One style for all games"). */
import type { Finding } from './house.ts';
import { locate } from './places.ts';
import { isMark, isWord, type Token } from './tokens.ts';

/** Questions that topics.ts types by the game's answers. */
const TYPED = new Set(['ask', 'mayAsk', 'stand', 'choose']);

/** What is against the style in one file of a game. */
export function checkStyle(path: string, all: readonly Token[]): readonly Finding[] {
  const { place } = locate(path);
  const findings: Finding[] = [];
  const add = (token: Token, rule: string, what: string) => findings.push({ path, line: token.line, rule, what });
  all.forEach((token, i) => {
    if (place === 'game/rules') {
      if (token.kind === 'string' && token.text === '@cosmodrome/kernel' && isWord(all[i - 1], 'from'))
        for (const name of named(all, i - 1))
          if (TYPED.has(name.text))
            add(name, 'topics', `${name.text}: rules take it from topics.ts, where topic, domain and answer must fit (asking<Answers>())`);
      if (
        isWord(token, 'scene') &&
        isMark(all[i - 1], '.') &&
        isMark(all[i + 1], '=') &&
        !isMark(all[i + 2], '=') &&
        !isWord(all[i + 2], 'null')
      )
        add(token, 'scene', 'a scene stands during a flow: use during(), which puts back what stood before');
    }
    if (/^games\/[\w-]+\/notes\.ts$/.test(path) && isWord(token, 'is') && isWord(all[i - 1], 'readonly') && isMark(all[i + 1], ':'))
      add(token, 'kind', 'notes are told apart by `kind`');
  });
  return findings;
}
/** The names between the braces before this `from`. */
function named(all: readonly Token[], from: number): readonly Token[] {
  const names: Token[] = [];
  for (let at = from - 2; at >= 0 && !isMark(all[at], '{'); at--) if (all[at]?.kind === 'word') names.push(all[at] as Token);
  return isMark(all[from - 1], '}') ? names : [];
}

/** What may lie beside the chapters in a game's folder. */
const ROOT = new Set(['game.ts', 'index.ts', 'state.ts', 'view.ts', 'notes.ts', 'motives.ts', 'topics.ts', 'arrange.ts', 'excused.ts']);
/** What every game with texts has in text/. */
const TEXTS = ['lexicon.ts', 'compose.ts', 'fr.ts', 'en.ts', 'index.ts'];

/** What lies in a wrong place, or is missing from its place, in the games among these files. */
export function checkGames(paths: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, what: string) => findings.push({ path, line: 1, rule: 'places', what });
  const games = new Map<string, string[]>();
  for (const path of paths) {
    const [, game, inside] = /^games\/([\w-]+)\/(.+)$/.exec(path) ?? [];
    if (game && inside) games.set(game, [...(games.get(game) ?? []), inside]);
  }
  for (const [game, files] of games) {
    const at = (inside: string) => `games/${game}/${inside}`;
    for (const file of files)
      if (!file.includes('/') && !ROOT.has(file)) add(at(file), `beside the folders of a game lie only ${[...ROOT].join(', ')}`);
    const french = files.filter((file) => file.startsWith('text/fr/'));
    const english = files.filter((file) => file.startsWith('text/en/'));
    for (const file of french)
      if (!english.includes(file.replace('/fr/', '/en/'))) add(at(file), 'text/en has no such file: both languages have the same');
    for (const file of english)
      if (!french.includes(file.replace('/en/', '/fr/'))) add(at(file), 'text/fr has no such file: both languages have the same');
    // a game without its package is still being made
    if (french.length > 0 && files.includes('index.ts'))
      for (const file of TEXTS) if (!files.includes(`text/${file}`)) add(at(`text/${file}`), 'is missing');
  }
  return findings;
}
