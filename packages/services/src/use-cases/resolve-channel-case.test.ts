import { calls } from '@trastienda/api-client/calls';
import { openDemoShop } from '@trastienda/connectors/testing/demo-shop';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseMoment, momentAfter } from '../core/database-clock.ts';
import { readShops, turnsOf } from '../testing/read-shops.ts';
import { channelCases, channelLinks, channelTurns, linkAttempts } from '../tables/channel-links.ts';
import { externalOrders } from '../tables/door.ts';
import { orderLines, orders } from '../tables/orders.ts';
import { guides, walletEntries } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE } from '../testing/ask.ts';
import { installationWithShops, useShops } from '../testing/real-shop.ts';
import { guideRequestFor, lineIds, quoteFor } from '../testing/requests.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';

const MINUTE = 60_000;
const db = useDatabase();
const shops = useShops();
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const { ask, answer, failures } = asking(() => db.database, {
  installation: shops.installation,
  clock: now,
});
const faults: unknown[] = [];
const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
  acrossStores(db.database, read);

beforeEach(async () => {
  clock.ahead = 0;
  await rowsOf((tx) => tx.delete(linkAttempts));
  await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
  await rowsOf((tx) => tx.delete(channelCases));
});

async function nextTurn() {
  clock.ahead += 3 * MINUTE;
  await readShops(
    turnsOf({
      database: db.database,
      installation: installationWithShops(shops.client),
      clock: now,
      moment: () => momentAfter(databaseMoment(), clock.ahead),
      onError: (error) => faults.push(error),
    }),
  );
}

/** A linked shop whose orders have come in. */
async function linked(seed = 71) {
  const { emulator, origin, body } = await shops.open(openDemoShop({ seed }));
  await ask(calls.linkWooCommerce, { body });
  await nextTurn();
  const shopId = new URL(origin).host;
  const [link] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId)));
  const linkId = link?.id ?? '';
  const orderOf = async (externalId: number) => {
    const [row] = await rowsOf((tx) =>
      tx
        .select({ order: orders })
        .from(externalOrders)
        .innerJoin(orders, eq(orders.id, externalOrders.orderId))
        .where(and(eq(externalOrders.source, linkId), eq(externalOrders.externalId, String(externalId)))),
    );
    return row?.order ?? null;
  };
  const linesOf = async (externalId: number) => {
    const order = await orderOf(externalId);
    return rowsOf((tx) =>
      tx
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, order?.id ?? ''))
        .orderBy(asc(orderLines.position)),
    );
  };
  const caseOf = async (externalId: number, cause: string) => {
    const { data } = await ask(calls.listChannelCases, { query: { storeId: CASA_LUMBRE, shopId } });
    const ids = await rowsOf((tx) =>
      tx
        .select()
        .from(channelCases)
        .where(and(eq(channelCases.externalId, String(externalId)), isNull(channelCases.resolvedAt))),
    );
    return data.find((one) => one.cause === cause && ids.some(({ id }) => String(id) === one.id)) ?? null;
  };
  /** Orders of several pieces that wait, without refunds. */
  const waiting = [...emulator.shop.orders.values()].filter(
    ({ status, currency, refunds, items }) =>
      status === 'processing' &&
      currency === 'MXN' &&
      refunds.length === 0 &&
      items.every((item) => emulator.shop.products.get(item.productId)?.isVirtual === false),
  );
  const orderAt = (at: number) => {
    const order = waiting[at];
    if (!order) throw new Error('The demo shop has more orders');
    return order;
  };
  /** Buys one guide for the whole order. */
  const ship = async (externalId: number) => {
    const order = await orderOf(externalId);
    const { data } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { search: order?.orderNumber ?? '' },
    });
    const one = data.find(({ id }) => id === order?.id);
    if (!one) throw new Error('The order is in the list');
    const [option] = (await ask(calls.quoteCourier, { body: quoteFor(one) })).detail;
    const { detail } = await ask(calls.createCourierGuide, {
      params: { token: option?.token ?? '' },
      body: guideRequestFor(one),
    });
    await ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: one.marketplace, orderId: one.orderid },
      body: {
        colocationIds: lineIds(one),
        deliveryCarrierId: detail.nameParcel,
        deliveryCarrierName: detail.nameParcel,
        deliveryTrackId: detail.guide,
        forcedGuideType: null,
        dimensions: null,
      },
    });
  };
  return { ...emulator, shopId, linkId, orderOf, linesOf, caseOf, orderAt, ship };
}

const decide = (caseId: string, decision: string, others?: string[]) =>
  answer(calls.resolveChannelCase, {
    params: { caseId },
    body: { storeId: CASA_LUMBRE, decision, ...(others ? { others } : {}) },
  });

const statuses = (lines: readonly { readonly statusId: number }[]) => [
  ...new Set(lines.map(({ statusId }) => statusId)),
];
const refunds = () => rowsOf((tx) => tx.$count(walletEntries, eq(walletEntries.kind, 'refund')));

describe('an order that the shop cancelled after its guide was bought (D275)', () => {
  it('is cancelled with its guide, whose cost goes back; the second attempt changes nothing', async () => {
    const one = await linked();
    const order = one.orderAt(0);
    await one.ship(order.id);
    one.shop.setStatus(order, 'cancelled');
    await nextTurn();
    const open = await one.caseOf(order.id, 'cancelado_tarde');
    expect(open).toMatchObject({
      says: 'El pedido está «Cancelado».',
      order: { guides: [expect.any(String)] },
      shop: { status: 'cancelled' },
      raw: null,
    });
    expect(open?.have).toMatch(/^Listo para enviar, con la guía \S+\.$/u);
    const before = await refunds();
    expect(await decide(open?.id ?? '', 'cancelar')).toMatchObject({
      status: 200,
      body: { message: 'Pedido cancelado' },
    });
    expect(statuses(await one.linesOf(order.id))).toEqual([8]);
    expect(await one.orderOf(order.id)).toMatchObject({
      status: 'cancelado',
      cancelComment: 'Cancelado en tu tienda',
    });
    expect(await refunds()).toBe(before + 1);
    expect(await decide(open?.id ?? '', 'cancelar')).toMatchObject({
      status: 200,
      body: { message: 'Ya estaba decidido' },
    });
    expect(await decide(open?.id ?? '', 'seguir')).toMatchObject({
      status: 409,
      body: { message: 'Ya se decidió otra cosa' },
    });
    expect(await refunds()).toBe(before + 1);
    await nextTurn();
    expect(await one.caseOf(order.id, 'cancelado_tarde')).toBeNull();
  });

  it('is sent all the same: the same fact is no case again, and a new one is', async () => {
    const one = await linked();
    const order = one.orderAt(1);
    await one.ship(order.id);
    one.shop.setStatus(order, 'cancelled');
    await nextTurn();
    const open = await one.caseOf(order.id, 'cancelado_tarde');
    expect(await decide(open?.id ?? '', 'seguir')).toMatchObject({ status: 200 });
    expect(statuses(await one.linesOf(order.id))).toEqual([3]);
    // The shop changes something else about it.
    order.customerNote = 'Toquen fuerte';
    one.shop.touch(order);
    await nextTurn();
    expect(await one.caseOf(order.id, 'cancelado_tarde')).toBeNull();
    // The guide is cancelled here to buy another one: the decision holds.
    const number = (await one.linesOf(order.id))[0]?.trackId ?? '';
    await ask(calls.cancelCourierGuide, {
      body: { storeId: CASA_LUMBRE, guides: [number], lotId: null, reason: 'Otra paquetería' },
    });
    order.customerNote = 'Toquen más fuerte';
    one.shop.touch(order);
    await nextTurn();
    expect(statuses(await one.linesOf(order.id))).toEqual([2]);
    await one.ship(order.id);
    // The shop takes it back, and cancels once more: that is another fact.
    one.shop.setStatus(order, 'processing');
    await nextTurn();
    one.shop.setStatus(order, 'cancelled');
    await nextTurn();
    expect(await one.caseOf(order.id, 'cancelado_tarde')).not.toBeNull();
  });

  it('is not cancelled once the carrier has it, and the other way out stays', async () => {
    const one = await linked();
    const order = one.orderAt(2);
    await one.ship(order.id);
    const [line] = await one.linesOf(order.id);
    await rowsOf((tx) =>
      tx
        .update(guides)
        .set({ status: 'recolectada' })
        .where(eq(guides.number, line?.trackId ?? '')),
    );
    one.shop.setStatus(order, 'cancelled');
    await nextTurn();
    const open = await one.caseOf(order.id, 'cancelado_tarde');
    expect(await decide(open?.id ?? '', 'cancelar')).toMatchObject({
      status: 409,
      body: { message: 'La paquetería ya recolectó la guía' },
    });
    expect(statuses(await one.linesOf(order.id))).toEqual([3]);
    expect(await one.caseOf(order.id, 'cancelado_tarde')).not.toBeNull();
    expect(await decide(open?.id ?? '', 'seguir')).toMatchObject({ status: 200 });
  });
});

describe('an address that changed after the guide was bought', () => {
  const moveTo = (one: Awaited<ReturnType<typeof linked>>, at: number, street: string) => {
    const order = one.orderAt(at);
    order.shipping = { ...order.billing, address_1: street };
    one.shop.touch(order);
    return order;
  };

  it('is taken over, once its guide is cancelled', async () => {
    const one = await linked();
    const { id } = one.orderAt(3);
    await one.ship(id);
    moveTo(one, 3, 'Calle Nueva 8');
    await nextTurn();
    const open = await one.caseOf(id, 'otra_direccion');
    expect(open?.says).toMatch(/^Ahora va a Calle Nueva 8, /u);
    const before = await refunds();
    expect(await decide(open?.id ?? '', 'usar_nueva')).toMatchObject({
      status: 200,
      body: { message: 'Guía cancelada y dirección cambiada' },
    });
    expect(await refunds()).toBe(before + 1);
    expect((await one.orderOf(id))?.shippingAddress).toMatchObject({
      street: 'Calle Nueva',
      outdoorNumber: '8',
    });
    expect((await one.linesOf(id)).every((line) => line.statusId === 2 && line.trackId === null)).toBe(true);
    await nextTurn();
    expect(await one.caseOf(id, 'otra_direccion')).toBeNull();
  });

  it('is left as it was: the same address is no case again, another one is, and ours is none', async () => {
    const one = await linked();
    const { id, shipping } = one.orderAt(4);
    const first = shipping.address_1;
    await one.ship(id);
    moveTo(one, 4, 'Calle Nueva 8');
    await nextTurn();
    const open = await one.caseOf(id, 'otra_direccion');
    expect(await decide(open?.id ?? '', 'seguir')).toMatchObject({ status: 200 });
    const order = one.orderAt(4);
    order.customerNote = 'De noche';
    one.shop.touch(order);
    await nextTurn();
    expect(await one.caseOf(id, 'otra_direccion')).toBeNull();
    moveTo(one, 4, 'Calle Otra 9');
    await nextTurn();
    expect((await one.caseOf(id, 'otra_direccion'))?.says).toContain('Calle Otra 9');
    order.shipping = { ...shipping, address_1: first };
    order.customerNote = '';
    one.shop.touch(order);
    await nextTurn();
    expect(await one.caseOf(id, 'otra_direccion')).toBeNull();
  });
});

describe('pieces that were refunded after their guide was bought', () => {
  it('are cancelled alone, and another refund is another case', async () => {
    const one = await linked();
    const order = [...one.shop.orders.values()].find(
      ({ status, refunds: back, items }) =>
        status === 'processing' && back.length === 0 && (items[0]?.quantity ?? 0) >= 2,
    );
    const item = order?.items[0];
    if (!order || !item) throw new Error('The demo shop has an order of several pieces');
    const refund = () =>
      one.shop.refund(order, { amount: 100, reason: 'Rota', pieces: new Map([[item.id, 1]]) });
    await one.ship(order.id);
    refund();
    await nextTurn();
    const open = await one.caseOf(order.id, 'reembolso_tarde');
    expect(open?.says).toBe('Se devolvió el dinero de 1 pieza que ya tiene envío.');
    expect(await decide(open?.id ?? '', 'cancelar')).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/cancelad[ao]/u) },
    });
    const cancelled = async () =>
      (await one.linesOf(order.id)).filter(({ statusId }) => statusId === 8).length;
    expect(await cancelled()).toBe(1);
    one.shop.touch(order);
    await nextTurn();
    expect(await one.caseOf(order.id, 'reembolso_tarde')).toBeNull();
    refund();
    await nextTurn();
    expect(await one.caseOf(order.id, 'reembolso_tarde')).not.toBeNull();
    expect(await cancelled()).toBe(1);
  });
});

describe('an order that could not be taken over', () => {
  it('is read again once it is right, and is a case still where it is not', async () => {
    const one = await linked();
    const foreign = [...one.shop.orders.values()].find(
      ({ status, currency }) => status === 'processing' && currency !== 'MXN',
    );
    if (!foreign) throw new Error('The demo shop has an order in another currency');
    const open = await one.caseOf(foreign.id, 'con_faltas');
    expect(open).toMatchObject({ have: 'No está en Mis pedidos.', order: null });
    expect(open?.says).toMatch(/pesos mexicanos|otro país/u);
    expect(await decide(open?.id ?? '', 'reintentar')).toMatchObject({ status: 200 });
    expect((await one.caseOf(foreign.id, 'con_faltas'))?.askedAt).not.toBeNull();
    await nextTurn();
    expect((await one.caseOf(foreign.id, 'con_faltas'))?.askedAt).toBeNull();
    // Reading on does not find it: only asking for it does.
    const cursor = { since: '2090-01-01T00:00:00', seen: [] };
    await rowsOf((tx) => tx.update(channelTurns).set({ cursor }).where(eq(channelTurns.linkId, one.linkId)));
    one.shop.orders.set(foreign.id, { ...foreign, currency: 'MXN', shipping: foreign.billing });
    await nextTurn();
    expect(await one.orderOf(foreign.id)).toBeNull();
    expect(await decide(open?.id ?? '', 'reintentar')).toMatchObject({ status: 200 });
    await nextTurn();
    expect(await one.orderOf(foreign.id)).toMatchObject({ status: 'pendiente' });
    expect(await one.caseOf(foreign.id, 'con_faltas')).toBeNull();
    expect(await decide(open?.id ?? '', 'reintentar')).toMatchObject({ status: 409 });
  });

  it('is discarded for good while it stays as it is, and the activity says so', async () => {
    const one = await linked();
    const foreign = [...one.shop.orders.values()].find(
      ({ status, currency }) => status === 'processing' && currency !== 'MXN',
    );
    if (!foreign) throw new Error('The demo shop has an order in another currency');
    const open = await one.caseOf(foreign.id, 'con_faltas');
    await ask(calls.resolveChannelCase, {
      params: { caseId: open?.id ?? '' },
      body: { storeId: CASA_LUMBRE, decision: 'descartar', orderNumber: open?.number ?? '' },
    });
    foreign.customerNote = 'Urge';
    one.shop.touch(foreign);
    await nextTurn();
    expect(await one.orderOf(foreign.id)).toBeNull();
    expect(await one.caseOf(foreign.id, 'con_faltas')).toBeNull();
    const { data } = await ask(calls.listStoreActivity, {});
    expect(data.map(({ what }) => what)).toContain(
      `Resolvió el caso del pedido ${open?.number}: descartarlo`,
    );
  });
});

it('of several decided at once each has its own answer', async () => {
  const one = await linked();
  const [kept, collected] = [one.orderAt(5), one.orderAt(6)];
  for (const order of [kept, collected]) {
    await one.ship(order.id);
    one.shop.setStatus(order, 'cancelled');
  }
  const [line] = await one.linesOf(collected.id);
  await rowsOf((tx) =>
    tx
      .update(guides)
      .set({ status: 'recolectada' })
      .where(eq(guides.number, line?.trackId ?? '')),
  );
  await nextTurn();
  const good = await one.caseOf(kept.id, 'cancelado_tarde');
  const bad = await one.caseOf(collected.id, 'cancelado_tarde');
  const given = await decide(bad?.id ?? '', 'cancelar', [good?.id ?? '', '999999999']);
  expect(given).toMatchObject({
    status: 200,
    body: {
      message: '1 caso resuelto de 3',
      data: [
        { id: bad?.id, isDone: false, message: 'La paquetería ya recolectó la guía' },
        { id: good?.id, isDone: true, message: 'Pedido cancelado' },
        { id: '999999999', isDone: false, message: 'No encontramos ese caso' },
      ],
    },
  });
  expect(statuses(await one.linesOf(kept.id))).toEqual([8]);
  expect(statuses(await one.linesOf(collected.id))).toEqual([3]);
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
  expect(faults).toEqual([]);
});
