import { foldText } from '../internal/text.ts';
import { attributeProblem } from './attribute-problem.ts';
import { satUnits } from './sat-units.ts';
import type {
  CategoryAttribute,
  ProductFault,
  ProductOffer,
  ProductSku,
  ProductValues,
} from './product-values.ts';
import { tooLong } from './too-long.ts';
import { validateSku } from './validate-sku.ts';
import { validateUniversalId } from './validate-universal-id.ts';
import { optionLimit, skuLimit } from './variation/variation-rows.ts';

/** Limits for the fields of a product. */
export const productLimits = {
  name: 120,
  description: 20_000,
  bullets: 10,
  bullet: 500,
  photos: 10,
  brand: 120,
  /** MXN */
  price: 9_999_999.99,
  /** Pieces of a SKU. */
  stock: 999_999,
  /** cm */
  length: 300,
  /** kg */
  weight: 500,
} as const;

/** Most characters of a product's name. */
export const productNameLimit = productLimits.name;
/** Most photos of a product. */
export const productPhotoLimit = productLimits.photos;

type Check = (product: ProductValues, whole: boolean) => (ProductFault | null)[];

const fault = (field: string, message: string | null): ProductFault | null =>
  message === null ? null : { field, message };

function priceProblem(price: number, isAsked: boolean): string | null {
  if (!(price > 0)) return isAsked || price < 0 ? 'Escribe un precio mayor que 0' : null;
  return price > productLimits.price ? 'Escribe un precio de hasta $9,999,999.99' : null;
}

const saleProblem = (salePrice: number, price: number, isAsked: boolean): string | null =>
  priceProblem(salePrice, isAsked) ??
  (salePrice > price && (isAsked || price > 0)
    ? 'El precio de oferta no puede ser mayor que el precio'
    : null);

const texts: Check = (product, isAsked) => [
  fault(
    'name',
    product.name.trim() === ''
      ? 'Escribe el nombre del producto'
      : tooLong('El nombre', product.name, productLimits.name),
  ),
  fault('description', tooLong('La descripción', product.description, productLimits.description)),
  fault(
    'bullets',
    product.bullets.length > productLimits.bullets ? 'Escribe 10 puntos clave como máximo' : null,
  ),
  ...product.bullets.map((bullet, at) =>
    fault(`bullets.${at}`, tooLong('El punto clave', bullet, productLimits.bullet)),
  ),
  fault('brand', tooLong('La marca', product.brand ?? '', productLimits.brand)),
  fault('category', isAsked && product.category === '' ? 'Elige una categoría' : null),
];

const photos: Check = ({ photos: all }, isAsked) => [
  fault(
    'photos',
    isAsked && all.length === 0
      ? 'Sube al menos una foto'
      : all.length > productLimits.photos
        ? 'Sube 10 fotos como máximo'
        : null,
  ),
];

const codes: Check = ({ universalId, cartaPorte, satUnit }) => {
  const read = (universalId ?? '').trim() === '' ? null : validateUniversalId(universalId);
  return [
    fault('universalId', read && !read.ok ? read.error.message : null),
    fault('cartaPorte', /^(?:\d{8})?$/u.test(cartaPorte ?? '') ? null : 'La clave SAT lleva 8 dígitos'),
    fault(
      'satUnit',
      satUnit === null || satUnits.some(({ code }) => code === satUnit)
        ? null
        : 'Elige una unidad de la lista',
    ),
  ];
};

const prices: Check = ({ price, salePrice, cost }, isAsked) => [
  fault('price', priceProblem(price, isAsked)),
  fault('salePrice', saleProblem(salePrice, price, isAsked)),
  fault('cost', cost === null ? null : cost < 0 ? 'Escribe 0 o más' : priceProblem(cost, false)),
];

const sides = [
  ['height', 'el alto'],
  ['width', 'el ancho'],
  ['depth', 'el largo'],
] as const;
const measures: Check = ({ dimensions }, isAsked) => [
  ...sides.map(([side, name]) => {
    const value = dimensions[side];
    if (!(value > 0)) {
      // An empty measure is 0.
      const asks = value < 0 ? 'Escribe más que 0' : isAsked ? `Escribe ${name}` : null;
      return fault(`dimensions.${side}`, asks);
    }
    return fault(
      `dimensions.${side}`,
      value > productLimits.length
        ? `${name[0]?.toUpperCase()}${name.slice(1)} es de 300 cm como máximo`
        : null,
    );
  }),
  fault(
    'dimensions.weight',
    dimensions.weight > productLimits.weight
      ? 'El peso es de 500 kg como máximo'
      : dimensions.weight > 0 || (dimensions.weight === 0 && !isAsked)
        ? null
        : dimensions.weight < 0
          ? 'Escribe más que 0'
          : 'Escribe el peso',
  ),
];

const variationKey = ({ variation }: ProductSku): string =>
  variation
    .map(({ variationName, variation_value }) => foldText(`${variationName}=${variation_value}`))
    .join('|');

function stockProblem(stock: number): string | null {
  if (!Number.isInteger(stock) || stock < 0) return 'Escribe las existencias como un número entero, 0 o más';
  return stock > productLimits.stock ? 'Escribe hasta 999,999 piezas' : null;
}

const skus: Check = ({ info_by_sku: rows }) => {
  const bySku = new Map<string, string>();
  const byVariation = new Map<string, string>();
  const found = rows.flatMap((row, at) => {
    const read = validateSku(row.sku);
    const key = foldText(row.sku);
    const twin = bySku.get(key);
    const other = byVariation.get(variationKey(row));
    bySku.set(key, twin ?? row.sku);
    byVariation.set(variationKey(row), other ?? row.sku);
    const where = `info_by_sku.${at}`;
    return [
      fault(
        `${where}.sku`,
        read.ok ? (twin === undefined ? null : `Es igual a ${twin}`) : read.error.message,
      ),
      fault(`${where}.stock`, stockProblem(row.stock)),
      fault(
        `${where}.variation`,
        row.variation.length > optionLimit
          ? 'Usa 3 opciones como máximo'
          : twin === undefined && other !== undefined
            ? `Su variación es igual a la de ${other}`
            : null,
      ),
      fault(`${where}.photos`, row.photos.length > productLimits.photos ? 'Sube 10 fotos como máximo' : null),
    ];
  });
  const count =
    rows.length === 0
      ? 'Escribe el SKU'
      : rows.length > skuLimit
        ? 'Un producto lleva 1,000 variaciones como máximo'
        : null;
  return [fault('info_by_sku', count), ...found];
};

const offers: Check = ({ sales_channel }, isAsked) =>
  Object.entries(sales_channel).flatMap(([code, offer]: [string, ProductOffer | undefined]) =>
    offer
      ? [
          fault(`sales_channel.${code}.price`, priceProblem(offer.price, isAsked && offer.active)),
          fault(
            `sales_channel.${code}.salePrice`,
            saleProblem(offer.salePrice, offer.price, isAsked && offer.active),
          ),
        ]
      : [],
  );

/**
 * The faults of a product, field by field, by the names of the wire. A draft requires only its name and one SKU; its other
 * values are checked all the same.
 * @param attributes What its category asks; values of other names are not looked at.
 * @example productFaults({ ...blankProduct, name: 'Vaso', info_by_sku: [{ sku: 'VS-1', stock: 4, variation: [], photos: [] }] }, { isDraft: true }) // => []
 * @example productFaults(blankProduct, { isDraft: true }) // => [{ field: 'name', message: 'Escribe el nombre del producto' }, { field: 'info_by_sku', message: 'Escribe el SKU' }]
 */
export function productFaults(
  product: ProductValues,
  {
    isDraft,
    attributes = [],
  }: { readonly isDraft: boolean; readonly attributes?: readonly CategoryAttribute[] },
): ProductFault[] {
  const named = attributes.map((attribute) =>
    fault(`attributes.${attribute.name}`, attributeProblem(attribute, product.attributes[attribute.name])),
  );
  return [texts, photos, codes, prices, measures, skus, offers]
    .flatMap((check) => check(product, !isDraft))
    .concat(named)
    .filter((one) => one !== null);
}
