import { randomUUID } from 'node:crypto';
import { foldText, orderFamilyOfLines } from '@trastienda/domain';
import type { MappedOrder } from '@trastienda/connectors/woocommerce/mapped-order';
import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../../core/scope.ts';
import { bulkInsert } from '../../../database/bulk-insert.ts';
import { orderLines, orderPackages, orders } from '../../../tables/orders.ts';
import { categoriesOf } from '../../orders/create-order.ts';
import { marksOf } from '../../orders/line-bitmasks.ts';
import { offeredActions } from '../../orders/offered-actions.ts';

type Store = Pick<Scope, 'tx' | 'storeId' | 'now'>;
const MARKETPLACE = 'WC';

/** The name of a shop in at most six letters and digits: `casalumbre.mx` is `casalu`. */
export const prefixOf = (shopId: string): string =>
  shopId
    .replace(/^www\./u, '')
    .replace(/[^a-z\d].*$/iu, '')
    .slice(0, 6)
    .toLowerCase() || 'tienda';

/** The number of an order in its shop. */
export const ownNumber = ({ number, externalId }: MappedOrder): string =>
  number.length > 60 ? externalId : number;

/** Returns those of some numbers that the store has. */
export async function takenNumbers(
  { tx, storeId }: Store,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.marketplace, MARKETPLACE),
        inArray(orders.orderNumber, [...numbers]),
      ),
    );
  return new Set(rows.map(({ number }) => number));
}

/**
 * Returns a number that the store has not: the shop's own, else with the shop's name before it, since two shops of a store count
 * alike, else with its id there. It stays with the order for good (D524).
 */
async function freeNumber(store: Store, mapped: MappedOrder, link: Link): Promise<string> {
  const own = ownNumber(mapped);
  const prefix = prefixOf(link.shopId);
  const wanted = [own, `${prefix}-${own}`, `${prefix}${link.id.slice(0, 4)}-${mapped.externalId}`];
  const taken = await takenNumbers(store, wanted);
  const free = wanted.find((number) => !taken.has(number));
  if (free === undefined) throw new Error('All numbers of an order are taken');
  return free;
}

export type Link = { readonly id: string; readonly shopId: string };
type Categories = Awaited<ReturnType<typeof categoriesOf>>;

/** The rows of an order of a shop as one that waits, one line a piece. */
export function rowsOfOrder(
  { storeId, now }: Pick<Store, 'storeId' | 'now'>,
  mapped: MappedOrder,
  { orderNumber, categories }: { readonly orderNumber: string; readonly categories: Categories },
) {
  const id = `o-${randomUUID()}`;
  const lines = mapped.lines.map(
    (line, at) =>
      ({
        storeId,
        orderId: id,
        colocationId: line.id,
        position: at + 1,
        productId: line.productId === null ? line.id : String(line.productId),
        sku: line.sku,
        name: line.name,
        ...categories.get(line.sku),
        salePrice: line.salePrice,
        saleDiscount: line.discount,
        statusId: 1,
        productType: 'simple',
        dimensions: [line.size],
        deliveryType: 'dropshipping',
      }) satisfies typeof orderLines.$inferInsert,
  );
  const sold = lines.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  const purchaseDate = dateOf(mapped.purchasedAt ?? mapped.paidAt ?? mapped.modifiedAt) ?? now;
  const order = {
    storeId,
    id,
    orderNumber,
    marketplace: MARKETPLACE,
    purchaseDate,
    authorizationDate: dateOf(mapped.paidAt) ?? purchaseDate,
    status: orderFamilyOfLines(lines.map(({ statusId }) => ({ colocationStatus: { id: statusId } }))),
    total: mapped.total,
    payment: {
      method: mapped.paymentMethod || null,
      // Fees have no row of their own yet, and without them the parts were less than the total.
      subtotal: sold + mapped.fees,
      shippingCost: mapped.shipping,
      discount: mapped.discount,
    },
    ...clientOf(mapped),
    shippingAddress: mapped.address,
    channelData: { origin: 'canal', ...offeredActions(MARKETPLACE, lines) },
    ...marksOf(lines),
  } satisfies typeof orders.$inferInsert;
  const parcel = {
    storeId,
    orderId: id,
    id: `${id}-paq-1`,
    position: 1,
    colocationIds: mapped.lines.filter((line) => line.needsShipping).map((line) => line.id),
  } satisfies typeof orderPackages.$inferInsert;
  return { order, lines, parcel };
}
type OrderRows = ReturnType<typeof rowsOfOrder>;

/** Returns the categories of the goods of orders. */
export const categoriesOfOrders = (store: Store, mapped: readonly MappedOrder[]): Promise<Categories> => {
  const skus = mapped.flatMap(({ lines }) => lines.flatMap(({ sku }) => (sku === '' ? [] : sku)));
  return categoriesOf(store, [...new Set(skus)]);
};

/** Writes orders with what belongs to them. */
export async function insertOrderRows({ tx }: Pick<Store, 'tx'>, rows: readonly OrderRows[]): Promise<void> {
  await bulkInsert(
    tx,
    orders,
    rows.map(({ order }) => order),
  );
  await bulkInsert(
    tx,
    orderLines,
    rows.flatMap(({ lines }) => lines),
  );
  await bulkInsert(
    tx,
    orderPackages,
    rows.map(({ parcel }) => parcel),
  );
}

/** Writes an order of a shop. @returns its id */
export async function insertShopOrder(store: Store, link: Link, mapped: MappedOrder): Promise<string> {
  const categories = await categoriesOfOrders(store, [mapped]);
  const orderNumber = await freeNumber(store, mapped, link);
  const rows = rowsOfOrder(store, mapped, { orderNumber, categories });
  await insertOrderRows(store, [rows]);
  return rows.order.id;
}

/** The client of an order, as its row has it. */
export const clientOf = ({
  clientName,
  clientEmail,
  address,
}: Pick<MappedOrder, 'clientName' | 'clientEmail' | 'address'>) => {
  const name = clientName || address.addressee || 'Sin nombre';
  return { clientName: name, clientNameFolded: foldText(name), clientEmail };
};
