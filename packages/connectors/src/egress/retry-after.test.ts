import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-11-29T18:00:00.000Z');

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['0', 1],
  ['3600', 3600],
  ['3601', 3600],
  ['9999999999', 3600],
  ['Sun, 29 Nov 2026 18:00:30 GMT', 30],
  ['Sun, 29 Nov 2026 17:00:00 GMT', 1],
  ['Mon, 30 Nov 2026 18:00:00 GMT', 3600],
  ['Sun, 29 Nov 2026 18:61:00 GMT', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['soon', null],
  ['2026-11-29T18:00:30Z', null],
  ['', null],
  [null, null],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

it('is a wait of a second to an hour, or nothing, for any header', () => {
  const header = fc.oneof(
    fc.string(),
    fc.nat({ max: 10 ** 9 }).map(String),
    fc.date({ noInvalidDate: true, max: new Date('9999-01-01') }).map((date) => date.toUTCString()),
  );
  fc.assert(
    fc.property(header, (text) => {
      const seconds = retryAfterSeconds(text, now);
      expect(seconds === null || (seconds >= 1 && seconds <= 3600 && Number.isInteger(seconds))).toBe(true);
    }),
  );
});
