import { createOrderShipment, listOrders, type Order } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { createAutomaticGuide } from '@trastienda/api-client/shippings';
import { describe, expect, test } from 'vitest';
import { openGuideApp, orderNumber, untilTrue } from '../testing/guide-app.ts';
import { automaticGuideMaking, externalShipment } from './operations.ts';
import { automaticGuideInput, externalGuideInput } from './inputs.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;
const lines = example.orderedProductsList.map(({ colocationId }) => colocationId);
const parcel = { height: 10, width: 30, depth: 25, weight: 1.2 };
const external = (key = 'key-1') =>
  externalShipment.requested(
    externalGuideInput(example, [], {
      carrierId: 'Otro',
      carrierName: ' Fletes Juan ',
      number: 'EXT-77120 ',
    }),
    { idempotencyKey: key },
  );
const said = (app: Awaited<ReturnType<typeof openGuideApp>>) =>
  app.store.getState().notifications.map(({ text }) => text);

describe('a guide that was bought elsewhere (S3.62)', () => {
  test('its number and carrier go to the order as typed by hand, without charge; then the order is read again', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const before = app.sent('Ordersfull/seller').length;
    app.store.dispatch(external());
    await untilTrue(() => app.sent('Ordersfull/seller').length > before);
    const [request] = app.sent('/shipment');
    expect(await request?.clone().json()).toEqual({
      colocationIds: lines,
      deliveryCarrierId: 'Otro',
      deliveryCarrierName: 'Fletes Juan',
      deliveryTrackId: 'EXT-77120',
      forcedGuideType: 'manual',
      dimensions: null,
    });
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(app.sent('generar-guia-mensajeria')).toEqual([]);
    expect(said(app)).toEqual([expect.stringContaining('Se registró la guía')]);
  });

  test('that the order refuses is a failed operation; the order, which was not what it seemed, is read again', async () => {
    const refusal = { statusCode: 409, message: 'La guía es de otro pedido' };
    const app = await openGuideApp({ handlers: [mock(createOrderShipment).fails(409, refusal)] });
    await app.openWizard();
    const before = app.sent('Ordersfull/seller').length;
    app.store.dispatch(external());
    await untilTrue(() => externalShipment.select(app.store.getState(), orderNumber).status === 'failed');
    await untilTrue(() => app.sent('Ordersfull/seller').length === before + 1);
    expect(said(app)).toEqual([]);
    app.use(mock(createOrderShipment).example());
    app.store.dispatch(external());
    await untilTrue(() => said(app).length > 0);
    expect(app.keysOf('/shipment')).toEqual(['key-1', 'key-1']);
  });

  test('pressed twice it is sent once', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.store.dispatch(external());
    app.store.dispatch(external('key-2'));
    await untilTrue(() => said(app).length > 0);
    expect(app.keysOf('/shipment')).toEqual(['key-1']);
  });
});

describe('the channel’s own guide (S3.49, S7.51)', () => {
  const wanted = () =>
    automaticGuideMaking.requested(automaticGuideInput(example, [], parcel), { idempotencyKey: 'key-1' });

  test('is asked of the channel with its type forced, and the order takes note by itself', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    const before = app.sent('Ordersfull/seller').length;
    app.store.dispatch(wanted());
    await untilTrue(() => app.sent('Ordersfull/seller').length > before);
    const [request] = app.sent(`create-automatic-guide/${example.marketplace}`);
    expect(await request?.clone().json()).toEqual({
      storeId: expect.any(String),
      orderId: orderNumber,
      colocationIds: lines,
      packages: [{ ...parcel, quantity: 1 }],
      forcedGuideType: 'automatica',
    });
    expect(app.sent('/shipment')).toEqual([]);
    expect(said(app)).toEqual([expect.stringContaining('Se generó la guía')]);
  });

  test('that the channel refuses is a failed operation; asked again it has the same key', async () => {
    const refusal = { statusCode: 409, message: 'El pedido ya tiene guía' };
    const app = await openGuideApp({ handlers: [mock(createAutomaticGuide).fails(409, refusal)] });
    await app.openWizard();
    app.store.dispatch(wanted());
    await untilTrue(() => automaticGuideMaking.select(app.store.getState(), orderNumber).status === 'failed');
    expect(automaticGuideMaking.select(app.store.getState(), orderNumber).error?.message).toBe(
      'El pedido ya tiene guía',
    );
    app.use(mock(createAutomaticGuide).example());
    app.store.dispatch(wanted());
    await untilTrue(() => said(app).length > 0);
    expect(app.keysOf('create-automatic-guide')).toEqual(['key-1', 'key-1']);
  });
});
