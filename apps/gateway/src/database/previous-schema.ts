import { index, pgSchema, text } from 'drizzle-orm/pg-core';
import { sessionColumns } from './schema.ts';

/**
 * For drizzle-kit alone: the tables as they are, with what only the version before this one still names. To drop it in the
 * release after, take it out of here and run `npm run migrations`.
 */
export * from './schema.ts';

/** `id_token` is empty, whatever that version writes (D198); its trigger and function are dropped before it. */
export const sessions = pgSchema('gateway').table(
  'session',
  { ...sessionColumns, idToken: text('id_token') },
  (table) => [index('session_expires_at').on(table.expiresAt)],
);
