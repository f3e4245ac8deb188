import type { ProductValues } from './product-values.ts';

/** A product with no values yet. */
export const blankProduct: ProductValues = {
  name: '',
  description: '',
  bullets: [],
  photos: [],
  brand: null,
  category: '',
  category_name: '',
  attributes: {},
  universalId: null,
  price: 0,
  salePrice: 0,
  cost: null,
  dimensions: { height: 0, width: 0, depth: 0, weight: 0 },
  sales_channel: {},
  shipping_method: 'dropshipping',
  cartaPorte: null,
  satUnit: null,
  parentSku: null,
  info_by_sku: [],
};
