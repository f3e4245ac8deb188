import type { AnyCall } from './define-call.ts';
import { storeIdFields } from './fields.ts';
import type * as z from 'zod/mini';

export type StorePosition = { readonly in: 'params' | 'query' | 'body'; readonly path: readonly string[] };

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

function walk(
  schema: z.core.$ZodType,
  path: readonly string[],
  found: (path: readonly string[]) => void,
): void {
  if (storeIdFields.has(schema)) found(path);
  const def = schema._zod.def as Def;
  const samePlace = [def.innerType, def.in, def.out, def.left, def.right, ...(def.options ?? [])];
  for (const inner of samePlace) if (inner) walk(inner, path, found);
  for (const each of [def.element, def.valueType]) if (each) walk(each, [...path, '*'], found);
  for (const [name, field] of Object.entries(def.shape ?? {})) walk(field, [...path, name], found);
}

/** Every place where a call carries the tenant (calls.md 1.7); `*` stands for each element of a list or record. */
export function storePositions(call: AnyCall): StorePosition[] {
  const positions = new Map<string, StorePosition>();
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema) walk(schema, [], (path) => positions.set(`${part}/${path.join('/')}`, { in: part, path }));
  }
  return [...positions.values()];
}

const pick = (value: unknown, path: readonly string[]): unknown[] => {
  const [head, ...rest] = path;
  if (head === undefined) {
    // A list where one id belongs: every one of them counts, so that none hides behind another.
    if (Array.isArray(value)) return value.flatMap((one) => pick(one, []));
    return value === undefined || value === null ? [] : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (head === '*') return Object.values(value).flatMap((one) => pick(one, rest));
  return Object.hasOwn(value, head) ? pick((value as Record<string, unknown>)[head], rest) : [];
};

/** The store ids that a request really carries, in the order of `storePositions`. */
export const storeIdsIn = (
  positions: readonly StorePosition[],
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string[] => positions.flatMap((position) => pick(request[position.in], position.path)).map(String);
