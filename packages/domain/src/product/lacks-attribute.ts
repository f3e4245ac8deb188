import { foldText } from '../internal/text.ts';
import type { ProductSku, ProductValues } from './product-values.ts';

/**
 * Whether the variations of a product answer an attribute of its category: each of its SKUs has a value under that name.
 * Case and accents do not count. Source: D396.
 * @example isSaidByVariations([{ sku: 'RBZ-AZ', stock: 4, variation: [{ variationName: 'Color', variation_value: 'Azul' }], photos: [] }], 'color') // => true
 * @example isSaidByVariations([], 'Color') // => false
 */
export function isSaidByVariations(rows: readonly Pick<ProductSku, 'variation'>[], name: string): boolean {
  const wanted = foldText(name);
  return (
    rows.length > 0 &&
    rows.every(({ variation }) =>
      variation.some(
        ({ variationName, variation_value: value }) =>
          foldText(variationName) === wanted && value.trim() !== '',
      ),
    )
  );
}

/**
 * Whether a product says nothing of an attribute, neither by itself nor by its variations. Source: calls.md 25.4, D396.
 * @example lacksAttribute({ attributes: { Material: 'Seda' }, info_by_sku: [] }, 'Material') // => false
 * @example lacksAttribute({ attributes: {}, info_by_sku: [] }, 'Material') // => true
 */
export const lacksAttribute = (
  {
    attributes,
    info_by_sku: rows = [],
  }: Pick<ProductValues, 'attributes'> & Partial<Pick<ProductValues, 'info_by_sku'>>,
  name: string,
): boolean => (attributes[name] ?? '').trim() === '' && !isSaidByVariations(rows, name);
