/** The content against the tables of the catalogue, read from RULES.md: whoever corrects a number corrects both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACTION_CHART,
  CARD_TYPES,
  CARDS,
  CHANCE_DIE,
  CIVILIAN_CHART,
  CLASS,
  CLASSES,
  COMBAT_DICE,
  CREW,
  CREWS,
  type Effect,
  HITS,
  ICONS,
  type Icon,
  INSTEAD,
  iconOf,
  LEVELS,
  levelOf,
  MISSION,
  MISSIONS,
  MOST_MEDI_STIMS,
  NPC,
  NPCS,
  PIECE_KINDS,
  POINTS,
  PURGE,
  PURGE_DIE,
  PURGE_KINDS,
  REACTIONS,
  ROUND_EFFECTS,
  SECURITY_CHART,
  SECURITY_DIE,
  SKILLS,
  SPACES,
  STARTERS,
  STRUCTURE,
  storeOf,
  TOKENS,
  TRACK,
  TRADER,
  TRADERS,
  tokenOf,
} from '../content/index.ts';

const RULES = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
const LINES = RULES.split('\n');
/** The rows of the first table after this line, cell by cell. */
function tableAfter(start: string): readonly (readonly string[])[] {
  const from = start.startsWith('#') ? LINES.indexOf(start) : LINES.findIndex((line) => line.startsWith(start));
  const head = LINES.findIndex((line, i) => i > from && line.startsWith('|'));
  const end = LINES.findIndex((line, i) => i > head && !line.startsWith('|'));
  return LINES.slice(head + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const numbers = (cell: string): number[] => [...cell.matchAll(/\d+/g)].map(([n]) => Number(n));
const plain = (cell: string): string => cell.replace(/ \((text|fact)[^)]*\)/g, '');

describe('dice', () => {
  test('CS-DIC-02, CS-DIC-04, CS-RULING-04: N dice give at most N + 1 Hits, one die hits in four faces of six, both can fail', () => {
    const most = (faces: readonly (keyof typeof HITS)[]) => Math.max(...faces.map((face) => HITS[face]));
    expect([most(COMBAT_DICE.blue), most(COMBAT_DICE.red)]).toEqual([2, 1]);
    expect(COMBAT_DICE.blue.filter((face) => HITS[face] > 0)).toHaveLength(4);
    expect(COMBAT_DICE.red.filter((face) => HITS[face] > 0)).toHaveLength(3);
    for (const faces of Object.values(COMBAT_DICE)) expect([faces.length, faces.filter((face) => face === 'fail').length]).toEqual([6, 1]);
  });
  test('CS-DIC-10, CS-DIC-11: the Purge die shows 0 to 2, one face of the Chance die is the Live One, all its icons and those of Security are there', () => {
    expect([...PURGE_DIE].toSorted().join('')).toBe('001112');
    expect(CHANCE_DIE.filter((icon) => icon === 'live-one')).toHaveLength(1);
    const row = LINES.find((line) => line.startsWith('| Icon | Live One |'))!;
    expect(
      row
        .slice(1, -1)
        .split('|')
        .slice(1)
        .map((cell) => slug(plain(cell))),
    ).toEqual([...CHANCE_DIE]);
    const security = tableAfter('### Dice').find(([die]) => die === 'Security')!;
    expect(security[1]!.split(' / ').map((face) => slug(face.replace('Call for ', '')))).toEqual([...SECURITY_DIE]);
  });
});

describe('Hostility track', () => {
  test('CS-RULING-02, CS-RULING-03, CS-HOS-01, CS-HOS-02: 28 spaces, four a level, in this order', () => {
    expect(SPACES).toBe(28);
    const rows = tableAfter('### Hostility track');
    for (const [i, row] of rows.entries()) {
      expect(slug(row[1]!.split(' / ')[1]!)).toBe(LEVELS[i]);
      const [from, to] = numbers(row[2]!);
      expect([levelOf(from!), levelOf(to!)]).toEqual([i + 1, i + 1]);
    }
    expect(levelOf(0)).toBe(1);
  });
  test('CS-HOS-07, CS-HOS-10: what arrives is what the catalogue lists, on both faces', () => {
    const said = ({ who, count }: { readonly who: string; readonly count: Json }) => {
      const how = count as { readonly number?: number; readonly die?: string };
      return `${who}:${how.number ?? how.die}`;
    };
    const listed = (cell: string) =>
      cell
        .split('; ')
        .filter((part) => part !== 'none')
        .map((part) => {
          const who = slug(
            part
              .replace(/Ganger rank (\d).*/, 'ganger $1')
              .replace(/[:\d].*$/, (rest) => (/^\d$/.test(rest) && part.startsWith('Ganger') ? rest : '')),
          );
          if (/Chance die/.test(part)) return `${who}:live-one-icon`;
          if (/Purge die/.test(part)) return `${who}:purge`;
          return `${who}:${numbers(part).at(-1)}`;
        });
    for (const [face, start, from] of [
      ['basic', '### Hostility track', 3],
      ['advanced', 'Advanced face', 1],
    ] as const)
      for (const [i, row] of tableAfter(start).entries()) {
        if (row[from]!.startsWith('as level 6')) continue;
        expect(TRACK[face][i]!.purge.map(said), `${face} ${i + 1}`).toEqual(listed(row[from]!));
        expect(TRACK[face][i]!.npcs.map(said), `${face} ${i + 1}`).toEqual(listed(row[from + 1]!));
      }
    expect(TRACK.basic[6]!.purge).toEqual(TRACK.basic[5]!.purge);
    expect(TRACK.advanced[6]!.purge.slice(0, -1)).toEqual(TRACK.advanced[5]!.purge);
    for (const face of Object.values(TRACK)) expect([face.length, face[0]!.purge]).toEqual([7, []]);
  });
});

/** Icons of a cell of a table: "Scramble 1/3, Move +1". */
function iconsIn(cell: string): string[] {
  return cell
    .split(/[,;] /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('token blast'))
    .map((part) => slug(part).replace(/^move-(\d)/, 'move-plus-$1'));
}
const written = (icon: Icon): string => {
  const values = 'value' in icon ? [icon.value] : 'over' in icon ? [icon.over, icon.drop] : [];
  return [icon.icon, ...values].join('-');
};

describe('Purge and NPCs', () => {
  test('CS-PUR-12, CS-ANN-02: every profile of the Purge is that of the catalogue, on both sides', () => {
    const lines = new Map<string, number>();
    for (const [name, rank, side, actions, close, ranged, armour, icons] of tableAfter('### Purge statistics')) {
      const kind = PURGE_KINDS.find((k) => k === slug(name!.replace('`[external]`', '')))!;
      const data = PURGE[kind];
      expect([kind, data.rank]).toEqual([kind, Number(rank)]);
      const both = side === 'normal / Charged';
      const index = kind === 'annihilator' ? (lines.get(kind) ?? 0) : 0;
      lines.set(kind, (lines.get(kind) ?? 0) + 1);
      for (const [part, which] of both
        ? ([
            [0, 'normal'],
            [1, 'charged'],
          ] as const)
        : ([[0, side === 'Charged' ? 'charged' : 'normal']] as const)) {
        const value = (cell: string) => Number(plain(cell.split(' / ')[both && cell.includes('/') ? part : 0]!).replace('-', '0'));
        const found = data.profiles[which][index]!;
        expect([kind, which, found.actions, found.close, found.ranged, found.armour]).toEqual([
          kind,
          which,
          ...[actions!, close!, ranged!, armour!].map(value),
        ]);
        expect(found.icons.map(written)).toEqual(iconsIn(icons!));
      }
    }
    expect([...lines.keys()]).toEqual([...PURGE_KINDS]);
    // CS-ANN: Charged it has one die more of both kinds, whatever is left of it.
    PURGE.annihilator.profiles.charged.forEach((charged, i) => {
      const normal = PURGE.annihilator.profiles.normal[i]!;
      expect([charged.close, charged.ranged, charged.armour]).toEqual([normal.close + 1, normal.ranged + 1, normal.armour]);
    });
    expect(PURGE_KINDS.map((kind) => PURGE[kind].supply)).toEqual([5, 2, 1, 1, 1, 5, 1]);
  });
  test('a missing figure is replaced by the next lower rank, down to Harvesters; the great ones are not', () => {
    expect(PURGE_KINDS.filter((kind) => INSTEAD[kind] !== null)).toEqual(['devastator', 'assassin']);
    for (const kind of ['devastator', 'assassin'] as const) expect(PURGE[INSTEAD[kind]!].rank).toBe(PURGE[kind].rank - 1);
  });
  test('CS-RULING-91, CS-NPC-07, CS-CHR-15: the 19 lines of NPCs are those of the catalogue', () => {
    const rows = tableAfter('### NPC statistics');
    expect(rows).toHaveLength(19);
    for (const [name, category, rank, actions, close, ranged, armour, persuasion, icons] of rows) {
      const hard = name!.endsWith('Elite') || name === 'Specialist';
      const [id] = slug(name === 'Specialist' ? 'Warden' : name!).split(/-x\d$|-elite$/);
      const npc = NPCS.find((known) => known === id)!;
      const data = NPC[npc];
      const found = (hard ? data.hard : data.standard)!;
      const value = (cell: string) => Number(plain(cell).replace('-', '0'));
      expect([npc, data.rank, found.actions, found.close, found.ranged, found.armour, found.persuasion]).toEqual([
        npc,
        ...[rank!, actions!, close!, ranged!, armour!, persuasion!].map(value),
      ]);
      expect(found.icons.map(written)).toEqual(iconsIn(icons!));
      expect(slug(category!)).toContain(data.category === 'civilians' ? 'civilian' : data.category);
      const supply = /x(\d)$/.exec(name!)?.[1];
      if (supply) expect([npc, data.supply]).toEqual([npc, Number(supply)]);
    }
    expect(NPCS).toHaveLength(15);
  });
  test('CS-RULING-05: a Guard cannot hurt a Live One and shoots; Evangeline rather fights', () => {
    const guard = NPC.guard.standard;
    // At most one Hit more than dice.
    expect(guard.ranged + 1).toBeLessThanOrEqual(PURGE['live-one'].profiles.normal[0]!.armour);
    expect(guard.ranged).toBeGreaterThan(guard.close);
    expect(NPC.evangeline.standard.close).toBeGreaterThan(NPC.evangeline.standard.ranged);
    expect(ACTION_CHART.map(({ rule }) => rule)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `CS-NAC-0${n}`));
    for (const line of [...ACTION_CHART, ...Object.values(CIVILIAN_CHART).flat(), ...Object.values(SECURITY_CHART).flat()])
      expect(RULES).toContain(`**${line.rule}**`);
  });
  test('every chart ends in something that is always possible', () => {
    for (const lines of [...Object.values(CIVILIAN_CHART), ...Object.values(SECURITY_CHART)]) expect(lines.at(-1)!.when).toBe('always');
  });
});

describe('Traders, classes, skills', () => {
  test('CS-CHR-14, CS-RULING-141, CS-RULING-236: the 31 profiles are those of the catalogue', () => {
    const rows = tableAfter('### Trader profiles');
    expect(rows.map(([name]) => slug(name!.replace(/ \(.*\)/, '')))).toEqual([...TRADERS]);
    for (const [i, row] of rows.entries()) {
      const id = TRADERS[i]!;
      const data = TRADER[id];
      const [, species, type, points, health, actions, skill, career, abilities, slot] = row;
      expect([id, data.species, data.type, data.points]).toEqual([id, slug(species!), type!.toLowerCase(), numbers(points!)[0]]);
      expect([id, data.health, data.actions, data.skill, data.career]).toEqual([
        id,
        ...[health!, actions!, skill!, career!].map((cell) => numbers(cell).slice(0, 2)),
      ]);
      const base = plain(abilities!).replace('none (no Unarmed value: text)', 'none').split(/[,;] /);
      const printed = [
        ...data.skills.map(({ skill: s, level }) => `${s}-${level}`),
        ...data.icons.map(written),
        ...(data.only ? [`class-${data.only}-only`] : []),
      ];
      expect(printed.toSorted()).toEqual(
        base
          .filter((part) => part !== 'none')
          .map(slug)
          .toSorted(),
      );
      const bonus = plain(slot!);
      expect(data.slot.map(written)).toEqual(bonus === 'none' ? [] : iconsIn(bonus));
    }
    expect(TRADERS).toHaveLength(31);
  });
  test('CS-CRW-08, CS-RULING-42, CS-RULING-240, CS-RULING-242: six ready-made crews of 180 points, a Captain each, nobody in two', () => {
    const rows = tableAfter('Ready-made crews');
    for (const [i, crew] of CREWS.entries()) {
      const members = CREW[crew];
      const [name, who, points, classes] = rows[i]!;
      expect(slug(name!)).toBe(crew);
      expect(members.map(({ trader }) => trader)).toEqual(
        who!
          .replace(/ \(handler [^)]*\)/, '')
          .split(', ')
          .map(slug),
      );
      expect(members.map((member) => member.class)).toEqual(classes!.split(', ').map(slug));
      expect(members.reduce((sum, { trader }) => sum + TRADER[trader].points, 0)).toBe(POINTS);
      expect(Number(points)).toBe(POINTS);
      expect(members.map(({ trader }) => TRADER[trader].type).filter((type) => type === 'captain')).toHaveLength(1);
      const kit = members.flatMap((member) => member.kit);
      for (const token of kit) expect(tokenOf(token).cost).toBe(0);
      expect(kit.filter((token) => token === 'medi-stim').length).toBeLessThanOrEqual(MOST_MEDI_STIMS);
      for (const { trader, kit: carried, handler, class: taken } of members) {
        const types = carried.map((token) => tokenOf(token).type);
        for (const type of ['ranged', 'melee', 'special']) expect(types.filter((t) => t === type).length).toBeLessThanOrEqual(1);
        const { icons, only } = TRADER[trader];
        if (iconOf(icons, 'no-ranged-weapons')) expect(types).not.toContain('ranged');
        if (iconOf(icons, 'no-melee-weapons')) expect(types).not.toContain('melee');
        if (iconOf(icons, 'no-items')) expect(types).not.toContain('special');
        if (only) expect(taken).toBe(only);
        expect(handler === undefined).toBe(taken !== 'merg');
      }
    }
    const all = Object.values(CREW).flatMap((members) => members.map(({ trader }) => trader));
    expect(new Set(all).size).toBe(all.length);
    expect(TRADERS.filter((id) => TRADER[id].type === 'captain')).toHaveLength(6);
    // CS-RULING-42
    expect(
      TOKENS.filter(({ cost }) => cost === 0)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([...STARTERS].toSorted());
  });
  test('CS-RULING-77: ten sheets of seven skills; every skill is on a sheet', () => {
    const rows = tableAfter('### Class sheets');
    for (const [i, id] of CLASSES.entries()) {
      const [name, ...skills] = rows[i]!;
      expect(slug(name!.split(' / ')[1]!.replace(' (all text)', ''))).toBe(id);
      expect([...CLASS[id].skills]).toEqual(skills.map((cell) => slug(plain(cell))));
    }
    const taught = new Set(CLASSES.flatMap((id) => CLASS[id].skills));
    expect(SKILLS.filter(({ kind }) => !taught.has(kind))).toEqual([]);
  });
  test('37 skills with 108 levels, each with its rule, reactions and passive effects where the text says so', () => {
    expect(SKILLS).toHaveLength(37);
    expect(SKILLS.flatMap(({ levels }) => levels)).toHaveLength(108);
    for (const { levels } of SKILLS)
      for (const { rule, when, passive } of levels) {
        const text = LINES.find((line) => line.startsWith(`- **${rule}**`))!;
        expect([rule, (REACTIONS as readonly string[]).includes(when)]).toEqual([rule, text.includes('Reaction')]);
        expect([rule, passive]).toEqual([rule, /: passive:/.test(text)]);
        const window = /Reaction ([DHR])\b/.exec(text)?.[1];
        if (window) expect([rule, when]).toEqual([rule, { D: 'declared', H: 'hits', R: 'resolved' }[window]]);
        if (/Reaction, any time|any moment of a figure/.test(text)) expect([rule, when]).toEqual([rule, 'gap']);
      }
  });
});

describe('tokens', () => {
  const TABLES = ['**Ranged weapons', '**Melee weapons', '**Blast weapons', '**Armour', '**Special items', '**Off-combat', '**Expansion'];
  const rows = TABLES.flatMap((start) => tableAfter(start).map((row) => [start, row] as const));
  const pool = (name: string) => TOKENS.filter((token) => token.pool === name);
  const count = (tokens: readonly { readonly count: number }[]) => tokens.reduce((sum, token) => sum + token.count, 0);
  test('CS-RULING-243: 75 kinds and 106 tokens, 16 and 17 more, 78 in the bag, 14 large, 10 rare', () => {
    expect([pool('base').length, count(pool('base'))]).toEqual([75, 106]);
    expect([pool('expansion').length, count(pool('expansion'))]).toEqual([16, 17]);
    const stored = (...stores: string[]) => count(pool('base').filter(({ kind }) => stores.includes(storeOf(kind))));
    expect([stored('bag'), stored('large'), stored('rare-small', 'rare-large'), stored('objective')]).toEqual([78, 14, 10, 4]);
    expect(TOKENS.filter(({ kind }) => storeOf(kind) === 'shop').map(({ kind }) => kind)).toEqual([
      'tactical-rifle',
      'merg-plating',
      'mothers-venom',
    ]);
    expect([pool('remains').length, count(pool('remains'))]).toEqual([4, 15]);
    expect(new Set(TOKENS.map(({ kind }) => kind)).size).toBe(TOKENS.length);
  });
  test('every token has the count, price, size and dice of the catalogue', () => {
    expect(rows.map(([, [id]]) => id)).toEqual([...pool('base'), ...pool('expansion')].map(({ kind }) => kind));
    for (const [table, row] of rows) {
      const token = tokenOf(row[0] as never);
      const at = { '**Ranged weapons': 5, '**Melee weapons': 4, '**Blast weapons': 4, '**Off-combat': 4, '**Expansion': 4 }[table] ?? 3;
      const [many, cost, sell] = row.slice(at, at + 3);
      expect([token.kind, token.count]).toEqual([token.kind, Number(many)]);
      expect([token.kind, token.cost]).toEqual([token.kind, /^\d+$/.test(cost!) ? Number(cost) : null]);
      if (sell !== 'SP') expect([token.kind, token.sell]).toEqual([token.kind, Number(sell)]);
      const dice = (cell: string) =>
        cell
          .split(' ')[0]!
          .split('/')
          .map((n) => (n === '-' ? 0 : Number(n)));
      const value = { '**Ranged weapons': row[8], '**Melee weapons': row[7], '**Blast weapons': row[7], '**Expansion': row[7] }[table];
      if (value && token.type === 'ranged') expect([token.kind, ...token.dice]).toEqual([token.kind, ...dice(value)]);
      if (value && token.type === 'blast' && token.effect === 'damage')
        expect([token.kind, ...token.dice]).toEqual([token.kind, ...dice(value)]);
      if (value && token.type === 'melee' && table === '**Melee weapons')
        expect([token.kind, token.normal, token.power]).toEqual([token.kind, ...dice(value)]);
      if (token.type === 'armour' && table === '**Armour') {
        const found = (word: string) => Number(new RegExp(`${word} (\\d)`).exec(row[6]!.split(';')[0]!)?.[1] ?? 0);
        expect([token.kind, token.physical, token.shield, token.combat]).toEqual([
          token.kind,
          found('Physical'),
          found('Shield'),
          found('Combat'),
        ]);
      }
      const size = row.slice(2, 6).join(' ');
      expect([token.kind, token.size]).toEqual([
        token.kind,
        size.includes('extra-large') ? 'extra-large' : size.includes('large') ? 'large' : 'small',
      ]);
      const rare = token.icons.some(({ icon }) => icon === 'rare');
      expect([token.kind, rare]).toEqual([token.kind, /\brare\b/i.test(row.slice(2).join(' '))]);
    }
  });
  test('CS-RULING-236: every icon stands on something', () => {
    const seen = new Set<string>(['rank']);
    const all: readonly (readonly Icon[])[] = [
      ...TOKENS.map(({ icons }) => icons),
      ...TRADERS.flatMap((id) => [TRADER[id].icons, TRADER[id].slot]),
      ...PURGE_KINDS.flatMap((kind) => PURGE[kind].profiles.normal.map(({ icons }) => icons)),
    ];
    for (const icons of all) for (const { icon } of icons) seen.add(icon);
    expect(ICONS.filter((icon) => !seen.has(icon))).toEqual([]);
    expect(ICONS).toHaveLength(34);
  });
});

describe('Event cards', () => {
  const rows = LINES.filter((line) => /^\| [A-Z]{3}-\d\d/.test(line)).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  test('CS-MIS-09: 44 cards in the numbers of the catalogue, three paragraphs each', () => {
    expect(CARDS.map(({ key }) => key)).toEqual(rows.map(([id]) => id!.slice(0, 6)));
    expect(CARD_TYPES.map((type) => CARDS.filter((card) => card.type === type).length)).toEqual([14, 8, 6, 4, 4, 4, 2, 1, 1]);
    expect(CARDS.flatMap(({ low, mid, high }) => [low, mid, high]).filter((paragraph) => paragraph.length > 0)).toHaveLength(132);
  });
  test('each has the fallback of the catalogue', () => {
    const letter = { harvester: 'H', devastator: 'D', assassin: 'A', civilian: 'C', guard: 'G', 'ganger-1': 'Z' } as const;
    expect(CARDS.map(({ fallback }) => (fallback ? letter[fallback] : '-'))).toEqual(rows.map((row) => row[5]));
  });
  test('every number of a paragraph is in its data', () => {
    const figures = (effects: readonly Effect[]) =>
      effects.flatMap((effect) => Object.values(effect).flatMap((value) => (typeof value === 'number' ? [value] : [])));
    // Where the text leans on the one before it, or says a rule of its own, the numbers are written out in the data alone.
    for (const [i, { key, low }] of CARDS.entries()) {
      const text = rows[i]![2]!.replace(/level[s]? \d|13"|round 1|rank-1/g, '');
      const known = new Set([...figures(low), 1]);
      for (const n of numbers(text)) expect([key, n, known.has(n)]).toEqual([key, n, true]);
    }
  });
  test('CS-RULING-241: what a paragraph does not say again is as in the one before', () => {
    const card = (key: string) => CARDS.find((one) => one.key === key)!;
    expect(card('ENV-13').high.map((effect) => effect.do)).toEqual(['round', 'console-shock']);
    expect(card('CIV-02').high).toEqual([{ do: 'civilians-loot', moves: 2, all: true }]);
    expect(card('CIV-06').mid.map((effect) => effect.do)).toEqual(card('CIV-06').low.map((effect) => effect.do));
  });
  test('every effect for a round is on a card', () => {
    const used = new Set(
      CARDS.flatMap(({ low, mid, high }) => [...low, ...mid, ...high]).flatMap((effect) => (effect.do === 'round' ? [effect.effect] : [])),
    );
    expect(ROUND_EFFECTS.filter((effect) => !used.has(effect))).toEqual([]);
  });
});

describe('scenery', () => {
  test('CS-DST-02: chairs and consoles have armour 1, crates, pipes and tables 2, doors 3; walls and airlocks cannot be destroyed', () => {
    const armour = (...kinds: (keyof typeof STRUCTURE)[]) => kinds.map((kind) => STRUCTURE[kind].armour);
    expect(armour('chair', 'console', 'wall-console')).toEqual([1, 1, 1]);
    expect(armour('crate', 'large-crate', 'pipe', 'table')).toEqual([2, 2, 2, 2]);
    expect(armour('door', 'wall', 'airlock', 'beam')).toEqual([3, null, null, null]);
  });
  test('what Manipulate moves and what it only hurls', () => {
    const bulk = (size: 'small' | 'medium') =>
      Object.entries(STRUCTURE)
        .filter(([, data]) => data.bulk === size)
        .map(([kind]) => kind)
        .toSorted();
    expect(bulk('small')).toEqual(['chair', 'crate', 'large-crate', 'table']);
    expect(bulk('medium')).toEqual(['bunk', 'counter', 'locker', 'stall', 'workbench']);
  });
});

describe('missions', () => {
  test('every kind of piece is in one of the six', () => {
    const used = new Set(MISSIONS.flatMap((id) => MISSION[id].pieces.map((p) => p.piece)));
    expect(PIECE_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
  });
  test.each(MISSIONS.map((id) => [id]))('%s: its numbers are those of its rules', (id) => {
    const title = {
      'pillage-express': 'PEX',
      'dead-signal': 'SIG',
      'black-market': 'MKT',
      lockdown: 'LOK',
      jailbreak: 'JAI',
      'the-nest': 'NST',
    }[id];
    const text = LINES.filter((line) => line.startsWith(`- **CS-${title}-`)).join('\n');
    const { traders, hostility, deck } = MISSION[id];
    expect(numbers(/Maximum (\d)/.exec(text)![0])).toEqual([traders]);
    expect(numbers(/starting Hostility (\d+)/.exec(text)![0])).toEqual([hostility]);
    for (const [word, type] of [
      ['Environment', 'environment'],
      ['Purge', 'purge'],
      ['Galactic Corps', 'corps'],
    ] as const) {
      const listed = new RegExp(`[Dd]eck:?[^;.]*?(\\d+) ${word}`).exec(text)?.[1];
      expect([type, deck[type]]).toEqual([type, Number(listed ?? 0)]);
    }
  });
});
