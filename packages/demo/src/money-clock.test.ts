import { calls } from '@trastienda/api-client/calls';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderMoney, payouts } from '@trastienda/services/tables/money';
import { evidences } from '@trastienda/services/tables/evidences';
import { cfdiFor } from '@trastienda/services/testing/cfdi';
import { asking, CASA_LUMBRE } from '@trastienda/services/testing/ask';
import { NOW } from '@trastienda/services/testing/now';
import { orderAt } from '@trastienda/services/testing/requests';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { isRejected, payWeeks, reviewEvidences, reviewInvoices } from './money-clock.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const DAY = 86_400_000;

describe('the demo’s channels pay and review', () => {
  it('what was programmed is paid on its day, and the week that ended gets a deposit; what nobody paid stays so', async () => {
    const unpaid = () =>
      acrossStores(db.database, (tx) =>
        tx
          .select({ order: orderMoney.orderNumber })
          .from(orderMoney)
          .where(
            sql`${orderMoney.state} = 'por_cobrar' and ${orderMoney.payableAt} < ${new Date(NOW.getTime() - 31 * DAY).toISOString()}`,
          ),
      );
    const before = await unpaid();
    expect(before.length).toBeGreaterThan(0);
    const later = new Date(NOW.getTime() + 9 * DAY);
    expect(await payWeeks(db.database, later)).toBeGreaterThan(0);
    expect(await payWeeks(db.database, later)).toBe(0);
    const waiting = await acrossStores(db.database, (tx) =>
      tx.select().from(payouts).where(eq(payouts.state, 'programado')),
    );
    expect(waiting.filter(({ payAt }) => payAt <= later)).toEqual([]);
    expect(await unpaid()).toEqual(before);
    const { data } = await ask(calls.listPayments, {
      query: { store_id: CASA_LUMBRE, marketplace: 'CS', fecha_inicio: '2025-12-01' },
    });
    expect(data[0]).toMatchObject({ periodo_inicio: '2025-11-24', estado: 'pagado' });
  });

  it('an evidence is reviewed twenty minutes after it was sent; accepted, its order can be paid', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    await ask(calls.uploadEvidence, {
      body: {
        store_id: CASA_LUMBRE,
        no_pedido: order.orderid,
        no_guia: `T-${order.orderid}`,
        doc_nombre: 'acuse.pdf',
        guia_total: 449,
        doc_base64: Buffer.from('%PDF-1.7\n%%EOF').toString('base64'),
        channel: 'CS',
        comentario: null,
      },
    });
    // An id that is not among the rejected.
    const id = Array.from({ length: 50 }, (_, at) => `ev-test-${at}`).find((one) => !isRejected(one)) ?? '';
    const mine = and(eq(evidences.storeId, CASA_LUMBRE), eq(evidences.orderNumber, order.orderid));
    await acrossStores(db.database, (tx) => tx.update(evidences).set({ id }).where(mine));
    expect(await reviewEvidences(db.database, new Date(NOW.getTime() + 19 * 60_000))).toBe(0);
    const at = new Date(NOW.getTime() + 20 * 60_000);
    expect(await reviewEvidences(db.database, at)).toBe(1);
    const [row] = await acrossStores(db.database, (tx) => tx.select().from(evidences).where(mine));
    expect(row?.status).toBe('aceptada');
    const net = await ask(calls.getOrderNet, { params: { marketplace: 'CS', orderId: order.orderid } });
    expect(net.data).toMatchObject({ estado: 'por_cobrar', fecha_estimada: '2025-12-03' });
  });

  it('an invoice is reviewed as well', async () => {
    const order = await orderAt(db.database, ask, 'SR', 7);
    const amount = order.orderedProductsList.reduce((sum, { totalSale }) => sum + totalSale, 0);
    await ask(calls.uploadAutomaticInvoice, {
      body: {
        status_order: 'finalizado',
        type_file: 'invoice',
        file_name: 'A-1.xml',
        guide_type: 'automatica',
        guide: order.orderid,
        rfc: 'CLU210415AB7',
        file64: Buffer.from(cfdiFor({ amount })).toString('base64'),
        store_id: CASA_LUMBRE,
        no_pedido: order.orderid,
        marketplace: 'SR',
      },
    });
    expect(await reviewInvoices(db.database, new Date(NOW.getTime() + 20 * 60_000))).toBe(1);
    const { records } = await ask(calls.listAutomaticBillings, {
      query: { store_id: CASA_LUMBRE, no_pedido: order.orderid },
    });
    expect(['aceptada', 'rechazada']).toContain(records[0]?.invoice_status);
    expect(records[0]?.motivo === null).toBe(records[0]?.invoice_status === 'aceptada');
  });

  it('about one in ten is rejected', () => {
    const ids = Array.from({ length: 2_000 }, (_, at) => `ev-${at.toString(16)}`);
    const rejected = ids.filter(isRejected).length;
    expect(rejected).toBeGreaterThan(120);
    expect(rejected).toBeLessThan(280);
  });
});
