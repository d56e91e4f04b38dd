import { writeFileSync } from 'node:fs';
import { askBot, botNamed, random } from '@cosmodrome/bots';
import {
  type AnyBot,
  type AnyMatch,
  type Ask,
  anyAnswer,
  CLOCK,
  type Enactment,
  type Entry,
  isPlayer,
  type Json,
  Luck,
  Match,
  type Opening,
  Refusal,
  type Seat,
  STAGE,
  strikesAt,
} from '@cosmodrome/kernel';
import { formatRecord } from '@cosmodrome/kernel/record-file';
import { type AnyWords, type Lang, questionOf } from '@cosmodrome/kit/text';
import { Misuse } from '../arguments.ts';
import { botsOf } from '../bots.ts';
import { type Found, findBeside, findGame, fromHere, optionsOf, seatsOf } from '../games.ts';
import { type Menu, menu } from '../menu.ts';
import { PHRASES } from '../phrases.ts';
import { changes, outline, type Voice, voice } from '../show.ts';
import { type Terminal, TIME } from '../terminal.ts';
import { verb } from '../verb.ts';

export const play = verb({
  name: 'play',
  words: [{ name: 'game' }],
  flags: {
    seats: { kind: 'whole', min: 1, max: 12, help: 'how many play; default: the best number' },
    seat: { kind: 'whole', min: 0, max: 11, help: 'where you sit, from 0; default 0' },
    bots: { kind: 'list', what: 'one name, or one for each other seat', help: "who plays against you; default: the game's own" },
    seed: { kind: 'text', what: 'a number or a word', help: 'default: drawn' },
    lang: { kind: 'choice', of: ['en', 'fr'], help: 'default en' },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    sample: { kind: 'switch', help: 'do not play the games within this one: draw how they end' },
    record: { kind: 'text', what: 'a file name', help: 'write the record when you stop or the game ends' },
  },
  example: 'play vii-legio --seats 2 --lang fr',
  summary: 'play against bots in the terminal',
  more: 'At each question type the number of an answer; v shows everything you can see, u takes your last answer back, q stops. A game within the game is played here too, if it is on the shelf or in the folder beside.',
  run: async ([name = ''], flags, terminal) => {
    const found = await findGame(name);
    const { pack } = found;
    const named = flags.bots ?? [Object.keys(pack.bots)[0] ?? 'random'];
    const seats = seatsOf(pack, flags.seats ?? (named.length > 1 ? named.length + 1 : undefined));
    const me = flags.seat ?? 0;
    if (me >= seats) throw new Misuse(`there is no seat ${me} among ${seats}`, `say --seat 0 to --seat ${seats - 1}`);
    const others = seats > 1 ? [...botsOf(pack, named, seats - 1)] : [];
    const bots = [...others.slice(0, me), random as AnyBot, ...others.slice(me)];
    const seed = flags.seed ?? String(Date.now());
    const options = optionsOf(pack.game, flags.options);
    const house = { lang: flags.lang ?? 'en', sample: flags.sample ?? false, terminal };
    const table = new TerminalTable(found, { options }, bots, me, seed, house);
    await table.play();
    if (flags.record !== undefined) {
      writeFileSync(fromHere(flags.record), table.record());
      terminal.say(PHRASES[flags.lang ?? 'en'].recordIn(flags.record));
    }
    return { data: table.result(), text: () => '' };
  },
});

/** What is the same for a game and those within it. */
interface House {
  readonly lang: Lang;
  readonly sample: boolean;
  readonly terminal: Terminal;
}
/** A question that stands may admit nothing for a while. */
const answerable = ({ standing, domain }: Ask): boolean => !standing || domain.options === undefined || [...domain.options()].length > 0;

/** One person and bots around a match. */
class TerminalTable {
  private readonly match: AnyMatch;
  private readonly opening: Opening;
  private readonly entries: Entry[];
  private readonly bots: readonly AnyBot[];
  private readonly me: Seat;
  private readonly words: AnyWords;
  private readonly voice: Voice;
  private readonly terminal: Terminal;
  private readonly chance: Luck;
  private readonly house: House;
  private readonly folder: string;
  private answers = 0;
  private heard = 0;
  private shown: Json | undefined;
  /** Optional questions let pass in this position. */
  private passed = new Set<string>();
  /** Real time begins with the first question that a clock runs against. */
  private began: number | undefined;

  constructor(
    { pack, folder }: Found,
    { options, brief }: Pick<Enactment, 'options' | 'brief'>,
    bots: readonly AnyBot[],
    me: Seat,
    seed: string,
    house: House,
  ) {
    const { lang, terminal } = house;
    this.match = Match.open(pack.game, options, bots.length, seed, brief);
    this.opening = {
      game: pack.game.id,
      version: pack.game.version,
      seats: bots.length,
      options: this.match.options,
      ...(brief === undefined ? {} : { brief }),
      seed,
    };
    this.house = house;
    this.folder = folder;
    this.entries = [...this.match.firstRolls()];
    this.bots = bots;
    this.me = me;
    this.words = pack.words[lang];
    this.voice = voice(this.words, lang, bots.length);
    this.terminal = terminal;
    this.chance = Luck.seeded(`bots/${seed}`);
  }
  record(): string {
    return formatRecord(this.opening, this.entries);
  }
  result() {
    const { match } = this;
    return { ...this.opening, seat: this.me, answers: this.answers, over: match.over, ...match.report(), standings: match.standings() };
  }

  async play(): Promise<void> {
    const { match, voice: v, me } = this;
    this.terminal.say(v.phrases.welcome(this.words.title, v.name(me), `${this.opening.seed}`));
    for (let s = 0; s < match.seats; s++) if (s !== me) this.terminal.say(v.phrases.playedBy(v.name(s), this.bots[s]!.name));
    while (!match.over) {
      const mine = match.asks(me).find((a) => !a.optional) ?? match.asks(me).find((a) => !this.passed.has(a.topic) && answerable(a));
      if (mine) {
        if (!(await this.person(mine))) {
          this.terminal.say(v.phrases.leave);
          return;
        }
        this.others(true); // where everybody may act at once, the others act too
      } else if (match.asks(STAGE).length > 0) {
        if (!(await this.enact(match.asks(STAGE)[0] as Ask))) return;
      } else this.others(false);
    }
    this.journal();
    this.terminal.say(`\n${v.say(this.words.ending(match.report()))}`);
    for (const s of match.standings()) this.terminal.say(`${v.name(s.seat)}: ${s.score}${s.won ? '  ★' : ''}`);
  }

  /** Another match is played to its end here, or its outcome is drawn. False: the person leaves. */
  private async enact(ask: Ask): Promise<boolean> {
    const { match, terminal, voice: v, house } = this;
    const wish = ask.domain.shape() as unknown as Enactment;
    const found = house.sample ? undefined : await findBeside(this.folder, wish.game);
    const me = wish.seats.indexOf(this.me);
    if (!found || me < 0) {
      terminal.say(v.phrases.sampled(found ? found.pack.words[house.lang].title : wish.game));
      this.keep(match.answer(STAGE, ask.topic, anyAnswer(ask, this.chance), this.at()));
      return true;
    }
    const own = Object.keys(found.pack.bots)[0] ?? 'random';
    const bots = wish.seats.map((s) => botNamed(found.pack, this.bots[s]?.name ?? own) ?? (botNamed(found.pack, own) as AnyBot));
    this.journal();
    terminal.say(v.phrases.enacted(found.pack.words[house.lang].title));
    const inner = new TerminalTable(found, wish, bots, me, `${this.opening.seed}/${ask.topic}/${this.answers}`, house);
    await inner.play();
    if (!inner.match.over) return false;
    terminal.say(v.phrases.back(this.words.title));
    this.keep(match.answer(STAGE, ask.topic, inner.match.outcome(), this.at()));
    return true;
  }
  /** The person answers, or lets an optional question pass. False: the person leaves. */
  private async person(ask: Ask): Promise<boolean> {
    const { match, me, terminal, words, voice: v } = this;
    const view = match.view(me) as Json;
    this.journal();
    this.look(view);
    const asked = words.question(questionOf(ask), view);
    terminal.say(`\n${v.say(asked.say)}${asked.hint ? `\n   ${v.say(asked.hint)}` : ''}`);
    let now: Menu = menu(ask, words, view, v);
    for (let fresh = true; ; ) {
      if (fresh) for (const line of now.lines) terminal.say(line);
      fresh = false;
      const line = await terminal.ask(`${now.how}${ask.optional ? `, ${v.phrases.pass}` : ''}> `, this.left());
      if (line === TIME) {
        const clock = match.clock() as Ask;
        this.keep(match.answer(CLOCK, clock.topic, 'time', this.deadline()));
        return true;
      }
      switch (line?.trim()) {
        case undefined:
        case 'q':
          return false;
        case 'v':
          terminal.say(outline(view));
          continue;
        case 'u':
          if (match.takeBack(me)) {
            this.entries.push({ back: me });
            this.answers--;
            this.heard = Math.min(this.heard, match.toldTo(me));
            return true;
          }
          terminal.say(v.phrases.cannotTakeBack);
          continue;
        case '':
          if (!ask.optional) continue;
          this.passed.add(ask.topic);
          return true;
      }
      const read = now.read(line as string);
      if ('wrong' in read) terminal.say(`${read.wrong}; ${v.phrases.keys}`);
      else if ('next' in read) {
        now = read.next;
        fresh = true;
      } else {
        try {
          this.keep(match.answer(me, ask.topic, read.answer, this.at()));
          return true;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          terminal.say(error.key ? v.say(words.refusal(error.key)) : v.phrases.notAllowed);
        }
      }
    }
  }
  /** Let the others act: interrupts first, then one of those waited for, then the clock. `meanwhile`: while the person is waited for too. */
  private others(meanwhile: boolean): void {
    const { match, me } = this;
    const asks = match.asks().filter((a) => a.seat !== me && isPlayer(a.seat));
    const due = asks.filter((a) => !a.optional || a.standing);
    if (meanwhile && (due.length === 0 || match.asks(me).length === 0)) return;
    for (const ask of [...asks.filter((a) => !due.includes(a)), ...(due.length > 0 ? [this.chance.pick(due)] : [])]) {
      const answer = askBot(this.bots[ask.seat] as AnyBot, match, ask, this.chance);
      if (answer === undefined) continue;
      this.keep(match.answer(ask.seat, ask.topic, answer, this.at()));
      return;
    }
    if (meanwhile) return;
    const clock = match.clock();
    if (!clock) throw new Error(`${match.game.id}: nobody answers`);
    this.keep(match.answer(CLOCK, clock.topic, 'time'));
  }
  private keep(made: readonly Entry[]): void {
    for (const entry of made) this.entries.push(entry);
    this.answers++;
    this.passed = new Set();
  }

  /** What was told since the person last looked. */
  private journal(): void {
    const view = this.match.view(this.me);
    for (const note of this.match.notes(this.me, this.heard)) this.terminal.say(`  · ${this.voice.say(this.words.note(note, view).say)}`);
    this.heard = this.match.toldTo(this.me);
  }
  /** The whole view at first, then what has changed in it. */
  private look(view: Json): void {
    if (this.shown === undefined) this.terminal.say(`\n${outline(view)}`);
    else {
      const lines = changes(this.shown, view);
      for (const line of lines.slice(0, 12)) this.terminal.say(`    ${line}`);
      if (lines.length > 12) this.terminal.say(`    ${this.voice.phrases.more(lines.length - 12)}`);
    }
    this.shown = view;
  }

  // ------------------------------------------------------------------ real time
  private deadline(): number | undefined {
    const clock = this.match.clock();
    return clock && strikesAt(clock);
  }
  private left(): number | undefined {
    const deadline = this.deadline();
    return deadline === undefined ? undefined : Math.max(0, deadline - (this.at() as number));
  }
  /** Milliseconds of play, where a clock runs. */
  private at(): number | undefined {
    if (this.match.asks(CLOCK).length === 0) return undefined;
    this.began ??= performance.now() - this.match.now;
    return Math.max(this.match.now, Math.floor(performance.now() - this.began));
  }
}
