import type * as z from 'zod/mini';

type Def = {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
};

/** The path of a field in a part of a request; `*` matches each element of a list or record. */
export type FieldPath = readonly string[];

function walk(
  schema: z.core.$ZodType,
  isMarked: (schema: z.core.$ZodType) => boolean,
  path: FieldPath,
  found: Map<string, FieldPath>,
): void {
  if (isMarked(schema)) found.set(path.join('/'), path);
  const def = schema._zod.def as Def;
  const samePlace = [def.innerType, def.in, def.out, def.left, def.right, ...(def.options ?? [])];
  for (const inner of samePlace) if (inner) walk(inner, isMarked, path, found);
  for (const each of [def.element, def.valueType]) if (each) walk(each, isMarked, [...path, '*'], found);
  for (const [name, field] of Object.entries(def.shape ?? {})) walk(field, isMarked, [...path, name], found);
}

/** Every place of a schema whose field is marked, in lists, records and alternatives too, each place once. */
export function markedPaths(
  schema: z.core.$ZodType,
  isMarked: (schema: z.core.$ZodType) => boolean,
): FieldPath[] {
  const found = new Map<string, FieldPath>();
  walk(schema, isMarked, [], found);
  return [...found.values()];
}

/** Gives the values at a path: none, one, or as many as its lists have. */
export const valuesAt = (value: unknown, path: FieldPath): unknown[] => {
  const [head, ...rest] = path;
  if (head === undefined) {
    // A list where one value belongs: every one of them counts, so that none hides behind another. A list in that list
    // is one value, and the wrong one: to follow lists as deep as a caller may nest them would fill the stack.
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== undefined && one !== null);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (head === '*') return Object.values(value).flatMap((one) => valuesAt(one, rest));
  return Object.hasOwn(value, head) ? valuesAt((value as Record<string, unknown>)[head], rest) : [];
};
