import type { DoorEvent } from '@trastienda/api-client';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { orderEvents } from '../../tables/door.ts';
import { DOOR } from './receive-orders.ts';

/**
 * Numbers the events that have none, in the order in which they are seen here: a reader who asks for what follows a number then misses
 * none, however late the transaction of one ends.
 */
export async function numberEvents(tx: Transaction, storeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`events/${storeId}/${DOOR}`}, 0))`);
  await tx.execute(sql`
    with fresh as (
      select id, row_number() over (order by id) as place from order_events
      where store_id = ${storeId} and source = ${DOOR} and seq is null
    ), newest as (
      select coalesce(max(seq), 0) as seq from order_events where store_id = ${storeId} and source = ${DOOR}
    )
    update order_events e set seq = newest.seq + fresh.place from fresh, newest
    where e.store_id = ${storeId} and e.id = fresh.id`);
}

/** Returns the numbered events of a store that follow a number, oldest first, as other systems read them. */
export async function eventsAfter(
  tx: Transaction,
  storeId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<DoorEvent[]> {
  const rows = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.storeId, storeId), eq(orderEvents.source, DOOR), gt(orderEvents.seq, after)))
    .orderBy(asc(orderEvents.seq))
    .limit(limit);
  return rows.flatMap(({ seq, externalId, event, at, detail }) =>
    seq === null ? [] : [{ seq, number: externalId, event, at: at.toISOString(), ...detail }],
  );
}

/** Returns the number of the newest event of a store; 0 before the first. */
export async function newestEvent(tx: Transaction, storeId: string): Promise<number> {
  await numberEvents(tx, storeId);
  const { rows } = await tx.execute<{ seq: string }>(
    sql`select coalesce(max(seq), 0) as seq from order_events where store_id = ${storeId} and source = ${DOOR}`,
  );
  return Number(rows[0]?.seq ?? 0);
}
