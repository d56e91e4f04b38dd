/**
 * The fit rule of the question bar, from 768 up: the sentence is never shortened. First everything in one bar; if the sentence is
 * cut, it gets two lines beside one or two answers, and the hint goes; then the answers hang in a row below; at last both.
 */
export interface Fit {
  readonly tray: boolean;
  readonly long: boolean;
}
/** `cut(fit)` applies a stage and says whether the sentence is cut under it. */
export function fitQuestion(cut: (fit: Fit) => boolean, few: boolean): Fit {
  const stages: readonly Fit[] = [
    { tray: false, long: false },
    ...(few ? [{ tray: false, long: true }] : []),
    { tray: true, long: false },
    { tray: true, long: true },
  ];
  for (const stage of stages) if (!cut(stage)) return stage;
  return stages.at(-1) as Fit;
}

/** Where the answers of a question stand: up to 4 in the bar, 5 to 12 in the tray, more with a field that filters them. */
export function placeAnswers(count: number): 'bar' | 'tray' | 'filtered' {
  return count <= 4 ? 'bar' : count <= 12 ? 'tray' : 'filtered';
}
/** Keys 1 to 8 in order; pass-like answers stand last, the first of them on 9. */
export function keysFor(answers: readonly { readonly pass?: boolean }[]): readonly (string | undefined)[] {
  let next = 1;
  let passed = false;
  return answers.map((a) => {
    if (a.pass) {
      if (passed) return undefined;
      passed = true;
      return '9';
    }
    return next <= 8 ? String(next++) : undefined;
  });
}
export const passLast = <T extends { readonly pass?: boolean }>(answers: readonly T[]): readonly T[] => [
  ...answers.filter((a) => !a.pass),
  ...answers.filter((a) => a.pass),
];
