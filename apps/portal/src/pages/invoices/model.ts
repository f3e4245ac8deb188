import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { listAutomaticBillings } from '@trastienda/api-client/billing';
import { paymentMarketplaceOf } from '@trastienda/domain';
import type { InvoicesSearch, InvoiceTab } from './search.ts';

export type InvoiceKind = 'automatic' | 'manual';
export type Billing = CallOutput<typeof listAutomaticBillings>['rows'][number];
export type BillingCounts = CallOutput<typeof listAutomaticBillings>['counts'];

const statusOf: Readonly<Record<InvoiceTab, Billing['invoice_status']>> = {
  'por-facturar': 'pendiente',
  'en-revision': 'en_revision',
  rechazadas: 'rechazada',
  aceptadas: 'aceptada',
};

export const countOf = (counts: BillingCounts, tab: InvoiceTab): number | undefined =>
  counts?.[statusOf[tab]];

/** Returns the query of the address. */
export const billingsInput = ({
  estado,
  canal,
  desde,
  hasta,
  pedido,
  pagina,
  tamano,
}: InvoicesSearch): CallInput<typeof listAutomaticBillings> => {
  const channel = paymentMarketplaceOf(canal)?.code;
  return {
    query: {
      invoice_status: statusOf[estado],
      page: pagina,
      pageSize: tamano,
      ...(channel !== undefined && { marketplace: channel }),
      ...(pedido !== '' && { no_pedido: pedido }),
      ...(desde !== null && { fecha_inicio: desde }),
      ...(hasta !== null && { fecha_fin: hasta }),
    },
  };
};

/** The action of an invoice in each state; none while the channel reviews it. */
export const actOf = ({ invoice_status: status }: Pick<Billing, 'invoice_status'>): string | null =>
  ({ pendiente: 'Subir factura', rechazada: 'Volver a subir', aceptada: 'Sustituir', en_revision: null })[
    status
  ];

export type ChosenFiles = { readonly xml: File | null; readonly pdf: File | null };

const isXml = ({ name }: File): boolean => /\.xml$/iu.test(name);

/** The files of one invoice, of those that were chosen: the last XML and the last PDF. */
export const filesOf = (files: readonly File[]): ChosenFiles => ({
  xml: files.findLast(isXml) ?? null,
  pdf: files.findLast((file) => !isXml(file)) ?? null,
});
