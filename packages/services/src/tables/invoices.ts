import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { centavosColumn, code, instant, storeIdColumn } from './columns.ts';
import { orders } from './orders.ts';

/**
 * The invoice of an order as its merchant sent it: one live row an order, and those that it replaced (D318).
 */
export const invoices = pgTable(
  'invoices',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    orderId: code('order_id').notNull(),
    orderNumber: code('order_number').notNull(),
    marketplace: text('marketplace').notNull(),
    /** Fiscal folio, lower case; `null` for a PDF without its XML. */
    uuid: code('uuid'),
    /** Keys in `uploaded_files`, and names as sent; `null` for what was not sent. */
    xmlKey: code('xml_key'),
    xmlName: text('xml_name'),
    pdfKey: code('pdf_key'),
    pdfName: text('pdf_name'),
    emitter: text('emitter'),
    /** Centavos. */
    total: centavosColumn('total'),
    status: text('status').$type<'en_revision' | 'aceptada' | 'rechazada' | 'sustituida'>().notNull(),
    reason: text('reason'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    sentAt: instant('sent_at').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    foreignKey({ columns: [t.storeId, t.orderId], foreignColumns: [orders.storeId, orders.id] }),
    uniqueIndex('invoices_by_uuid').on(t.storeId, t.uuid),
    uniqueIndex('invoices_live')
      .on(t.storeId, t.orderId)
      .where(sql`status <> 'sustituida'`),
    index('invoices_in_review')
      .on(t.status, t.sentAt)
      .where(sql`status = 'en_revision'`),
  ],
);
