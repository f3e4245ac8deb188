import type { AnyCall } from './define-call.ts';
import { storeIdFields } from './fields.ts';
import { z } from './zod.ts';

export type StorePosition = { readonly in: 'params' | 'query' | 'body'; readonly path: readonly string[] };

function walk(
  schema: z.core.$ZodType,
  path: readonly string[],
  found: (path: readonly string[]) => void,
): void {
  if (storeIdFields.has(schema as z.core.$ZodType)) found(path);
  const def = schema._zod.def as {
    type: string;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
    options?: z.core.$ZodType[];
  };
  if (def.innerType) walk(def.innerType, path, found);
  if (def.element) walk(def.element, [...path, '*'], found);
  for (const option of def.options ?? []) walk(option, path, found);
  for (const [name, field] of Object.entries(def.shape ?? {})) walk(field, [...path, name], found);
}

/** Every place where a call carries the tenant (calls.md 1.7); `*` stands for each element of a list. */
export function storePositions(call: AnyCall): StorePosition[] {
  const positions: StorePosition[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (schema) walk(schema, [], (path) => positions.push({ in: part, path }));
  }
  return positions;
}

const pick = (value: unknown, path: readonly string[]): unknown[] => {
  const [head, ...rest] = path;
  if (head === undefined) return value === undefined || value === null ? [] : [value];
  if (head === '*') return Array.isArray(value) ? value.flatMap((one) => pick(one, rest)) : [];
  return typeof value === 'object' && value !== null
    ? pick((value as Record<string, unknown>)[head], rest)
    : [];
};

/** The store ids that a request really carries, in the order of `storePositions`. */
export const storeIdsIn = (
  positions: readonly StorePosition[],
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string[] => positions.flatMap((position) => pick(request[position.in], position.path)).map(String);
