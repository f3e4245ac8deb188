import { paymentMarketplaces } from '@trastienda/domain';
import { addressOf, patterns } from '../../shared/routes/patterns.ts';
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

export const depositStates = ['programado', 'pagado', 'diferencia', 'rechazado'] as const;
export const netStates = ['por_cobrar', 'programado', 'pagado', 'diferencia'] as const;
const paymentViews = ['depositos', 'pedidos', 'retenciones'] as const;
export type PaymentView = (typeof paymentViews)[number];

/** Payments as their address says them: channel, view, filters, and the deposit and the order that are open (S2.59). */
export const paymentsSearch = defineSearch({
  marketplace: optionalOneOf(paymentMarketplaces.map(({ query }) => query)),
  vista: oneOf(paymentViews, 'depositos'),
  q: words(120),
  desde: day(),
  hasta: day(),
  estado: optionalOneOf(depositStates),
  /** The states of the orders of 'Por pedido'. */
  cobro: optionalOneOf(netStates),
  /** The folio of the deposit that is open, and the order that is open in it. */
  pago: text(120),
  pedido: text(120),
  /** The shown orders of a deposit; by default those that differ, where there are some. */
  ver: optionalOneOf(['todos', 'diferencias']),
  pagina: pageNumber(),
  tamano: pageSize(),
});

export type PaymentsSearch = ReturnType<typeof paymentsSearch.parse>;

export const paymentsAddress = addressOf(patterns.payments, paymentsSearch);
