/** The words of the game, read over games played at random: every question, answer and line of the journal in both languages. */
import { readFileSync } from 'node:fs';
import { type Ask, anyAnswer, Luck, Match } from '@cosmodrome/kernel';
import { parseSentence, plain } from '@cosmodrome/kit/rich';
import { LANGS, type Lang, type Question } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { DAMAGE, ELEMENTS, EXPLORATION, IMPERATOR, MISSIONS, OBJECTIVES, SKILLS, TECHNOLOGIES, X_CARDS } from '../content/index.ts';
import { game } from '../game.ts';
import { viiLegio } from '../index.ts';
import type { Note } from '../notes.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';
import { NOTIONS } from '../text/lexicon.ts';
import { RULEBOOK, UNTOLD } from '../text/rulebook.ts';
import type { Action, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';

const NAMES = ['Octavie', 'Livia', 'Samir', 'Inès'];
const text = (sentence: string, lang: Lang): string => plain(sentence, NAMES, (key) => words[lang].terms[key]!.name, lang);

/** What is wrong with a piece of text; nothing: undefined. */
function flaw(sentence: string, lang: Lang): string | undefined {
  for (const part of parseSentence(sentence)) {
    if (part.kind === 'term' && !Object.hasOwn(words[lang].terms, part.term)) return `no term '${part.term}'`;
    if (part.kind === 'text' && /[{}]/.test(part.text)) return 'a brace is left';
  }
  const bare = sentence.replace(/\{@\d+\}/g, 'Nom').replace(/\{#[^|}]+\|([^}]*)\}/g, '$1');
  if (/undefined|null|NaN|\[object/.test(bare)) return 'a value is missing';
  if (bare.trim() !== bare || bare === '') return 'blanks around it';
  if (/ {2}|\s[.,)]|\.\.|\( /.test(bare)) return 'stray blanks or stops';
  if (bare.includes("'") || bare.includes('"')) return 'typewriter quotes';
  if (/(^|[\s(])-\d/.test(bare)) return 'a hyphen for a minus';
  if (lang === 'fr') {
    if (/(?<!\u00a0):(?=[\s]|$)/.test(bare)) return 'no no-break space before a colon';
    if (/(?<!\u202f)[;!?]/.test(bare)) return 'no narrow no-break space before ; ! or ?';
    if (/«(?!\u00a0)|(?<!\u00a0)»/.test(bare)) return 'no no-break space inside quotation marks';
  } else if (/\s[:;!?]/.test(bare)) return 'a blank before : ; ! or ?';
  return undefined;
}
const problems = new Set<string>();
function check(lang: Lang, where: string, sentence: string | undefined, most?: number): void {
  if (sentence === undefined) return;
  const wrong = flaw(sentence, lang) ?? (most !== undefined && text(sentence, lang).length > most ? `longer than ${most}` : undefined);
  if (wrong) problems.add(`${lang} ${where}: ${wrong}: ${text(sentence, lang)} (${text(sentence, lang).length})`);
}
const ruleIds = new Set<string>(RULEBOOK.flatMap((chapter) => chapter.rules.map((r) => r.id)));
function checkRules(where: string, rules: readonly string[] | undefined): void {
  for (const id of rules ?? []) if (!ruleIds.has(id)) problems.add(`${where}: '${id}' cannot be opened`);
}

/** What is offered one by one. */
function items(q: Question): readonly unknown[] {
  const shape = q.shape as { options?: unknown[]; receivers?: { id: string }[]; min?: number; max?: number } | null;
  if (q.kind === 'yesNo') return [true, false];
  if (q.kind === 'amount') return Array.from({ length: shape!.max! - shape!.min! + 1 }, (_, i) => shape!.min! + i);
  if (q.kind === 'assign') return [...shape!.receivers!.map((r) => r.id), ...shape!.receivers!];
  return shape!.options!;
}
const asQuestion = (ask: Ask): Question => ({ seat: ask.seat, topic: ask.topic, kind: ask.domain.kind, shape: ask.domain.shape() });

type Play = Match<State, View, Note>;
const longest = { say: [] as number[] };
function checkAsk(match: Play, ask: Ask): void {
  const q = asQuestion(ask);
  const view = match.view(ask.seat);
  for (const lang of LANGS) {
    const w = words[lang];
    const asked = w.question(q, view);
    check(lang, `${q.topic} say`, asked.say, 90);
    longest.say.push(text(asked.say, lang).length);
    if (!/[.?!]$/.test(asked.say)) problems.add(`${lang} ${q.topic}: not a sentence: ${asked.say}`);
    check(lang, `${q.topic} hint`, asked.hint, 90);
    checkRules(`${lang} ${q.topic}`, asked.rules);
    const labels = new Set<string>();
    for (const item of items(q).slice(0, 30)) {
      const offered = w.answer(q, item as never, view);
      check(lang, `${q.topic} label`, offered.label, 22);
      check(lang, `${q.topic} cost`, offered.cost, 18);
      check(lang, `${q.topic} answer`, offered.sentence);
      labels.add(offered.label);
    }
    if (labels.size === 1 && q.kind === 'oneOf' && items(q).length > 1 && q.topic !== 'turn/action')
      problems.add(`${lang} ${q.topic}: all answers are called ${[...labels][0]}`);
    for (const eyes of [undefined, (ask.seat + 1) % match.seats]) {
      check(lang, `${q.topic} say to others`, w.question(q, match.view(eyes)).say, 90);
      check(lang, `${q.topic} waiting`, w.waiting(q.topic, ask.seat, match.view(eyes)), 90);
    }
  }
}
/** A replay shows questions to other eyes, and names answers by what is seen after them. */
function checkAfter(match: Play, q: Question): void {
  for (const lang of LANGS)
    for (const view of [match.view(q.seat), match.view(undefined), match.openView()])
      for (const item of items(q).slice(0, 30)) {
        const offered = words[lang].answer(q, item as never, view);
        check(lang, `${q.topic} label afterwards`, offered.label, 22);
        check(lang, `${q.topic} answer afterwards`, offered.sentence);
      }
}
function checkNote(note: Note): void {
  for (const lang of LANGS) {
    const line = words[lang].note(note);
    check(lang, `note ${note.kind}`, line.say);
    if (note.kind !== 'round' && !/[.!?]$/.test(line.say)) problems.add(`${lang} note ${note.kind}: not a sentence: ${line.say}`);
    if ('seat' in note && note.seat !== null && line.seat !== note.seat) problems.add(`${lang} note ${note.kind}: whose act is it?`);
  }
}

/** Somebody who gets about: draws all, lands when it can, goes to sector X, leaves elements, so that rare questions come up. */
function lively(ask: Ask, chance: Luck): unknown {
  const options = items(asQuestion(ask));
  switch (ask.topic as Topic) {
    case 'turn/start':
      return chance.below(8) > 0 ? options[chance.below(2)] : anyAnswer(ask, chance);
    case 'turn/action': {
      const acts = options as readonly Action[];
      const wanted = acts.filter((a) => a.do === 'enter-x' || a.do === 'leave-x' || (a.do === 'declare' && chance.below(6) === 0));
      if (wanted.length > 0) return chance.pick(wanted);
      const landing = acts.filter((a) => a.do === 'land');
      if (landing.length > 0 && chance.below(2) === 0) return chance.pick(landing);
      const plays = acts.filter((a) => a.do === 'play');
      if (plays.length > 0 && chance.below(3) > 0) return chance.pick(plays);
      const busy = acts.filter((a) => a.do !== 'end' && a.do !== 'repair');
      return busy.length > 0 && chance.below(10) > 0 ? chance.pick(busy) : chance.pick(acts);
    }
    case 'land/answer':
    case 'land/confirm':
      return chance.below(5) > 0;
    case 'mission/leave': {
      for (const shares of ask.domain.options!()) if ((shares as number[]).some((n) => n > 0) && chance.below(2) === 0) return shares;
      return anyAnswer(ask, chance);
    }
    default:
      return anyAnswer(ask, chance);
  }
}
/** Plays whole games, reads everything; gives the topics and the kinds of notes that came up. */
function readGames(games: number): {
  readonly topics: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
} {
  const topics = new Set<string>();
  const kinds = new Set<string>();
  const endings = new Set<string>();
  for (let g = 0; g < games; g++) {
    const seats = game.seats[g % game.seats.length]!;
    const chance = Luck.seeded(`words/${g}`);
    const match: Play = Match.open(game, {}, seats, `words/${g}`);
    let told = 0;
    while (!match.over) {
      const asks = match.asks();
      for (const ask of asks) {
        topics.add(ask.topic);
        checkAsk(match, ask);
      }
      const ask = chance.pick(asks);
      const q = asQuestion(ask);
      match.answer(ask.seat, ask.topic, (g % 4 === 3 ? anyAnswer(ask, chance) : lively(ask, chance)) as never);
      checkAfter(match, q);
      const fresh = match.allNotes(told);
      told = match.toldInAll;
      for (const { note } of fresh) {
        kinds.add(note.kind);
        checkNote(note);
      }
    }
    const report = match.report();
    endings.add(report.ending);
    for (const lang of LANGS) check(lang, `ending ${report.ending}`, words[lang].ending(report), 90);
  }
  return { topics, kinds, endings };
}

const TOPICS: Readonly<Record<Topic, true>> = {
  'setup/profile': true,
  'setup/expert': true,
  'setup/objective': true,
  'turn/start': true,
  'turn/action': true,
  'buy/pay': true,
  'move/pay': true,
  'decode/pay': true,
  'sector-x/pay': true,
  'explore/discard': true,
  'explore/asteroid-shower': true,
  'explore/ion-storm': true,
  'explore/outbreak': true,
  'explore/castaway': true,
  'explore/drifting-wreck': true,
  'explore/oz-alloy': true,
  'combat/expert': true,
  'discover/card': true,
  'discover/pawn': true,
  'sector-x/card': true,
  'land/proposal': true,
  'land/answer': true,
  'land/confirm': true,
  'mission/skill': true,
  'mission/spend': true,
  'mission/leave': true,
  'xeno/technology': true,
  'objective/second': true,
  'promotion/profile': true,
  'promotion/experts': true,
};

/** At least one note of each kind, and the turns of phrase that few games bring about. */
const NOTES: { readonly [K in Note['kind']]: readonly Omit<Extract<Note, { readonly kind: K }>, 'kind'>[] } = {
  began: [{ first: 0 }],
  command: [{ seat: 1, profile: 2, expert: 'diplomat' }],
  offered: [{ seat: 0, objectives: ['xeno-hunter', 'legion-pride'] }],
  kept: [
    { seat: 0, second: false },
    { seat: 0, second: true },
  ],
  'kept-objective': [{ seat: 0, objective: 'to-the-edge' }],
  contact: [{ world: 'aquarians' }],
  'imperator-card': [{ card: 'admirals-staff' }],
  round: [{ round: 14 }],
  turn: [{ seat: 3 }],
  drew: [
    { seat: 0, cards: 0, by: 'turn' },
    { seat: 0, cards: 1, by: 'turn' },
    { seat: 0, cards: 2, by: 'oz-crystals' },
  ],
  drawn: [
    { seat: 0, cards: [] },
    { seat: 0, cards: ['wormhole', 'wormhole', 'castaway'] },
  ],
  reshuffled: [{ pile: 'exploration' }, { pile: 'imperator' }],
  leftovers: [{ seat: 0, cards: 1 }],
  repaired: [{ seat: 0 }],
  bought: ELEMENTS.map((what) => ({ seat: 0, what, cards: 2 })),
  moved: [
    { seat: 0, from: 2, to: 4, cards: 3 },
    { seat: 0, from: 2, to: 1, cards: 1 },
    { seat: 0, from: 5, to: 'X', cards: 6 },
    { seat: 0, from: 'X', to: 1, cards: 3 },
  ],
  decoded: [{ seat: 0, zone: 'B', cards: 2 }],
  'decoded-world': [{ seat: 0, zone: 'B', world: 'janus' }],
  'x-card': X_CARDS.map(({ key }) => ({ seat: 0, card: key })),
  played: EXPLORATION.flatMap(({ key }) => [false, true].map((detector) => ({ seat: 0, card: key, detector }))),
  discarded: [{ seat: 0, card: 'stellar-flare', cards: 2 }],
  rolled: [{ seat: 0, card: 'unknown-signal', die: 0 }],
  damage: DAMAGE.flatMap((damage) => [true, false].map((suffered) => ({ seat: 0, die: 5, damage, suffered }))),
  fight: [{ seat: 0, card: 'xeno-trireme', lasers: 0, strength: 3 }],
  lost: ELEMENTS.flatMap((what) => (['damage', 'fight', 'outbreak', 'bought'] as const).map((by) => ({ seat: 0, what, by }))),
  got: ELEMENTS.map((what) => ({ seat: 0, what, by: 'castaway' })),
  returned: [{ seat: 0, card: 'wormhole' }],
  stored: [{ seat: 0, detectors: 2 }],
  experience: [
    { seat: 0, skill: 'capture', points: 0, total: 3 },
    { seat: 0, skill: 'diplomacy', points: 2, total: 2 },
  ],
  pc: [
    { seat: 0, points: 1, total: 3, from: { by: 'card', card: 'mapping-probe' } },
    { seat: 0, points: 2, total: 3, from: { by: 'gain', card: 'xeno-bireme' } },
    { seat: 0, points: -2, total: 0, from: { by: 'fiasco', world: 'chimeras' } },
    { seat: 0, points: 6, total: 9, from: { by: 'x', card: 'first-cartographers' } },
    { seat: 0, points: 5, total: 9, from: { by: 'objective', objective: 'xeno-hunter' } },
    { seat: 0, points: -1, total: 9, from: { by: 'leftovers', cards: 1 } },
    { seat: 0, points: 3, total: 9, from: { by: 'mission', world: 'octarchs' } },
  ],
  px: [{ seat: 0, points: 2, total: 9, from: { by: 'left', world: 'octarchs' } }],
  discovered: [
    { seat: 0, sector: 3, pawn: 'beta', world: 'octarchs', cards: 0 },
    { seat: 0, sector: 3, pawn: 'beta', world: 'octarchs', cards: 6 },
  ],
  proposed: [
    { seat: 0, pawn: 'beta', world: 'octarchs', invite: [], imperator: true },
    { seat: 0, pawn: 'beta', world: 'octarchs', invite: [1, 2, 3], imperator: false },
  ],
  answered: [
    { seat: 0, accepts: true },
    { seat: 0, accepts: false },
  ],
  'too-few-squads': [{ seat: 0, squads: 1, needed: 3 }],
  withdrew: [{ seat: 0 }],
  landed: [
    { seat: 0, pawn: 'beta', world: 'octarchs', participants: [0], imperator: false, cards: 0 },
    { seat: 0, pawn: 'beta', world: 'octarchs', participants: [0, 2], imperator: true, cards: 1 },
  ],
  called: [{ seat: 0, card: 'deck-guard', calls: 2 }],
  'imperator-pc': [{ points: 1, total: 25 }],
  skill: SKILLS.map((skill) => ({ seat: 0, skill })),
  spent: [
    { seat: 0, adventurers: 2, points: 0, skill: 'capture', keeps: true },
    { seat: 0, adventurers: 1, points: 1, skill: 'capture', keeps: false },
    { seat: 0, adventurers: 0, points: 3, skill: 'diplomacy', keeps: true },
  ],
  mission: [
    { world: 'octarchs', success: true, required: 6, reached: 6 },
    { world: 'octarchs', success: false, required: 6, reached: 1 },
  ],
  left: [
    { seat: 0, elements: {}, world: 'octarchs' },
    { seat: 0, elements: { decoder: 1, squad: 2, hunter: 1 }, world: 'octarchs' },
  ],
  explored: [{ pawn: 'beta', sector: 3, world: 'octarchs', owner: 1 }],
  technology: TECHNOLOGIES.map((technology) => ({ seat: 0, technology })),
  promoted: [{ seat: 0 }],
  promotion: [{ seat: 0, profile: 0, experts: { diplomat: 0, hunter: 2, adventurer: 0 } }],
  objective: [{ seat: 0, objective: 'secret-of-x', pc: 4 }],
  unfulfilled: [{ seat: 0, objective: 'secret-of-x' }],
  ending: [
    { trigger: 'declared', seat: 1 },
    { trigger: 'xeno', seat: 1 },
    { trigger: 'imperator', seat: 1 },
    { trigger: 'charted', seat: 1 },
    { trigger: 'standstill', seat: null },
  ],
  quiet: [{ rounds: 3 }],
  over: [{ winners: [] }, { winners: [2] }, { winners: [0, 3] }],
};
const WHYS: Readonly<Record<Why, true>> = {
  'not-in-hand': true,
  'in-x': true,
  'only-in-x': true,
  landed: true,
  'too-many-cards': true,
  'sector-full': true,
  'no-pawn': true,
  'no-world': true,
  'needs-1-card': true,
  'needs-2-cards': true,
  'needs-card-or-laser': true,
  'needs-decoder-or-cards': true,
  'needs-away': true,
  'needs-propulsor': true,
  'needs-crew': true,
  'needs-pc': true,
  'needs-3-px': true,
  'equipment-full': true,
  'detectors-full': true,
  'experts-full': true,
  'no-expert-left': true,
  'laser-and-propulsor-full': true,
  'squads-full': true,
  'nothing-to-draw': true,
  'no-detector': true,
  'not-a-risk': true,
  'too-few-cards': true,
  'row-full': true,
  'not-adjacent': true,
  'no-decoder': true,
  'decoder-level': true,
  decoded: true,
  'nothing-hidden': true,
  'needs-5-received': true,
  'not-intact': true,
  'needs-9-px': true,
  'visited-x': true,
  'no-such-planet': true,
  elsewhere: true,
  squads: true,
  'proposals-used': true,
  discoverer: true,
  'not-here': true,
  'no-calls-left': true,
  'not-at-base': true,
  'needs-13-px': true,
  'ending-already': true,
  'not-now': true,
  star: true,
  'min-crew': true,
  'not-admitted': true,
};

describe('words of VII Legio', () => {
  test('every question, answer and note of played games reads well in both languages', () => {
    problems.clear();
    const seen = readGames(process.env.DEEP ? 24 : 8);
    expect([...problems].sort()).toEqual([]);
    expect(Object.keys(TOPICS).filter((t) => !seen.topics.has(t))).toEqual([]);
    expect(longest.say.filter((n) => n > 64).length / longest.say.length).toBeLessThan(0.1);
  });

  test('every kind of note reads well, whatever it tells', () => {
    problems.clear();
    for (const [kind, notes] of Object.entries(NOTES)) for (const note of notes) checkNote({ kind, ...note } as Note);
    expect([...problems].sort()).toEqual([]);
  });

  test.for(LANGS)('every refusal gives its own reason (%s)', (lang) => {
    problems.clear();
    const reasons = Object.keys(WHYS).map((why) => words[lang].refusal(why));
    for (const reason of reasons) check(lang, 'refusal', reason, 64);
    expect([...problems]).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test('the reading itself catches faults', () => {
    expect(flaw('Vous perdez 1 PC : dommage', 'fr')).toMatch(/colon/);
    expect(flaw('Vraiment ?', 'fr')).toMatch(/narrow/);
    expect(flaw("l'Imperator", 'fr')).toMatch(/quotes/);
    expect(flaw('{#no-such|thing}', 'en')).toMatch(/no term/);
    expect(flaw('{@0 draws', 'en')).toMatch(/brace/);
    expect(flaw('undefined cards', 'en')).toMatch(/missing/);
    expect(flaw('-2 PC', 'en')).toMatch(/minus/);
    expect(flaw('{@0} perd 2 {#pc|PC}.', 'fr')).toBeUndefined();
  });

  test.for(LANGS)('terms, rules, hints and small texts are in order (%s)', (lang) => {
    problems.clear();
    const w = words[lang];
    for (const [key, t] of Object.entries(w.terms)) {
      check(lang, `term ${key}`, t.name, 40);
      check(lang, `term ${key}`, t.help, 240);
      checkRules(`term ${key}`, t.rules);
    }
    for (const chapter of w.rules) {
      check(lang, 'chapter', chapter.title);
      for (const r of chapter.rules) {
        check(lang, r.id, r.title);
        check(lang, r.id, r.text);
      }
    }
    for (const hint of w.hints) check(lang, `hint ${hint.id}`, hint.say, 110);
    for (const [key, phrase] of Object.entries(w.phrases ?? {})) check(lang, `phrase ${key}`, phrase, 40);
    check(lang, 'pitch', w.pitch, 90);
    check(lang, 'subtitle', w.subtitle, 40);
    for (const ending of ['playing', 'declared', 'xeno', 'imperator', 'charted', 'standstill'])
      check(lang, `ending ${ending}`, w.ending({ ending, rounds: 9 }), 90);
    expect([...problems].sort()).toEqual([]);
  });

  test.for(LANGS)('every card has a name of its own (%s)', (lang) => {
    const keys = [
      ...EXPLORATION.map((c) => `card/${c.key}`),
      ...MISSIONS.map((c) => `world/${c.key}`),
      ...X_CARDS.map((c) => `x/${c.key}`),
      ...IMPERATOR.map((c) => `imperator/${c.key}`),
      ...OBJECTIVES.map((c) => `objective/${c.key}`),
    ];
    const names = keys.map((key) => words[lang].terms[key]?.name);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(keys.length);
    for (const notion of NOTIONS) expect(words[lang].terms[notion]?.name, notion).toBeTruthy();
  });

  test('both languages tell the same rules, and all of the catalogue', () => {
    const told = new Set(RULEBOOK.flatMap(({ rules }) => rules.flatMap((r) => [r.id as string, ...r.also])));
    const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').match(/(?<=\*\*)LEG-(?!EX-)[A-Z]+-\d+(?=\*\*)/g)!;
    expect(catalogue.length).toBeGreaterThan(200);
    expect(catalogue.filter((id) => !told.has(id) && !UNTOLD.includes(id))).toEqual([]);
    expect([...told].filter((id) => !catalogue.includes(id))).toEqual([]);
    const shape = (lang: Lang) => words[lang].rules.map((c) => c.rules.map((r) => r.id));
    expect(shape('fr')).toEqual(shape('en'));
    const ids = words.fr.rules.flatMap((c) => c.rules.map((r) => r.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(words.fr.phrases ?? {})).toEqual(Object.keys(words.en.phrases ?? {}));
  });

  test.for(LANGS)('every opponent has a name (%s)', (lang) => {
    for (const bot of ['random', 'search', ...Object.keys(viiLegio.bots)]) expect(words[lang].bots[bot], bot).toBeTruthy();
  });

  test('a reason nobody foresaw is still answered', () => {
    for (const lang of LANGS) expect(words[lang].refusal('no-such-reason')).toBe(words[lang].refusal('not-admitted'));
  });
});
