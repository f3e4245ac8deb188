import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { caseTitle } from '@trastienda/domain/channel-cases';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { channelCases } from '../../tables/channel-links.ts';
import { CASA_LUMBRE } from '../../testing/ask.ts';
import { useLinkedShops } from '../../testing/linked-shop.ts';

const world = useLinkedShops();
const { ask, answer, turns, later, ship, withOrder } = world;

const retry = (orderId: string) =>
  ask(calls.retryOrderPush, { params: { storeId: CASA_LUMBRE, marketplace: 'WC', orderId } });
const shown = async (orderNumber: string) => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderNumber, 'filter-marketplace': ['WC'] },
  });
  return data[0]?.dataMarketplace;
};

describe('what the merchant sees of her shop at the order (D528)', () => {
  it('is the shop, its status and address, what waits, and then the guide that it was told', async () => {
    const one = await withOrder(2);
    const origin = new URL(one.origin);
    expect(await shown(one.number)).toMatchObject({
      shopName: origin.host,
      url: `${one.origin}/wp-admin/post.php?post=${one.sold.id}&action=edit`,
      remoteStatus: 'processing',
      pushed: null,
      pending: null,
      refused: null,
    });
    await ship(one.number, one.ids.slice(0, 1), 'G1');
    expect((await shown(one.number))?.pending).toEqual({
      kind: 'guide',
      retryAt: expect.any(String),
      message: null,
    });
    await turns();
    await ship(one.number, one.ids.slice(1), 'G2');
    await turns();
    // It is said at once, and not only once the shop is read again.
    expect((await shown(one.number))?.remoteStatus).toBe('completed');
    await later(3);
    const told = await shown(one.number);
    expect(told).toMatchObject({ remoteStatus: 'completed', pending: null, refused: null });
    expect(told?.pushed?.tracking).toBe('G2');
  });

  it('says why it waits and until when, also where the shop itself is away or not linked', async () => {
    const one = await withOrder(1);
    one.emulator.switches.fault = 'html 503';
    await ship(one.number, one.ids, 'G1');
    await turns();
    const [turn, { pending } = {}] = [await one.turn(), await shown(one.number)];
    expect(pending).toMatchObject({ kind: 'guide', message: 'Tu tienda está en mantenimiento' });
    expect(pending?.retryAt).toBe(turn?.nextAt?.toISOString());
    const { data } = await ask(calls.listIntegrationChannels, { query: { seller_id: CASA_LUMBRE } });
    const links = data.flatMap(({ channels }) => channels);
    expect(links.find((link) => link.shop_id === new URL(one.origin).host)?.pending).toBe(1);
    await ask(calls.deleteIntegrationChannel, {
      body: {
        seller_id: CASA_LUMBRE,
        channel_id: 'WC',
        shop_id: new URL(one.origin).host,
        razonbaja: 'Otra',
        feedbackbaja: 'Prueba',
        pendientes: 1000,
      },
    });
    expect((await shown(one.number))?.pending?.retryAt).toBeNull();
    expect(await retry(one.number)).toMatchObject({ success: true });
    await turns();
    expect(await one.states()).toEqual(['guide pending']);
  });
});

describe('"Reintentar"', () => {
  it('asks a shop that failed at once, as often as it is pressed, and tells once', async () => {
    const one = await withOrder(1);
    one.emulator.switches.fault = '401';
    await ship(one.number, one.ids, 'G1');
    await turns();
    one.emulator.switches.fault = null;
    await turns();
    expect(await one.states()).toEqual(['guide pending']);
    await retry(one.number);
    await retry(one.number);
    await turns();
    expect(one.numbers()).toEqual(['G1']);
    expect(await retry(one.number)).toEqual({
      success: true,
      message: 'Tu tienda ya sabe lo de este pedido',
    });
    await later(3);
    expect(one.numbers()).toEqual(['G1']);
  });

  it('of what was refused is taken once the merchant has mended it there, and its case ends', async () => {
    const one = await withOrder(1);
    one.shop.setStatus(one.sold, 'on-hold');
    await ship(one.number, one.ids, 'G1');
    await turns();
    const refused = await shown(one.number);
    expect(refused?.refused?.message).toBe(
      'Tu tienda no tomó la guía: allá el pedido está «En espera». Cámbialo allá y reintenta, o cancela la guía.',
    );
    expect(refused?.case).toBe(caseTitle('aviso_rechazado'));
    one.shop.setStatus(one.sold, 'processing');
    await retry(one.number);
    expect((await shown(one.number))?.refused).toBeNull();
    await turns();
    expect([one.numbers(), await one.states()]).toEqual([['G1'], ['guide sent']]);
    expect(await one.casesOf(one.sold.id)).toEqual([]);
    expect((await shown(one.number))?.case).toBeUndefined();
  });

  it('never tells of a guide that was taken back since', async () => {
    const one = await withOrder(1);
    one.shop.setStatus(one.sold, 'on-hold');
    await ship(one.number, one.ids, 'G1');
    await turns();
    await one.cancel();
    await turns();
    expect(await one.states()).toEqual(['guide refused', 'guide_cancelled sent', 'order_cancelled sent']);
    expect(await one.casesOf(one.sold.id)).toEqual([]);
    expect((await shown(one.number))?.refused).toBeNull();
    one.shop.setStatus(one.sold, 'processing');
    await retry(one.number);
    await turns();
    expect(one.numbers()).toEqual([]);
  });

  it('is nothing for an order of another channel, and 404 for none', async () => {
    const { data } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-marketplace': ['ML'] },
    });
    const params = { storeId: CASA_LUMBRE, marketplace: 'ML', orderId: data[0]?.orderid ?? '' };
    expect((await answer(calls.retryOrderPush, { params })).status).toBe(200);
    expect((await answer(calls.retryOrderPush, { params: { ...params, orderId: 'x' } })).status).toBe(404);
  });

  it('keeps its minute after a write whose answer was lost, and waits for nothing else (D514)', async () => {
    const one = await withOrder(1);
    const answering = (fault: 'POST' | 'GET'): GuardedClient => ({
      ...world.shops.client,
      ask: (request) =>
        request.method === fault && request.path.includes(`/orders/${one.sold.id}`)
          ? Promise.resolve({ fault: 'sin_respuesta', isSent: true, status: null, retryAfter: null })
          : world.shops.client.ask(request),
    });
    const wait = async () => {
      const [row] = await one.outbox();
      return Math.round(((row?.nextAt.getTime() ?? 0) - world.now().getTime()) / 1000);
    };
    await ship(one.number, one.ids, 'G1');
    await turns(answering('POST'));
    await retry(one.number);
    expect(await wait()).toBe(60);
    await later(1.1, answering('GET'));
    expect(await wait()).toBe(120);
    await retry(one.number);
    expect(await wait()).toBeLessThanOrEqual(0);
    await turns();
    expect(one.numbers()).toEqual(['G1']);
  });
});

it('none of all this was a fault of ours', () => {
  expect([...world.failures, ...world.faults]).toEqual([]);
});

describe('a case of what the shop refused (D534)', () => {
  const refused = async () => {
    const one = await withOrder(1);
    one.shop.setStatus(one.sold, 'on-hold');
    await ship(one.number, one.ids, 'G1');
    await turns();
    const { data } = await ask(calls.listChannelCases, {
      query: { storeId: CASA_LUMBRE, shopId: new URL(one.origin).host, cause: 'aviso_rechazado' },
    });
    const [open] = data;
    if (!open || data.length !== 1) throw new Error('The refused push is one case');
    const decide = (decision: string) =>
      ask(calls.resolveChannelCase, {
        params: { caseId: open.id },
        body: { storeId: CASA_LUMBRE, decision: decision as 'reintentar' },
      });
    return { ...one, open, decide };
  };
  const left = async ({ linkId }: { readonly linkId: string }) =>
    (await world.rowsOf((tx) => tx.select().from(channelCases).where(eq(channelCases.linkId, linkId)))).map(
      ({ cause, resolvedAt }) => `${cause} ${resolvedAt === null ? 'open' : 'over'}`,
    );

  it('says what the shop refused; told again once it is put right, the case is over', async () => {
    const one = await refused();
    expect(one.open).toMatchObject({
      says: 'Tu tienda no tomó la guía: allá el pedido está «En espera». Cámbialo allá y reintenta, o cancela la guía.',
      shop: { status: 'processing' },
    });
    // Nothing was put right: it is refused again, and is the same case.
    expect(await one.decide('reintentar')).toMatchObject({ message: 'Volvemos a avisar a tu tienda' });
    await turns();
    expect(await one.states()).toEqual(['guide refused']);
    one.shop.setStatus(one.sold, 'processing');
    await one.decide('reintentar');
    await turns();
    expect(await one.states()).toEqual(['guide sent']);
    expect(one.numbers()).toEqual(['G1']);
    expect(await left(one)).toEqual(['aviso_rechazado over']);
  });

  it('ends where she did it there herself, and is told no more', async () => {
    const one = await refused();
    await one.decide('hecho');
    await one.decide('hecho');
    expect(await left(one)).toEqual(['aviso_rechazado over']);
    expect((await shown(one.number))?.refused).toBeNull();
    one.shop.setStatus(one.sold, 'processing');
    await retry(one.number);
    await turns();
    expect(one.numbers()).toEqual([]);
    expect(await one.states()).toEqual(['guide by_hand']);
  });
});
