import { getFulfillmentShipment, listFulfillmentShipments } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { localDay, type StockShipmentStatus, stockShipmentStatuses } from '@trastienda/domain';
import type { Shipment } from '../model.ts';

const HOUR = 3_600_000;
const newest = Date.parse('2025-11-25T14:30:00.000Z');

const countedOf = (status: StockShipmentStatus, quantity: number) => {
  if (status === 'recibido') return quantity;
  return status === 'recibido_con_diferencias' ? quantity - 2 : null;
};

/** Shipments of every status, a day and a half apart, the newest first. */
const manyShipments = (count: number): readonly Shipment[] =>
  Array.from({ length: count }, (_, at) => {
    const status = stockShipmentStatuses[at % stockShipmentStatuses.length] ?? 'creado';
    const createdAt = newest - at * 36 * HOUR;
    const quantity = 24 + (at % 4) * 6;
    const received = countedOf(status, quantity);
    return {
      ...getFulfillmentShipment.example().detail,
      shipmentId: `env-${600 - at}`,
      status,
      carrier: at % 3 === 2 ? null : 'Ruta 7',
      trackingNumber: at % 3 === 2 ? null : `FF${450_120 + at}`,
      estimatedArrival: localDay(createdAt + 96 * HOUR, 'America/Mexico_City') ?? '',
      receivedAt: received === null ? null : new Date(createdAt + 90 * HOUR).toISOString(),
      items: [
        { sku: 'VS-6-AZ', name: 'Juego de 6 vasos de vidrio soplado azul', quantity, received },
        {
          sku: 'CJ-OTM-45',
          name: 'Cojín bordado otomí 45 × 45 cm',
          quantity: 12,
          received: received === null ? null : 12,
        },
      ],
      totalUnits: quantity + 12,
      createdAt: new Date(createdAt).toISOString(),
    };
  });

/** A service that has so many, filters them by status, and knows each of them. */
export function shipmentHandlers(count: number) {
  const all = manyShipments(count);
  return [
    mock(listFulfillmentShipments).reply(({ query: { page = 1, pageSize = 20, status } }) => {
      const wanted = all.filter((one) => status === undefined || one.status === status);
      return {
        ...listFulfillmentShipments.example(),
        detail: {
          registros: wanted.slice((page - 1) * pageSize, page * pageSize),
          total_registros: wanted.length,
          page_size: pageSize,
          page,
        },
      };
    }),
    mock(getFulfillmentShipment).reply(({ params }) => {
      const detail = all.find(({ shipmentId }) => shipmentId === params.shipmentId) ?? all[0];
      const example = getFulfillmentShipment.example();
      return { ...example, detail: detail ?? example.detail };
    }),
  ];
}
