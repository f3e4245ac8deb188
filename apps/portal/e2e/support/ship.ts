import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { expect } from 'vitest';
import { askService, isReadyToShip, orderNow, ordersOf } from './orders.ts';
import { mariana } from './sign-in.ts';

const money = /\$([\d,]+\.\d{2})/u;

/** '$4,318.20' as whole centavos. */
function centavosIn(text: string): number {
  const digits = money.exec(text)?.[1]?.replaceAll(/[,.]/gu, '');
  if (digits === undefined) throw new Error(`No amount in «${text}»`);
  return Number(digits);
}

/** The wallet as home shows it, in centavos: sums of sales stand there, too. */
export async function readBalance(page: Page): Promise<number> {
  const wallet = page.locator('a, div').filter({ hasText: 'Saldo para guías' }).filter({ hasText: money });
  await wallet.last().waitFor();
  return centavosIn(await wallet.last().innerText());
}

/** From the menu to the orders that wait for a guide. */
export async function openPreparation(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Mis pedidos|PEDIDOS)/u })
    .first()
    .click();
  await page.getByRole('tab', { name: /^En preparación/u }).click();
  await page.getByRole('tab', { name: /^En preparación/u, selected: true }).waitFor();
}

/** Until the rows of the open tab are there: those of the one before stand in their place, and may be others by the hour. */
export async function rowsAreThere(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('[aria-busy="false"] :is(tr, article) a[href*="pedido="]')
    .first()
    .waitFor();
}

/** The number of an order on show that a guide can be bought for as it stands. */
export async function orderToShip(page: Page): Promise<string> {
  await rowsAreThere(page);
  const links = page.getByRole('main').locator(':is(tr, article) a[href*="pedido="]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const onShow = new Set(addresses.map((address) => new URL(address).searchParams.get('pedido')));
  const waiting = await ordersOf(page, { 'filter-status-family': 'pendiente' });
  const ready = new Set(waiting.filter(isReadyToShip).map(({ orderNumber }) => orderNumber));
  // The first of the list, whatever its order: the keyboard walks there.
  const found = [...onShow].find((number) => number !== null && ready.has(number));
  if (!found) throw new Error(`None of these can be sent as it stands: ${[...onShow].join(', ')}`);
  return found;
}

/** Opens an order of the list: its detail. */
export async function openOrder(page: Page, orderNumber: string): Promise<void> {
  await page
    .getByRole('main')
    .locator(`a[href*="/mis-pedidos?"][href*="pedido=${orderNumber}"]`)
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: new RegExp(orderNumber.slice(-6), 'u') }).waitFor();
}

export type Shipped = {
  readonly orderNumber: string;
  readonly guide: string;
  /** Centavos, as the button and the result said. */
  readonly price: number;
};

/** What the result says of the guide. */
export async function readResult(page: Page, orderNumber: string): Promise<Shipped> {
  await page.getByRole('heading', { name: 'Se generó la guía' }).waitFor();
  const main = await page.getByRole('main').innerText();
  const guide = /\b\d{12}\b/u.exec(main)?.[0] ?? '';
  const price = centavosIn(/Costo\s+\$[\d,.]+/u.exec(main)?.[0] ?? '');
  return { orderNumber, guide, price };
}

/** By clicking: from an order's detail to the result. */
export async function shipOpenOrder(page: Page, orderNumber: string): Promise<Shipped> {
  await page.getByRole('main').getByText('Generar guía').first().click();
  await page.waitForURL(/crear-guia/u);
  await page.getByRole('radio', { name: /llega/u }).first().waitFor();
  await page.getByRole('button', { name: /^Revisar y generar/u }).click();
  await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
  return readResult(page, orderNumber);
}

/** The last step before a guide is bought, for an order of which nothing is missing. */
export async function openReview(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/mis-pedidos/crear-guia?pedido=${orderNumber}&paso=revisar`);
  await page.getByRole('button', { name: /^Generar e imprimir/u }).waitFor();
}

type GuideHistory = {
  readonly detail: {
    readonly registros: readonly { readonly guide: string; readonly orderNumber: string | null }[];
  };
};

/** Guides that the store has for an order, as its history says: by the portal's own call. */
export async function guidesOf(page: Page, orderNumber: string): Promise<readonly string[]> {
  const path = `/api/shippings/route/v1/shipping-guide/guias/comercio/${mariana.storeId}/registros/100/pag/1`;
  const { detail } = await askService<GuideHistory>(page, path);
  return detail.registros.filter((row) => row.orderNumber === orderNumber).map(({ guide }) => guide);
}

/** The order has this guide alone, stands among those that are ready alone, and the wallet is lower by the price: pages loaded anew say so. */
export async function expectShipped(page: Page, shipped: Shipped, balanceBefore: number): Promise<void> {
  const { orderNumber, guide, price } = shipped;
  expect(await guidesOf(page, orderNumber)).toEqual([guide]);
  await page.goto(`/mis-pedidos?status=listos-para-enviar&search=${orderNumber}`);
  await openOrder(page, orderNumber);
  await page.getByText(guide).first().waitFor();
  expect((await orderNow(page, orderNumber)).status).toBe('listo_para_enviar');
  await page.goto('/');
  expect(await readBalance(page)).toBe(balanceBefore - price);
}

export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}
