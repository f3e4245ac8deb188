import { availableOrderActions } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Books } from '../../../tools/books.ts';
import { violationsOf } from './support/axe.ts';
import { launchBrowser, openContext } from './support/browser.ts';
import { type Gateway, startGateway } from './support/gateway.ts';
import { ordersOf } from './support/orders.ts';
import { bytesOf } from './support/ship.ts';
import { mariana, signIn } from './support/sign-in.ts';

let gateway: Gateway;
let browser: Browser;
let books: Books;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([startGateway(), launchBrowser()]);
  books = await gateway.openBooks();
  await books.topUp(mariana.storeId, 1_000_000);
});
afterAll(async () => {
  await browser?.close();
  await books?.close();
  await gateway?.stop();
});

/** Orders that wait for a guide, by channel. */
async function waitingByChannel(page: Page): Promise<Map<string, Order[]>> {
  const waiting = (await ordersOf(page, { 'filter-status-family': 'pendiente' })).filter(
    (order) =>
      order.orderedProductsList.every(
        (line) => line.deliveryType === 'dropshipping' && line.deliveryTrackId === null,
      ) && availableOrderActions(order).some(({ id, available }) => id === 'createGuide' && available),
  );
  const byChannel = new Map<string, Order[]>();
  for (const order of waiting)
    byChannel.set(order.marketplace, [...(byChannel.get(order.marketplace) ?? []), order]);
  return byChannel;
}

/** So many orders of as many channels, as evenly as can be. */
async function pick(page: Page, count: number, channels: number): Promise<Order[]> {
  const queues = [...(await waitingByChannel(page)).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, channels);
  const picked: Order[] = [];
  for (let turn = 0; picked.length < count && turn < count; turn += 1) {
    picked.push(...queues.flatMap((queue) => queue[turn] ?? []).slice(0, count - picked.length));
  }
  expect(picked).toHaveLength(count);
  expect(new Set(picked.map(({ marketplace }) => marketplace)).size).toBe(Math.min(channels, count));
  return picked;
}

const numbersOf = (orders: readonly Order[]) => orders.map(({ orderid }) => orderid);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits until a lot has come to its end: the words of its result. */
const result = (page: Page, words: string) =>
  page.getByRole('heading', { name: words }).waitFor({ timeout: 60_000 });

/** Each of the orders has one guide, which is paid once. */
async function expectOneGuideEach(orders: readonly Order[]): Promise<void> {
  const found = await books.of(mariana.storeId, numbersOf(orders));
  expect(found.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbersOf(orders).toSorted());
  expect(found.filter(({ guides, charges }) => guides !== 1 || charges !== 1)).toEqual([]);
}

describe('twenty orders of five channels are sent as one lot (S1.4, S2.70)', () => {
  test('17 guides, 3 named by cause, mended in place and retried: 20 in the end, paid once; a reload in between carries on', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await signIn(page, gateway.origin);
    const orders = await pick(page, 20, 5);
    // Whose address is whole otherwise: one that a channel wrote in one line lacks its number too.
    const whole = orders.filter(({ shippingAddress: { outdoorNumber } }) => outdoorNumber);
    const [far, away, nameless] = whole;
    if (!far || !away || !nameless) throw new Error('The demo has no three whole addresses among twenty');
    await books.spoilAddress(mariana.storeId, far.orderid, { zipCode: '00000' });
    await books.spoilAddress(mariana.storeId, away.orderid, { zipCode: '00000' });
    await books.spoilAddress(mariana.storeId, nameless.orderid, { street: '' });

    // Pick: from the list of what waits.
    await page.goto(`${gateway.origin}/mis-pedidos/crear-guia?vista=lotes`);
    await page.getByRole('link', { name: 'Nuevo lote' }).first().click();
    for (const { orderid } of orders)
      await page.getByRole('checkbox', { name: `Seleccionar pedido ${orderid}`, exact: true }).click();
    await page.getByText('20 pedidos', { exact: true }).waitFor();
    await button(page, 'Continuar').click();

    // Pack: one parcel for all; what is wrong is told before anything is paid.
    await page.getByRole('heading', { level: 1, name: 'Lote de 20 guías' }).waitFor();
    await page.getByRole('button', { name: /Paquete de todos$/u }).click();
    await page.getByRole('option').nth(1).click();
    await button(page, 'Revisar precios').click();
    await page.getByRole('heading', { name: '3 pedidos por corregir' }).waitFor({ timeout: 60_000 });
    expect(await violationsOf(page)).toEqual([]);
    // What was chosen outlives a reload.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Lote de 20 guías' }).waitFor();
    await page.getByRole('button', { name: /Paquete de todos$/u }).waitFor();
    expect(await books.of(mariana.storeId, numbersOf(orders))).toEqual([]);
    const review = button(page, 'Revisar precios');
    const send = button(page, 'Generar 20 guías');
    await review.or(send).first().waitFor();
    if (await review.isVisible()) await review.click();

    // Ship: all of it, the bad ones too; the page is loaded anew while the lot is at work.
    await send.click();
    await page.waitForURL(/lote=/u);
    await page.reload();
    await result(page, '17 de 20 guías listas');
    await page
      .getByText('con código postal equivocado')
      .or(page.getByText('a donde no llega'))
      .first()
      .waitFor();
    await page.getByText('con datos por corregir').first().waitFor();
    const early = await books.of(mariana.storeId, numbersOf(orders));
    expect(early).toHaveLength(17);

    // Mend each in its place, and retry those alone.
    for (const { orderid, shippingAddress } of [far, away, nameless]) {
      await button(page, `Corregir dirección del pedido ${orderid}`).click();
      const drawer = page.getByRole('dialog');
      const zipCode = drawer.getByRole('textbox', { name: /^Código postal/u });
      await zipCode.waitFor();
      if ((await zipCode.inputValue()) !== shippingAddress.zipCode) {
        await zipCode.fill(shippingAddress.zipCode);
        // A known code says its state, and offers its colonias.
        await drawer.getByRole('textbox', { name: /^Estado/u }).waitFor();
      }
      if (orderid === nameless.orderid)
        await drawer.getByRole('textbox', { name: /^Calle/u }).fill('Avenida Hidalgo');
      await drawer.getByRole('button', { name: 'Guardar dirección' }).click();
      await drawer.waitFor({ state: 'detached' });
    }
    expect(await page.getByText('Dirección corregida: falta reintentar').count()).toBe(3);
    await button(page, 'Reintentar 3').click();
    await result(page, '20 de 20 guías listas');
    await expectOneGuideEach(orders);
    // What the first attempt made stayed as it was.
    const late = await books.of(mariana.storeId, numbersOf(orders));
    for (const row of early) expect(late).toContainEqual(row);

    await button(page, 'Imprimir 20 etiquetas').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Descargar PDF' }).click(),
    ]);
    const labels = getDocument({ data: await bytesOf(download), useSystemFonts: true });
    expect((await labels.promise).numPages).toBe(20);
    await labels.destroy();
    expect(await violationsOf(page)).toEqual([]);
    expect(context.complaints).toEqual([]);
    await context.close();
  });
});
