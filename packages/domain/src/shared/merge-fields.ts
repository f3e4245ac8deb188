/**
 * The merge of two people's changes to one record, whose fields `Object.is` can compare. The fields of a
 * `Part` are merged together.
 */
export type Merged<Fields extends object, Part extends string> = {
  /** The changes of both; where both changed a part, mine. */
  readonly fields: Fields;
  /** Changed by them alone, and taken. */
  readonly taken: readonly Part[];
  /** Changed by both, each in another way: somebody has to choose. */
  readonly conflicts: readonly Part[];
};

const isSame = <Fields extends object>(a: Fields, b: Fields, names: readonly (keyof Fields)[]): boolean =>
  names.every((name) => Object.is(a[name], b[name]));

/**
 * Merges three ways by part: a change of only one of two people is taken, the same change of both is one.
 * Fields of no part are mine. Source: D260.
 * @param base What both of them began with.
 * @example mergeFields({ base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1, b: 3 }, parts: { a: ['a'], b: ['b'] } }) // => { fields: { a: 2, b: 3 }, taken: ['b'], conflicts: [] }
 */
export function mergeFields<Fields extends object, Part extends string>({
  base,
  mine,
  theirs,
  parts,
}: {
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly parts: Readonly<{ [Name in Part]: readonly (keyof Fields)[] }>;
}): Merged<Fields, Part> {
  const names = Object.keys(parts) as Part[];
  const differing = names.filter(
    (part) => !isSame(base, theirs, parts[part]) && !isSame(mine, theirs, parts[part]),
  );
  const taken = differing.filter((part) => isSame(base, mine, parts[part]));
  const fields = { ...mine };
  for (const name of taken.flatMap((part) => parts[part])) fields[name] = theirs[name];
  return { fields, taken, conflicts: differing.filter((part) => !taken.includes(part)) };
}
