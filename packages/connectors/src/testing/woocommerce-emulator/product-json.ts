import { host, linksOf, peso, times } from './json-parts.ts';
import type { Product } from './model.ts';
import type { Shop } from './shop.ts';

const onSale = {
  date_on_sale_from: null,
  date_on_sale_from_gmt: null,
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
  on_sale: false,
};

function sharedProductJson(shop: Shop, product: Product): Record<string, unknown> {
  const at = 1_795_402_287;
  return {
    id: product.id,
    ...times(shop, 'date_created', at),
    ...times(shop, 'date_modified', at),
    description: '',
    permalink: `${host}/product/${product.id}/`,
    sku: product.sku,
    global_unique_id: '',
    price: peso(product.price),
    regular_price: peso(product.price),
    sale_price: '',
    ...onSale,
    status: 'publish',
    purchasable: true,
    virtual: product.isVirtual,
    downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    tax_status: 'taxable',
    tax_class: '',
    manage_stock: false,
    stock_quantity: null,
    stock_status: 'instock',
    backorders: 'no',
    backorders_allowed: false,
    backordered: false,
    low_stock_amount: null,
    weight: product.weight,
    dimensions: { length: product.length, width: product.width, height: product.height },
    shipping_class: '',
    shipping_class_id: 0,
    menu_order: 0,
    meta_data: [],
    name: product.name,
    parent_id: product.parentId,
  };
}

/** A variation as the list of its product gives it. */
export function variationJson(shop: Shop, product: Product): Record<string, unknown> {
  const path = `products/${product.parentId}/variations`;
  return {
    ...sharedProductJson(shop, product),
    type: 'variation',
    image: null,
    gallery_image_ids: [],
    attributes: [{ id: 0, name: 'Talla', slug: 'talla', option: product.name }],
    _links: {
      ...linksOf(path, product.id),
      up: [{ href: `${host}/wp-json/wc/v3/products/${product.parentId}` }],
    },
  };
}

export function productJson(shop: Shop, product: Product): Record<string, unknown> {
  const variations = [...shop.products.values()].filter((one) => one.parentId === product.id);
  const hasVariations = variations.length > 0;
  return {
    ...sharedProductJson(shop, product),
    type: hasVariations ? 'variable' : 'simple',
    slug: product.sku.toLowerCase(),
    featured: false,
    catalog_visibility: 'visible',
    short_description: '',
    total_sales: 0,
    external_url: '',
    button_text: '',
    sold_individually: false,
    shipping_required: !product.isVirtual,
    shipping_taxable: !product.isVirtual,
    reviews_allowed: true,
    average_rating: '0.00',
    rating_count: 0,
    upsell_ids: [],
    cross_sell_ids: [],
    purchase_note: '',
    categories: [{ id: 15, name: 'Uncategorized', slug: 'uncategorized' }],
    brands: [],
    tags: [],
    images: [],
    attributes: hasVariations
      ? [
          {
            id: 0,
            name: 'Talla',
            slug: 'Talla',
            position: 0,
            visible: true,
            variation: true,
            options: variations.map((one) => one.name),
          },
        ]
      : [],
    default_attributes: [],
    variations: variations.map((one) => one.id),
    grouped_products: [],
    price_html: `<span class="woocommerce-Price-amount amount">${peso(product.price)}</span>`,
    related_ids: [],
    has_options: hasVariations,
    post_password: '',
    _links: linksOf('products', product.id),
  };
}
