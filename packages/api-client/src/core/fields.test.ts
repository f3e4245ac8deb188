import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { instant, measure, money, requestedDay } from './fields.ts';

const root = new URL('..', import.meta.url).pathname;
const makesSchemas = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }).filter(
  (name) => /^import \* as z from 'zod\/mini'/m.test(readFileSync(`${root}${name}`, 'utf8')),
);

describe('schemas under a policy that forbids eval', () => {
  it('zod knows before the first schema is made', () => {
    expect(z.config().jitless).toBe(true);
    expect(makesSchemas.length).toBeGreaterThan(5);
    // Imports run before the file that has them: whoever imports the fields makes its schemas after them.
    const early = makesSchemas.filter((name) => {
      const source = readFileSync(`${root}${name}`, 'utf8');
      // A record is made by who calls it, with fields of its own.
      const makesNone = name === 'core/fields.ts' || name === 'core/record.ts';
      return !makesNone && !/from '\.{1,2}\/(core\/)?(fields|[\w-]+\.schemas)\.ts'/.test(source);
    });
    expect(early).toEqual([]);
  });
});

describe('money on the wire (D51)', () => {
  it.each([0, 148.5, 0.01, -12.34, 1_234_567.89, 4318.2])('%d has at most two decimals', (mxn) => {
    expect(money().safeParse(mxn).success).toBe(true);
  });

  it.each([0.001, 10.555, Number.NaN, Number.POSITIVE_INFINITY, '1.50', null])('%s is refused', (mxn) => {
    expect(money().safeParse(mxn).success).toBe(false);
  });
});

describe('instants on the wire (calls.md 1.3)', () => {
  it.each(['2025-01-15T18:30:00.000Z', '2025-01-15T18:30:00Z'])('%s is read', (text) => {
    expect(instant().safeParse(text).success).toBe(true);
  });

  it.each(['2025-01-15', '2025-01-15T18:30:00-06:00', '2025-01-15T18:30:00', '2025-13-01T00:00:00Z', ''])(
    '%j is refused',
    (text) => {
      expect(instant().safeParse(text).success).toBe(false);
    },
  );
});

describe('what a request may ask for (calls.md 1.3)', () => {
  it.each(['1990-01-01', '2025-11-25', '2100-12-31'])('the day %s', (text) => {
    expect(requestedDay().safeParse(text).success).toBe(true);
  });

  it.each(['1989-12-31', '2101-01-01', '0001-01-01', '9999-12-31', '2025-02-30', '25/11/2025', ''])(
    'not the day %j',
    (text) => {
      expect(requestedDay().safeParse(text).success).toBe(false);
    },
  );

  it.each([0.01, 1, 99_999])('a measure of %d', (size) => {
    expect(measure().safeParse(size).success).toBe(true);
  });

  it.each([0, -1, 99_999.01, 1e308, Number.POSITIVE_INFINITY, '10'])('not a measure of %s', (size) => {
    expect(measure().safeParse(size).success).toBe(false);
  });
});
