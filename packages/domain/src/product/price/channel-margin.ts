import { type Centavos, centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { percentOf } from '../../money/percent-of.ts';
import { netOfSale } from '../../payment/nets/net-of-sale.ts';

/** The remainder of a price at a channel, in centavos, before the guide and withheld taxes. */
export interface ChannelMargin {
  readonly commission: Centavos;
  readonly left: Centavos;
  /** The net less the cost of the piece; `null` where that is missing. */
  readonly gain: Centavos | null;
  /** Percent of the price, one decimal. */
  readonly gainPercent: number | null;
  /** The lowest price that does not lose; `null` where the cost is missing, or no price would do. */
  readonly leastPrice: Centavos | null;
  readonly sentence: string;
}

/**
 * The margin of a sale at a channel whose category takes `commission` percent. Amounts in centavos.
 * @example channelMargin({ price: centavos(89900), commission: 15, cost: centavos(41000) }) // => { commission: 13485, left: 76415, gain: 35415, gainPercent: 39.4, leastPrice: 48235, sentence: 'Te quedan $764.15 de $899.00 (comisión 15 %), antes de guía y retenciones' }
 */
export function channelMargin({
  price,
  commission,
  cost,
}: {
  readonly price: Centavos;
  /** Percent. */
  readonly commission: number;
  readonly cost: Centavos | null;
}): ChannelMargin {
  const taken = percentOf(price, commission);
  const none = centavos(0);
  const { net } = netOfSale({ sale: price, commission: taken, isr: none, iva: none, guides: none });
  const gain = cost === null ? null : centavos(net - cost);
  return {
    commission: taken,
    left: net,
    gain,
    gainPercent: gain === null || price <= 0 ? null : Math.round((1000 * gain) / price) / 10,
    leastPrice: cost === null ? null : leastPrice(cost, commission),
    sentence: `Te quedan ${formatMxn(net)} de ${formatMxn(price)} (comisión ${commission} %), antes de guía y retenciones`,
  };
}

/**
 * The lowest price that leaves at least the cost after the commission; `null` where the commission takes all of it. Centavos.
 * @example leastPrice(centavos(41000), 15) // => 48235
 */
export function leastPrice(cost: Centavos, commission: number): Centavos | null {
  if (!(commission < 100)) return null;
  const loses = (price: number) => price - percentOf(centavos(price), commission) < cost;
  // Half a centavo is the most that rounding gives: below this every price loses.
  let price = Math.max(0, Math.floor(((cost - 0.5) * 100) / (100 - commission)));
  while (loses(price)) price += 1;
  return centavos(price);
}
