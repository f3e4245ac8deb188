import type { CallRequest } from '@trastienda/api-client';
import type { postStoreLog } from '@trastienda/api-client/onboarding-aws';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

import type {
  AgreementPart,
  ApprovalPart,
  BankPart,
  CertificatePart,
  ContactPart,
  IdentityPart,
  StorePart,
  TypePersonPart,
} from './onboarding-parts.ts';

type LogLine = CallRequest<typeof postStoreLog>['body'];

/** An event in the use of a store: people opened, did or saw something (D180); rows last 180 days. */
export const storeLogs = pgTable(
  'store_logs',
  {
    storeId: storeIdColumn(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    interaction: text('interaction').notNull(),
    logType: text('log_type').$type<LogLine['log_type']>().notNull(),
    ip: text('ip'),
    deviceInfo: jsonb('device_info').$type<LogLine['device_info']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.id] }), index('store_logs_by_age').on(t.createdAt)],
);

/** An answer of a person of a store; each question is answered once. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    storeId: storeIdColumn(),
    email: code('email').notNull(),
    question: text('question').notNull(),
    /** `null` means that the question was skipped. */
    answer: text('answer'),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.email, t.question] })],
);

/**
 * A store that a person signs up, from its first step to the signed agreement: one row with the data of each
 * step. Only that person sees it.
 */
export const onboardings = pgTable(
  'onboardings',
  {
    /** The number that the store gets. */
    storeId: storeIdColumn().primaryKey(),
    ownerEmail: code('owner_email').notNull(),
    /** `foldText` of the name: no two stores have the same one. */
    foldedName: code('folded_name').notNull(),
    store: jsonb('store').$type<StorePart>().notNull(),
    contact: jsonb('contact').$type<ContactPart>(),
    typePerson: jsonb('type_person').$type<TypePersonPart>(),
    bank: jsonb('bank').$type<BankPart>(),
    taxCertificate: jsonb('tax_certificate').$type<CertificatePart>(),
    identity: jsonb('identity').$type<IdentityPart>(),
    approval: jsonb('approval').$type<ApprovalPart>(),
    agreement: jsonb('agreement').$type<AgreementPart>(),
    /** The furthest step that the person has reached. */
    savedStep: integer('saved_step').notNull().default(0),
    finishedAt: instant('finished_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    uniqueIndex('onboardings_by_name').on(t.foldedName),
    uniqueIndex('onboardings_unfinished')
      .on(t.ownerEmail)
      .where(sql`finished_at is null`),
    index('onboardings_by_owner').on(t.ownerEmail, t.createdAt),
  ],
);
