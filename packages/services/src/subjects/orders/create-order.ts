import { randomUUID } from 'node:crypto';
import type { DoorOrder, OrderAnswer } from '@trastienda/api-client';
import type { createOrder } from '@trastienda/api-client/kidal';
import { foldText, toCentavos } from '@trastienda/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { products, productSkus } from '../../tables/products.ts';
import { marksOf } from './line-bitmasks.ts';
import { orderOfRows } from './order-of-rows.ts';
import { orderLines, orderPackages, orders } from '../../tables/orders.ts';

/** A line is one unit: an order with more than this is a warehouse transfer, not a parcel. */
const MAX_PIECES = 200;

/**
 * A number is 'M-' and nine digits, so that it differs from a channel's number at a glance; the unique index
 * detects a duplicate.
 */
const newOrderNumber = (randomBytes: Scope['randomBytes']): string => {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4);
  return `M-${String((((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % 1_000_000_000).padStart(9, '0')}`;
};

type Store = Pick<Scope, 'tx' | 'storeId'>;

/** Returns the present categories of some SKUs: a sold line keeps the category of its sale (D297). */
export async function categoriesOf({ tx, storeId }: Store, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, { categoryId: string; categoryName: string }>();
  const rows = await tx
    .select({
      sku: productSkus.sku,
      categoryId: products.category,
      categoryName: products.categoryName,
    })
    .from(productSkus)
    .innerJoin(
      products,
      and(eq(products.storeId, productSkus.storeId), eq(products.id, productSkus.productId)),
    )
    .where(
      and(eq(productSkus.storeId, storeId), inArray(productSkus.sku, [...skus]), ne(products.category, '')),
    );
  return new Map(rows.map(({ sku, ...category }) => [sku, category]));
}

/** A sale outside the channels as it says of itself, and the moment of it. */
type DirectSale = Pick<DoorOrder, 'number' | 'clientData' | 'shippingAddress' | 'orderedProductsList'> & {
  readonly soldAt: Date;
};

/** Refuses an order of more pieces than a parcel is for. @throws 422 */
export function checkPieces({ orderedProductsList }: Pick<DirectSale, 'orderedProductsList'>): void {
  const pieces = orderedProductsList.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces <= MAX_PIECES) return;
  throw invalid([{ field: 'orderedProductsList', message: `Un pedido tiene a lo más ${MAX_PIECES} piezas` }]);
}

/** Writes a sale outside the channels: paid, waiting, one row a unit. A number that the store has already breaks an index. */
export async function insertDirectSale(store: Store, sale: DirectSale): Promise<OrderAnswer> {
  const { tx, storeId } = store;
  const id = `o-${randomUUID()}`;
  const categories = await categoriesOf(
    store,
    sale.orderedProductsList.flatMap(({ sku }) => sku ?? []),
  );
  const units = sale.orderedProductsList.flatMap((product) =>
    Array.from({ length: product.quantity }, () => product),
  );
  const lines = units.map((product, at) => {
    const colocationId = `${id}-${at + 1}`;
    return {
      storeId,
      orderId: id,
      colocationId,
      position: at + 1,
      productId: product.sku ?? colocationId,
      sku: product.sku ?? '',
      name: product.name,
      ...categories.get(product.sku ?? ''),
      salePrice: toCentavos(product.salePrice),
      saleDiscount: 0,
      statusId: 1,
      productType: 'simple',
      dimensions: product.dimensions,
      deliveryType: 'dropshipping',
    } satisfies typeof orderLines.$inferInsert;
  });
  const total = lines.reduce((sum, line) => sum + line.salePrice, 0);
  const [order] = await tx
    .insert(orders)
    .values({
      storeId,
      id,
      orderNumber: sale.number,
      marketplace: 'PG',
      purchaseDate: sale.soldAt,
      authorizationDate: sale.soldAt,
      status: 'pendiente',
      total,
      payment: { method: null, subtotal: total, shippingCost: 0, discount: 0 },
      clientName: sale.clientData.fullname,
      clientNameFolded: foldText(sale.clientData.fullname),
      clientEmail: sale.clientData.email,
      shippingAddress: sale.shippingAddress,
      channelData: { origin: 'manual', actions: [] },
      ...marksOf(lines),
    })
    .returning();
  const inserted = await tx.insert(orderLines).values(lines).returning();
  const packages = await tx
    .insert(orderPackages)
    .values({
      storeId,
      orderId: id,
      id: `${id}-paq-1`,
      position: 1,
      colocationIds: lines.map((line) => line.colocationId),
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  return orderOfRows(order, inserted, packages);
}

/**
 * Creates a sale outside the channels, so that a guide can be made for it (D139): paid, waiting, one row a
 * unit.
 */
export const handleCreateOrder: Handler<typeof createOrder> = async ({ body }, scope) => {
  checkPieces(body);
  const number = newOrderNumber(scope.randomBytes);
  return { data: await insertDirectSale(scope, { ...body, number, soldAt: scope.now }) };
};
