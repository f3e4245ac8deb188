import { describe, expect, test } from 'vitest';
import { type FilterableOrder, type OrderFilters, matchesOrderFilters } from './matches-order-filters.ts';

const order: FilterableOrder = {
  orderNumber: 'SR-61840277',
  marketplace: 'SR',
  status: 'pendiente',
  // 31 January on the store's clock.
  purchase_date: '2025-02-01T05:30:00Z',
  clientData: { fullname: 'Ana Núñez' },
  orderedProductsList: [
    { sku: 'TAZA-AZUL', deliveryType: 'dropshipping', deliveryTrackId: null, colocationStatus: { id: 1 } },
    { sku: 'PLATO-9', deliveryType: 'entrega_propia', deliveryTrackId: '7946', colocationStatus: { id: 3 } },
  ],
  dataMarketplace: { evidencePending: false },
};
const meets = (filters: OrderFilters) => matchesOrderFilters(order, filters, 'America/Mexico_City');

describe('an order at hand against the filters of the list (calls.md 25.2)', () => {
  test('without filters every order meets them', () => {
    expect(meets({})).toBe(true);
    expect(meets({ family: null, channels: [], deliveryType: null, search: '', number: '' })).toBe(true);
  });

  test.each<[OrderFilters, OrderFilters]>([
    [{ family: 'pendiente' }, { family: 'transito' }],
    [{ channels: ['CS', 'SR'] }, { channels: ['CS'] }],
    [{ deliveryType: 'entrega_propia' }, { deliveryType: 'fulfillment' }],
    [{ evidencePending: false }, { evidencePending: true }],
    [{ lineStatus: 3 }, { lineStatus: 7 }],
    [{ number: 'SR-61840277' }, { number: 'SR-6184' }],
    [{ search: 'sr-618' }, { search: '61840277' }],
    [{ search: 'nunez' }, { search: 'nuñes' }],
    [{ search: 'uñe' }, { search: 'uñes' }],
    [{ search: '794' }, { search: '946' }],
    [{ search: 'azul' }, { search: 'rojo' }],
    [{ firstDay: '2025-01-31' }, { firstDay: '2025-02-01' }],
    [{ lastDay: '2025-01-31' }, { lastDay: '2025-01-30' }],
  ])('%o takes it, %o does not', (taking, refusing) => {
    expect(meets(taking)).toBe(true);
    expect(meets(refusing)).toBe(false);
    expect(meets({ ...taking, ...refusing })).toBe(false);
  });

  test('an order without lines has neither a status of a line nor a type of delivery', () => {
    const bare = { ...order, orderedProductsList: [] };
    expect(matchesOrderFilters(bare, { lineStatus: 1 }, 'America/Mexico_City')).toBe(false);
    expect(matchesOrderFilters(bare, { deliveryType: 'dropshipping' }, 'America/Mexico_City')).toBe(false);
  });

  test('an order whose day nobody knows is in no range of days that has begun', () => {
    const dayless = { ...order, purchase_date: 'ayer' };
    expect(matchesOrderFilters(dayless, { firstDay: '2025-01-31' }, 'America/Mexico_City')).toBe(false);
    expect(matchesOrderFilters(dayless, {}, 'America/Mexico_City')).toBe(true);
  });
});
