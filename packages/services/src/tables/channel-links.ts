import type { MapContext } from '@trastienda/connectors/woocommerce/map-context';
import type { GmtSecond } from '@trastienda/connectors/woocommerce/gmt-second';
import type { CaseDecision } from '@trastienda/domain/channel-cases';
import type { Completion, LinkCause } from '@trastienda/domain/channel-setup';
import type { PullCursor } from '@trastienda/connectors/woocommerce/pull';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, code, instant, storeIdColumn } from './columns.ts';

/** Why an order of a shop waits for a person. */
export type CaseCause =
  /** It cannot be sent as it is: `detail` has its faults. */
  | 'con_faltas'
  /** It could not be written here. */
  | 'sin_guardar'
  /** The shop cancelled it when pieces already had a guide. */
  | 'cancelado_tarde'
  /** Money for a piece went back when it already had a guide. */
  | 'reembolso_tarde'
  /** It was taken over as paid, and the shop says that it is not. */
  | 'sin_pago'
  /** It is cancelled here, and the shop has it waiting. */
  | 'reabierto'
  /** The address changed when pieces already had a guide. */
  | 'otra_direccion'
  /** The shop has other pieces in it than were taken over. */
  | 'otras_piezas'
  /** The shop refused to be told of a guide or a cancellation: `detail` has what and why. */
  | 'aviso_rechazado';

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
    /** A cause of the list of the domain, from the first failure on; `status` is `error` after some of them. */
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

/** The place of a comparison of a night, which goes on in the next turn. */
export type Comparison = {
  /** ISO text of the moment at which it began. */
  readonly startedAt: string;
  /** Everything that was made up to here was compared, by the shop's own clock. */
  readonly after: GmtSecond;
  /** ISO text of the moment before which it does not go on, after an answer that was none. */
  readonly notBefore?: string;
};

/**
 * The reading of a shop that is linked for real: where it answers, how far it was read, and who reads it now. Shops of the demo have
 * no row. It stands apart from the link, because each turn writes it.
 */
export const channelTurns = pgTable(
  'channel_turns',
  {
    storeId: storeIdColumn(),
    linkId: code('link_id').notNull(),
    origin: text('origin').notNull(),
    /** Path to which the shop's own routes are added. */
    root: text('root').notNull(),
    keysInQuery: boolean('keys_in_query').notNull(),
    weightUnit: text('weight_unit').$type<MapContext['weightUnit']>().notNull(),
    dimensionUnit: text('dimension_unit').$type<MapContext['dimensionUnit']>().notNull(),
    cursor: jsonb('cursor').$type<PullCursor>().notNull(),
    /** `null` while the shop is not linked. */
    nextAt: instant('next_at'),
    /** The turn that reads it now, and until when nobody else does. */
    lease: code('lease'),
    leaseUntil: instant('lease_until'),
    /** Turns in a row that failed, and when the first of them did. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    /** The second from which it was first read; an order that has not changed since then does not come in. */
    readFrom: text('read_from'),
    /** The moment at which the last comparison that ended had begun (D532); `null` makes one due with the next turn. */
    comparedAt: instant('compared_at'),
    /** The place of the comparison that runs, `null` while none does. */
    comparison: jsonb('comparison').$type<Comparison>(),
    /** The shop asked for a pause: it is looked at half as often until then. */
    slowUntil: instant('slow_until'),
    /** Goes before the numbers of its orders; chosen when it is linked first, and fixed. */
    prefix: text('prefix'),
    /** The event that finishes its orders there. */
    completeWhen: text('complete_when').$type<Completion>().notNull().default('enviar'),
    /** The shop's software, as it said last. */
    version: text('version'),
    /** The last four letters of the key, and since when it is this one. */
    keyEnding: text('key_ending'),
    keySince: instant('key_since'),
    /** The last time that a person asked for a look at once. */
    syncAskedAt: instant('sync_asked_at'),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.linkId] }), index('channel_turns_due').on(t.nextAt)],
);

/** An order of a shop that a person has to decide about, with what the shop said. */
export const channelCases = pgTable(
  'channel_cases',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    linkId: code('link_id').notNull(),
    externalId: code('external_id').notNull(),
    cause: text('cause').$type<CaseCause>().notNull(),
    /** Facts of the cause, such as the faults of an order that could not be read. */
    detail: jsonb('detail').$type<unknown>().notNull(),
    /** The order as the shop last sent it. */
    raw: jsonb('raw').$type<unknown>().notNull(),
    /** The fact that it is about: once it was decided, the same fact is no case again. `null`: the fact is over, or always new. */
    about: text('about'),
    createdAt: instant('created_at').notNull(),
    /** The order or its push was asked for anew; the shop's next turn does it. */
    askedAt: instant('asked_at'),
    resolvedAt: instant('resolved_at'),
    /** The decision and who took it; `null` where the shop took the case back. */
    decision: text('decision').$type<CaseDecision>(),
    decidedBy: text('decided_by'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('channel_cases_of_order').on(t.storeId, t.linkId, t.externalId),
    // The inbox, page by page, and its counts.
    index('channel_cases_waiting')
      .on(t.storeId, t.cause, t.id)
      .where(sql`resolved_at is null`),
    index('channel_cases_asked')
      .on(t.storeId, t.linkId, t.id)
      .where(sql`asked_at is not null and resolved_at is null`),
    uniqueIndex('channel_cases_open')
      .on(t.storeId, t.linkId, t.externalId, t.cause)
      .where(sql`resolved_at is null`),
  ],
);

export type ChannelEventKind =
  /** Orders came in or were brought forward: `count` of them in one turn. */
  | 'read'
  /** The shop was told of a guide, a delivery or a cancellation. */
  | 'written'
  /** The shop said no for good. */
  | 'refused'
  /** The shop did not answer as it should; it is tried again. */
  | 'failed'
  /** The first success after a failure. */
  | 'recovered'
  /** The shop's webhook was made, or switched on again. */
  | 'hooked';

/** The events between us and a shop, for the merchant who looks why something did not come or go. Rows are only added. */
export const channelEvents = pgTable(
  'channel_events',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    linkId: code('link_id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<ChannelEventKind>().notNull(),
    /** Orders that it is about. */
    count: integer('count').notNull(),
    /** The shop's name of the order, where it is about one. */
    externalId: code('external_id'),
    cause: text('cause').$type<LinkCause>(),
    /** The turn in which it happened: what support looks for in the logs. */
    turn: text('turn').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('channel_events_of_link').on(t.storeId, t.linkId, t.at),
  ],
);

/** The state of a shop's webhooks. */
export type HookState =
  /** The shop has them, and they are on. */
  | 'activo'
  /** The shop has none of ours, or would not make them. */
  | 'sin'
  /** Somebody switched them off in the shop. */
  | 'apagado';

/**
 * The bell of a shop: the address at which it tells that something changed, known by the hash of its token. The token itself and the
 * secret that signs are among the link's secrets. A shop that was never asked for one has no row.
 */
export const channelHooks = pgTable(
  'channel_hooks',
  {
    storeId: storeIdColumn(),
    linkId: code('link_id').notNull(),
    /** SHA-256 of the token, as hexadecimal digits. */
    tokenHash: code('token_hash').notNull(),
    state: text('state').$type<HookState>().notNull(),
    /** The moment from which on it can have rung. */
    madeAt: instant('made_at').notNull(),
    /** The shop is asked then whether it still has its webhooks. */
    lookAt: instant('look_at').notNull(),
    /** Since then it has not rung for something that was found by looking; `null` while it can be relied on. */
    silentAt: instant('silent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.linkId] }),
    uniqueIndex('channel_hooks_by_token').on(t.storeId, t.tokenHash),
  ],
);

/** An order that the bell of a shop rang for: it is to be asked for, and nothing of what came with it is kept. */
export const channelInbox = pgTable(
  'channel_inbox',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    linkId: code('link_id').notNull(),
    /** The shop's own name of the delivery, so that a repeated one is kept once. */
    deliveryId: code('delivery_id').notNull(),
    externalId: code('external_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** `null` until the order was asked for and written. */
    doneAt: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('channel_inbox_delivery').on(t.storeId, t.linkId, t.deliveryId),
    index('channel_inbox_waiting')
      .on(t.storeId, t.linkId, t.id)
      .where(sql`done_at is null`),
    index('channel_inbox_of_order').on(t.storeId, t.linkId, t.externalId, t.receivedAt),
  ],
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

/** The purpose of an attempt; each is counted by itself. */
export type AttemptPurpose = 'link' | 'test';

/** A link that was begun within the last day: who may finish it, where, and until when (D256); and trials of links. */
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
    purpose: text('purpose').$type<AttemptPurpose>().notNull().default('link'),
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
