import { channelName } from '../../channel/channels.ts';
import type { CsvColumn } from '../../files/csv/to-csv.ts';
import { lineStatusOf } from '../../order/status/line-statuses.ts';

/** A row of the general report: the pieces of an order that are alike in SKU, guide, status and price. Amounts in MXN. */
export interface GeneralReportRow {
  readonly order: string;
  readonly channel: string;
  /** `YYYY-MM-DD HH:mm` on the store's clock. */
  readonly purchase: string;
  readonly statusId: number;
  readonly sku: string;
  readonly product: string;
  readonly units: number;
  /** The price of one piece. */
  readonly price: number;
  readonly discount: number;
  readonly total: number;
  readonly commission: number | null;
  readonly guide: string | null;
  readonly carrier: string | null;
  readonly state: string;
}

/** The columns of the general report. */
export const generalReportColumns: readonly CsvColumn<GeneralReportRow>[] = [
  { header: 'Pedido', value: (row) => row.order, isText: true },
  { header: 'Canal', value: (row) => channelName(row.channel) },
  { header: 'Fecha de compra', value: (row) => row.purchase },
  { header: 'Estatus', value: (row) => lineStatusOf(row.statusId)?.name ?? '' },
  { header: 'SKU', value: (row) => row.sku, isText: true },
  { header: 'Producto', value: (row) => row.product },
  { header: 'Unidades', value: (row) => row.units },
  { header: 'Precio', value: (row) => row.price },
  { header: 'Descuento', value: (row) => row.discount },
  { header: 'Total', value: (row) => row.total },
  { header: 'Comisión', value: (row) => row.commission },
  { header: 'Guía', value: (row) => row.guide, isText: true },
  { header: 'Paquetería', value: (row) => row.carrier },
  { header: 'Estado', value: (row) => row.state },
];
