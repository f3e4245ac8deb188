import { randomUUID } from 'node:crypto';
import type { CallInput, CallAnswer, OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { uploadAutomaticInvoice, uploadMassInvoices } from '@trastienda/api-client/billing';
import { toCentavos } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { cfdiFor } from '../../testing/cfdi.ts';
import { orderAt } from '../../testing/requests.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { invoices } from '../../tables/invoices.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);

type Body = CallInput<typeof uploadAutomaticInvoice>['body'];
type MassResult = CallAnswer<typeof uploadMassInvoices>['data'][number];
const amountOf = (order: OrderAnswer) =>
  order.orderedProductsList.reduce((sum, { totalSale }) => sum + toCentavos(totalSale), 0) / 100;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const bodyOf = (order: OrderAnswer, change: Partial<Body> = {}): Body => ({
  status_order: 'finalizado',
  type_file: 'invoice',
  file_name: 'A-123.xml',
  guide_type: 'automatica',
  guide: `T-${order.orderid}`,
  rfc: 'CLU210415AB7',
  file64: base64(cfdiFor({ amount: amountOf(order) })),
  store_id: CASA_LUMBRE,
  no_pedido: order.orderid,
  marketplace: 'SR',
  ...change,
});
const delivered = () => orderAt(db.database, ask, 'SR', 7);
const send = (order: OrderAnswer, change: Partial<Body> = {}) =>
  answer(calls.uploadAutomaticInvoice, { body: bodyOf(order, change) });
const xml = (order: OrderAnswer, wish: Partial<Parameters<typeof cfdiFor>[0]> = {}) =>
  base64(cfdiFor({ amount: amountOf(order), ...wish }));
const listOf = (order: OrderAnswer) =>
  ask(calls.listAutomaticBillings, { query: { store_id: CASA_LUMBRE, no_pedido: order.orderid } });
const recordOf = async (order: OrderAnswer) => (await listOf(order)).records[0];
/** The XML that is read again, in base64. */
const downloaded = async (order: OrderAnswer) => {
  const { file } = await answer(calls.downloadBillingFile, {
    params: { billingId: order.id },
    query: { type_file: 'invoice' },
  });
  return Buffer.from(file?.bytes ?? []).toString('base64');
};
const review = (order: OrderAnswer, status: 'aceptada' | 'rechazada') =>
  acrossStores(db.database, async (tx) => {
    await tx
      .update(invoices)
      .set({ status })
      .where(and(eq(invoices.storeId, CASA_LUMBRE), eq(invoices.orderId, order.id)));
    await tx.execute(
      sql`update orders set invoice_status = ${status} where store_id = ${CASA_LUMBRE} and id = ${order.id}`,
    );
  });
const rowsOf = (order: OrderAnswer) =>
  acrossStores(db.database, (tx) =>
    tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.storeId, CASA_LUMBRE), eq(invoices.orderId, order.id))),
  );

describe('the lists of invoices (calls.md 21, 25.6, D146, D316)', () => {
  it('S3.42: records with totalRecords and totalPages, and how many there are of each state', async () => {
    const list = (query: object) =>
      ask(calls.listAutomaticBillings, { query: { store_id: CASA_LUMBRE, ...query } as never });
    const all = await list({ pageSize: 10 });
    expect(all.records).toHaveLength(10);
    expect(all.totalPages).toBe(Math.ceil(all.totalRecords / 10));
    const counted = Object.values(all.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(all.totalRecords);
    const accepted = await list({ invoice_status: 'aceptada', page: 2 });
    expect(accepted.totalRecords).toBe(all.counts?.aceptada);
    expect(accepted.counts).toEqual(all.counts);
    expect(accepted.records.every(({ uuid, rfc }) => uuid !== null && rfc === 'CLU210415AB7')).toBe(true);
    const refused = await list({ invoice_status: 'rechazada' });
    expect(refused.records[0]?.motivo?.length).toBeGreaterThan(10);
    expect(await list({ no_pedido: 'no-such' })).toMatchObject({
      records: [],
      totalRecords: 0,
      totalPages: 0,
    });
  });

  it('S7.94: manual ones are those whose guide is the merchant’s own; no order is in both', async () => {
    const query = { store_id: CASA_LUMBRE, pageSize: 100 };
    const manual = await ask(calls.listManualBillings, { query });
    const automatic = await ask(calls.listAutomaticBillings, { query });
    expect(manual.totalRecords).toBeGreaterThan(0);
    expect(new Set(manual.records.map(({ guide_type: type }) => type))).toEqual(new Set(['manual']));
    const ids = new Set(manual.records.map(({ id }) => id));
    expect(automatic.records.some(({ id }) => ids.has(id))).toBe(false);
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute<{ wrong: number }>(sql`
        select count(*)::int as wrong from orders o where o.billing > 0 and o.billed_amount <> (
          select coalesce(sum(l.sale_price - l.sale_discount), 0) from order_lines l
          where l.store_id = o.store_id and l.order_id = o.id and l.status_id = 7)`),
    );
    expect(rows[0]?.wrong).toBe(0);
  });
});

describe('an invoice that is sent (S3.41; calls.md 25.6, D317, D318)', () => {
  it('S3.41: goes to review with its folio, and is read again as it was sent', async () => {
    const order = await delivered();
    const uuid = randomUUID();
    const file64 = xml(order, { uuid });
    expect(await send(order, { file64 })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Factura en revisión',
        uuid,
        file_name: 'A-123.xml',
        billingId: order.id,
      },
    });
    expect(await recordOf(order)).toMatchObject({
      invoice_status: 'en_revision',
      uuid,
      invoice_file: 'A-123.xml',
    });
    expect(await downloaded(order)).toBe(file64);
    expect(await send(order, { file64 })).toMatchObject({
      status: 200,
      body: { message: 'Esta factura ya estaba' },
    });
    expect(await rowsOf(order)).toHaveLength(1);
  });

  it('a PDF goes beside it, and alone it says that the XML is missing', async () => {
    const order = await delivered();
    const pdf = { file_name: 'A-1.pdf', file64: base64('%PDF-1.7\n%%EOF') };
    expect(await send(order, pdf)).toMatchObject({ status: 200, body: { uuid: null } });
    expect(await recordOf(order)).toMatchObject({ avisos: ['Sin XML'], invoice_file: 'A-1.pdf' });
    expect(await send(order)).toMatchObject({ status: 200 });
    const record = await recordOf(order);
    expect(record).toMatchObject({ invoice_file: 'A-123.xml', pdf_file: 'A-1.pdf' });
    expect(record?.avisos).not.toContain('Sin XML');
    const asPdf = await answer(calls.downloadBillingFile, {
      params: { billingId: order.id },
      query: { type_file: 'invoice', formato: 'pdf' },
    });
    expect(asPdf.file?.contentType).toBe('application/pdf');
  });

  it('what is wrong with it is said in the words of the browser, at its field; nothing is kept then', async () => {
    const order = await delivered();
    const amount = amountOf(order);
    const faults: [Partial<Body>, number, string, string][] = [
      [
        { file64: xml(order, { rfc: 'EKU9003173C9' }) },
        422,
        'rfc',
        'La emitió EKU9003173C9; tu tienda factura con CLU210415AB7',
      ],
      [{ file64: xml(order, { tipo: 'P' }) }, 422, 'file64', 'Es un complemento de pago'],
      [{ file64: xml(order, { day: '2025-11-26' }) }, 422, 'file64', 'Tiene fecha futura: 2025-11-26'],
      [{ file64: xml(order, { amount: amount + 1.01 }) }, 422, 'no_pedido', 'y el pedido vale'],
      [{ file64: base64('<cfdi:Comprobante') }, 422, 'file64', 'El XML está incompleto'],
      [{ file64: base64('<a/>') }, 422, 'file64', 'El XML no es un CFDI'],
    ];
    for (const [change, status, field, message] of faults) {
      const given = await send(order, change);
      expect(given.status, message).toBe(status);
      const { validationResults } = given.body as { validationResults: { field: string; message: string }[] };
      expect(validationResults).toEqual([{ field, message: expect.stringContaining(message) as string }]);
    }
    const big = `<a b="${'x'.repeat(500 * 1024)}"/>`;
    expect(await send(order, { file64: base64(big) })).toMatchObject({
      status: 413,
      body: { message: 'El XML pesa más de 500 kB: no parece una factura' },
    });
    const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "http://127.0.0.1:4399/">]><a>&b;</a>';
    expect((await send(order, { file64: base64(entity) })).status).toBe(413);
    expect((await send(order, { file_name: 'a.exe', file64: base64('MZ') })).status).toBe(415);
    expect(await rowsOf(order)).toEqual([]);
    expect(await send(order, { file64: xml(order, { amount: amount + 1 }) })).toMatchObject({ status: 200 });
  });

  it('a folio is one order’s alone, in whatever capitals', async () => {
    const [first, second] = [await delivered(), await delivered()];
    const uuid = randomUUID();
    await send(first, { file64: xml(first, { uuid }) });
    const again = await send(second, { file64: xml(second, { uuid: uuid.toUpperCase() }) });
    expect(again).toMatchObject({
      status: 422,
      body: { validationResults: [{ message: `Ya la subiste para el pedido ${first.orderid}` }] },
    });
  });

  it('two at once for one order make one row', async () => {
    const order = await delivered();
    const both = await Promise.all([send(order), send(order)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(order)).toHaveLength(1);
  });

  it('accepted, it is only changed by one that names it; a later return is told', async () => {
    const order = await delivered();
    const uuid = randomUUID();
    await send(order, { file64: xml(order, { uuid }) });
    await review(order, 'aceptada');
    expect(await send(order)).toMatchObject({
      status: 409,
      body: { message: 'La factura ya está aceptada; para cambiarla, sustitúyela' },
    });
    expect(await send(order, { sustituye: uuid })).toMatchObject({
      status: 422,
      body: {
        validationResults: [{ field: 'sustituye', message: 'No dice que sustituye a la factura anterior' }],
      },
    });
    const related = `<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="${uuid}"/></cfdi:CfdiRelacionados>`;
    const second = xml(order, { related });
    expect(await send(order, { sustituye: uuid, file64: second, file_name: 'A-124.xml' })).toMatchObject({
      status: 200,
    });
    expect((await rowsOf(order)).map(({ status }) => status).toSorted()).toEqual([
      'en_revision',
      'sustituida',
    ]);
    // The file that replaced it is the one that is read from now on, and the order is listed once.
    expect(await downloaded(order)).toBe(second);
    const { records, totalRecords } = await listOf(order);
    expect(records).toMatchObject([{ invoice_status: 'en_revision', invoice_file: 'A-124.xml' }]);
    expect(totalRecords).toBe(1);
    await acrossStores(db.database, (tx) =>
      tx.execute(
        sql`update orders set billed_amount = billed_amount - 50000 where store_id = ${CASA_LUMBRE} and id = ${order.id}`,
      ),
    );
    expect((await recordOf(order))?.avisos).toContain('La venta cambió después de facturar');
  });

  it('a refused one is sent again', async () => {
    const order = await delivered();
    const file64 = xml(order);
    await send(order, { file64 });
    await review(order, 'rechazada');
    expect(await send(order, { file64 })).toMatchObject({
      status: 200,
      body: { message: 'Factura en revisión' },
    });
    expect(await recordOf(order)).toMatchObject({ invoice_status: 'en_revision', motivo: null });
  });

  it('before the delivery, in the other list, or of an order that moved on it is 409', async () => {
    const waiting = await orderAt(db.database, ask, 'SR', 5);
    expect(await send(waiting)).toMatchObject({
      status: 409,
      body: { message: 'El pedido aún no está entregado' },
    });
    const order = await delivered();
    expect(await answer(calls.uploadManualInvoice, { body: bodyOf(order) })).toMatchObject({
      status: 409,
      body: { message: 'Este pedido va en facturas automáticas' },
    });
    expect((await send(order, { status_order: 'transito' })).status).toBe(409);
    expect((await send(order, { no_pedido: 'no-such' })).status).toBe(404);
  });

  it('S7.92: the proof of the delivery goes the same way', async () => {
    const order = await delivered();
    const proof = {
      type_file: 'evidence',
      file_name: 'acuse.pdf',
      file64: base64('%PDF-1.7\n%%EOF'),
    } as const;
    expect(await send(order, proof)).toMatchObject({
      status: 200,
      body: { message: 'Evidencia en revisión' },
    });
    expect(await recordOf(order)).toMatchObject({ evidence_file: 'acuse.pdf' });
    expect((await send(order, proof)).status).toBe(409);
  });
});

describe('an upload of many (D319)', () => {
  const file = (name: string, content: string) => new File([content], name, { type: 'application/xml' });
  const upload = (files: File[], more: object = {}, key?: string) =>
    answer(
      calls.uploadMassInvoices,
      { body: { store_id: CASA_LUMBRE, marketplace: 'SR', files, ...more } },
      key === undefined ? {} : { key },
    );
  const results = async (files: File[], more: object = {}) =>
    ((await upload(files, more)).body as { data: MassResult[] }).data;

  it('finds each order, takes what is good, and says of the rest why, in the order of the files', async () => {
    const [a, b, c] = [await delivered(), await delivered(), await delivered()];
    const given = await results([
      file(`${a.orderid}.xml`, cfdiFor({ amount: amountOf(a) })),
      file(`${b.orderid} mala.xml`, cfdiFor({ amount: amountOf(b), rfc: 'EKU9003173C9' })),
      file('nadie.xml', cfdiFor({ amount: 0.03 })),
      file(`${a.orderid}.pdf`, '%PDF-1.7\n%%EOF'),
      file('rota.xml', '<cfdi'),
      file(`${c.orderid}.xml`, cfdiFor({ amount: amountOf(c) })),
      file(`${c.orderid}-otra.xml`, cfdiFor({ amount: amountOf(c) })),
    ]);
    expect(given.map(({ success }) => success)).toEqual([true, false, false, true, false, true, false]);
    expect(given.map(({ message }) => message)).toEqual([
      'Factura en revisión',
      'La emitió EKU9003173C9; tu tienda factura con CLU210415AB7',
      'No encontramos su pedido',
      'Factura en revisión',
      'El XML está incompleto',
      'Factura en revisión',
      'Hay dos archivos para este pedido: deja uno',
    ]);
    expect(await recordOf(a)).toMatchObject({ invoice_status: 'en_revision', pdf_file: `${a.orderid}.pdf` });
    expect(await recordOf(b)).toMatchObject({ invoice_status: 'pendiente' });
  });

  it('the PDF of an XML that was refused is no invoice without it, wherever it stands', async () => {
    const [a, b] = [await delivered(), await delivered()];
    const cause = 'La emitió EKU9003173C9; tu tienda factura con CLU210415AB7';
    const given = await results([
      file(`${a.orderid}.pdf`, '%PDF-1.7\n%%EOF'),
      file(`${a.orderid}.xml`, cfdiFor({ amount: amountOf(a), rfc: 'EKU9003173C9' })),
      file(`${b.orderid}.pdf`, '%PDF-1.7\n%%EOF'),
    ]);
    expect(given.map(({ message }) => message)).toEqual([cause, cause, 'Factura en revisión']);
    expect(await recordOf(a)).toMatchObject({ invoice_status: 'pendiente', pdf_file: null });
    expect((await recordOf(b))?.avisos).toEqual(['Sin XML']);
  });

  it('one key with another file is 409; the same again is the same answer', async () => {
    const [a, b] = [await delivered(), await delivered()];
    const of = (order: OrderAnswer) => [file(`${order.orderid}.xml`, cfdiFor({ amount: amountOf(order) }))];
    const [first, other] = [of(a), of(b)];
    const sent = await upload(first, {}, 'key-of-a-folder');
    expect(sent.status).toBe(200);
    expect(await upload(first, {}, 'key-of-a-folder')).toEqual(sent);
    expect((await upload(other, {}, 'key-of-a-folder')).status).toBe(409);
    expect(await recordOf(b)).toMatchObject({ invoice_status: 'pendiente' });
  });

  it('of a number that two channels have goes to the order of the channel that was named', async () => {
    const [sears, claroshop] = [await delivered(), await orderAt(db.database, ask, 'CS', 7)];
    await acrossStores(db.database, (tx) =>
      tx.execute(
        sql`update orders set order_number = ${sears.orderid} where store_id = ${CASA_LUMBRE} and id = ${claroshop.id}`,
      ),
    );
    const twin = { ...claroshop, orderid: sears.orderid };
    for (const [order, marketplace] of [
      [twin, 'CS'],
      [sears, 'SR'],
    ] as const) {
      const files = [file(`${order.orderid}.xml`, cfdiFor({ amount: amountOf(order) }))];
      expect(await results(files, { marketplace })).toMatchObject([{ success: true, billingId: order.id }]);
      expect(await rowsOf(order)).toMatchObject([{ marketplace }]);
    }
  });

  it('an order that is named by hand counts, and a name with a way in it is made safe', async () => {
    const order = await delivered();
    const [given] = await results([file('../../x.xml', cfdiFor({ amount: amountOf(order) }))], {
      pedidos: [order.orderid],
    });
    expect(given).toMatchObject({ success: true });
    expect((await recordOf(order))?.invoice_file).not.toContain('/');
  });

  it('eleven files, or twenty megabytes and more, are refused before anything is kept', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => file(`${at}.xml`, '<a/>'));
    expect((await upload(eleven)).status).toBe(422);
    expect((await upload([])).status).toBe(422);
    const large = Array.from({ length: 3 }, (_, at) => file(`${at}.pdf`, 'x'.repeat(7 * 1024 * 1024)));
    expect((await upload(large)).status).toBe(413);
  });
});

/** More of them by hand: `CANARY_UPLOADS=1000`. */
const uploads = Number(process.env['CANARY_UPLOADS'] ?? 6);

describe('who bought', () => {
  it('stands in the file alone: in no other table, no answer and no failure', async () => {
    const canary = { name: 'CANARIO COMPRADOR 7391', rfc: 'CANR800101AB1' };
    const named = (text: string) => text.replace('<cfdi:Receptor', `<cfdi:Receptor Nombre="${canary.name}"`);
    const order = await delivered();
    const told: unknown[] = [];
    for (let at = 0; at < uploads; at += 10) {
      const files = Array.from({ length: Math.min(10, uploads - at) }, (_, n) => {
        // One is good; the others are refused, each at another place.
        const amount = at + n === 0 ? amountOf(order) : n;
        const text = named(
          cfdiFor({ amount, receiver: canary.rfc, ...(n % 3 === 1 && { rfc: 'EKU9003173C9' }) }),
        );
        return new File([n % 3 === 2 ? text.slice(0, 400) : text], `${order.orderid}-${at + n}.xml`);
      });
      told.push(
        await answer(calls.uploadMassInvoices, {
          body: { store_id: CASA_LUMBRE, marketplace: 'SR', files, pedidos: files.map(() => order.orderid) },
        }),
      );
    }
    expect(await recordOf(order)).toMatchObject({ invoice_status: 'en_revision' });
    const words = JSON.stringify([told, await recordOf(order), failures.map(String)]);
    for (const secret of [canary.name, canary.rfc]) {
      expect(words).not.toContain(secret);
      expect(await tablesWith(db.database, secret)).toEqual(['uploaded_files']);
    }
  });
});
