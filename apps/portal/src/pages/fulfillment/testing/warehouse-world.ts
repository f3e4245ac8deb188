import { mock } from '@trastienda/api-client/msw';
import { getProductStock } from '@trastienda/api-client/products';
import {
  getFulfillmentShipment,
  getInventoryItem,
  listFulfillmentWarehouses,
  listInventory,
  listInventoryWithdrawals,
} from '@trastienda/api-client/shippings';
import type { StoredRow } from '../withdraw-model.ts';

const example = listInventory.example();
const [exampleRow] = example.detail.registros;
if (!exampleRow) throw new Error('The example has a row');
const names = [
  'Jarrón de talavera',
  'Tapete de yute tejido a mano',
  'Lámpara de mesa de talavera poblana con pantalla de manta',
];

/** Rows of two warehouses: some run out, some have nothing left, some are damaged or on their way. */
const storedRows = (count: number): readonly StoredRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...exampleRow,
    sku: `SKU-${at + 1}`,
    productId: `p-${at + 1}`,
    name: `${names[at % names.length]} ${at + 1}`,
    warehouseId: at % 3 === 2 ? 'alm-2' : 'alm-1',
    warehouseName: at % 3 === 2 ? 'Almacén Guadalajara' : 'Almacén central',
    available: at % 5 === 4 ? 0 : at + 1,
    availableEverywhere: at % 5 === 4 ? 0 : at + 1,
    reserved: at % 4 === 0 ? 2 : 0,
    inTransit: at % 3 === 0 ? 12 : 0,
    damaged: at % 7 === 1 ? 1 : 0,
    soldIn28Days: at % 6 === 5 ? 0 : 14,
    onHand: 20,
  }));

const sum = (rows: readonly StoredRow[], key: 'available' | 'reserved' | 'inTransit' | 'damaged') =>
  rows.reduce((all, row) => all + row[key], 0);

/** A service whose warehouses hold so many SKUs, which it finds by name, warehouse and SKU. */
export function warehouseHandlers(count: number) {
  const all = storedRows(count);
  return [
    mock(listInventory).reply(({ query }) => {
      const { page = 1, pageSize = 20, name = '', warehouseId, skus } = query;
      const found = all.filter(
        (row) =>
          `${row.name} ${row.sku}`.toLowerCase().includes(name.toLowerCase()) &&
          (warehouseId === undefined || row.warehouseId === warehouseId) &&
          (skus === undefined || skus.includes(row.sku)),
      );
      return {
        ...example,
        detail: {
          registros: found.slice((page - 1) * pageSize, page * pageSize),
          total_registros: found.length,
          page_size: pageSize,
          page,
          counts: {
            available: sum(all, 'available'),
            reserved: sum(all, 'reserved'),
            inTransit: sum(all, 'inTransit'),
            damaged: sum(all, 'damaged'),
            within7: Math.min(2, count),
          },
        },
      };
    }),
    mock(getProductStock).reply(({ query: { name = '', skus } }) => {
      const whole = getProductStock.example();
      const [row] = whole.data;
      if (!row) return whole;
      const data = all
        .filter(
          (one) =>
            `${one.name} ${one.sku}`.toLowerCase().includes(name.toLowerCase()) &&
            (skus === undefined || skus.includes(one.sku)),
        )
        .slice(0, 50)
        .map(({ sku, name: called, available, soldIn28Days }) => ({
          ...row,
          sku,
          name: called,
          stock: 22,
          reserved: 2,
          fulfillmentStock: available,
          soldIn28Days,
        }));
      return { ...whole, data };
    }),
    mock(listFulfillmentWarehouses).reply(() => {
      const whole = listFulfillmentWarehouses.example();
      return {
        ...whole,
        detail: [
          ...whole.detail,
          ...whole.detail.map((one) => ({ ...one, warehouseId: 'alm-2', name: 'Almacén Guadalajara' })),
        ],
      };
    }),
    mock(getInventoryItem).reply(({ params: { sku } }) => {
      const whole = getInventoryItem.example();
      const row = all.find((one) => one.sku === sku);
      if (!row) return whole;
      const { name, soldIn28Days, onHand } = row;
      return { ...whole, detail: { ...whole.detail, sku, name, soldIn28Days, onHand, warehouses: [row] } };
    }),
  ];
}

/** A service with so many withdrawals, in every state. */
export const withdrawalHandlers = (count: number) => [
  mock(listInventoryWithdrawals).reply(({ query: { page = 1, pageSize = 20 } }) => {
    const whole = listInventoryWithdrawals.example();
    const [row] = whole.detail.registros;
    const states = ['solicitado', 'en_preparacion', 'entregado', 'cancelado'] as const;
    const rows = row
      ? Array.from({ length: count }, (_, at) => {
          const status = states[at % states.length] ?? 'solicitado';
          return {
            ...row,
            withdrawalId: `ret-${count - at}`,
            status,
            deliveredAt: status === 'entregado' ? row.createdAt : null,
            comment: at % 3 === 0 ? 'Las necesito para la feria del fin de semana' : null,
          };
        })
      : [];
    return {
      ...whole,
      detail: {
        registros: rows.slice((page - 1) * pageSize, page * pageSize),
        total_registros: count,
        page_size: pageSize,
        page,
      },
    };
  }),
];

/** A service whose shipments are all of them in this state. */
export const shipmentIn = (status: 'creado' | 'en_transito') =>
  mock(getFulfillmentShipment).reply(({ params: { shipmentId } }) => {
    const whole = getFulfillmentShipment.example();
    const items = [{ sku: 'SKU-1', name: 'Jarrón de talavera 1', quantity: 12, received: null }];
    return {
      ...whole,
      detail: { ...whole.detail, shipmentId, status, items, totalUnits: 12, estimatedArrival: '2025-11-28' },
    };
  });
