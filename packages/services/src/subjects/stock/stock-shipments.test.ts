import { randomUUID } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { localDay, type StockShipmentStatus, stockShipmentStatuses } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE, HECTOR } from '../../testing/ask.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { stockShipments } from '../../tables/shipping.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);

const params = { storeId: CASA_LUMBRE };
const list = (query: object = {}) =>
  ask(calls.listFulfillmentShipments, { params, query: { pageSize: 100, ...query } });
const oneIn = async (status: StockShipmentStatus) => {
  const [found] = (await list({ status })).detail.registros;
  if (!found) throw new Error(`The demo has no shipment that is ${status}`);
  return found;
};
const cancel = (shipmentId: string) =>
  answer(calls.cancelFulfillmentShipment, { params: { ...params, shipmentId } });

describe('the history of what was sent to the warehouse (S1.9, S2.54, D151)', () => {
  it('has every status, the newest first, with as many units as its lines', async () => {
    const { registros, total_registros } = (await list()).detail;
    expect(new Set(registros.map(({ status }) => status))).toEqual(new Set(stockShipmentStatuses));
    expect(registros).toHaveLength(total_registros);
    const days = registros.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { totalUnits, items } of registros) {
      expect(totalUnits).toBe(items.reduce((units, { quantity }) => units + quantity, 0));
    }
  });

  it('was counted where it was received, and nowhere else', async () => {
    for (const { status, receivedAt, items } of (await list()).detail.registros) {
      const isCounted = status === 'recibido' || status === 'recibido_con_diferencias';
      expect(receivedAt !== null).toBe(isCounted);
      expect(items.every(({ received }) => (received !== null) === isCounted)).toBe(true);
      const isWhole = items.every(({ quantity, received }) => received === quantity);
      if (isCounted) expect(isWhole).toBe(status === 'recibido');
    }
  });

  it('comes page by page, each shipment once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 20 })));
    const ids = pages.flatMap(({ detail }) => detail.registros.map(({ shipmentId }) => shipmentId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Math.min(60, pages[0]?.detail.total_registros ?? 0));
  });

  it('is narrowed by status, and by days of the store’s zone with both ends', async () => {
    const all = (await list()).detail.registros;
    const inTransit = (await list({ status: 'en_transito' })).detail.registros;
    expect(inTransit).toEqual(all.filter(({ status }) => status === 'en_transito'));
    const [first, , third] = all;
    const dayOf = (moment = '') => localDay(moment, 'America/Mexico_City') ?? '';
    const days = { dateBegin: dayOf(third?.createdAt), dateEnd: dayOf(first?.createdAt) };
    const between = (await list(days)).detail.registros;
    expect(between).toEqual(
      all.filter(({ createdAt }) => dayOf(createdAt) >= days.dateBegin && dayOf(createdAt) <= days.dateEnd),
    );
    expect(between.length).toBeGreaterThanOrEqual(3);
  });

  it('refuses days the wrong way round, by the field (422)', async () => {
    const query = { dateBegin: '2025-11-20', dateEnd: '2025-11-19' };
    const refused = await answer(calls.listFulfillmentShipments, { params, query });
    expect(refused).toMatchObject({ status: 422 });
    expect(JSON.stringify(refused.body)).toContain('La fecha final va después de la inicial');
  });

  it('counts a last day that stands alone whole, and a first one too', async () => {
    const all = (await list()).detail.total_registros;
    const [newest] = (await list()).detail.registros;
    const day = localDay(newest?.createdAt ?? '', 'America/Mexico_City') ?? '';
    expect((await list({ dateEnd: day })).detail.total_registros).toBe(all);
    expect((await list({ dateBegin: day })).detail.registros[0]?.shipmentId).toBe(newest?.shipmentId);
  });
});

describe('one shipment', () => {
  it('is read by its number, and is unknown to another store', async () => {
    const shipment = await oneIn('recibido');
    const read = await ask(calls.getFulfillmentShipment, {
      params: { ...params, shipmentId: shipment.shipmentId },
    });
    expect(read.detail).toEqual(shipment);
    const theirs = { params: { storeId: '20818', shipmentId: shipment.shipmentId } };
    const asker = { storeId: '20818', email: HECTOR };
    expect(await answer(calls.getFulfillmentShipment, theirs, asker)).toMatchObject({ status: 404 });
    expect(await answer(calls.cancelFulfillmentShipment, theirs, asker)).toMatchObject({ status: 404 });
  });

  it('is cancelled while it waits or travels, and asked again it stays as it is', async () => {
    for (const status of ['creado', 'en_transito'] as const) {
      const { shipmentId } = await oneIn(status);
      const given = await cancel(shipmentId);
      expect(given).toMatchObject({ status: 200, body: { detail: { shipmentId, status: 'cancelado' } } });
      expect(await cancel(shipmentId)).toEqual(given);
    }
  });

  it('is not cancelled any more once the warehouse has it (409)', async () => {
    for (const status of ['recibido', 'recibido_con_diferencias'] as const) {
      const shipment = await oneIn(status);
      expect(await cancel(shipment.shipmentId)).toMatchObject({
        status: 409,
        body: { success: false, message: 'El almacén ya recibió este envío' },
      });
      expect(await oneIn(status)).toEqual(shipment);
    }
  });

  it('asked for by three at once is cancelled for all of them, and nobody waits for ever', async () => {
    const shipmentId = `env-${randomUUID()}`;
    const [row] = await acrossStores(db.database, (tx) =>
      tx.select().from(stockShipments).where(eq(stockShipments.status, 'creado')).limit(1),
    );
    if (!row) throw new Error('The demo has no shipment to copy');
    await acrossStores(db.database, (tx) =>
      tx.insert(stockShipments).values({ ...row, storeId: CASA_LUMBRE, id: shipmentId }),
    );
    const answers = await Promise.all([cancel(shipmentId), cancel(shipmentId), cancel(shipmentId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(failures).toEqual([]);
  });
});
