import type * as z from 'zod/mini';
import type { LooseInput } from './check-input.ts';
import type { AnyCall } from './define-call.ts';
import { storeIdFields } from './fields.ts';
import { type FieldPath, markedPaths, valuesAt } from './marked-fields.ts';

export type StorePosition = { readonly in: 'params' | 'query' | 'body'; readonly path: FieldPath };

const found = new WeakMap<AnyCall, readonly StorePosition[]>();

/**
 * Every place where a call carries the tenant; computed once, because each request needs it.
 */
export function storePositions(call: AnyCall): readonly StorePosition[] {
  const known = found.get(call);
  if (known) return known;
  const positions = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    return markedPaths(schema, (field) => storeIdFields.has(field)).map((path) => ({ in: part, path }));
  });
  found.set(call, positions);
  return positions;
}

/**
 * The input with the store's id wherever the call must have one and the caller left it out; what a caller wrote stays.
 * One deeper than a part's own fields is the caller's to write.
 */
export function withStoreId(call: AnyCall, input: LooseInput, storeId: string): LooseInput {
  const filled: Record<string, unknown> = { ...input };
  for (const { in: part, path } of storePositions(call)) {
    const [name] = path;
    const schema = call[part] as z.ZodMiniObject | undefined;
    // Only the field itself is marked: one that may be left out has another schema around it.
    if (path.length !== 1 || name === undefined || !storeIdFields.has(schema?.shape?.[name] as never))
      continue;
    const fields = filled[part] ?? {};
    if (typeof fields !== 'object' || (fields as Record<string, unknown>)[name] !== undefined) continue;
    filled[part] = { ...fields, [name]: storeId };
  }
  return filled;
}

/** Read from raw JSON: text and numbers alone are ids. What is neither is nobody's store, and must not be made text of. */
const idOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The store ids that a request really carries, in the order of `storePositions`; `''` for what is none. */
export const storeIdsIn = (
  positions: readonly StorePosition[],
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string[] => positions.flatMap((position) => valuesAt(request[position.in], position.path)).map(idOf);
