import { isBinary, type Order } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guides } from '../shippings/schema.ts';
import { asking, CASA_LUMBRE, MARIANA } from './ask.ts';
import { NOW } from './now.ts';
import { guideRequestFor, lineIds, manualOrder, orderAt, pendingOrder, quoteFor } from './requests.ts';
import { acrossStores, useDatabase } from './test-database.ts';

const db = useDatabase();
const { answer, ask } = asking(() => db.database);

type Input = { params?: object; query?: object; body?: unknown };

const aGuide = async (status: string): Promise<string> => {
  const [row] = await acrossStores(db.database, (tx) =>
    tx.select().from(guides).where(eq(guides.status, status)).orderBy(guides.storeId).limit(1),
  );
  return row?.number ?? '';
};

const namedLines = (order: Order) => ({
  storeId: CASA_LUMBRE,
  orderId: order.orderid,
  colocationIds: lineIds(order),
});

/** One good request for each call: a call without one does not compile. */
const requests = {
  getStorehouse: () => ({ params: { id: CASA_LUMBRE } }),
  getStoreService: () => ({ params: { id: CASA_LUMBRE, name: 'paginas' } }),
  getShippingService: () => ({ params: { storeId: CASA_LUMBRE } }),
  verifyStoreOwnership: () => ({ query: { storeId: CASA_LUMBRE, email: MARIANA } }),
  listUserStores: () => ({ query: { email: MARIANA } }),
  getStore: () => ({ params: { storeId: CASA_LUMBRE } }),
  listSalesChannels: () => ({ query: { storeId: CASA_LUMBRE, email: MARIANA } }),
  listOrders: () => ({ params: { storeId: CASA_LUMBRE }, query: { pageSize: 100 } }),
  getOrderStatistics: () => ({ params: { storeId: CASA_LUMBRE } }),
  getPendingOrderStatistics: () => ({ params: { storeId: CASA_LUMBRE } }),
  getPendingEvidenceTotal: () => ({ params: { storeId: CASA_LUMBRE } }),
  listParcelCarriers: () => ({ params: { storeId: CASA_LUMBRE } }),
  createOrderShipment: async () => {
    const order = await pendingOrder(ask);
    return {
      params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
      body: {
        colocationIds: order.orderedProductsList.map((line) => line.colocationId),
        deliveryCarrierId: 'ruta-7',
        deliveryCarrierName: 'Ruta 7',
        deliveryTrackId: 'EXT-1',
        forcedGuideType: 'manual',
        dimensions: null,
      },
    };
  },
  cancelOrder: async () => {
    const order = await pendingOrder(ask);
    return {
      body: {
        storeId: CASA_LUMBRE,
        marketplace: order.marketplace,
        orderId: order.orderid,
        colocationIds: [],
        reason: 'Sin inventario',
        comment: null,
      },
    };
  },
  updateShippingData: async () => {
    const order = await pendingOrder(ask);
    return {
      params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
      body: { shippingAddress: order.shippingAddress, clientData: { fullname: 'Ana Ruiz', email: null } },
    };
  },
  getBalance: () => ({ params: { storeId: CASA_LUMBRE } }),
  quoteCourier: async () => ({ body: quoteFor(await pendingOrder(ask)) }),
  createCourierGuide: async () => {
    const order = await pendingOrder(ask);
    const quotes = await ask(calls.quoteCourier, { body: quoteFor(order) });
    return { params: { token: quotes.detail[0]?.token ?? '' }, body: guideRequestFor(order) };
  },
  cancelCourierGuide: async () => ({
    body: { storeId: CASA_LUMBRE, guides: [await aGuide('generada')], lotId: null, reason: 'Prueba' },
  }),
  listStoreGuides: () => ({ params: { storeId: CASA_LUMBRE, n: '50', p: '1' } }),
  getZipCode: () => ({ params: { code: '06600' } }),
  getGuideDetail: async () => ({ params: { guide: await aGuide('entregada') } }),
  getGuideStatus: async () => ({ params: { guide: await aGuide('en_ruta') } }),
  downloadGuideLabel: async () => ({ params: { guide: await aGuide('generada') } }),
  deliverOrder: async () => {
    const order = await orderAt(db.database, ask, 'CS', 5);
    const [line] = order.orderedProductsList;
    return {
      params: {
        storeId: CASA_LUMBRE,
        marketplace: 'CS',
        orderId: order.orderid,
        trackId: line?.deliveryTrackId,
      },
      body: {
        colocationIds: [line?.colocationId],
        status: 'entregado',
        deliveredAt: NOW.toISOString(),
        receivedBy: 'Ana Ruiz',
      },
    };
  },
  downloadPurchaseOrder: async () => {
    const order = await orderAt(db.database, ask, 'TP', 3);
    return {
      params: {
        storeId: CASA_LUMBRE,
        marketplace: 'TP',
        orderId: order.orderid,
        id: order.orderedProductsList[0]?.deliveryTrackId,
      },
    };
  },
  saveOrderItems: async () => {
    const order = await pendingOrder(ask);
    return {
      body: {
        storeId: CASA_LUMBRE,
        marketplace: order.marketplace,
        orderId: order.orderid,
        paquetes: lineIds(order).map((id) => ({ id: `paq-${id}`, colocationIds: [id] })),
      },
    };
  },
  createOrder: () => ({ body: { ...manualOrder, storeId: CASA_LUMBRE } }),
  downloadSheinShippingLabel: async () => {
    const order = await orderAt(db.database, ask, 'SH', 3);
    return { body: { storeId: CASA_LUMBRE, orderId: order.orderid, colocationIds: lineIds(order) } };
  },
  saveSheinWaybillNumber: async () => ({
    body: {
      ...namedLines(await orderAt(db.database, ask, 'SH', 1)),
      logisticsChannelId: 'lc-4',
      waybillNumber: 'SH-1',
    },
  }),
  exportSheinAddress: async () => ({
    body: { storeId: CASA_LUMBRE, orderId: (await orderAt(db.database, ask, 'SH', 1)).orderid },
  }),
  listSheinLogisticsChannels: () => ({ query: { storeId: CASA_LUMBRE } }),
  runTotalPlayOrderAction: async () => ({
    body: { ...namedLines(await orderAt(db.database, ask, 'TP', 1)), action: 'aceptar_orden' },
  }),
  downloadMercadoLibreLabels: async () => ({
    body: { storeId: CASA_LUMBRE, orderIds: [(await orderAt(db.database, ask, 'ML', 3)).orderid] },
  }),
  markMercadoLibreShipped: async () => ({
    body: {
      ...namedLines(await orderAt(db.database, ask, 'ML', 1)),
      carrier: 'Fletes Juan',
      trackingNumber: 'FJ-1',
    },
  }),
  trackShopifyOrder: async () => {
    const order = await orderAt(db.database, ask, 'SP', 1);
    return {
      body: {
        ...namedLines(order),
        sellerID: order.sellerID,
        carrier: 'Fletes Juan',
        trackingNumber: 'FJ-2',
        trackingUrl: null,
      },
    };
  },
  getShopifyUser: () => ({ query: { shop_id: `shop-${CASA_LUMBRE}` } }),
  runWooCommerceOrderAction: async () => ({
    body: {
      ...namedLines(await orderAt(db.database, ask, 'WC', 1)),
      action: 'accept',
      carrier: null,
      trackingNumber: null,
    },
  }),
  queryAliExpressShippingServices: async () => {
    const order = await orderAt(db.database, ask, 'AE', 1);
    return {
      params: { storeId: CASA_LUMBRE, orderId: order.orderid },
      body: { colocationId: lineIds(order)[0] },
    };
  },
  createAliExpressDbsShipment: async () => {
    const order = await orderAt(db.database, ask, 'AE', 1);
    return {
      params: { storeId: CASA_LUMBRE, orderId: order.orderid },
      body: { colocationId: lineIds(order)[0], shipmentProviderCode: 'VELOZ_MX', trackingNumber: 'AE-1' },
    };
  },
} satisfies Record<CallId, () => Input | Promise<Input>>;

/** The lines of the specification that an answer of the right shape proves. */
const proves: Record<CallId, string> = {
  getStorehouse: 'calls.md 5',
  getStoreService: 'S7.19, S7.49',
  getShippingService: 'S7.20',
  verifyStoreOwnership: 'S7.16',
  listUserStores: 'S3.4',
  getStore: 'S3.4, S7.17',
  listSalesChannels: 'S3.5, S7.21',
  listOrders: 'S1.2, S3.10, S3.12, S3.13, S3.14, S3.15, S3.18, S3.19, S3.20, S3.21, S7.23, S7.24, S7.25',
  getOrderStatistics: 'S3.7, S3.17, S7.26',
  getPendingOrderStatistics: 'S7.27',
  getPendingEvidenceTotal: 'S7.28',
  listParcelCarriers: 'S7.29',
  createOrderShipment: 'S7.30',
  cancelOrder: 'S7.31',
  updateShippingData: 'S7.33',
  getBalance: 'S3.6, S7.18',
  quoteCourier: 'S3.44, S7.52',
  createCourierGuide: 'S7.50',
  cancelCourierGuide: 'S7.53',
  listStoreGuides: 'S7.54',
  getZipCode: 'S3.45, S7.56',
  getGuideDetail: 'S7.57',
  getGuideStatus: 'S7.57',
  downloadGuideLabel: 'S1.3',
  deliverOrder: 'S7.32',
  downloadPurchaseOrder: 'S7.34',
  saveOrderItems: 'S7.35',
  createOrder: 'S7.36',
  downloadSheinShippingLabel: 'S7.37',
  saveSheinWaybillNumber: 'S7.37',
  exportSheinAddress: 'S7.37',
  listSheinLogisticsChannels: 'S7.38',
  runTotalPlayOrderAction: 'S7.40',
  downloadMercadoLibreLabels: 'S7.41',
  markMercadoLibreShipped: 'S7.41',
  trackShopifyOrder: 'S7.42',
  getShopifyUser: 'S7.42',
  runWooCommerceOrderAction: 'S7.43',
  queryAliExpressShippingServices: 'S7.44',
  createAliExpressDbsShipment: 'S7.45',
};

describe('every call answers what its contract says, on the demo', () => {
  it.each(Object.entries(proves) as [CallId, string][])('%s (%s)', async (id) => {
    const call = calls[id];
    const given = await answer(call, await requests[id]());
    expect(given, JSON.stringify(given.body)).toMatchObject({ status: 200 });
    if (isBinary(call)) {
      expect(given.file?.bytes.length).toBeGreaterThan(1000);
      return;
    }
    const wire = JSON.parse(JSON.stringify(given.body)) as unknown;
    const read = call.response.safeParse(wire);
    expect(read.error?.issues).toBeUndefined();
    // Nothing that the contract names is left to its default: the answer is whole as it comes.
    expect(read.data).toEqual(JSON.parse(JSON.stringify(read.data)));
  });
});

describe('every call refuses in the shape of its service', () => {
  it.each(Object.keys(calls) as CallId[])('%s, for a store that is not the user’s', async (id) => {
    const call = calls[id];
    if (call.store === 'none') return;
    const given = await answer(call, await requests[id](), { storeId: '20817' });
    const other = await answer(call, await requests[id](), { storeId: 'no-such-store' });
    expect(given.status).toBe(403);
    expect(given.body).toEqual(other.body);
    expect(JSON.stringify(given.body)).toContain('No tienes acceso a esta tienda');
    if (call.service === 'shippings') expect(given.body).toMatchObject({ success: false });
    else expect(given.body).toMatchObject({ statusCode: 403, data: { message: expect.any(String) } });
  });

  it.each(Object.keys(calls) as CallId[])('%s, without its path or its data (D113)', async (id) => {
    const call = calls[id];
    const needsPath = Object.keys(call.params._zod.def.shape).length > 0;
    if (!needsPath && !call.body) return;
    const given = await answer(call, {});
    expect(given).toMatchObject({ status: 400, body: { message: 'Path and data are required' } });
  });
});
