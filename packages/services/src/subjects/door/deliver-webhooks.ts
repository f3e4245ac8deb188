import { randomUUID } from 'node:crypto';
import type { DoorEvent } from '@trastienda/api-client';
import { SUPPORT } from '@trastienda/domain';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { databaseClock, type SharedClock } from '../../core/database-clock.ts';
import { isOfOpenStore } from '../../core/open-store.ts';
import type { SecretBox } from '../../core/secret-box.ts';
import type { WebhookAnswer, WebhookSender } from '../../core/webhook-sender.ts';
import { acrossStores, type Database, type Transaction, withinStore } from '../../database/connect.ts';
import { storeWebhooks } from '../../tables/door.ts';
import { auditEntries } from '../../tables/requests.ts';
import { eventsAfter, numberEvents } from './events.ts';
import { DOOR } from './receive-orders.ts';
import { eventBody, eventMessageId, webhookCauseMessage, webhookSecretPlace } from './webhook-message.ts';
import { afterFailure } from './webhook-retries.ts';

/**
 * A turn lasts this long after its last note; later, its process counts as dead. An attempt takes 10 s at most, so that nobody else
 * sends meanwhile.
 */
const LEASE_MS = 60_000;
/** A turn goes on for so many events, so that a store with many keeps no other waiting. */
const BATCH = 20;
/** A secret that no key here opens is left to another process for this long. */
const UNOPENED_MS = 60_000;

export type Delivering = {
  readonly database: Database;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly secrets: SecretBox;
  readonly clock?: SharedClock;
};

/** The turn of one store: the events that this process alone sends now. */
export type Turn = {
  readonly storeId: string;
  readonly lease: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly DoorEvent[];
};

const isDue = (now: Date) =>
  and(
    isNull(storeWebhooks.offAt),
    lte(storeWebhooks.nextAt, now),
    or(isNull(storeWebhooks.leaseUntil), lte(storeWebhooks.leaseUntil, now)),
    isOfOpenStore(sql`store_webhooks.store_id`),
  );

/** The stores that have something to send and whose pause is over, the longest due first. */
const dueStores = ({ database, clock = databaseClock }: Delivering, limit: number) =>
  acrossStores(database, async (tx) => {
    const event = sql`select 1 from order_events e where e.store_id = store_webhooks.store_id and e.source = ${DOOR}`;
    const rows = await tx
      .select({ storeId: storeWebhooks.storeId })
      .from(storeWebhooks)
      .where(
        and(
          isDue(await clock(tx)),
          sql`(exists (${event} and e.seq > store_webhooks.sent_seq) or exists (${event} and e.seq is null))`,
        ),
      )
      .orderBy(storeWebhooks.nextAt, storeWebhooks.storeId)
      .limit(limit);
    return rows.map(({ storeId }) => storeId);
  });

const ofTurn = ({ storeId, lease }: Pick<Turn, 'storeId' | 'lease'>) =>
  and(eq(storeWebhooks.storeId, storeId), eq(storeWebhooks.lease, lease));

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Takes the turn of a store; `null` where another process has it, or nothing waits any more. A webhook whose secret no key here opens
 * fails from then on (D543). @throws UnopenedBox
 */
async function takeTurn(
  { database, secrets, clock = databaseClock }: Delivering,
  storeId: string,
): Promise<Turn | null> {
  const taken = await withinStore(database, storeId, async (tx) => {
    await numberEvents(tx, storeId);
    const now = await clock(tx);
    const [row] = await tx
      .select()
      .from(storeWebhooks)
      .where(and(eq(storeWebhooks.storeId, storeId), isDue(now)))
      .for('update', { skipLocked: true });
    if (!row) return null;
    const events = await eventsAfter(tx, storeId, { after: row.sentSeq, limit: BATCH });
    if (events.length === 0) return null;
    const lease = randomUUID();
    await tx
      .update(storeWebhooks)
      .set({ lease, leaseUntil: later(now, LEASE_MS) })
      .where(eq(storeWebhooks.storeId, storeId));
    return { row, lease, events };
  });
  if (taken === null) return null;
  const { row, lease, events } = taken;
  try {
    const secret = secrets.open(row.box, webhookSecretPlace(storeId), row.keyId);
    return { storeId, lease, url: row.url, secret, events };
  } catch (error) {
    await withinStore(database, storeId, async (tx) => {
      const now = await clock(tx);
      const failing = { failingSince: row.failingSince ?? now, nextAt: later(now, UNOPENED_MS) };
      await tx
        .update(storeWebhooks)
        .set({ lease: null, leaseUntil: null, ...failing })
        .where(ofTurn({ storeId, lease }));
    });
    throw error;
  }
}

/** Takes the turns of at most so many stores. An error of one keeps no other from its turn. */
export async function takeTurns(
  delivering: Delivering,
  most: number,
  onError: (error: unknown, storeId: string) => void,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  // Another process may be faster with the first of them.
  for (const storeId of await dueStores(delivering, 2 * most)) {
    if (turns.length === most) break;
    try {
      const turn = await takeTurn(delivering, storeId);
      if (turn) turns.push(turn);
    } catch (error) {
      onError(error, storeId);
    }
  }
  return turns;
}

/** Notes that an event was received. @returns whether this turn goes on: the webhook is still this one, and its store is open */
async function noteReceived(
  tx: Transaction,
  turn: Turn,
  { seq, isLast, now }: { readonly seq: number; readonly isLast: boolean; readonly now: Date },
): Promise<boolean> {
  const [noted] = await tx
    .update(storeWebhooks)
    .set({
      sentSeq: seq,
      attempts: 0,
      failingSince: null,
      cause: null,
      nextAt: now,
      lease: isLast ? null : turn.lease,
      leaseUntil: isLast ? null : later(now, LEASE_MS),
    })
    .where(ofTurn(turn))
    .returning({ isOpen: isOfOpenStore(sql`store_webhooks.store_id`) });
  return noted?.isOpen === true;
}

/** Notes a failed attempt, which ends the turn: the next one waits, or nothing is sent any more, as the merchant's activity says. */
async function noteFailure(
  tx: Transaction,
  turn: Turn,
  failed: Extract<WebhookAnswer, { isReceived: false }> & { readonly seq: number; readonly now: Date },
): Promise<void> {
  const { storeId } = turn;
  const [row] = await tx.select().from(storeWebhooks).where(ofTurn(turn)).for('update');
  if (!row) return;
  const after = afterFailure(row, failed, failed.now);
  await tx
    .update(storeWebhooks)
    .set({ ...after, lease: null, leaseUntil: null })
    .where(ofTurn(turn));
  if (after.offAt === null) return;
  await tx.insert(auditEntries).values({
    storeId,
    email: SUPPORT,
    callId: 'webhook:off',
    requestId: eventMessageId(storeId, failed.seq),
    facts: { reason: webhookCauseMessage(after.cause) },
    createdAt: failed.now,
  });
}

/**
 * Sends the events of a turn, one after the other, until one fails, none is left or the process is to stop. An event whose note is
 * lost is sent again: at least once, and under the same id.
 */
export async function deliverTurn(
  { database, sender, clock = databaseClock }: Delivering,
  turn: Turn,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { storeId, url, secret, events } = turn;
  for (const [at, event] of events.entries()) {
    const { seq } = event;
    const answer = await sender.send(url, {
      id: eventMessageId(storeId, seq),
      at: await database.transaction(clock),
      body: eventBody(event),
      secret,
    });
    const isLast = at === events.length - 1 || isStopping();
    const goesOn = await withinStore(database, storeId, async (tx) => {
      const now = await clock(tx);
      if (answer.isReceived) return noteReceived(tx, turn, { seq, isLast, now });
      await noteFailure(tx, turn, { ...answer, seq, now });
      return false;
    });
    if (!goesOn || isLast) return;
  }
}
