import type { CallOutput } from '@trastienda/api-client';
import type { getOrderNet } from '@trastienda/api-client/invoice';
import {
  type Centavos,
  formatDay,
  formatMxn,
  formatOnDay,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';

export type OrderNet = CallOutput<typeof getOrderNet>['data'];
export type Cause = OrderNet['causas'][number];
export type NetParts = OrderNet['esperado'];

const causes: Readonly<Record<Cause['causa'], string>> = {
  doble_pago: 'Pagado dos veces',
  sin_pagar: 'Sin pagar',
  devolucion: 'Devolución',
  comision: 'Comisión distinta',
  retencion: 'Retención distinta',
  guia: 'Guía no prevista',
  ajuste: 'Ajuste del canal',
  redondeo: 'Redondeo',
};

/** A cause in two or three words. */
export const causeTitle = ({ causa }: Pick<Cause, 'causa'>): string => causes[causa];

/** Whether the causes hold more than centavos of rounding (D315). */
export const isDifference = ({ causas }: Pick<OrderNet, 'causas'>): boolean =>
  causas.some(({ causa }) => causa !== 'redondeo');

/** The amount missing from the payment of an order, as a person counts it: less is negative. */
export const shortfall = ({ diferencia }: Pick<OrderNet, 'diferencia'>): Centavos => toCentavos(-diferencia);

/** A day of the calendar, which is the same in every zone. */
export const dayInWords = (day: string, clock: ReadingTime): string =>
  formatDay(`${day}T12:00:00Z`, { ...clock, timeZone: 'UTC' });

/** The same within a sentence: 'hoy', 'el 2 dic'. */
const onDayInWords = (day: string, clock: ReadingTime): string =>
  formatOnDay(`${day}T12:00:00Z`, { ...clock, timeZone: 'UTC' });

/** A day that is expected, not promised: 'Alrededor del 2 dic', 'Alrededor de mañana'. */
export const aroundDayInWords = (day: string, clock: ReadingTime): string =>
  `Alrededor de ${onDayInWords(day, clock)}`.replace('de el ', 'del ');

/** 'Tasas del 1 ene 2026: ISR 2.5 % e IVA 50 %, sobre el precio sin IVA.' */
export const ratesInWords = ({ tasas }: Pick<OrderNet, 'tasas'>, clock: ReadingTime): string =>
  tasas === null
    ? 'Para ese día no tenemos la tasa de retención.'
    : `ISR ${tasas.isr} % del precio sin IVA y ${tasas.iva} % del IVA, vigentes desde ${onDayInWords(tasas.desde, clock)}.`;

/** The merchant's message to the channel, with everything that finds the order and the difference. */
export function claimText(
  net: OrderNet,
  { channel, guides }: { readonly channel: string; readonly guides: readonly string[] },
): string {
  const amount = (mxn: number) => formatMxn(toCentavos(mxn));
  const { esperado, pagado, causas, diferencia } = net;
  return [
    `Aclaración de pago · ${channel}`,
    '',
    `Pedido: ${net.no_pedido}`,
    net.paymentId && `Depósito: ${net.paymentId}`,
    guides.length > 0 && `Guía: ${guides.join(', ')}`,
    '',
    `Debían depositar: ${amount(esperado.neto)}`,
    `Depositaron: ${pagado === null ? 'nada' : amount(pagado.neto)}`,
    `Diferencia: ${amount(diferencia)}`,
    '',
    ...causas.map((cause) => `${causeTitle(cause)}: ${cause.nota} (${amount(cause.monto)})`),
    '',
    'Pido que revisen este pago y depositen la diferencia.',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n');
}
