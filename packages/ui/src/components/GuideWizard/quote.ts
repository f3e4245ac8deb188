import { type Centavos, formatNumber } from '@trastienda/domain';

/** Why an option stands out; it shows as its one badge. */
export type QuoteReason = 'recommended' | 'cheapest' | 'fastest' | 'extendedZone';

/** One option of a carrier. */
export interface QuoteItem {
  readonly id: string;
  readonly carrier: string;
  /** Two letters. Default: the initials of the carrier. */
  readonly carrierCode?: string | undefined;
  readonly service: string;
  /** "Viernes 28 nov" */
  readonly arrival: string;
  /** "3 días hábiles" */
  readonly arrivalNote?: string | undefined;
  /** Percent delivered in time. */
  readonly onTimeRate?: number | undefined;
  /** "en Nuevo León" */
  readonly onTimeWhere?: string | undefined;
  readonly reason?: QuoteReason | undefined;
  readonly total: Centavos;
  readonly parcelCost: Centavos;
  readonly insuranceCost: Centavos;
  readonly extraCharge: Centavos;
  readonly extendedZone: Centavos;
}

export type QuoteSort = 'recommended' | 'cheapest' | 'fastest';

/** Percent, for the on-time column. */
export const onTimeText = (rate: number) => `${formatNumber(rate)} %`;
