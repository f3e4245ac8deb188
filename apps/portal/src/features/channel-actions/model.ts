import type { Order } from '@trastienda/api-client';
import { type ChannelOrderActionId, type LineEvent, nextLineStatus } from '@trastienda/domain';
import { isCancelledPiece } from '../../entities/order/is-cancelled-piece.ts';

/** The fields of an action; the channel decides which of them it needs. */
export type ChannelField =
  | 'logisticsChannelId'
  | 'waybillNumber'
  | 'carrier'
  | 'trackingNumber'
  | 'trackingUrl'
  | 'colocationId'
  | 'shipmentProviderCode';

export type ChannelFields = Readonly<Partial<Record<ChannelField, string>>>;

const events: Partial<Record<ChannelOrderActionId, LineEvent>> = {
  acceptOrder: 'accept',
  shipOrder: 'ship',
  cancelOrder: 'cancel',
  completeOrder: 'deliver',
  saveWaybill: 'ship',
  markShipped: 'ship',
  trackOrder: 'ship',
  createDbsShipment: 'ship',
};

/** Whether an action moves the order on; others only give a paper. */
export const movesLines = (id: ChannelOrderActionId): boolean => events[id] !== undefined;

/** The lines that an action is for: those that may take it; a document's are those that travel. */
export function linesOf(order: Order, id: ChannelOrderActionId): string[] {
  const event = events[id];
  return order.orderedProductsList
    .filter((line) => {
      if (event === undefined) return line.deliveryTrackId !== null && !isCancelledPiece(line);
      return nextLineStatus(event, line.colocationStatus?.id, { deliveryType: line.deliveryType }).ok;
    })
    .map(({ colocationId }) => colocationId);
}

/**
 * The title of an action's dialog: "Guardar número de guía: GSU4249443MX" would be read as the guide's
 * number.
 */
export const dialogTitle = (act: string, orderNumber: string): string =>
  act.endsWith('pedido') ? `${act} ${orderNumber}` : `${act}: pedido ${orderNumber}`;

const tracking: readonly ChannelField[] = ['carrier', 'trackingNumber'];
const asked: Readonly<Record<string, readonly ChannelField[]>> = {
  'SH saveWaybill': ['logisticsChannelId', 'waybillNumber'],
  'ML markShipped': tracking,
  'SP trackOrder': [...tracking, 'trackingUrl'],
  'WC shipOrder': tracking,
  'AE createDbsShipment': ['colocationId', 'shipmentProviderCode', 'trackingNumber'],
};

/** The fields of an action; none for one that runs immediately. */
export const fieldsOf = ({ marketplace }: Order, id: ChannelOrderActionId): readonly ChannelField[] =>
  asked[`${marketplace} ${id}`] ?? [];

const missing: Readonly<Record<Exclude<ChannelField, 'trackingUrl'>, string>> = {
  logisticsChannelId: 'Elige la forma de envío',
  waybillNumber: 'Escribe el número de guía',
  carrier: 'Escribe la paquetería',
  trackingNumber: 'Escribe el número de guía',
  colocationId: 'Elige la pieza',
  shipmentProviderCode: 'Elige la paquetería',
};

const isWebAddress = (given: string): boolean =>
  URL.canParse(given) && ['http:', 'https:'].includes(new URL(given).protocol);

/** The fault of a field; `null` when there is none. */
export function faultOf(field: ChannelField, fields: ChannelFields): string | null {
  const given = fields[field]?.trim() ?? '';
  if (field !== 'trackingUrl') return given === '' ? missing[field] : null;
  return given === '' || isWebAddress(given) ? null : 'Escribe la dirección completa, con https://';
}

/** Whether an action takes something away, and so needs a confirmation. */
export const isDestructive = (id: ChannelOrderActionId): boolean => id === 'cancelOrder';

/** The name under which a button's state is stored (D100). */
export const stateName = (id: ChannelOrderActionId): string => `channel.${id}`;
