import type { CsvCell, CsvColumn } from '@trastienda/domain';
import { formatForFile, fromCentavos, toCentavos } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { type ExportColumn, exportColumns } from './column-keys.ts';
import type { DocumentState, OrderSummary } from '../../../entities/order/order-summary.ts';

export type ExportRow = { readonly order: Order; readonly summary: OrderSummary };

/** Returns the parts of '2025-11-25 09:12'; the promise of a carrier is a day. */
const dayLength = 10;

const documentWords: Readonly<Record<DocumentState, string>> = {
  none: '',
  missing: 'Pendiente',
  review: 'En revisión',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
};

const column = (
  header: string,
  value: (row: ExportRow) => CsvCell,
  isText = false,
): CsvColumn<ExportRow> => ({
  header,
  value,
  isText,
});

/** A cell of two lines is two columns; what is a number or a moment on screen is one in the file. */
const columnsIn = (timeZone: string): Readonly<Record<ExportColumn, readonly CsvColumn<ExportRow>[]>> => ({
  order: [
    column('Pedido', ({ summary }) => summary.number, true),
    column('Canal', ({ summary }) => summary.channelName),
    column('Fecha de compra', ({ order }) => formatForFile(order.purchase_date, timeZone)),
  ],
  client: [
    column('Cliente', ({ summary }) => summary.client),
    column('Destino', ({ summary }) => summary.place),
  ],
  items: [
    column('Artículo', ({ summary }) => summary.firstItem),
    column('Otros artículos', ({ summary }) => summary.others),
    column('Piezas', ({ order }) => order.orderedProductsList.length),
  ],
  status: [
    column('Estado', ({ summary }) =>
      summary.mixed ? `${summary.statusLabel} (mixto)` : summary.statusLabel,
    ),
  ],
  deadline: [
    column('Límite de envío', ({ order }) => formatForFile(order.dataMarketplace.shipBy, timeZone)),
    column('Entrega estimada', ({ order }) =>
      formatForFile(order.dataMarketplace.estimatedDelivery, timeZone).slice(0, dayLength),
    ),
  ],
  guide: [
    column('Guía', ({ summary }) => summary.guide?.number, true),
    column('Paquetería', ({ summary }) => summary.guide?.carrier),
  ],
  documents: [
    column('Evidencia', ({ summary }) => documentWords[summary.evidence]),
    column('Factura', ({ summary }) => documentWords[summary.invoice]),
  ],
  total: [column('Total', ({ order }) => fromCentavos(toCentavos(order.paymentData.total)))],
});

/** The columns of the file for those on show, in the table's order, with moments on the store's clock. */
export function csvColumns(shown: readonly ExportColumn[], timeZone: string): CsvColumn<ExportRow>[] {
  const columnsOf = columnsIn(timeZone);
  return exportColumns.filter((key) => shown.includes(key)).flatMap((key) => columnsOf[key]);
}
