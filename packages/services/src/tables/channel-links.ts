import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A shop has one row for good: an unlinked one keeps its history, and continues when the shop is linked again
 * (D261).
 */
export const channelLinks = pgTable(
  'channel_links',
  {
    storeId: storeIdColumn(),
    id: code('id').notNull(),
    channel: code('channel').notNull(),
    /** The channel's own name of the shop. */
    shopId: code('shop_id').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    status: text('status').notNull().default('active'),
    /** A cause of the domain's list; only with status `error`. */
    cause: text('cause'),
    failedSince: instant('failed_since'),
    linkedAt: instant('linked_at').notNull(),
    lastSyncAt: instant('last_sync_at'),
    /** `null` while it is linked. */
    unlinkedAt: instant('unlinked_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('channel_links_of_shop').on(t.storeId, t.channel, t.shopId),
  ],
);

/** The secret, sealed (D255); no call reads it. */
export const channelSecrets = pgTable(
  'channel_secrets',
  {
    storeId: storeIdColumn(),
    linkId: code('link_id').notNull(),
    field: code('field').notNull(),
    keyId: code('key_id').notNull(),
    box: bytes('box').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.linkId, t.field] })],
);

/** The survey of each time that a shop was unlinked (S3.59). */
export const channelExits = pgTable(
  'channel_exits',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    storeId: storeIdColumn(),
    linkId: code('link_id').notNull(),
    at: instant('at').notNull(),
    email: text('email').notNull(),
    razonbaja: text('razonbaja').notNull(),
    feedbackbaja: text('feedbackbaja'),
    /** The orders in pendiente that the person saw and left. */
    pendientes: integer('pendientes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.id] }), index('channel_exits_of_link').on(t.storeId, t.linkId)],
);

/** A link that was begun within the last day: who may finish it, where, and until when (D256). */
export const linkAttempts = pgTable(
  'link_attempts',
  {
    storeId: storeIdColumn(),
    /**
     * SHA-256 of the state; a random one where the merchant typed the credentials instead of going to the
     * channel.
     */
    stateHash: code('state_hash').notNull(),
    channel: code('channel').notNull(),
    email: text('email').notNull(),
    /** The shop of a Shopify link; '' for every other channel. */
    shop: text('shop').notNull().default(''),
    redirectUri: text('redirect_uri').notNull().default(''),
    /** The PKCE verifier, sealed. */
    verifier: bytes('verifier'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.stateHash] }),
    index('link_attempts_newest').on(t.storeId, t.createdAt),
  ],
);
