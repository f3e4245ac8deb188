import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

/** A change by a command of who runs the installation (D500). Rows are added and never changed; no request sees one. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** The user and host of the operating system, or who was named in their place. */
    by: text('by').notNull(),
    /** The name of the script: 'wallet:credit'. */
    command: text('command').notNull(),
    /** The store that was changed; '' for none. */
    storeId: storeIdColumn().default(''),
    /** The e-mail of the person who was changed; '' for nobody. */
    person: text('person').notNull().default(''),
    reason: text('reason'),
    /** A second run with the same reference changes nothing. */
    reference: code('reference'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('operator_actions_by_store').on(t.storeId, t.id),
    uniqueIndex('operator_actions_once')
      .on(t.storeId, t.command, t.reference)
      .where(sql`reference is not null`),
  ],
);
