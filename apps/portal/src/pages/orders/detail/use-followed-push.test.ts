import { expect, it } from 'vitest';
import { nextLook } from './use-followed-push.ts';

it('what is on its way is looked for every three seconds, what waits or is late more seldom, and what cannot go not at all', () => {
  const now = Date.parse('2026-11-29T15:00:00Z');
  const at = (seconds: number, message: string | null = 'Tu tienda no respondió', looks = 0) =>
    nextLook({ kind: 'guide', retryAt: new Date(now + seconds * 1000).toISOString(), message }, looks, now);
  expect([at(0), at(-10), at(10), at(17), at(3600)]).toEqual([3_000, 3_000, 13_000, 20_000, 20_000]);
  expect([at(60, null), at(60, null, 9), at(60, null, 10), at(-1, 'x', 10)]).toEqual([
    3_000, 3_000, 20_000, 20_000,
  ]);
  expect(nextLook({ kind: 'guide', retryAt: null, message: null }, 0, now)).toBeNull();
});
