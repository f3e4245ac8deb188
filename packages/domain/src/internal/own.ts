/** Reads a record's own entry for a name that came from outside: 'constructor' is no entry of it. */
export const ownOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
