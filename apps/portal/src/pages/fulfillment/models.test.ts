import { getProductStock } from '@trastienda/api-client/products';
import { getFulfillmentShipment, listInventory } from '@trastienda/api-client/shippings';
import { describe, expect, test } from 'vitest';
import { faultsOfRows, type KnownSku, mostLines, withAdded } from './lines/model.ts';
import { formOfShipment, newSendForm, ownSku, sendFaults, sentBody, shipmentBody } from './send-model.ts';
import { storedSku, withdrawFaults, newWithdrawForm, withdrawalBody } from './withdraw-model.ts';

const today = '2025-11-25';
const rows = [{ sku: 'VS-6-AZ', units: '12' }];
const shipment = getFulfillmentShipment.example().detail;

describe('what is sent to the warehouse (S2.52)', () => {
  const arrivalFault = (arrival: string, before?: string) =>
    sendFaults({ ...newSendForm(today, 'alm-1'), lines: rows, arrival }, today, before).arrival;

  test('arrives today or later', () => {
    expect(newSendForm(today, 'alm-1').arrival).toBe('2025-11-28');
    expect(arrivalFault('')).toBe('Elige el día en que llega');
    expect(arrivalFault('2025-11-24')).toBe('Elige hoy o un día que viene');
    expect(arrivalFault(today)).toBeUndefined();
  });

  test('one that is late keeps its day while it is changed, and is moved to no other day that has passed', () => {
    const late = '2025-11-20';
    expect(arrivalFault(late, late)).toBeUndefined();
    expect(arrivalFault('2025-11-21', late)).toBe('Elige hoy o un día que viene');
    expect(arrivalFault(late)).toBe('Elige hoy o un día que viene');
  });

  test('one that is kept is the same when it is opened and saved again, and on its way once it is sent', () => {
    const { warehouseId, carrier, trackingNumber, estimatedArrival, items } = shipment;
    const same = {
      warehouseId,
      carrier,
      trackingNumber,
      estimatedArrival,
      items: items.map(({ sku, quantity }) => ({ sku, quantity })),
    };
    expect(shipmentBody(formOfShipment(shipment))).toEqual({ ...same, sent: false });
    expect(sentBody(shipment)).toEqual({ ...same, sent: true });
  });

  test('what the shipment itself holds is free for it; what orders wait for is not', () => {
    const [row] = getProductStock.example().data;
    const own = (stock: number, reserved: number, held?: number) =>
      row && ownSku({ ...row, stock, reserved, fulfillmentStock: 4, soldIn28Days: 28 }, held).most;
    expect([own(10, 3), own(10, 3, 5), own(2, 3), own(2, 3, 5)]).toEqual([7, 12, 0, 5]);
  });
});

describe('lines of pieces', () => {
  const known = new Map<string, KnownSku | null>([
    ['vs-6-az', { sku: 'VS-6-AZ', name: 'Vasos', most: 12 }],
    ['nv-1', null],
  ]);
  const faultOf = (units: string, sku = 'VS-6-AZ') =>
    Object.values(faultsOfRows([{ sku, units }], known, 'own'))[0];

  test('are from 1 to what is free, and whole', () => {
    expect([faultOf('1'), faultOf('12')]).toEqual([undefined, undefined]);
    for (const units of ['0', '13', '1.5', '-1', ' ']) expect(faultOf(units), units).toBeDefined();
    expect(faultOf('1', 'NV-1')).toBe('No tienes este SKU');
    // Of one that nobody has answered for yet, the service says how many there are.
    expect([faultOf('100000', 'otro'), faultOf('100001', 'otro')]).toEqual([undefined, expect.any(String)]);
  });

  test('of a SKU that is there, in whatever letters, are added up; a document takes so many SKUs', () => {
    expect(
      withAdded(rows, [
        { sku: 'vs-6-az', units: 3 },
        { sku: 'JR-1', units: null },
      ]),
    ).toEqual([
      { sku: 'VS-6-AZ', units: '15' },
      { sku: 'JR-1', units: '' },
    ]);
    expect(withAdded([{ sku: 'VS-6-AZ', units: '' }], [{ sku: 'VS-6-AZ', units: null }])).toEqual([
      { sku: 'VS-6-AZ', units: '' },
    ]);
    const many = Array.from({ length: mostLines + 1 }, (_, at) => ({ sku: `A-${at}`, units: 1 }));
    expect(withAdded([], many)).toHaveLength(mostLines);
  });
});

describe('what is taken back (S1.9)', () => {
  test('says why up to 500 letters, and is of what the warehouse has', () => {
    const form = { ...newWithdrawForm('alm-1'), lines: rows };
    const faultOf = (length: number) => withdrawFaults({ ...form, comment: 'x'.repeat(length) }).comment;
    expect([faultOf(500), faultOf(501)]).toEqual([undefined, 'Usa hasta 500 letras']);
    expect(withdrawalBody({ ...form, comment: '  ' })).toMatchObject({
      comment: null,
      items: [{ sku: 'VS-6-AZ', quantity: 12 }],
    });
    const [row] = listInventory.example().detail.registros;
    const stored = (soldIn28Days: number) =>
      row && storedSku({ ...row, available: 5, availableEverywhere: 28, soldIn28Days });
    expect(stored(28)).toMatchObject({ most: 5, note: 'te alcanza para 28 días' });
    expect(stored(784)).toMatchObject({ note: 'te alcanza para 1 día' });
    expect(stored(0)).not.toHaveProperty('note');
  });
});
