import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, code, instant, storeIdColumn } from './columns.ts';

/**
 * The files of the file-upload service (calls.md 3). Photos of products may be read by anybody who has their
 * key, all others only in their own store; the policies of the table enforce it.
 */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    /** A hash of the store, the kind and the content, so that no two stores have the same. */
    key: code('key').notNull(),
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
    primaryKey({ columns: [t.storeId, t.key] }),
    // A product's photo is asked for by its key alone.
    index('uploaded_files_by_key').on(t.key),
    index('uploaded_files_by_store').on(t.storeId, t.createdAt),
    index('uploaded_files_here')
      .on(t.key)
      .where(sql`bytes is not null`),
    check('uploaded_files_lie_in_one_place', sql`(${t.bytes} is null) = (${t.sha256} is not null)`),
  ],
);
