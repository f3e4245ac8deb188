import type * as shein from '@trastienda/api-client/shein';
import type {
  downloadSheinShippingLabel,
  exportSheinAddress,
  listSheinLogisticsChannels,
  saveSheinWaybillNumber,
} from '@trastienda/api-client/shein';
import type { Handler, Handlers } from '../../core/handler.ts';
import {
  handleGetSheinAuthorizationUrl,
  handleLinkSheinByTempToken,
} from '../../subjects/channels/link-by-grant.ts';
import { invalid } from '../../core/refusal.ts';
import { actionResult } from '../../subjects/orders/action-result.ts';
import { channelLabel } from '../../use-cases/channel-label.ts';
import { findOrders } from '../../subjects/orders/find-orders.ts';
import { linesNamed, lockOrder } from '../../subjects/orders/locked-order.ts';
import { shipLines } from '../../subjects/orders/ship-lines.ts';
import { logisticsChannels } from './logistics-channels.ts';

const marketplace = 'SH';

const handleListSheinLogisticsChannels: Handler<typeof listSheinLogisticsChannels> = async () => ({
  data: logisticsChannels.map((channel) => ({ ...channel })),
});

/** The lines leave with the number of the channel's own waybill. */
const handleSaveSheinWaybillNumber: Handler<typeof saveSheinWaybillNumber> = async ({ body }, scope) => {
  const channel = logisticsChannels.find(({ id }) => id === body.logisticsChannelId);
  if (!channel?.active) {
    throw invalid([{ field: 'logisticsChannelId', message: 'Elige una forma de envío vigente' }]);
  }
  const locked = await lockOrder(scope, { marketplace, orderId: body.orderId });
  const lines = linesNamed(locked, body.colocationIds);
  const order = {
    ...locked.order,
    channelData: { ...locked.order.channelData, logisticsChannelId: channel.id },
  };
  const shipped = await shipLines(scope, { ...locked, order }, lines, {
    deliveryCarrierId: channel.id,
    deliveryCarrierName: channel.name,
    deliveryTrackId: body.waybillNumber,
    forcedGuideType: null,
    dimensions: null,
  });
  return actionResult(locked, lines, {
    ...shipped,
    message: 'Número de guía guardado',
    trackId: body.waybillNumber,
  });
};

const handleDownloadSheinShippingLabel: Handler<typeof downloadSheinShippingLabel> = async (
  { body },
  scope,
) => {
  const [found] = await findOrders(scope, { marketplace, orderIds: [body.orderId] });
  return channelLabel(
    scope,
    [{ ...found, lines: linesNamed(found, body.colocationIds) }],
    `shein-${body.orderId}.pdf`,
  );
};

const handleExportSheinAddress: Handler<typeof exportSheinAddress> = async ({ body }, scope) => {
  const [{ order }] = await findOrders(scope, { marketplace, orderIds: [body.orderId] });
  return { data: order.shippingAddress };
};

export const handlers = {
  downloadSheinShippingLabel: handleDownloadSheinShippingLabel,
  saveSheinWaybillNumber: handleSaveSheinWaybillNumber,
  exportSheinAddress: handleExportSheinAddress,
  listSheinLogisticsChannels: handleListSheinLogisticsChannels,
  getSheinAuthorizationUrl: handleGetSheinAuthorizationUrl,
  linkSheinByTempToken: handleLinkSheinByTempToken,
} satisfies Handlers<typeof shein>;
