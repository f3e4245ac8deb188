import { paymentMarketplaces } from '@trastienda/domain';
import {
  day,
  defineSearch,
  oneOf,
  optionalOneOf,
  pageNumber,
  pageSize,
  text,
  words,
} from '../../shared/routes/search-schema.ts';

export const invoiceTabs = ['por-facturar', 'en-revision', 'rechazadas', 'aceptadas'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** Invoices as their address says them; `subir` is the order whose invoice is being sent (S2.61). */
export const invoicesSearch = defineSearch({
  estado: oneOf(invoiceTabs, 'por-facturar'),
  canal: optionalOneOf(paymentMarketplaces.map(({ query }) => query)),
  desde: day(),
  hasta: day(),
  pedido: words(120),
  subir: text(120),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export type InvoicesSearch = ReturnType<typeof invoicesSearch.parse>;
