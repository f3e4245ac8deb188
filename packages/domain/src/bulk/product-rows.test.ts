import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productFaults } from '../product/product-faults.ts';
import { mergeProduct } from '../product/merge/merge-product.ts';
import { type ProductValues } from '../product/product-values.ts';
import { editOptions, readRows, storedProduct, tableOf } from '../testing/bulk-files.ts';
import { bulkColumns, columnsWith } from './index.ts';
import { bulkGroups, differingRows } from './bulk-groups.ts';
import { editOfRows } from './edit-of-rows.ts';
import { columnOfField } from './fields-of-columns.ts';
import { matchColumns } from './match-columns.ts';
import { rowValues } from './row-values.ts';

const notesOf = (csv: string) =>
  readRows(csv).flatMap(({ row, notes }) =>
    notes.map(({ field, message, suggestion }) => [row, field, message, suggestion]),
  );

describe('what a file leaves out (D361)', () => {
  const said: Readonly<Record<string, string>> = {
    name: 'Seis vasos',
    description: 'Otros',
    bullets: 'Uno|Dos',
    brand: 'Otra',
    category: 'Vasos',
    universalId: '036000291452',
    price: '999.00',
    salePrice: '799.00',
    cost: '310',
    stock: '7',
    variationName1: 'Tono',
    variationValue1: 'Añil',
    height: '13',
    width: '31',
    depth: '21',
    weight: '2.5',
    photo1: 'b.jpg',
    shipping_method: 'fulfillment',
    cartaPorte: '53101602',
    satUnit: 'Kit',
    channels: 'Sears|Sanborns',
    price_SR: '779',
    buffer_SR: '3',
    'attributes.Material': 'Cristal',
  };
  const merged = (cells: Readonly<Record<string, string>>) =>
    mergeProduct({
      base: storedProduct,
      mine: editOfRows([rowValues(cells).values], storedProduct, editOptions),
      theirs: storedProduct,
    }).product;

  it('changes nothing: no column, an empty cell, or any part of both', () => {
    const everything = merged({ sku: 'VS-6-AZ', ...said });
    expect(everything).not.toEqual(storedProduct);
    const some = fc.subarray(Object.keys(said));
    const fate = fc.constantFrom('absent', 'empty');
    fc.assert(
      fc.property(some, fate, (left, how) => {
        const cells = Object.fromEntries(
          Object.entries(said).flatMap(([key, cell]) =>
            left.includes(key) ? (how === 'absent' ? [] : [[key, '']]) : [[key, cell]],
          ),
        );
        const product = merged({ sku: 'vs-6-az', ...cells });
        const alone = (key: string, field: keyof ProductValues) => {
          if (left.includes(key)) expect(product[field]).toEqual(storedProduct[field]);
          else expect(product[field]).toEqual(everything[field]);
        };
        alone('name', 'name');
        alone('description', 'description');
        alone('bullets', 'bullets');
        alone('brand', 'brand');
        alone('category', 'category');
        alone('universalId', 'universalId');
        alone('price', 'price');
        alone('salePrice', 'salePrice');
        alone('cost', 'cost');
        alone('photo1', 'photos');
        alone('cartaPorte', 'cartaPorte');
        alone('satUnit', 'satUnit');
        alone('attributes.Material', 'attributes');
        for (const side of ['height', 'width', 'depth', 'weight'] as const) {
          expect(product.dimensions[side]).toBe(
            (left.includes(side) ? storedProduct : everything).dimensions[side],
          );
        }
        expect(product.info_by_sku[0]?.stock).toBe(left.includes('stock') ? 40 : 7);
        // The SKU that no row names is as it was.
        expect(product.info_by_sku[1]).toEqual(storedProduct.info_by_sku[1]);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) },
    );
    expect(merged({ sku: 'VS-6-AZ' })).toEqual(storedProduct);
  });

  it('is emptied by its mark alone, and what a product cannot be without is not', () => {
    const product = merged({
      sku: 'VS-6-AZ',
      brand: '[vaciar]',
      'attributes.Material': '[VACIAR]',
      photo1: '[vaciar]',
    });
    expect([product.brand, product.attributes, product.photos]).toEqual([null, {}, []]);
    expect(rowValues({ sku: 'A', price: '[vaciar]' }).notes[0]?.message).toBe('Este dato no se puede vaciar');
  });

  it('keeps a price without an offer one price', () => {
    const one = { ...storedProduct, salePrice: 899 };
    expect(editOfRows([rowValues({ sku: 'A', price: '950' }).values], one, editOptions)).toMatchObject({
      salePrice: 950,
    });
    expect(
      editOfRows([rowValues({ sku: 'A', price: '950' }).values], storedProduct, editOptions),
    ).not.toHaveProperty('salePrice');
  });

  it('sells at a channel’s own price, above the product’s too: no offer is above its price', () => {
    const at = (price: string) =>
      editOfRows([rowValues({ sku: 'A', price_SR: price }).values], storedProduct, editOptions).sales_channel
        ?.SR;
    expect(at('898.99')).toMatchObject({ price: 899, salePrice: 898.99, follows: null });
    expect(at('899.01')).toMatchObject({ price: 899.01, salePrice: 899.01, follows: null });
    // What it costs there already is no price of its own.
    expect(at('749')).toMatchObject({ price: 899, salePrice: 749, follows: { percent: 0 } });
  });

  it('keeps what others took since the template was made, where that is asked', () => {
    const row = rowValues({ sku: 'VS-6-AZ', stock: '50', control: 'v3 s45' }).values;
    const stockOf = (keepsDifference: boolean) =>
      editOfRows([row], storedProduct, { ...editOptions, keepsDifference }).info_by_sku?.[0]?.stock;
    expect([stockOf(true), stockOf(false)]).toEqual([45, 50]);
  });
});

describe('what a cell is told (S5.21)', () => {
  it.each([
    ['price', '$689,50', 'Usa punto para los centavos', '689.50'],
    ['price', '12.345', 'Usa como máximo dos decimales', '12345.00'],
    ['price', '1.299', 'Usa como máximo dos decimales', '1299.00'],
    ['price', 'doce', 'Escribe un número', '12.00'],
    ['price', '0', 'Debe ser mayor que 0', null],
    ['price', '-3', 'Escribe 0 o más', null],
    ['stock', '-3', 'Escribe 0 o más', null],
    ['stock', 'doce', 'Escribe un número', '12'],
    ['stock', '12.5', 'Escribe un número entero', null],
    ['stock', '22O', 'Escribe un número', '220'],
    ['weight', '2100', 'El peso va en kilogramos, hasta 500', '2.1'],
    ['height', '0', 'Debe ser mayor que 0', null],
    [
      'sku',
      'Camisa azúl M',
      'Usa solo letras sin acento, números, punto, guion y guion bajo',
      'Camisa-azul-M',
    ],
    ['sku', '03-abr', 'Excel lo cambió por una fecha: escribe 3-4 como texto', null],
    ['variationValue1', '2025-04-03', 'Excel lo cambió por una fecha: escribe 3-4 como texto', null],
    [
      'universalId',
      '7.50123E+12',
      'La hoja redondeó este número: dale formato de texto y escríbelo completo',
      null,
    ],
    ['universalId', '7501234567890', 'Revisa el código universal: su último dígito no coincide', null],
    ['universalId', '36000291452', 'El código universal lleva 8, 12, 13 o 14 dígitos', '036000291452'],
    ['cartaPorte', '5310160', 'La clave SAT lleva 8 dígitos', '05310160'],
    ['satUnit', 'Piesa', 'Elige una unidad de la lista', 'Pieza'],
    ['shipping_method', 'dropshiping', 'Elige: dropshipping, fulfillment o entrega propia', 'dropshipping'],
    ['channels', 'Sears|Cears', 'No conocemos el canal «Cears»', 'Sears'],
    ['channels', 'Mercado Libre', 'En Mercado Libre se activa desde el canal', null],
  ])('%s «%s»: %s', (field, cell, message, suggestion) => {
    const { notes } = rowValues({ [field]: cell });
    expect(notes.map((note) => [note.field, note.value, note.message, note.suggestion])).toEqual([
      [field, cell, message, suggestion],
    ]);
  });

  it.each([
    ['price', '$1,299.00', { price: 1299 }],
    ['price', '1299 MXN', { price: 1299 }],
    ['cost', '0', { cost: 0 }],
    ['stock', '1,200', { stock: 1200 }],
    ['stock', '14.0', { stock: 14 }],
    ['weight', '2,5 kg', { dimensions: { weight: 2.5 } }],
    ['channels', 'sears, Claro Shop', { channels: ['SR', 'CS'] }],
    ['satUnit', 'pieza', { satUnit: 'H87' }],
    ['shipping_method', 'Entrega propia', { shipping_method: 'entrega_propia' }],
    ['name', 'Vaso 😀 =1+1', { name: 'Vaso 😀 =1+1' }],
    ['universalId', '750-1234567893', { universalId: '7501234567893' }],
  ])('%s «%s» is read', (field, cell, values) => {
    expect(rowValues({ [field]: cell })).toEqual({ values: { sku: '', ...values }, notes: [] });
  });

  it('loses formatting, scripts and characters that nobody sees, and is told', () => {
    const { values, notes } = rowValues({
      sku: 'A',
      name: 'Va\0so',
      description: '<script>alert(1)</script><p>Azul</p><p>500 ml</p>',
    });
    expect(values).toMatchObject({ name: 'Vaso', description: 'Azul\n500 ml' });
    expect(notes.map(({ level, code }) => [level, code])).toEqual([
      ['info', 'cleaned'],
      ['info', 'cleaned'],
    ]);
  });

  it('never fails, whatever stands in it, and its values are JSON', () => {
    const keys = fc.constantFrom(...columnsWith(['Material']).map(({ key }) => key), 'rowType', 'rowId');
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('[vaciar]', '-0', '1e9', 'variable', '0x1', '∞'),
    );
    fc.assert(
      fc.property(fc.dictionary(keys, cell), (cells) => {
        const { values } = rowValues(cells);
        expect(JSON.parse(JSON.stringify(values))).toEqual(values);
        const product = mergeProduct({
          base: storedProduct,
          mine: editOfRows([values], storedProduct, editOptions),
          theirs: storedProduct,
        }).product;
        expect(
          productFaults(product, { isDraft: true }).map(({ field }) => columnOfField(field)),
        ).not.toContain('');
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) },
    );
  });
});

describe('the rows of a file (S7.75)', () => {
  it('keep their numbers, or those that a column gives them; the example row is left aside', () => {
    expect(readRows('SKU,Precio\n\nA,1\nB,2').map(({ row }) => row)).toEqual([3, 4]);
    expect(readRows('Fila,SKU,Precio\n#,CAM-AZ-M,499.00\n14,A,1\n,B,2').map(({ row }) => row)).toEqual([
      14, 4,
    ]);
  });

  it.each([
    ['', 'El archivo está vacío'],
    ['SKU,Precio', 'El archivo está vacío'],
    ['SKU,Precio\n,\n', 'El archivo está vacío'],
    ['Nombre,Precio\nVaso,1', 'No vemos cuál columna es el SKU: elígela'],
    [`SKU\n${'A\n'.repeat(12_431)}`, 'Tiene 12,431 filas; el máximo es 10,000: divídelo en 2'],
  ])('are refused as a whole where nothing can be read: %#', (csv, message) => {
    expect(tableOf(csv)).toMatchObject({ ok: false, error: { message } });
  });

  it('are told of a SKU that is missing, or that another row has', () => {
    expect(notesOf('SKU,SKU padre,Variación 1,Valor 1,Precio\n,CAM,Talla,M,10\n,,,,10')).toEqual([
      [2, 'sku', 'Falta el SKU', 'CAM-M'],
      [3, 'sku', 'Falta el SKU', null],
    ]);
    expect(notesOf('SKU\nCF-IT-6\nCF-IT-6\ncf-it-6\nCF-IT-6-2')).toEqual([
      [3, 'sku', 'Ya está en la fila 2', 'CF-IT-6-3'],
      [4, 'sku', 'Es igual a CF-IT-6, de la fila 2', 'cf-it-6-4'],
    ]);
  });

  it('say one thing of what a product has once', () => {
    const rows = readRows('SKU,SKU padre,Nombre,Precio\nA-1,A,Vaso,10\nA-2,A,,10.00\nA-3,A,Copa,12');
    expect([...differingRows(rows)].map(([at, notes]) => [at, notes.map(({ message }) => message)])).toEqual([
      [
        2,
        ['Es de todo el producto, y la fila 2 dice «Vaso»', 'Es de todo el producto, y la fila 2 dice «10»'],
      ],
    ]);
  });

  it('are one group a product, by SKU or key, in whatever order they stand', () => {
    const rows = readRows('SKU,SKU padre\nA-1,A\nB-1,\nA-2,a\nC-9,\nC-8,\nD-1,D');
    const owners = {
      ofSku: new Map([
        ['c-9', 'p-c'],
        ['c-8', 'p-c'],
      ]),
      ofParent: new Map([['d', 'p-d']]),
    };
    expect(
      bulkGroups(rows, owners).map((group) => [group.productId, group.rows.map(({ values }) => values.sku)]),
    ).toEqual([
      [null, ['A-1', 'A-2']],
      [null, ['B-1']],
      ['p-c', ['C-9', 'C-8']],
      ['p-d', ['D-1']],
    ]);
  });
});

describe('heads of columns', () => {
  it('are those of the template, of the contract, and both with other signs', () => {
    for (const { key, head } of bulkColumns) {
      for (const shown of [head, key, head.toUpperCase(), ` ${head} *`]) {
        expect([shown, matchColumns([shown]).columns[0]?.key]).toEqual([shown, key]);
      }
    }
  });

  it.each([
    ['Código de barras', 'universalId'],
    ['EAN13', 'universalId'],
    ['Precio venta', 'salePrice'],
    ['preciopublicobase', 'price'],
    ['skupadre', 'parentSku'],
    ['Peso', 'weight'],
    ['Length (cm)', 'depth'],
    ['Stock', 'stock'],
    ['cualquier cosa', null],
    ['Price tax excluded', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%s is %s', (head, key) => {
    expect(matchColumns([head]).columns[0]?.key).toBe(key);
  });

  it('that are attributes are known by their names, and two for one thing are told', () => {
    const { columns } = matchColumns(
      ['Material', 'Precio', 'Precio de lista', 'attributes.Color'],
      ['Material'],
    );
    expect(columns.map(({ key }) => key)).toEqual(['attributes.Material', 'price', null, 'attributes.Color']);
    expect(columns[2]?.note).toBe('Ya usamos «Precio»: elige cuál va');
  });
});
