/** The states of a shipment of stock to the fulfillment warehouse. */
export const stockShipmentStatuses = [
  'creado',
  'en_transito',
  'recibido',
  'recibido_con_diferencias',
  'cancelado',
] as const;

export type StockShipmentStatus = (typeof stockShipmentStatuses)[number];

const labels: Readonly<Record<StockShipmentStatus, string>> = {
  creado: 'Por enviar',
  en_transito: 'En camino',
  recibido: 'Recibido',
  recibido_con_diferencias: 'Recibido con diferencias',
  cancelado: 'Cancelado',
};

/** The merchant's word for a status. @example stockShipmentLabel('en_transito') // => 'En camino' */
export function stockShipmentLabel(status: StockShipmentStatus): string {
  return labels[status];
}

/**
 * Says whether a shipment may still be cancelled: until the warehouse has counted it.
 * @example isStockShipmentCancelable('recibido') // => false
 */
export function isStockShipmentCancelable(status: StockShipmentStatus): boolean {
  return status === 'creado' || status === 'en_transito';
}

/**
 * Gives the units of a line that the warehouse missed (more than 0) or found too many (less than 0); `null` while nobody
 * has counted it. Units.
 * @example missingUnits({ quantity: 30, received: 28 }) // => 2
 */
export function missingUnits(line: {
  readonly quantity: number;
  readonly received: number | null;
}): number | null {
  return line.received === null ? null : line.quantity - line.received;
}
