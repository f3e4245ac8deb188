import type { AnyCall } from './define-call.ts';
import { storeIdFields } from './fields.ts';
import { type FieldPath, markedPaths, valuesAt } from './marked-fields.ts';

export type StorePosition = { readonly in: 'params' | 'query' | 'body'; readonly path: FieldPath };

const found = new WeakMap<AnyCall, readonly StorePosition[]>();

/** Every place where a call carries the tenant (calls.md 1.7); looked for once, for it is asked of each request. */
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

/** Read from raw JSON: text and numbers alone are ids. What is neither is nobody's store, and must not be made text of. */
const idOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The store ids that a request really carries, in the order of `storePositions`; `''` for what is none. */
export const storeIdsIn = (
  positions: readonly StorePosition[],
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string[] => positions.flatMap((position) => valuesAt(request[position.in], position.path)).map(idOf);
