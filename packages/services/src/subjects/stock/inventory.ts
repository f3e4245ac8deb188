import type { CallAnswer, CallRequest } from '@trastienda/api-client';
import type { getInventoryItem, listInventory } from '@trastienda/api-client/shippings';
import { defaultPageSize, foldText } from '@trastienda/domain';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { soldIn28Days } from '../sales/sold-in-28-days.ts';
import { pendingPieces } from '../products/pending-pieces.ts';
import { products, productSkus, stockMovements } from '../../tables/products.ts';
import { inDetail } from '../guides/envelope.ts';
import { stockShipments, warehouses, warehouseStock, withdrawals } from '../../tables/shipping.ts';

type Query = CallRequest<typeof listInventory>['query'];
type Item = CallAnswer<typeof listInventory>['detail']['registros'][number];

/** The detail of a SKU lists this many movements. */
const MAX_MOVEMENTS = 30;
const SOON = 7;

type Counted = { readonly warehouseId: string; readonly items: readonly { sku: string; quantity: number }[] };

/** Pieces of documents that are open, by warehouse and folded SKU. */
function piecesOf(rows: readonly Counted[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { warehouseId, items } of rows) {
    for (const { sku, quantity } of items) {
      const key = `${warehouseId}\n${foldText(sku)}`;
      pieces.set(key, (pieces.get(key) ?? 0) + quantity);
    }
  }
  return pieces;
}

/**
 * Returns the pieces on their way to a warehouse, and those reserved there for a withdrawal, as a table to
 * join: few documents are open at a time.
 */
async function inMotion({ tx, storeId }: Scope): Promise<SQL> {
  const coming = piecesOf(
    await tx
      .select({ warehouseId: stockShipments.warehouseId, items: stockShipments.items })
      .from(stockShipments)
      .where(
        and(eq(stockShipments.storeId, storeId), inArray(stockShipments.status, ['creado', 'en_transito'])),
      ),
  );
  const leaving = piecesOf(
    await tx
      .select({ warehouseId: withdrawals.warehouseId, items: withdrawals.items })
      .from(withdrawals)
      .where(
        and(eq(withdrawals.storeId, storeId), inArray(withdrawals.status, ['solicitado', 'en_preparacion'])),
      ),
  );
  const keys = [...new Set([...coming.keys(), ...leaving.keys()])];
  const parts = keys.map((key) => key.split('\n'));
  const texts = (at: 0 | 1) => sql.param(parts.map((part) => part[at] ?? ''));
  const ints = (of: ReadonlyMap<string, number>) => sql.param(keys.map((key) => of.get(key) ?? 0));
  return sql`unnest(${texts(0)}::text[], ${texts(1)}::text[], ${ints(coming)}::int[], ${ints(leaving)}::int[]) as under_way(warehouse, folded, coming, leaving)`;
}

/**
 * Returns the demand for each SKU over all warehouses: pieces that orders wait for, and those sold in four
 * weeks.
 */
async function demandOf(scope: Scope): Promise<SQL> {
  const pending = await pendingPieces(scope);
  const sold = new Map<string, number>();
  for (const [sku, units] of await soldIn28Days(scope)) {
    const folded = foldText(sku);
    sold.set(folded, (sold.get(folded) ?? 0) + units);
  }
  const skus = [...new Set([...pending.keys(), ...sold.keys()])];
  const ints = (of: ReadonlyMap<string, number>) => sql.param(skus.map((sku) => of.get(sku) ?? 0));
  return sql`unnest(${sql.param(skus)}::text[], ${ints(pending)}::int[], ${ints(sold)}::int[]) as demand(folded, pending, sold)`;
}

const int = (expression: SQL) => sql<number>`(${expression})::int`.mapWith(Number);

/** Returns every SKU in every warehouse of the store, as a subquery. */
async function stockOfStore(scope: Scope) {
  const { tx, storeId } = scope;
  return tx
    .select({
      sku: warehouseStock.sku,
      foldedSku: warehouseStock.foldedSku,
      productId: warehouseStock.productId,
      name: products.name,
      foldedName: products.foldedName,
      picture: sql<string | null>`${products.photos}->0->>'url'`.as('picture'),
      warehouseId: warehouseStock.warehouseId,
      warehouseName: sql<string>`${warehouses.name}`.as('warehouse_name'),
      available: warehouseStock.available,
      damaged: warehouseStock.damaged,
      updatedAt: warehouseStock.updatedAt,
      coming: int(sql`coalesce(under_way.coming, 0)`).as('coming'),
      leaving: int(sql`coalesce(under_way.leaving, 0)`).as('leaving'),
      everywhere: int(
        sql`sum(${warehouseStock.available}) over (partition by ${warehouseStock.foldedSku})`,
      ).as('everywhere'),
      sold: int(sql`coalesce(demand.sold, 0)`).as('sold'),
      onHand: int(sql`greatest(0, coalesce(${productSkus.stock}, 0) - coalesce(demand.pending, 0))`).as(
        'on_hand',
      ),
    })
    .from(warehouseStock)
    .innerJoin(
      products,
      and(eq(products.storeId, warehouseStock.storeId), eq(products.id, warehouseStock.productId)),
    )
    .innerJoin(warehouses, eq(warehouses.id, warehouseStock.warehouseId))
    .leftJoin(
      productSkus,
      and(
        eq(productSkus.storeId, warehouseStock.storeId),
        eq(productSkus.foldedSku, warehouseStock.foldedSku),
      ),
    )
    .leftJoin(
      await inMotion(scope),
      sql`under_way.warehouse = ${warehouseStock.warehouseId} and under_way.folded = ${warehouseStock.foldedSku}`,
    )
    .leftJoin(await demandOf(scope), sql`demand.folded = ${warehouseStock.foldedSku}`)
    .where(eq(warehouseStock.storeId, storeId))
    .as('standing');
}
type StockOfStore = Awaited<ReturnType<typeof stockOfStore>>;

/** Computes `daysOfStock` of the domain in SQL: null where nothing was sold. */
const daysOf = ({ everywhere, sold }: StockOfStore) =>
  sql`case when ${sold} > 0 then least(999, ${everywhere}::bigint * 28 / ${sold}) end`;

const columnsOf = (stock: StockOfStore) => ({
  sku: stock.sku,
  productId: stock.productId,
  name: stock.name,
  ImageLinkThumbnail: stock.picture,
  warehouseId: stock.warehouseId,
  warehouseName: stock.warehouseName,
  available: stock.available,
  reserved: stock.leaving,
  inTransit: stock.coming,
  damaged: stock.damaged,
  availableEverywhere: stock.everywhere,
  soldIn28Days: stock.sold,
  onHand: stock.onHand,
  updatedAt: stock.updatedAt,
});

const itemOf = ({ updatedAt, ...row }: Omit<Item, 'updatedAt'> & { readonly updatedAt: Date }): Item => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

const like = (column: StockOfStore['foldedName'] | StockOfStore['foldedSku'], text: string) =>
  sql`strpos(${column}, ${foldText(text)}) > 0`;

function wantedOf(stock: StockOfStore, { name, sku, skus, warehouseId }: Query): SQL | undefined {
  return and(
    name ? sql`(${like(stock.foldedName, name)} or ${like(stock.foldedSku, name)})` : undefined,
    sku ? eq(stock.foldedSku, foldText(sku)) : undefined,
    skus ? inArray(stock.foldedSku, skus.map(foldText)) : undefined,
    warehouseId ? eq(stock.warehouseId, warehouseId) : undefined,
  );
}

/**
 * Lists SKUs by warehouse, by the name of the product or by what runs out first (D359); `counts` are of the
 * entire store.
 */
export const handleListInventory: Handler<typeof listInventory> = async ({ query }, scope) => {
  const { tx } = scope;
  const { page = 1, pageSize = defaultPageSize, order } = query;
  const stock = await stockOfStore(scope);
  const days = daysOf(stock);
  const wanted = wantedOf(stock, query);
  const sum = (column: SQL | StockOfStore['available' | 'damaged' | 'coming' | 'leaving']) =>
    int(sql`coalesce(sum(${column}), 0)`);
  const [counts] = await tx
    .select({
      available: sum(stock.available),
      reserved: sum(stock.leaving),
      inTransit: sum(stock.coming),
      damaged: sum(stock.damaged),
      within7: int(
        sql`count(distinct ${stock.foldedSku}) filter (where ${stock.everywhere} > 0 and ${days} <= ${SOON})`,
      ),
    })
    .from(stock);
  const [total] = await tx.select({ rows: count() }).from(stock).where(wanted);
  // SKUs that sell come first, then those out of stock, then those that do not sell.
  const lasts = sql`coalesce(${days}, case when ${stock.everywhere} <= 0 then 1000 else 1001 end)`;
  const rows = await tx
    .select(columnsOf(stock))
    .from(stock)
    .where(wanted)
    .orderBy(
      ...(order === 'lasts' ? [lasts, desc(stock.sold)] : []),
      asc(stock.foldedName),
      asc(stock.foldedSku),
      asc(stock.warehouseId),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inDetail({
    registros: rows.map(itemOf),
    total_registros: total?.rows ?? 0,
    page_size: pageSize,
    page,
    counts: counts ?? { available: 0, reserved: 0, inTransit: 0, damaged: 0, within7: 0 },
  });
};

/**
 * Answers one SKU: its stock in each warehouse, and its last movements, the merchant's own too.
 * @throws 404
 */
export const handleGetInventoryItem: Handler<typeof getInventoryItem> = async ({ params }, scope) => {
  const { tx, storeId } = scope;
  const folded = foldText(params.sku);
  const stock = await stockOfStore(scope);
  const rows = await tx
    .select(columnsOf(stock))
    .from(stock)
    .where(eq(stock.foldedSku, folded))
    .orderBy(desc(stock.available), asc(stock.warehouseId));
  const [first] = rows;
  if (!first) throw notFound('Este SKU no está en el almacén');
  const moved = await tx
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.storeId, storeId),
        eq(stockMovements.productId, first.productId),
        eq(stockMovements.foldedSku, folded),
      ),
    )
    .orderBy(desc(stockMovements.at), desc(stockMovements.id))
    .limit(MAX_MOVEMENTS);
  const names = new Map(rows.map(({ warehouseId, warehouseName }) => [warehouseId, warehouseName]));
  const { sku, productId, name, ImageLinkThumbnail, soldIn28Days: sold, onHand } = first;
  return inDetail({
    sku,
    productId,
    name,
    ImageLinkThumbnail,
    soldIn28Days: sold,
    onHand,
    warehouses: rows.map(itemOf),
    movements: moved.map(({ at, pieces, reason, warehouseId, document }) => ({
      at: at.toISOString(),
      units: pieces,
      reason,
      warehouseId,
      warehouseName: warehouseId === null ? null : (names.get(warehouseId) ?? warehouseId),
      document,
    })),
  });
};
