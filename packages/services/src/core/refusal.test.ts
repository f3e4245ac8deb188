import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { invalidBy } from './refusal.ts';

/** These values fit no field of any call, or few. */
const junk = [
  undefined,
  null,
  {},
  [],
  [1],
  '',
  ' ',
  'x',
  'ñ'.repeat(6000),
  -1,
  1.5,
  1e12,
  true,
  [{}],
  { a: 1 },
];

/** The sentences of what a schema refuses. */
function sentencesOf(schema: ZodMiniType, value: unknown): string[] {
  const read = schema.safeParse(value);
  return read.success ? [] : invalidBy(read.error.issues).fields.map(({ message }) => message);
}

describe('what a call answers to what it does not take', () => {
  it('is Spanish, whichever call and whichever field', () => {
    const found = new Set<string>();
    for (const call of Object.values(calls)) {
      for (const part of [call.params, call.query, call.body]) {
        if (part === undefined) continue;
        const { shape = {} } = (part as { _zod: { def: { shape?: object } } })._zod.def;
        for (const one of junk) {
          for (const sentence of sentencesOf(part, one)) found.add(sentence);
          for (const name of Object.keys(shape))
            for (const sentence of sentencesOf(part, { [name]: one })) found.add(sentence);
        }
      }
    }
    expect(found.size).toBeGreaterThan(15);
    expect([...found].filter((sentence) => /invalid|too |expected|required|input/iu.test(sentence))).toEqual(
      [],
    );
  });
});
