import { foldText } from '../internal/text.ts';
import { bulkFault, bulkHint } from './bulk-note.ts';
import { magentoRows } from './magento-rows.ts';
import type { BulkPreset } from './match-columns.ts';
import {
  asAttributes,
  features,
  MAX_OPTIONS,
  options,
  duplicateFault,
  type ShopRow,
  unreadHint,
  without,
} from './shop-facts.ts';

/** Rows in our form, and messages about the file. */
interface ShopTable<Row> {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

/** 'Color:color:0, Talla:select:1' and 'Azul:0, M:1'. */
const names = (text: string): string[] => text.split(/,\s*/u).map((part) => part.split(':')[0]?.trim() ?? '');

/** PrestaShop's combinations are rows of their own, linked by their product's reference or number. */
const prestashopRow = <Row extends ShopRow>(one: Row): Row => {
  const { rowOptions = '', rowOptionValues = '', rowFeatures = '', rowId } = one.cells;
  const own = without(one.cells, 'rowOptions', 'rowOptionValues', 'rowFeatures');
  const values = names(rowOptionValues);
  const all = names(rowOptions).map((name, at) => [name, values[at] ?? ''] as const);
  const isCombination = rowOptions !== '' || rowOptionValues !== '';
  const twice = isCombination ? duplicateFault(own) : [];
  const isTold =
    all.length === values.length && all.length <= MAX_OPTIONS && all.every((pair) => !pair.includes(''));
  const facts = features(rowFeatures);
  const message = `No se entiende en qué cambia: «${rowOptions}» y «${rowOptionValues}»`;
  return {
    ...one,
    cells: {
      ...without(own, ...(isCombination ? ['rowId'] : [])),
      ...(isCombination && {
        parentSku: own['parentSku'] ?? `id:${rowId ?? ''}`,
        ...(isTold && twice.length === 0 ? options(all) : {}),
      }),
      ...asAttributes(facts),
    },
    notes:
      isCombination && !isTold
        ? [bulkFault('options', message, { field: 'variationValue1' }), ...one.notes]
        : [...twice, ...one.notes, ...unreadHint(rowFeatures, facts)],
  };
};

/** Whether a row explains its column: it has words where a figure belongs. */
const explains = ({ cells }: ShopRow): boolean => {
  const figures = ['price', 'stock'].map((key) => cells[key] ?? '');
  const isWordy = figures.every((cell) => !/\d/u.test(cell));
  return (
    isWordy && !/\d/u.test(cells['sku'] ?? '') && (figures.some(Boolean) || (cells['name'] ?? '').length > 60)
  );
};

const hasOption = ({ cells }: ShopRow): boolean => (cells['variationValue1'] ?? '') !== '';
/** Longest key that rows of a product share. */
const MAX_KEY = 50;

/** Addresses with blanks or commas between them; what is none stays as it is. */
function photosOf(cell: string): string {
  const all = cell.split(/[,\s]/u).filter(Boolean);
  return all.length > 0 && all.every((one) => /^https?:/iu.test(one)) ? all.join('|') : cell;
}

/**
 * Mercado Libre explains its headings in the rows below them, and rows of one title are variations of one
 * product.
 */
function mercadolibreRows<Row extends ShopRow>(rows: readonly Row[]): ShopTable<Row> {
  const begin = rows.findIndex((row) => !explains(row));
  const products = rows.slice(Math.max(0, begin));
  const skipped = begin > 0 ? rows.slice(0, begin) : [];
  const titles = new Map<string, number>();
  for (const row of products.filter(hasOption)) {
    const title = foldText(row.cells['name']);
    titles.set(title, (titles.get(title) ?? 0) + 1);
  }
  let isGrouped = false;
  const read = products.map((one): Row => {
    const { name = '', universalId = '', photo1 } = one.cells;
    const isOne = hasOption(one) && name !== '' && (titles.get(foldText(name)) ?? 0) > 1;
    isGrouped ||= isOne;
    const hasNoCode = universalId !== '' && !/\d/u.test(universalId);
    return {
      ...one,
      cells: {
        ...(hasNoCode ? without(one.cells, 'universalId') : one.cells),
        ...(photo1 !== undefined && { photo1: photosOf(photo1) }),
        ...(isOne && one.cells['parentSku'] === undefined && { parentSku: name.slice(0, MAX_KEY).trim() }),
      },
      notes: hasNoCode
        ? [
            ...one.notes,
            bulkHint('no_code', `Va sin código de barras: dice «${universalId}»`, {
              field: 'universalId',
              value: universalId,
            }),
          ]
        : one.notes,
    };
  });
  const [from, to] = [skipped[0]?.row, skipped.at(-1)?.row];
  return {
    rows: read,
    notes: [
      ...(from === undefined
        ? []
        : [
            from === to
              ? `La fila ${from} explica las columnas: no es un producto`
              : `Las filas ${from} a ${to} explican las columnas: no son productos`,
          ]),
      ...(isGrouped ? ['Las filas con el mismo título son variaciones de un producto'] : []),
    ],
  };
}

/**
 * Converts the rows of another shop's export, where one row names the kind of another; those of any other
 * file stay as they are.
 */
export function ofShop<Row extends ShopRow>(rows: readonly Row[], preset: BulkPreset | null): ShopTable<Row> {
  if (preset === 'magento') return { rows: magentoRows(rows), notes: [] };
  if (preset === 'prestashop') return { rows: rows.map(prestashopRow), notes: [] };
  return preset === 'mercadolibre' ? mercadolibreRows(rows) : { rows, notes: [] };
}
