import { describe, expect, it } from 'vitest';
import { blankProduct } from '../product/blank-product.ts';
import { bulkGroups, differingRows } from './bulk-groups.ts';
import { tableRows } from './decode-table.ts';
import { editOfRows } from './edit-of-rows.ts';
import { leftOut, matchColumns } from './match-columns.ts';
import { productRows } from './product-rows.ts';

const read = (lines: readonly string[]) => {
  const rows = tableRows(lines.join('\n'));
  const table = productRows(rows.ok ? rows.value : []);
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
};
const faultsOf = (lines: readonly string[]) =>
  read(lines).rows.flatMap(({ row, notes }) =>
    notes.filter(({ level }) => level === 'error').map(({ message }) => [row, message]),
  );
/** Products as they would be saved: their rows, and what is made of them. */
const products = (lines: readonly string[]) =>
  bulkGroups(read(lines).rows, { ofSku: new Map(), ofParent: new Map() }).map(({ rows }) => ({
    rows: rows.map(({ row }) => row),
    faults: [...differingRows(rows).values()].flat().filter(({ level }) => level === 'error'),
    product: editOfRows(
      rows.map(({ values }) => values),
      blankProduct,
      { isNew: true, categoryOf: () => null, photoOf: (name) => name },
    ),
  }));
const skusOf = (lines: readonly string[]) =>
  products(lines).map(({ product }) =>
    (product.info_by_sku ?? []).map(({ sku, variation }) =>
      [
        sku,
        ...variation.map(({ variationName, variation_value }) => `${variationName} ${variation_value}`),
      ].join(' '),
    ),
  );

describe('heads of shops (D471)', () => {
  /** Of each export: the heads that a field of ours stands for, and which; and those that have none. */
  const exports: Readonly<
    Record<string, { readonly preset: string; readonly ours: string; readonly others: string }>
  > = {
    'Shopify of today': {
      preset: 'shopify',
      ours: 'Title=name;URL handle=parentSku;Description=description;Vendor=brand;SKU=sku;Barcode=universalId;Option1 name=variationName1;Option1 value=variationValue1;Option2 name=variationName2;Option2 value=variationValue2;Option3 name=variationName3;Option3 value=variationValue3;Price=salePrice;Compare-at price=price;Cost per item=cost;Inventory quantity=stock;Weight value (grams)=weight;Product image URL=photo1',
      others:
        'Product category;Type;Tags;Published on online store;Status;Charge tax;Inventory tracker;Continue selling when out of stock;Requires shipping;Fulfillment service;Image position;Image alt text;Variant image URL;Gift card;SEO title;SEO description',
    },
    'Shopify as it was': {
      preset: 'shopify',
      ours: 'Handle=parentSku;Title=name;Body (HTML)=description;Vendor=brand;Option1 Name=variationName1;Option1 Value=variationValue1;Variant SKU=sku;Variant Grams=weight;Variant Inventory Qty=stock;Variant Price=salePrice;Variant Compare At Price=price;Variant Barcode=universalId;Image Src=photo1;Cost per item=cost',
      others:
        'Product Category;Type;Tags;Published;Variant Inventory Tracker;Variant Inventory Policy;Variant Fulfillment Service;Variant Requires Shipping;Variant Taxable;Image Position;Gift Card;Variant Image;Variant Weight Unit;Variant Tax Code;Status',
    },
    'WooCommerce in English': {
      preset: 'woocommerce',
      ours: 'ID=rowId;Type=rowType;SKU=sku;GTIN, UPC, EAN, or ISBN=universalId;Name=name;Description=description;Stock=stock;Weight (kg)=weight;Length (cm)=depth;Width (cm)=width;Height (cm)=height;Sale price=salePrice;Regular price=price;Images=photo1;Parent=parentSku;Brands=brand;Attribute 1 name=variationName1;Attribute 1 value(s)=variationValue1;Attribute 2 name=variationName2;Attribute 2 value(s)=variationValue2',
      others:
        'Published;Is featured?;Visibility in catalog;Short description;Date sale price starts;Date sale price ends;Tax status;Tax class;In stock?;Low stock amount;Backorders allowed?;Sold individually?;Allow customer reviews?;Purchase note;Categories;Tags;Shipping class;Download limit;Grouped products;Upsells;Cross-sells;External URL;Button text;Position;Attribute 1 visible;Attribute 1 global',
    },
    'WooCommerce in Spanish': {
      preset: 'woocommerce',
      ours: 'ID=rowId;Tipo=rowType;SKU=sku;GTIN, UPC, EAN o ISBN=universalId;Nombre=name;Descripción=description;Inventario=stock;Peso (kg)=weight;Longitud (cm)=depth;Anchura (cm)=width;Altura (cm)=height;Precio rebajado=salePrice;Precio normal=price;Imágenes=photo1;Superior=parentSku;Marcas=brand;Nombre del atributo 1=variationName1;Valor(es) del atributo 1=variationValue1',
      others:
        'Publicado;¿Está destacado?;Visibilidad en el catálogo;Descripción corta;Día en que empieza el precio rebajado;Estado del impuesto;Clase de impuesto;¿Existencias?;¿Permitir reservas de productos agotados?;Nota de compra;Categorías;Etiquetas;Clase de envío;Límite de descargas;Productos agrupados;Texto del botón;Posición;Atributo visible 1;Atributo global 1',
    },
    'Magento 2': {
      preset: 'magento',
      ours: 'sku=sku;store_view_code=rowStore;product_type=rowType;name=name;description=description;weight=weight;price=price;special_price=salePrice;cost=cost;manufacturer=brand;qty=stock;base_image=photo1;additional_images=photo2;additional_attributes=rowAttributes;configurable_variations=rowVariations;configurable_variation_labels=rowLabels',
      others:
        'attribute_set_code;categories;product_websites;short_description;product_online;tax_class_name;visibility;special_price_from_date;special_price_to_date;url_key;meta_title;meta_keywords;meta_description;base_image_label;small_image;thumbnail_image;swatch_image;created_at;updated_at;new_from_date;display_product_options_in;map_price;country_of_manufacture;out_of_stock_qty;use_config_min_qty;is_qty_decimal;allow_backorders;min_cart_qty;max_cart_qty;is_in_stock;notify_on_stock_below;manage_stock;website_id;related_skus;crosssell_skus;upsell_skus;additional_image_labels;hide_from_product_page;bundle_values;associated_skus',
    },
    'PrestaShop, products in English': {
      preset: 'prestashop',
      ours: 'Product ID=rowId;Name *=name;Price tax included=price;Wholesale price=cost;Reference #=sku;Manufacturer=brand;EAN13=universalId;Width=width;Height=height;Depth=depth;Weight=weight;Quantity=stock;Description=description;Image URLs (x,y,z...)=photo1;Feature(Name:Value:Position)=rowFeatures',
      others:
        'Active (0/1);Categories (x,y,z...);Tax rules ID;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Supplier reference #;Supplier;MPN;Ecotax;Minimal quantity;Low stock level;Visibility;Additional shipping cost;Unity;Unit price;Summary;Tags (x,y,z...);Meta title;URL rewritten;Text when in stock;Available for order (0 = No, 1 = Yes);Product creation date;Show price (0 = No, 1 = Yes);Image alt texts (x,y,z...);Condition;Virtual product;Warehouse',
    },
    'PrestaShop, the list in Spanish': {
      preset: 'prestashop',
      ours: 'Product ID=rowId;Imagen=photo1;Nombre=name;Referencia=sku;Precio (imp. incl.)=price;Cantidad=stock',
      others: 'Categoría;Precio (imp. excl.);Estado;Posición',
    },
    'PrestaShop, combinations': {
      preset: 'prestashop',
      ours: 'Product ID*=rowId;Product Reference=parentSku;Attribute (Name:Type:Position)*=rowOptions;Value (Value:Position)*=rowOptionValues;Reference=sku;EAN13=universalId;Wholesale price=cost;Quantity=stock;Image URLs (x,y,z...)=photo1',
      others:
        'Supplier reference;Impact on price;Ecotax;Minimal quantity;Low stock level;Impact on weight;Default (0 = No, 1 = Yes);Combination available date;ID / Name of shop;Warehouse',
    },
    'Mercado Libre, the publisher': {
      preset: 'mercadolibre',
      ours: 'Título: incluye producto, marca, modelo y destaca sus características principales=name;Código universal de producto=universalId;Varía por: Color=variationValue1;Varía por: Talla=variationValue2;Fotos=photo1;SKU=sku;Stock=stock;Precio [$]=price;Descripción=description;Marca=brand;Modelo=attributes.Modelo',
      others:
        'Código de catálogo ML;Cantidad de caracteres;Condición;Moneda;Cargo por vender;Cuotas;Forma de envío;Costo de envío;Retiro en persona;Tipo de garantía;Tiempo de garantía;Unidad de Tiempo de garantía;Altura;Unidad de Altura;Ancho;Unidades por pack;Errores;Resumen de errores',
    },
    'Mercado Libre, what is published': {
      preset: 'mercadolibre',
      ours: 'SKU=sku;Título=name;Cantidad=stock;Precio=price',
      others:
        'Número de publicación;Número de variante;Variantes;Canal de venta;Moneda;Forma de envío;Costo de envío;Cargo por venta;Estado',
    },
  };

  it.each(Object.entries(exports))(
    'of %s are matched by themselves, at least 95 of 100',
    (_, { preset, ours, others }) => {
      const known = ours.split(/;(?! )/u).map((one) => one.split('=') as [string, string]);
      const unknown = others.split(/;(?! )/u);
      const matched = matchColumns([...known.map(([head]) => head), ...unknown]);
      expect(matched.preset).toBe(preset);
      const wrong = known.flatMap(([head, key], at) =>
        matched.columns[at]?.key === key ? [] : [`${head}: ${matched.columns[at]?.key}`],
      );
      expect(wrong.length / known.length, wrong.join('; ')).toBeLessThanOrEqual(0.05);
      // What we have no field for is taken for nothing, and each is told why.
      const rest = matched.columns.slice(known.length);
      expect(rest.filter(({ key }) => key !== null).map(({ head }) => head)).toEqual([]);
      expect(rest.filter(({ note }) => note === null)).toEqual([]);
    },
  );

  it('that nobody knows are told so', () => {
    expect(matchColumns(['Zona']).columns[0]).toMatchObject({ key: null, note: leftOut.unknown });
  });
});

describe('rows of shops (D471)', () => {
  const magento = [
    'sku,store_view_code,attribute_set_code,product_type,name,price,weight,additional_images,additional_attributes,qty,configurable_variations,configurable_variation_labels',
    'MOR-AZ,,Default,simple,Morral azul,350,0.4,,"color=Azul,material=Lana, tejida a mano,has_options=0",5,,',
    'MOR-RO,,Default,simple,Morral rojo,350,0.4,"a.jpg,b.jpg",color=Rojo,3,,',
    'MOR,,Default,configurable,Morral,,,,tejido=Telar,0,"sku=MOR-AZ,color=Azul|sku=MOR-RO,color=Rojo|sku=MOR-VE,color=Verde",color=Color',
    'MOR-AZ,en,Default,simple,Blue bag,,,,,,,',
    'GOR,,Default,simple,Gorro,120,,,color=Gris,8,,',
    'KIT,,Default,bundle,Paquete,400,,,,1,,',
  ];

  it('of Magento: a configurable product is its variations, another view and a bundle are named, and nothing is twice', () => {
    expect(skusOf(magento)).toEqual([
      ['MOR-AZ Color Azul', 'MOR-RO Color Rojo'],
      ['MOR-AZ'],
      ['GOR'],
      ['KIT'],
    ]);
    const [bag, , hat] = products(magento);
    expect(bag?.product).toMatchObject({ name: 'Morral', price: 350, parentSku: 'MOR' });
    expect(bag?.product.attributes).toEqual({ material: 'Lana, tejida a mano', tejido: 'Telar' });
    expect(bag?.product.photos?.map(({ url }) => url)).toEqual(['a.jpg', 'b.jpg']);
    expect(hat?.product.attributes).toEqual({ color: 'Gris' });
    expect(faultsOf(magento)).toEqual([
      [5, 'Es lo que dice otra vista de tu tienda, «en»: va lo de la fila 2'],
      [7, 'Aquí no se venden productos agrupados ni de otras páginas'],
    ]);
    const parent = read(magento).rows.find(({ row }) => row === 4);
    expect(parent?.notes.map(({ message }) => message)).toContain(
      'Sus variaciones MOR-VE no están en el archivo',
    );
  });

  it('of PrestaShop: products with their features, and a price without taxes is not taken for one', () => {
    const csv = [
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Reference #;Manufacturer;EAN13;Quantity;Image URLs (x,y,z...);Feature(Name:Value:Position)',
      '1;1;Taza de barro;Cocina,Tazas;103.45;120.00;TZ-1;Barro Vivo;;9;https://t.example/1.jpg,https://t.example/2.jpg;Material:Barro:1,Uso:Horno, microondas:2',
    ];
    const [row] = read(csv).rows;
    expect(row?.values).toMatchObject({
      sku: 'TZ-1',
      name: 'Taza de barro',
      price: 120,
      brand: 'Barro Vivo',
      stock: 9,
      photos: ['https://t.example/1.jpg', 'https://t.example/2.jpg'],
      attributes: { Material: 'Barro', Uso: 'Horno, microondas' },
    });
    const apart = read(csv).columns.find(({ head }) => head === 'Price tax excluded');
    expect(apart).toMatchObject({ key: null, note: 'súmale 16 % y ponlo en «Precio»' });
    const list =
      'Product ID;Imagen;Nombre;Referencia;Categoría;Precio (imp. excl.);Precio (imp. incl.);Cantidad';
    expect(read([list, '4;;Jarra;JR-4;Cocina;100.00;116.00;2']).rows[0]?.values).toEqual({
      sku: 'JR-4',
      name: 'Jarra',
      price: 116,
      stock: 2,
    });
  });

  it('of PrestaShop’s combinations: one product by its reference or number, and one that nobody understands is named', () => {
    const csv = [
      'Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Quantity;Impact on price',
      '1;HUI;Color:color:0, Talla:select:1;Azul:0, M:1;HUI-AZ-M;4;0',
      '1;HUI;Color:color:0, Talla:select:1;Rojo:1, M:1;HUI-RO-M;6;20',
      '2;;Talla:select:0;G:0;FAJ-G;1;0',
      '2;;Talla:select:0;CH:0, M:1;FAJ-X;1;0',
    ];
    expect(skusOf(csv)).toEqual([
      ['HUI-AZ-M Color Azul Talla M', 'HUI-RO-M Color Rojo Talla M'],
      ['FAJ-G Talla G', 'FAJ-X'],
    ]);
    expect(faultsOf(csv)).toEqual([[5, 'No se entiende en qué cambia: «Talla:select:0» y «CH:0, M:1»']]);
  });

  it('of Mercado Libre: heads below titles, rows that explain, variations by their title, codes that are none', () => {
    const csv = [
      'Publicador masivo,,,,,,,',
      ',,,,,,,',
      'Características,,,Condiciones,,,,',
      'Título: incluye producto y marca,Código universal de producto,Varía por: Color,Fotos,SKU,Stock,Precio [$],Condición',
      'Obligatorio,Obligatorio,,Obligatorio,Opcional,Obligatorio,Obligatorio,Obligatorio',
      'Hasta 60 letras,,,Direcciones,Tu clave,Piezas,Pesos,Elige',
      'Rebozo de Tenancingo,El producto no tiene código registrado,Azul,https://t.example/1.jpg https://t.example/2.jpg,REB-A,4,650,Nuevo',
      'Rebozo de Tenancingo,,Rojo,,REB-R,2,650,Nuevo',
      'Sarape,7501234567893,,,SAR,1,900,Nuevo',
    ];
    expect(skusOf(csv)).toEqual([['REB-A Color Azul', 'REB-R Color Rojo'], ['SAR']]);
    const { rows, notes } = read(csv);
    expect(notes).toEqual([
      'Los nombres de tus columnas están en la fila 4: lo de arriba no se usa',
      'Las filas 5 a 6 explican las columnas: no son productos',
      'Las filas con el mismo título son variaciones de un producto',
    ]);
    expect(rows[0]?.values).toMatchObject({
      parentSku: 'Rebozo de Tenancingo',
      photos: ['https://t.example/1.jpg', 'https://t.example/2.jpg'],
      price: 650,
      stock: 4,
    });
    expect(rows.map(({ notes: told }) => told.map(({ message }) => message))).toEqual([
      ['Va sin código de barras: dice «El producto no tiene código registrado»'],
      [],
      [],
    ]);
  });

  it('of any of them is read again as it was mended: no row needs another one', () => {
    const mended = read(magento).rows.map(({ cells }) => cells);
    const keys = [...new Set(mended.flatMap((cells) => Object.keys(cells)))];
    const again = read([
      keys.join(','),
      ...mended.map((cells) => keys.map((key) => `"${cells[key] ?? ''}"`).join(',')),
    ]);
    expect(again.rows.map(({ values }) => values)).toEqual(read(magento).rows.map(({ values }) => values));
  });
});
