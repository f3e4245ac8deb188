import type * as mercadolibre from '@trastienda/api-client/mercadolibre';
import type {
  downloadMercadoLibreLabels,
  markMercadoLibreShipped,
} from '@trastienda/api-client/mercadolibre';
import { lineStatusOf } from '@trastienda/domain';
import type { Handler, Handlers } from '../../core/handler.ts';
import { handleLinkMercadoLibre } from '../../subjects/channels/link-by-grant.ts';
import { channelLabel } from '../../use-cases/channel-label.ts';
import { findOrders } from '../../subjects/orders/find-orders.ts';
import { shipWithOwnCarrier } from '../../subjects/orders/ship-with-own-carrier.ts';

const marketplace = 'ML';

/** Answers the labels of entire orders; cancelled lines need none. */
const handleDownloadMercadoLibreLabels: Handler<typeof downloadMercadoLibreLabels> = async (
  { body },
  scope,
) => {
  const found = await findOrders(scope, { marketplace, orderIds: body.orderIds });
  const toSend = found.map(({ order, lines }) => ({
    order,
    lines: lines.filter((line) => lineStatusOf(line.statusId)?.family !== 'cancelado'),
  }));
  return channelLabel(scope, toSend, 'etiquetas-mercado-libre.pdf');
};

const handleMarkMercadoLibreShipped: Handler<typeof markMercadoLibreShipped> = ({ body }, scope) =>
  shipWithOwnCarrier(scope, marketplace, body);

export const handlers = {
  downloadMercadoLibreLabels: handleDownloadMercadoLibreLabels,
  markMercadoLibreShipped: handleMarkMercadoLibreShipped,
  linkMercadoLibre: handleLinkMercadoLibre,
} satisfies Handlers<typeof mercadolibre>;
