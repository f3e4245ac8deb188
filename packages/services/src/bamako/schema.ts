import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Storehouse } from '@trastienda/api-client';
import { instant, storeIdColumn } from '../database/columns.ts';

/** Where a store's parcels leave from. */
export const storehouses = pgTable('storehouses', {
  storeId: storeIdColumn().primaryKey(),
  name: text('name').notNull(),
  contactName: text('contact_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  address: jsonb('address').$type<Storehouse['address']>().notNull(),
  schedule: text('schedule'),
  updatedAt: instant('updated_at').notNull(),
});

/** Services of a store: paginas, envios. No row reads as inactive. */
export const storeServices = pgTable(
  'store_services',
  {
    storeId: storeIdColumn(),
    name: text('name').notNull(),
    status: text('status').notNull(),
    url: text('url'),
    dashboardUrl: text('dashboard_url'),
    topUpUrl: text('top_up_url'),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.name] })],
);
