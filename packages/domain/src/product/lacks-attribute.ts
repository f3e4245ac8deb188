import { foldText } from '../internal/text.ts';
import type { ProductSku, ProductValues } from './product-values.ts';

/**
 * The values that the variations of a product have for an attribute of its category, each once; empty where a SKU has none under
 * that name. Case and accents of the name do not count.
 * @example saidByVariations([{ variation: [{ variationName: 'Color', variation_value: 'Azul' }] }], 'color') // => ['Azul']
 * @example saidByVariations([{ variation: [{ variationName: 'Color', variation_value: 'Azul' }] }, { variation: [] }], 'Color') // => []
 */
export function saidByVariations(
  rows: readonly Pick<ProductSku, 'variation'>[],
  name: string,
): readonly string[] {
  const wanted = foldText(name);
  const stated = rows.map(
    ({ variation }) =>
      variation.find(
        ({ variationName, variation_value: value }) =>
          foldText(variationName) === wanted && value.trim() !== '',
      )?.variation_value,
  );
  return stated.every((value) => value !== undefined) ? [...new Set(stated)] : [];
}

/**
 * Whether a product has no value of an attribute, neither its own nor of its variations.
 * @example lacksAttribute({ attributes: { Material: 'Seda' }, info_by_sku: [] }, 'Material') // => false
 * @example lacksAttribute({ attributes: {}, info_by_sku: [] }, 'Material') // => true
 */
export const lacksAttribute = (
  {
    attributes,
    info_by_sku: rows = [],
  }: Pick<ProductValues, 'attributes'> & Partial<Pick<ProductValues, 'info_by_sku'>>,
  name: string,
): boolean => (attributes[name] ?? '').trim() === '' && saidByVariations(rows, name).length === 0;
