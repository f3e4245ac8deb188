import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** The content; `null` when it lies in the bucket, and its hash is in `sha256`. */
    bytes: bytes('bytes'),
    sha256: text('sha256'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('uploaded_files_by_store').on(t.storeId, t.createdAt),
    index('uploaded_files_here')
      .on(t.key)
      .where(sql`bytes is not null`),
    check('uploaded_files_lie_in_one_place', sql`(${t.bytes} is null) = (${t.sha256} is not null)`),
  ],
);
