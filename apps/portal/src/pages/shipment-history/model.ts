import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { listFulfillmentShipments } from '@trastienda/api-client/shippings';
import {
  absentValue,
  formatDateTime,
  formatDay,
  missingUnits,
  type ReadingTime,
  counted,
} from '@trastienda/domain';
import type { ShipmentsSearch } from './search.ts';

export type Shipment = CallOutput<typeof listFulfillmentShipments>['rows'][number];
type ShipmentLine = Shipment['items'][number];

/** Returns the query of the address. */
export function shipmentsInput({
  pagina,
  tamano,
  estado,
  desde,
  hasta,
}: Omit<ShipmentsSearch, 'envio'>): CallInput<typeof listFulfillmentShipments> {
  return {
    query: {
      page: pagina,
      pageSize: tamano,
      ...(estado !== null && { status: estado }),
      ...(desde !== null && { dateBegin: desde }),
      ...(hasta !== null && { dateEnd: hasta }),
    },
  };
}

/** `30 piezas` */
export const unitsWords = (units: number): string => counted(units, 'pieza');

/** Returns the counted pieces of a line beside the sent ones; nothing where the two agree or nothing is counted yet. */
export function differenceWords(line: ShipmentLine): string | null {
  const missing = missingUnits(line);
  if (missing === null || missing === 0) return null;
  return missing > 0
    ? `${missing === 1 ? 'Falta' : 'Faltan'} ${unitsWords(missing)}`
    : `${missing === -1 ? 'Sobra' : 'Sobran'} ${unitsWords(-missing)}`;
}

/** The number of counted units; `null` while none is counted. */
export function receivedUnits(items: readonly ShipmentLine[]): number | null {
  if (items.some(({ received }) => received === null)) return null;
  return items.reduce((units, { received }) => units + (received ?? 0), 0);
}

/** When it arrived, or the day it should; '—' for one that was cancelled, which nobody waits for. */
export const arrivalWords = (
  { status, receivedAt, estimatedArrival }: Pick<Shipment, 'status' | 'receivedAt' | 'estimatedArrival'>,
  clock: ReadingTime,
): string => {
  if (receivedAt !== null) return formatDateTime(receivedAt, clock);
  return status === 'cancelado' ? absentValue : formatDay(`${estimatedArrival}T18:00:00Z`, clock);
};

/** 'Ruta 7 · FF450120' */
export const carrierWords = ({
  carrier,
  trackingNumber,
}: Pick<Shipment, 'carrier' | 'trackingNumber'>): string =>
  [carrier, trackingNumber].filter(Boolean).join(' · ') || 'Paquetería sin registrar';
