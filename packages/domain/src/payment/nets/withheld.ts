import type { ChannelCode } from '../../channel/channels.ts';
import { type Centavos, centavos } from '../../money/centavos.ts';
import { percentOf } from '../../money/percent-of.ts';

/** ISR in percent of the price without VAT, and IVA in percent of the VAT that was charged. */
export interface WithholdingRate {
  readonly isr: number;
  readonly iva: number;
}

/** The rates that platforms withhold from a day on, by kind of seller. */
export interface WithholdingRates {
  /** First day (YYYY-MM-DD). */
  readonly since: string;
  readonly fisica: WithholdingRate;
  readonly moral: WithholdingRate;
  /** The rate of a seller without an RFC. */
  readonly withoutRfc: WithholdingRate;
  /** The publication of the rates. */
  readonly source: string;
}

const WITHOUT_RFC: WithholdingRate = { isr: 20, iva: 100 };

/**
 * The rates since the regime of platforms began, oldest first. An accountant should confirm
 * that companies too are withheld 2.5 % from 2026 on: one of the sources has 4 %.
 */
export const withholdingRates: readonly WithholdingRates[] = [
  {
    since: '2021-01-01',
    fisica: { isr: 1, iva: 50 },
    moral: { isr: 0, iva: 0 },
    withoutRfc: WITHOUT_RFC,
    source: 'LISR 113-A (2021), LIVA 18-J',
  },
  {
    since: '2026-01-01',
    fisica: { isr: 2.5, iva: 50 },
    moral: { isr: 2.5, iva: 50 },
    withoutRfc: WITHOUT_RFC,
    source: 'LIF 2026, art. 25 VI',
  },
];

/** Channels that withhold: those where the merchant's own shop is paid withhold nothing. */
const withholding: readonly ChannelCode[] = ['CS', 'SR', 'SN', 'ML', 'SH', 'TP', 'AE'];

/**
 * Says whether a channel withholds taxes of what it sells for a merchant.
 * @example withholdsTaxes('SR') // => true
 * @example withholdsTaxes('SP') // => false
 */
export const withholdsTaxes = (channel: string): boolean => withholding.some((code) => code === channel);

/** The seller and the day of a sale. */
export interface WithheldFrom {
  /** The day of the purchase, YYYY-MM-DD. */
  readonly day: string;
  readonly hasRfc: boolean;
  /** The kind of person; `null` where it is missing. */
  readonly person: 'fisica' | 'moral' | null;
}

/**
 * The taxes withheld from a sale, in centavos; `rate` is `null` where there is none for the day or the
 * seller.
 */
export interface Withheld {
  /** The price without VAT. */
  readonly base: Centavos;
  /** base + vat is the sale. */
  readonly vat: Centavos;
  readonly isr: Centavos;
  readonly iva: Centavos;
  readonly rate: (WithholdingRate & { readonly since: string }) | null;
}

/**
 * The price without its VAT of 16 %, rounded half away from zero, in centavos.
 * @example baseOf(centavos(225700)) // => 194569
 * @example baseOf(centavos(-116)) // => -100
 */
export function baseOf(sale: Centavos): Centavos {
  const size = BigInt(Math.abs(sale));
  return centavos(Math.sign(sale) * Number((size * 200n + 116n) / 232n));
}

/**
 * The taxes that a platform withholds of a sale (with VAT, in centavos), at the rates of its day: each is rounded half away from
 * zero once, for the whole sale. Of two rows for one day the later in the list counts.
 * @example withheld(centavos(225700), { day: '2026-01-15', hasRfc: true, person: null }) // => { base: 194569, vat: 31131, isr: 4864, iva: 15566, rate: { isr: 2.5, iva: 50, since: '2026-01-01' } }
 * @example withheld(centavos(225700), { day: '2025-01-15', hasRfc: true, person: 'moral' }).isr // => 0
 * @example withheld(centavos(225700), { day: '2025-01-15', hasRfc: true, person: null }).rate // => null
 */
export function withheld(
  sale: Centavos,
  from: WithheldFrom,
  rates: readonly WithholdingRates[] = withholdingRates,
): Withheld {
  const base = baseOf(sale);
  const vat = centavos(sale - base);
  const rate = rateOf(from, rates);
  const isr = percentOf(base, rate?.isr ?? 0);
  const iva = percentOf(vat, rate?.iva ?? 0);
  return { base, vat, isr, iva, rate };
}

function rateOf({ day, hasRfc, person }: WithheldFrom, rates: readonly WithholdingRates[]): Withheld['rate'] {
  const begun = rates.filter(({ since }) => since <= day);
  const row = begun.findLast(({ since }) => begun.every((other) => other.since <= since));
  if (!row) return null;
  const { fisica, moral, withoutRfc, since } = row;
  if (!hasRfc) return { ...withoutRfc, since };
  if (person !== null) return { ...row[person], since };
  // The rate is the same for every kind of seller.
  return fisica.isr === moral.isr && fisica.iva === moral.iva ? { ...fisica, since } : null;
}
