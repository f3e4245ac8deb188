/**
 * Of exports of shops, by version and language: heads that mean one thing there, and another elsewhere. `null`: not ours.
 * Sources: help.shopify.com, product CSV; woocommerce/woocommerce, product exporter and its es_MX words.
 */
export const presets = {
  shopify: {
    signatures: [
      ['handle', 'title', 'vendor'],
      ['url handle', 'title', 'vendor'],
    ],
    heads: {
      type: null,
      'product category': null,
      status: null,
      // What is paid; what is struck through stands in 'Compare-at price'.
      price: 'salePrice',
      'variant image url': null,
    },
  },
  woocommerce: {
    signatures: [
      ['type', 'sku', 'name', 'published'],
      ['tipo', 'sku', 'nombre', 'publicado'],
    ],
    heads: {
      type: 'rowType',
      tipo: 'rowType',
      id: 'rowId',
      categories: null,
      categorías: null,
      'shipping class': null,
      'clase de envío': null,
      // Their short description is no list of points.
      'short description': null,
      'descripción corta': null,
    },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly signatures: readonly (readonly string[])[];
      readonly heads: Readonly<Record<string, string | null>>;
    }
  >
>;
