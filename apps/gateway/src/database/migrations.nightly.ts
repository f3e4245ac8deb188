import { expect, it } from 'vitest';
import { killWhileStarting } from '../testing/crash/kill-while-starting.ts';

it('twenty first starts, killed at random moments of their migrations: the next start comes up', async () => {
  expect(await killWhileStarting(20)).toBe(20);
});
