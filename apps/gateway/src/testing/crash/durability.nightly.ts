import { expect, it } from 'vitest';
import { proved } from '../proved.ts';
import { expectWholeBooks, workThroughKills } from './durability.ts';

it.each([1, 2])(
  '16 clients write while a gateway (of %i) and PostgreSQL are killed 25 times each: nothing acknowledged is lost, doubled or half-done',
  async (gateways) => {
    const done = await workThroughKills({ clients: 16, gateways, gatewayKills: 25, postgresKills: 25 });
    expectWholeBooks(done);
    expect(done.acknowledged.length).toBeGreaterThanOrEqual(250);
    const writes = `${done.acknowledged.length} writes of 16 clients at ${gateways} gateway(s)`;
    proved(`${writes}, through 50 kills: none lost, doubled or half-done`);
  },
);
