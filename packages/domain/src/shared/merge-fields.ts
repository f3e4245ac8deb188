import { isSameValue } from './same-value.ts';

/** The name of a field, or after a dot one entry of a field that is a record: 'attributes.Material'. */
export type FieldName<Fields extends object> = (keyof Fields & string) | `${keyof Fields & string}.${string}`;

/** The merge of two people's changes to one record. A `Part` names fields that stand or fall together. */
export type Merged<Fields extends object, Part extends string> = {
  /** The changes of both; where both changed a part, mine. */
  readonly fields: Fields;
  /** Only they changed these, which are taken. */
  readonly taken: readonly Part[];
  /** Both changed these, each in another way: somebody has to choose. */
  readonly conflicts: readonly Part[];
};

type Entries = Readonly<Record<string, unknown>>;

/** Only the first dot divides a name: the name of an attribute may have one too. */
function splitName(name: string): readonly [field: string, entry?: string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/**
 * Returns the value of fields under a name; `undefined` for an entry that is not there.
 * @example fieldValue({ attributes: { Material: 'Barro' } }, 'attributes.Material') // => 'Barro'
 */
export function fieldValue<Fields extends object>(fields: Fields, name: FieldName<Fields>): unknown {
  const [field, entry] = splitName(name);
  const value = (fields as Entries)[field] as Entries;
  return entry === undefined ? value : Object.hasOwn(value, entry) ? value[entry] : undefined;
}

/**
 * Whether two states of fields are equal under some names.
 * @example isSamePart({ tags: ['a'], note: '' }, { tags: ['a'], note: 'b' }, ['tags']) // => true
 */
export const isSamePart = <Fields extends object>(
  a: Fields,
  b: Fields,
  names: readonly FieldName<Fields>[],
): boolean => names.every((name) => isSameValue(fieldValue(a, name), fieldValue(b, name)));

/**
 * Returns the fields with the values of others under some names; an entry that those lack is removed. Everything else stays the
 * same object, so that its readers need not read it again.
 * @example withPart({ attributes: { Color: 'Azul' }, name: 'Vaso' }, { attributes: { Material: 'Barro' }, name: '' }, ['attributes.Material']) // => { attributes: { Color: 'Azul', Material: 'Barro' }, name: 'Vaso' }
 */
export function withPart<Fields extends object>(
  fields: Fields,
  from: Fields,
  names: readonly FieldName<Fields>[],
): Fields {
  const made: Record<string, unknown> = { ...(fields as Entries) };
  for (const name of names) {
    const [field, entry] = splitName(name);
    const value = fieldValue(from, name);
    if (entry === undefined) made[field] = value;
    else {
      const before = Object.entries(made[field] as Entries);
      made[field] = Object.fromEntries(
        value === undefined ? before.filter(([one]) => one !== entry) : [...before, [entry, value]],
      );
    }
  }
  return made as Fields;
}

/**
 * Merges three ways by part: a change of only one of two people is taken, the same change of both is one. Lists and records are
 * compared by their values. Fields of no part are mine.
 * @param base What both of them began with.
 * @example mergeFields({ base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1, b: 3 }, parts: { a: ['a'], b: ['b'] } }) // => { fields: { a: 2, b: 3 }, taken: ['b'], conflicts: [] }
 * @example mergeFields({ base: { tags: ['a'] }, mine: { tags: ['a', 'b'] }, theirs: { tags: ['a'] }, parts: { tags: ['tags'] } }) // => { fields: { tags: ['a', 'b'] }, taken: [], conflicts: [] }
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
  readonly parts: Readonly<{ [Name in Part]: readonly FieldName<Fields>[] }>;
}): Merged<Fields, Part> {
  const differing = (Object.keys(parts) as Part[]).filter(
    (part) => !isSamePart(base, theirs, parts[part]) && !isSamePart(mine, theirs, parts[part]),
  );
  const taken = differing.filter((part) => isSamePart(base, mine, parts[part]));
  return {
    fields: taken.reduce((fields, part) => withPart(fields, theirs, parts[part]), mine),
    taken,
    conflicts: differing.filter((part) => !taken.includes(part)),
  };
}
