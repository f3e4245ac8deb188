import type { OrderNet } from '@trastienda/api-client';
import {
  type Centavos,
  centavos,
  formatDay,
  formatMxn,
  formatOnDay,
  type ReadingTime,
} from '@trastienda/domain';

type Cause = OrderNet['causes'][number];

const causeTitles: Readonly<Record<Cause['cause'], string>> = {
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
export const causeTitle = ({ cause }: Pick<Cause, 'cause'>): string => causeTitles[cause];

/** Whether a cause is one to act on: rounded centavos are none (D315). */
export const isRealCause = ({ cause }: Pick<Cause, 'cause'>): boolean => cause !== 'redondeo';

/** Whether the causes hold more than centavos of rounding. */
export const isDifference = ({ causes }: Pick<OrderNet, 'causes'>): boolean => causes.some(isRealCause);

/** The amount missing from the deposit of an order, as a person counts it: less is negative. */
export const shortfall = ({ difference }: Pick<OrderNet, 'difference'>): Centavos => centavos(-difference);

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
export const ratesInWords = ({ rates }: Pick<OrderNet, 'rates'>, clock: ReadingTime): string =>
  rates === null
    ? 'Para ese día no tenemos la tasa de retención.'
    : `ISR ${rates.isr} % del precio sin IVA y ${rates.iva} % del IVA, vigentes desde ${onDayInWords(rates.since, clock)}.`;

/** The merchant's message to the channel, with everything that finds the order and the difference. */
export function claimText(
  net: OrderNet,
  { channel, guides }: { readonly channel: string; readonly guides: readonly string[] },
): string {
  const { expected, paid, causes, difference } = net;
  return [
    `Aclaración de pago · ${channel}`,
    '',
    `Pedido: ${net.orderNumber}`,
    net.depositId && `Depósito: ${net.depositId}`,
    guides.length > 0 && `Guía: ${guides.join(', ')}`,
    '',
    `Debían depositar: ${formatMxn(expected.net)}`,
    `Depositaron: ${paid === null ? 'nada' : formatMxn(paid.net)}`,
    `Diferencia: ${formatMxn(difference)}`,
    '',
    ...causes.map((cause) => `${causeTitle(cause)}: ${cause.note} (${formatMxn(cause.amount)})`),
    '',
    'Pido que revisen este pago y depositen la diferencia.',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n');
}
