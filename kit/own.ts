/** What a record itself holds under this name. A name from outside may be `__proto__` or `constructor`: those are not the record's. */
export const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
