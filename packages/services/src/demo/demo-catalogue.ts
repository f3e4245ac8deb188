import { foldText, fromCentavos, centavos, ownStoreCodes, type ChannelCode } from '@trastienda/domain';
import { productCompleteness } from '@trastienda/domain/product';
import type { ProductRow } from '../products/product-of-row.ts';
import type { products, productSkus } from '../products/schema.ts';
import { UPLOAD_PATH } from '../uploads/create-files.ts';
import type { DemoStore } from './merchants.ts';
import { type DemoProduct, demoProducts } from './products.ts';

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

/** Category of each family of Casa Lumbre, by the beginning of its SKU: [id, name, SAT key]. */
const families: Readonly<Record<string, readonly [id: string, name: string, sat: string]>> = {
  VS: ['cat-21', 'Cristalería', '52152100'],
  LM: ['cat-22', 'Lámparas', '39111500'],
  CJ: ['cat-23', 'Cojines', '52121500'],
  TP: ['cat-24', 'Tapetes', '52101500'],
  VL: ['cat-25', 'Velas', '39112600'],
  MC: ['cat-26', 'Macetas', '49101700'],
  HM: ['cat-27', 'Hamacas', '56101600'],
  EP: ['cat-28', 'Espejos', '56101500'],
  CB: ['cat-29', 'Cobijas', '52121500'],
  RL: ['cat-30', 'Relojes de pared', '54111600'],
  CN: ['cat-31', 'Canastas', '24112600'],
  JR: ['cat-32', 'Jarrones', '49101700'],
  PS: ['cat-33', 'Portarretratos', '49101600'],
  ML: ['cat-34', 'Mantelería', '52121600'],
};
const other: Readonly<Record<DemoStore['catalog'], readonly [id: string, name: string, sat: string]>> = {
  home: ['cat-20', 'Hogar', '52000000'],
  kitchen: ['cat-40', 'Cocina', '52151600'],
  pets: ['cat-50', 'Mascotas', '10111300'],
  books: ['cat-60', 'Papelería', '14111500'],
  fashion: ['cat-70', 'Ropa', '53101600'],
  tools: ['cat-80', 'Herramientas', '27111700'],
  electric: ['cat-90', 'Material eléctrico', '39121400'],
};

type Rows = {
  readonly products: (typeof products.$inferInsert)[];
  readonly skus: (typeof productSkus.$inferInsert)[];
};

/** Colours of one thing, beside the one that is drawn; those with variations have them as SKUs. */
const coloursOf = (store: DemoStore, { productType }: DemoProduct): readonly string[] =>
  store.catalog === 'home' && productType === 'simple' ? colours : [];

/**
 * The catalogue of a demo store: what its orders hold, first. Casa Lumbre has each thing in more colours, some paused, without
 * stock, unfinished, or lacking a photo, a category or a code, so that every state can be seen.
 */
export function demoCatalogue(store: DemoStore, now: Date): Rows {
  const rows: Rows = { products: [], skus: [] };
  const available = ownStoreCodes.filter(
    (_, at) => (store.contracts[[1, 2, 0][at] ?? 0] ?? 0) >= (at === 2 ? 3 : 2),
  );
  let serial = 0;
  for (const product of demoProducts(store)) {
    const [category, categoryName, sat] = families[product.sku.slice(0, 2)] ?? other[store.catalog];
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
        category: isUncategorised ? '' : category,
        universalId: null,
        cartaPorte: isDraft ? null : sat,
        attributes: colour === null ? {} : { Color: colour },
        dimensions: product.dimensions,
        salePrice: fromCentavos(centavos(salePrice)),
        stock: skus.reduce((sum, { stock }) => sum + stock, 0),
      };
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
        categoryName: isUncategorised ? '' : categoryName,
        parentName: isUncategorised ? null : other[store.catalog][1],
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
        completeness: productCompleteness(content).percent,
        createdAt,
        // Later than what was made after it, so that the two orders of a list differ.
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
