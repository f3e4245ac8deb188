import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankProduct } from '../product/blank-product.ts';
import { productFaults } from '../product/product-faults.ts';
import { mergeProduct } from '../product/merge/merge-product.ts';
import type { ProductValues } from '../product/product-values.ts';
import { bulkColumns, columnsWith } from './index.ts';
import { bulkGroups, differingRows } from './bulk-groups.ts';
import { tableRows } from './decode-table.ts';
import { editOfRows } from './edit-of-rows.ts';
import { columnOfField } from './fields-of-columns.ts';
import { matchColumns } from './match-columns.ts';
import { productCells } from './product-cells.ts';
import { productRows } from './product-rows.ts';
import { rowValues } from './row-values.ts';

const tableOf = (csv: string, attributes: readonly string[] = []) => {
  const rows = tableRows(csv);
  return rows.ok ? productRows(rows.value, { attributes }) : rows;
};
const read = (csv: string, attributes: readonly string[] = []) => {
  const table = tableOf(csv, attributes);
  return table.ok ? table.value.rows : [];
};
const notesOf = (csv: string) =>
  read(csv).flatMap(({ row, notes }) =>
    notes.map(({ field, message, suggestion }) => [row, field, message, suggestion]),
  );

const kept: ProductValues = {
  ...blankProduct,
  name: 'Juego de 6 vasos',
  description: 'De vidrio soplado',
  bullets: ['500 ml'],
  photos: [{ url: '/upload/files/a.jpg', order: 1 }],
  brand: 'Casa Lumbre',
  category: 'cat-21',
  category_name: 'Cristalería',
  attributes: { Material: 'Vidrio' },
  universalId: '7501234567893',
  price: 899,
  salePrice: 749,
  cost: 300,
  dimensions: { height: 12, width: 30, depth: 20, weight: 2.4 },
  sales_channel: {
    SR: {
      active: true,
      price: 899,
      salePrice: 749,
      category: null,
      follows: { percent: 0, rounding: 'none' },
      stockBuffer: 2,
    },
  },
  cartaPorte: '53101600',
  satUnit: 'H87',
  parentSku: 'VS-6',
  info_by_sku: [
    {
      sku: 'VS-6-AZ',
      stock: 40,
      variation: [{ variationName: 'Color', variation_value: 'Azul' }],
      photos: [],
    },
    {
      sku: 'VS-6-VE',
      stock: 12,
      variation: [{ variationName: 'Color', variation_value: 'Verde' }],
      photos: [],
    },
  ],
};

const options = {
  isNew: false,
  categoryOf: (text: string) => ({ id: `id-of-${text}`, name: text }),
  photoOf: (name: string) => `/upload/files/${name}`,
};

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
    mergeProduct({ base: kept, mine: editOfRows([rowValues(cells).values], kept, options), theirs: kept })
      .product;

  it('changes nothing: no column, an empty cell, or any part of both', () => {
    const everything = merged({ sku: 'VS-6-AZ', ...said });
    expect(everything).not.toEqual(kept);
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
          if (left.includes(key)) expect(product[field]).toEqual(kept[field]);
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
          expect(product.dimensions[side]).toBe((left.includes(side) ? kept : everything).dimensions[side]);
        }
        expect(product.info_by_sku[0]?.stock).toBe(left.includes('stock') ? 40 : 7);
        // The SKU that no row names is as it was.
        expect(product.info_by_sku[1]).toEqual(kept.info_by_sku[1]);
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) },
    );
    expect(merged({ sku: 'VS-6-AZ' })).toEqual(kept);
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
    const one = { ...kept, salePrice: 899 };
    expect(editOfRows([rowValues({ sku: 'A', price: '950' }).values], one, options)).toMatchObject({
      salePrice: 950,
    });
    expect(editOfRows([rowValues({ sku: 'A', price: '950' }).values], kept, options)).not.toHaveProperty(
      'salePrice',
    );
  });

  it('sells at a channel’s own price, above the product’s too: no offer is above its price', () => {
    const at = (price: string) =>
      editOfRows([rowValues({ sku: 'A', price_SR: price }).values], kept, options).sales_channel?.SR;
    expect(at('898.99')).toMatchObject({ price: 899, salePrice: 898.99, follows: null });
    expect(at('899.01')).toMatchObject({ price: 899.01, salePrice: 899.01, follows: null });
    // What it costs there already is no price of its own.
    expect(at('749')).toMatchObject({ price: 899, salePrice: 749, follows: { percent: 0 } });
  });

  it('keeps what others took since the template was made, where that is asked', () => {
    const row = rowValues({ sku: 'VS-6-AZ', stock: '50', control: 'v3 s45' }).values;
    const stockOf = (keepsDifference: boolean) =>
      editOfRows([row], kept, { ...options, keepsDifference }).info_by_sku?.[0]?.stock;
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
          base: kept,
          mine: editOfRows([values], kept, options),
          theirs: kept,
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
    expect(read('SKU,Precio\n\nA,1\nB,2').map(({ row }) => row)).toEqual([3, 4]);
    expect(read('Fila,SKU,Precio\n#,CAM-AZ-M,499.00\n14,A,1\n,B,2').map(({ row }) => row)).toEqual([14, 4]);
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
    const rows = read('SKU,SKU padre,Nombre,Precio\nA-1,A,Vaso,10\nA-2,A,,10.00\nA-3,A,Copa,12');
    expect([...differingRows(rows)].map(([at, notes]) => [at, notes.map(({ message }) => message)])).toEqual([
      [
        2,
        ['Es de todo el producto, y la fila 2 dice «Vaso»', 'Es de todo el producto, y la fila 2 dice «10»'],
      ],
    ]);
  });

  it('are one group a product, by SKU or key, in whatever order they stand', () => {
    const rows = read('SKU,SKU padre\nA-1,A\nB-1,\nA-2,a\nC-9,\nC-8,\nD-1,D');
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

describe('exports of other shops (D365)', () => {
  it('Shopify: rows of a handle are a product; its other pictures are no rows that are sold', () => {
    const rows = read(
      [
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src',
        'ocean-shirt,Ocean Shirt,<p>Blue</p>,Acme,Shirt,blue,true,Size,S,OS-S,250,4,50.00,,https://cdn.example/a.jpg',
        'ocean-shirt,,,,,,,,M,OS-M,250,5,50.00,,https://cdn.example/b.jpg',
        'ocean-shirt,,,,,,,,,,,,,,https://cdn.example/c.jpg',
        'zip,Zip,,Acme,,,true,Title,Default Title,,0,1,9.99,,',
      ].join('\n'),
    );
    expect(rows.map(({ values }) => [values.sku, values.parentSku])).toEqual([
      ['OS-S', 'ocean-shirt'],
      ['OS-M', 'ocean-shirt'],
      ['', 'ocean-shirt'],
      ['', 'zip'],
    ]);
    expect(
      rows.map(({ notes }) => notes.filter(({ level }) => level === 'error').map(({ message }) => message)),
    ).toEqual([[], [], [], ['Falta el SKU', 'Debe ser mayor que 0']]);
    const edit = editOfRows(
      rows.slice(0, 3).map(({ values }) => values),
      blankProduct,
      { ...options, isNew: true, photoOf: () => null },
    );
    expect(edit).toMatchObject({
      name: 'Ocean Shirt',
      description: 'Blue',
      salePrice: 50,
      price: 50,
      dimensions: { weight: 0.25 },
      info_by_sku: [
        { sku: 'OS-S', stock: 4, variation: [{ variationName: 'Size', variation_value: 'S' }] },
        { sku: 'OS-M', stock: 5, variation: [{ variationName: 'Size', variation_value: 'M' }] },
      ],
    });
  });

  it('WooCommerce: variable products, their variations, what is not sold here, pounds and inches', () => {
    const rows = read(
      [
        'ID,Type,SKU,Name,Published,Weight (lbs),Length (in),Stock,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '44,variable,woo-vneck,V-Neck,1,.5,24,,,Clothing > Tshirts,"https://x.example/a.jpg, https://x.example/b.jpg",,Color,"Blue, Green"',
        '45,simple,woo-cap,Cap,1,1,5,7,18,Clothing,,,Color,Yellow',
        '60,variation,woo-vneck-blue,V-Neck - Blue,1,,,3,20,,,woo-vneck,Color,Blue',
        '61,grouped,woo-logo,Logo,1,,,,,,,,,',
        '62,external,woo-wp,Pennant,1,,,,11.05,,,,,',
      ].join('\n'),
    );
    expect(
      rows.map(({ values }) => [values.sku, values.parentSku, values.variation?.[0]?.variation_value]),
    ).toEqual([
      ['', 'woo-vneck', undefined],
      ['woo-cap', undefined, undefined],
      ['woo-vneck-blue', 'woo-vneck', 'Blue'],
      ['woo-logo', undefined, undefined],
      ['woo-wp', undefined, undefined],
    ]);
    expect(rows[0]?.values).toMatchObject({
      dimensions: { weight: 0.227, depth: 60.96 },
      photos: ['https://x.example/a.jpg', 'https://x.example/b.jpg'],
    });
    expect(rows[1]?.values.attributes).toEqual({ Color: 'Yellow' });
    expect(rows.map(({ notes }) => notes.filter(({ level }) => level === 'error').length)).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });
});

describe('files of shops that people have', () => {
  /** The rows of a file by their SKUs, with those of the product alone under its key. */
  const valuesOf = (csv: string) => read(csv).map(({ values }) => values);
  const saysOf = (csv: string) =>
    read(csv).flatMap(({ row, notes }) =>
      notes.map(({ level, field, message, suggestion }) => ({ row, level, field, message, suggestion })),
    );

  it('today’s template of Shopify: variants of one product, what is paid is the sale price, grams, photos', () => {
    const csv = [
      'Title,URL handle,Description,Vendor,Product category,Type,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Inventory quantity,Weight value (grams),Product image URL,Status',
      'Rebozo,rebozo-algodon,<p>Tejido</p>,Tejidos,Apparel,Rebozo,REB-AZ,,Color,Azul,450.00,600.00,180.00,5,350,https://f.example/1.jpg,active',
      ',rebozo-algodon,,,,,REB-RO,,,Rojo,450.00,600.00,180.00,3,350,https://f.example/2.jpg,',
      ',rebozo-algodon,,,,,,,,,,,,,,https://f.example/3.jpg,',
    ].join('\n');
    const [first, second, photo] = valuesOf(csv);
    const both = {
      parentSku: 'rebozo-algodon',
      price: 600,
      salePrice: 450,
      cost: 180,
      dimensions: { weight: 0.35 },
    };
    expect(first).toMatchObject({ ...both, sku: 'REB-AZ', name: 'Rebozo', brand: 'Tejidos', stock: 5 });
    expect(second).toMatchObject({ ...both, sku: 'REB-RO', stock: 3 });
    expect(photo).toMatchObject({ sku: '', photos: ['https://f.example/3.jpg'] });
    // The description loses its formatting, and it is said.
    expect(saysOf(csv)).toMatchObject([{ row: 2, level: 'info', field: 'description' }]);
  });

  it('a list price of 0 is none, and it is said', () => {
    const csv =
      'Handle,Title,Vendor,Variant SKU,Variant Price,Variant Compare At Price\nreb,Rebozo,T,REB-RO,450.00,0.00';
    expect(valuesOf(csv)[0]).toEqual({
      sku: 'REB-RO',
      parentSku: 'reb',
      name: 'Rebozo',
      brand: 'T',
      salePrice: 450,
    });
    expect(saysOf(csv)).toMatchObject([
      { level: 'info', field: 'price', message: 'El precio de lista está en 0: usamos el precio de venta' },
    ]);
  });

  const inEnglish = [
    'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Sale price,Parent,Categories,Attribute 1 name,Attribute 1 value(s)',
    '45,variation,FT-CH,Camisa - CH,1,Suave,4,399,,FT,,Talla,CH',
    '44,variable,FT,Camisa de lino,1,Fresca,,,,,Ropa,Talla,"CH, M"',
    '46,variation,FT-M,Camisa - M,1,,6,399,399,FT,,Talla,M',
  ].join('\n');
  const inSpanish = inEnglish.replace(
    /^.*$/mu,
    'ID,Tipo,SKU,Nombre,Publicado,Descripción,Inventario,Precio normal,Precio rebajado,Superior,Categorías,Nombre del atributo 1,Valor(es) del atributo 1',
  );

  it.each([
    ['English', inEnglish],
    ['Spanish', inSpanish],
  ])(
    'an export of WooCommerce in %s is one product with its variations, in the words of the product',
    (_, csv) => {
      const groups = bulkGroups(read(csv), { ofSku: new Map(), ofParent: new Map() });
      expect(groups.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[3, 2, 4]]);
      const [group] = groups;
      const rows = group?.rows ?? [];
      const told = [...differingRows(rows).values()].flat();
      expect(told.map(({ level, field }) => [level, field])).toEqual([
        ['info', 'name'],
        ['info', 'description'],
        ['info', 'name'],
      ]);
      expect(told[0]?.message).toBe('Es uno por producto: va el de la fila 3, «Camisa de lino»');
      const product = editOfRows(
        rows.map(({ values }) => values),
        blankProduct,
        { ...options, isNew: true },
      );
      expect(product).toMatchObject({
        name: 'Camisa de lino',
        description: 'Fresca',
        price: 399,
        salePrice: 399,
      });
      expect(product.info_by_sku?.map(({ sku, stock, variation }) => [sku, stock, variation])).toEqual([
        ['FT-CH', 4, [{ variationName: 'Talla', variation_value: 'CH' }]],
        ['FT-M', 6, [{ variationName: 'Talla', variation_value: 'M' }]],
      ]);
    },
  );

  it('a variation with an offer that the others have not is a fault: no price is put on the others in silence', () => {
    const [group] = bulkGroups(read(inEnglish.replace('399,399', '399,349')), {
      ofSku: new Map(),
      ofParent: new Map(),
    });
    const faults = [...differingRows(group?.rows ?? []).values()]
      .flat()
      .filter(({ level }) => level === 'error');
    expect(faults).toMatchObject([
      {
        field: 'salePrice',
        value: '349',
        message: 'Es de todo el producto, y la fila 2 dice «399»',
        suggestion: '399',
      },
    ]);
  });

  it('numbers that two countries read as two numbers are asked, and what programs add to a code is told', () => {
    const stock = (cell: string) =>
      saysOf(`SKU;Existencias\nA;${cell}`).map(({ message, suggestion }) => [message, suggestion]);
    expect(stock('2.000')).toEqual([['¿Son 2 o 2,000? Escríbelo sin punto', '2000']]);
    expect(stock('12.500')).toEqual([['Escribe el número sin punto', '12500']]);
    for (const cell of ['14.0', '14.00', '0.0', '1,000', '1,000.00', '14']) expect(stock(cell)).toEqual([]);
    const csv = 'SKU,Código de barras,Clave SAT\n1001.0,7501234567893.0,53101602.0';
    expect(saysOf(csv)).toMatchObject([
      { level: 'info', field: 'sku', suggestion: '1001' },
      {
        level: 'error',
        field: 'universalId',
        message: 'Tu programa le agregó «.0»: escríbelo sin punto',
        suggestion: '7501234567893',
      },
      { level: 'error', field: 'cartaPorte', suggestion: '53101602' },
    ]);
  });

  it('a name is one line, and what was joined is said', () => {
    expect(valuesOf('SKU,Nombre\nA,"Taza\n grande"')[0]?.name).toBe('Taza grande');
    expect(saysOf('SKU,Nombre\nA,"Taza\n grande"')).toMatchObject([{ level: 'info', field: 'name' }]);
  });

  it('a price that is raised in the file of her own products is what the buyer pays', () => {
    const prices = fc.integer({ min: 100, max: 9_999_900 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(prices, prices, (before, after) => {
        const product = { ...kept, price: before, salePrice: before };
        const [cells = {}] = productCells(product, { version: 3, category: '' });
        const raised = { ...cells, price: after.toFixed(2) };
        const { product: saved } = mergeProduct({
          base: product,
          mine: editOfRows([rowValues(raised).values], product, options),
          theirs: product,
        });
        expect([saved.price, saved.salePrice]).toEqual([after, after]);
      }),
    );
  });
});
