import type { LinkCause } from '@trastienda/domain/channel-setup';
import type { PushRefusal } from '@trastienda/connectors/woocommerce/push-outcome';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code, instant, storeIdColumn } from './columns.ts';

/** The end that an act brings an order to: nothing is left to send, or to deliver either; `null`: pieces wait. */
export type OrderEnd = 'shipped' | 'delivered' | null;

/** An act on an order of which its shop is told. */
export type ShopPush =
  | {
      readonly kind: 'guide';
      readonly payload: {
        readonly number: string;
        readonly carrier: string;
        /** The pieces in the parcel, by the shop's line. */
        readonly pieces: readonly { readonly itemId: number; readonly count: number }[];
        readonly end: OrderEnd;
      };
    }
  | {
      readonly kind: 'guide_cancelled';
      /** `isOrderOver`: no other parcel follows. */
      readonly payload: { readonly number: string; readonly isOrderOver: boolean };
    }
  | { readonly kind: 'delivered'; readonly payload: Readonly<Record<string, never>> }
  | { readonly kind: 'order_cancelled'; readonly payload: Readonly<Record<string, never>> }
  | {
      readonly kind: 'pieces_cancelled';
      readonly payload: {
        readonly pieces: readonly { readonly name: string; readonly count: number }[];
        readonly end: OrderEnd;
      };
    };

/** Waits for the shop's yes, has it, has its no for good, or was done there by a person after a no. */
export type PushState = 'pending' | 'sent' | 'refused' | 'by_hand';

/**
 * The acts of which shops are told (D526). A row is written in the transaction in which its act happens, under the order's lock, so that the ids of
 * an order's rows are the order of its acts.
 */
export const channelOutbox = pgTable(
  'channel_outbox',
  {
    storeId: storeIdColumn(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    linkId: code('link_id').notNull(),
    /** The shop's id of the order. */
    externalId: code('external_id').notNull(),
    orderId: code('order_id').notNull(),
    kind: text('kind').$type<ShopPush['kind']>().notNull(),
    payload: jsonb('payload').$type<ShopPush['payload']>().notNull(),
    state: text('state').$type<PushState>().notNull().default('pending'),
    /** Tries of this push that failed. */
    attempts: integer('attempts').notNull().default(0),
    /** Nothing is sent before. */
    nextAt: instant('next_at').notNull(),
    /** Nothing is sent before, whoever asks for it: a try may still be under way (D514). */
    unsureUntil: instant('unsure_until'),
    /** Why the last try failed. */
    cause: text('cause').$type<LinkCause>(),
    /** Why the shop refused it. */
    refusal: jsonb('refusal').$type<PushRefusal>(),
    createdAt: instant('created_at').notNull(),
    /** The moment at which the shop said yes or no for good. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('channel_outbox_due')
      .on(t.nextAt)
      .where(sql`state = 'pending'`),
    index('channel_outbox_waiting')
      .on(t.storeId, t.linkId, t.externalId, t.id)
      .where(sql`state = 'pending'`),
    index('channel_outbox_of_order').on(t.storeId, t.orderId, t.id),
  ],
);
