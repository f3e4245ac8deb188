import type { downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import { channelName, formatNumber, ownStoreCodes, safeFileName } from '@trastienda/domain';
import {
  beginningOf,
  type BulkColumn,
  bulkRowLimit,
  columnsWith,
  exportColumns,
  productCells,
  templateColumnLimit,
  templateHelp,
} from '@trastienda/domain/bulk';
import { type CategoryAttribute, satUnits } from '@trastienda/domain/product';
import { csvLines } from '@trastienda/domain/sale';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Handler, type ServiceStream, streaming } from '../../core/handler.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { categories } from '../../tables/categories.ts';
import { leafOf } from '../products/categories.ts';
import { findProducts, type ProductQuery } from '../products/find-products.ts';
import { orderOf } from '../products/list-products.ts';
import { skusOfEach, valuesOfRow } from '../products/product-of-row.ts';
import { products } from '../../tables/products.ts';
import { type Sheet, type SheetRows, workbookOf } from './workbook.ts';

type Cells = Readonly<Record<string, string>>;

const ALL = 'todas';

/**
 * A batch of this size is read and written in a few milliseconds. Characters are those of descriptions and
 * attributes.
 */
const maxBatch = { rows: 100, characters: 300_000 } as const;

type Exported = {
  /** The ids of products in the order of the catalogue, in batches of `maxBatch`. */
  readonly batches: readonly (readonly string[])[];
  readonly categories: readonly string[];
  /** Names of all their attributes. */
  readonly names: readonly string[];
};

const tooMany = (message: string) => new Refusal(422, message, { code: 'too_many' });

/**
 * Returns the products that match the filters, and the columns of their file.
 * @throws 422 for more rows or columns than a file holds, with what to do
 */
async function exported(
  scope: Scope,
  query: ProductQuery,
  attributes: readonly CategoryAttribute[],
): Promise<Exported> {
  const { tx, storeId } = scope;
  const { ids } = await findProducts(scope, {
    query,
    order: orderOf(query),
    limit: bulkRowLimit + 1,
    offset: 0,
  });
  const wanted = and(eq(products.storeId, storeId), oneOf(products.id, ids));
  const rows = await tx
    .select({
      id: products.id,
      skus: products.skus,
      category: products.category,
      characters: sql<number>`length(${products.description}) + length(${products.attributes}::text)`,
    })
    .from(products)
    .where(wanted);
  const count = rows.reduce((sum, { skus }) => sum + skus, 0);
  if (count > bulkRowLimit || ids.length > bulkRowLimit) {
    const many = ids.length > bulkRowLimit ? `más de ${formatNumber(bulkRowLimit)}` : formatNumber(count);
    throw tooMany(`Filtra: son ${many} filas; el máximo es ${formatNumber(bulkRowLimit)}`);
  }
  const names = await attributeNames(scope, wanted, attributes);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const batches: string[][] = [];
  let [batch, inBatch, characters]: [string[], number, number] = [[], 0, 0];
  for (const id of ids) {
    const row = byId.get(id);
    if (!row) continue;
    if (batch.length === 0) batches.push(batch);
    batch.push(id);
    inBatch += row.skus;
    characters += row.characters;
    if (inBatch >= maxBatch.rows || characters >= maxBatch.characters)
      [batch, inBatch, characters] = [[], 0, 0];
  }
  return { batches, categories: rows.map(({ category }) => category), names };
}

/** The number of columns for attributes, beside the common ones. */
const MAX_NAMES = templateColumnLimit - exportColumns([]).length;

/**
 * Returns the names of the attributes of products, required ones first.
 * @throws 422 for more attributes than a file has columns for
 */
async function attributeNames(
  { tx }: Scope,
  wanted: SQL | undefined,
  attributes: readonly CategoryAttribute[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct jsonb_object_keys(${products.attributes}) as name from ${products} where ${wanted} order by name
    limit ${MAX_NAMES + 1}`);
  const names = [...new Set([...attributes, ...rows].map(({ name }) => name))];
  if (names.length <= MAX_NAMES) return names;
  const size = sql<number>`(select count(*)::int from jsonb_object_keys(${products.attributes}))`;
  const [largest] = await tx
    .select({ sku: products.firstSku, name: products.name, size })
    .from(products)
    .where(wanted)
    .orderBy(desc(size))
    .limit(1);
  if (largest && largest.size > MAX_NAMES) {
    const called = largest.sku ?? beginningOf(largest.name, 60);
    throw tooMany(
      `${called} tiene ${formatNumber(largest.size)} atributos y no cabe en un archivo: quita los que no uses`,
    );
  }
  throw tooMany(
    `Filtra por categoría: entre todos tienen más de ${formatNumber(MAX_NAMES)} atributos distintos, y no caben en un archivo`,
  );
}

/** The rows of products, a few at a time, as the file is written. */
async function* exportedCells(
  scope: Scope,
  { batches }: Exported,
  categories: ReadonlyMap<string, CategoryCells>,
): AsyncGenerator<Cells[]> {
  const { tx, storeId } = scope;
  for (const ids of batches) {
    const rows = await tx
      .select()
      .from(products)
      .where(and(eq(products.storeId, storeId), oneOf(products.id, ids)));
    const skus = await skusOfEach(scope, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const category = categories.get(row.category) ?? noCategory;
      return productCells(valuesOfRow(row, skus.get(id) ?? []), { version: row.version, ...category });
    });
  }
}

/** A category in the form of a row's cells. */
type CategoryCells = {
  /** The path of the category. */
  readonly category: string;
  /** Percent. */
  readonly commission: number | null;
};
const noCategory: CategoryCells = { category: '', commission: null };

async function categoriesOf(
  { tx }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryCells>> {
  const rows = await tx
    .select({ id: categories.id, path: categories.path, commission: categories.commission })
    .from(categories)
    .where(oneOf(categories.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, path, commission }) => [id, { category: path.join(' > '), commission }]));
}

const exampleOf = (columns: readonly BulkColumn[], category: string | null): Cells =>
  Object.fromEntries(
    columns.map(({ key, example }) => [key, key === 'category' && category ? category : example]),
  );

/** Returns a sheet with the permitted values of the cells that take a value from a list. */
function valuesSheet(attributes: readonly CategoryAttribute[]): Sheet {
  const lists: (readonly [string, readonly string[]])[] = [
    ['Canales', ownStoreCodes.map(channelName)],
    ['Tipo de envío', ['dropshipping', 'fulfillment', 'entrega propia']],
    ['Unidad SAT', satUnits.map(({ code, name }) => `${code} ${name}`)],
    ...attributes.filter(({ type }) => type === 'list').map(({ name, values }) => [name, values] as const),
  ];
  const longest = Math.max(...lists.map(([, values]) => values.length));
  return {
    name: templateHelp.values,
    heads: lists.map(([head]) => head),
    rows: [Array.from({ length: longest }, (_, at) => lists.map(([, values]) => values[at] ?? ''))],
  };
}

const helpSheet = (columns: readonly BulkColumn[]): Sheet => ({
  name: templateHelp.columns,
  heads: ['Columna', 'Qué va', 'Ejemplo', 'Para vender'],
  rows: [
    [
      ...columns.map(({ head, help, example, isAsked }) => [head, help, example, isAsked ? 'Sí' : '']),
      ['Celda vacía', 'No cambia nada; escribe [vaciar] para borrar un dato', '', ''],
    ],
  ],
});

type Rows = AsyncIterable<readonly Cells[]> | Iterable<readonly Cells[]>;

async function* csvOf(columns: readonly BulkColumn[], rows: Rows): AsyncGenerator<Uint8Array> {
  const lines = csvLines<Cells>(
    columns.map(({ key, head }) => ({ header: head, value: (row) => row[key] ?? '', isText: true })),
  );
  yield Buffer.from(`\uFEFF${lines.head}`);
  for await (const some of rows) yield Buffer.from(some.map(lines.row).join(''));
}

async function* inColumns(columns: readonly BulkColumn[], rows: Rows): AsyncGenerator<SheetRows> {
  for await (const some of rows) yield some.map((row) => columns.map(({ key }) => row[key] ?? ''));
}

/** Yields a file as it is written: its rows are read, written and packed a few at a time. */
function fileOf(
  format: 'csv' | 'xlsx',
  name: string,
  columns: readonly BulkColumn[],
  rows: Rows,
  attributes: readonly CategoryAttribute[],
): ServiceStream {
  if (format === 'csv') {
    return { chunks: csvOf(columns, rows), contentType: 'text/csv', fileName: `${name}.csv` };
  }
  const sheet = {
    name: 'Productos',
    heads: columns.map(({ head }) => head),
    rows: inColumns(columns, rows),
  };
  return {
    chunks: workbookOf([sheet, helpSheet(columns), valuesSheet(attributes)]),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${name}.xlsx`,
  };
}

/**
 * Answers the file to fill in, with an example row that is skipped when it is read; or, of type edicion, one
 * row for each SKU of the products that match the filters, which changes nothing when it is loaded.
 * @throws 404 for a category that is no leaf; 422 for more products or attributes than a file holds
 */
export const handleDownloadBulkLoadTemplate: Handler<typeof downloadBulkLoadTemplate> = streaming(
  async ({ params, query }, scope) => {
    const { type = 'alta', format = 'csv', ...filters } = query;
    const leaf = params.categoryId === ALL ? null : await leafOf(scope.tx, params.categoryId);
    if (params.categoryId !== ALL && !leaf) throw notFound('No hay plantilla para esta categoría');
    const attributes = leaf?.attributes ?? [];
    const base = safeFileName(
      `${type === 'alta' ? 'plantilla' : 'productos'}-${leaf?.name ?? 'todas'}`.toLowerCase(),
    );
    if (type === 'alta') {
      const columns = columnsWith(attributes.map(({ name }) => name));
      const leafCells = leaf
        ? (await categoriesOf(scope, [params.categoryId])).get(params.categoryId)
        : undefined;
      return fileOf(format, base, columns, [[exampleOf(columns, leafCells?.category ?? null)]], attributes);
    }
    const wanted: ProductQuery = {
      ...filters,
      pageSize: 100,
      ...(leaf && { filter_categoria: params.categoryId }),
    };
    const found = await exported(scope, wanted, attributes);
    const categories = await categoriesOf(scope, found.categories);
    return fileOf(
      format,
      base,
      exportColumns(found.names),
      exportedCells(scope, found, categories),
      attributes,
    );
  },
);
