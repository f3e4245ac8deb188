import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asPhone, textOf } from './support/browser.ts';
import { readLabel } from './support/label.ts';
import {
  bytesOf,
  orderToShip,
  openOrder,
  openPreparation,
  readBalance,
  readResult,
  type Shipped,
  shipOpenOrder,
} from './support/ship.ts';
import { focusedName, mariana, signIn, signInByKeyboard, tabTo } from './support/sign-in.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** The label that the page gives is the one of the guide: one page of 10 × 15 cm whose barcode is its number. */
async function expectLabel(page: Page, { guide, orderNumber }: Shipped): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(guide);
  const label = await readLabel(await bytesOf(download));
  expect(label.pages).toBe(1);
  expect([label.width, label.height].map((side) => Math.round(side * 10) / 10)).toEqual([10, 15]);
  const barcode = label.codes.find(({ format }) => format.replace('-', '') === 'Code128');
  expect(barcode?.text).toBe(guide);
  expect(label.codes.map(({ format }) => format).join()).toMatch(/QR/u);
  expect(label.text).toContain(orderNumber);
}

/** The order stands among those that are ready, the wallet is lower by the price, and a reload changes nothing. */
async function expectShipped(page: Page, shipped: Shipped, balanceBefore: number): Promise<void> {
  const { orderNumber, guide, price } = shipped;
  const look = async () => {
    await page.goto(`${stage.origin}/mis-pedidos?status=listos-para-enviar&search=${orderNumber}`);
    await page.locator(`a[href*="pedido=${orderNumber}"]`).first().waitFor();
    await page.goto(`${stage.origin}/mis-pedidos?status=listos-para-enviar&pedido=${orderNumber}`);
    await page.getByText(guide).first().waitFor();
    expect(await readBalance(page, stage.origin)).toBe(balanceBefore - price);
  };
  await look();
  await page.reload();
  await look();
  await page.goto(`${stage.origin}/mis-pedidos?status=en-preparacion&search=${orderNumber}`);
  await page.getByText('Ningún pedido coincide').waitFor();
}

/** Guides that the store has for an order, as its history says: by the portal's own call. */
const guidesOf = (page: Page, orderNumber: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ storeId, orderNumber }) => {
      const response = await fetch(
        `/api/shippings/route/v1/shipping-guide/guias/comercio/${storeId}/registros/100/pag/1`,
        { headers: { 'X-Store-Id': storeId, 'X-Session-Id': '1234567890123456789' } },
      );
      const { detail } = (await response.json()) as {
        detail: { registros: { guide: string; orderNumber: string | null }[] };
      };
      return detail.registros.filter((row) => row.orderNumber === orderNumber).map(({ guide }) => guide);
    },
    { storeId: mariana.storeId, orderNumber },
  );

describe('a merchant ships an order (S1.1, S1.2, S1.3)', () => {
  test('by clicking: sign in, first order, guide, label, ready to ship, the wallet lower by the price', async () => {
    const { context, page } = await stage.merchant();
    expect(await page.locator('html').getAttribute('lang')).toBe('es-MX');
    const balance = await readBalance(page, stage.origin);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await openOrder(page, orderNumber);
    const shipped = await shipOpenOrder(page, orderNumber);
    expect(shipped.guide).toMatch(/^\d{12}$/u);
    await expectLabel(page, shipped);
    await expectShipped(page, shipped, balance);
    expect(await guidesOf(page, orderNumber)).toEqual([shipped.guide]);
    await expectQuietEnd(context);
  });

  test('at 390 px', async () => {
    const { context, page } = await stage.merchant(asPhone);
    const balance = await readBalance(page, stage.origin);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await openOrder(page, orderNumber);
    const shipped = await shipOpenOrder(page, orderNumber);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectLabel(page, shipped);
    await expectShipped(page, shipped, balance);
    await expectQuietEnd(context);
  });

  test('with the keyboard alone: Tab, Enter, arrows, and Ctrl+Enter to buy', async () => {
    const context = await stage.openContext();
    const page = await context.newPage();
    const press = (key: string) => page.keyboard.press(key);
    await signInByKeyboard(page, stage.origin);
    const balance = await readBalance(page, stage.origin);

    await tabTo(page, /^Mis pedidos/u);
    await press('Enter');
    await page.waitForURL(/mis-pedidos/u);
    await page.getByRole('tab', { name: /^En preparación/u }).waitFor();
    await tabTo(page, /^Todos/u);
    await press('ArrowRight');
    await press('Enter');
    await page.waitForURL(/status=en-preparacion/u);
    // Until the tab's own rows are there, those of the one before stand in their place.
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll('main tbody tr')];
      return rows.length > 0 && rows.every((row) => row.textContent.includes('Generar guía'));
    });
    const orderNumber = await orderToShip(page);
    await tabTo(page, new RegExp(`Pedido ${orderNumber}`, 'u'));
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(orderNumber, 'u') }).waitFor();
    await tabTo(page, /^Generar guía$/u);
    await press('Enter');
    // Nothing is missing: it opens at the prices.
    await page.waitForURL(/paso=cotizar/u);
    await page.getByRole('radio', { name: /llega/u }).first().waitFor();
    await tabTo(page, /llega/u);
    const first = await focusedName(page);
    await press('ArrowDown');
    expect(await focusedName(page)).not.toBe(first);
    await press('Enter');
    await page.waitForURL(/paso=revisar/u);
    await page.getByRole('button', { name: /^Generar e imprimir/u }).waitFor();
    await press('Control+Enter');
    const shipped = await readResult(page, orderNumber);
    expect(await guidesOf(page, orderNumber)).toEqual([shipped.guide]);
    await tabTo(page, /^Imprimir etiqueta$/u);
    await expectShipped(page, shipped, balance);
    await context.close();
  });
});

describe('a line that is cut', () => {
  test('after the purchase left: it is verified, and ends with one guide and one charge', async () => {
    const { context, page } = await stage.merchant();
    const balance = await readBalance(page, stage.origin);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${orderNumber}&paso=revisar`);
    await page.getByRole('button', { name: /^Generar e imprimir/u }).waitFor();

    let isCut = true;
    await page.route('**/generar-guia-mensajeria/**', async (route) => {
      if (!isCut) return route.continue();
      // The request reaches the service, its answer never comes back.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
    await page.getByRole('heading', { name: 'Verificando con la paquetería…' }).waitFor();
    expect(await page.getByRole('button', { name: /^Generar e imprimir/u }).count()).toBe(0);

    // Not even a reload makes a second attempt possible.
    await page.reload();
    await page.getByRole('heading', { name: 'Verificando con la paquetería…' }).waitFor();
    isCut = false;
    const shipped = await readResult(page, orderNumber);
    expect(await guidesOf(page, orderNumber)).toEqual([shipped.guide]);
    await expectShipped(page, shipped, balance);
    await context.close();
  });

  test('between the two calls, and the page closed: the next page that opens records the guide', async () => {
    const { context, page } = await stage.merchant();
    const balance = await readBalance(page, stage.origin);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${orderNumber}&paso=revisar`);
    await page.route('**/shipment', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
    await page.getByText('La guía ya existe y está pagada').waitFor();
    await page.close();

    const next = await context.newPage();
    await next.goto(`${stage.origin}/`);
    await next.getByText(/Se generó la guía \d{12}/u).waitFor();
    const [guide = '', ...others] = await guidesOf(next, orderNumber);
    expect(others).toEqual([]);
    const price = balance - (await readBalance(next, stage.origin));
    expect(price).toBeGreaterThan(0);
    await expectShipped(next, { orderNumber, guide, price }, balance);
    await context.close();
  });

  test('by a killed server: the page asks until it answers again, and there is one guide', async () => {
    const { context, page } = await stage.merchant();
    const balance = await readBalance(page, stage.origin);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${orderNumber}&paso=revisar`);
    const left = page.waitForRequest('**/generar-guia-mensajeria/**');
    await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
    await left;
    await stage.gateway.kill();
    await stage.gateway.restart();
    const shipped = await readResult(page, orderNumber);
    expect(await guidesOf(page, orderNumber)).toEqual([shipped.guide]);
    await expectShipped(page, shipped, balance);
    await context.close();
  });
});

describe('what is not the merchant’s', () => {
  const foreignStore = '20817';

  test("another merchant's store in the address shows nothing of it (S6.2)", async () => {
    const { context, page } = await stage.merchant();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().headers()['x-store-id'] === foreignStore) answers.push(response.status());
    });
    await page.goto(`${stage.origin}/?store=${foreignStore}`);
    await page.waitForURL((url) => url.pathname.includes('/idp') || url.pathname.includes('signin'));
    expect(new Set(answers)).toEqual(new Set([403]));
    expect(await textOf(page)).not.toContain(foreignStore);
    await context.close();
  });

  test('signing out in one tab closes the others, and each of them may sign in again (S4.2, S4.5)', async () => {
    const context = await stage.openContext();
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, stage.origin);
    await second.goto(`${stage.origin}/mis-pedidos?status=todos`);
    await second.getByRole('heading', { name: 'Mis pedidos' }).waitFor();
    await first.getByRole('button', { name: /^Perfil de/u }).click();
    await first.getByRole('button', { name: 'Cerrar sesión' }).click();
    for (const tab of [second, first]) {
      await tab.waitForURL((url) => url.pathname.startsWith('/idp/'));
      await tab.getByRole('button', { name: /Entrar como Mariana/u }).waitFor();
      expect(await tab.getByText('Mis pedidos').count()).toBe(0);
    }
    for (const tab of [first, second]) {
      await tab.getByRole('button', { name: /Entrar como Mariana/u }).click();
      await tab.getByRole('heading', { name: /Hola|Buen/u }).waitFor();
    }
    await context.close();
  });
});
