import type { Order } from '@trastienda/api-client';
import { type ChannelOrderActionId, channelOrderActions } from '@trastienda/domain';

/** What a channel asks for, or gives, before any guide of ours; the first that is open comes next. */
const ways: Partial<Record<Order['marketplace'], readonly ChannelOrderActionId[]>> = {
  TP: ['acceptOrder', 'shipOrder', 'downloadGuide'],
  WC: ['acceptOrder'],
  ML: ['printChannelLabel'],
  SH: ['printChannelLabel'],
};

/** The channel's own next step with an order that waits; a guide of ours is another way then. `null`: ours is the way. */
export function nextWayOf(order: Order): ChannelOrderActionId | null {
  if (order.status !== 'pendiente') return null;
  const open = new Set(channelOrderActions(order).flatMap(({ id, available }) => (available ? [id] : [])));
  return ways[order.marketplace]?.find((id) => open.has(id)) ?? null;
}
