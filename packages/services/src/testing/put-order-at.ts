import type { OrderAnswer } from '@trastienda/api-client';
import { orderFamilyOfLines } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { billingOf } from '../subjects/money/billing-of.ts';
import { invoices } from '../tables/invoices.ts';
import type { Database } from '../setup/index.ts';
import { offeredActions } from '../subjects/orders/offered-actions.ts';
import { orderLines, orderPackages, orders } from '../tables/orders.ts';
import { CASA_LUMBRE } from './ask.ts';
import { acrossStores } from './test-database.ts';

/**
 * Puts every line of an order at a status, as events outside of the test would; `trackId`: what it travels
 * with.
 */
export const putOrderAt = (
  database: Database,
  order: Pick<OrderAnswer, 'id' | 'marketplace'>,
  statusId: number,
  trackId: string | null = null,
): Promise<void> =>
  acrossStores(database, async (tx) => {
    const lines = and(eq(orderLines.storeId, CASA_LUMBRE), eq(orderLines.orderId, order.id));
    const statusTrack = trackId === null ? null : 'generada';
    await tx
      .update(orderLines)
      .set({ statusId, trackId, statusTrack, deliveryType: 'dropshipping' })
      .where(lines);
    await tx
      .update(orderPackages)
      .set({ trackId })
      .where(and(eq(orderPackages.storeId, CASA_LUMBRE), eq(orderPackages.orderId, order.id)));
    await tx
      .update(orders)
      .set({
        status: orderFamilyOfLines([{ colocationStatus: { id: statusId } }]),
        guide: null,
        evidenceStatus: null,
        evidencePending: statusId === 7 && ['CS', 'SR', 'SN'].includes(order.marketplace),
        channelData: {
          origin: 'canal',
          logisticsChannelId: null,
          ...offeredActions(order.marketplace, [{ statusId }]),
        },
      })
      .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id)));
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id)));
    if (!row) return;
    await tx
      .update(orders)
      .set({
        ...billingOf(row, await tx.select().from(orderLines).where(lines)),
        invoiceStatus: ['CS', 'SR', 'SN'].includes(order.marketplace) ? 'pendiente' : null,
      })
      .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id)));
    await tx.delete(invoices).where(and(eq(invoices.storeId, CASA_LUMBRE), eq(invoices.orderId, order.id)));
  });
