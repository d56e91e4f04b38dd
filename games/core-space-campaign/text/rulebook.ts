/** The order in which players read the rules of campaigns; each paragraph is named by its main rule and lists the others it restates. */
const span = (topic: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `CS-${topic}-${String(from + i).padStart(2, '0')}`);

export const RULEBOOK = [
  {
    key: 'campaign',
    rules: [
      { id: 'CS-CMP-01', also: ['CS-CMP-02', 'CS-CMP-03', 'CS-RULING-201'] },
      { id: 'CS-CMP-04', also: ['CS-CMP-05', 'CS-RULING-215'] },
      { id: 'CS-CMP-06', also: ['CS-CMP-07', 'CS-RULING-101', 'CS-RULING-202'] },
      { id: 'CS-CUP-01', also: [...span('CUP', 2, 3), 'CS-RULING-218'] },
    ],
  },
  {
    key: 'after',
    rules: [
      { id: 'CS-PST-01', also: ['CS-PST-02', 'CS-PST-03'] },
      { id: 'CS-EXT-01', also: ['CS-EXT-02', 'CS-EXT-03', 'CS-EXT-04'] },
      { id: 'CS-EXT-07', also: span('EXT', 8, 13) },
      { id: 'CS-EXT-14', also: span('EXT', 15, 25) },
      { id: 'CS-ADN-01', also: span('ADN', 2, 4) },
      { id: 'CS-ADN-05', also: span('ADN', 6, 8) },
    ],
  },
  {
    key: 'trade',
    rules: [
      { id: 'CS-TRA-02', also: ['CS-TRA-01', ...span('TRA', 3, 7)] },
      { id: 'CS-TRA-08', also: ['CS-RULING-207'] },
      { id: 'CS-TRA-09', also: [] },
      { id: 'CS-TRA-10', also: ['CS-TRA-11', 'CS-RULING-219'] },
      { id: 'CS-HIR-02', also: ['CS-HIR-01', ...span('HIR', 3, 8)] },
      { id: 'CS-EXT-27', also: ['CS-RULING-210'] },
    ],
  },
  {
    key: 'ship',
    rules: [
      { id: 'CS-SHI-01', also: span('SHI', 2, 5) },
      { id: 'CS-MNT-01', also: span('MNT', 2, 7) },
      { id: 'CS-MNT-08', also: span('MNT', 9, 11) },
    ],
  },
] as const satisfies readonly {
  readonly key: string;
  readonly rules: readonly { readonly id: string; readonly also: readonly string[] }[];
}[];
export type ChapterKey = (typeof RULEBOOK)[number]['key'];
export type RuleId = (typeof RULEBOOK)[number]['rules'][number]['id'];
