import * as z from 'zod/mini';
import { anyId, defaulted, instant, integer, nullable, pagination } from '../core/fields.ts';
import { channelCode } from './addresses.ts';

/** The status of a bulk load. */
const bulkLoadStatus = z.enum([
  'pendiente',
  'procesando',
  'terminado',
  'terminado_con_errores',
  'fallido',
  'deshecho',
]);
export const bulkLoadType = z.enum(['alta', 'edicion', 'activacion']);
export const bulkRowOutcome = z.enum(['created', 'updated', 'unchanged', 'failed', 'pending']);

const load = {
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
  /** Name of who started it. */
  by: z.optional(z.string()),
  /** The action and the channels of a load of type activacion. */
  action: z.optional(z.nullable(z.enum(['active', 'pause']))),
  salesChannels: z.optional(z.array(channelCode)),
  /** The load can be undone until then; `null`: not, or not any more. */
  undoUntil: z.optional(z.nullable(instant())),
  /** Rows that an undo has left as they are, each with its reason in the log. */
  kept: z.optional(integer()),
};

/** Counts are rows. */
export const bulkLoad = z.object(load);
export type BulkLoad = z.output<typeof bulkLoad>;

/** A message about a row: a fault with its cell and how to correct it, or a note. */
const bulkNote = z.object({
  level: z.enum(['error', 'info']),
  code: z.string(),
  /** Key of a column. */
  field: nullable(z.string()),
  value: nullable(z.string()),
  message: z.string(),
  /** The cell should contain this text instead. */
  suggestion: nullable(z.string()),
});

/** A value as a product has it; `null` where there was none. */
const value = /* @__NO_SIDE_EFFECTS__ */ () => defaulted(z.nullable(z.unknown()), null);

/**
 * A row of the file, with its number there. `values` is the whole row by column key, so that it can be
 * corrected in place and sent again alone; `level` to `suggestion` are those of its first note.
 */
const bulkLogEntry = z.object({
  row: integer(),
  sku: nullable(anyId()),
  productId: z.optional(z.nullable(anyId())),
  outcome: z.optional(bulkRowOutcome),
  level: z.enum(['error', 'info']),
  code: z.optional(z.nullable(z.string())),
  field: nullable(z.string()),
  value: nullable(z.string()),
  message: z.string(),
  suggestion: nullable(z.string()),
  values: z.record(z.string(), z.string()),
  /** All messages about the row, faults first. */
  notes: z.optional(z.array(bulkNote)),
  /** The actual or, in a review, possible changes; fields and values as in a product's history. */
  changes: z.optional(z.array(z.object({ field: z.string(), before: value(), after: value() }))),
});
export type BulkLogEntry = z.output<typeof bulkLogEntry>;

const fileColumn = z.object({
  head: z.string(),
  key: nullable(z.string()),
  note: nullable(z.string()),
  sample: z.string(),
});
export type FileColumn = z.output<typeof fileColumn>;

/**
 * Reads a failure's `data` (422 `no_sku` of `createBulkLoad`): the columns to choose among; empty where it
 * has none.
 */
export function columnsIn(data: unknown): FileColumn[] {
  const read = z.object({ columns: z.array(fileColumn) }).safeParse(data);
  return read.success ? read.data.columns : [];
}

export const tableEncoding = z.enum(['windows-1252', 'macintosh', 'ibm850']);
const fileReading = z.object({ encoding: tableEncoding, sample: z.string() });
export type FileReading = z.output<typeof fileReading>;

/**
 * Reads a failure's `data` (422 `encoding` of `createBulkLoad`): a word as each encoding reads it; empty
 * where there is no choice.
 */
export function readingsIn(data: unknown): FileReading[] {
  const read = z.object({ readings: z.array(fileReading) }).safeParse(data);
  return read.success ? read.data.readings : [];
}

/** The load and a page of its rows; `causes` are those of the whole load, the commonest first. */
export const bulkLoadLog = z.object({
  ...load,
  log: z.array(bulkLogEntry),
  pagination: z.optional(pagination()),
  /** The loads of its corrected rows, the oldest first: undoing it undoes them. */
  retries: z.optional(z.array(anyId())),
  /**
   * The columns of its file in their order: key of ours, `null` for one that is not used; why, or what
   * happens to its numbers; and its first value. None where it has no file.
   */
  columns: z.optional(z.array(fileColumn)),
  /**
   * Messages about the file as a whole: the sheet and row it was read from, and the parts that were not read.
   */
  fileNotes: z.optional(z.array(z.string())),
  causes: z.optional(
    z.array(
      z.object({
        code: z.string(),
        field: nullable(z.string()),
        message: z.string(),
        rows: integer(),
      }),
    ),
  ),
});
export type BulkLoadLog = z.output<typeof bulkLoadLog>;

export const exampleBulkLoad: BulkLoad = {
  id: 'carga-8',
  type: 'alta',
  status: 'terminado_con_errores',
  dryRun: false,
  retryOf: null,
  fileName: 'plantilla-cristaleria.csv',
  categoryId: null,
  total: 120,
  processed: 120,
  created: 80,
  updated: 30,
  unchanged: 8,
  failed: 2,
  createdAt: '2025-01-15T18:30:00.000Z',
  finishedAt: '2025-01-15T18:31:12.000Z',
  by: 'Mariana Robles',
  action: null,
  salesChannels: [],
  undoUntil: '2025-01-22T18:31:12.000Z',
  kept: 0,
};
