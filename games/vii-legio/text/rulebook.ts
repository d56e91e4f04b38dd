/**
 * The order in which players read the rules: chapters and their paragraphs. Each paragraph is named by its main rule and lists the other
 * rules of the catalogue it restates; the words are in each language's `rules.ts`.
 */
export const RULEBOOK = [
  {
    key: 'goal',
    rules: [
      { id: 'LEG-SETUP-01', also: ['LEG-SETUP-02'] },
      { id: 'LEG-END-08', also: ['LEG-END-07', 'LEG-XENO-06'] },
      { id: 'LEG-SCORE-01', also: ['LEG-SCORE-03', 'LEG-RULING-08', 'LEG-RULING-82'] },
      { id: 'LEG-SCORE-02', also: [] },
    ],
  },
  {
    key: 'setup',
    rules: [
      {
        id: 'LEG-SETUP-03',
        also: [
          'LEG-SETUP-04',
          'LEG-SETUP-05',
          'LEG-SETUP-06',
          'LEG-SETUP-07',
          'LEG-SETUP-10',
          'LEG-SETUP-12',
          'LEG-SETUP-13',
          'LEG-RULING-05',
        ],
      },
      { id: 'LEG-SETUP-08', also: ['LEG-RULING-10'] },
      { id: 'LEG-SETUP-09', also: ['LEG-SETUP-21', 'LEG-RULING-04'] },
      { id: 'LEG-SETUP-11', also: [] },
      { id: 'LEG-SETUP-15', also: ['LEG-SETUP-14', 'LEG-SETUP-16', 'LEG-SETUP-18', 'LEG-RULING-01'] },
      { id: 'LEG-SETUP-17', also: ['LEG-SETUP-19', 'LEG-SETUP-20'] },
      { id: 'LEG-SETUP-22', also: ['LEG-RULING-02', 'LEG-RULING-03'] },
    ],
  },
  {
    key: 'map',
    rules: [
      { id: 'LEG-MAP-01', also: ['LEG-MAP-02', 'LEG-MAP-03', 'LEG-MAP-04', 'LEG-RULING-49'] },
      { id: 'LEG-MAP-05', also: ['LEG-RULING-24'] },
      { id: 'LEG-MAP-06', also: [] },
      { id: 'LEG-MAP-07', also: ['LEG-RULING-75'] },
    ],
  },
  {
    key: 'turn',
    rules: [
      { id: 'LEG-TURN-01', also: [] },
      { id: 'LEG-TURN-02', also: ['LEG-RULING-68', 'LEG-RULING-77'] },
      { id: 'LEG-DRAW-01', also: ['LEG-DRAW-02', 'LEG-DRAW-03', 'LEG-RULING-06'] },
      { id: 'LEG-DRAW-04', also: ['LEG-RULING-60'] },
      { id: 'LEG-DRAW-05', also: ['LEG-RULING-61'] },
      { id: 'LEG-TURN-03', also: ['LEG-TURN-11'] },
      { id: 'LEG-TURN-06', also: ['LEG-TURN-04', 'LEG-RULING-34'] },
      { id: 'LEG-TURN-07', also: ['LEG-RULING-67'] },
      { id: 'LEG-TURN-08', also: ['LEG-TURN-09', 'LEG-TURN-10', 'LEG-RULING-07', 'LEG-RULING-76'] },
      { id: 'LEG-RULING-78', also: ['LEG-RULING-66'] },
    ],
  },
  {
    key: 'hidden',
    rules: [
      { id: 'LEG-INFO-02', also: ['LEG-MOVE-07', 'LEG-BUY-12', 'LEG-RULING-62'] },
      { id: 'LEG-BUY-01', also: ['LEG-BUY-02', 'LEG-BUY-04', 'LEG-BUY-05'] },
      { id: 'LEG-BUY-03', also: ['LEG-BUY-06', 'LEG-BUY-07'] },
      { id: 'LEG-BUY-09', also: ['LEG-BUY-08', 'LEG-RULING-84'] },
      { id: 'LEG-BUY-10', also: ['LEG-BUY-11'] },
      { id: 'LEG-MOVE-01', also: ['LEG-MOVE-02', 'LEG-MOVE-03', 'LEG-MOVE-04'] },
      { id: 'LEG-MOVE-05', also: ['LEG-MOVE-06'] },
      { id: 'LEG-DEC-01', also: ['LEG-DEC-02', 'LEG-DEC-03', 'LEG-DEC-04'] },
      { id: 'LEG-DEC-05', also: ['LEG-INFO-09', 'LEG-RULING-65'] },
      { id: 'LEG-DEC-06', also: [] },
    ],
  },
  {
    key: 'explore',
    rules: [
      { id: 'LEG-EXPL-01', also: ['LEG-EXPL-02', 'LEG-EXPL-03', 'LEG-EXPL-04', 'LEG-EXPL-11'] },
      { id: 'LEG-EXPL-05', also: ['LEG-EXPL-06', 'LEG-RULING-29', 'LEG-RULING-81'] },
      { id: 'LEG-EXPL-07', also: ['LEG-RULING-18', 'LEG-RULING-22'] },
      { id: 'LEG-RULING-73', also: ['LEG-RULING-58'] },
      { id: 'LEG-RULING-12', also: ['LEG-TURN-05'] },
      { id: 'LEG-EXPL-08', also: [] },
      { id: 'LEG-EXPL-09', also: ['LEG-RULING-59'] },
    ],
  },
  {
    key: 'combat',
    rules: [
      { id: 'LEG-CMB-01', also: ['LEG-CMB-02', 'LEG-CMB-03', 'LEG-RULING-17'] },
      { id: 'LEG-CMB-04', also: ['LEG-CMB-05', 'LEG-RULING-16'] },
      { id: 'LEG-CMB-06', also: ['LEG-RULING-15'] },
      { id: 'LEG-CMB-07', also: ['LEG-CMB-08', 'LEG-CMB-09'] },
      { id: 'LEG-CMB-11', also: ['LEG-RULING-14', 'LEG-RULING-64'] },
      { id: 'LEG-CMB-10', also: [] },
      { id: 'LEG-RULING-13', also: [] },
    ],
  },
  {
    key: 'discover',
    rules: [
      { id: 'LEG-DISC-01', also: ['LEG-DISC-02', 'LEG-DISC-12', 'LEG-RULING-23'] },
      { id: 'LEG-DISC-03', also: ['LEG-RULING-28'] },
      { id: 'LEG-DISC-04', also: ['LEG-RULING-27'] },
      { id: 'LEG-DISC-06', also: ['LEG-DISC-05', 'LEG-DISC-10'] },
      { id: 'LEG-DISC-07', also: ['LEG-DISC-08'] },
      { id: 'LEG-DISC-09', also: ['LEG-RULING-25'] },
      { id: 'LEG-RULING-26', also: [] },
      { id: 'LEG-DISC-11', also: ['LEG-RULING-72'] },
    ],
  },
  {
    key: 'landing',
    rules: [
      { id: 'LEG-LAND-01', also: ['LEG-LAND-11'] },
      { id: 'LEG-LAND-02', also: ['LEG-RULING-35', 'LEG-RULING-46'] },
      { id: 'LEG-LAND-03', also: ['LEG-LAND-04', 'LEG-LAND-05', 'LEG-LAND-08', 'LEG-RULING-91'] },
      { id: 'LEG-LAND-06', also: ['LEG-LAND-07', 'LEG-RULING-74'] },
      { id: 'LEG-RULING-31', also: ['LEG-RULING-32'] },
      { id: 'LEG-RULING-33', also: [] },
      { id: 'LEG-LAND-09', also: ['LEG-EXPL-10'] },
      { id: 'LEG-RULING-63', also: [] },
    ],
  },
  {
    key: 'mission',
    rules: [
      { id: 'LEG-MIS-01', also: ['LEG-LAND-10', 'LEG-RULING-48'] },
      { id: 'LEG-MIS-02', also: ['LEG-MIS-03', 'LEG-RULING-79'] },
      { id: 'LEG-MIS-04', also: ['LEG-RULING-39'] },
      { id: 'LEG-MIS-05', also: ['LEG-MIS-06', 'LEG-MIS-07', 'LEG-XP-04', 'LEG-RULING-42'] },
      { id: 'LEG-MIS-08', also: [] },
      { id: 'LEG-MIS-09', also: ['LEG-MIS-10', 'LEG-RULING-36'] },
      { id: 'LEG-MIS-11', also: ['LEG-MIS-12', 'LEG-RULING-38'] },
      { id: 'LEG-MIS-14', also: ['LEG-MIS-13', 'LEG-MIS-15', 'LEG-MIS-16'] },
      { id: 'LEG-RULING-44', also: [] },
      { id: 'LEG-MIS-18', also: ['LEG-MIS-17', 'LEG-RULING-80'] },
      { id: 'LEG-MIS-19', also: ['LEG-RULING-45'] },
      { id: 'LEG-MIS-20', also: ['LEG-MIS-21'] },
    ],
  },
  {
    key: 'experience',
    rules: [
      { id: 'LEG-RULING-09', also: ['LEG-XP-12'] },
      { id: 'LEG-XP-01', also: ['LEG-XP-05', 'LEG-XP-06', 'LEG-XP-07', 'LEG-RULING-41'] },
      { id: 'LEG-XP-02', also: ['LEG-XP-03'] },
      { id: 'LEG-XP-08', also: ['LEG-XP-09', 'LEG-RULING-43'] },
      { id: 'LEG-XP-10', also: ['LEG-RULING-11'] },
      { id: 'LEG-XP-11', also: [] },
    ],
  },
  {
    key: 'imperator',
    rules: [
      { id: 'LEG-IMP-01', also: ['LEG-IMP-04', 'LEG-IMP-07', 'LEG-IMP-08', 'LEG-RULING-40'] },
      { id: 'LEG-IMP-02', also: ['LEG-IMP-11', 'LEG-RULING-47'] },
      { id: 'LEG-IMP-03', also: ['LEG-IMP-05'] },
      { id: 'LEG-IMP-06', also: ['LEG-RULING-37', 'LEG-RULING-71', 'LEG-RULING-90'] },
      { id: 'LEG-IMP-09', also: [] },
      { id: 'LEG-IMP-10', also: ['LEG-IMP-12'] },
    ],
  },
  {
    key: 'xeno',
    rules: [
      { id: 'LEG-XENO-01', also: ['LEG-XENO-02', 'LEG-RULING-57'] },
      { id: 'LEG-XENO-03', also: [] },
      { id: 'LEG-XENO-04', also: [] },
      { id: 'LEG-XENO-05', also: [] },
      { id: 'LEG-XENO-07', also: [] },
      { id: 'LEG-XENO-08', also: ['LEG-XENO-09'] },
    ],
  },
  {
    key: 'sector-x',
    rules: [
      { id: 'LEG-SX-01', also: ['LEG-SX-02', 'LEG-SX-03', 'LEG-SX-09', 'LEG-RULING-19'] },
      { id: 'LEG-SX-04', also: ['LEG-SX-05', 'LEG-INFO-06', 'LEG-RULING-21'] },
      { id: 'LEG-SX-08', also: ['LEG-RULING-20'] },
      { id: 'LEG-SX-06', also: ['LEG-SX-07'] },
    ],
  },
  {
    key: 'base',
    rules: [
      { id: 'LEG-BASE-01', also: [] },
      { id: 'LEG-BASE-02', also: ['LEG-BASE-03', 'LEG-RULING-52', 'LEG-RULING-89'] },
      { id: 'LEG-PROMO-01', also: ['LEG-PROMO-07', 'LEG-PROMO-08', 'LEG-RULING-50'] },
      { id: 'LEG-PROMO-04', also: ['LEG-PROMO-02', 'LEG-PROMO-05', 'LEG-PROMO-06'] },
      { id: 'LEG-PROMO-03', also: ['LEG-RULING-51'] },
    ],
  },
  {
    key: 'objectives',
    rules: [
      { id: 'LEG-OBJ-01', also: ['LEG-RULING-54', 'LEG-RULING-85'] },
      { id: 'LEG-OBJ-02', also: ['LEG-RULING-70'] },
      { id: 'LEG-OBJ-03', also: ['LEG-RULING-53'] },
      { id: 'LEG-OBJ-04', also: ['LEG-OBJ-05', 'LEG-INFO-08'] },
    ],
  },
  {
    key: 'end',
    rules: [
      { id: 'LEG-END-01', also: [] },
      { id: 'LEG-END-02', also: ['LEG-END-03', 'LEG-END-04'] },
      { id: 'LEG-RULING-83', also: [] },
      { id: 'LEG-END-05', also: ['LEG-RULING-55'] },
      { id: 'LEG-END-06', also: ['LEG-RULING-87'] },
      { id: 'LEG-END-09', also: ['LEG-END-10', 'LEG-RULING-86'] },
      { id: 'LEG-RULING-56', also: [] },
    ],
  },
  {
    key: 'secrets',
    rules: [
      { id: 'LEG-INFO-01', also: ['LEG-INFO-03', 'LEG-INFO-05'] },
      { id: 'LEG-INFO-04', also: ['LEG-INFO-07'] },
      { id: 'LEG-INFO-10', also: [] },
      { id: 'LEG-INFO-11', also: ['LEG-RULING-88'] },
    ],
  },
] as const;

export type ChapterKey = (typeof RULEBOOK)[number]['key'];
/** Rules that a tag can open. */
export type RuleId = (typeof RULEBOOK)[number]['rules'][number]['id'];
/** Rules of the catalogue that tell a player nothing: about the boxed components and slips of the printed rulebook. */
export const UNTOLD: readonly string[] = ['LEG-RULING-30', 'LEG-RULING-69'];
