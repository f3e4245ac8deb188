import { index, pgSchema, text } from 'drizzle-orm/pg-core';
import { sessionColumns } from './schema.ts';

/**
 * drizzle-kit alone reads this: the tables as they are, with what only the previous version still names. To
 * drop that in the next release, remove it here and run `npm run migrations`.
 */
export * from './schema.ts';

/** `id_token` is empty, whatever that version writes (D198); its trigger and function are dropped before it. */
export const sessions = pgSchema('gateway').table(
  'session',
  { ...sessionColumns, idToken: text('id_token') },
  (table) => [index('session_expires_at').on(table.expiresAt)],
);
