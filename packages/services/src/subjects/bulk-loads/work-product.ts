import { channelName, ownStoreCodes } from '@trastienda/domain';
import {
  bulkFault,
  bulkHint,
  type BulkNote,
  type BulkRow,
  columnOfField,
  differingRows,
  offerHint,
  priceHints,
  editOfRows,
  type RowsEditOptions,
  type RowValues,
} from '@trastienda/domain/bulk';
import {
  blankProduct,
  channelBlockers,
  productFaults,
  type ProductSku,
  type ProductValues,
} from '@trastienda/domain/product';
import { and, asc, eq, ne } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { plannedProduct } from '../products/create-product.ts';
import { type ProductRow, skusOfEach, valuesOfRow } from '../products/product-of-row.ts';
import { type LeafCache, type Readiness, readinessOf } from '../products/readiness.ts';
import {
  changesOf,
  insertProduct,
  newProductId,
  type PlannedProduct,
  saveProduct,
} from '../products/save-product.ts';
import { products } from '../../tables/products.ts';
import { plannedEdit } from '../products/update-product.ts';
import type { Writes } from '../products/writes.ts';
import { rowsWith } from './rows-with.ts';
import { refusalNotes } from './refusal-notes.ts';
import { photosOf } from './photos.ts';
import type { LoadInput, LoadRow, RowResult } from './load-types.ts';

/** The data that the products of a chunk are worked with. */
type Context = {
  readonly loadId: string;
  readonly input: LoadInput;
  readonly readiness: Readiness;
  readonly rows: ReadonlyMap<string, ProductRow>;
  readonly skus: ReadonlyMap<string, readonly ProductSku[]>;
  readonly photoOf: (name: string) => string | null;
};

/** A row of a load with the values of its cells. */
type ReadRow = LoadRow & { readonly values: RowValues };

/** A row that is being worked, with its values. */
type Work = BulkRow & { readonly position: number };

/** The products of a chunk with their SKUs, locked in the order of their ids unless nothing is written. */
export async function productsOf(
  scope: Scope,
  {
    loadId,
    input,
    rows,
    leaves,
  }: Pick<Context, 'loadId' | 'input'> & {
    readonly rows: readonly ReadRow[];
    readonly leaves: LeafCache;
  },
): Promise<Context> {
  const { tx, storeId } = scope;
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const ofStore = and(eq(products.storeId, storeId), oneOf(products.id, ids), ne(products.status, 'deleted'));
  const found = tx.select().from(products).where(ofStore).orderBy(asc(products.id));
  const productRows = ids.length === 0 ? [] : await (input.dryRun ? found : found.for('update'));
  return {
    loadId,
    input,
    readiness: await readinessOf(scope, leaves),
    rows: new Map(productRows.map((row) => [row.id, row])),
    skus: await skusOfEach(scope, ids),
    photoOf: await photosOf(
      scope,
      rows.map(({ values }) => values),
    ),
  };
}

const optionsOf = ({ input, photoOf }: Context, isNew: boolean): RowsEditOptions => ({
  isNew,
  keepsDifference: input.keepsDifference,
  categoryOf: (text) => (Object.hasOwn(input.categories, text) ? (input.categories[text] ?? null) : null),
  photoOf,
  category: input.category,
  channels: input.channels,
});

/** The notes of rows that are saved all the same. */
type Planned = {
  readonly product: PlannedProduct;
  readonly hints: readonly BulkNote[];
};

/**
 * Plans a new product: a draft unless it is complete and has a channel; paused where it is not ready (D263).
 */
async function planNew(scope: Scope, rows: readonly Work[], context: Context): Promise<Planned> {
  const edit = editOfRows(
    rows.map(({ values }) => values),
    blankProduct,
    optionsOf(context, true),
  );
  const filled = { ...blankProduct, ...edit } as ProductValues;
  const { readiness } = context;
  const attributes = await readiness.attributesOf(filled.category);
  const wanted = ownStoreCodes.filter((code) => filled.sales_channel[code]?.active);
  const [lacking] = productFaults(filled, { isDraft: false, attributes });
  const isDraft = lacking !== undefined || wanted.length === 0;
  const product = await plannedProduct(scope, { values: filled, isDraft, readiness });
  if (isDraft) {
    const why = lacking?.message ?? 'Di en qué canales se vende';
    return { product, hints: [bulkHint('draft', `Se guarda como borrador: ${why}`)] };
  }
  const paused = wanted.filter((code) => !product.values.sales_channel[code]?.active);
  const hints = paused.map((code) => {
    const [blocker] = channelBlockers(filled, code, { available: readiness.available, attributes });
    return bulkHint('paused', `Queda en pausa en ${channelName(code)}: ${blocker?.message ?? ''}`, {
      field: 'channels',
    });
  });
  return { product, hints };
}

/** Plans an existing product; a draft goes on sale where its rows name channels and it is complete. */
async function planEdit(
  scope: Scope,
  rows: readonly Work[],
  context: Context,
  row: ProductRow,
): Promise<Planned> {
  const skus = context.skus.get(row.id) ?? [];
  const values = rows.map((one) => one.values);
  const edit = (read: ProductValues) => editOfRows(values, read, optionsOf(context, false));
  const current = valuesOfRow(row, skus);
  const isNamed = values.some(({ channels }) => (channels ?? []).length > 0);
  const after = { ...current, ...edit(current) } as ProductValues;
  const attributes = await context.readiness.attributesOf(after.category);
  const isComplete = productFaults(after, { isDraft: false, attributes }).length === 0;
  const versions = values.flatMap(({ seen }) => seen?.version ?? []);
  const product = await plannedEdit(scope, {
    row,
    skus,
    readiness: context.readiness,
    edit,
    version: versions.length === 0 ? undefined : Math.min(...versions),
    draft: row.status === 'draft' && isNamed && isComplete ? false : undefined,
  });
  const offer = offerHint(current, product.values);
  return { product, hints: [...priceHints(current, product.values), ...(offer === null ? [] : [offer])] };
}

/** Returns the faults of a row that the product's rules do not know: channels beyond the contract. */
const rowFaults = ({ values, cells }: Work, { readiness }: Context): BulkNote[] => {
  const excluded = values.channels?.find((code) => !readiness.available.includes(code));
  return excluded === undefined
    ? []
    : [
        bulkFault('contract', `Tu contrato no incluye ${channelName(excluded)}`, {
          field: 'channels',
          value: cells['channels'] ?? null,
        }),
      ];
};

/** Returns hints for photos that are not ours or were not uploaded: the row is saved without them (D365). */
const photoHints = ({ values }: Work, { photoOf }: Context): BulkNote[] =>
  (values.photos ?? [])
    .filter((name) => photoOf(name) === null)
    .slice(0, 1)
    .map((name) => {
      const isElsewhere = /^(?:https?:)?\/\//iu.test(name);
      const message = isElsewhere
        ? 'No traemos fotos de otras páginas: súbelas y escribe su nombre'
        : `No encontramos la foto «${name.slice(0, 60)}»: súbela y vuelve a cargar la fila`;
      return bulkHint('photo', message, { field: 'photo1', value: name.slice(0, 200) });
    });

const isFault = ({ level }: BulkNote): boolean => level === 'error';

/** Assigns each change to a row: the one of its SKU, or the first with the field. */
function changesByRow(rows: readonly Work[], changes: ReturnType<typeof changesOf>) {
  const byRow = new Map<Work, ReturnType<typeof changesOf>>();
  for (const change of changes) {
    const ofSku = rows.find(({ values: { sku } }) => {
      const prefix = `info_by_sku.${sku}`.toLowerCase();
      const field = change.field.toLowerCase();
      return sku !== '' && (field === prefix || field.startsWith(`${prefix}.`));
    });
    const [row] = ofSku ? [ofSku] : rowsWith(rows, columnOfField(change.field));
    if (row) byRow.set(row, [...(byRow.get(row) ?? []), change]);
  }
  return byRow;
}

const resultOf = (
  row: Work,
  more: Omit<RowResult, 'position' | 'notes'>,
  hints: readonly BulkNote[] = [],
): RowResult => ({
  position: row.position,
  notes: [...row.notes, ...hints],
  ...more,
});
const NOTHING = { changes: [], version: null } as const;

/** Plans how a product is written, unless this is a dry run, and returns the outcome of each row. */
async function planWrite(
  scope: Scope,
  writes: Writes,
  rows: readonly Work[],
  context: Context,
  { product, hints }: Planned,
): Promise<RowResult[]> {
  const { readiness, input, loadId } = context;
  const [{ productId = null } = {}] = rows as readonly (Work & { readonly productId?: string | null })[];
  const row = productId === null ? undefined : context.rows.get(productId);
  const trace = { source: 'carga' as const, loadId };
  const ofFirst = (at: number) => (at === 0 ? hints : []);
  if (!row) {
    const saved = input.dryRun
      ? null
      : await insertProduct(scope, writes, newProductId(scope), { ...product, readiness }, trace);
    return rows.map((one, at) =>
      resultOf(
        one,
        {
          ...NOTHING,
          // A row with values of the product only creates no SKU.
          outcome: one.values.sku === '' ? 'unchanged' : 'created',
          productId: saved?.id ?? null,
          version: saved?.version ?? null,
        },
        ofFirst(at),
      ),
    );
  }
  const skus = context.skus.get(row.id) ?? [];
  const changes = changesOf(row, skus, product);
  const saved =
    input.dryRun || changes.length === 0
      ? null
      : await saveProduct(scope, writes, row, { ...product, readiness, skus, ...trace });
  const byRow = changesByRow(rows, changes);
  /**
   * Finds the row that a hint belongs to: the one that changes its column, else the first that changes
   * anything.
   */
  const placeOf = (hint: BulkNote): Work | undefined =>
    rows.find((one) => byRow.get(one)?.some(({ field }) => columnOfField(field) === hint.field)) ??
    rows.find((one) => byRow.has(one));
  return rows.map((one) => {
    const own = byRow.get(one) ?? [];
    const isAdded = own.some(
      ({ field, before }) => before === null && /^info_by_sku\.[^.]+$/u.test(field) && one.values.sku !== '',
    );
    return resultOf(
      one,
      {
        outcome: own.length === 0 ? 'unchanged' : isAdded ? 'created' : 'updated',
        changes: own,
        productId: row.id,
        version: own.length === 0 ? null : (saved?.version ?? null),
      },
      hints.filter((hint) => placeOf(hint) === one),
    );
  });
}

/** Writes the plan of a product: immediately, or later together with the plans of others. */
export type Write = <Done>(plan: (writes: Writes) => Promise<Done>) => Promise<Done>;

/**
 * Works the rows of one product; a row that cannot be done gets its error, and the others go on without it.
 */
export async function workProduct(
  scope: Scope,
  group: readonly ReadRow[],
  context: Context,
  write: Write,
): Promise<RowResult[]> {
  const [{ productId = null } = {}] = group;
  const results: RowResult[] = [];
  const fail = (row: Work, notes: readonly BulkNote[]) =>
    results.push({
      position: row.position,
      outcome: 'failed',
      notes: [...notes, ...row.notes],
      productId,
      ...NOTHING,
    });
  let alive: (Work & { readonly productId: string | null })[] = [];
  for (const { position, row, cells, values, notes } of group) {
    const work = { position, row, cells, productId, values, notes };
    const faults = rowFaults(work, context);
    if (faults.length > 0 || notes.some(isFault)) fail(work, faults);
    else alive.push({ ...work, notes: [...notes, ...photoHints(work, context)] });
  }
  const existing = productId === null ? undefined : context.rows.get(productId);
  while (alive.length > 0) {
    const differing = differingRows(alive);
    const hinted = alive.flatMap((row, at) => {
      const notes = differing.get(at) ?? [];
      if (!notes.some(isFault)) return [{ ...row, notes: [...row.notes, ...notes] }];
      fail(row, notes);
      return [];
    });
    alive = alive.filter(({ position }) => hinted.some((row) => row.position === position));
    if (!existing && !alive.some(({ values }) => values.sku !== '')) {
      const gone =
        productId === null ? 'Ninguna de sus variaciones se pudo guardar' : 'Este producto ya no existe';
      for (const row of alive) fail(row, [bulkFault('no_sku', gone, { field: 'sku' })]);
      break;
    }
    const rows = hinted;
    try {
      const planned = existing
        ? await planEdit(scope, rows, context, existing)
        : await planNew(scope, rows, context);
      const done = await write((writes) => planWrite(scope, writes, rows, context, planned));
      return [...results, ...done];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const notes = refusalNotes(error, rows, context.skus.get(productId ?? '') ?? []);
      for (const row of rows) {
        const own = notes.get(row.position);
        if (own) fail(row, own);
      }
      alive = alive.filter(({ position }) => !notes.has(position));
    }
  }
  return results;
}
