import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CallRequest } from '@trastienda/api-client';
import type { createBulkLoad } from '@trastienda/api-client/liubliana';
import { type ChannelCode, channelName, isOwnStore, ownStoreCodes, safeFileName } from '@trastienda/domain';
import { bulkFault, type BulkGroup, bulkGroups, type BulkNote, type BulkRow } from '@trastienda/domain/bulk';
import type { OfferCode } from '@trastienda/domain/product';
import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startJob } from '../../jobs/job.ts';
import { categories } from '../../tables/categories.ts';
import { charactersOf } from '../../core/reading/characters-of.ts';
import { bulkLoads } from '../../tables/bulk-loads.ts';
import { grouped } from '../../core/grouped.ts';
import type { LoadInput, PlacedRow } from './load-types.ts';
import { isUnknown, ownersOf, type ReadLoad } from './read-load.ts';
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

export const newLoadId = ({ randomBytes }: Scope): string =>
  `carga-${Buffer.from(randomBytes(6)).toString('hex')}`;

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
