import { bulkColumns, productCells, productRows } from '@trastienda/domain/bulk';
import { tableFiles } from '@trastienda/domain/bulk-examples';
import { blankProduct } from '@trastienda/domain/product';
import { expect, it } from 'vitest';
import { tableOfFile } from './table-of-file.ts';

/** Reads a file as a bulk load does, whether it creates or only changes. */
async function read(bytes: Uint8Array, name: string) {
  const { rows } = await tableOfFile(bytes, name);
  const table = productRows(rows);
  if (!table.ok) throw new Error(table.error.message);
  return table.value.rows.map(({ row, values, notes }) => ({ row, values, notes }));
}

const created = [
  ['SKU', 'Nombre', 'Descripción', 'Precio', 'Existencias'],
  ['JR-9', 'Jarrón, "soplado"', 'Niño; año\npingüino', '1,299.50', '4'],
  ['TZ-1', 'Taza | azul', '', '89', ''],
];
const changed = [
  ['sku', 'price', 'descripción', 'categoría'],
  ['JR-1', '99.00', 'Año', 'Ropa > Niñas'],
];

/** The template with a product of the merchant's, as it was downloaded. */
const product = {
  ...blankProduct,
  name: 'Cafetera de peltre, azul añil',
  description: 'Para 6 tazas; con tapa',
  brand: 'Única',
  price: 349,
  salePrice: 349,
  info_by_sku: [
    { sku: '007-ES', stock: 12, variation: [{ variationName: 'Tamaño', variation_value: '=6' }], photos: [] },
  ],
};
/** Adds the apostrophes that mark texts, as a spreadsheet saves them. */
const guarded = (cell: string): string => (/^[=\d]/u.test(cell) ? `'${cell}` : cell);
const downloaded = [
  bulkColumns.map(({ head }) => head),
  ...productCells(product, { version: 3, category: 'Cocina > Café y té' }).map((row) =>
    bulkColumns.map(({ key }) => guarded(row[key] ?? '')),
  ),
];

it.each([
  ['a file that creates', created],
  ['a file that only changes', changed],
  ['the template that comes back', downloaded],
])('%s is the same products in 40 encodings and dialects', async (_, table) => {
  const [first, ...others] = tableFiles(table);
  const wanted = await read(first?.bytes ?? new Uint8Array(), 'a.csv');
  expect(wanted.map(({ notes }) => notes)).toEqual(table.slice(1).map(() => []));
  for (const { title, name, bytes } of others)
    expect([title, await read(bytes, name)]).toEqual([title, wanted]);
});
