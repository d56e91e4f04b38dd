/**
 * The order in which players read the rules: chapters and their paragraphs. Each paragraph is named by its main rule and lists the other
 * rules of the catalogue it restates; the words are in each language's `rules.ts`.
 */
/** Rules of one topic by their numbers. */
const of = (topic: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((n) => `CS-${topic}-${String(n).padStart(2, '0')}`);
/** From one to another. */
const span = (topic: string, from: number, to: number): readonly string[] =>
  of(topic, ...Array.from({ length: to - from + 1 }, (_, i) => from + i));

export const RULEBOOK = [
  {
    key: 'goal',
    rules: [
      { id: 'CS-END-01', also: of('END', 2, 3, 4) },
      { id: 'CS-END-05', also: [...span('END', 6, 7), ...span('END', 10, 11)] },
      { id: 'CS-MIS-02', also: of('MIS', 1, 3, 4) },
    ],
  },
  {
    key: 'crews',
    rules: [
      { id: 'CS-CRW-01', also: [...span('CRW', 2, 5), 'CS-CRW-08'] },
      { id: 'CS-CHR-01', also: span('CHR', 2, 9) },
      { id: 'CS-CRW-06', also: ['CS-CHR-10', 'CS-CHR-11', 'CS-CHR-12'] },
      { id: 'CS-CRW-09', also: ['CS-RULING-42'] },
      { id: 'CS-SET-13', also: of('SET', 12, 14, 16, 17, 19) },
    ],
  },
  {
    key: 'round',
    rules: [
      { id: 'CS-RND-01', also: span('RND', 2, 6) },
      { id: 'CS-HOS-01', also: of('HOS', 2, 3, 7, 12) },
      { id: 'CS-HOS-04', also: of('HOS', 5, 6) },
      { id: 'CS-HOS-09', also: of('HOS', 10, 13) },
      { id: 'CS-EVT-02', also: of('EVT', 1, 3, 4, 5, 8, 9, 10) },
      { id: 'CS-TRD-01', also: span('TRD', 2, 11) },
    ],
  },
  {
    key: 'acting',
    rules: [
      { id: 'CS-ACT-01', also: of('ACT', 2, 3, 6) },
      { id: 'CS-EFF-02', also: of('EFF', 1, 3, 4, 5, 6, 7, 8) },
      { id: 'CS-MOV-01', also: span('MOV', 2, 5) },
      { id: 'CS-MOV-06', also: ['CS-MOV-07', 'CS-RULING-12', 'CS-RULING-276'] },
      { id: 'CS-MOV-10', also: span('MOV', 11, 16) },
      { id: 'CS-OPP-01', also: span('OPP', 2, 11) },
      { id: 'CS-OTH-01', also: [...of('OTH', 2, 3), 'CS-ACT-05'] },
    ],
  },
  {
    key: 'sight',
    rules: [
      { id: 'CS-LOS-01', also: span('LOS', 2, 9) },
      { id: 'CS-COV-01', also: span('COV', 2, 9) },
      { id: 'CS-RNG-01', also: span('RNG', 2, 6) },
      { id: 'CS-GEO-07', also: of('GEO', 4, 9) },
    ],
  },
  {
    key: 'fighting',
    rules: [
      { id: 'CS-ATK-03', also: [...of('ATK', 1, 2, 4, 5, 6, 7), ...span('DIC', 1, 4)] },
      { id: 'CS-ATK-09', also: [...span('ATK', 10, 13), 'CS-RULING-235'] },
      { id: 'CS-ARM-01', also: span('ARM', 2, 8) },
      { id: 'CS-CLO-01', also: span('CLO', 2, 9) },
      { id: 'CS-RGD-01', also: [...span('RGD', 2, 4), ...span('RGD', 8, 11)] },
      { id: 'CS-RGD-06', also: of('RGD', 5, 7) },
      { id: 'CS-PSH-01', also: span('PSH', 2, 11) },
      { id: 'CS-THR-01', also: span('THR', 2, 8) },
      { id: 'CS-BLA-01', also: span('BLA', 2, 12) },
    ],
  },
  {
    key: 'things',
    rules: [
      { id: 'CS-INV-01', also: [...span('INV', 2, 7), 'CS-RULING-80'] },
      { id: 'CS-INV-08', also: of('INV', 9, 10) },
      { id: 'CS-SRC-01', also: of('SRC', 2, 3, 4, 10) },
      { id: 'CS-SRC-05', also: of('SRC', 6, 7, 8) },
      { id: 'CS-REL-01', also: of('REL', 2, 3) },
      { id: 'CS-PER-01', also: span('PER', 2, 9) },
      { id: 'CS-INT-01', also: ['CS-MIS-05'] },
    ],
  },
  {
    key: 'skills',
    rules: [
      { id: 'CS-SKL-01', also: of('SKL', 2, 3, 4, 5, 9) },
      { id: 'CS-SKL-06', also: [] },
      { id: 'CS-SKL-07', also: ['CS-SKL-08', 'CS-RULING-14', 'CS-RULING-17', 'CS-RULING-83'] },
    ],
  },
  {
    key: 'defeated',
    rules: [
      { id: 'CS-DEF-01', also: ['CS-DEF-02', 'CS-GEN-12'] },
      { id: 'CS-DEF-03', also: of('DEF', 4, 5) },
      { id: 'CS-DEF-06', also: span('DEF', 7, 11) },
    ],
  },
  {
    key: 'purge',
    rules: [
      { id: 'CS-PUR-01', also: [...span('PUR', 2, 6), 'CS-PUR-13'] },
      { id: 'CS-PUR-07', also: span('PUR', 9, 12) },
      { id: 'CS-PUR-20', also: of('PUR', 21, 27, 31) },
      { id: 'CS-PUR-22', also: [...span('PUR', 23, 26), 'CS-PUR-28', 'CS-GEO-18'] },
      { id: 'CS-NAC-01', also: [...span('NAC', 2, 12), 'CS-NAC-14'] },
      { id: 'CS-GAT-01', also: span('GAT', 2, 12) },
      { id: 'CS-ANN-01', also: span('ANN', 2, 6) },
    ],
  },
  {
    key: 'npcs',
    rules: [
      { id: 'CS-NPC-01', also: [...span('NPC', 2, 8), ...span('NPC', 20, 24)] },
      { id: 'CS-CIV-01', also: [...span('CIV', 2, 14), 'CS-MKT-07'] },
      { id: 'CS-CIV-15', also: ['CS-CIV-16'] },
      { id: 'CS-JOI-01', also: span('JOI', 2, 9) },
      { id: 'CS-GCO-01', also: span('GCO', 2, 8) },
      { id: 'CS-SEC-01', also: span('SEC', 2, 14) },
      { id: 'CS-GAN-01', also: ['CS-GAN-02', 'CS-GEN-09'] },
    ],
  },
  {
    key: 'others',
    rules: [
      { id: 'CS-VAR-05', also: ['CS-VAR-06', 'CS-VAR-07', 'CS-RULING-75', 'CS-RULING-320'] },
      { id: 'CS-MAC-01', also: span('MAC', 2, 4) },
      { id: 'CS-MRG-01', also: span('MRG', 2, 7) },
      { id: 'CS-RES-01', also: span('RES', 2, 7) },
    ],
  },
  {
    key: 'advanced',
    rules: [
      { id: 'CS-ADV-01', also: [] },
      { id: 'CS-RPR-01', also: span('RPR', 2, 7) },
      { id: 'CS-DOR-01', also: span('DOR', 2, 9) },
      { id: 'CS-WIN-01', also: [...span('WIN', 2, 5), ...span('DIV', 1, 7)] },
      { id: 'CS-OBJ-01', also: [...span('OBJ', 2, 5), 'CS-IMP-01'] },
      { id: 'CS-DST-01', also: span('DST', 2, 5) },
      { id: 'CS-CLB-01', also: [...span('CLB', 2, 4), ...span('JMP', 1, 5), ...span('FAL', 1, 4), ...span('SCR', 1, 3)] },
      { id: 'CS-LFT-01', also: span('LFT', 2, 4) },
    ],
  },
] as const satisfies readonly {
  readonly key: string;
  readonly rules: readonly { readonly id: string; readonly also: readonly string[] }[];
}[];
export type ChapterKey = (typeof RULEBOOK)[number]['key'];
export type RuleId = (typeof RULEBOOK)[number]['rules'][number]['id'];
/** The paragraph that says a rule of the catalogue; undefined: players are not told of it. */
export const paragraphOf = (rule: string): RuleId | undefined =>
  RULEBOOK.flatMap(({ rules }) => [...rules]).find(({ id, also }) => id === rule || (also as readonly string[]).includes(rule))?.id;
