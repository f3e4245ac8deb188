import type { QuoteOption } from '@trastienda/api-client';
import {
  formatLongBucket,
  localDay,
  mexicanStateOf,
  toCentavos,
  workingDaysUntil,
  counted,
} from '@trastienda/domain';
import type { QuoteItem } from '@trastienda/ui/GuideWizard';
import { carrierName, type CarrierName } from '../../../entities/guide/carrier-names.ts';
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
function arrivalDay(deadLine: string | null, timeZone: string): string {
  const day = localDay(deadLine ?? Number.NaN, timeZone);
  return day === null ? 'Sin fecha' : formatLongBucket(day);
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
    arrival: arrivalDay(option.deadLine, timeZone),
    ...(option.deadLine === null ? {} : { arrivalNote: counted(days, 'día hábil', 'días hábiles') }),
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
