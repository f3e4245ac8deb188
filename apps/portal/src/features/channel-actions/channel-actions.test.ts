import { type AnyCall, listOrders, type Order, type OrderedProduct } from '@trastienda/api-client';
import { createAliExpressDbsShipment } from '@trastienda/api-client/aliexpress';
import { downloadPurchaseOrder } from '@trastienda/api-client/kidal';
import { downloadMercadoLibreLabels, markMercadoLibreShipped } from '@trastienda/api-client/mercadolibre';
import { mock } from '@trastienda/api-client/msw';
import {
  downloadSheinShippingLabel,
  exportSheinAddress,
  listSheinLogisticsChannels,
  saveSheinWaybillNumber,
} from '@trastienda/api-client/shein';
import { trackShopifyOrder } from '@trastienda/api-client/shopify';
import { runTotalPlayOrderAction } from '@trastienda/api-client/totalplay';
import { runWooCommerceOrderAction } from '@trastienda/api-client/woocommerce';
import {
  type ChannelCode,
  channelCodes,
  channelOrderActions,
  type ChannelOrderActionId,
} from '@trastienda/domain';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { selectOrderAction } from '../../entities/order/action-states.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { orderStatistics } from '../../entities/store/operations.ts';
import { channelActionRequested, channelActionsFeature } from './feature.ts';
import { type ChannelFields, dialogTitle, faultOf, fieldsOf, linesOf, stateName } from './model.ts';
import { sheinChannels } from './operations.ts';
import { runnerOf } from './run-action.ts';
import { exampleOf } from '../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;
const [first] = example.orderedProductsList as [OrderedProduct];
const line = (colocationId: string, id: number, deliveryTrackId: string | null = null): OrderedProduct => ({
  ...first,
  colocationId,
  colocationStatus: { id, name: '' },
  deliveryTrackId,
});
const orderOf = (marketplace: ChannelCode, ...orderedProductsList: OrderedProduct[]): Order => ({
  ...example,
  orderNumber: '45',
  marketplace,
  sellerID: 'shop-77',
  orderedProductsList,
});
const open = (options: TestAppOptions = {}) => {
  const app = createTestApp(options);
  app.store.startFeature(channelActionsFeature);
  app.store.dispatch(storeChosen('10452'));
  const button = (id: ChannelOrderActionId, orderId = '45') =>
    selectOrderAction(app.store.getState(), orderId, stateName(id));
  return {
    ...app,
    button,
    press(order: Order, id: ChannelOrderActionId, fields: ChannelFields = {}, key = 'k-1') {
      app.store.dispatch(channelActionRequested({ order, id, key, fields }));
      return app.until(() => button(id).status !== 'loading');
    },
    texts: () => app.store.getState().notifications.map(({ text }) => text),
    business: () => app.requests.filter(({ method }) => method === 'POST'),
  };
};

type Case = readonly [
  title: string,
  channel: ChannelCode,
  id: ChannelOrderActionId,
  call: AnyCall,
  fields: ChannelFields,
  body: Readonly<Record<string, unknown>>,
  words: string,
];
const waiting = { storeId: '10452', orderId: '45', colocationIds: ['a'] };
const parcel: ChannelFields = { carrier: ' Ruta 7 ', trackingNumber: ' X1 ' };
const parcelSent = { carrier: 'Ruta 7', trackingNumber: 'X1' };

/** Acts on the piece that waits, of two of which one travels. */
const acts: readonly Case[] = [
  [
    'S7.37: Shein, a waybill number',
    'SH',
    'saveWaybill',
    saveSheinWaybillNumber,
    { logisticsChannelId: 'lc-4', waybillNumber: ' W1 ' },
    { ...waiting, logisticsChannelId: 'lc-4', waybillNumber: 'W1' },
    'Se guardó el número de guía (pedido 45)',
  ],
  [
    'S7.40, S4.38: Total Play, accept',
    'TP',
    'acceptOrder',
    runTotalPlayOrderAction,
    {},
    { ...waiting, action: 'aceptar_orden' },
    'Aceptaste el pedido (pedido 45)',
  ],
  [
    'S7.40, S4.39: Total Play, ship',
    'TP',
    'shipOrder',
    runTotalPlayOrderAction,
    {},
    { ...waiting, action: 'validar_envio' },
    'Validaste el envío (pedido 45)',
  ],
  [
    'S7.40, S4.41: Total Play, reject',
    'TP',
    'cancelOrder',
    runTotalPlayOrderAction,
    {},
    { ...waiting, action: 'rechazar_orden' },
    'Se rechazó el pedido (pedido 45)',
  ],
  [
    'S7.41: Mercado Libre, custom package shipped',
    'ML',
    'markShipped',
    markMercadoLibreShipped,
    parcel,
    { ...waiting, ...parcelSent },
    'Se avisó del envío (pedido 45)',
  ],
  [
    "S7.42: Shopify, track with the order's own shop (D53)",
    'SP',
    'trackOrder',
    trackShopifyOrder,
    parcel,
    { ...waiting, ...parcelSent, sellerID: 'shop-77', trackingUrl: null },
    'Se registró la guía (pedido 45)',
  ],
  [
    'S7.43: WooCommerce, accept',
    'WC',
    'acceptOrder',
    runWooCommerceOrderAction,
    {},
    { ...waiting, action: 'accept', carrier: null, trackingNumber: null },
    'Aceptaste el pedido (pedido 45)',
  ],
  [
    'S7.43: WooCommerce, ship',
    'WC',
    'shipOrder',
    runWooCommerceOrderAction,
    parcel,
    { ...waiting, action: 'ship', ...parcelSent },
    'Se registró el envío (pedido 45)',
  ],
  [
    'S7.43: WooCommerce, cancel',
    'WC',
    'cancelOrder',
    runWooCommerceOrderAction,
    {},
    { ...waiting, action: 'cancel', carrier: null, trackingNumber: null },
    'Se canceló el pedido (pedido 45)',
  ],
  [
    'S7.45: AliExpress, DBS shipment of one piece',
    'AE',
    'createDbsShipment',
    createAliExpressDbsShipment,
    { colocationId: 'a', shipmentProviderCode: 'VELOZ_MX', trackingNumber: 'X1' },
    { colocationId: 'a', shipmentProviderCode: 'VELOZ_MX', trackingNumber: 'X1' },
    'Se registró el envío (pedido 45)',
  ],
];

describe('an act of a channel', () => {
  test.each(acts)('%s', async (_, channel, id, call, fields, body, words) => {
    const app = open();
    const order = orderOf(channel, line('a', 1), line('b', 5, '7946'));
    app.show(orderDetail, byNumber('45'));
    app.show(orderStatistics, {});
    await app.press(order, id, fields);
    expect(app.button(id)).toEqual({ status: 'succeeded', error: null });
    const [sent] = app.business();
    expect(new URL(sent?.url ?? '').pathname).toContain(call.path.split('/{')[0] ?? '');
    expect(await sent?.clone().json()).toEqual(body);
    expect(sent?.headers.get('Idempotency-Key')).toBe('k-1');
    expect(app.texts()).toEqual([words]);
    // What it changed is read again.
    await expect.poll(() => app.sent('Ordersfull/seller').length).toBe(1);
    await expect.poll(() => app.sent('statistics').length).toBe(1);
  });

  test('WooCommerce completes what travels', async () => {
    const app = open();
    await app.press(orderOf('WC', line('a', 1), line('b', 5, '7946')), 'completeOrder');
    expect(await app.business()[0]?.clone().json()).toMatchObject({
      colocationIds: ['b'],
      action: 'complete',
    });
  });

  test('D169: failed, it keeps its words in Spanish, tells nothing as done, and is repeated with its key', async () => {
    const app = open({ handlers: [mock(runTotalPlayOrderAction, { once: true }).fails(503)] });
    const order = orderOf('TP', line('a', 1));
    await app.press(order, 'acceptOrder');
    expect(app.button('acceptOrder')).toEqual({
      status: 'failed',
      error: 'Total Play no está disponible por ahora.',
    });
    expect(app.texts()).toEqual([]);
    await app.press(order, 'acceptOrder');
    expect(app.business().map((sent) => sent.headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1']);
    expect(app.button('acceptOrder').status).toBe('succeeded');
  });

  test('S4.33: two presses are one; another button, and another order, have their own state (D100)', async () => {
    const app = open();
    const order = orderOf('TP', line('a', 1));
    const done = app.press(order, 'acceptOrder');
    app.store.dispatch(channelActionRequested({ order, id: 'acceptOrder', key: 'k-2', fields: {} }));
    expect(app.button('acceptOrder').status).toBe('loading');
    expect([app.button('shipOrder').status, app.button('acceptOrder', '46').status]).toEqual([
      'idle',
      'idle',
    ]);
    await done;
    expect(app.business()).toHaveLength(1);
  });
});

describe('a document of a channel', () => {
  const travelling = (channel: ChannelCode) => orderOf(channel, line('a', 3, '7946'), line('b', 8));
  const documents: readonly (readonly [string, ChannelCode, ChannelOrderActionId, AnyCall, string])[] = [
    [
      'S7.37: Shein, its label',
      'SH',
      'printChannelLabel',
      downloadSheinShippingLabel,
      'shein-4500123987.pdf',
    ],
    [
      'S7.41: Mercado Libre, its labels',
      'ML',
      'printChannelLabel',
      downloadMercadoLibreLabels,
      'etiquetas.pdf',
    ],
    [
      'S4.42: Total Play, the purchase order (D102)',
      'TP',
      'downloadPurchaseOrder',
      downloadPurchaseOrder,
      'orden-de-compra.pdf',
    ],
  ];
  test.each(documents)('%s, is handed over under its own name', async (_, channel, id, call, fileName) => {
    const app = open();
    await app.press(travelling(channel), id);
    expect(app.savedFiles.map((file) => file.fileName)).toEqual([fileName]);
    app.use(mock(call).fails(404));
    await app.press(travelling(channel), id);
    expect(app.button(id).status).toBe('failed');
    expect(app.savedFiles).toHaveLength(1);
  });

  test('S4.40: Total Play sends its guide inside the answer', async () => {
    const example = runTotalPlayOrderAction.example();
    const answer = { ...example, data: { ...example.data, file64: btoa('%PDF-1.7'), fileName: 'guia.pdf' } };
    const app = open({ handlers: [mock(runTotalPlayOrderAction).reply(answer)] });
    await app.press(travelling('TP'), 'downloadGuide');
    expect(await app.business()[0]?.clone().json()).toMatchObject({
      colocationIds: ['a'],
      action: 'imprimir_guia',
    });
    const [file] = app.savedFiles;
    expect([file?.fileName, await file?.blob.text()]).toEqual(['guia.pdf', '%PDF-1.7']);
  });

  test('S7.37: the address that Shein gives is a text that a parcel can be written from', async () => {
    const app = open();
    await app.press(travelling('SH'), 'exportAddress');
    const [file] = app.savedFiles;
    expect(file?.fileName).toBe('direccion-45.txt');
    expect(await file?.blob.text()).toContain(exportSheinAddress.example().data.zipCode);
  });
});

test("S4.37, S7.38: Shein's channels are asked for once, and again only when that failed (D104)", async () => {
  const app = open({ handlers: [mock(listSheinLogisticsChannels, { once: true }).fails(503)] });
  const ask = () => app.store.dispatch(sheinChannels.requested({}, { freshFor: Number.POSITIVE_INFINITY }));
  const status = () => sheinChannels.select(app.store.getState(), {}).status;
  ask();
  await app.until(() => status() === 'failed');
  ask();
  await app.until(() => status() === 'succeeded');
  app.clock.pass(86_400_000);
  ask();
  expect(app.sent('logistics-channels')).toHaveLength(2);
});

describe('what is asked first', () => {
  test('every action of every channel has a call behind it', () => {
    for (const marketplace of channelCodes) {
      const order = orderOf(marketplace, line('a', 1));
      for (const { id } of channelOrderActions(order)) expect(runnerOf({ order, id }), id).not.toBeNull();
    }
    expect(runnerOf({ order: orderOf('TP', line('a', 1)), id: 'loading' })).toBeNull();
  });

  test('each field says what is missing', () => {
    const asked = fieldsOf(orderOf('SP'), 'trackOrder');
    expect(asked.map((field) => faultOf(field, { carrier: ' ' }))).toEqual([
      'Escribe la paquetería',
      'Escribe el número de guía',
      null,
    ]);
    expect(faultOf('trackingUrl', { trackingUrl: 'javascript:alert(1)' })).toBe(
      'Escribe la dirección completa, con https://',
    );
    expect(faultOf('trackingUrl', { trackingUrl: 'https://veloz.example/1' })).toBeNull();
    expect(fieldsOf(orderOf('TP'), 'acceptOrder')).toEqual([]);
  });

  test('an act takes the pieces that may take it', () => {
    const order = orderOf('WC', line('a', 1), line('b', 2), line('c', 5, '7946'), line('d', 8));
    expect(linesOf(order, 'acceptOrder')).toEqual(['a']);
    expect(linesOf(order, 'shipOrder')).toEqual(['a', 'b']);
    expect(linesOf(order, 'cancelOrder')).toEqual(['a', 'b']);
    expect(linesOf(order, 'printChannelLabel')).toEqual(['c']);
  });
});

describe('what the dialog of an action is called', () => {
  test('its number is the order’s, not that of a guide', () => {
    expect(dialogTitle('Guardar número de guía', 'GSU4249443MX')).toBe(
      'Guardar número de guía: pedido GSU4249443MX',
    );
  });

  test('an act on the order says it once', () => {
    expect(dialogTitle('Rechazar pedido', 'TP89981888')).toBe('Rechazar pedido TP89981888');
  });
});
