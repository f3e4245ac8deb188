import { attributeLimits } from './attribute-limits.ts';
import type { CategoryAttribute, ProductValues } from './product-values.ts';

/**
 * The reason why no more attributes can be added to a product; `null` where they can. Those of its category
 * are not counted, and the ones it has already stay, however many: nobody is kept from saving something else.
 * @param before What it has; nothing of a new one.
 * @param asked What its category asks.
 * @example addedAttributesFault({}, { Material: 'Vidrio' }, []) // => null
 */
export function addedAttributesFault(
  before: ProductValues['attributes'],
  after: ProductValues['attributes'],
  asked: readonly CategoryAttribute[],
): string | null {
  const names = new Set(asked.map(({ name }) => name));
  const others = Object.keys(after).filter((name) => !names.has(name));
  const isMore = others.some((name) => !Object.hasOwn(before, name));
  if (!isMore || others.length <= attributeLimits.others) return null;
  return `Lleva ${attributeLimits.others} atributos como máximo, además de los de su categoría: quita los que no uses`;
}
