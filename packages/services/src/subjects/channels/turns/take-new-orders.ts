import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bulkInsert } from '../../../database/bulk-insert.ts';
import { channelCases } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { categoriesOfOrders, insertOrderRows, ownNumber, rowsOfOrder, takenNumbers } from './insert-order.ts';
import { hashOf, mapWith, placesOf, printsOf, type ReadOrder } from './map-with.ts';
import type { TakenFrom } from './take-order.ts';

/**
 * Takes those orders of a page over at once that are new and plain: paid, without a fault, a refund or a piece that nobody sends, and
 * with a number that is free. A first reading is little else, and one by one each would cost a dozen questions. It changes no row that
 * is there, so that the order of locks does not matter. @returns the others, each for a transaction of its own
 */
export async function takeNewOrders(
  from: TakenFrom,
  read: readonly ReadOrder[],
): Promise<readonly ReadOrder[]> {
  const { tx, storeId, linkId, now } = from;
  const ids = read.map(({ order }) => String(order.id));
  const known = await tx
    .select({ externalId: externalOrders.externalId })
    .from(externalOrders)
    .where(
      and(
        eq(externalOrders.storeId, storeId),
        eq(externalOrders.source, linkId),
        inArray(externalOrders.externalId, ids),
      ),
    );
  const waiting = await tx
    .select({ externalId: channelCases.externalId })
    .from(channelCases)
    .where(
      and(
        eq(channelCases.storeId, storeId),
        eq(channelCases.linkId, linkId),
        inArray(channelCases.externalId, ids),
        isNull(channelCases.resolvedAt),
      ),
    );
  const met = new Set([...known, ...waiting].map(({ externalId }) => externalId));
  const places = await placesOf(
    tx,
    read.map(({ order }) => order),
  );
  const mapped = read.map((one) => ({ ...one, mapped: mapWith(from, places, one) }));
  const plain = mapped.filter(
    ({ mapped: order }) =>
      !met.has(order.externalId) &&
      order.standing === 'waiting' &&
      order.faults.length === 0 &&
      order.lines.every((line) => line.needsShipping && !line.isRefunded),
  );
  const numbers = plain.map((one) => ownNumber(one.mapped));
  const taken = plain.length === 0 ? new Set<string>() : await takenNumbers(from, numbers);
  const isFree = (number: string) =>
    !taken.has(number) && numbers.indexOf(number) === numbers.lastIndexOf(number);
  const chosen = plain.filter((one) => isFree(ownNumber(one.mapped)));
  if (chosen.length > 0) {
    const categories = await categoriesOfOrders(
      from,
      chosen.map((one) => one.mapped),
    );
    const rows = chosen.map((one) => ({
      ...one,
      rows: rowsOfOrder(from, one.mapped, { orderNumber: ownNumber(one.mapped), categories }),
    }));
    await insertOrderRows(
      from,
      rows.map((one) => one.rows),
    );
    await bulkInsert(
      tx,
      externalOrders,
      rows.map(
        ({
          order,
          facts,
          mapped: ours,
          rows: {
            order: { id },
          },
        }) => ({
          storeId,
          source: linkId,
          externalId: ours.externalId,
          orderId: id,
          contentHash: hashOf(printsOf(order, facts, ours)),
          receivedAt: now,
          remoteStatus: order.status,
          remoteModified: order.date_modified_gmt,
        }),
      ),
    );
  }
  const written = new Set<ReadOrder['order']>(chosen.map(({ order }) => order));
  return read.filter(({ order }) => !written.has(order));
}
