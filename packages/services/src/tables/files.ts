import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The files of the file-upload service (calls.md 3). Photos of products may be read by anybody who has their
 * key, all others only in their own store; the policies of the table enforce it.
 */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    key: code('key').primaryKey(),
    storeId: storeIdColumn(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('uploaded_files_by_store').on(t.storeId, t.createdAt)],
);
