import type { ActivityFacts } from '@trastienda/domain';
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

/**
 * First answers of writing calls, stored for 24 h (D169). They are scoped to store and call; without a store,
 * to person and call.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeIdColumn(),
    /** The owner of the key when there is no store; '' within a store. */
    person: code('person').notNull().default(''),
    callId: text('call_id').notNull(),
    key: code('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** The answer's JSON as text: a replay is the same byte for byte. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.person, t.callId, t.key] }),
    index('idempotency_keys_by_age').on(t.createdAt),
  ],
);

/** A change: who did what, when, with which key (calls.md 25.1). Only its person sees one without a store. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    storeId: storeIdColumn(),
    email: text('email').notNull(),
    callId: text('call_id').notNull(),
    key: text('key'),
    requestId: text('request_id').notNull(),
    /** The facts that the request named, for the sentence that describes it. */
    facts: jsonb('facts').$type<ActivityFacts>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('audit_entries_in_order').on(t.storeId, t.createdAt, t.id),
    index('audit_entries_by_person').on(t.storeId, t.email, t.createdAt, t.id),
  ],
);

/** The version of the product's reference data that a table holds (`loadReference`). */
export const referenceVersions = pgTable('reference_versions', {
  tableName: code('table_name').primaryKey(),
  version: text('version').notNull(),
});

/** One row once the demo is in. */
export const demoMarker = pgTable('demo_marker', {
  only: boolean('only').primaryKey().default(true),
  seed: integer('seed').notNull(),
  seededAt: instant('seeded_at').notNull(),
});
