import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets a burst pass, then says how long to wait, for each key by itself', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 0.5 }, () => now);
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(2);
  expect(limit.take('b')).toBe(0);
  now = 2000;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(2);
});
