import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseStreet } from './parse-street.ts';

const decisions = readFileSync(join(import.meta.dirname, '../../../../docs/spec/decisions.md'), 'utf8');
const workedExamples = [...decisions.matchAll(/^\| (\d+) \| (.*?) \| (.*?) \| (.*?) \| (.*?) ?\|$/gmu)].map(
  ([, number, line = '', street = '', outdoorNumber = '', interiorNumber = '']) => ({
    number: Number(number),
    line: line === '(empty)' ? '' : line,
    expected: { street, outdoorNumber, interiorNumber },
  }),
);

describe('street parsing holds every worked example of decision D116 (S5.8, S5.9, S5.10, S5.11)', () => {
  it('reads all 71 of them', () => {
    expect(workedExamples.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, at) => at + 1));
  });

  it.each(workedExamples)('$number: $line', ({ line, expected }) => {
    expect(parseStreet(line)).toEqual(expected);
  });
});
