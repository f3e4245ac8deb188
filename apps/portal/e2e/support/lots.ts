import type { Order } from '@trastienda/api-client';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Books } from '../../../../tools/books.ts';
import { ordersOf, waitsForGuide } from './orders.ts';
import { mariana } from './sign-in.ts';
import type { Stage } from './stage.ts';

/** A service that quotes many orders one after the other on a busy machine. */
const patience = { timeout: 60_000 };

const numbersOf = (orders: readonly Order[]): string[] => orders.map(({ orderNumber }) => orderNumber);

/** Orders that wait for a guide and go to it whole, by channel: those of the channel that has most first. */
async function waitingByChannel(page: Page): Promise<readonly Order[][]> {
  const waiting = (await ordersOf(page, { 'filter-status-family': 'pendiente' })).filter(waitsForGuide);
  const byChannel = new Map<string, Order[]>();
  for (const order of waiting)
    byChannel.set(order.marketplace, [...(byChannel.get(order.marketplace) ?? []), order]);
  return [...byChannel.values()].toSorted((a, b) => b.length - a.length);
}

/** So many orders of so many channels or more, as evenly as can be. */
export async function pick(page: Page, count: number, channels: number): Promise<Order[]> {
  const queues = await waitingByChannel(page);
  let few = channels;
  // Of no more channels than it takes.
  while (few < queues.length && queues.slice(0, few).flat().length < count) few += 1;
  const picked: Order[] = [];
  for (let turn = 0; picked.length < count && turn < count; turn += 1) {
    const next = queues.slice(0, few).flatMap((queue) => queue[turn] ?? []);
    picked.push(...next.slice(0, count - picked.length));
  }
  expect(picked).toHaveLength(count);
  expect(new Set(picked.map(({ marketplace }) => marketplace)).size).toBeGreaterThanOrEqual(channels);
  return picked;
}

/** The page that puts a lot of these orders together. */
export async function openLotOf(page: Page, orders: readonly Order[]): Promise<void> {
  const pedidos = numbersOf(orders).join(',');
  await page.goto(`/mis-pedidos/crear-guia?vista=lotes&pedidos=${pedidos}`);
  await page.getByRole('heading', { level: 1, name: `Lote de ${orders.length} guías` }).waitFor();
}

/** What a merchant sees and presses on the pages of a lot. */
export function lotOn(page: Page) {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const send = (count: number): Locator => button(new RegExp(`^Generar (e imprimir )?${count} guías$`, 'u'));
  const boxes = button(/Mismo paquete para todos$/u);
  const box = page.getByRole('option', { name: /^Caja mediana/u });
  /** Puts all orders into the same box: what several things measure together nobody knows. */
  const chooseBox = (open: () => Promise<void>, take: () => Promise<void>) => async (): Promise<void> => {
    await boxes.waitFor();
    await open();
    await box.waitFor();
    await take();
    await button(/^Caja mediana.*Mismo paquete para todos$/u).waitFor();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  };
  return {
    button,
    send,
    chooseBox: {
      byMouse: chooseBox(
        () => boxes.click(),
        () => box.click(),
      ),
      byThumb: chooseBox(
        () => boxes.tap(),
        () => box.tap(),
      ),
    },
    /** Waits for the prices of all. */
    priced: (count: number): Promise<void> => send(count).waitFor(patience),
    /** Waits until the lot has come to its end: the words of its result. */
    result: (words: string): Promise<void> => page.getByRole('heading', { name: words }).waitFor(patience),
  };
}

/** The database beside the stage's gateway, as a lot needs it: money for every guide, and what was paid for each order. */
export function useLotBooks(stage: Stage) {
  let books: Books;
  beforeAll(async () => {
    books = await stage.gateway.openBooks();
    await books.topUp(mariana.storeId, 3_000_000);
  });
  // Runs before the gateway's end, which was asked for earlier.
  afterAll(() => books?.close());
  const ofNumbers = (numbers: readonly string[]) => books.of(mariana.storeId, numbers);
  const of = (orders: readonly Order[]) => ofNumbers(numbersOf(orders));
  /**
   * Each of the orders has one guide more than before, which is paid once. An order of which a part was sent already, with a
   * guide that its channel made, waits with the rest.
   */
  const expectOneGuideEachOf = async (
    numbers: readonly string[],
    before: Awaited<ReturnType<typeof ofNumbers>> = [],
  ): Promise<void> => {
    const found = await ofNumbers(numbers);
    expect(found.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers.toSorted());
    const made = found.map(({ orderNumber, guides, charges }) => {
      const had = before.find((one) => one.orderNumber === orderNumber);
      return { orderNumber, guides: guides - (had?.guides ?? 0), charges: charges - (had?.charges ?? 0) };
    });
    expect(made.filter(({ guides, charges }) => guides !== 1 || charges !== 1)).toEqual([]);
  };
  return {
    of,
    ofNumbers,
    spoilAddress: ({ orderNumber }: Order, change: object) =>
      books.spoilAddress(mariana.storeId, orderNumber, change),
    expectOneGuideEachOf,
    expectOneGuideEach: (orders: readonly Order[]) => expectOneGuideEachOf(numbersOf(orders)),
  };
}
