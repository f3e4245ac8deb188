import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Storehouse, StoreTax } from '@trastienda/api-client';
import { code, instant, storeIdColumn } from './columns.ts';

/** The version of a form that people of a store share, with its last change (D260). */
const versioned = {
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
  /** The e-mail of the editor; `null` when it was nobody of the store. */
  updatedBy: code('updated_by'),
};

/** The address that a store's parcels leave from. */
export const storehouses = pgTable('storehouses', {
  storeId: storeIdColumn().primaryKey(),
  name: text('name').notNull(),
  contactName: text('contact_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  address: jsonb('address').$type<Storehouse['address']>().notNull(),
  schedule: text('schedule'),
  ...versioned,
});

export const storeTaxes = pgTable('store_taxes', {
  storeId: storeIdColumn().primaryKey(),
  rfc: text('rfc').notNull(),
  razonSocial: text('razon_social').notNull(),
  personType: text('person_type').$type<StoreTax['personType']>().notNull(),
  regimenFiscal: text('regimen_fiscal').notNull(),
  curp: text('curp'),
  address: jsonb('address').$type<StoreTax['address']>().notNull(),
  /** Key of the certificate's file. */
  certificateKey: code('certificate_key'),
  /** The day when the tax authority issued the certificate, as read in it. */
  certificateDay: date('certificate_day'),
  source: text('source').$type<StoreTax['fuente']>().notNull().default('escrito'),
  ...versioned,
});

/** The contact person of a store (D154). */
export const storeContacts = pgTable('store_contacts', {
  storeId: storeIdColumn().primaryKey(),
  name: text('name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  ...versioned,
});

/**
 * Every account that a store entered for its deposits, as versions of one form; rows are only added or
 * withdrawn (D247).
 */
export const depositAccounts = pgTable(
  'deposit_accounts',
  {
    storeId: storeIdColumn(),
    version: integer('version').notNull(),
    bankCode: text('bank_code').notNull(),
    clabe: text('clabe').notNull(),
    accountHolder: text('account_holder').notNull(),
    /** Key of the cover's file. */
    statementKey: code('statement_key'),
    /** Deposits go there from this moment on. */
    from: instant('from_at').notNull(),
    /** The moment when it was withdrawn before that. */
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: code('updated_by'),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.version] })],
);

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
