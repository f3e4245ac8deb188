import { foldText, fromCentavos, centavos, ownStoreCodes, type ChannelCode } from '@trastienda/domain';
import { productCompleteness } from '@trastienda/domain/product';
import type { ProductRow } from '@trastienda/services/subjects/products/product-of-row';
import type { products, productSkus } from '@trastienda/services/tables/products';
import { UPLOAD_PATH } from '@trastienda/services/subjects/files/create-files';
import type { DemoStore } from './merchants.ts';
import { type DemoProduct, demoProducts } from './products.ts';
import {
  demoRuleAttributesOf,
  demoAttributesOf,
  demoLeaf,
} from '@trastienda/services/setup/reference/categories/index';

const DAY_MS = 86_400_000;
const colours = [
  'rojo',
  'verde',
  'azul',
  'ocre',
  'blanco',
  'negro',
  'coral',
  'turquesa',
  'natural',
  'gris',
  'mostaza',
  'lila',
];

/** Category and SAT key of each family of Casa Lumbre, by the beginning of its SKU. */
const families: Readonly<Record<string, readonly [category: string, sat: string]>> = {
  VS: ['Cristalería', '52152100'],
  LM: ['Lámparas de mesa', '39111500'],
  CJ: ['Cojines', '52121505'],
  TP: ['Tapetes y alfombras', '52101500'],
  VL: ['Velas y aromas', '39111500'],
  MC: ['Macetas', '56101600'],
  HM: ['Hamacas', '56101600'],
  EP: ['Espejos', '56101500'],
  CB: ['Cobijas y cobertores', '52121508'],
  RL: ['Relojes de pared', '56101500'],
  CN: ['Canastas y cestos', '52141605'],
  JR: ['Jarrones y floreros', '52152100'],
  PS: ['Portarretratos y marcos', '56101500'],
  ML: ['Mantelería', '52121604'],
};
/** The same for the other stores. */
const ofOtherStores: Readonly<Record<DemoStore['catalog'], readonly [category: string, sat: string]>> = {
  home: ['Figuras y esculturas', '52000000'],
  kitchen: ['Utensilios de cocina', '52151600'],
  pets: ['Juguetes para mascotas', '10111300'],
  books: ['Cuadernos y libretas', '14111500'],
  fashion: ['Rebozos y chales', '53102502'],
  tools: ['Herramienta manual', '27111700'],
  electric: ['Cables eléctricos', '39111500'],
};

type Rows = {
  readonly products: (typeof products.$inferInsert)[];
  readonly skus: (typeof productSkus.$inferInsert)[];
};

/** Colours of one thing, beside the one that is drawn; those with variations have them as SKUs. */
const coloursOf = (store: DemoStore, { productType }: DemoProduct): readonly string[] =>
  store.catalog === 'home' && productType === 'simple' ? colours : [];

/**
 * The catalogue of a demo store: what its orders hold, first. Casa Lumbre has each thing in more colours,
 * some paused, without stock, unfinished, or lacking a photo, a category or a code, so that every state can
 * be seen.
 */
export function demoCatalogue(store: DemoStore, now: Date): Rows {
  const rows: Rows = { products: [], skus: [] };
  const available = ownStoreCodes.filter(
    (_, at) => (store.contracts[[1, 2, 0][at] ?? 0] ?? 0) >= (at === 2 ? 3 : 2),
  );
  let serial = 0;
  for (const product of demoProducts(store)) {
    const [leafName, sat] =
      (store.catalog === 'home' && families[product.sku.slice(0, 2)]) || ofOtherStores[store.catalog];
    const leaf = demoLeaf(leafName);
    for (const colour of [null, ...coloursOf(store, product)]) {
      serial += 1;
      const isFirst = colour === null;
      const lacks = (every: number) => !isFirst && serial % every === 0;
      const isDraft = lacks(31);
      const photos = lacks(19) || isDraft ? [] : [{ url: `${UPLOAD_PATH}/${product.picture.key}`, order: 1 }];
      const isUncategorised = lacks(29) || isDraft;
      const name = isFirst ? product.name : `${product.name.replace(/ azul$/u, '')}, ${colour}`;
      const sku = isFirst ? product.sku : `${product.sku}-${colour.slice(0, 3).toUpperCase()}`;
      const variations = product.productType === 'variacion' ? [null, 'Rojo', 'Azul', 'Verde'] : [null];
      const stockOf = (at: number) => (lacks(23) ? 0 : 4 + ((serial * 7 + at * 5) % 40));
      const skus = variations.map((value, at) => ({
        sku: value === null ? sku : `${sku}-${value.slice(0, 2).toUpperCase()}`,
        stock: stockOf(at),
        variation:
          variations.length > 1 ? [{ variationName: 'Color', variation_value: value ?? 'Natural' }] : [],
      }));
      const isReady = photos.length > 0 && !isUncategorised && skus.some(({ stock }) => stock > 0);
      const status: ProductRow['status'] = isDraft
        ? 'draft'
        : lacks(13) || photos.length === 0 || isUncategorised
          ? 'paused'
          : 'active';
      const active = status === 'active' ? available : [];
      const price = product.price + (serial % 5) * 1000;
      const salePrice = serial % 3 === 0 ? Math.round(price * 0.9) : price;
      const offers: ProductRow['offers'] = Object.fromEntries(
        available.map((code) => [
          code,
          {
            active: active.includes(code),
            price: fromCentavos(centavos(price)),
            salePrice: fromCentavos(centavos(salePrice)),
            category: null,
            follows: { percent: 0, rounding: 'none' as const },
            stockBuffer: 0,
            status: active.includes(code) ? ('active' as const) : ('paused' as const),
            message: isReady || status === 'active' ? null : 'Le falta una foto o su categoría',
          },
        ]),
      );
      const content = {
        name,
        description: isDraft
          ? ''
          : `${name}. Hecho a mano por artesanas y artesanos, pieza por pieza. Cada una es distinta: el color y la textura pueden variar un poco. Se envía en caja reforzada.`,
        bullets: isDraft ? [] : ['Hecho a mano', 'Envío en caja reforzada', 'Pieza única'],
        photos,
        brand: lacks(17) ? null : (store.name ?? null),
        category: isUncategorised ? '' : leaf.id,
        universalId: null,
        cartaPorte: isDraft ? null : sat,
        attributes: { ...demoAttributesOf(leaf), ...(colour !== null && { Color: colour }) },
        dimensions: product.dimensions,
        salePrice: fromCentavos(centavos(salePrice)),
        stock: skus.reduce((sum, { stock }) => sum + stock, 0),
        info_by_sku: skus.map((one) => ({ ...one, photos: [] })),
      };
      const listing = productCompleteness(content, isUncategorised ? [] : demoRuleAttributesOf(leaf));
      const id = isFirst ? product.id : `${product.id}-${colour}`;
      const createdAt = new Date(now.getTime() - (540 - serial) * DAY_MS);
      rows.products.push({
        storeId: store.id,
        id,
        name,
        foldedName: foldText(name),
        searched: foldText([name, ...skus.map((one) => one.sku)].join(' ')),
        description: content.description,
        bullets: content.bullets,
        photos,
        brand: content.brand,
        category: content.category,
        categoryName: isUncategorised ? '' : leaf.name,
        parentName: isUncategorised ? null : (leaf.path.at(-2) ?? null),
        attributes: content.attributes,
        price,
        salePrice,
        dimensions: product.dimensions,
        offers,
        channels: [...active] as ChannelCode[],
        shippingMethod: serial % 11 === 0 ? 'fulfillment' : 'dropshipping',
        cartaPorte: content.cartaPorte,
        status,
        stock: content.stock,
        skus: skus.length,
        firstSku: sku,
        completeness: listing.percent,
        missing: [...listing.missing],
        createdAt,
        // The update is later than the creation of newer products, so that the two orders of a list differ.
        updatedAt: new Date(now.getTime() - ((serial * 37) % 400) * 3_600_000),
        demo: true,
      });
      rows.skus.push(
        ...skus.map((one, position) => ({
          storeId: store.id,
          productId: id,
          ...one,
          foldedSku: foldText(one.sku),
          position,
        })),
      );
    }
  }
  return rows;
}
