import { bigint, pgTable, smallint } from 'drizzle-orm/pg-core';

/** How far the demo's carriers are ahead of the wall clock: one row, for the whole installation. */
export const demoClock = pgTable('demo_clock', {
  id: smallint('id').primaryKey().default(1),
  /** Milliseconds. */
  ahead: bigint('ahead', { mode: 'number' }).notNull().default(0),
});
