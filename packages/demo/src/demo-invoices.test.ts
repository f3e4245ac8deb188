import { calls } from '@trastienda/api-client/calls';
import { centavos, defaultTimeZone } from '@trastienda/domain';
import { checkCfdi, readInvoiceFile } from '@trastienda/domain/invoice';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '@trastienda/services/tables/invoices';
import { stores } from '@trastienda/services/tables/people';
import { orders } from '@trastienda/services/tables/orders';
import { asking, CASA_LUMBRE } from '@trastienda/services/testing/ask';
import { NOW } from '@trastienda/services/testing/now';
import { acrossStores, useDatabase } from '@trastienda/services/testing/test-database';
import { uploadedFiles } from '@trastienda/services/tables/files';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

describe('the invoices of the demo', () => {
  it('wait in every channel, a month of them, and stand in each state', async () => {
    const query = { store_id: CASA_LUMBRE, pageSize: 100, invoice_status: 'pendiente' } as const;
    const lists = await Promise.all([
      ask(calls.listAutomaticBillings, { query }),
      ask(calls.listManualBillings, { query }),
    ]);
    const waiting = lists.flatMap(({ records }) => records);
    expect(waiting.length).toBeGreaterThanOrEqual(55);
    expect(waiting.length).toBeLessThanOrEqual(75);
    for (const channel of ['CS', 'SR', 'SN'] as const) {
      const own = waiting.filter(({ marketplace }) => marketplace === channel);
      expect(own.length, channel).toBeGreaterThanOrEqual(10);
    }
    for (const { counts } of lists)
      expect(Math.min(...Object.values(counts ?? { none: 0 }))).toBeGreaterThan(0);
  });

  it('are stored as they were sent: each reads as an invoice of its order in which nothing is wrong', async () => {
    const rows = await acrossStores(db.database, (tx) =>
      tx
        .select({ invoice: invoices, order: orders, bytes: uploadedFiles.bytes, timeZone: stores.timeZone })
        .from(invoices)
        .innerJoin(orders, and(eq(orders.storeId, invoices.storeId), eq(orders.id, invoices.orderId)))
        .innerJoin(stores, eq(stores.id, invoices.storeId))
        .leftJoin(uploadedFiles, eq(uploadedFiles.key, invoices.xmlKey)),
    );
    expect(rows.length).toBeGreaterThan(700);
    const wrong = rows.flatMap(({ invoice, order, bytes, timeZone }) => {
      const read = bytes && readInvoiceFile(bytes);
      if (!read?.ok) return [`${invoice.id}: no file`];
      const findings = checkCfdi(read.value.cfdi, {
        amount: centavos(order.billedAmount),
        boughtAt: order.purchaseDate,
        rfc: invoice.emitter,
        receiver: null,
        knownUuids: {},
        replaces: null,
        now: NOW,
        timeZone: timeZone ?? defaultTimeZone,
      });
      const errors = findings.filter(({ level }) => level === 'error');
      if (read.value.cfdi.uuid !== invoice.uuid || invoice.sentAt > NOW)
        return [`${invoice.id}: another one`];
      return errors.map(({ sentence }) => `${invoice.id}: ${sentence}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are given back by their lists, the PDF beside the XML where one was sent', async () => {
    const { records } = await ask(calls.listAutomaticBillings, {
      query: { store_id: CASA_LUMBRE, pageSize: 100, invoice_status: 'aceptada' },
    });
    const both = records.find(({ pdf_file: pdf }) => pdf !== null);
    const alone = records.find(({ pdf_file: pdf }) => pdf === null);
    const typeOf = async (id = '', formato: 'xml' | 'pdf' = 'xml') => {
      const given = await answer(calls.downloadBillingFile, {
        params: { billingId: id },
        query: { type_file: 'invoice', formato },
      });
      return given.file?.contentType ?? given.status;
    };
    expect(await typeOf(both?.id, 'xml')).toBe('application/xml');
    expect(await typeOf(both?.id, 'pdf')).toBe('application/pdf');
    expect(await typeOf(alone?.id, 'pdf')).toBe(404);
  });
});
