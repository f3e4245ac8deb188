import { expect, it } from 'vitest';
import { expectWholeBooks, workThroughKills } from '../src/testing/crash/durability.ts';

it('4 clients write while gateway and PostgreSQL are killed twice each: nothing acknowledged is lost, doubled or half-done', async () => {
  const done = await workThroughKills({ clients: 4, gatewayKills: 2, postgresKills: 2 });
  expectWholeBooks(done);
  expect(done.acknowledged.length).toBeGreaterThanOrEqual(20);
});
