import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DoorEvent } from '@trastienda/api-client';
import type { LinkCause } from '@trastienda/domain/channel-setup';
import { bytes, code, instant, storeIdColumn } from './columns.ts';

/** A key with which another system of the merchant's comes in by the open door (D517). It is kept as a hash alone. */
export const storeKeys = pgTable(
  'store_keys',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    /** The merchant's own name of it: the system that has it. */
    name: text('name').notNull(),
    /** SHA-256 of the whole key, as hexadecimal digits. */
    hash: code('hash').notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** The moment of its last request, to the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('store_keys_by_hash').on(t.storeId, t.hash),
  ],
);

/** An order that another system sent: who knows it by which name there, so that it comes in once (D518). */
export const externalOrders = pgTable(
  'external_orders',
  {
    storeId: storeIdColumn(),
    /** The way it came: 'door', or the id of a link. */
    source: code('source').notNull(),
    /** The name of the order there. */
    externalId: code('external_id').notNull(),
    orderId: code('order_id').notNull(),
    /** SHA-256 of what was sent, so that a second sending with other content is refused and not lost. */
    contentHash: text('content_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The status of a shop's order there and the second of its last change, as it was last read: they tell versions apart. */
    remoteStatus: text('remote_status'),
    remoteModified: text('remote_modified'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.source, t.externalId] }),
    uniqueIndex('external_orders_by_order').on(t.storeId, t.orderId),
  ],
);

export type EventDetail = Pick<DoorEvent, 'carrier' | 'trackingNumber' | 'lines'>;

/** An event of an order of another system, which that system reads (D519). Rows are added, and numbered once. */
export const orderEvents = pgTable(
  'order_events',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    source: code('source').notNull(),
    externalId: code('external_id').notNull(),
    event: text('event').$type<DoorEvent['event']>().notNull(),
    detail: jsonb('detail').$type<EventDetail>().notNull(),
    at: instant('at').notNull(),
    /**
     * The place among the events of its source, given when they are first read: two transactions that end in another order than
     * they began would otherwise leave one behind a reader's back.
     */
    seq: bigint('seq', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('order_events_by_seq').on(t.storeId, t.source, t.seq),
  ],
);

/**
 * A store's webhook: events are sent to it as they happen (D520). `order_events` itself is the outbox: what follows `sent_seq` waits, and is
 * sent in its order, one event at a time.
 */
export const storeWebhooks = pgTable(
  'store_webhooks',
  {
    storeId: storeIdColumn(),
    url: text('url').notNull(),
    /** The key that sealed the signing secret, and its box. */
    keyId: code('key_id').notNull(),
    box: bytes('box').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last event that was received. */
    sentSeq: bigint('sent_seq', { mode: 'number' }).notNull(),
    /** Attempts that failed since the last one that did not. */
    attempts: integer('attempts').notNull().default(0),
    /** Nothing is sent before. */
    nextAt: instant('next_at').notNull(),
    failingSince: instant('failing_since'),
    cause: text('cause').$type<LinkCause>(),
    /** Nothing is sent from then on; `null` while it works. */
    offAt: instant('off_at'),
    /** The turn of the process that sends now, and when another may take it. */
    lease: code('lease'),
    leaseUntil: instant('lease_until'),
  },
  (t) => [primaryKey({ columns: [t.storeId] })],
);
