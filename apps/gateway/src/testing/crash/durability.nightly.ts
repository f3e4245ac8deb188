import { expect, it } from 'vitest';
import { proved } from '../proved.ts';
import { expectWholeBooks, workThroughKills } from './durability.ts';

it('16 clients write while gateway and PostgreSQL are killed 25 times each: nothing acknowledged is lost, doubled or half-done', async () => {
  const done = await workThroughKills({ clients: 16, gatewayKills: 25, postgresKills: 25 });
  expectWholeBooks(done);
  expect(done.acknowledged.length).toBeGreaterThanOrEqual(250);
  proved(`${done.acknowledged.length} writes acknowledged through 50 kills: none lost, doubled or half-done`);
});
