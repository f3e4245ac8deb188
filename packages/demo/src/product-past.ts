import { foldText, fromCentavos, centavos } from '@trastienda/domain';
import { comparableGtin } from '@trastienda/domain/product';
import type {
  hostedShopProducts,
  products,
  productSaves,
  productSkus,
  stockMovements,
} from '@trastienda/services/tables/products';
import type { DemoStore } from './merchants.ts';
import { demoShopId } from '@trastienda/services/subjects/channels/store-link';

type ProductRow = typeof products.$inferInsert;
type SkuRow = typeof productSkus.$inferInsert;
type Past = {
  readonly products: readonly ProductRow[];
  readonly saves: (typeof productSaves.$inferInsert)[];
  readonly movements: (typeof stockMovements.$inferInsert)[];
  readonly hosted: (typeof hostedShopProducts.$inferInsert)[];
};

/** One in this many products has been changed since its creation. */
const CHANGED = 9;
/** Products that a store has in its hosted shop. */
const HOSTED = 6;
/** Pieces that the last change took off. */
const TAKEN = 3;

/**
 * Returns the past of the demo's products: each SKU's pieces have an origin, some products were changed twice
 * (a price by the owner, pieces by a helper), and some are in the store's hosted shop. The products have the
 * same values as without it.
 */
export function demoProductPast(
  store: DemoStore,
  people: { readonly owner: string; readonly helper: string | null },
  rows: { readonly products: readonly ProductRow[]; readonly skus: readonly SkuRow[] },
  /** The pieces that went to the warehouse and came back, which need an origin too. */
  sent: readonly (typeof stockMovements.$inferInsert)[] = [],
): Past {
  const past: Past = { products: [], saves: [], movements: [], hosted: [] };
  const changed = rows.products.map((row, at): ProductRow => {
    const gtin = row.universalId ? comparableGtin(row.universalId) : null;
    const skus = rows.skus.filter(({ productId }) => productId === row.id);
    const [first] = skus;
    const isChanged = at % CHANGED === 0 && row.status !== 'draft' && first !== undefined;
    const common = { storeId: store.id, productId: row.id };
    const moved = (sku: SkuRow, pieces: number, more: { reason: 'alta' | 'edicion'; by: string; at: Date }) =>
      past.movements.push({ ...common, foldedSku: foldText(sku.sku), pieces, ...more });
    for (const sku of skus) {
      const sentPieces = sent.filter(
        (one) => !one.warehouseId && one.productId === row.id && one.foldedSku === foldText(sku.sku),
      );
      const more =
        (isChanged && sku === first ? TAKEN : 0) - sentPieces.reduce((pieces, one) => pieces + one.pieces, 0);
      // The pieces exist before the first of them leaves.
      const at = new Date(Math.min(row.createdAt.getTime(), ...sentPieces.map((one) => one.at.getTime())));
      if (sku.stock + more > 0) moved(sku, sku.stock + more, { reason: 'alta', by: people.owner, at });
    }
    if (!isChanged) return { ...row, gtin, version: 1 };
    const by = people.helper ?? people.owner;
    moved(first, -TAKEN, { reason: 'edicion', by, at: row.updatedAt });
    const price = fromCentavos(centavos(row.salePrice));
    const save = { ...common, source: 'form' as const, loadId: null };
    past.saves.push(
      {
        ...save,
        version: 2,
        at: new Date((row.createdAt.getTime() + row.updatedAt.getTime()) / 2),
        by: people.owner,
        changes: [{ field: 'salePrice', before: price + 50, after: price }],
      },
      {
        ...save,
        version: 3,
        at: row.updatedAt,
        by,
        changes: [
          { field: `info_by_sku.${first.sku}.stock`, before: first.stock + TAKEN, after: first.stock },
        ],
      },
    );
    return { ...row, gtin, version: 3 };
  });
  const hosted = store.connected.includes('SP') ? rows.products.slice(0, HOSTED) : [];
  past.hosted.push(
    ...hosted.map((row) => ({
      storeId: store.id,
      id: row.id,
      shopId: demoShopId('SP', store.id),
      name: row.name,
      price: row.salePrice,
      sku: row.firstSku,
      stock: row.stock,
      active: row.status === 'active',
    })),
  );
  return { ...past, products: changed };
}
