/** What is said before an answer that cannot be taken back, after a mission, and to somebody who meets a thing for the first time. */
import { LANGS, questionOf } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import type { FigureId } from '../state.ts';
import { contrastOf, decidedBy, endedBy, missing, nearest, standsAt } from '../text/afterwards.ts';
import { words } from '../text/index.ts';
import { WAYS } from '../topics.ts';
import { duel, type Told, table, use } from './table.ts';

const ended = (t: Told, seat: number | undefined) => ({
  report: t.match.report(),
  standings: t.match.standings(),
  view: t.open,
  notes: t.notes,
  seat,
});
/** Jace is aboard with 9 UA found, Gak lies on the station with 4; alone it takes 10. */
const fallen = () =>
  table({
    together: true,
    crews: [
      {
        jace: { at: [12.5, 0.5], kit: ['target-laser', 'energy-pistol'] },
        gak: { at: [12.5, 3.5], kit: ['officer-pistol'], with: { defeated: true, health: 0 } },
      },
    ],
    active: 'jace',
    change: (state) => {
      state.crews[0]!.worthAtStart = 0;
    },
  });

test('CS-HOS-04, CS-ATK-03: before a shot its chance and its noise are told, before an end what is left unspent', () => {
  const t = table({
    together: true,
    crews: [{ jace: { at: [12.5, 3.5], kit: ['line-rifle'] } }],
    npcs: [['devastator', [12.5, 6.4]]],
    active: 'jace',
  });
  const ask = questionOf(t.ask(0, 'turn/act'));
  const view = t.view(0);
  const shot = t.like(0, 'turn/act', { do: 'shoot', extra: 0 } as never)!;
  for (const lang of LANGS) {
    const said = words[lang].before!(ask, shot, view);
    expect(said.map(({ kind }) => kind)).toEqual(['luck', 'sure']);
    expect(said[0]!.say).toMatch(/\d+.%/);
    expect(said[1]!.say).toContain('1');
    expect(words[lang].before!(ask, { do: 'end' }, view)).toEqual([{ kind: 'lost', say: expect.stringContaining('2') }]);
  }
  expect(contrastOf(ask, shot, { do: 'end' }, view)).toEqual({ kind: 'unspent', actions: 2, other: true });
});
test('CS-PERSUASION-02: what a skill may do is offered in words, under the name of whoever uses it', () => {
  const t = use(duel('persuasion', 2), 'persuasion', 2);
  const ask = questionOf(t.ask(0, 'choose/way'));
  expect(t.options(0, 'choose/way')).toEqual(['lose-turn', 'swap']);
  for (const lang of LANGS) {
    expect(words[lang].question(ask, t.view(0)).say).toMatch(/Jace.*\{#skill\/persuasion\|Persuasion 2\}/);
    expect(words[lang].answer(ask, 'swap', t.view(0))).toBe(words[lang].lexicon.ways.swap);
  }
});
test('no two ways are called the same, and each fits on its button', () => {
  for (const lang of LANGS) {
    const labels = WAYS.map((way) => words[lang].lexicon.ways[way].label);
    expect(new Set(labels).size).toBe(WAYS.length);
    expect(labels.filter((label) => label.length > 22)).toEqual([]);
  }
});
test('a door is offered by what becomes of it and where it is, a direction by the side it points to', () => {
  const walls = [
    ['d', 10, 10, 10, 12],
    ['d', 4, 10, 4, 12],
  ] as const;
  const t = use(duel('hacking', 3, {}, { at: [20, 12] }, { floor: { walls: walls.map((one) => [...one]) } }), 'hacking', 3);
  const ask = questionOf(t.ask(0, 'choose/door'));
  expect(t.options(0, 'choose/door')).toEqual([0, 1]);
  expect(words.en.answer(ask, 1, t.view(0))).toEqual({
    label: 'Close door 2',
    sentence: expect.stringMatching(/^Close door 2, at \d+, 11$/),
  });
  expect(words.fr.answer(ask, 1, t.view(0)).label).toBe('Fermer la porte 2');
  const turned = { ...ask, topic: 'direction' };
  expect([0, 9, 18, 70].map((k) => words.en.answer(turned, k, t.view(0)).label)).toEqual(['0° up', '45° up right', '90° right', '350° up']);
});
test('CS-PEX-12, CS-END-01: why it ended so: who came home, how much it took, and what lies with the fallen', () => {
  const t = fallen();
  expect(standsAt(t.view(0), 0)).toMatchObject({ carried: 13, home: 0, standing: 1, fallen: 1 });
  t.walks([12.5, 0]);
  expect(t.over).toBe(true);
  const end = ended(t, 0);
  expect(endedBy(end)).toEqual({ ending: 'all-aboard', round: 2, home: 1, behind: 1 });
  expect(decidedBy(end)).toEqual({ kind: 'together', value: 9, success: 10, great: 18 });
  expect(nearest(end)).toBe(0);
  expect(missing(end, 0)).toEqual({ kind: 'behind', gap: 1, who: 1, worth: 4 });
  for (const lang of LANGS) {
    const said = words[lang].because!(end);
    expect(said.map(({ what }) => what)).toEqual(['ended', 'decided', 'lacked']);
    expect(said[2]!.say).toContain('Gak');
  }
});
test('first-time hints speak of what is there: contact, a fallen comrade, a track about to rise', () => {
  const t = table({
    together: true,
    crews: [
      {
        jace: { at: [12.5, 3.5], kit: ['line-rifle'] },
        gak: { at: [8.5, 3.5], with: { defeated: true, health: 0 } },
      },
    ],
    npcs: [['harvester', [12.5, 4.5]]],
    active: 'jace',
    change: (state) => {
      state.pegs = 8;
    },
  });
  const at = (id: string) => {
    const hint = words.en.hints.find((h) => h.id === id)!;
    return typeof hint.at === 'function' ? hint.at(t.view(0), 0) : hint.at;
  };
  const [jace, gak] = [t.id('jace'), t.id('gak')] as [FigureId, FigureId];
  expect([at('engaged'), at('fallen'), at('noise'), at('jammed'), at('leave')]).toEqual([
    `figure-${jace}`,
    `figure-${gak}`,
    'hostility',
    undefined,
    undefined,
  ]);
});
test('CS-ACT-01: who has no action left is not told to walk and to search', () => {
  const told = (actions: number) => {
    const t = table({
      together: true,
      crews: [{ jace: { at: [12.5, 3.5] } }],
      active: 'jace',
      change: (state) => {
        state.active!.actions = actions;
      },
    });
    return LANGS.map((lang) => words[lang].question(questionOf(t.ask(0, 'turn/act')), t.view(0)).hint);
  };
  expect(told(2).every((hint) => /sol|floor/.test(String(hint)))).toBe(true);
  expect(told(0)).toEqual([
    'Plus d’action : ce qui n’en coûte pas, ou la fin du tour.',
    'No action left: whatever costs none, or the end of the turn.',
  ]);
});
