import type { QuoteOption } from '@trastienda/api-client';
import { absentValue, formatLongDay, mexicanStateOf, toCentavos, workingDaysUntil } from '@trastienda/domain';
import type { QuoteItem } from '@trastienda/ui/GuideWizard';
import { carrierName, type CarrierName } from './carrier-names.ts';
import type { RankedQuote } from './rank-quotes.ts';

type Reading = {
  readonly now: number;
  readonly timeZone: string;
  readonly carriers: readonly CarrierName[];
  /** Key of the destination's state. */
  readonly stateCode: string;
};

export const serviceId = (option: Pick<QuoteOption, 'nameParcel' | 'serviceType'>): string =>
  JSON.stringify([option.nameParcel, option.serviceType]);

/** 'Viernes 28 nov' */
function arrivalDay(deadLine: string | null, now: number, timeZone: string): string {
  const long = formatLongDay(deadLine, { now, timeZone });
  if (long === absentValue) return 'Sin fecha';
  const [weekday = '', day = '', , month = ''] = long.split(' ');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day} ${month.slice(0, 3)}`;
}

/** An option as the list of the library shows it. */
export function quoteItem({ option, reason }: RankedQuote, reading: Reading): QuoteItem {
  const { now, timeZone, carriers, stateCode } = reading;
  const state = mexicanStateOf(stateCode)?.name;
  const days = workingDaysUntil(option.deadLine, { now, timeZone });
  return {
    id: serviceId(option),
    carrier: carrierName(option.nameParcel, carriers),
    service: option.serviceType,
    arrival: arrivalDay(option.deadLine, now, timeZone),
    ...(option.deadLine === null
      ? {}
      : { arrivalNote: `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}` }),
    ...(option.onTimeRate === undefined ? {} : { onTimeRate: option.onTimeRate }),
    ...(option.onTimeRate === undefined || state === undefined ? {} : { onTimeWhere: `en ${state}` }),
    ...(reason === null ? {} : { reason }),
    total: toCentavos(option.totalCost),
    parcelCost: toCentavos(option.parcelCost),
    insuranceCost: toCentavos(option.insuranceCost),
    extraCharge: toCentavos(option.extraCharge),
    extendedZone: toCentavos(option.extendedZone),
  };
}
