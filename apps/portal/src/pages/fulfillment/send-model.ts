import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { getProductStock } from '@trastienda/api-client/products';
import type { createFulfillmentShipment, getFulfillmentShipment } from '@trastienda/api-client/shippings';
import { addDays, formatNumber, counted } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import { suggestedUnits } from '@trastienda/domain/stock';
import { faultsOfRows, type KnownSku, linesOf, type QuantityRow } from './lines/model.ts';

export type Shipment = CallOutput<typeof getFulfillmentShipment>['detail'];
type OwnRow = CallOutput<typeof getProductStock>['rows'][number];
export type ShipmentBody = CallInput<typeof createFulfillmentShipment>['body'];

export type SendForm = {
  readonly warehouseId: string;
  /** YYYY-MM-DD of the store's zone. */
  readonly arrival: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly QuantityRow[];
};

/** Days that a parcel usually takes to the warehouse. */
const usualDays = 3;

export const newSendForm = (today: string, warehouseId: string): SendForm => ({
  warehouseId,
  arrival: addDays(today, usualDays),
  carrier: '',
  trackingNumber: '',
  lines: [],
});

export const formOfShipment = (shipment: Shipment): SendForm => ({
  warehouseId: shipment.warehouseId,
  arrival: shipment.estimatedArrival,
  carrier: shipment.carrier ?? '',
  trackingNumber: shipment.trackingNumber ?? '',
  lines: shipment.items.map(({ sku, quantity }) => ({ sku, units: String(quantity) })),
});

export type SendFaults = {
  readonly warehouseId: string | undefined;
  readonly arrival: string | undefined;
  readonly items: string | undefined;
  /** The pieces by folded SKU. */
  readonly lines: Readonly<Record<string, string>>;
};

/** The faults that the form itself can find; the available pieces are shown beside each line. */
export const sendFaults = (form: SendForm, today: string, before?: string): SendFaults => ({
  warehouseId: form.warehouseId === '' ? 'Elige un almacén' : undefined,
  arrival:
    form.arrival === ''
      ? 'Elige el día en que llega'
      : form.arrival < today && form.arrival !== before
        ? 'Elige hoy o un día que viene'
        : undefined,
  items: form.lines.length === 0 ? 'Agrega lo que mandas' : undefined,
  lines: faultsOfRows(form.lines, new Map(), 'own'),
});

const orNull = (text: string): string | null => text.trim() || null;

export const shipmentBody = (form: SendForm): ShipmentBody => ({
  warehouseId: form.warehouseId,
  carrier: orNull(form.carrier),
  trackingNumber: orNull(form.trackingNumber),
  estimatedArrival: form.arrival,
  items: linesOf(form.lines),
  sent: false,
});

/** The same shipment, on its way. */
export const sentBody = (shipment: Shipment): ShipmentBody => ({
  ...shipmentBody(formOfShipment(shipment)),
  sent: true,
});

/** The stock of a SKU in the warehouse, and how long it lasts. */
const stockNote = ({ fulfillmentStock, soldIn28Days = 0 }: OwnRow): string => {
  const days = daysOfStock(fulfillmentStock, soldIn28Days);
  const there = `En el almacén ${formatNumber(fulfillmentStock)}`;
  return days === null ? there : `${there}, para ${counted(days, 'día')}`;
};

/** 'Rebozo de seda, Azul': SKUs of one product are told apart. */
const nameOf = ({ name, variation }: OwnRow): string =>
  variation === undefined ? name : `${name}, ${variation}`;

/**
 * A SKU of the merchant's own, as a line of a shipment.
 * @param held what the shipment holds of it already, which is free for it
 */
export const ownSku = (row: OwnRow, held = 0): KnownSku => {
  const free = Math.max(0, row.stock - row.reserved) + held;
  return {
    sku: row.sku,
    name: nameOf(row),
    image: row.ImageLinkThumbnail ?? null,
    most: free,
    suggested: suggestedUnits({ soldIn28Days: row.soldIn28Days ?? 0, there: row.fulfillmentStock, free }),
    note: stockNote(row),
  };
};
