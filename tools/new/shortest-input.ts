import fc from 'fast-check';
import type { AnyCall } from '../../packages/api-client/src/core/define-call.ts';
import { storePositions } from '../../packages/api-client/src/core/store-positions.ts';
import { inputOf } from '../../packages/api-client/src/testing/arbitrary-of.ts';

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** A value as TypeScript source, on one line. */
const source = (value: unknown): string => {
  if (value instanceof File) return `new File(['x'], ${JSON.stringify(value.name)})`;
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${keyOf(name)}: ${source(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
};

/** The shortest of some inputs that the call takes, always the same one, without the store's id, which the client fills in. */
export function shortestInput(call: AnyCall): string {
  const storeFields = storePositions(call).flatMap(({ in: part, path: [name, inner] }) =>
    inner === undefined ? [`${part}.${name}`] : [],
  );
  const withoutStore = (input: object) =>
    Object.fromEntries(
      Object.entries(input).map(([part, fields]) => [
        part,
        Object.fromEntries(
          Object.entries(fields as object).filter(([name]) => !storeFields.includes(`${part}.${name}`)),
        ),
      ]),
    );
  const [first = '{}', ...others] = fc
    .sample(inputOf(call), { numRuns: 40, seed: 20_251_125 })
    .map((input) => source(withoutStore(input)));
  return others.reduce((shortest, one) => (one.length < shortest.length ? one : shortest), first);
}
