/**
 * How sure a line of content is, for whoever has a real copy at hand: printed in the rulebook's text, reported by public references on the
 * published game, or ours, where the rulebook shows it only in pictures.
 */
export type Source = 'rulebook' | 'reported' | 'ours';
/** The source of a line, and of those of its fields that are surer or less sure. */
export type Sourced = { readonly source: Source; readonly but?: Readonly<Record<string, Source>> };
