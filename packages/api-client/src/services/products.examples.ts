import { EXAMPLE_STORE_ID } from './examples.ts';
import type { Product, ProductHistoryEntry, ProductPageAnswer } from './products.schemas.ts';

const MADE = '2025-01-10T17:00:00.000Z';
const CHANGED = '2025-01-15T18:30:00.000Z';

export const exampleProduct: Product = {
  id: 'p-1001',
  storeId: EXAMPLE_STORE_ID,
  status: 'active',
  version: 3,
  completeness: 85,
  missing: ['photos', 'description'],
  fecha_creacion: MADE,
  fecha_modificacion: CHANGED,
  name: 'Juego de 6 vasos de vidrio soplado azul',
  description: 'Vasos de vidrio reciclado, soplados a mano en Tonalá, Jalisco.',
  bullets: ['Vidrio reciclado', 'Capacidad de 350 ml', 'Aptos para lavavajillas'],
  photos: [{ url: '/upload/files/vasos-azules.jpg', order: 1 }],
  brand: 'Casa Lumbre',
  category: 'cat-21',
  category_name: 'Cristalería',
  attributes: { Material: 'Vidrio' },
  universalId: '7501234567893',
  price: 999,
  salePrice: 899,
  cost: 410,
  dimensions: { height: 30, width: 25, depth: 20, weight: 2.1 },
  sales_channel: {
    CS: {
      active: true,
      price: 999,
      salePrice: 899,
      category: null,
      status: 'active',
      message: null,
      follows: null,
      stockBuffer: 0,
      blockers: [],
    },
  },
  shipping_method: 'dropshipping',
  cartaPorte: '53101600',
  satUnit: 'H87',
  parentSku: null,
  info_by_sku: [
    {
      sku: 'VS-6-AZ',
      stock: 14,
      variation: [{ variationName: 'Color', variation_value: 'Azul' }],
      photos: [],
    },
  ],
};

export const exampleProductRow: ProductPageAnswer['data'][number] = {
  id: exampleProduct.id,
  name: exampleProduct.name,
  sku: 'VS-6-AZ',
  version: 3,
  ImageLinkThumbnail: '/upload/files/vasos-azules.jpg',
  category: 'cat-21',
  category_name: 'Cristalería',
  parent_name: 'Cocina',
  price: 999,
  salePrice: 899,
  stock: 14,
  skus: 1,
  status: 'active',
  completeness: 100,
  salesChannels: ['CS', 'SR'],
  dropshipping: true,
  fulfillment: false,
  fecha_creacion: MADE,
  fecha_modificacion: CHANGED,
};

export const exampleSkuStock = {
  productId: exampleProduct.id,
  sku: 'VS-6-AZ',
  name: exampleProduct.name,
  stock: 14,
  fulfillmentStock: 0,
  reserved: 2,
  salesChannels: ['CS' as const, 'SR' as const],
  available: true,
  updatedAt: CHANGED,
  soldIn28Days: 12,
};

export const exampleHostedProduct = {
  IDProduct: '8812',
  shop_id: 'shop-77',
  name: exampleProduct.name,
  price: 899,
  sku: 'VS-6-AZ',
  stock: 14,
  active: true,
};

export const exampleHistoryEntry: ProductHistoryEntry = {
  version: 3,
  at: CHANGED,
  by: 'Mariana Robles Ibarra',
  source: 'form',
  loadId: null,
  changes: [{ field: 'salePrice', before: 949, after: 899 }],
};
