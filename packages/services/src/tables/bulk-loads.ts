import type { BulkLoad, BulkLoadLog } from '@trastienda/api-client';
import type { ChannelCode } from '@trastienda/domain';
import type { BulkNote } from '@trastienda/domain/bulk';
import type { ProductChange } from '@trastienda/domain/product';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';
import { jobs } from './jobs.ts';

/** A bulk load, a mass edit or a mass activation; it is worked by the job of its own id. */
export const bulkLoads = pgTable(
  'bulk_loads',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    type: text('type').$type<BulkLoad['type']>().notNull(),
    dryRun: boolean('dry_run').notNull(),
    retryOf: code('retry_of'),
    fileName: text('file_name'),
    categoryId: code('category_id'),
    channels: text('channels').array().$type<ChannelCode[]>().notNull(),
    /** The action of an activation. */
    action: text('action').$type<'active' | 'pause'>(),
    by: code('by').notNull(),
    /** The size of its file. */
    bytes: integer('bytes').notNull().default(0),
    /** The keys that its columns were read as; `null` for a load without a file. */
    columns: jsonb('columns').$type<NonNullable<BulkLoadLog['columns']>>(),
    /** Counts of rows; those that wait are in none but the first. */
    total: integer('total').notNull(),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The number of rows that an undo has left unchanged. */
    kept: integer('kept').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** The job that undoes it, once there is one. */
    undoJob: code('undo_job'),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    foreignKey({ columns: [t.storeId, t.id], foreignColumns: [jobs.storeId, jobs.id] }).onDelete('cascade'),
    index('bulk_loads_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id),
  ],
);

/** A row of a load with its cells and its outcome, written in the transaction of its effect. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    storeId: storeIdColumn(),
    loadId: code('load_id').notNull(),
    /** The place in the order of work, from 1: rows of one product are adjacent. */
    position: integer('position').notNull(),
    /** The number of the rows' transaction, from 1. */
    chunk: integer('chunk').notNull(),
    /** The number of the product within the chunk: rows of one product are one save (D364). */
    product: integer('product').notNull(),
    /** The number of the row in the merchant's file. */
    row: integer('row_number').notNull(),
    sku: text('sku'),
    /** The product that it is of, where there is one yet. */
    productId: code('product_id'),
    /** The cells by column key. */
    cells: jsonb('cells').$type<Readonly<Record<string, string>>>().notNull(),
    outcome: text('outcome')
      .$type<'pending' | 'created' | 'updated' | 'unchanged' | 'failed'>()
      .notNull()
      .default('pending'),
    notes: jsonb('notes').$type<readonly BulkNote[]>().notNull().default([]),
    changes: jsonb('changes').$type<readonly ProductChange[]>().notNull().default([]),
    /** The code of its first fault, which lists filter by. */
    code: text('code'),
    field: text('field'),
    /** The version that its save created. */
    version: integer('version'),
    undone: text('undone').$type<'undone' | 'kept'>(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.loadId, t.position] }),
    foreignKey({
      columns: [t.storeId, t.loadId],
      foreignColumns: [bulkLoads.storeId, bulkLoads.id],
    }).onDelete('cascade'),
    index('bulk_rows_by_chunk').on(t.storeId, t.loadId, t.chunk, t.position),
    index('bulk_rows_by_row').on(t.storeId, t.loadId, t.row, t.position),
  ],
);
