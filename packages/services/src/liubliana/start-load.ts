import type { CallRequest } from '@trastienda/api-client';
import type { createBulkLoad } from '@trastienda/api-client/liubliana';
import {
  type ChannelCode,
  channelName,
  foldText,
  isOwnStore,
  ownStoreCodes,
  safeFileName,
} from '@trastienda/domain';
import {
  bulkFault,
  type BulkGroup,
  bulkGroups,
  type BulkNote,
  type BulkRow,
  nearestAmong,
  productRows,
} from '@trastienda/domain/bulk';
import type { OfferCode } from '@trastienda/domain/product';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { invalid, notFound, Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import { startJob } from '../jobs/job.ts';
import { categories, categoryAttributes } from '../products/categories.schema.ts';
import { products, productSkus } from '../products/schema.ts';
import { tableOfFile } from './read-file.ts';
import { bulkLoads, bulkRows } from './schema.ts';
import type { LoadInput } from './load-types.ts';
import { bulkLoadJob } from './work-load.ts';

type Body = CallRequest<typeof createBulkLoad>['body'];
type NewLoad = Pick<
  typeof bulkLoads.$inferInsert,
  'type' | 'dryRun' | 'retryOf' | 'fileName' | 'categoryId' | 'channels' | 'action'
>;

/** Rows that are done together at most: a killed process does so many anew. */
const CHUNK = 50;
/** SKUs among which the one is looked for that a merchant may have meant. */
const MOST_NEAR = 20_000;
/** Mistakes of a kind that are told what may have been meant: the first ones are what matters. */
const MOST_MEANT = 100;

export const newLoadId = ({ randomBytes }: Scope): string =>
  `carga-${Buffer.from(randomBytes(6)).toString('hex')}`;

/** Who has the SKUs of a file, and the keys that its rows share. */
async function ownersOf({ tx, storeId }: Scope, rows: readonly BulkRow[]) {
  const skus = [...new Set(rows.map(({ values }) => foldText(values.sku)).filter(Boolean))];
  const keys = [...new Set(rows.flatMap(({ values }) => values.parentSku ?? []))];
  const owners = await tx
    .select({ sku: productSkus.foldedSku, id: productSkus.productId })
    .from(productSkus)
    .where(
      and(eq(productSkus.storeId, storeId), sql`${productSkus.foldedSku} = any(${sql.param(skus)}::text[])`),
    );
  const parents =
    keys.length === 0
      ? []
      : await tx
          .select({ key: products.parentSku, id: products.id })
          .from(products)
          .where(
            and(
              eq(products.storeId, storeId),
              isNotNull(products.kind),
              sql`${products.parentSku} = any(${sql.param(keys)}::text[])`,
            ),
          );
  return {
    ofSku: new Map(owners.map(({ sku, id }) => [sku, id])),
    ofParent: new Map(parents.map(({ key, id }) => [foldText(key), id])),
  };
}

type CategoryOf = LoadInput['categories'];

/** A path as it may be written, with its names parted by `>` or `/`. */
const foldedPath = (names: readonly string[]): string => names.map(foldText).join(' > ');

/** What the cells of categories mean: a leaf's id, its path, or its name where one leaf alone is called so. */
async function categoriesOf({ tx }: Scope, rows: readonly BulkRow[]) {
  const written = [...new Set(rows.flatMap(({ values }) => values.category ?? []).filter(Boolean))];
  const found: Record<string, CategoryOf[string]> = {};
  const faults = new Map<string, BulkNote>();
  if (written.length === 0) return { found, faults };
  const leaves = await tx
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(categories)
    .where(eq(categories.isLeaf, true));
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byPath = new Map(leaves.map((leaf) => [foldedPath(leaf.path), leaf]));
  const byName = new Map<string, typeof leaves>();
  for (const leaf of leaves) {
    const alike = byName.get(foldText(leaf.name));
    if (alike) alike.push(leaf);
    else byName.set(foldText(leaf.name), [leaf]);
  }
  const nearest = nearestAmong(leaves.map(({ name }) => name));
  for (const text of written) {
    const named = byName.get(foldText(text)) ?? [];
    const exact = byId.get(text) ?? byPath.get(foldedPath(text.split(/[>/]/u)));
    const leaf = exact ?? (named.length === 1 ? named[0] : undefined);
    if (leaf) {
      found[text] = { id: leaf.id, name: leaf.name };
      continue;
    }
    const [first] = named;
    const message =
      first === undefined
        ? `No encontramos «${text.slice(0, 60)}»`
        : `Hay ${named.length} categorías «${text.slice(0, 60)}»: escribe su ruta`;
    const meant = faults.size < MOST_MEANT ? nearest(text.split('>').at(-1) ?? text) : null;
    const suggestion = first === undefined ? meant : first.path.join(' > ');
    faults.set(text, bulkFault('category', message, { field: 'category', value: text, suggestion }));
  }
  return { found, faults };
}

/** SKUs of the store by their first letters, for those that an edit names and nobody has. */
async function nearSkus({ tx, storeId }: Scope): Promise<readonly string[]> {
  const rows = await tx
    .select({ sku: productSkus.sku })
    .from(productSkus)
    .where(eq(productSkus.storeId, storeId))
    .limit(MOST_NEAR);
  return rows.map(({ sku }) => sku);
}

/** An edit makes no product: a SKU that nobody has is a mistake of its row. */
async function unknownSkus(scope: Scope, rows: readonly BulkRow[], ofSku: ReadonlyMap<string, string>) {
  const unknown = rows.filter(({ values }) => values.sku !== '' && !ofSku.has(foldText(values.sku)));
  const nearest = nearestAmong(unknown.length === 0 ? [] : await nearSkus(scope));
  return new Map(
    unknown.map((row, at): [BulkRow, BulkNote] => {
      const { sku } = row.values;
      const suggestion = at < MOST_MEANT ? nearest(sku) : null;
      return [row, bulkFault('sku_unknown', `No existe ${sku}`, { field: 'sku', value: sku, suggestion })];
    }),
  );
}

/** Groups packed into chunks of some 50 rows; one product is never in two. */
function chunked(groups: readonly BulkGroup[]) {
  let chunk = 1;
  let inChunk = 0;
  let product = 0;
  return groups.flatMap((group) => {
    if (inChunk > 0 && inChunk + group.rows.length > CHUNK) {
      chunk += 1;
      inChunk = 0;
    }
    inChunk += group.rows.length;
    product += 1;
    return group.rows.map((row) => ({ chunk, product, productId: group.productId, row }));
  });
}

type PlacedRow = Omit<typeof bulkRows.$inferInsert, 'storeId' | 'loadId' | 'position'>;

/** Writes a load with its rows and calls the workers; it is worked by the job of its id. */
export async function keepLoad(
  scope: Scope,
  id: string,
  {
    load,
    rows,
    input,
  }: { readonly load: NewLoad; readonly rows: readonly PlacedRow[]; readonly input: LoadInput },
) {
  const { tx, storeId, user, now } = scope;
  const chunks = Math.max(0, ...rows.map(({ chunk }) => chunk));
  await startJob(scope, bulkLoadJob, {
    id,
    input,
    rows: Array.from({ length: chunks }, (_, at) => ({ chunk: at + 1 })),
  });
  const [kept] = await tx
    .insert(bulkLoads)
    .values({ ...load, storeId, id, by: user.email.toLowerCase(), total: rows.length, createdAt: now })
    .returning();
  await bulkInsert(
    tx,
    bulkRows,
    rows.map((row, at) => ({
      outcome: 'pending' as const,
      notes: [],
      changes: [],
      ...row,
      storeId,
      loadId: id,
      position: at + 1,
    })),
  );
  if (!kept) throw new Error(`The load ${id} was not written`);
  return kept;
}

/** Reads a file and starts the work on its rows. @throws 404 of another load; 413; 422 for a file that cannot be read */
export async function startBulkLoad(scope: Scope, body: Body) {
  const { tx, storeId } = scope;
  if (body.retryOf !== undefined) {
    const [first] = await tx
      .select({ id: bulkLoads.id })
      .from(bulkLoads)
      .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, body.retryOf)));
    if (!first) throw notFound('No encontramos la carga');
  }
  const names = await tx.selectDistinct({ name: categoryAttributes.name }).from(categoryAttributes);
  const table = productRows(await tableOfFile(body.file), { attributes: names.map(({ name }) => name) });
  if (!table.ok) {
    const { code, message } = table.error;
    throw new Refusal(422, message, { code, fields: [{ field: 'file', message }] });
  }
  const { rows } = table.value;
  const owners = await ownersOf(scope, rows);
  const { found, faults } = await categoriesOf(scope, rows);
  const unknown = body.type === 'edicion' ? await unknownSkus(scope, rows, owners.ofSku) : null;
  const checked = rows.map((row): BulkRow => {
    const more = [unknown?.get(row), faults.get(row.values.category ?? '')].filter(
      (note) => note !== undefined,
    );
    return more.length === 0 ? row : { ...row, notes: [...more, ...row.notes] };
  });
  const category = await defaultCategory(scope, body.categoryId);
  const channels = ownChannels(body.salesChannels);
  return keepLoad(scope, newLoadId(scope), {
    load: {
      type: body.type,
      dryRun: body.dryRun,
      retryOf: body.retryOf ?? null,
      fileName: body.file instanceof File ? safeFileName(body.file.name) : null,
      categoryId: category?.id ?? null,
      channels,
      action: null,
    },
    rows: chunked(bulkGroups(checked, owners)).map(({ chunk, product, productId, row }) => ({
      chunk,
      product,
      productId,
      row: row.row,
      sku: row.values.sku === '' ? null : row.values.sku,
      cells: row.cells,
      notes: row.notes,
    })),
    input: {
      isEdit: body.type === 'edicion',
      dryRun: body.dryRun,
      keepsDifference: body.stockMode === 'diferencia',
      category,
      channels,
      categories: found,
      action: null,
    },
  });
}

/** @throws 422 for a channel that is switched on elsewhere */
export function ownChannels(codes: readonly ChannelCode[]): OfferCode[] {
  const other = codes.find((code) => !isOwnStore(code));
  if (other !== undefined) {
    throw invalid([{ field: 'salesChannels', message: `En ${channelName(other)} se activa desde el canal` }]);
  }
  return ownStoreCodes.filter((code) => codes.includes(code));
}

/** @throws 422 for what is no leaf of the tree */
async function defaultCategory({ tx }: Scope, id: string | undefined): Promise<LoadInput['category']> {
  if (id === undefined) return null;
  const [leaf] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(inArray(categories.id, [id]), eq(categories.isLeaf, true)));
  if (!leaf) throw invalid([{ field: 'categoryId', message: 'Elige una categoría final' }]);
  return leaf;
}
