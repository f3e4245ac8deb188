import { bigint, pgTable, smallint } from 'drizzle-orm/pg-core';

/** The lead of the demo's carriers over the wall clock: one row for the installation. */
export const demoClock = pgTable('demo_clock', {
  id: smallint('id').primaryKey().default(1),
  /** Milliseconds. */
  ahead: bigint('ahead', { mode: 'number' }).notNull().default(0),
});
