import type { QuoteOption } from '@trastienda/api-client';
import {
  absentValue,
  formatLongDay,
  formatMxn,
  formatPercent,
  localDay,
  mexicanStateOf,
  toCentavos,
} from '@trastienda/domain';
import { carrierName, type CarrierName } from './carrier-names.ts';
import type { QuoteBadge, RankedQuote } from './rank-quotes.ts';

type Reading = {
  readonly now: number;
  readonly timeZone: string;
  readonly carriers: readonly CarrierName[];
  /** Key of the destination's state. */
  readonly stateCode: string;
};

/** An option in words, ready to be shown. */
export type QuoteRow = {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  /** 'Viernes 28 nov' */
  readonly arrival: string;
  /** '3 días hábiles' */
  readonly arrivalNote: string;
  /** '96 % a tiempo', or '' where nothing is known. */
  readonly onTime: string;
  /** 'en Nuevo León' */
  readonly onTimeNote: string;
  readonly badges: readonly QuoteBadge[];
  readonly total: string;
  /** What a reader of screens says: carrier, date, total. */
  readonly name: string;
  readonly breakdown: readonly { readonly label: string; readonly value: string }[];
};

export const serviceId = (option: Pick<QuoteOption, 'nameParcel' | 'serviceType'>): string =>
  JSON.stringify([option.nameParcel, option.serviceType]);

const dayMs = 86_400_000;

/** Days from Monday to Friday after today, up to the promised one. */
export function businessDays(now: number, deadLine: string, timeZone: string): number {
  const [from, to] = [localDay(now, timeZone), localDay(deadLine, timeZone)];
  if (from === null || to === null) return 0;
  let days = 0;
  // A promise lies weeks ahead at most; the bound keeps a broken date from counting for ever.
  for (let day = Date.parse(from) + dayMs; day <= Date.parse(to) && days < 400; day += dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days += 1;
  }
  return days;
}

/** 'Viernes 28 nov' */
export function arrivalDay(deadLine: string | null, now: number, timeZone: string): string {
  const long = formatLongDay(deadLine, { now, timeZone });
  if (long === absentValue) return 'Sin fecha';
  const [weekday = '', day = '', , month = ''] = long.split(' ');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day} ${month.slice(0, 3)}`;
}

const money = (mxn: number): string => formatMxn(toCentavos(mxn));

export function quoteRow({ option, badges }: RankedQuote, reading: Reading): QuoteRow {
  const { now, timeZone, carriers, stateCode } = reading;
  const carrier = carrierName(option.nameParcel, carriers);
  const days = option.deadLine === null ? 0 : businessDays(now, option.deadLine, timeZone);
  const arrival = arrivalDay(option.deadLine, now, timeZone);
  const state = mexicanStateOf(stateCode)?.name;
  const total = money(option.totalCost);
  return {
    id: serviceId(option),
    carrier,
    service: option.serviceType,
    arrival,
    arrivalNote: option.deadLine === null ? '' : `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`,
    onTime: option.onTimeRate === undefined ? '' : `${formatPercent(option.onTimeRate, 0)} a tiempo`,
    onTimeNote: option.onTimeRate === undefined || state === undefined ? '' : `en ${state}`,
    badges,
    total,
    name: `${carrier} ${option.serviceType}, ${
      option.deadLine === null ? 'sin fecha de entrega' : `llega ${arrival.toLowerCase()}`
    }, ${total}`,
    breakdown: [
      { label: 'Guía', value: money(option.parcelCost) },
      { label: 'Seguro', value: money(option.insuranceCost) },
      { label: 'Cargo extra', value: money(option.extraCharge) },
      { label: 'Zona extendida', value: money(option.extendedZone) },
      { label: 'Total con IVA', value: total },
    ],
  };
}
