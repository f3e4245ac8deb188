import { expect, it } from 'vitest';
import { nextLook } from './use-followed-push.ts';

it('what is tried now is looked for in three seconds, what waits or is late more seldom', () => {
  const now = Date.parse('2026-11-29T15:00:00Z');
  const at = (seconds: number) => nextLook(new Date(now + seconds * 1000).toISOString(), now);
  expect([at(0), at(-10), at(-30), at(10), at(17), at(3600), at(-31)]).toEqual([
    3_000, 3_000, 3_000, 13_000, 20_000, 20_000, 20_000,
  ]);
});
