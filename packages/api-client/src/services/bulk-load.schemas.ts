import * as z from 'zod/mini';
import { anyId, instant, integer, nullable } from '../core/fields.ts';

/** calls.md 24.10, D103. */
const bulkLoadStatus = z.enum([
  'pendiente',
  'procesando',
  'terminado',
  'terminado_con_errores',
  'fallido',
  'deshecho',
]);
export const bulkLoadType = z.enum(['alta', 'edicion', 'activacion']);

/** Counts are rows. */
export const bulkLoad = z.object({
  id: anyId(),
  type: bulkLoadType,
  status: bulkLoadStatus,
  /** Nothing was written. */
  dryRun: z.boolean(),
  retryOf: nullable(z.string()),
  fileName: nullable(z.string()),
  categoryId: nullable(anyId()),
  total: integer(),
  processed: integer(),
  created: integer(),
  updated: integer(),
  unchanged: integer(),
  failed: integer(),
  createdAt: instant(),
  finishedAt: nullable(instant()),
});
export type BulkLoad = z.output<typeof bulkLoad>;

/** `values` is the whole row, so that it can be mended in place and sent again alone. */
export const bulkLoadLog = z.object({
  id: anyId(),
  status: bulkLoadStatus,
  log: z.array(
    z.object({
      row: integer(),
      sku: nullable(anyId()),
      level: z.enum(['error', 'info']),
      field: nullable(z.string()),
      value: nullable(z.string()),
      message: z.string(),
      suggestion: nullable(z.string()),
      values: z.record(z.string(), z.string()),
    }),
  ),
});

export const exampleBulkLoad: BulkLoad = {
  id: 'carga-8',
  type: 'alta',
  status: 'terminado_con_errores',
  dryRun: false,
  retryOf: null,
  fileName: 'plantilla-cristaleria.csv',
  categoryId: 'cat-21',
  total: 120,
  processed: 120,
  created: 80,
  updated: 30,
  unchanged: 8,
  failed: 2,
  createdAt: '2025-01-15T18:30:00.000Z',
  finishedAt: '2025-01-15T18:31:12.000Z',
};
