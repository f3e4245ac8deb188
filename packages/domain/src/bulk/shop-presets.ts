/**
 * The meaning of a heading in one shop's export: a key of ours, or one that its rows are read by; `null`
 * means that it is not ours. The note explains why, or warns.
 */
export type PresetHead = string | null | { readonly key: string | null; readonly note: string };

interface Preset {
  /** Headings that occur together in no other file. */
  readonly signatures: readonly (readonly string[])[];
  readonly heads: Readonly<Record<string, PresetHead>>;
}

const meaning = (key: string, heads: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(heads.map((head) => [head, key]));
const unused = (...heads: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(heads.map((head) => [head, null]));
const withNote = (
  note: string,
  ...heads: readonly string[]
): Readonly<Record<string, { readonly key: null; readonly note: string }>> =>
  Object.fromEntries(heads.map((head) => [head, { key: null, note }]));

/** Another shop's tree is not ours. */
const otherTree = 'Es la de la otra tienda: elige «Categoría» y te preguntamos cuál es aquí';
/** Columns that link the rows of a file to each other. */
const bound = (key: string, heads: readonly string[]) =>
  Object.fromEntries(
    heads.map((head) => [head, { key, note: 'Dice qué fila es de qué producto: no se guarda' }] as const),
  );
const ofProduct = 'Es la medida del producto, y aquí va la del paquete: elígela si es la misma';
const impact = 'Dice cuánto cambia, y aquí va el total: escríbelo completo';

/**
 * Headings of exports of shops, by version and language, that mean one thing there and another elsewhere.
 * Sources: help.shopify.com, product CSV; woocommerce/woocommerce, product exporter and its es_MX words;
 * magento/magento2, catalog product export; PrestaShop, product and combination import and the list of
 * products in English and Spanish; Mercado Libre México, workbook of the mass publisher.
 */
export const presets = {
  shopify: {
    signatures: [
      ['handle', 'title', 'vendor'],
      ['url handle', 'title', 'vendor'],
    ],
    heads: {
      ...unused('type', 'status', 'variant image url'),
      ...withNote(otherTree, 'product category'),
      // Buyers pay this price; the struck-through one is in 'Compare-at price'.
      price: 'salePrice',
    },
  },
  woocommerce: {
    signatures: [
      ['type', 'sku', 'name', 'published'],
      ['tipo', 'sku', 'nombre', 'publicado'],
    ],
    heads: {
      ...bound('rowType', ['type', 'tipo']),
      ...bound('rowId', ['id']),
      ...meaning('brand', ['brands', 'marcas']),
      ...withNote(otherTree, 'categories', 'categorías'),
      ...unused('shipping class', 'clase de envío'),
      // Their short description is no list of points.
      ...unused('short description', 'descripción corta'),
    },
  },
  magento: {
    signatures: [['sku', 'product type', 'attribute set code']],
    heads: {
      ...bound('rowType', ['product type']),
      ...bound('rowStore', ['store view code']),
      ...bound('rowVariations', ['configurable variations']),
      ...bound('rowLabels', ['configurable variation labels']),
      'additional attributes': 'rowAttributes',
      price: 'price',
      'special price': 'salePrice',
      qty: 'stock',
      manufacturer: 'brand',
      'base image': 'photo1',
      'additional images': 'photo2',
      ...withNote(otherTree, 'categories'),
      ...unused('short description', 'image', 'small image', 'thumbnail', 'swatch image', 'visibility'),
      weight: { key: 'weight', note: 'No dice en qué unidad está: lo tomamos en kilogramos' },
    },
  },
  prestashop: {
    signatures: [
      ['product id', 'name', 'reference'],
      ['id', 'active 0 1', 'name', 'reference'],
      ['product id', 'nombre', 'referencia'],
      ['id', 'nombre', 'referencia', 'categoría'],
      ['id', 'activo 0 1', 'nombre', 'referencia'],
      ['product id', 'attribute name type position'],
      ['id del producto', 'atributo nombre tipo posición'],
    ],
    heads: {
      ...bound('rowId', ['id', 'product id', 'id del producto']),
      ...meaning('parentSku', ['product reference', 'referencia del producto']),
      ...meaning('sku', ['reference', 'reference #', 'referencia', 'referencia nº', 'referencia #']),
      ...meaning('price', [
        'price tax included',
        'price tax incl',
        'precio con impuestos',
        'precio imp incl',
      ]),
      ...meaning('cost', ['wholesale price', 'cost price', 'precio al por mayor', 'precio de coste']),
      ...meaning('stock', ['quantity', 'cantidad']),
      ...meaning('brand', ['brand', 'manufacturer', 'marca', 'fabricante']),
      ...meaning('height', ['height', 'altura', 'alto']),
      ...meaning('depth', ['depth', 'profundidad']),
      ...meaning('photo1', [
        'image urls x y z',
        'image url',
        'image',
        'url de las imágenes x y z',
        'url de la imagen x y z',
        'imagen',
      ]),
      ...meaning('rowOptions', ['attribute name type position', 'atributo nombre tipo posición']),
      ...meaning('rowOptionValues', ['value value position', 'valor valor posición']),
      ...meaning('rowFeatures', [
        'feature name value position',
        'feature name value position customized',
        'característica nombre valor posición',
        'característica nombre valor posición personalizado',
      ]),
      ...withNote(otherTree, 'categories x y z', 'category', 'categorías x y z', 'categoría'),
      ...withNote(
        impact,
        'impact on price',
        'impact on weight',
        'impacto en el precio',
        'impacto en el peso',
      ),
      ...withNote(
        'Escribe lo que queda en «Precio de oferta»',
        'discount amount',
        'discount percent',
        'importe del descuento',
        'porcentaje de descuento',
      ),
      ...unused('supplier', 'proveedor', 'supplier reference', 'summary', 'resumen', 'status', 'estado'),
    },
  },
  mercadolibre: {
    signatures: [
      ['sku', 'código universal de producto', 'condición'],
      ['número de publicación', 'sku', 'título'],
    ],
    heads: {
      ...meaning('stock', ['stock', 'cantidad']),
      precio: 'price',
      fotos: 'photo1',
      modelo: 'attributes.Modelo',
      ...withNote(ofProduct, 'alto', 'altura', 'ancho', 'largo', 'longitud', 'profundidad', 'peso'),
      ...unused('forma de envío', 'costo de envío', 'unidades por pack', 'canal de venta', 'variantes'),
    },
  },
} as const satisfies Readonly<Record<string, Preset>>;
