import { expect, it } from 'vitest';
import { killWhileStarting } from '../testing/crash/kill-while-starting.ts';

// Twenty kills are a matter of the night (migrations.nightly.ts).
it('a start on a new and on an older database, killed in its migrations, leaves nothing that the next one cannot take up', async () => {
  expect((await killWhileStarting(2)).up).toBe(2);
});
