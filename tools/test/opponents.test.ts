/** What must hold of the bots of every game that can be chosen by strength and style. `DEEP=1`: many more positions. */
import { askBot, botNamed, playMatch, roster, turn, VirtualClock } from '@cosmodrome/bots';
import { gameIds, loadGame } from '@cosmodrome/games';
import { type AnyBot, type AnyMatch, type BotSeat, isPlayer, type Json, Luck, Match, type Motive, STRENGTHS } from '@cosmodrome/kernel';
import { plain } from '@cosmodrome/kit/rich';
import { LANGS, questionOf } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';

const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Altaïr', 'Sirius'];
const DEEP = process.env.DEEP === '1';
/** Rows and columns are printed on the boards of Galaxy Trucker. */
const BOARD_HAS_NUMBERS: ReadonlySet<string> = new Set(['galaxy-trucker']);
const packs = await Promise.all(gameIds.map(loadGame));
const chosen = packs.filter((pack) => roster(pack).length > 0);

/** Enough was seen: the rest of the match is left. */
class Enough extends Error {}
function playUntil(...[game, bout]: Parameters<typeof playMatch>): void {
  try {
    playMatch(game, bout);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
}

describe.each(chosen.map((pack) => [pack.game.id, pack] as const))('%s', (_, pack) => {
  const listed = roster(pack);
  const styles = [...new Set(listed.map((one) => one.style))];

  test('every style is there in every strength, two at least, with a name and a line in both languages', () => {
    expect(styles.length).toBeGreaterThanOrEqual(2);
    for (const strength of STRENGTHS)
      expect(
        listed.filter((one) => one.strength === strength).map((one) => one.style),
        strength,
      ).toEqual(styles);
    expect(listed[0]?.strength).toBe('normal');
    for (const lang of LANGS) {
      const words = pack.words[lang];
      for (const { name } of listed) expect(words.bots[name], `${lang} ${name}`).toBeTruthy();
      for (const style of styles) {
        expect(words.styles?.[style]?.name, `${lang} ${style}`).toBeTruthy();
        expect(words.styles![style]!.line.length, `${lang} ${style}`).toBeLessThanOrEqual(80);
      }
    }
    for (const name of pack.former ?? []) expect(botNamed(pack, name), name).toBeDefined();
  });

  const saying = listed.filter(({ name }) => pack.bots[name]!.why);
  test.runIf(saying.length > 0)(
    'why: a sentence in both languages, of what weighed most; what its seat could not tell apart gives the same',
    () => {
      const wanted = DEEP ? 500 : 40;
      let said = 0;
      const kinds = new Set<string>();
      for (let seed = 0; said < wanted && seed < wanted; seed++) {
        const { name } = saying[seed % saying.length]!;
        const own = pack.bots[name]!;
        const heard: AnyBot = {
          ...own,
          answer(at: BotSeat) {
            const answer = own.answer(at);
            if (answer === undefined || said >= wanted || at.chance.below(4) > 0) return answer;
            // A hint names what lies there, never where by figures that no board shows.
            if (!BOARD_HAS_NUMBERS.has(pack.game.id) && ['oneOf', 'way', 'point'].includes(at.ask.domain.kind))
              for (const lang of LANGS) {
                const { label, sentence } = pack.words[lang].answer(questionOf(at.ask), answer, at.view);
                expect(`${label} ${sentence ?? ''}`, at.ask.topic).not.toMatch(/-?\d+(\.\d+)?\s?[,;]\s?-?\d+/);
              }
            const motives = own.why!(at, answer);
            if (motives.length === 0) return answer;
            said++;
            kinds.add((motives[0]!.why as { kind: string }).kind);
            for (let i = 1; i < motives.length; i++) expect(motives[i]!.weight).toBeLessThanOrEqual(motives[i - 1]!.weight);
            for (const lang of LANGS)
              for (const { why } of motives.slice(0, 2)) {
                const sentence = plain(pack.words[lang].motive!(why, at.seat, at.view), STARS, (term) => term, lang);
                expect(sentence, JSON.stringify(why)).toMatch(/^\p{Lu}.*\.$/u);
                expect(sentence.length, sentence).toBeLessThanOrEqual(110);
              }
            return answer;
          },
        };
        const seats = pack.game.seats.includes(pack.facts.best) ? pack.facts.best : pack.game.seats[0]!;
        playUntil(pack.game, { seed, bots: Array.from({ length: seats }, () => heard) });
      }
      expect(said).toBe(wanted);
      expect(kinds.size).toBeGreaterThan(3);
    },
  );

  test('in positions that differ only in what they cannot know they answer alike, for the same reasons', () => {
    const each = Math.ceil((DEEP ? 2000 : 36) / listed.length);
    const seats = pack.game.seats.includes(pack.facts.best) ? pack.facts.best : pack.game.seats[0]!;
    for (const { name } of listed) {
      const own = pack.bots[name]!;
      let compared = 0;
      for (let seed = 0; compared < each && seed < each; seed++) {
        const twin = (at: BotSeat): void => {
          const luck = () => Luck.seeded(`twin ${name} ${seed} ${compared}`);
          const other = at.imagine(7);
          const ask = other.find(at.seat, at.ask.topic)!;
          const there = {
            game: at.game,
            seat: at.seat,
            seats: at.seats,
            ask,
            view: at.game.view(other.state, at.seat) as Json,
            notes: at.notes,
            imagine: at.imagine,
          };
          const here = { ...there, ask: at.ask, view: at.view };
          const answer = own.answer({ ...here, chance: luck() });
          expect(own.answer({ ...there, chance: luck() }), at.ask.topic).toEqual(answer);
          expect(own.ideas?.({ ...there, chance: luck() })).toEqual(own.ideas?.({ ...here, chance: luck() }));
          if (answer !== undefined && own.why) {
            const why = (from: BotSeat): readonly Motive[] => own.why!(from, answer);
            expect(why({ ...there, chance: luck() })).toEqual(why({ ...here, chance: luck() }));
          }
          compared++;
        };
        const looked: AnyBot = {
          ...own,
          answer(at: BotSeat) {
            if (compared >= each) throw new Enough();
            if (!at.ask.standing && at.chance.below(6) === 0) twin(at);
            return own.answer(at);
          },
        };
        playUntil(pack.game, { seed: `alike ${seed}`, bots: Array.from({ length: seats }, () => looked) });
      }
      expect(compared, name).toBe(each);
    }
  });

  // Reasons are told while the game runs where the package is candid. There they may hang on nothing that another seat does not see.
  const open = Match.open(
    pack.game,
    {},
    pack.game.seats.includes(pack.facts.best) ? pack.facts.best : pack.game.seats[0]!,
    'candid',
  ) as AnyMatch;
  test.runIf(pack.candid?.(open.options as never) === true)(
    'what is said while the game runs is said alike wherever lies what others do not see',
    () => {
      const wanted = DEEP ? 500 : 25;
      const luck = Luck.seeded('candid');
      const bots = Array.from({ length: open.seats }, (_, seat) => pack.bots[saying[seat % saying.length]!.name] as AnyBot);
      const clock = new VirtualClock();
      let said = 0;
      for (let seed = 0; said < wanted; seed++) {
        const match = Match.open(pack.game, {}, open.seats, `candid ${seed}`) as AnyMatch;
        while (!match.over && said < wanted) {
          const ask = match.asks().find((one) => isPlayer(one.seat) && !one.standing);
          if (ask && luck.below(4) === 0) {
            const bot = bots[ask.seat]!;
            const answer = askBot(bot, match, ask, Luck.seeded(`candid ${said}`));
            const world = match.imagine((ask.seat + 1) % open.seats, luck);
            const there = world.find(ask.seat, ask.topic);
            if (answer !== undefined && there?.domain.admits(answer)) {
              const seat = (one: typeof ask, view: Json): BotSeat => ({
                game: pack.game,
                seat: ask.seat,
                seats: open.seats,
                ask: one,
                view,
                notes: match.notes(undefined) as Json[],
                chance: Luck.seeded('candid'),
                imagine: () => match.imagine(ask.seat, Luck.seeded(`mine ${said}`)),
              });
              const here = bot.why!(seat(ask, match.view(ask.seat) as Json), answer);
              expect(bot.why!(seat(there, pack.game.view(world.state, ask.seat) as Json), answer), ask.topic).toEqual(here);
              if (here.length > 0) said++;
            }
          }
          turn(match, bots, luck, clock);
        }
      }
      expect(said).toBe(wanted);
    },
  );
});

test('a search weighs the same worlds wherever what it cannot know lies: a pack is dealt anew by luck alone', async () => {
  for (const id of ['vii-legio', 'panic-station']) {
    const pack = await loadGame(id);
    let compared = 0;
    const looked: AnyBot = {
      name: 'looked',
      answer(at: BotSeat) {
        if (compared >= (DEEP ? 100 : 8)) throw new Enough();
        if (at.chance.below(4) === 0) {
          const one = at.imagine(1);
          const imagined = (state: unknown) => {
            const copied = structuredClone(state);
            at.game.imagine(copied as never, at.seat, Luck.seeded(`again ${compared}`));
            return copied;
          };
          expect(imagined(at.imagine(2).state)).toEqual(imagined(one.state));
          compared++;
        }
        return pack.bots[roster(pack)[0]!.name]!.answer(at);
      },
    };
    playUntil(pack.game, { seed: 'worlds', bots: Array.from({ length: pack.facts.best }, () => looked) });
    expect(compared).toBeGreaterThan(0);
  }
});
