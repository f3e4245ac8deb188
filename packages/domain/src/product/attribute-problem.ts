import type { CategoryAttribute } from './product-values.ts';
import { tooLong } from './too-long.ts';

/**
 * Whether a value is one that a category's attribute takes; `null` where it is, or is not given.
 * @example attributeProblem({ name: 'Material', required: true, type: 'list', values: ['Vidrio', 'Cristal'] }, 'Barro') // => 'Elige: Vidrio o Cristal'
 */
export function attributeProblem(attribute: CategoryAttribute, value: string | undefined): string | null {
  const given = (value ?? '').trim();
  if (given === '') return null;
  if (attribute.type === 'number') {
    return /^-?\d+(?:\.\d+)?$/u.test(given) ? null : 'Escribe un número';
  }
  if (attribute.type === 'list' && !attribute.values.includes(given)) {
    return `Elige: ${new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(attribute.values.slice(0, 6))}`;
  }
  return tooLong('El dato', given, 500);
}
