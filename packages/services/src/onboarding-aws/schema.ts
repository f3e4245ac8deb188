import type { CallRequest } from '@trastienda/api-client';
import type { postStoreLog } from '@trastienda/api-client/onboarding-aws';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from '../database/columns.ts';

type LogLine = CallRequest<typeof postStoreLog>['body'];

/** What people of a store opened, did and were shown (D180); kept for 180 days. */
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

/** What a person of a store answered, one row a question; each question once. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    storeId: storeIdColumn(),
    email: code('email').notNull(),
    question: text('question').notNull(),
    /** `null`: passed over. */
    answer: text('answer'),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.email, t.question] })],
);
