import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankProduct } from '../product/blank-product.ts';
import { mergeProduct } from '../product/merge/merge-product.ts';
import { editOptions, readRows, storedProduct } from '../testing/bulk-files.ts';
import { bulkGroups, differingRows } from './bulk-groups.ts';
import { editOfRows } from './edit-of-rows.ts';
import { productCells } from './product-cells.ts';
import { rowValues } from './row-values.ts';

describe('exports of other shops (D365)', () => {
  it('Shopify: rows of a handle are a product; its other pictures are no rows that are sold', () => {
    const rows = readRows(
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
      { ...editOptions, isNew: true, photoOf: () => null },
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
    const rows = readRows(
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
  const valuesOf = (csv: string) => readRows(csv).map(({ values }) => values);
  const saysOf = (csv: string) =>
    readRows(csv).flatMap(({ row, notes }) =>
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
      const groups = bulkGroups(readRows(csv), { ofSku: new Map(), ofParent: new Map() });
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
        { ...editOptions, isNew: true },
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
    const [group] = bulkGroups(readRows(inEnglish.replace('399,399', '399,349')), {
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
        const product = { ...storedProduct, price: before, salePrice: before };
        const [cells = {}] = productCells(product, { version: 3, category: '' });
        const raised = { ...cells, price: after.toFixed(2) };
        const { product: saved } = mergeProduct({
          base: product,
          mine: editOfRows([rowValues(raised).values], product, editOptions),
          theirs: product,
        });
        expect([saved.price, saved.salePrice]).toEqual([after, after]);
      }),
    );
  });
});
