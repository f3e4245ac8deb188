import type { CallInput, OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { uploadEvidence } from '@trastienda/api-client/invoice';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../tables/orders.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { putOrderAt } from '../../testing/put-order-at.ts';
import { NOW } from '../../testing/now.ts';
import { orderAt } from '../../testing/requests.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { evidences } from '../../tables/evidences.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

const pdf = (bytes = 14) => Buffer.from('%PDF-1.7\n%%EOF'.padEnd(bytes, ' ')).toString('base64');
const proofOf = (order: OrderAnswer, change = {}): CallInput<typeof uploadEvidence>['body'] => ({
  store_id: CASA_LUMBRE,
  no_pedido: order.orderid,
  no_guia: `T-${order.orderid}`,
  doc_nombre: 'acuse.pdf',
  guia_total: 449,
  doc_base64: pdf(),
  channel: 'CS',
  comentario: null,
  ...change,
});
const again = async ({ orderid }: OrderAnswer) => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderid },
  });
  return data[0]?.dataMarketplace;
};
const rejectedTotal = async () =>
  (await ask(calls.getRejectedEvidencesTotal, { query: { store_id: CASA_LUMBRE } })).total_items;
/** The file that the order's evidence was sent with, in base64. */
const keptDocument = ({ orderid }: OrderAnswer) =>
  acrossStores(db.database, async (tx) => {
    const [kept] = await tx
      .select({ bytes: uploadedFiles.bytes })
      .from(evidences)
      .innerJoin(uploadedFiles, eq(uploadedFiles.key, evidences.fileKey))
      .where(and(eq(evidences.storeId, CASA_LUMBRE), eq(evidences.orderNumber, orderid)));
    return kept?.bytes?.toString('base64');
  });
/** Rejects as the channel's reviewer does. */
const reject = (order: OrderAnswer) =>
  acrossStores(db.database, async (tx) => {
    await tx
      .update(orders)
      .set({ evidenceStatus: 'rechazada', evidencePending: true })
      .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id)));
    await tx
      .update(evidences)
      .set({
        status: 'rechazada',
        reason: 'La firma no se lee',
        rejectedAt: new Date(NOW.getTime() - 3_600_000),
      })
      .where(and(eq(evidences.storeId, CASA_LUMBRE), eq(evidences.orderNumber, order.orderid)));
  });

describe('the proof of a delivery (S7.99; calls.md 20, 25.6)', () => {
  it('S3.39: is its eight fields, each of them as it was sent; goes to review, and the order owes it no more', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    expect(order.dataMarketplace.evidencePending).toBe(true);
    const { doc_base64: document, ...sent } = proofOf(order, { comentario: 'Recibió el portero' });
    const { data } = await ask(calls.uploadEvidence, { body: { ...sent, doc_base64: document } });
    expect(data).toMatchObject({ ...sent, status: 'en_revision' });
    expect(await keptDocument(order)).toBe(document);
    expect(await again(order)).toMatchObject({ evidencePending: false, evidenceStatus: 'en_revision' });
    expect(await answer(calls.uploadEvidence, { body: proofOf(order) })).toMatchObject({ status: 409 });
  });

  it('is not taken before the delivery, nor with a guide that is not the order’s', async () => {
    const waiting = await orderAt(db.database, ask, 'CS', 5);
    expect(await answer(calls.uploadEvidence, { body: proofOf(waiting) })).toMatchObject({
      status: 409,
      body: { message: 'La evidencia se sube cuando el pedido está entregado' },
    });
    const order = await orderAt(db.database, ask, 'CS', 7);
    expect(
      await answer(calls.uploadEvidence, { body: proofOf(order, { no_guia: 'another' }) }),
    ).toMatchObject({ status: 422 });
  });

  it('is 413 over ten megabytes, and 415 when it is no document, whatever its name says; nothing changes then', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    const limit = 10 * 1024 * 1024;
    const send = (change: object) => answer(calls.uploadEvidence, { body: proofOf(order, change) });
    expect(await send({ doc_base64: pdf(limit + 1) })).toMatchObject({ status: 413 });
    expect(await send({ doc_base64: Buffer.from('MZ no document').toString('base64') })).toMatchObject({
      status: 415,
    });
    expect(await again(order)).toMatchObject({ evidencePending: true, evidenceStatus: null });
    expect(await send({ doc_base64: pdf(limit) })).toMatchObject({ status: 200 });
  });

  it('rejected, is listed with its reason; sent again with another guide it is no longer', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    await ask(calls.uploadEvidence, { body: proofOf(order) });
    await reject(order);
    const before = await rejectedTotal();
    const listed = async () =>
      (
        await ask(calls.listRejectedEvidences, {
          query: { store_id: CASA_LUMBRE, no_pedido: order.orderid, channel: 'CS' },
        })
      ).data;
    expect(await listed()).toMatchObject([
      {
        no_pedido: order.orderid,
        no_guia: `T-${order.orderid}`,
        guia: `T-${order.orderid}`,
        motivo: 'La firma no se lee',
        doc_url: expect.stringMatching(/^\/upload\/files\/[\da-f]{40}\.pdf$/) as string,
      },
    ]);
    const { data: sentAgain } = await ask(calls.changeEvidenceGuide, { body: proofOf(order) });
    // The rejection is over, so the date is that of the new proof.
    expect(sentAgain).toMatchObject({ motivo: '', fecha_rechazo: NOW.toISOString() });
    expect(await rejectedTotal()).toBe(before - 1);
    expect(await listed()).toEqual([]);
    expect(await answer(calls.changeEvidenceGuide, { body: proofOf(order) })).toMatchObject({ status: 404 });
  });

  it('S2.60: rejected for its guide, takes the number of the guide that it really went with, and keeps it', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    await ask(calls.uploadEvidence, { body: proofOf(order) });
    await reject(order);
    const change = (number: string) =>
      answer(calls.changeEvidenceGuide, { body: proofOf(order, { no_guia: number }) });
    expect(await change('79 46')).toMatchObject({
      status: 422,
      body: {
        validationResults: [{ field: 'no_guia', message: 'El número de guía va sin espacios' }],
      },
    });
    expect(await change(' 7946-X ')).toMatchObject({
      status: 200,
      body: { data: { no_guia: '7946-X', guia: '7946-X', status: 'en_revision' } },
    });
    // Refused once more, for its photo: another photo goes under the number that was typed.
    await reject(order);
    const { data } = await ask(calls.uploadEvidence, { body: proofOf(order, { no_guia: '7946-X' }) });
    expect(data).toMatchObject({ no_guia: '7946-X', guia: '7946-X' });
    // The client tracks the order's guide.
    const { data: found } = await ask(calls.listOrders, {
      params: { storeId: CASA_LUMBRE },
      query: { 'filter-orderId': order.orderid },
    });
    expect(found[0]?.orderedProductsList[0]?.deliveryTrackId).toBe(`T-${order.orderid}`);
  });

  it('names the package of what the merchant carried, which is told as no guide: here and for its invoice', async () => {
    const order = await orderAt(db.database, ask, 'CS', 7);
    const query = { store_id: CASA_LUMBRE, no_pedido: order.orderid };
    const billed = async () => (await ask(calls.listAutomaticBillings, { query })).records;
    expect(await billed()).toMatchObject([{ guide: `T-${order.orderid}`, guia: `T-${order.orderid}` }]);
    await putOrderAt(db.database, order, 7, null);
    const { data } = await ask(calls.uploadEvidence, { body: proofOf(order, { no_guia: 'paq-1' }) });
    expect(data).toMatchObject({ no_guia: 'paq-1', guia: null });
    await reject(order);
    const listed = await ask(calls.listRejectedEvidences, {
      query: { store_id: CASA_LUMBRE, no_pedido: order.orderid, channel: 'CS' },
    });
    expect(listed.data).toMatchObject([{ no_guia: 'paq-1', guia: null }]);
    expect(await billed()).toMatchObject([{ guide: expect.any(String) as string, guia: null }]);
  });

  it('S3.40: of the demo is listed as often as its orders say, and counted', async () => {
    const { data, total_items } = await ask(calls.listRejectedEvidences, {
      query: { store_id: CASA_LUMBRE, pageSize: 100 },
    });
    expect(total_items).toBeGreaterThan(0);
    expect(data.every(({ motivo }) => motivo.length > 5)).toBe(true);
    expect(total_items).toBe(await rejectedTotal());
  });
});

describe('what became of evidences (calls.md 20)', () => {
  it('is listed by state, with counts of each; what is sent again is in review', async () => {
    const listed = (status?: 'rechazada' | 'en_revision' | 'aceptada') =>
      ask(calls.listRejectedEvidences, {
        query: { store_id: CASA_LUMBRE, pageSize: 100, ...(status && { status }) },
      });
    const { counts, data: rejected } = await listed();
    expect(rejected.every(({ status }) => status === 'rechazada')).toBe(true);
    for (const status of ['rechazada', 'en_revision', 'aceptada'] as const) {
      const page = await listed(status);
      expect(page.pagination.total_registros).toBe(counts?.[status]);
      expect(page.counts).toEqual(counts);
      expect(page.data.every((one) => one.status === status)).toBe(true);
      const times = page.data.map(
        (one) => (status === 'rechazada' ? one.fecha_rechazo : one.fecha_envio) ?? '',
      );
      expect(times).toEqual(times.toSorted().toReversed());
    }
    const [first] = rejected;
    if (!first) throw new Error('The demo has no rejected evidence');
    const { no_pedido, no_guia, doc_nombre, guia_total, channel } = first;
    await ask(calls.uploadEvidence, {
      body: {
        store_id: CASA_LUMBRE,
        no_pedido,
        no_guia,
        doc_nombre,
        guia_total,
        channel,
        doc_base64: pdf(),
        comentario: null,
      },
    });
    const waiting = await listed('en_revision');
    const sent = waiting.data.find((one) => one.no_pedido === no_pedido);
    expect(sent).toMatchObject({ channel, fecha_envio: NOW.toISOString() });
    expect(waiting.counts).toMatchObject({
      rechazada: rejected.length - 1,
      en_revision: (counts?.en_revision ?? 0) + 1,
    });
  });
});
