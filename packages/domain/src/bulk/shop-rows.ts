import { bulkColumns } from './bulk-columns.ts';
import { type BulkNote, bulkFault, bulkHint } from './bulk-note.ts';
import { beginningOf } from './cell-fixes.ts';

type Cells = Readonly<Record<string, string>>;
interface OurRow {
  readonly cells: Cells;
  readonly notes: readonly BulkNote[];
}

const without = (cells: Cells, isLeft: (key: string) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => !isLeft(key)));

/** These cells are the SKUs' in a product whose SKUs have rows of their own. */
const ofSku: readonly string[] = ['price', 'salePrice', 'stock'];
const isVariation = (key: string): boolean => /^variation(?:Name|Value)\d$/u.test(key);
const isOfSku = (key: string): boolean => isVariation(key) || ofSku.includes(key);

/** Row types of other shops that mean a product of its own. */
const single: ReadonlySet<string> = new Set(['simple', 'virtual', 'downloadable', 'product', 'producto']);

/** The options of a product without variations are what it is made of. */
function asAttributes(cells: Cells): OurRow {
  const attributes: Record<string, string> = {};
  const notes: BulkNote[] = [];
  for (const at of [1, 2, 3]) {
    const [field, column] = [`variationName${at}`, `variationValue${at}`];
    const [name = '', value = ''] = [cells[field], cells[column]];
    if (name !== '' && value !== '') attributes[`attributes.${name}`] = value;
    else if (name !== '' || value !== '') {
      const lacking = name === '' ? 'nombre' : 'valor';
      const message = `Falta el ${lacking} de «${beginningOf(name || value, 40)}»: no se usa`;
      notes.push(
        bulkHint('no_value', message, { field: name === '' ? column : field, value: name || value }),
      );
    }
  }
  return { cells: attributes, notes };
}

/**
 * Reads a product whose variations are rows of their own: values in its row that belong to them get a note.
 */
function asParent(cells: Cells): OurRow {
  const parentSku = cells['sku'] ?? `id:${cells['rowId'] ?? ''}`;
  const left = bulkColumns.filter(({ key }) => isOfSku(key) && (cells[key] ?? '') !== '');
  const heads = left.map(({ head }) => head).join(', ');
  const other = cells['parentSku'];
  const notes = [
    ...(left.length === 0 ? [] : [bulkHint('of_variations', `Va en sus variaciones, no aquí: ${heads}`)]),
    ...(other === undefined || other === parentSku
      ? []
      : [
          bulkHint('parent', `Sus variaciones van con su SKU, no con «${beginningOf(other, 40)}»`, {
            field: 'parentSku',
          }),
        ]),
  ];
  return { cells: { ...without(cells, (key) => key === 'sku' || isOfSku(key)), parentSku }, notes };
}

/**
 * Converts a row of another shop's export by its kind: a variable product describes the product of its
 * variations alone, and grouped and external ones are not sold here. Rows without a kind stay as they are.
 */
export function ofShopRow(cells: Cells): OurRow {
  const kind = (cells['rowType'] ?? '').toLowerCase();
  if (kind === '' || kind.startsWith('variation')) return { cells, notes: [] };
  if (/\bvariable\b/u.test(kind)) return asParent(cells);
  const facts = asAttributes(cells);
  const own = { ...without(cells, isVariation), ...facts.cells };
  if (/\b(?:grouped|external|bundle)\b/u.test(kind)) {
    const message = 'Aquí no se venden productos agrupados ni de otras páginas';
    return { cells: own, notes: [bulkFault('not_sold', message, { field: 'sku' }), ...facts.notes] };
  }
  const isKnown = kind.split(/,\s*/u).every((one) => single.has(one));
  const message = `No conocemos el tipo «${beginningOf(kind, 40)}»: va como producto sin variaciones`;
  return { cells: own, notes: isKnown ? facts.notes : [bulkHint('kind', message), ...facts.notes] };
}
