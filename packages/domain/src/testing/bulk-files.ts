import { productRows } from '../bulk/product-rows.ts';
import { tableRows } from '../bulk/decode-table.ts';
import { blankProduct } from '../product/blank-product.ts';
import type { ProductValues } from '../product/product-values.ts';

export const tableOf = (csv: string, attributes: readonly string[] = []) => {
  const rows = tableRows(csv);
  return rows.ok ? productRows(rows.value, { attributes }) : rows;
};
export const readRows = (csv: string, attributes: readonly string[] = []) => {
  const table = tableOf(csv, attributes);
  return table.ok ? table.value.rows : [];
};
export const storedProduct: ProductValues = {
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

export const editOptions = {
  isNew: false,
  categoryOf: (text: string) => ({ id: `id-of-${text}`, name: text }),
  photoOf: (name: string) => `/upload/files/${name}`,
};
