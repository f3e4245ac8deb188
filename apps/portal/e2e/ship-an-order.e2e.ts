import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { asPhone } from './support/browser.ts';
import { readLabel } from './support/label.ts';
import {
  bytesOf,
  expectShipped,
  guidesOf,
  openOrder,
  openPreparation,
  openReview,
  orderToShip,
  readBalance,
  readResult,
  rowsAreThere,
  type Shipped,
  shipOpenOrder,
} from './support/ship.ts';
import { focusedName, signIn, signInByKeyboard, tabTo } from './support/sign-in.ts';
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

describe('a merchant ships an order (S1.1, S1.2, S1.3)', () => {
  test('by clicking: sign in, first order, guide, label, ready to ship, the wallet lower by the price', async () => {
    const context = await stage.openContext();
    const page = await context.newPage();
    await signIn(page, stage.origin);
    expect(await page.locator('html').getAttribute('lang')).toBe('es-MX');
    const balance = await readBalance(page);
    await openPreparation(page);
    const orderNumber = await orderToShip(page);
    await openOrder(page, orderNumber);
    const shipped = await shipOpenOrder(page, orderNumber);
    expect(shipped.guide).toMatch(/^\d{12}$/u);
    await expectLabel(page, shipped);
    await expectShipped(page, shipped, balance);
    await expectQuietEnd(context);
  });

  test('at 390 px, by a thumb', async () => {
    const { context, page } = await stage.merchant(asPhone);
    await page.goto('/');
    const balance = await readBalance(page);
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
    const balance = await readBalance(page);

    await tabTo(page, /^Mis pedidos/u);
    await press('Enter');
    await page.waitForURL(/mis-pedidos/u);
    await page.getByRole('tab', { name: /^En preparación/u }).waitFor();
    await tabTo(page, /^Todos/u);
    await press('ArrowRight');
    await press('Enter');
    await page.getByRole('tab', { name: /^En preparación/u, selected: true }).waitFor();
    await rowsAreThere(page);
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
    await expectQuietEnd(context);
  });
});

describe('a purchase that goes wrong', () => {
  test('is refused, then cut off after it left: it is verified over a reload, ends with one guide and one charge, and all of it passes axe', async () => {
    const { context, page } = await stage.merchant();
    await page.goto('/mis-pedidos?status=en-preparacion');
    const orderNumber = await orderToShip(page);
    await page.goto('/');
    const balance = await readBalance(page);
    const purchase = '**/generar-guia-mensajeria/**';
    const buy = page.getByRole('button', { name: /^Generar e imprimir/u });
    const verifying = page.getByRole('heading', { name: 'Verificando con la paquetería…' });
    await openReview(page, orderNumber);
    await page.route(purchase, (route) =>
      route.fulfill({ status: 402, json: { statusCode: 402, message: 'Saldo insuficiente' } }),
    );
    await buy.click();
    await page.getByText('Saldo insuficiente.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(purchase);

    let isCut = true;
    await page.route(purchase, async (route) => {
      if (!isCut) return route.continue();
      // The request reaches the service, its answer never comes back.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await openReview(page, orderNumber);
    await buy.click();
    await verifying.waitFor();
    expect(await buy.count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // Not even a reload makes a second attempt possible.
    await page.reload();
    await verifying.waitFor();
    isCut = false;
    const shipped = await readResult(page, orderNumber);
    await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expectShipped(page, shipped, balance);
    await expectQuietEnd(context);
  });
});
