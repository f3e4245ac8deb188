import { decimalOf, multiplyDecimals, roundedUnits } from '../internal/decimal.ts';
import { addMoney } from './add-money.ts';
import { type Centavos, centavos } from './centavos.ts';

/** Rates of the taxes that a marketplace withholds, in percent of the sale, and the day they are of. */
export interface WithholdingRates {
  /** Income tax (ISR), percent. */
  readonly isr: number;
  /** Value added tax (IVA), percent. */
  readonly iva: number;
  /** First day (YYYY-MM-DD) on which these rates hold. */
  readonly since: string;
}

export interface OrderNet {
  readonly sale: Centavos;
  readonly commission: Centavos;
  readonly shipping: Centavos;
  readonly isr: Centavos;
  readonly iva: Centavos;
  /** sale − commission − shipping − isr − iva */
  readonly net: Centavos;
}

/**
 * Gives the amount that a sale is expected to leave: sale less commission, shipping and withheld taxes, each rate applied to
 * the sale and rounded half away from zero. Rates are dated arguments: the last ones in force on `day` count
 * (of two for one day the later in the list), none before the first. Amounts in centavos, `day` as YYYY-MM-DD.
 * @example orderNet({ sale: centavos(100000), commission: centavos(15000), shipping: centavos(9900), day: '2025-03-01' }, [{ since: '2025-01-01', isr: 2.5, iva: 8 }]).net // => 64600
 */
export function orderNet(
  amounts: {
    readonly sale: Centavos;
    readonly commission: Centavos;
    readonly shipping: Centavos;
    readonly day: string;
  },
  rates: readonly WithholdingRates[],
): OrderNet {
  const { sale, commission, shipping, day } = amounts;
  const begun = rates.filter(({ since }) => since <= day);
  const inForce = begun.findLast(({ since }) => begun.every((other) => other.since <= since));
  const isr = percentOf(sale, inForce?.isr ?? 0);
  const iva = percentOf(sale, inForce?.iva ?? 0);
  const costs = addMoney(commission, shipping, isr, iva);
  return { sale, commission, shipping, isr, iva, net: centavos(sale - costs) };
}

/**
 * A percentage of an amount, rounded half away from zero, exact on decimals; a rate that is no finite number
 * is 0.
 * @example percentOf(centavos(44900), 15) // => 6735
 */
export function percentOf(amount: Centavos, percent: number): Centavos {
  if (!Number.isFinite(percent)) return centavos(0);
  const product = multiplyDecimals(decimalOf(amount), decimalOf(percent));
  return centavos(Number(roundedUnits({ units: product.units, scale: product.scale + 2 }, 0)));
}
