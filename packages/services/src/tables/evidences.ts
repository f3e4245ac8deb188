import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { centavosColumn, code, instant, storeIdColumn } from './columns.ts';

/** The proof of delivery of one order, the last one sent (calls.md 25.6). */
export const evidences = pgTable(
  'evidences',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    orderNumber: code('order_number').notNull(),
    /** CS, SR or SN. */
    channel: text('channel').notNull(),
    guide: code('guide').notNull(),
    /** The name that the merchant gave it; the file itself is in `uploaded_files`, `null` for the demo's. */
    name: text('name').notNull(),
    fileKey: code('file_key'),
    /** Goods that the guide covers, centavos. */
    total: centavosColumn('total').notNull(),
    comment: text('comment'),
    status: text('status').$type<'en_revision' | 'aceptada' | 'rechazada'>().notNull(),
    /** The reason of the rejection. */
    reason: text('reason'),
    rejectedAt: instant('rejected_at'),
    sentAt: instant('sent_at').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.orderNumber, t.channel] }),
    index('evidences_rejected').on(t.storeId, t.status, t.rejectedAt.desc().nullsFirst(), t.id),
  ],
);
