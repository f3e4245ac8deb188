import { setImmediate as nextTurn } from 'node:timers/promises';
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
  beginningOf,
  bulkFault,
  type BulkGroup,
  bulkGroups,
  type BulkNote,
  type BulkRow,
  type ReadColumn,
} from '@trastienda/domain/bulk';
import type { OfferCode } from '@trastienda/domain/product';
import { and, eq, gt, inArray, isNotNull, sum } from 'drizzle-orm';
import type { BeforeWork } from '../../core/handler.ts';
import { invalid, notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { startJob } from '../../jobs/job.ts';
import { categories, categoryAttributes } from '../../tables/categories.ts';
import { products, productSkus } from '../../tables/products.ts';
import { charactersOf } from '../../core/reading/characters-of.ts';
import { bulkLoads } from '../../tables/bulk-loads.ts';
import { grouped } from '../../core/grouped.ts';
import type { LoadInput, PlacedRow } from './load-types.ts';
import { bulkLoadJob, storePlaced } from './work-load.ts';

type Body = CallRequest<typeof createBulkLoad>['body'];
type NewLoad = Pick<
  typeof bulkLoads.$inferInsert,
  'type' | 'dryRun' | 'bytes' | 'retryOf' | 'fileName' | 'categoryId' | 'channels' | 'action' | 'columns'
>;

/** Up to this many rows are written together, within a second: a killed process repeats only these. */
export const CHUNK = 250;
/** A chunk has up to this many characters, which are read and written in a few milliseconds. */
const CHUNK_CHARACTERS = 250_000;
/** A suggestion is chosen from up to this many SKUs. */
const MAX_NEAR = 20_000;
/** Suggestions are looked up for this many mistakes of a kind: the first ones matter most. */
const MAX_MEANT = 100;

export const newLoadId = ({ randomBytes }: Scope): string =>
  `carga-${Buffer.from(randomBytes(6)).toString('hex')}`;

/** Returns the products that own the SKUs of a file and the keys that its rows share. */
async function ownersOf({ tx, storeId }: Scope, rows: readonly BulkRow[]) {
  const skus = [...new Set(rows.map(({ values }) => foldText(values.sku)).filter(Boolean))];
  const keys = [...new Set(rows.flatMap(({ values }) => values.parentSku ?? []))];
  const owners = await tx
    .select({ sku: productSkus.foldedSku, id: productSkus.productId })
    .from(productSkus)
    .where(and(eq(productSkus.storeId, storeId), oneOf(productSkus.foldedSku, skus)));
  const parents =
    keys.length === 0
      ? []
      : await tx
          .select({ key: products.parentSku, id: products.id })
          .from(products)
          .where(
            and(eq(products.storeId, storeId), isNotNull(products.kind), oneOf(products.parentSku, keys)),
          );
  return {
    ofSku: new Map(owners.map(({ sku, id }) => [sku, id])),
    ofParent: new Map(parents.map(({ key, id }) => [foldText(key), id])),
  };
}

type CategoryOf = LoadInput['categories'];

/** Shortens a text for use in a sentence. */
const shortened = (text: string): string => beginningOf(text, 60);

/** Returns a path in the form that cells are compared by: its names may be separated by `>` or `/`. */
const foldedPath = (names: readonly string[]): string => names.map(foldText).join(' > ');

const leavesOf = ({ tx }: Scope) =>
  tx
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(categories)
    .where(eq(categories.isLeaf, true));

/** Finds the category of each cell: by a leaf's id, its path, or its name where only one leaf has it. */
async function categoriesOf({ look, reader, owner }: BeforeWork, rows: readonly BulkRow[]) {
  const written = [...new Set(rows.flatMap(({ values }) => values.category ?? []).filter(Boolean))];
  const found: Record<string, CategoryOf[string]> = {};
  const faults = new Map<string, BulkNote>();
  if (written.length === 0) return { found, faults };
  const leaves = await look(leavesOf);
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byPath = new Map(leaves.map((leaf) => [foldedPath(leaf.path), leaf]));
  const byName = new Map<string, typeof leaves>();
  for (const leaf of leaves) {
    const sameName = byName.get(foldText(leaf.name));
    if (sameName) sameName.push(leaf);
    else byName.set(foldText(leaf.name), [leaf]);
  }
  const unknown: string[] = [];
  for (const text of written) {
    const named = byName.get(foldText(text)) ?? [];
    const exact = byId.get(text) ?? byPath.get(foldedPath(text.split(/[>/]/u)));
    const leaf = exact ?? (named.length === 1 ? named[0] : undefined);
    if (leaf) {
      found[text] = { id: leaf.id, name: leaf.name };
      continue;
    }
    const [first] = named;
    if (first === undefined) {
      unknown.push(text);
      continue;
    }
    const message = `Hay ${named.length} categorías «${shortened(text)}»: escribe su ruta`;
    const suggestion = first.path.join(' > ');
    faults.set(text, bulkFault('category', message, { field: 'category', value: text, suggestion }));
  }
  const suggestions = await reader.nearest(
    unknown.slice(0, MAX_MEANT).map((text) => text.split('>').at(-1) ?? text),
    leaves.map(({ name }) => name),
    owner,
  );
  for (const [at, text] of unknown.entries()) {
    const more = { field: 'category', value: text, suggestion: suggestions[at] ?? null };
    faults.set(text, bulkFault('category', `No encontramos «${shortened(text)}»`, more));
  }
  return { found, faults };
}

/** Returns SKUs of the store, as candidates for those that an edit names and that do not exist. */
async function nearSkus({ tx, storeId }: Scope): Promise<readonly string[]> {
  const rows = await tx
    .select({ sku: productSkus.sku })
    .from(productSkus)
    .where(eq(productSkus.storeId, storeId))
    .limit(MAX_NEAR);
  return rows.map(({ sku }) => sku);
}

const isUnknown = ({ values }: BulkRow, ofSku: ReadonlyMap<string, string>): boolean =>
  values.sku !== '' && !ofSku.has(foldText(values.sku));

/** Returns a suggestion for each of the first SKUs of an edit that do not exist. */
async function meantSkus(
  { look, reader, owner }: BeforeWork,
  rows: readonly BulkRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const { unknown, candidates } = await look(async (scope) => {
    const { ofSku } = await ownersOf(scope, rows);
    const unknown = rows.filter((row) => isUnknown(row, ofSku)).slice(0, MAX_MEANT);
    return {
      unknown: unknown.map(({ values }) => values.sku),
      candidates: unknown.length === 0 ? [] : await nearSkus(scope),
    };
  });
  const suggestions = await reader.nearest(unknown, candidates, owner);
  return new Map(unknown.map((sku, at) => [sku, suggestions[at] ?? null]));
}

/** An edit creates no product: a SKU that does not exist is a fault of its row. */
const unknownSku = (sku: string, suggestion: string | null): BulkNote =>
  bulkFault('sku_unknown', `No existe ${sku}`, { field: 'sku', value: sku, suggestion });

/** Packs groups into chunks with a limit of rows and characters; one product is never in two. */
function chunked(groups: readonly BulkGroup[]) {
  let chunk = 1;
  let inChunk = 0;
  let characters = 0;
  let product = 0;
  return groups.flatMap((group) => {
    const ofGroup = group.rows.reduce((sum, row) => sum + charactersOf(row), 0);
    const isFull = inChunk + group.rows.length > CHUNK || characters + ofGroup > CHUNK_CHARACTERS;
    if (inChunk > 0 && isFull) {
      chunk += 1;
      inChunk = 0;
      characters = 0;
    }
    characters += ofGroup;
    inChunk += group.rows.length;
    product += 1;
    return group.rows.map((row) => ({ chunk, product, productId: group.productId, row }));
  });
}

type RowToPlace = Omit<PlacedRow, 'position' | 'notes'> & { readonly notes?: PlacedRow['notes'] };

/** Writes a load with its rows and calls the workers; it is worked by the job of its id. */
export async function storeLoad(
  scope: Scope,
  id: string,
  {
    load,
    rows,
    input,
  }: { readonly load: NewLoad; readonly rows: readonly RowToPlace[]; readonly input: LoadInput },
) {
  const { tx, storeId, user, now } = scope;
  const placed = rows.map((row, at): PlacedRow => ({ notes: [], ...row, position: at + 1 }));
  const chunks = grouped(placed, ({ chunk }) => chunk);
  await startJob(scope, bulkLoadJob, {
    id,
    input,
    rows: [...chunks].map(([chunk, ofChunk]) => ({ chunk, ...(input.dryRun && { rows: ofChunk }) })),
  });
  const [saved] = await tx
    .insert(bulkLoads)
    .values({ ...load, storeId, id, by: user.email.toLowerCase(), total: rows.length, createdAt: now })
    .returning();
  if (!input.dryRun) await storePlaced(scope, id, placed);
  if (!saved) throw new Error(`The load ${id} was not written`);
  return saved;
}

/** A file that was read, with the facts that are needed before its load begins. */
export type ReadLoad = {
  readonly columns: readonly ReadColumn[];
  readonly rows: readonly BulkRow[];
  /** The notes on the file. */
  readonly notes: readonly string[];
  readonly categories: Awaited<ReturnType<typeof categoriesOf>>;
  /** The suggestions for SKUs of an edit that do not exist. */
  readonly suggestions: ReadonlyMap<string, string | null>;
};

/**
 * Reads a file, before and outside of any transaction.
 * @throws 404 of another load; 413; 422 for a file that cannot be read; 503
 */
export async function readBulkLoad(before: BeforeWork, body: Body): Promise<ReadLoad> {
  const { reader, storeId, owner } = before;
  const attributes = await before.look(async ({ tx }) => {
    if (body.retryOf !== undefined) {
      const [first] = await tx
        .select({ id: bulkLoads.id })
        .from(bulkLoads)
        .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, body.retryOf)));
      if (!first) throw notFound('No encontramos la carga');
    }
    return tx.selectDistinct({ name: categoryAttributes.name }).from(categoryAttributes);
  });
  const file = {
    name: body.file instanceof File ? body.file.name : '',
    bytes: new Uint8Array(await body.file.arrayBuffer()),
  };
  const names = attributes.map(({ name }) => name);
  const keys = body.columns?.map((key) => (key === '-' ? null : key));
  const { columns, rows, notes } = await reader.table(
    file,
    { attributes: names, keys, encoding: body.encoding },
    owner,
  );
  return {
    columns,
    rows,
    notes,
    categories: await categoriesOf(before, rows),
    suggestions: body.type === 'edicion' ? await meantSkus(before, rows) : new Map<string, null>(),
  };
}

/** A store may load files of this size within 24 hours, counting those that were only checked (D392). */
const MAX_ROWS_A_DAY = 200_000;
const MAX_BYTES_A_DAY = 300 * 1024 * 1024;
const DAY_MS = 86_400_000;

/**
 * Refuses a file that exceeds the day's quota.
 * @throws 429
 */
async function expectWithinQuota({ tx, storeId, now }: Scope, rows: number, bytes: number): Promise<void> {
  const [sent] = await tx
    .select({ rows: sum(bulkLoads.total).mapWith(Number), bytes: sum(bulkLoads.bytes).mapWith(Number) })
    .from(bulkLoads)
    .where(
      and(
        eq(bulkLoads.storeId, storeId),
        gt(bulkLoads.createdAt, new Date(now.getTime() - DAY_MS)),
        inArray(bulkLoads.type, ['alta', 'edicion']),
      ),
    );
  if ((sent?.rows ?? 0) + rows <= MAX_ROWS_A_DAY && (sent?.bytes ?? 0) + bytes <= MAX_BYTES_A_DAY) return;
  throw new Refusal(
    429,
    'Caben 200,000 filas o 300 MB de archivos en 24 horas, con los que solo revisas. Envía este archivo mañana',
    { code: 'too_many_rows' },
  );
}

/**
 * Starts the work on the rows of a file.
 * @throws 422 for a category or a channel that cannot be; 429 for too many rows or bytes within a day
 */
export async function startBulkLoad(
  scope: Scope,
  body: Body,
  { columns, rows, notes: fileNotes, categories, suggestions }: ReadLoad,
) {
  await expectWithinQuota(scope, rows.length, body.file.size);
  const isEdit = body.type === 'edicion';
  const owners = await ownersOf(scope, rows);
  const { found, faults } = categories;
  const checked = rows.map((row): BulkRow => {
    const { sku, category = '' } = row.values;
    const isMistaken = isEdit && isUnknown(row, owners.ofSku);
    const more = [
      isMistaken ? unknownSku(sku, suggestions.get(sku) ?? null) : undefined,
      faults.get(category),
    ];
    const notes = more.filter((note) => note !== undefined);
    return notes.length === 0 ? row : { ...row, notes: [...notes, ...row.notes] };
  });
  const category = await defaultCategory(scope, body.categoryId);
  const channels = ownChannels(body.salesChannels);
  // Ten thousand rows are grouped in steps, so that other requests of this process have their turn.
  await nextTurn();
  const groups = bulkGroups(checked, owners);
  await nextTurn();
  const placed = chunked(groups).map(({ chunk, product, productId, row }) => ({
    chunk,
    product,
    productId,
    row: row.row,
    sku: row.values.sku === '' ? null : row.values.sku,
    cells: row.cells,
    notes: row.notes,
  }));
  await nextTurn();
  return storeLoad(scope, newLoadId(scope), {
    load: {
      type: body.type,
      dryRun: body.dryRun,
      bytes: body.file.size,
      retryOf: body.retryOf ?? null,
      fileName: body.file instanceof File ? safeFileName(body.file.name) : null,
      categoryId: category?.id ?? null,
      channels,
      action: null,
      columns: columns.map(({ head, key, note, sample }) => ({ head, key, note, sample })),
    },
    rows: placed,
    input: {
      isEdit,
      dryRun: body.dryRun,
      keepsDifference: body.stockMode === 'diferencia',
      category,
      channels,
      categories: found,
      action: null,
      fileNotes,
    },
  });
}

/**
 * Returns the channels whose offers are switched here.
 * @throws 422 for a channel that is switched on elsewhere
 */
export function ownChannels(codes: readonly ChannelCode[]): OfferCode[] {
  const foreign = codes.find((code) => !isOwnStore(code));
  if (foreign !== undefined) {
    throw invalid([
      { field: 'salesChannels', message: `En ${channelName(foreign)} se activa desde el canal` },
    ]);
  }
  return ownStoreCodes.filter((code) => codes.includes(code));
}

/**
 * Returns the category of the request.
 * @throws 422 for a category that is no leaf
 */
async function defaultCategory({ tx }: Scope, id: string | undefined): Promise<LoadInput['category']> {
  if (id === undefined) return null;
  const [leaf] = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(inArray(categories.id, [id]), eq(categories.isLeaf, true)));
  if (!leaf) throw invalid([{ field: 'categoryId', message: 'Elige una categoría final' }]);
  return leaf;
}
