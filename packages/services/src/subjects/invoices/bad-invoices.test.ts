import { calls } from '@trastienda/api-client/calls';
import { centavos, localDay, toCentavos } from '@trastienda/domain';
import { badInvoices } from '@trastienda/domain/invoice-examples';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFileReader } from '../../core/reading/file-reader.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { orderAt } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { invoices } from '../../tables/invoices.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

const ZONE = 'America/Mexico_City';
let order: Awaited<ReturnType<typeof orderAt>>;
beforeAll(async () => {
  order = await orderAt(db.database, ask, 'SR', 7);
});

/** The titles of the table are needed before there is a database; the files are made for an order. */
const titles = badInvoices({
  amount: centavos(100_000),
  rfc: 'CLU210415AB7',
  purchaseDay: '2025-11-18',
  today: '2025-11-25',
}).map(({ title }) => title);
const exampleOf = (title: string) =>
  badInvoices({
    amount: centavos(order.orderedProductsList.reduce((sum, line) => sum + toCentavos(line.totalSale), 0)),
    rfc: 'CLU210415AB7',
    purchaseDay: localDay(order.purchase_date, ZONE) ?? '',
    today: localDay(NOW, ZONE) ?? '',
  }).find((one) => one.title === title) ?? expect.fail(title);

const send = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }, by = answer) =>
  by(calls.uploadAutomaticInvoice, {
    body: {
      status_order: 'finalizado',
      type_file: 'invoice',
      file_name: name,
      guide_type: 'automatica',
      guide: `T-${order.orderid}`,
      rfc: 'CLU210415AB7',
      file64: Buffer.from(bytes).toString('base64'),
      store_id: CASA_LUMBRE,
      no_pedido: order.orderid,
      marketplace: 'SR',
    },
  });
const massOf = (file: File) => ({
  body: { store_id: CASA_LUMBRE, marketplace: 'SR' as const, files: [file], pedidos: [order.orderid] },
});
const own = () => and(eq(invoices.storeId, CASA_LUMBRE), eq(invoices.orderId, order.id));
const kept = () => acrossStores(db.database, (tx) => tx.select().from(invoices).where(own()));
/** Resets the order, so that the next file is a first one again. */
const forget = () =>
  acrossStores(db.database, async (tx) => {
    await tx.delete(invoices).where(own());
    await tx.execute(
      sql`update orders set invoice_status = 'pendiente' where store_id = ${CASA_LUMBRE} and id = ${order.id}`,
    );
  });

type Told = { readonly message?: string; readonly validationResults?: { readonly message: string }[] };

describe('files that are sent for an invoice, as the service takes them: the sentence is the browser’s (D350)', () => {
  it.each(titles)('%s', async (title) => {
    const example = exampleOf(title);
    const { status, body } = await send(example);
    const rows = await kept();
    if (example.outcome === 'refused') {
      const { message, validationResults = [] } = body as Told;
      const said = validationResults.length > 0 ? validationResults.map((one) => one.message) : [message];
      expect(said).toEqual([example.sentence]);
      expect([413, 415, 422]).toContain(status);
      expect(rows).toEqual([]);
      return;
    }
    expect(status).toBe(200);
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      example.outcome === 'warned' ? [example.sentence] : [],
    ]);
    await forget();
  });

  it.each([
    ['a way in it', '../../etc/A-1.xml', /^A-1\.xml$/u],
    ['a turn of its letters', 'A-1\u202Elmx.xml', /^A-1lmx\.xml$/u],
    ['300 letters', `${'a'.repeat(296)}.xml`, /^a{50,200}.*\.xml$/u],
  ])('a name with %s is made safe, and the invoice is taken', async (_, name, shape) => {
    const bytes = Uint8Array.from(exampleOf('a peso more').bytes);
    const { data } = await ask(calls.uploadMassInvoices, massOf(new File([bytes], name)));
    expect(data.map(({ success }) => success)).toEqual([true]);
    const [row] = await kept();
    expect(row?.xmlName).toMatch(shape);
    await forget();
  });

  it('one that a busy machine does not read in time is to be sent again, and not to be fetched anew', async () => {
    const reader = createFileReader({ deadline: 1 });
    const late = 'La factura tardó demasiado en leerse. Vuelve a intentarlo';
    // A PDF of the largest size crosses to its process in more than the quarter of a millisecond that it has here.
    const large = { name: 'A-1.pdf', bytes: Buffer.alloc(1024 * 1024, '%PDF-1.7 ') };
    const hasty = asking(() => db.database, { reader });
    expect(await send(large, hasty.answer)).toMatchObject({ status: 503, body: { message: late } });
    const { data } = await hasty.ask(calls.uploadMassInvoices, massOf(new File([large.bytes], large.name)));
    expect(data).toMatchObject([{ success: false, message: late }]);
    expect(await kept()).toEqual([]);
    reader.stop();
  });
});
