import { type Centavos, centavos } from './centavos.ts';

/**
 * The sum of amounts, in centavos; 0 for none.
 * @example addMoney(centavos(10), centavos(20)) // => 30
 */
export function addMoney(...amounts: readonly Centavos[]): Centavos {
  return centavos(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
