import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelTurns, linkAttempts } from '../../../tables/channel-links.ts';
import { useLinkedShops, wantedOrders } from '../../../testing/linked-shops.ts';

const { shops, clock, failures, faults, rowsOf, read, nextTurn, linked } = useLinkedShops();
const DAY_MS = 86_400_000;

beforeEach(async () => {
  clock.ahead = 0;
  clock.ownAhead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

describe.each([
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
])('a process whose clock is %s', (_name, ahead) => {
  it('reads a shop when its turn is, as the others do', async () => {
    const one = await linked();
    clock.ownAhead = ahead;
    await read();
    expect((await one.taken()).length).toBe(wantedOrders(one).length);
    const { requests } = one.emulator;
    await read();
    clock.ownAhead = 0;
    await read();
    expect(one.emulator.requests).toBe(requests);
    clock.ownAhead = ahead;
    await nextTurn();
    expect(one.emulator.requests).toBe(requests + 1);
  });

  it('leaves a shop alone that another process works on', async () => {
    const one = await linked();
    let asked = 0;
    const slow: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        asked += 1;
        // The other process looks for turns meanwhile.
        if (asked === 2) {
          clock.ownAhead = ahead;
          const { requests } = one.emulator;
          await read();
          expect(one.emulator.requests).toBe(requests);
          clock.ownAhead = 0;
        }
        return shops.client.ask(request);
      },
    };
    await read(slow);
    expect(asked).toBeGreaterThan(2);
    expect((await one.taken()).length).toBe(wantedOrders(one).length);
  });

  it('slows a shop that fails as long as the others do', async () => {
    const one = await linked();
    clock.ownAhead = ahead;
    one.emulator.switches.fault = 'html 503';
    await read();
    expect(await one.link()).toMatchObject({ status: 'active', cause: 'mantenimiento', failedSince: null });
    const wait = ((await one.turn())?.nextAt?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(30_000);
    expect(wait).toBeLessThan(60_001);
    one.emulator.switches.fault = null;
    clock.ownAhead = 0;
    await nextTurn();
    expect(await one.link()).toMatchObject({ status: 'active', cause: null });
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
