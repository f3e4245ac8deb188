import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bulkColumns } from './bulk-columns.ts';
import type { TableRow } from './collect-rows.ts';
import { type BulkTable, productRows } from './product-rows.ts';

/** Heads of files: ours, some that others use, some that nobody knows, and none. */
const heads = [
  bulkColumns.map(({ head }) => head),
  ['Zona', '', 'Precio sin IVA', 'attributes.Material', 'Peso (lbs)', 'Length (in)', 'Variant Grams'],
].flat();

/** Heads by which exports of shops are known, and others that stand in them. */
const shops: readonly (readonly [known: readonly string[], others: readonly string[]])[] = [
  [[], heads],
  [
    ['Handle', 'Title', 'Vendor'],
    ['Option1 Name', 'Option1 Value', 'Variant Price', 'Variant Grams', 'Type'],
  ],
  [
    ['Type', 'Name', 'Published'],
    ['ID', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)', 'Stock', 'Images'],
  ],
  [
    ['product_type', 'attribute_set_code'],
    [
      'store_view_code',
      'additional_attributes',
      'configurable_variations',
      'configurable_variation_labels',
      'qty',
      'additional_images',
    ],
  ],
  [
    ['Product ID', 'Name', 'Reference'],
    ['Feature(Name:Value:Position)', 'Price tax included', 'Quantity', 'Image URLs (x,y,z...)'],
  ],
  [
    ['Product ID', 'Attribute (Name:Type:Position)'],
    ['Value (Value:Position)', 'Product Reference', 'Quantity', 'EAN13'],
  ],
  [
    ['Código universal de producto', 'Condición'],
    [
      'Título: incluye producto',
      'Varía por: Color',
      'Varía por: Talla',
      'Fotos',
      'Stock',
      'Precio [$]',
      'Modelo',
    ],
  ],
];

/** Cells of files, right and wrong, whatever column they stand in. */
const cells = [
  ['', '', 'A-1', 'A-2', 'Vaso', '14', '1,500', '2.000', '$689,50', 'doce', '0', '-3', '7501234567893'],
  ['[vaciar]', '|', ' , ', '<b></b>', '#', 'v3 s4', 'x9', 'Sears', 'fulfillment', 'H87', 'Default Title'],
  ['simple', 'variable', 'variation', 'configurable', 'grouped', 'en', 'Color=Rojo', 'color=Rojo,talla=M'],
  ['sku=A-1,color=Rojo|sku=A-2,color=Azul', 'Color:color:0', 'Azul:0', 'Material:Barro:1', 'a.jpg,b.jpg'],
  ['https://t.example/1.jpg https://t.example/2.jpg', 'El producto no tiene código', '53101602', '03-abr'],
].flat();

const row = (count: number) => fc.array(fc.constantFrom(...cells), { minLength: count, maxLength: count });
const tables = fc
  .constantFrom(...shops)
  .chain(([known, others]) =>
    fc
      .tuple(fc.subarray([...others]), fc.subarray(heads, { maxLength: 2 }))
      .map(([some, more]) => [...new Set(['SKU', ...known, ...some.slice(0, 7), ...more])]),
  )
  .chain((names) => fc.shuffledSubarray(names, { minLength: names.length }))
  .chain((names) => fc.tuple(fc.constant(names), fc.array(row(names.length), { minLength: 1, maxLength: 4 })))
  .map(([names, body]): TableRow[] => [names, ...body].map((one, at) => ({ row: at + 1, cells: one })));

const read = (table: readonly TableRow[]): BulkTable | null => {
  const result = productRows(table);
  return result.ok ? result.value : null;
};
/** All that is said of a file's rows. */
const saidOf = (table: BulkTable | null) =>
  JSON.stringify([
    table?.rows.map(({ row: number, values, notes }) => [number, values, notes]),
    table?.notes,
  ]);

/** Cells that change nothing, whether they stand there or not, and of whose columns nothing is said. */
function silentCells(table: readonly TableRow[]): string[] {
  const whole = read(table);
  if (whole === null) return [];
  const said = saidOf(whole);
  const [head, ...body] = table;
  return body.flatMap(({ row: number, cells: given }, at) => {
    const fila = whole.columns.findIndex(({ key }) => key === 'fila');
    // The example of the template is left aside as a whole, and a row of nothing but its number is none.
    const isRow = given.some((cell, place) => {
      const { key } = whole.columns[place] ?? {};
      return cell !== '' && key !== 'fila' && key !== 'control' && key !== null;
    });
    // Rows that explain the columns are told by their numbers, as what stands above the heads is; another view's row as a whole.
    const [, from = '0', to = from] = /filas? (\d+)(?: a (\d+))? explica/u.exec(whole.notes.join()) ?? [];
    const isExplained = number >= Number(from) && number <= Number(to);
    const isOther = whole.rows.some((one) => one.row === number && one.notes[0]?.code === 'store_view');
    if (given[fila] === '#' || !isRow || isExplained || isOther) return [];
    return given.flatMap((cell, column) => {
      const { key = null, note = null } = whole.columns[column] ?? {};
      const isTold = note !== null && (key === null || key.startsWith('row'));
      // What Shopify writes for a product without variations.
      if (cell.trim() === '' || cell === 'Default Title' || isTold) return [];
      const without = body.map((one, place) =>
        place === at ? { ...one, cells: given.map((text, other) => (other === column ? '' : text)) } : one,
      );
      const less = read(head ? [head, ...without] : []);
      // A name whose value is a fault waits for it.
      const isWaiting =
        key?.startsWith('variationName') &&
        whole.rows.some(({ notes }) => notes.some(({ field }) => field === key.replace('Name', 'Value')));
      // A picture that stands twice is one, and so is a key that is the product's own SKU.
      const isTwin =
        (key?.startsWith('photo') || key === 'parentSku') && given.filter((one) => one === cell).length > 1;
      return isTwin || isWaiting || saidOf(less) !== said
        ? []
        : [`${number} «${head?.cells[column]}» (${key}): ${cell}`];
    });
  });
}

it('each cell changes what is read of its row, or its column is told as left out: no word of a file is dropped in silence', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(silentCells(table)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
