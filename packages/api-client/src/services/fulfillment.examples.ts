import { inDetail } from '../core/fields.ts';
import type { FulfillmentShipment } from './fulfillment.schemas.ts';

export const FULFILLMENT_MOMENT = '2025-01-15T18:30:00.000Z';

export const exampleStockShipment: FulfillmentShipment = {
  shipmentId: 'env-501',
  status: 'creado',
  warehouseId: 'alm-1',
  warehouseName: 'Almacén central',
  carrier: 'Otro',
  trackingNumber: null,
  estimatedArrival: '2025-01-20',
  receivedAt: null,
  items: [{ sku: 'VS-6-AZ', name: 'Juego de 6 vasos de vidrio soplado azul', quantity: 30, received: null }],
  totalUnits: 30,
  createdAt: FULFILLMENT_MOMENT,
};

export const noRows = () => inDetail({ registros: [], total_registros: 0, page_size: 20, page: 1 });
export const oneRow = <Row>(row: Row) =>
  inDetail({ registros: [row], total_registros: 1, page_size: 20, page: 1 });
