import type { OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { lineIds, manualOrder, orderAt, pendingOrder } from '../../testing/requests.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

const again = async ({ orderid }: OrderAnswer): Promise<OrderAnswer> => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderid },
  });
  const [found] = data;
  if (!found) throw new Error('The order is gone');
  return found;
};
const named = (order: OrderAnswer) => ({
  storeId: CASA_LUMBRE,
  orderId: order.orderid,
  colocationIds: lineIds(order),
});
const statusesOf = (order: OrderAnswer) => [
  ...new Set(order.orderedProductsList.map((line) => line.colocationStatus?.id)),
];
const balance = async () =>
  (await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } })).detail.monto_actual;

describe('Total Play (S7.40, D102)', () => {
  const run = (
    order: OrderAnswer,
    action: 'aceptar_orden' | 'validar_envio' | 'imprimir_guia' | 'rechazar_orden',
  ) => ({ body: { ...named(order), action } }) as const;

  it('accepts, ships with a guide that the wallet does not pay, prints it, and has a purchase order', async () => {
    const order = await orderAt(db.database, ask, 'TP', 1);
    const before = await balance();
    expect(order.dataMarketplace.actions).toEqual(['aceptar_orden', 'rechazar_orden']);

    await ask(calls.runTotalPlayOrderAction, run(order, 'aceptar_orden'));
    expect((await again(order)).dataMarketplace.actions).toEqual(['validar_envio', 'rechazar_orden']);

    const { data } = await ask(calls.runTotalPlayOrderAction, run(order, 'validar_envio'));
    const shipped = await again(order);
    expect(shipped.status).toBe('listo_para_enviar');
    expect(shipped.dataGuia).toMatchObject({ guide: data.trackId, origin: 'automatica', totalCost: 0 });
    expect(shipped.dataMarketplace.actions).toEqual(['imprimir_guia', 'orden_compra']);
    expect(await balance()).toBe(before);

    const printed = await ask(calls.runTotalPlayOrderAction, run(order, 'imprimir_guia'));
    expect(Buffer.from(printed.data.file64 ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-');

    const document = await answer(calls.downloadPurchaseOrder, {
      params: {
        storeId: CASA_LUMBRE,
        marketplace: 'TP',
        orderId: order.orderid,
        id: data.trackId ?? '',
      },
    });
    expect(document.file?.contentType).toBe('application/pdf');
  });

  it('rejects, and then allows nothing more', async () => {
    const order = await orderAt(db.database, ask, 'TP', 1);
    await ask(calls.runTotalPlayOrderAction, run(order, 'rechazar_orden'));
    const after = await again(order);
    expect([after.status, after.dataMarketplace.actions]).toEqual(['cancelado', []]);
    for (const action of ['aceptar_orden', 'validar_envio', 'imprimir_guia', 'rechazar_orden'] as const) {
      expect(await answer(calls.runTotalPlayOrderAction, run(order, action))).toMatchObject({ status: 409 });
    }
    expect(await again(order)).toEqual(after);
  });

  it('has no purchase order before there is a guide', async () => {
    const order = await orderAt(db.database, ask, 'TP', 2);
    const params = { storeId: CASA_LUMBRE, marketplace: 'TP', orderId: order.orderid, id: '000000000000' };
    expect(await answer(calls.downloadPurchaseOrder, { params })).toMatchObject({ status: 404 });
  });
});

describe('Shein (S7.37, S7.38)', () => {
  it('leaves with the waybill of one of its ways of sending, and then has a label', async () => {
    const order = await orderAt(db.database, ask, 'SH', 1);
    const label = { body: named(order) };
    expect(await answer(calls.downloadSheinShippingLabel, label)).toMatchObject({ status: 404 });
    const [way] = (await ask(calls.listSheinLogisticsChannels, { query: { storeId: CASA_LUMBRE } })).data;
    await ask(calls.saveSheinWaybillNumber, {
      body: { ...named(order), logisticsChannelId: way?.id ?? '', waybillNumber: 'SHN7712004' },
    });
    const after = await again(order);
    expect(after.dataMarketplace).toMatchObject({ labelReady: true, logisticsChannelId: way?.id });
    expect(after.orderedProductsList[0]).toMatchObject({
      deliveryTrackId: 'SHN7712004',
      deliveryCarrierName: way?.name,
    });
    expect((await answer(calls.downloadSheinShippingLabel, label)).file?.bytes.length).toBeGreaterThan(1000);
  });

  it('refuses a way of sending that the channel no longer has, and nothing changes', async () => {
    const order = await orderAt(db.database, ask, 'SH', 1);
    const retired = (
      await ask(calls.listSheinLogisticsChannels, { query: { storeId: CASA_LUMBRE } })
    ).data.find(({ active }) => !active);
    const body = { ...named(order), logisticsChannelId: retired?.id ?? '', waybillNumber: 'X-1' };
    expect(await answer(calls.saveSheinWaybillNumber, { body })).toMatchObject({ status: 422 });
    expect(await again(order)).toEqual(order);
  });

  it('gives the address of an order, and of no other store’s', async () => {
    const order = await orderAt(db.database, ask, 'SH', 1);
    const body = { storeId: CASA_LUMBRE, orderId: order.orderid };
    expect((await ask(calls.exportSheinAddress, { body })).data).toEqual(order.shippingAddress);
    expect(
      await answer(calls.exportSheinAddress, { body: { ...body, orderId: 'no-such-order' } }),
    ).toMatchObject({ status: 404 });
  });
});

describe('Mercado Libre (S7.41)', () => {
  it('prints the labels of several orders as one file, or none when one is not ready', async () => {
    const ready = await orderAt(db.database, ask, 'ML', 3);
    const waiting = await orderAt(db.database, ask, 'ML', 1);
    const printed = (orderIds: string[]) =>
      answer(calls.downloadMercadoLibreLabels, { body: { storeId: CASA_LUMBRE, orderIds } });
    expect((await printed([ready.orderid])).file?.fileName).toBe('etiquetas-mercado-libre.pdf');
    expect(await printed([ready.orderid, waiting.orderid])).toMatchObject({ status: 404 });
  });

  it('takes note of a parcel sent otherwise, once', async () => {
    const order = await orderAt(db.database, ask, 'ML', 1);
    const body = { ...named(order), carrier: 'Fletes Juan', trackingNumber: 'FJ-88' };
    await ask(calls.markMercadoLibreShipped, { body });
    expect((await again(order)).dataGuia).toMatchObject({ guide: 'FJ-88', totalCost: 0, labelUrl: null });
    expect(await answer(calls.markMercadoLibreShipped, { body })).toMatchObject({ status: 409 });
  });
});

describe('Shopify (S7.42, D53)', () => {
  it('takes the tracking of an order of that hosted shop alone', async () => {
    const order = await orderAt(db.database, ask, 'SP', 1);
    const body = {
      ...named(order),
      sellerID: 'shop-of-somebody',
      carrier: 'Veloz MX',
      trackingNumber: 'SP-1',
      trackingUrl: null,
    };
    expect(await answer(calls.trackShopifyOrder, { body })).toMatchObject({ status: 404 });
    const sellerID = order.sellerID ?? '';
    await ask(calls.trackShopifyOrder, { body: { ...body, sellerID } });
    expect(statusesOf(await again(order))).toEqual([3]);
    expect(await ask(calls.getShopifyUser, { query: { shop_id: sellerID } })).toMatchObject({
      shop_id: sellerID,
      status: 'active',
    });
    expect(await answer(calls.getShopifyUser, { query: { shop_id: 'shop-of-somebody' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('WooCommerce (S7.43)', () => {
  it('goes from accepted to sent to completed, and offers one step at a time', async () => {
    const order = await orderAt(db.database, ask, 'WC', 1);
    const run = (action: 'accept' | 'ship' | 'cancel' | 'complete', more = {}) =>
      answer(calls.runWooCommerceOrderAction, {
        body: { ...named(order), action, carrier: null, trackingNumber: null, ...more },
      });
    expect(order.dataMarketplace.actions).toEqual(['accept', 'cancel']);
    expect(await run('complete')).toMatchObject({ status: 409 });
    expect(await run('accept')).toMatchObject({ status: 200 });
    expect((await again(order)).dataMarketplace.actions).toEqual(['ship', 'cancel']);
    expect(await run('ship')).toMatchObject({
      status: 422,
      body: { validationResults: [{ field: 'carrier' }, { field: 'trackingNumber' }] },
    });
    expect(await run('ship', { carrier: 'Veloz MX', trackingNumber: 'WC-9' })).toMatchObject({ status: 200 });
    expect(await run('complete')).toMatchObject({ status: 200 });
    const after = await again(order);
    expect([after.status, after.dataMarketplace.actions]).toEqual(['finalizado', []]);
  });
});

describe('AliExpress (S7.44, S7.45)', () => {
  it('sends one line with one of the carriers that the channel names', async () => {
    const order = await orderAt(db.database, ask, 'AE', 1);
    const [colocationId = ''] = lineIds(order);
    const params = { storeId: CASA_LUMBRE, orderId: order.orderid };
    const { data } = await ask(calls.queryAliExpressShippingServices, { params, body: { colocationId } });
    const provider = data[0]?.shipmentProviderCode ?? '';
    const ship = (shipmentProviderCode: string) =>
      answer(calls.createAliExpressDbsShipment, {
        params,
        body: { colocationId, shipmentProviderCode, trackingNumber: 'AE-7' },
      });
    expect(await ship('NO_SUCH')).toMatchObject({ status: 422 });
    expect(await ship(provider)).toMatchObject({ status: 200 });
    const after = await again(order);
    const line = after.orderedProductsList.find((one) => one.colocationId === colocationId);
    expect(line).toMatchObject({ deliveryTrackId: 'AE-7', colocationStatus: { id: 3 } });
    expect(await ship(provider)).toMatchObject({ status: 409 });
    const unknown = { params, body: { colocationId: 'no-such-line' } };
    expect(await answer(calls.queryAliExpressShippingServices, unknown)).toMatchObject({ status: 404 });
  });
});

describe('delivering (S7.32, D142)', () => {
  const deliver = (order: OrderAnswer, trackId: string, change = {}) =>
    answer(calls.deliverOrder, {
      params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid, trackId },
      body: {
        colocationIds: lineIds(order),
        status: 'entregado',
        deliveredAt: NOW.toISOString(),
        receivedBy: 'Ana Ruiz',
        ...change,
      },
    });

  it('ends an order that is on its way, by its guide, and asks for its evidence', async () => {
    const order = await orderAt(db.database, ask, 'CS', 5);
    const track = order.orderedProductsList[0]?.deliveryTrackId ?? '';
    expect(await deliver(order, 'another-guide')).toMatchObject({ status: 404 });
    expect(await deliver(order, track)).toMatchObject({ status: 200 });
    const after = await again(order);
    expect([after.status, after.dataMarketplace.evidencePending]).toEqual(['finalizado', true]);
    expect(await deliver(order, track)).toMatchObject({ status: 409 });
  });

  it('has an hour after the sale and not after now', async () => {
    const order = await orderAt(db.database, ask, 'CS', 5);
    const track = order.orderedProductsList[0]?.deliveryTrackId ?? '';
    for (const deliveredAt of ['2025-11-25T18:31:00.000Z', '2020-01-01T00:00:00.000Z']) {
      expect(await deliver(order, track, { deliveredAt })).toMatchObject({
        status: 422,
        body: { validationResults: [{ field: 'deliveredAt' }] },
      });
    }
  });

  it('an order that waits is delivered by the merchant’s own hand only where that is its way', async () => {
    const order = await pendingOrder(ask);
    const { marketplace, orderid: orderId } = order;
    const paquetes = [{ id: 'paq-1', colocationIds: lineIds(order) }];
    await ask(calls.saveOrderItems, { body: { storeId: CASA_LUMBRE, marketplace, orderId, paquetes } });
    expect(await deliver(order, 'paq-1')).toMatchObject({ status: 409 });
  });
});

describe('splitting an order (S7.35, D141)', () => {
  const split = (order: OrderAnswer, paquetes: { id: string; colocationIds: string[] }[]) =>
    answer(calls.saveOrderItems, {
      body: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid, paquetes },
    });
  const ofMany = () =>
    orderAt(db.database, ask, 'CS', 1, ({ orderedProductsList }) => orderedProductsList.length > 1);

  it('keeps each line in one package', async () => {
    const order = await ofMany();
    const [first = '', ...others] = lineIds(order);
    const paquetes = [
      { id: 'paq-a', colocationIds: [first] },
      { id: 'paq-b', colocationIds: others },
    ];
    expect(await split(order, paquetes)).toMatchObject({ status: 200 });
    expect((await again(order)).paquetes).toMatchObject(paquetes);
  });

  it('refuses a line that is missing, twice, or of no order, and two packages of one name', async () => {
    const order = await ofMany();
    const [first = '', ...others] = lineIds(order);
    const wrong = [
      [{ id: 'a', colocationIds: others }],
      [{ id: 'a', colocationIds: [first, first, ...others] }],
      [{ id: 'a', colocationIds: [first, ...others, 'no-such-line'] }],
      [
        { id: 'a', colocationIds: [first] },
        { id: 'a', colocationIds: others },
      ],
    ];
    for (const paquetes of wrong) expect(await split(order, paquetes)).toMatchObject({ status: 422 });
    expect(await again(order)).toEqual(order);
  });

  it('leaves what has a guide where it is', async () => {
    const order = await ofMany();
    const [first = '', ...others] = lineIds(order);
    await ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
      body: {
        colocationIds: [first],
        deliveryCarrierId: 'ruta-7',
        deliveryCarrierName: 'Ruta 7',
        deliveryTrackId: 'EXT-90',
        forcedGuideType: null,
        dimensions: null,
      },
    });
    const sent = (await again(order)).paquetes.find((one) => one.deliveryTrackId === 'EXT-90');
    const id = sent?.id ?? '';
    expect(await split(order, [{ id: 'a', colocationIds: [first, ...others] }])).toMatchObject({
      status: 409,
    });
    expect(await split(order, [{ id, colocationIds: [first, ...others] }])).toMatchObject({ status: 409 });
    const kept = [
      { id, colocationIds: [first] },
      ...others.map((line) => ({ id: `paq-${line}`, colocationIds: [line] })),
    ];
    expect(await split(order, kept)).toMatchObject({ status: 200 });
    expect((await again(order)).paquetes[0]).toMatchObject({ id, deliveryTrackId: 'EXT-90' });
  });
});

describe('a sale outside the channels (S7.36, D139)', () => {
  it('is an order of one row a piece that waits for its guide', async () => {
    const { data } = await ask(calls.createOrder, { body: manualOrder });
    expect(data).toMatchObject({
      marketplace: 'PG',
      status: 'pendiente',
      dataMarketplace: { origin: 'manual', name: 'Manual' },
      paymentData: { total: 927.5 },
    });
    expect(data.orderedProductsList.map(({ name, salePrice }) => [name, salePrice])).toEqual([
      ['Camisa azul M', 449],
      ['Camisa azul M', 449],
      ['Bolsa de regalo', 29.5],
    ]);
    expect(await again(data)).toEqual(data);
  });

  it('is refused when it is no parcel any more', async () => {
    const [product] = manualOrder.orderedProductsList;
    if (!product) throw new Error('The sample has no product');
    const body = { ...manualOrder, orderedProductsList: [{ ...product, quantity: 201 }] };
    expect(await answer(calls.createOrder, { body })).toMatchObject({ status: 422 });
  });
});
