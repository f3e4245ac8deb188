import { groupThousands } from '../internal/group-thousands.ts';
import type { Centavos } from './centavos.ts';

/**
 * An amount as it is read aloud; what is not there is left out.
 * @example spellMxn(centavos(123450)) // => '1,234 pesos 50 centavos'
 * @example spellMxn(centavos(-101)) // => 'menos 1 peso 1 centavo'
 * @example spellMxn(centavos(5)) // => '5 centavos'
 * @example spellMxn(centavos(0)) // => '0 pesos'
 */
export function spellMxn(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const [pesos, cents] = [digits.slice(0, -2), Number(digits.slice(-2))];
  const words = [
    ...(pesos !== '0' || cents === 0 ? [`${groupThousands(pesos)} ${pesos === '1' ? 'peso' : 'pesos'}`] : []),
    ...(cents > 0 ? [`${cents} ${cents === 1 ? 'centavo' : 'centavos'}`] : []),
  ];
  return `${amount < 0 ? 'menos ' : ''}${words.join(' ')}`;
}
