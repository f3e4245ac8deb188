import { expect, it } from 'vitest';
import { killWhileStarting } from '../testing/crash/kill-while-starting.ts';
import { proved } from '../testing/proved.ts';

it('twenty starts on new and on older databases, killed in their migrations: the next start comes up', async () => {
  const { up, within } = await killWhileStarting(20);
  expect(up).toBe(20);
  // The others came a moment too late.
  expect(within).toBeGreaterThanOrEqual(5);
  proved(`${up} starts killed, ${within} of them while they migrated; each next one came up`);
});
