import { listOrders, type Order } from '@trastienda/api-client';
import {
  availableOrderActions,
  type ChannelCode,
  type ChannelOrderActionId,
  channelOrderActions,
  type OrderActionId,
} from '@trastienda/domain';
import type { Page } from 'playwright';
import { mariana } from './sign-in.ts';

type OrderQuery = {
  readonly 'filter-marketplace'?: ChannelCode;
  readonly 'filter-orderId'?: string;
  readonly 'filter-status-family'?: string;
};

/** What a service of the merchant's store answers: by the portal's own call, not from the screen. */
export async function askService<Answer>(page: Page, path: string): Promise<Answer> {
  const headers = { 'X-Store-Id': mariana.storeId, 'X-Session-Id': '1234567890123456789' };
  const answer = await page.request.get(path, { headers });
  return (await answer.json()) as Answer;
}

/** Orders of the store as its service has them. */
export async function ordersOf(page: Page, query: OrderQuery): Promise<readonly Order[]> {
  const search = new URLSearchParams({ ...query, pageSize: '100' }).toString();
  const path = `/api/kidal/route/Ordersfull/seller/${mariana.storeId}?${search}`;
  const { rows } = listOrders.response.parse(await askService(page, path));
  return rows;
}

/** It waits for a guide, whole: nothing of it was sent, and the merchant sends all of it. */
export const waitsForGuide = (order: Order): boolean =>
  order.orderedProductsList.every(
    (line) => line.deliveryType === 'dropshipping' && line.deliveryTrackId === null,
  ) && availableOrderActions(order).some(({ id, available }) => id === 'createGuide' && available);

/** A guide can be bought for it without another word: of one product, whose measures are known, with its whole address. */
export const isReadyToShip = (order: Order): boolean =>
  waitsForGuide(order) &&
  new Set(order.orderedProductsList.map(({ sku }) => sku)).size === 1 &&
  Boolean(order.shippingAddress.street && order.shippingAddress.outdoorNumber);

/** One order as its service has it now. */
export async function orderNow(page: Page, orderNumber: string): Promise<Order> {
  const [order] = await ordersOf(page, { 'filter-orderId': orderNumber });
  if (!order) throw new Error(`No order ${orderNumber}`);
  return order;
}

/** Statuses of an order's lines, as the service has them, each once. */
export const statusesOf = async (page: Page, orderNumber: string): Promise<(number | undefined)[]> => {
  const { orderedProductsList } = await orderNow(page, orderNumber);
  return [...new Set(orderedProductsList.map((line) => line.colocationStatus?.id))];
};

type Offered = readonly { readonly id: string; readonly available: boolean }[];

async function waiting(page: Page, channel: ChannelCode, wanted: string, offered: (order: Order) => Offered) {
  const found = (await ordersOf(page, { 'filter-marketplace': channel })).find((order) => {
    const lines = order.orderedProductsList;
    return (
      lines.length > 1 &&
      order.paquetes.length < 2 &&
      lines.every((line) => line.deliveryType === 'dropshipping') &&
      new Set(lines.map((line) => line.colocationStatus?.id)).size === 1 &&
      offered(order).some(({ id, available }) => id === wanted && available)
    );
  });
  if (!found) throw new Error(`The demo has no order of ${channel} that waits for ${wanted}`);
  return found;
}

/** An order of a channel that waits for an action, whole, of several pieces that stand alike: the demo has one for each. */
export const waitingFor = (page: Page, channel: ChannelCode, wanted: OrderActionId): Promise<Order> =>
  waiting(page, channel, wanted, availableOrderActions);

/** The same for what the channel itself offers. */
export const waitingInChannel = (
  page: Page,
  channel: ChannelCode,
  wanted: ChannelOrderActionId,
): Promise<Order> => waiting(page, channel, wanted, channelOrderActions);
