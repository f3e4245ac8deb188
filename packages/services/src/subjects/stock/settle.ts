import { foldText } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type StockShipmentLine, stockShipments, withdrawals } from '../../tables/shipping.ts';
import { lockOwnSkus, moveOwnStock } from './own-stock.ts';
import { lockedShipment, namedShipment, type ShipmentRow } from './shipment-row.ts';
import { lockWarehouseStock, moveWarehouseStock, openWarehouseStock } from './warehouse-stock.ts';

/**
 * Records the warehouse's count of a shipment in transit: the sent pieces arrive, and each difference is a
 * movement of its own (D357). It does nothing for a shipment that is not in transit.
 * @param countOf units that were counted of a line
 */
export async function receiveShipment(
  scope: Scope,
  shipmentId: string,
  countOf: (line: StockShipmentLine, at: number) => number,
): Promise<ShipmentRow> {
  const row = await lockedShipment(scope, shipmentId);
  if (row.status !== 'en_transito') return row;
  const items = row.items.map((line, at) => ({ ...line, received: countOf(line, at) }));
  const skus = items.map(({ sku }) => sku);
  const own = await lockOwnSkus(scope, skus);
  await openWarehouseStock(
    scope,
    row.warehouseId,
    [...own.values()].map(({ sku, product }) => ({ sku, productId: product.id })),
  );
  const lockedRows = await lockWarehouseStock(scope, row.warehouseId, skus);
  const moves = items.flatMap(({ sku, quantity, received }) => [
    { sku, pieces: quantity, reason: 'recibido' as const },
    { sku, pieces: received - quantity, reason: 'diferencia' as const },
  ]);
  await moveWarehouseStock(scope, lockedRows, moves, {
    by: scope.user.email.toLowerCase(),
    document: row.id,
  });
  const isWhole = items.every(({ quantity, received }) => quantity === received);
  const change = {
    items,
    status: isWhole ? ('recibido' as const) : ('recibido_con_diferencias' as const),
    receivedAt: scope.now,
  };
  await scope.tx.update(stockShipments).set(change).where(namedShipment(scope, row.id));
  return { ...row, ...change };
}

/**
 * Records that a withdrawal was handed over: its pieces are the merchant's own again, wherever they went
 * (D360). It does so once.
 */
export async function deliverWithdrawal(scope: Scope, withdrawalId: string): Promise<void> {
  const { tx, storeId, now } = scope;
  const where = and(eq(withdrawals.storeId, storeId), eq(withdrawals.id, withdrawalId));
  const [row] = await tx.select().from(withdrawals).where(where).for('update');
  if (!row || (row.status !== 'solicitado' && row.status !== 'en_preparacion')) return;
  const lockedRows = await lockOwnSkus(
    scope,
    row.items.map(({ sku }) => sku),
  );
  const moves = new Map(row.items.map(({ sku, quantity }) => [foldText(sku), quantity]));
  await moveOwnStock(scope, lockedRows, moves, { reason: 'retiro_entregado', document: row.id });
  await tx.update(withdrawals).set({ status: 'entregado', deliveredAt: now }).where(where);
}
