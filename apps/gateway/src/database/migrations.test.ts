import { expect, it } from 'vitest';
import { killWhileStarting } from '../testing/crash/kill-while-starting.ts';

// Twenty kills are a matter of the night (migrations.nightly.ts).
it('a first start that is killed in the middle of its migrations leaves nothing that the next one cannot take up', async () => {
  expect(await killWhileStarting(2)).toBe(2);
});
