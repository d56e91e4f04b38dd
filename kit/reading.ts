import {
  type AnyGame,
  type AnyMatch,
  type Ask,
  admitsSomething,
  anyAnswer,
  CLOCK,
  isPlayer,
  type Json,
  Luck,
  Match,
  type Options,
} from '@cosmodrome/kernel';
import { parseSentence, plain } from './rich.ts';
import { type AnyWords, LANGS, type Lang, type Question, questionOf } from './text.ts';

/** How long texts may be, in characters as shown (the frame's measures). */
const MOST = { say: 90, hint: 90, label: 22, cost: 18, first: 110, reason: 130 } as const;
/** A question asked so often has been read in most of its forms. */
const ENOUGH = 150;
const NAMES = ['Octavie', 'Livia', 'Samir', 'Inès', 'Lou', 'Cadet 417'];

export interface Read {
  readonly problems: readonly string[];
  readonly topics: ReadonlySet<string>;
  readonly notes: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
}
/**
 * Plays games at random and reads everything a player could read in them, in both languages: questions, answers, lines of
 * the journal, endings and why it ended so, in what two answers differ, and all terms, rules and hints. Says what is wrong: too
 * long, a brace or a value left over, a term
 * or a rule that cannot be opened.
 */
export function readWords(
  game: AnyGame,
  words: Readonly<Record<Lang, AnyWords>>,
  how: { readonly games: number; readonly options?: (n: number) => Options; readonly longest?: number },
): Read {
  const problems = new Set<string>();
  const topics = new Map<string, number>();
  const notes = new Set<string>();
  const endings = new Set<string>();
  const openable = Object.fromEntries(LANGS.map((l) => [l, new Set(words[l].rules.flatMap((c) => c.rules.map((r) => r.id)))])) as Record<
    Lang,
    Set<string>
  >;
  const shown = (sentence: string, lang: Lang) => plain(sentence, NAMES, (key) => words[lang].terms[key]?.name ?? `no-term:${key}`, lang);

  function check(lang: Lang, where: string, sentence: string | undefined, most?: number): void {
    if (sentence === undefined) return;
    const text = shown(sentence, lang);
    const wrong = parseSentence(sentence).some((p) => p.kind === 'term' && !Object.hasOwn(words[lang].terms, p.term))
      ? 'no such term'
      : /[{}]/.test(text)
        ? 'a brace is left'
        : /\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text)
          ? 'a value is missing'
          : text.trim() !== text || / {2}|\s[.,)]|\( /.test(text)
            ? 'stray blanks'
            : most !== undefined && text.length > most
              ? `longer than ${most}`
              : undefined;
    if (wrong) problems.add(`${lang} ${where}: ${wrong}: ${text} (${text.length})`);
  }
  function checkRules(lang: Lang, where: string, ids: readonly string[] | undefined): void {
    for (const id of ids ?? []) if (!openable[lang].has(id)) problems.add(`${lang} ${where}: rule ${id} cannot be opened`);
  }
  function checkAsk(match: AnyMatch, ask: Ask): void {
    const q = questionOf(ask);
    const times = (topics.get(q.topic) ?? 0) + 1;
    topics.set(q.topic, times);
    if (times > ENOUGH) return;
    const items = itemsOf(q, ask).slice(0, 30);
    const view = match.view(ask.seat) as Json;
    for (const { at } of words.fr.hints) if (typeof at === 'function') at(view, ask.seat);
    for (const lang of LANGS) {
      const asked = words[lang].question(q, view);
      check(lang, `${q.topic} question`, asked.say, MOST.say);
      if (asked.say === '') problems.add(`${lang} ${q.topic}: no question`);
      check(lang, `${q.topic} hint`, asked.hint, MOST.hint);
      checkRules(lang, q.topic, asked.rules);
      check(lang, `${q.topic} waiting`, words[lang].waiting(q.topic, ask.seat, match.view(undefined) as Json), MOST.say);
      for (const item of items) {
        const offered = words[lang].answer(q, item, view);
        if (offered.label === '') problems.add(`${lang} ${q.topic}: an answer without a label: ${JSON.stringify(item)}`);
        check(lang, `${q.topic} label`, offered.label, MOST.label);
        check(lang, `${q.topic} cost`, offered.cost, MOST.cost);
        check(lang, `${q.topic} answer`, offered.sentence);
      }
      const [one, another] = [items[0], items.at(-1)];
      if ((q.kind === 'oneOf' || q.kind === 'yesNo') && one !== undefined && another !== undefined)
        for (const [mine, other] of [
          [one, another],
          [another, one],
        ] as const)
          check(lang, `${q.topic} contrast`, words[lang].contrast?.(q, mine, other, view));
    }
  }
  /** To each who played, to one who looks on, and with all that was told to anybody. */
  function checkEnd(match: AnyMatch): void {
    const [report, standings] = [match.report(), match.standings()];
    const ends = Array.from({ length: match.seats + 1 }, (_, seat) => (seat === match.seats ? undefined : seat)).flatMap((seat) => [
      { seat, view: match.view(seat) as Json, notes: match.notes(seat) as Json[] },
      { seat, view: match.openView() as Json, notes: match.allNotes().map((t) => t.note as Json) },
    ]);
    for (const lang of LANGS)
      for (const end of ends) {
        const reasons = words[lang].because?.({ report, standings, ...end });
        for (const { what, say, rules } of reasons ?? []) {
          check(lang, `because ${report.ending}`, say, MOST.reason);
          if (typeof what === 'object') check(lang, `because ${report.ending}`, what.lacked);
          if (say === '') problems.add(`${lang} because ${report.ending}: an empty sentence`);
          checkRules(lang, `because ${report.ending}`, rules);
        }
        if (reasons && (reasons.length < 1 || reasons.length > 3))
          problems.add(`${lang} because ${report.ending}: ${reasons.length} sentences`);
      }
  }

  for (let n = 0; n < how.games; n++) {
    const chance = Luck.seeded(`reader/${n}`);
    const match: AnyMatch = Match.open(game, how.options?.(n) ?? {}, game.seats[n % game.seats.length] as number, `words/${n}`);
    for (let i = 0; i < (how.longest ?? 4000) && !match.over; i++) {
      const asks = match.asks().filter(admitsSomething);
      // Where somebody else can answer the clock is mostly passed over: else hardly anything would happen before it strikes.
      const people = asks.filter(({ seat }) => seat !== CLOCK);
      const ask = chance.pick(people.length > 0 && chance.below(8) > 0 ? people : asks);
      // What clock and stage are asked, nobody reads.
      if (isPlayer(ask.seat)) checkAsk(match, ask);
      match.answer(ask.seat, ask.topic, anyAnswer(ask, chance));
    }
    const seen = match.openView();
    for (const { note } of match.allNotes()) {
      notes.add(String((note as { is?: string; kind?: string }).is ?? (note as { kind?: string }).kind));
      for (const lang of LANGS) check(lang, `note ${JSON.stringify(note).slice(0, 60)}`, words[lang].note(note, seen).say);
    }
    if (match.over) {
      const report = match.report();
      endings.add(report.ending);
      checkEnd(match);
      for (const lang of LANGS) {
        const said = words[lang].ending(report);
        check(lang, `ending ${report.ending}`, said);
        if (said === '' || said === report.ending) problems.add(`${lang} ending ${report.ending}: no words`);
      }
    }
  }
  for (const lang of LANGS) {
    const w = words[lang];
    for (const [key, term] of Object.entries(w.terms)) {
      check(lang, `term ${key}`, term.name);
      check(lang, `term ${key}`, term.help);
      checkRules(lang, `term ${key}`, term.rules);
    }
    for (const chapter of w.rules)
      for (const rule of chapter.rules) {
        check(lang, `rule ${rule.id}`, rule.title);
        check(lang, `rule ${rule.id}`, rule.text);
      }
    for (const hint of w.hints) check(lang, `hint ${hint.id}`, hint.say, MOST.first);
    for (const option of game.options) {
      const named = w.options[option.key];
      if (!named) problems.add(`${lang} option ${option.key}: no name`);
      else if (option.kind === 'choice')
        for (const v of option.values) if (!named.values?.[String(v)]) problems.add(`${lang} option ${option.key}: no name for ${v}`);
    }
    for (const phrase of Object.values(w.phrases ?? {})) check(lang, 'phrase', phrase);
  }
  return { problems: [...problems], topics: new Set(topics.keys()), notes, endings };
}

/** What is offered one by one: options, items, receivers, requests, slots and what goes into them, yes and no. */
function itemsOf(q: Question, { domain }: Ask): readonly Json[] {
  const shape = q.shape as {
    options?: Json[];
    items?: Json[];
    receivers?: { id: Json }[];
    first?: Json[];
    tokens?: { kind: string }[];
    slots?: { id: Json }[];
    min?: number;
    max?: number;
  } | null;
  if (q.kind === 'yesNo') return [true, false];
  if (q.kind === 'amount') return Array.from({ length: (shape?.max ?? 0) - (shape?.min ?? 0) + 1 }, (_, i) => (shape?.min ?? 0) + i);
  if (q.kind === 'request') return spread([...(domain.options?.() ?? [])], 30);
  if (q.kind === 'arrange')
    return [...new Set([...(shape?.tokens ?? []).map(({ kind }) => kind), ...(shape?.slots ?? []).map(({ id }) => id)])];
  return shape?.options ?? shape?.items ?? shape?.first ?? shape?.receivers?.map((r) => r.id) ?? [];
}
/** At most so many of them, from all over the list. */
const spread = (list: readonly Json[], most: number): readonly Json[] => list.filter((_, i) => i % Math.ceil(list.length / most) === 0);
