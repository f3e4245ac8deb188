import type { CallInput, createOrderShipment, OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { lineStatuses, lineTransitions, nextLineStatus } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { cancellationFor, guideRequestFor, pendingOrder, quoteFor } from '../../testing/requests.ts';
import { putOrderAt } from '../../testing/put-order-at.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);

let order: OrderAnswer;
beforeEach(async () => {
  order = await pendingOrder(ask);
});

const paramsOf = (one: OrderAnswer) => ({
  storeId: CASA_LUMBRE,
  marketplace: one.marketplace,
  orderId: one.orderid,
});
const linesOf = (one: OrderAnswer) => one.orderedProductsList.map((line) => line.colocationId);
const again = async (one: OrderAnswer): Promise<OrderAnswer> => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': one.orderid },
  });
  const [found] = data;
  if (!found) throw new Error('The order is gone');
  return found;
};
const balance = async () =>
  (await ask(calls.getBalance, { params: { storeId: CASA_LUMBRE } })).detail.monto_actual;

const shipmentOf = (one: OrderAnswer, change = {}): CallInput<typeof createOrderShipment> => ({
  params: paramsOf(one),
  body: {
    colocationIds: linesOf(one),
    deliveryCarrierId: 'ruta-7',
    deliveryCarrierName: 'Ruta 7',
    deliveryTrackId: 'EXT-77120',
    forcedGuideType: 'manual' as const,
    dimensions: null,
    ...change,
  },
});
const cancellationOf = (...given: Parameters<typeof cancellationFor>) => ({
  body: cancellationFor(...given),
});
const boughtGuide = async (one: OrderAnswer) => {
  const [option] = (await ask(calls.quoteCourier, { body: quoteFor(one) })).detail;
  const { detail } = await ask(calls.createCourierGuide, {
    params: { token: option?.token ?? '' },
    body: guideRequestFor(one),
  });
  return detail;
};
const moved = new Set<string>();
const putAt = (one: OrderAnswer, statusId: number) => {
  moved.add(one.id);
  return putOrderAt(db.database, one, statusId);
};

describe('recording a shipment (S7.30, D140)', () => {
  it('moves the lines to Guía generada, and the order to listo_para_enviar with its guide and parcel', async () => {
    const guide = await boughtGuide(order);
    const result = await ask(
      calls.createOrderShipment,
      shipmentOf(order, {
        deliveryTrackId: guide.guide,
        deliveryCarrierId: guide.nameParcel,
        forcedGuideType: null,
      }),
    );
    expect(result.data).toMatchObject({
      orderid: order.orderid,
      trackId: guide.guide,
      colocationStatus: { id: 3, name: 'Guía generada' },
    });
    const after = await again(order);
    expect(after.status).toBe('listo_para_enviar');
    expect(after.dataGuia).toMatchObject({
      guide: guide.guide,
      totalCost: guide.totalCost,
      serviceType: guide.serviceType,
      status: 'generada',
    });
    expect(after.paquetes).toMatchObject([{ colocationIds: linesOf(order), deliveryTrackId: guide.guide }]);
    for (const line of after.orderedProductsList) {
      expect(line).toMatchObject({
        deliveryTrackId: guide.guide,
        statusTrack: 'generada',
        colocationStatus: { id: 3 },
      });
    }
  });

  it('takes a number from a carrier of the merchant’s own, without price or label', async () => {
    await ask(
      calls.createOrderShipment,
      shipmentOf(order, { deliveryCarrierId: 'Otro', deliveryCarrierName: 'Fletes Juan' }),
    );
    expect((await again(order)).dataGuia).toMatchObject({
      guide: 'EXT-77120',
      totalCost: 0,
      labelUrl: null,
      origin: 'manual',
    });
  });

  it('wants the carrier’s name when it is Otro (S3.62)', async () => {
    const given = await answer(
      calls.createOrderShipment,
      shipmentOf(order, { deliveryCarrierId: 'Otro', deliveryCarrierName: 'Otro' }),
    );
    expect(given).toMatchObject({
      status: 422,
      body: { validationResults: [{ field: 'deliveryCarrierName' }] },
    });
  });

  it('is refused a second time, and nothing changes', async () => {
    await ask(calls.createOrderShipment, shipmentOf(order));
    const before = await again(order);
    const given = await answer(calls.createOrderShipment, shipmentOf(order, { deliveryTrackId: 'EXT-2' }));
    expect(given).toMatchObject({ status: 409, body: { statusCode: 409, code: 'line_status' } });
    expect(await again(order)).toEqual(before);
  });

  it('does not take a guide that was cancelled, or one of another order', async () => {
    const guide = await boughtGuide(order);
    await ask(calls.cancelCourierGuide, {
      body: { storeId: CASA_LUMBRE, guides: [guide.guide], lotId: null, reason: '' },
    });
    const cancelled = await answer(
      calls.createOrderShipment,
      shipmentOf(order, { deliveryTrackId: guide.guide }),
    );
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'guide_cancelled' } });
    const foreign = await boughtGuide({ ...order, orderid: 'OTRO-1' });
    const other = await answer(
      calls.createOrderShipment,
      shipmentOf(order, { deliveryTrackId: foreign.guide }),
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'guide_of_other_order' } });
    expect((await again(order)).status).toBe('pendiente');
  });

  it('knows no order of that number, or of that number in another channel', async () => {
    const { body } = shipmentOf(order);
    for (const change of [
      { orderId: 'NO-EXISTE' },
      { marketplace: order.marketplace === 'CS' ? 'SR' : 'CS' },
    ]) {
      const given = await answer(calls.createOrderShipment, {
        params: { ...paramsOf(order), ...change },
        body,
      });
      expect(given.status).toBe(404);
    }
  });

  it('refuses lines that the order does not have', async () => {
    const given = await answer(
      calls.createOrderShipment,
      shipmentOf(order, { colocationIds: [...linesOf(order), 'ajena'] }),
    );
    expect(given).toMatchObject({ status: 422, body: { validationResults: [{ field: 'colocationIds' }] } });
  });
});

/** An order of several lines, all waiting. */
const severalLines = async (): Promise<OrderAnswer> => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-status-family': 'finalizado', 'filter-deliveryType': 'dropshipping', pageSize: 100 },
  });
  const found = data.find((one) => one.orderedProductsList.length >= 3);
  if (!found) throw new Error('The demo has no order of three lines');
  await putAt(found, 1);
  return again(found);
};

describe('an action on several lines', () => {
  it('changes all of them or none (calls.md 25.2)', async () => {
    const several = await severalLines();
    const [first = ''] = linesOf(several);
    await ask(calls.createOrderShipment, shipmentOf(several, { colocationIds: [first] }));
    const before = await again(several);
    expect(before.status).toBe('pendiente');
    const given = await answer(calls.createOrderShipment, shipmentOf(several, { deliveryTrackId: 'EXT-9' }));
    expect(given.status).toBe(409);
    expect(await again(several)).toEqual(before);
  });

  it('cancels a part: the order follows what is left', async () => {
    const several = await severalLines();
    const [first = '', ...rest] = linesOf(several);
    await ask(calls.createOrderShipment, shipmentOf(several, { colocationIds: rest }));
    const result = await ask(calls.cancelOrder, cancellationOf(several, { colocationIds: [first] }));
    expect(result.data.status).toBe('listo_para_enviar');
    const after = await again(several);
    expect(after.status).toBe('listo_para_enviar');
    expect(after.dataMarketplace.cancelReason).toBeNull();
  });
});

describe('cancelling an order (S7.31)', () => {
  it('cancels every line and says why', async () => {
    const result = await ask(calls.cancelOrder, cancellationOf(order));
    expect(result).toMatchObject({
      success: true,
      data: { status: 'cancelado', colocationStatus: { id: 8, name: 'Cancelado' } },
    });
    expect(await again(order)).toMatchObject({
      status: 'cancelado',
      dataMarketplace: { cancelReason: 'Sin inventario' },
    });
  });

  it('cancels its guide too, and gives back what it cost', async () => {
    const before = await balance();
    const guide = await boughtGuide(order);
    await ask(calls.createOrderShipment, shipmentOf(order, { deliveryTrackId: guide.guide }));
    expect(await balance()).toBeLessThan(before);
    await ask(calls.cancelOrder, cancellationOf(order));
    expect(await balance()).toBe(before);
    const { detail } = await ask(calls.getGuideDetail, { params: { guide: guide.guide } });
    expect(detail).toMatchObject({ status: 'cancelada', cancelable: false });
  });

  it('wants words for the reason Otra', async () => {
    const bare = await answer(calls.cancelOrder, cancellationOf(order, { reason: 'Otra', comment: '  ' }));
    expect(bare).toMatchObject({ status: 422, body: { validationResults: [{ field: 'comment' }] } });
    expect(
      (await answer(calls.cancelOrder, cancellationOf(order, { reason: 'Otra', comment: 'Se rompió' })))
        .status,
    ).toBe(200);
  });

  it('is refused once it is cancelled', async () => {
    await ask(calls.cancelOrder, cancellationOf(order));
    expect((await answer(calls.cancelOrder, cancellationOf(order))).status).toBe(409);
  });
});

describe('the event table (S4.46, S7.99; calls.md 25.2)', () => {
  const events = [
    ['ship', (one: OrderAnswer) => answer(calls.createOrderShipment, shipmentOf(one))],
    [
      'cancel',
      (one: OrderAnswer) => answer(calls.cancelOrder, cancellationOf(one, { colocationIds: linesOf(one) })),
    ],
  ] as const;
  const rows = events.flatMap(([event, run]) =>
    lineStatuses.map((status) => [event, status.id, run] as const),
  );

  it.each(rows)('%s from %i is what the domain says', async (event, from, run) => {
    await putAt(order, from);
    const allowed = nextLineStatus(event, from, { deliveryType: 'dropshipping' });
    const given = await run(order);
    expect(given.status).toBe(allowed.ok ? 200 : 409);
    const after = await again(order);
    const id = allowed.ok ? lineTransitions[event].to : from;
    expect(after.orderedProductsList.every((line) => line.colocationStatus?.id === id)).toBe(true);
    // The order is reset for the next row of the table.
    await putAt(order, 1);
  });
});

describe('changing where an order goes (S7.33)', () => {
  const change = (one: OrderAnswer) => ({
    params: paramsOf(one),
    body: {
      shippingAddress: { ...one.shippingAddress, zipCode: '97000', suburb: 'Mérida Centro', notes: null },
      clientData: { fullname: 'Zoé Ñúñez Ávila', email: null },
    },
  });

  it('is stored, and the order is found by the new name', async () => {
    await ask(calls.updateShippingData, change(order));
    const after = await again(order);
    expect(after.shippingAddress).toMatchObject({ zipCode: '97000', suburb: 'Mérida Centro' });
    expect(after.clientData.fullname).toBe('Zoé Ñúñez Ávila');
    const found = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { search: 'zoe nunez' },
    });
    expect(found.data.map((one) => one.id)).toEqual([order.id]);
  });

  it('is refused once a line has a guide', async () => {
    await ask(calls.createOrderShipment, shipmentOf(order));
    const given = await answer(calls.updateShippingData, change(order));
    expect(given).toMatchObject({ status: 409, body: { code: 'guide_exists' } });
    expect((await again(order)).shippingAddress).toEqual(order.shippingAddress);
  });

  it('refuses a postal code that is none', async () => {
    const wrong = change(order);
    wrong.body.shippingAddress.zipCode = '123';
    expect(await answer(calls.updateShippingData, wrong)).toMatchObject({
      status: 422,
      body: {
        validationResults: [
          { field: 'shippingAddress.zipCode', message: 'El código postal lleva 5 dígitos' },
        ],
      },
    });
  });
});

describe('a guide that is cancelled while its shipment is recorded', () => {
  it('ends either shipped with a guide or without shipment and without charge, never in between', async () => {
    const guide = await boughtGuide(order);
    const [shipped, cancelled] = await Promise.all([
      answer(calls.createOrderShipment, shipmentOf(order, { deliveryTrackId: guide.guide })),
      answer(calls.cancelCourierGuide, {
        body: { storeId: CASA_LUMBRE, guides: [guide.guide], lotId: null, reason: '' },
      }),
    ]);
    const after = await again(order);
    const { detail } = await ask(calls.getGuideStatus, { params: { guide: guide.guide } });
    expect(cancelled.status).toBe(200);
    expect(detail.status).toBe('cancelada');
    expect([200, 409]).toContain(shipped.status);
    expect(after.status).toBe('pendiente');
    expect(after.orderedProductsList.every((line) => line.deliveryTrackId === null)).toBe(true);
  });
});

it('leaves every order’s family and marks as its lines say', async () => {
  const { rows } = await acrossStores(db.database, (tx) =>
    tx.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from orders o join (
        select store_id, order_id, bit_or(1 << status_id) as statuses from order_lines group by 1, 2
      ) l on l.store_id = o.store_id and l.order_id = o.id
      where l.statuses <> o.line_statuses and o.id <> all(${sql.param([...moved])}::text[])`),
  );
  expect(rows[0]?.wrong).toBe(0);
});

it('none of all this was a fault of ours', () => {
  expect(failures).toEqual([]);
});
