import { deliveryTypes, type DeliveryType } from '@trastienda/domain';

/** The bit of a line status in `orders.line_statuses`. */
export const statusMark = (statusId: number): number => 1 << statusId;

/** The bit of a delivery type in `orders.delivery_types`. */
export const deliveryMark = (type: DeliveryType): number => 1 << deliveryTypes.indexOf(type);

/** Both marks of an order: one bit for each status and delivery type that one of its lines has. */
export const marksOf = (lines: readonly { readonly statusId: number; readonly deliveryType: string }[]) => ({
  lineStatuses: lines.reduce((marks, line) => marks | statusMark(line.statusId), 0),
  deliveryTypes: lines.reduce((marks, line) => marks | deliveryMark(line.deliveryType as DeliveryType), 0),
});
