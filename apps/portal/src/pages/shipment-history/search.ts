import { stockShipmentStatuses } from '@trastienda/domain';
import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import {
  day,
  defineSearch,
  optionalOneOf,
  pageNumber,
  pageSize,
  text,
} from '../../shared/routes/search-schema.ts';

/** The history of shipments to the warehouse as its address says it: page, filters, and the shipment that is open. */
export const shipmentsSearch = defineSearch({
  pagina: pageNumber(),
  tamano: pageSize(),
  estado: optionalOneOf(stockShipmentStatuses),
  /** Days that the shipments were made on, both included (D165). */
  desde: day(),
  hasta: day(),
  envio: text(120),
});

export type ShipmentsSearch = ReturnType<typeof shipmentsSearch.parse>;

export const shipmentsAddress = addressOf(patterns.shipmentHistory, shipmentsSearch);
