import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { file, id, noPage, onePage, page, paged, pageSize, storeId, text } from '../core/fields.ts';
import { channelCode } from './addresses.ts';
import { bulkLoad, bulkLoadLog, bulkLoadType, exampleBulkLoad } from './bulk-load.schemas.ts';

const fileType = z.enum(['alta', 'edicion']);

/** A CSV or XLSX; worked row by row, so 422 is for a file that can't be read at all. */
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
    categoryId: id(),
    salesChannels: z.array(channelCode),
    dryRun: z.boolean(),
    /** The load whose failed rows these are. */
    retryOf: z.optional(id()),
  }),
  response: bulkLoad,
  example: () => ({ ...exampleBulkLoad, status: 'pendiente' as const, processed: 0, finishedAt: null }),
});

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

export const getBulkLoadLog = defineCall({
  id: 'getBulkLoadLog',
  service: 'liubliana',
  method: 'GET',
  provides: ['bulkLoads'],
  path: 'bulkload/store/{storeId}/log/{id}',
  params: { storeId: storeId(), id: id() },
  response: bulkLoadLog,
  example: () => ({
    id: 'carga-8',
    status: 'terminado_con_errores' as const,
    log: [
      {
        row: 14,
        sku: 'VS-6-AZ',
        level: 'error' as const,
        field: 'price',
        value: '12,50,00',
        message: 'El precio no es un número',
        suggestion: 'Escríbelo como 1250.00',
        values: { sku: 'VS-6-AZ', name: 'Juego de 6 vasos de vidrio soplado azul', price: '12,50,00' },
      },
    ],
  }),
});

/** 404 no template for the category. */
export const downloadBulkLoadTemplate = defineCall({
  id: 'downloadBulkLoadTemplate',
  service: 'liubliana',
  method: 'GET',
  path: 'bulkload/store/{storeId}/template/category/{categoryId}',
  timeoutMs: deadlines.download,
  params: { storeId: storeId(), categoryId: id() },
  query: { type: z.optional(fileType), format: z.optional(z.enum(['csv', 'xlsx'])) },
  response: binary,
  example: () => ({
    blob: new Blob(['\uFEFFid,name,description,brand\r\n'], { type: 'text/csv' }),
    fileName: 'plantilla-cristalería.csv',
  }),
});

/** Puts back what the load found, row by row; 409 undone already, or changed since. */
export const undoBulkLoad = defineCall({
  id: 'undoBulkLoad',
  service: 'liubliana',
  method: 'POST',
  invalidates: ['bulkLoads', 'products'],
  path: 'bulkload/store/{storeId}/undo/{id}',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  params: { storeId: storeId(), id: id() },
  body: z.object({ reason: text(300) }),
  response: bulkLoad,
  example: () => ({ ...exampleBulkLoad, status: 'deshecho' as const }),
});
