import { type LinkCause, mustLinkAnew } from '@trastienda/domain/channel-setup';
import { causeOfFault } from '@trastienda/connectors/link-cause';
import type { ShopFault } from '@trastienda/connectors/shop-client';
import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { clockOf, databaseMoment, momentAfter, type SharedMoment } from '../../../core/database-clock.ts';
import type { Installation, Shops } from '../../../core/installation.ts';
import type { SecretBox } from '../../../core/secret-box.ts';
import { type Database, type Transaction, withinStore } from '../../../database/connect.ts';
import { channelLinks, channelTurns } from '../../../tables/channel-links.ts';
import { stores } from '../../../tables/people.ts';
import { noteChannelEvent } from './channel-events.ts';
import { isBellDue } from '../hooks/waiting-bells.ts';
import { type LinkSecrets, openLinkSecrets } from '../shop-keys.ts';
import { pauseAfter } from './pauses.ts';
import { isPushDue } from './waiting-pushes.ts';

/** A turn that wrote nothing for so long has lost its shop to the next one. */
const LEASE_MS = 60_000;
/** A shop that asked for a pause is looked at half as often for so long. */
const SLOW_MS = 3_600_000;
/** Failures in a row that are an error of the link. */
const ERROR_AFTER = 5;

export type TurnOptions = {
  readonly database: Database;
  readonly installation: Installation & { readonly shops: Shops; readonly secrets: SecretBox };
  /** Dates what is written. Turns and pauses are measured by `moment`. */
  readonly clock: () => Date;
  /** The clock that all processes share, the database's. */
  readonly moment?: SharedMoment;
  readonly random: (size: number) => Uint8Array;
  /** Is asked after each step: a turn that may not go on leaves the rest to the next one. */
  readonly mayGoOn: () => boolean;
  /** Receives what is a fault of ours. */
  readonly onError: (error: unknown, what: Readonly<Record<string, unknown>>) => void;
};

export type TurnName = { readonly storeId: string; readonly linkId: string };

/** Another turn has the shop now, or the shop was linked anew or unlinked. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A shop that this process alone works on. */
export type Turn = TurnName & {
  readonly lease: string;
  readonly row: typeof channelTurns.$inferSelect;
  /** Whether the shop is looked at: not in a turn that only tells it something, or asks for what its bell rang for. */
  readonly isLookDue: boolean;
  readonly shopId: string;
  /** When it began, by the clock that all processes share. */
  readonly startedAt: Date;
  readonly linkedAt: Date;
  /** The store's. */
  readonly timeZone: string;
  readonly secrets: LinkSecrets;
  /** The cause of the failures before it, as the link says. */
  readonly cause: string | null;
};

/** The moment so many milliseconds from now, by the clock that all processes share. */
export const fromNow = ({ moment = databaseMoment }: Pick<TurnOptions, 'moment'>, ms: number): SQL<Date> =>
  momentAfter(moment(), ms);

/** Reads the present moment, by the clock that all processes share. */
export const momentNow = (
  tx: Transaction,
  { moment = databaseMoment }: Pick<TurnOptions, 'moment'>,
): Promise<Date> => clockOf(moment)(tx);

export type TurnChange = PgUpdateSetSource<typeof channelTurns>;

const ofTurn = ({ storeId, linkId }: TurnName) =>
  and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, linkId));

/** A shop's turn has come: it is to be looked at, or one that works has to hear something, or its bell rang. */
export const isDue = (now: Date) => or(lte(channelTurns.nextAt, now), isPushDue(now), isBellDue);

/** Takes a shop for one turn, unless another turn has it. Two that ask at once wait for its row, and the second finds it taken. */
export async function takeTurn(options: TurnOptions, name: TurnName): Promise<Turn | null> {
  const { database, installation, random } = options;
  const lease = Buffer.from(random(12)).toString('hex');
  return withinStore(database, name.storeId, async (tx) => {
    const now = await momentNow(tx, options);
    const [row] = await tx
      .update(channelTurns)
      .set({ lease, leaseUntil: fromNow(options, LEASE_MS) })
      .where(
        and(ofTurn(name), isDue(now), or(isNull(channelTurns.leaseUntil), lte(channelTurns.leaseUntil, now))),
      )
      .returning();
    if (!row) return null;
    const [link] = await tx
      .select({
        shopId: channelLinks.shopId,
        linkedAt: channelLinks.linkedAt,
        cause: channelLinks.cause,
        timeZone: stores.timeZone,
      })
      .from(channelLinks)
      .innerJoin(stores, eq(stores.id, channelLinks.storeId))
      .where(and(eq(channelLinks.storeId, name.storeId), eq(channelLinks.id, name.linkId)));
    if (!link) throw new Error('A turn has no link');
    const secrets = await openLinkSecrets({ tx, ...name }, installation.secrets);
    const isLookDue = row.nextAt !== null && row.nextAt <= now;
    return { ...name, lease, row, isLookDue, ...link, startedAt: now, secrets };
  });
}

/** Holds the shop for this transaction, and for a while after it. @throws LeaseLost */
async function hold(tx: Transaction, options: TurnOptions, turn: Turn, more: TurnChange = {}) {
  const held = await tx
    .update(channelTurns)
    .set({ leaseUntil: fromNow(options, LEASE_MS), ...more })
    .where(and(ofTurn(turn), eq(channelTurns.lease, turn.lease)))
    .returning({ linkId: channelTurns.linkId });
  if (held.length === 0) throw new LeaseLost('Another turn has the shop');
}

/** Does something in a transaction that holds the shop. @throws LeaseLost */
export function inTurn(
  options: TurnOptions,
  turn: Turn,
  work: (tx: Transaction) => Promise<void>,
  more: TurnChange = {},
): Promise<void> {
  return withinStore(options.database, turn.storeId, async (tx) => {
    await hold(tx, options, turn, more);
    await work(tx);
  });
}

const free = { lease: null, leaseUntil: null } as const;

type LinkChange = Pick<
  PgUpdateSetSource<typeof channelLinks>,
  'status' | 'cause' | 'failedSince' | 'lastSyncAt'
>;

/** Ends a turn: the shop is free, and its link says how it went. */
export async function endTurn(
  options: TurnOptions,
  turn: Turn,
  change: TurnChange,
  link: LinkChange,
  event?: Parameters<typeof noteChannelEvent>[3],
): Promise<void> {
  const { storeId, linkId } = turn;
  const say = async (tx: Transaction) => {
    if (event) await noteChannelEvent(tx, turn, options.clock(), event);
    if (Object.keys(link).length === 0) return;
    await tx
      .update(channelLinks)
      .set(link)
      .where(and(eq(channelLinks.storeId, storeId), eq(channelLinks.id, linkId)));
  };
  await inTurn(options, turn, say, { ...change, ...free });
}

/**
 * Ends a turn that failed, by a fault of the shop or since its key is lost here: ever later tries, and an error of the link after some
 * of them, or at once for a key that the shop refuses. Its cause stands at the link from the first failure on. A key that one process
 * has lost may be one that another still has: no merchant is sent for a new one after a single look.
 */
export async function failTurn(
  options: TurnOptions,
  turn: Turn,
  why: ShopFault | 'llave_perdida',
): Promise<void> {
  const fault = why === 'llave_perdida' ? null : why;
  const cause: LinkCause = fault === null ? 'llave_perdida' : causeOfFault(fault);
  const isRefused = fault !== null && (mustLinkAnew(cause) || cause === 'solo_lectura');
  const failures = isRefused ? Math.max(ERROR_AFTER, turn.row.failures + 1) : turn.row.failures + 1;
  const failingSince = turn.row.failingSince ?? fromNow(options, 0);
  const asked = fault?.kind === 'slow_down' ? (fault.retryAfterSeconds ?? 0) * 1000 : 0;
  const nextAt = fromNow(options, Math.max(pauseAfter(failures), asked));
  const link: LinkChange =
    failures >= ERROR_AFTER ? { status: 'error', cause, failedSince: failingSince } : { cause };
  const slowUntil = fault?.kind === 'slow_down' ? fromNow(options, SLOW_MS) : turn.row.slowUntil;
  const change = { failures, failingSince, nextAt, slowUntil };
  await endTurn(options, turn, change, link, { kind: 'failed', cause });
}
