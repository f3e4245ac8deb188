import type { StoreUserStatus } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant } from './columns.ts';

/** E-mails are stored in lower case: they are compared without regard to case (D127). */
export const users = pgTable('users', {
  email: code('email').primaryKey(),
  name: text('name'),
  demo: boolean('demo').notNull().default(false),
});

export const stores = pgTable(
  'stores',
  {
    id: code('id').primaryKey(),
    /** `null`: shown as 'Sin nombre' by the portal. */
    name: text('name'),
    ownerEmail: code('owner_email').notNull(),
    /** Place in the owner's list, from 1. */
    position: integer('position').notNull(),
    contratoCs: integer('contrato_cs').notNull().default(0),
    contratoSr: integer('contrato_sr').notNull().default(0),
    contratoSn: integer('contrato_sn').notNull().default(0),
    timeZone: text('time_zone').notNull().default('America/Mexico_City'),
    demo: boolean('demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Nobody works in a store from then on, and its data stay (D500); `null`: it is open. */
    closedAt: instant('closed_at'),
  },
  (t) => [index('stores_by_owner').on(t.ownerEmail)],
);

/** People linked to a store (D125), and those invited to it (D248). */
export const storeUsers = pgTable(
  'store_users',
  {
    storeId: code('store_id').notNull(),
    username: code('username').notNull(),
    service: text('service').notNull().default('comercios'),
    name: text('name'),
    status: text('status').$type<StoreUserStatus>().notNull(),
    /** Processes of the previous version read this column. */
    active: boolean('active').generatedAlwaysAs(sql`status = 'activo'`),
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    answeredAt: instant('answered_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.service, t.username] }),
    index('store_users_by_username').on(t.username),
  ],
);
