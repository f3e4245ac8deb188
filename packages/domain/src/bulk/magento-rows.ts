import { foldText } from '../internal/text.ts';
import { bulkFault, bulkHint } from './bulk-note.ts';
import {
  asAttributes,
  MAX_OPTIONS,
  options,
  type Pair,
  pairs,
  duplicateFault,
  type ShopRow,
  unreadHint,
  without,
} from './shop-facts.ts';

const listed = (texts: readonly string[]): string => texts.slice(0, 5).join(', ');

interface MagentoChild {
  readonly parent: string;
  readonly options: readonly Pair[];
}

/** Magento's own records, which say nothing of the goods. */
const bookkeeping: readonly string[] = ['has_options', 'required_options'];

/** SKUs of variations by what their products' rows say: which product they are of, and in what they differ. */
function magentoChildren(rows: readonly ShopRow[]): ReadonlyMap<string, MagentoChild> {
  const children = new Map<string, MagentoChild>();
  for (const { cells } of rows) {
    const labels = new Map(pairs(cells['rowLabels'] ?? ''));
    for (const part of (cells['rowVariations'] ?? '').split('|')) {
      const all = pairs(part);
      const sku = all.find(([name]) => name === 'sku')?.[1];
      if (sku === undefined) continue;
      const differs = all.filter(([name]) => name !== 'sku');
      children.set(foldText(sku), {
        parent: cells['sku'] ?? '',
        options: differs.map(([name, value]) => [labels.get(name) ?? name, value] as const),
      });
    }
  }
  return children;
}

/**
 * Reads the rows of Magento: the row of a product lists its variations, and another store view's texts are
 * rows of their own.
 */
export function magentoRows<Row extends ShopRow>(rows: readonly Row[]): Row[] {
  const children = magentoChildren(rows);
  const first = new Map<string, number>();
  for (const { row, cells } of rows) {
    const key = foldText(cells['sku']);
    if (key !== '' && !first.has(key) && (cells['rowStore'] ?? '') === '') first.set(key, row);
  }
  return rows.map((one): Row => {
    const { rowStore = '', rowVariations = '', rowAttributes = '', rowType = '' } = one.cells;
    const own = without(one.cells, 'rowStore', 'rowVariations', 'rowLabels', 'rowAttributes');
    const key = foldText(own['sku']);
    const main = first.get(key);
    if (rowStore !== '' && main !== undefined) {
      const message = `Es lo que dice otra vista de tu tienda, «${rowStore}»: va lo de la fila ${main}`;
      return {
        ...one,
        cells: own,
        notes: [bulkFault('store_view', message, { field: 'sku' }), ...one.notes],
      };
    }
    const child = children.get(key);
    const isParent = /\bconfigurable\b/iu.test(rowType);
    const skus = rowVariations
      .split('|')
      .flatMap((part) => pairs(part).find(([name]) => name === 'sku')?.[1] ?? []);
    const missing = skus.filter((sku) => !first.has(foldText(sku)));
    const twice = child === undefined ? [] : duplicateFault(own, 'parentSku');
    const notes = [
      ...twice,
      ...(missing.length > 0
        ? [
            bulkHint('variation_missing', `Sus variaciones ${listed(missing)} no están en el archivo`, {
              field: 'sku',
            }),
          ]
        : []),
      ...(child && child.options.length > MAX_OPTIONS
        ? [
            bulkFault('too_many_options', 'Un producto cambia en 3 cosas como máximo', {
              field: 'variationValue1',
            }),
          ]
        : []),
    ];
    const differs = new Set(child?.options.map(([, value]) => foldText(value)));
    const given = pairs(rowAttributes);
    const facts = given.filter(
      ([name, value]) => !bookkeeping.includes(name) && !(child && differs.has(foldText(value))),
    );
    const photos = own['photo2'];
    return {
      ...one,
      cells: {
        ...own,
        ...(photos !== undefined && { photo2: photos.replaceAll(/,\s*/gu, '|') }),
        ...(isParent && { rowType: 'variable' }),
        ...(child && {
          rowType: 'variation',
          ...(twice.length === 0 && { parentSku: child.parent }),
          ...(twice.length === 0 ? options(child.options.slice(0, MAX_OPTIONS)) : {}),
        }),
        ...asAttributes(facts),
      },
      notes: [...one.notes, ...notes, ...unreadHint(rowAttributes, given)],
    };
  });
}
