import { ownOf } from '../internal/own.ts';
import { type BulkColumn, bulkColumns, commissionColumn } from './bulk-columns.ts';

const attributePrefix = 'attributes.';

/**
 * The name of the attribute that a column is of; `null` for another column.
 * @example attributeOfColumn('attributes.Material') // => 'Material'
 */
export function attributeOfColumn(key: string): string | null {
  return key.startsWith(attributePrefix) ? key.slice(attributePrefix.length) : null;
}

/**
 * The columns of a file, with those of some attributes before the last one.
 * @example columnsWith(['Material']).at(-2)?.key // => 'attributes.Material'
 */
export function columnsWith(attributes: readonly string[]): BulkColumn[] {
  const named = attributes.map((name): BulkColumn => ({
    key: `${attributePrefix}${name}`,
    head: name,
    kind: 'text',
    example: '',
    help: `${name} del producto, como lo pide su categoría`,
  }));
  return [...bulkColumns.slice(0, -1), ...named, ...bulkColumns.slice(-1)];
}

/**
 * The columns of a file of products that are there: as `columnsWith`, and what their categories cost.
 * @example exportColumns([]).at(-2)?.key // => 'commission'
 */
export function exportColumns(attributes: readonly string[]): BulkColumn[] {
  const columns = columnsWith(attributes);
  return [...columns.slice(0, -1), commissionColumn, ...columns.slice(-1)];
}

const byRoot: Readonly<Record<string, string>> = {
  photos: 'photo1',
  info_by_sku: 'sku',
  category_name: 'category',
};

/**
 * The column that a field of a product is written in, by the field's name in faults and histories: where a fault is shown.
 * @example columnOfField('dimensions.weight') // => 'weight'
 * @example columnOfField('sales_channel.SR.salePrice') // => 'price_SR'
 * @example columnOfField('sales_channel.SR.follows') // => 'price_SR'
 */
export function columnOfField(field: string): string {
  if (attributeOfColumn(field) !== null) return field;
  const [root = '', inner = '', last = ''] = field.split('.');
  if (root === 'dimensions') return inner;
  if (root === 'sales_channel') {
    if (last === 'stockBuffer') return `buffer_${inner}`;
    return ['price', 'salePrice', 'follows'].includes(last) ? `price_${inner}` : 'channels';
  }
  if (root === 'info_by_sku') {
    const part = field.split('.').at(-1) ?? '';
    if (part === 'variation') return 'variationValue1';
    if (part === 'photos') return 'photo1';
    return part === 'stock' ? 'stock' : 'sku';
  }
  return ownOf(byRoot, root) ?? root;
}
