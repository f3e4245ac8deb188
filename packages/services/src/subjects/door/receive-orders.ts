import { createHash } from 'node:crypto';
import { doorOrder, type DoorOrder, type DoorResult } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import { type FieldFault, invalid, Refusal } from '../../core/refusal.ts';
import { parsed } from '../../core/read-request.ts';
import { isDuplicate } from '../../core/postgres-errors.ts';
import { type Database, type Transaction, withinStore } from '../../database/connect.ts';
import { externalOrders } from '../../tables/door.ts';
import { checkPieces, insertDirectSale } from '../orders/create-order.ts';

/** Orders of the open door have this source, whichever key sent them: a new key makes no order twice. */
export const DOOR = 'door';

const TAKEN: FieldFault = {
  field: 'number',
  message: 'Ya tienes otro pedido con este número: manda uno distinto',
};
const OTHER_CONTENT: FieldFault = {
  field: 'number',
  message: 'Este número ya llegó con otros datos, y así se quedó: revisa si es otro pedido',
};
const IN_THE_FUTURE: FieldFault = { field: 'purchasedAt', message: 'La fecha de compra todavía no llega' };
const TOO_OLD: FieldFault = { field: 'purchasedAt', message: 'La fecha de compra es anterior a 1990' };

/** Years that no calendar of the business holds leave what a database can reckon with. */
const EARLIEST = Date.UTC(1990, 0, 1);
/** Clocks of two machines may differ by this much. */
const MAX_AHEAD_MS = 24 * 3_600_000;

/** The same for the same content, in whatever order its names come: the schema has put them into its own. */
const contentHashOf = (order: DoorOrder): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex');

type Receiving = { readonly database: Database; readonly storeId: string; readonly now: Date };

/** Says whether an order came before. @throws 422 for a number that came with other content */
async function isKnown(tx: Transaction, storeId: string, order: DoorOrder): Promise<boolean> {
  const [row] = await tx
    .select({ contentHash: externalOrders.contentHash })
    .from(externalOrders)
    .where(
      and(
        eq(externalOrders.storeId, storeId),
        eq(externalOrders.source, DOOR),
        eq(externalOrders.externalId, order.number),
      ),
    );
  if (row !== undefined && row.contentHash !== contentHashOf(order)) throw invalid([OTHER_CONTENT]);
  return row !== undefined;
}

/** Writes an order unless it is there, in one transaction: what is killed in the middle leaves nothing of it. */
async function put({ database, storeId, now }: Receiving, order: DoorOrder): Promise<DoorResult['status']> {
  const within = <Value>(work: (tx: Transaction) => Promise<Value>) => withinStore(database, storeId, work);
  const write = async (tx: Transaction): Promise<DoorResult['status']> => {
    if (await isKnown(tx, storeId, order)) return 'existing';
    const soldAt = order.purchasedAt === undefined ? now : new Date(order.purchasedAt);
    if (soldAt.getTime() > now.getTime() + MAX_AHEAD_MS) throw invalid([IN_THE_FUTURE]);
    if (soldAt.getTime() < EARLIEST) throw invalid([TOO_OLD]);
    const { id } = await insertDirectSale({ tx, storeId }, { ...order, soldAt });
    await tx.insert(externalOrders).values({
      storeId,
      source: DOOR,
      externalId: order.number,
      orderId: id,
      contentHash: contentHashOf(order),
      receivedAt: now,
    });
    return 'created';
  };
  return within(write).catch(async (error: unknown): Promise<DoorResult['status']> => {
    if (!isDuplicate(error)) throw error;
    // The number is another order's, unless this one came at this moment by another request.
    if (await within((tx) => isKnown(tx, storeId, order))) return 'existing';
    throw invalid([TAKEN]);
  });
}

const numberOf = (sent: unknown): string | null => {
  const number = (sent as { readonly number?: unknown } | null)?.number;
  return typeof number === 'string' ? number.slice(0, 60) : null;
};

/** Reads and writes one order as it was sent. A refusal is its result, and keeps no other order out. */
export async function receiveOrder(receiving: Receiving, sent: unknown): Promise<DoorResult> {
  const number = numberOf(sent);
  try {
    const order = parsed(doorOrder, sent);
    checkPieces(order);
    const status = await put(receiving, order);
    return { number, status, faults: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.fields.length > 0 ? [...error.fields] : [{ field: '', message: error.message }];
    return { number, status: 'refused', faults };
  }
}
