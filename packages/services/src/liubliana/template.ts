import type { downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import { channelName, formatNumber, ownStoreCodes, safeFileName } from '@trastienda/domain';
import { type BulkColumn, bulkRowLimit, columnsWith, productCells } from '@trastienda/domain/bulk';
import { type CategoryAttribute, type ProductSku, satUnits } from '@trastienda/domain/product';
import { csvLines } from '@trastienda/domain/sale';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handler, ServiceFile } from '../core/handler.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { categories } from '../products/categories.schema.ts';
import { leafOf } from '../products/categories.ts';
import { findProducts, type ProductQuery } from '../products/find-products.ts';
import { orderOf } from '../products/list-products.ts';
import { type ProductRow, valuesOfRow } from '../products/product-of-row.ts';
import { products, productSkus } from '../products/schema.ts';
import { type Sheet, workbookOf } from './workbook.ts';

type Cells = Readonly<Record<string, string>>;

const ALL = 'todas';

/** The products that the filters leave, in the order of the catalogue, with their SKUs. @throws 422 for more rows than a file holds */
async function exported(scope: Scope, query: ProductQuery): Promise<[ProductRow, readonly ProductSku[]][]> {
  const { tx, storeId } = scope;
  const { ids } = await findProducts(scope, {
    query,
    order: orderOf(query),
    limit: bulkRowLimit + 1,
    offset: 0,
  });
  const wanted = sql`any(${sql.param(ids)}::text[])`;
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), sql`${products.id} = ${wanted}`));
  const count = rows.reduce((sum, { skus }) => sum + skus, 0);
  if (count > bulkRowLimit || ids.length > bulkRowLimit) {
    const many = ids.length > bulkRowLimit ? `más de ${formatNumber(bulkRowLimit)}` : formatNumber(count);
    throw new Refusal(422, `Filtra: son ${many} filas; el máximo es ${formatNumber(bulkRowLimit)}`, {
      code: 'too_many',
    });
  }
  const skus = new Map<string, ProductSku[]>();
  const skuRows = await tx
    .select()
    .from(productSkus)
    .where(and(eq(productSkus.storeId, storeId), sql`${productSkus.productId} = ${wanted}`))
    .orderBy(asc(productSkus.productId), asc(productSkus.position));
  for (const { productId, sku, stock, variation, photos } of skuRows) {
    const all = skus.get(productId) ?? [];
    all.push({ sku, stock, variation, photos });
    skus.set(productId, all);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [[row, skus.get(id) ?? []] as [ProductRow, readonly ProductSku[]]] : [];
  });
}

async function pathsOf({ tx }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: categories.id, path: categories.path })
    .from(categories)
    .where(sql`${categories.id} = any(${sql.param([...new Set(ids)])}::text[])`);
  return new Map(rows.map(({ id, path }) => [id, path.join(' > ')]));
}

const exampleOf = (columns: readonly BulkColumn[], category: string | null): Cells =>
  Object.fromEntries(
    columns.map(({ key, example }) => [key, key === 'category' && category ? category : example]),
  );

/** What may stand in the cells that take a list alone. */
function valuesSheet(attributes: readonly CategoryAttribute[]): Sheet {
  const lists: (readonly [string, readonly string[]])[] = [
    ['Canales', ownStoreCodes.map(channelName)],
    ['Tipo de envío', ['dropshipping', 'fulfillment', 'entrega propia']],
    ['Unidad SAT', satUnits.map(({ code, name }) => `${code} ${name}`)],
    ...attributes.filter(({ type }) => type === 'list').map(({ name, values }) => [name, values] as const),
  ];
  const longest = Math.max(...lists.map(([, values]) => values.length));
  return {
    name: 'Valores',
    rows: [
      lists.map(([head]) => head),
      ...Array.from({ length: longest }, (_, at) => lists.map(([, values]) => values[at] ?? '')),
    ],
  };
}

const helpSheet = (columns: readonly BulkColumn[]): Sheet => ({
  name: 'Ayuda',
  rows: [
    ['Columna', 'Qué va', 'Ejemplo', 'Para vender'],
    ...columns.map(({ head, help, example, isAsked }) => [head, help, example, isAsked ? 'Sí' : '']),
    ['Celda vacía', 'No cambia nada; escribe [vaciar] para borrar un dato', '', ''],
  ],
});

function fileOf(
  format: 'csv' | 'xlsx',
  name: string,
  columns: readonly BulkColumn[],
  cells: readonly Cells[],
  attributes: readonly CategoryAttribute[],
): ServiceFile {
  if (format === 'csv') {
    const lines = csvLines<Cells>(
      columns.map(({ key, head }) => ({ header: head, value: (row) => row[key] ?? '', isText: true })),
    );
    const text = `\uFEFF${lines.head}${cells.map(lines.row).join('')}`;
    return { bytes: Buffer.from(text, 'utf8'), contentType: 'text/csv', fileName: `${name}.csv` };
  }
  const rows = [
    columns.map(({ head }) => head),
    ...cells.map((row) => columns.map(({ key }) => row[key] ?? '')),
  ];
  return {
    bytes: workbookOf([{ name: 'Productos', rows }, helpSheet(columns), valuesSheet(attributes)]),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${name}.xlsx`,
  };
}

/**
 * The file to fill in, with an example row that is left aside when it is read; or, of type edicion, one row for each SKU of the
 * products that the filters leave, which read back changes nothing. @throws 404 of a category that is no leaf
 */
export const handleDownloadBulkLoadTemplate: Handler<typeof downloadBulkLoadTemplate> = async (
  { params, query },
  scope,
) => {
  const { type = 'alta', format = 'csv', ...filters } = query;
  const leaf = params.categoryId === ALL ? null : await leafOf(scope.tx, params.categoryId);
  if (params.categoryId !== ALL && !leaf) throw notFound('No hay plantilla para esta categoría');
  const asked = leaf?.attributes ?? [];
  const base = safeFileName(
    `${type === 'alta' ? 'plantilla' : 'productos'}-${leaf?.name ?? 'todas'}`.toLowerCase(),
  );
  if (type === 'alta') {
    const columns = columnsWith(asked.map(({ name }) => name));
    const path = leaf ? ((await pathsOf(scope, [params.categoryId])).get(params.categoryId) ?? null) : null;
    return fileOf(format, base, columns, [exampleOf(columns, path)], asked);
  }
  const wanted: ProductQuery = {
    ...filters,
    pageSize: 100,
    ...(leaf && { filter_categoria: params.categoryId }),
  };
  const found = await exported(scope, wanted);
  const paths = await pathsOf(
    scope,
    found.map(([row]) => row.category),
  );
  const names = new Set([
    ...asked.map(({ name }) => name),
    ...found.flatMap(([row]) => Object.keys(row.attributes)),
  ]);
  const cells = found.flatMap(([row, skus]) =>
    productCells(valuesOfRow(row, skus), { version: row.version, category: paths.get(row.category) ?? '' }),
  );
  return fileOf(format, base, columnsWith([...names]), cells, asked);
};
