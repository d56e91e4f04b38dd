/** Long names stand in two lines, broken where they balance best. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= 12 || !name.includes(' ')) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reverse().sort((a, b) => Math.max(...a.map((l) => l.length)) - Math.max(...b.map((l) => l.length)))[0] ?? [name];
}
