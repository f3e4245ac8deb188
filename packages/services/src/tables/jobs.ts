import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

/** A job of a store: a lot of guides, a bulk load, a mass edit or activation (D159). */
export const jobs = pgTable(
  'jobs',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    /** The id of its `defineJob`. */
    kind: text('kind').notNull(),
    /** The person for whom its rows act; a person who loses the store meanwhile loses the rest of the job. */
    email: text('email').notNull(),
    /** The input that all rows share. */
    input: jsonb('input').notNull(),
    status: text('status').$type<'waiting' | 'running' | 'finished' | 'cancelled'>().notNull(),
    total: integer('total').notNull(),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('jobs_newest').on(t.storeId, t.kind, t.createdAt.desc().nullsFirst(), t.id),
    index('jobs_unfinished')
      .on(t.storeId, t.id)
      .where(sql`status in ('waiting', 'running')`),
  ],
);

/** A row of a job: its input and its outcome, written in the transaction of its effect. */
export const jobRows = pgTable(
  'job_rows',
  {
    storeId: storeIdColumn(),
    jobId: code('job_id').notNull(),
    /** The number of the row in the file, from 1. */
    row: integer('row_number').notNull(),
    input: jsonb('input').notNull(),
    status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull().default('pending'),
    /** The outcome of a row that succeeded, in a word that can be counted, and its result. */
    outcome: text('outcome'),
    result: jsonb('result'),
    /** The reason why a row failed, for programs and for the merchant. */
    code: text('code'),
    field: text('field'),
    value: text('value'),
    message: text('message'),
    suggestion: text('suggestion'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.jobId, t.row] }),
    foreignKey({ columns: [t.storeId, t.jobId], foreignColumns: [jobs.storeId, jobs.id] }).onDelete(
      'cascade',
    ),
    index('job_rows_pending')
      .on(t.storeId, t.jobId, t.row)
      .where(sql`status = 'pending'`),
  ],
);
