import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import {
  file,
  id,
  integer,
  list,
  matching,
  noPage,
  onePage,
  page,
  paged,
  pageSize,
  storeId,
  text,
} from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { channelCode } from './addresses.ts';
import {
  bulkLoad,
  bulkLoadLog,
  bulkLoadType,
  bulkRowOutcome,
  exampleBulkLoad,
  tableEncoding,
} from './bulk-load.schemas.ts';
import { productFilters } from './product-filters.ts';

/** A file is read up to this many columns. */
const maxColumns = 500;

const fileType = z.enum(['alta', 'edicion']);

/**
 * A CSV or XLSX; worked row by row, so 422 is for a file that can't be read at all. What the file does not say changes nothing:
 * neither an absent column nor an empty cell.
 */
export const createBulkLoad = defineCall({
  id: 'createBulkLoad',
  service: 'liubliana',
  method: 'POST',
  invalidates: ['bulkLoads', 'products'],
  path: 'bulkload/store/{storeId}',
  encoding: 'multipart',
  idempotency: 'key',
  params: { storeId: storeId() },
  body: z.object({
    file: file(),
    type: fileType,
    /** The category of rows without one of their own. */
    categoryId: z.optional(id()),
    /** The channels of rows without a column for them. */
    salesChannels: list(channelCode, maxChannels),
    /** 'diferencia': what others took or added since the template was made stays; 'absoluto', also left out: the cell is the stock. */
    stockMode: z.optional(z.enum(['diferencia', 'absoluto'])),
    dryRun: z.boolean(),
    /** The load whose failed rows these are. */
    retryOf: z.optional(id()),
    /** The keys of the file's columns, by their places; '-' for one that is left out. */
    columns: z.optional(list(matching(/^\S.{0,199}$/, 'Elige qué es la columna'), maxColumns, 1)),
    /**
     * The encoding of a CSV that is not UTF, where one word alone decides: one of the `readings` of a 422
     * `encoding`.
     */
    encoding: z.optional(tableEncoding),
  }),
  response: bulkLoad,
  example: () => ({ ...exampleBulkLoad, status: 'pendiente' as const, processed: 0, finishedAt: null }),
});

/** Lists the loads that were saved, or tried to be; reviews (dry runs) are not among them. */
export const listBulkLoads = defineCall({
  id: 'listBulkLoads',
  service: 'liubliana',
  method: 'GET',
  provides: ['bulkLoads'],
  path: 'bulkload/store/{storeId}',
  params: { storeId: storeId() },
  query: { page: page(), pageSize: pageSize(), type: z.optional(bulkLoadType) },
  response: paged(bulkLoad),
  emptyOn404: noPage,
  example: () => onePage(exampleBulkLoad),
});

/** The load, and its rows in the order of the file. */
export const getBulkLoadLog = defineCall({
  id: 'getBulkLoadLog',
  service: 'liubliana',
  method: 'GET',
  provides: ['bulkLoads'],
  path: 'bulkload/store/{storeId}/log/{id}',
  params: { storeId: storeId(), id: id() },
  query: {
    page: page(),
    /** 100 where it is left out. */
    pageSize: z.optional(integer(1).check(z.lte(200))),
    outcome: z.optional(bulkRowOutcome),
    field: z.optional(text(120)),
    code: z.optional(text(60)),
  },
  response: bulkLoadLog,
  example: () => {
    const note = {
      level: 'error' as const,
      code: 'not_a_number',
      field: 'price',
      value: 'doce',
      message: 'Escribe un número',
      suggestion: '12',
    };
    return {
      ...exampleBulkLoad,
      log: [
        {
          row: 14,
          sku: 'VS-6-AZ',
          productId: null,
          outcome: 'failed' as const,
          ...note,
          values: { sku: 'VS-6-AZ', name: 'Juego de 6 vasos de vidrio soplado azul', price: 'doce' },
          notes: [note],
          changes: [{ field: 'price', before: 499, after: null }],
        },
      ],
      pagination: { total_registros: 1, page_size: 100, page: 1 },
      causes: [{ code: 'not_a_number', field: 'price', message: 'Escribe un número', rows: 2 }],
      columns: [
        { head: 'SKU', key: 'sku', note: null, sample: 'VS-6-AZ' },
        { head: 'Precio', key: 'price', note: null, sample: 'doce' },
        {
          head: 'Color de caja',
          key: null,
          note: 'No la conocemos: elige qué es, o se queda fuera',
          sample: 'Azul',
        },
      ],
      fileNotes: ['Leímos la hoja «Vasos»; no leímos «Notas»'],
    };
  },
});

/**
 * `{categoryId}` may be `todas`. Of type edicion it holds one row for each SKU of the products that the filters leave (all of a
 * category without them). 404 no template for the category; 422 more than 10,000 rows.
 */
export const downloadBulkLoadTemplate = defineCall({
  id: 'downloadBulkLoadTemplate',
  service: 'liubliana',
  method: 'GET',
  provides: ['products'],
  path: 'bulkload/store/{storeId}/template/category/{categoryId}',
  timeoutMs: deadlines.download,
  params: { storeId: storeId(), categoryId: id() },
  query: { type: z.optional(fileType), format: z.optional(z.enum(['csv', 'xlsx'])), ...productFilters },
  response: binary,
  example: () => ({
    blob: new Blob(['\uFEFFFila,SKU,SKU padre,Nombre\r\n'], { type: 'text/csv' }),
    fileName: 'plantilla-cristalería.csv',
  }),
});

/**
 * Puts back what the load found, row by row, unless a row has changed since. `keepDone` is for a load that still runs: it is
 * stopped, and what is done stays (true) or is put back too (false). 409 `undone`, `too_late`, `running` without `keepDone`.
 */
export const undoBulkLoad = defineCall({
  id: 'undoBulkLoad',
  service: 'liubliana',
  method: 'POST',
  invalidates: ['bulkLoads', 'products'],
  path: 'bulkload/store/{storeId}/undo/{id}',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  params: { storeId: storeId(), id: id() },
  body: z.object({ reason: text(300), keepDone: z.optional(z.boolean()) }),
  response: bulkLoad,
  example: () => ({ ...exampleBulkLoad, status: 'deshecho' as const }),
});
