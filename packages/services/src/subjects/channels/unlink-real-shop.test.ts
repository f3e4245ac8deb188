import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelCases, channelSecrets, channelTurns, linkAttempts } from '../../tables/channel-links.ts';
import { CASA_LUMBRE } from '../../testing/ask.ts';
import { type LinkedShop, useLinkedShops, wantedOrders } from '../../testing/linked-shops.ts';

const { shops, clock, ask, failures, faults, rowsOf, read, nextTurn, linked, putAt } = useLinkedShops();

beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
});

const unlink = ({ shopId }: LinkedShop) =>
  ask(calls.deleteIntegrationChannel, {
    body: {
      seller_id: CASA_LUMBRE,
      channel_id: 'WC',
      shop_id: shopId,
      feedbackbaja: null,
      razonbaja: 'Uso otro sistema',
      pendientes: 9999,
    },
  });
const relink = ({ body }: LinkedShop) => ask(calls.linkWooCommerce, { body });
const linesOf = async (one: LinkedShop, id: number) =>
  (await one.linesOf(id)).map(({ statusId }) => statusId);
/** Orders that wait, and went through nothing yet. */
const waiting = (one: LinkedShop) =>
  wantedOrders(one).filter(({ status, refunds }) => status === 'processing' && refunds.length === 0);

describe('a shop that is unlinked (D261, D533)', () => {
  it('has no keys, no open cases and no turn any more, and its orders are orders like others', async () => {
    const one = await linked();
    await read();
    expect((await one.cases()).length).toBeGreaterThan(0);
    await unlink(one);
    const kept = await rowsOf((tx) =>
      tx.select().from(channelSecrets).where(eq(channelSecrets.linkId, one.linkId)),
    );
    const cases = await rowsOf((tx) =>
      tx.select().from(channelCases).where(eq(channelCases.linkId, one.linkId)),
    );
    expect([kept, cases]).toEqual([[], []]);
    expect(await one.turn()).toMatchObject({ nextAt: null, lease: null, leaseUntil: null });
    const { requests } = one.emulator;
    await nextTurn(60);
    expect(one.emulator.requests).toBe(requests);

    const [order] = waiting(one);
    const { orderNumber } = await one.orderOf(order?.id ?? 0);
    const found = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-orderId': orderNumber, 'filter-marketplace': ['WC'] },
    });
    const row = found.data.find(({ orderid }) => orderid === orderNumber);
    expect(row?.status).toBe('pendiente');
    await ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: 'WC', orderId: orderNumber },
      body: {
        colocationIds: row?.orderedProductsList.map(({ colocationId }) => String(colocationId)) ?? [],
        deliveryCarrierId: 'fletes',
        deliveryCarrierName: 'Fletes Juan',
        deliveryTrackId: 'FJ-1',
        forcedGuideType: 'manual',
        dimensions: null,
      },
    });
    expect(new Set(await linesOf(one, order?.id ?? 0))).toEqual(new Set([3]));
  });

  it('is left by the turn that runs at this moment', async () => {
    const one = await linked();
    const slow: GuardedClient = {
      ...shops.client,
      ask: async (request) => {
        const answer = await shops.client.ask(request);
        if (request.path.includes('orders?')) await unlink(one);
        return answer;
      },
    };
    await read(slow);
    expect(await one.taken()).toEqual([]);
    expect(await one.link()).toMatchObject({ status: 'inactive', lastSyncAt: null });
    expect(await one.turn()).toMatchObject({ nextAt: null, lease: null });
  });

  it('is taken up when it is linked again: no order twice, what happened meanwhile, and the cases that it still has', async () => {
    const one = await linked();
    await read();
    const [late, moved, other, gone, quiet] = waiting(one);
    if (!late || !moved || !other || !gone || !quiet) throw new Error('The demo shop has such orders');
    for (const { id } of [late, moved, other]) await putAt((await one.orderOf(id)).id, 3);
    one.shop.setStatus(late, 'cancelled');
    moved.billing = { ...moved.billing, address_1: 'Calle Nueva 8' };
    moved.shipping = { ...moved.billing };
    one.shop.touch(moved);
    await nextTurn();
    const cases = await one.cases();
    expect(cases).toContain(`${late.id} cancelado_tarde`);
    expect(cases).toContain(`${moved.id} otra_direccion`);
    const taken = (await one.taken()).map(({ order }) => order.id).toSorted();

    await unlink(one);
    expect(await one.cases()).toEqual([]);
    clock.ahead += 2000;
    one.shop.setStatus(quiet, 'completed');
    one.shop.remove(gone, true);
    clock.ahead += 60_000;
    await relink(one);
    await read();
    expect(await one.cases()).toEqual(cases);
    expect((await one.taken()).map(({ order }) => order.id).toSorted()).toEqual(taken);
    expect(new Set(await linesOf(one, quiet.id))).toEqual(new Set([7]));
    expect(new Set(await linesOf(one, gone.id))).toEqual(new Set([8]));
    const { requests } = one.emulator;
    await nextTurn();
    expect(one.emulator.requests).toBe(requests + 1);
  });
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
