import { type Centavos, centavos } from '../../money/centavos.ts';

/**
 * The net of a sale and its parts, in centavos. All are positive where money is taken; `others` is signed.
 */
export interface NetOfSale {
  readonly sale: Centavos;
  readonly commission: Centavos;
  readonly isr: Centavos;
  readonly iva: Centavos;
  readonly guides: Centavos;
  /** Returns, adjustments and reserves: what is added, less what is taken. */
  readonly others: Centavos;
  /** sale − commission − isr − iva − guides + others */
  readonly net: Centavos;
}

/**
 * The net of a sale: less commission, withheld taxes and guides, and with all other additions and deductions. In centavos; the
 * parts add up to the sale.
 * @example netOfSale({ sale: centavos(225700), commission: centavos(33855), isr: centavos(4864), iva: centavos(15566), guides: centavos(14850) }).net // => 156565
 */
export function netOfSale(
  parts: Omit<NetOfSale, 'net' | 'others'> & { readonly others?: Centavos },
): NetOfSale {
  const { sale, commission, isr, iva, guides, others = centavos(0) } = parts;
  const net = centavos(sale - commission - isr - iva - guides + others);
  return { sale, commission, isr, iva, guides, others, net };
}
