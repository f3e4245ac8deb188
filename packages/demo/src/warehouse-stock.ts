import { foldText } from '@trastienda/domain';
import type { StockMoveReason } from '@trastienda/domain/stock';
import type { stockMovements } from '@trastienda/services/tables/products';
import type {
  stockShipments,
  warehouses,
  warehouseStock,
  withdrawals,
} from '@trastienda/services/tables/shipping';

const DAY_MS = 86_400_000;
/** The first stock is so old that it precedes every reservation and damage. */
const LONG_AGO_MS = 60 * DAY_MS;
/** Pieces that are left of a shipment when the next one comes. */
const LEFT_OVER = 40;

type Movement = typeof stockMovements.$inferInsert;
type Shipment = typeof stockShipments.$inferInsert;
type Warehouse = typeof warehouses.$inferInsert;
type Sku = { readonly sku: string; readonly productId: string };

const address = (place: {
  street: string;
  outdoorNumber: string;
  zipCode: string;
  suburb: string;
  borough: string;
  city: string;
  stateCode: string;
  state: string;
}) => ({
  ...place,
  interiorNumber: null,
  betweenStreets: null,
  notes: 'Andén de recepción, lunes a viernes de 8 a 17 h',
});

/** The warehouses of the demo. */
export const demoWarehouses: readonly [near: Warehouse, far: Warehouse] = [
  {
    id: 'alm-1',
    name: 'Almacén Tultitlán',
    address: address({
      street: 'Avenida Independencia',
      outdoorNumber: '48',
      zipCode: '54900',
      suburb: 'Los Reyes',
      borough: 'Tultitlán',
      city: 'Tultitlán de Mariano Escobedo',
      stateCode: 'MX-MEX',
      state: 'Estado de México',
    }),
    demo: true,
  },
  {
    id: 'alm-2',
    name: 'Almacén Guadalajara',
    address: address({
      street: 'Calzada Lázaro Cárdenas',
      outdoorNumber: '2305',
      zipCode: '44940',
      suburb: 'Álamo Industrial',
      borough: 'Guadalajara',
      city: 'Guadalajara',
      stateCode: 'MX-JAL',
      state: 'Jalisco',
    }),
    demo: true,
  },
];

/**
 * The remaining stock of the first, the second, … SKU in each warehouse: from nothing to a month's sales.
 * Units.
 */
const leftIn: Readonly<Record<string, readonly number[]>> = {
  'alm-1': [52, 4, 26, 38, 0, 60, 14, 41, 7, 58, 20, 33, 9, 47],
  'alm-2': [12, 0, 11, 8, 0, 20, 3, 6, 0, 24, 4, 10, 2, 9],
};
/** One pair in this many lost some pieces to damage. */
const DAMAGED = 5;

type Pair = {
  readonly warehouseId: string;
  readonly own: Sku;
  readonly at: number;
  readonly received: readonly Received[];
};
type Received = {
  readonly quantity: number;
  readonly counted: number;
  readonly at: Date;
  readonly document: string;
};

/**
 * The withdrawals of a store: one that was requested, one that is being prepared, and one that was handed
 * over.
 */
const plannedWithdrawals = [
  { id: 'ret-118', status: 'solicitado', ageDays: 0.8, quantity: 4, deliverTo: 'storehouse' },
  { id: 'ret-117', status: 'en_preparacion', ageDays: 2.6, quantity: 6, deliverTo: 'pickup' },
  { id: 'ret-116', status: 'entregado', ageDays: 21, quantity: 5, deliverTo: 'storehouse' },
] as const;

/**
 * Returns the warehouse stock that follows from a demo store's shipments: pieces that were counted, sold from
 * the warehouse, damaged there or withdrawn. Movements are in the order of their time, because stock is never
 * below 0 at any point; the merchant's own movements are returned too.
 */
export function demoWarehouseStock(
  storeId: string,
  by: string,
  {
    shipments,
    skus,
    now,
  }: { readonly shipments: readonly Shipment[]; readonly skus: readonly Sku[]; readonly now: Date },
) {
  const ofSku = new Map(skus.map((own) => [foldText(own.sku), own]));
  const order = [
    ...new Set(shipments.flatMap(({ items }) => items.map(({ sku }) => foldText(sku)))),
  ].toSorted();
  const pairs = new Map<string, Pair & { received: Received[] }>();
  const movements: Movement[] = [];
  const move = (own: Sku, pieces: number, reason: StockMoveReason, at: Date, more: Partial<Movement>) => {
    const { productId } = own;
    if (pieces !== 0)
      movements.push({ storeId, productId, foldedSku: foldText(own.sku), pieces, reason, by, at, ...more });
  };
  for (const { id, status, warehouseId, items, createdAt, receivedAt } of shipments) {
    for (const { sku, quantity, received } of items) {
      const own = ofSku.get(foldText(sku));
      if (!own || status === 'cancelado') continue;
      move(own, -quantity, 'envio', createdAt, { document: id });
      const key = `${warehouseId} ${foldText(sku)}`;
      const pair = pairs.get(key) ?? { warehouseId, own, at: order.indexOf(foldText(sku)), received: [] };
      if (receivedAt && received !== null) {
        pair.received.push({ quantity, counted: received, at: receivedAt, document: id });
      }
      pairs.set(key, pair);
    }
  }
  const old = (pair: Pair) => pair.received.some(({ at }) => now.getTime() - at.getTime() > LONG_AGO_MS);
  const ready = [...pairs.values()].filter((pair) => pair.warehouseId === 'alm-1' && old(pair));
  const withdrawalRows: (typeof withdrawals.$inferInsert)[] = [];
  const takenOf = new Map<
    Pair,
    { readonly quantity: number; readonly at: Date; readonly document: string }
  >();
  for (const [at, { ageDays, quantity, ...wish }] of plannedWithdrawals.entries()) {
    const pair = ready[at];
    const warehouse = demoWarehouses.find(({ id }) => id === pair?.warehouseId);
    const product = shipments.flatMap(({ items }) => items).find(({ sku }) => sku === pair?.own.sku);
    if (!pair || !warehouse || !product) continue;
    const createdAt = new Date(now.getTime() - ageDays * DAY_MS);
    const deliveredAt = wish.status === 'entregado' ? new Date(createdAt.getTime() + 4 * DAY_MS) : null;
    withdrawalRows.push({
      storeId,
      ...wish,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      items: [{ sku: pair.own.sku, name: product.name, quantity }],
      comment: at === 0 ? 'Las necesito para la feria del fin de semana' : null,
      createdAt,
      deliveredAt,
      demo: true,
    });
    takenOf.set(pair, { quantity, at: createdAt, document: wish.id });
    if (deliveredAt) move(pair.own, quantity, 'retiro_entregado', deliveredAt, { document: wish.id });
  }
  for (const pair of pairs.values()) {
    const { warehouseId, own, at } = pair;
    const taken = takenOf.get(pair);
    const damaged = at % DAMAGED === 1 && old(pair) ? 1 + (at % 3) : 0;
    const remaining = leftIn[warehouseId]?.[at] ?? 0;
    let available = 0;
    const arrivals = pair.received.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const [turn, arrival] of arrivals.entries()) {
      move(own, arrival.quantity, 'recibido', arrival.at, { warehouseId, document: arrival.document });
      move(own, arrival.counted - arrival.quantity, 'diferencia', arrival.at, {
        warehouseId,
        document: arrival.document,
      });
      available += arrival.counted;
      const next = arrivals[turn + 1]?.at ?? now;
      const keep = turn === arrivals.length - 1 ? remaining + damaged + (taken?.quantity ?? 0) : LEFT_OVER;
      const soldAt = new Date(arrival.at.getTime() + (next.getTime() - arrival.at.getTime()) / 3);
      move(own, -Math.max(0, available - keep), 'surtido', soldAt, { warehouseId });
      available = Math.min(available, keep);
    }
    move(own, -damaged, 'danado', new Date(now.getTime() - 30 * DAY_MS), { warehouseId });
    if (taken) move(own, -taken.quantity, 'retiro', taken.at, { warehouseId, document: taken.document });
  }
  const stock: (typeof warehouseStock.$inferInsert)[] = [...pairs.values()].map(({ warehouseId, own }) => ({
    storeId,
    warehouseId,
    foldedSku: foldText(own.sku),
    ...own,
    updatedAt: new Date(now.getTime() - 500 * DAY_MS),
    demo: true,
  }));
  return {
    stock,
    withdrawals: withdrawalRows,
    movements: movements.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  };
}
