import { expect, it } from 'vitest';
import { expectWholeBooks, workThroughKills } from '../src/testing/crash/durability.ts';
import { E2E_PROCESSES } from '../src/testing/crash/killable-fleet.ts';

it('4 clients write while gateway and PostgreSQL are killed twice each: nothing acknowledged is lost, doubled or half-done', async () => {
  const done = await workThroughKills({
    clients: 4,
    gateways: E2E_PROCESSES,
    gatewayKills: 2,
    postgresKills: 2,
  });
  expectWholeBooks(done);
  expect(done.acknowledged.length).toBeGreaterThanOrEqual(20);
});
