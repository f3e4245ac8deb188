import { and, eq } from 'drizzle-orm';
import { conflict } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { bulkUpdate } from '../../database/bulk-update.ts';
import { oneOf } from '../../database/one-of.ts';
import type { ProductRow } from './product-of-row.ts';
import { products, productSaves, productSkus, stockMovements } from '../../tables/products.ts';

/** The pending writes of products; each product is in it once. */
export type Writes = {
  readonly created: ProductRow[];
  /** The locked products, in their new state. */
  readonly changed: ProductRow[];
  readonly newSkus: (typeof productSkus.$inferInsert)[];
  readonly changedSkus: (typeof productSkus.$inferInsert)[];
  /** Folded. */
  readonly goneSkus: string[];
  readonly movements: (typeof stockMovements.$inferInsert)[];
  readonly saves: (typeof productSaves.$inferInsert)[];
};

const ofStore = ({ storeId }: Scope, folded: readonly string[]) =>
  and(eq(productSkus.storeId, storeId), oneOf(productSkus.foldedSku, folded));

/**
 * Refuses SKUs that another product has.
 * @throws 409 `sku_taken`, with the product's name
 */
async function refuseTaken(scope: Scope, wanted: Writes['newSkus']): Promise<never> {
  const wantedBy = new Map(wanted.map(({ foldedSku, productId }) => [foldedSku, productId]));
  const rows = await scope.tx
    .select({
      sku: productSkus.sku,
      foldedSku: productSkus.foldedSku,
      name: products.name,
      productId: productSkus.productId,
    })
    .from(productSkus)
    .innerJoin(
      products,
      and(eq(products.storeId, productSkus.storeId), eq(products.id, productSkus.productId)),
    )
    .where(ofStore(scope, [...wantedBy.keys()]));
  const taken = rows.find((row) => row.productId !== wantedBy.get(row.foldedSku));
  throw conflict(taken ? `Ya existe: ${taken.sku}, ${taken.name}` : 'Ya existe ese SKU', 'sku_taken');
}

async function writeAll(scope: Scope, writes: Writes): Promise<void> {
  const { tx } = scope;
  const { created, changed, changedSkus, goneSkus, movements, saves } = writes;
  await bulkInsert(tx, products, created);
  const written = await bulkUpdate(tx, products, changed, ['storeId', 'id']);
  if (written < changed.length) throw new Error(`${changed.length - written} products were not written`);
  if (goneSkus.length > 0) await tx.delete(productSkus).where(ofStore(scope, goneSkus));
  // SKUs are written in the order of their texts, so that no two writers wait for each other.
  const newSkus = writes.newSkus.toSorted((a, b) => (a.foldedSku < b.foldedSku ? -1 : 1));
  const inserted = await bulkInsert(tx, productSkus, newSkus, { conflicts: 'skip' });
  if (inserted < newSkus.length) await refuseTaken(scope, newSkus);
  await bulkUpdate(tx, productSkus, changedSkus, ['storeId', 'foldedSku']);
  await bulkInsert(tx, stockMovements, movements);
  await bulkInsert(tx, productSaves, saves);
}

/**
 * Plans what is written of one product or of many, and then writes it: one statement for each table, however
 * many products there are. What is planned must not read what it has planned before.
 * @throws 409 `sku_taken` for a SKU that another product has
 */
export async function writing<Planned>(
  scope: Scope,
  plan: (writes: Writes) => Promise<Planned>,
): Promise<Planned> {
  const writes: Writes = {
    created: [],
    changed: [],
    newSkus: [],
    changedSkus: [],
    goneSkus: [],
    movements: [],
    saves: [],
  };
  const planned = await plan(writes);
  await writeAll(scope, writes);
  return planned;
}
