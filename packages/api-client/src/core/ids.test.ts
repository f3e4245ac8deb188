import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { session } from '../session/session.schemas.ts';
import { type AnyCall, isBinary } from './define-call.ts';
import { anyId } from './fields.ts';

/** How ids, and the numbers that stand for one, are called on the wire. Codes, and the cells of a spreadsheet, are none. */
const idNames = /^(id|guides?|sku|orderid|orderNumber|no_pedido|idProduct|IDProduct|\w*(Id|ID|Ids|_id))$/;
const codes = new Set(['colocationStatus', 'values']);
const NUMBER = 10_452;

/** The answer with a number for every id in it, and the paths where one now stands. */
function withNumbers(value: unknown, path: readonly string[] = []): { value: unknown; at: string[] } {
  const isId = idNames.test(path.findLast((name) => !/^\d+$/.test(name)) ?? '');
  const isCode = codes.has(path.at(-2) ?? '');
  if (typeof value === 'string')
    return isId && !isCode ? { value: NUMBER, at: [path.join('.')] } : { value, at: [] };
  if (typeof value !== 'object' || value === null) return { value, at: [] };
  const inner = Object.entries(value).map(
    ([name, one]) => [name, withNumbers(one, [...path, name])] as const,
  );
  const made = inner.map(([name, one]) => [name, one.value] as const);
  return {
    value: Array.isArray(value) ? made.map(([, one]) => one) : Object.fromEntries(made),
    at: inner.flatMap(([, one]) => one.at),
  };
}

/** Every value in an answer, at whatever depth and under whatever name. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

const answers = Object.entries<AnyCall>(calls)
  .filter(([, call]) => !isBinary(call))
  .map(([id, call]) => ({ id, call, ...withNumbers(call.example()) }))
  .filter(({ at }) => at.length > 0);

describe('an id that comes as a number is read as text (D52)', () => {
  it('most answers have ids', () => {
    expect(answers.length).toBeGreaterThan(60);
  });

  it.each(answers)('$id', ({ call, value, at }) => {
    const read = call.response.safeParse(value);
    expect(read.error?.issues ?? []).toEqual([]);
    const values = valuesIn(read.data);
    expect(values).not.toContain(NUMBER);
    expect(values.filter((one) => one === String(NUMBER))).toHaveLength(at.length);
  });

  it('the store of the session too', () => {
    const user = { name: null, email: 'mariana.robles@example.com' };
    const read = session.parse({ user, expires: '2030-01-01T06:00:00.000Z', storeId: NUMBER });
    expect(read?.storeId).toBe('10452');
  });

  it.each([1.5, Number.NaN, 2 ** 53 * 10, null, true, {}, []])('%j is no id', (value) => {
    expect(anyId().safeParse(value).success).toBe(false);
  });
});
