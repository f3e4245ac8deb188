import type { MaybeText } from '../internal/text.ts';
import { fromCentavos } from '../money/centavos.ts';
import { parseMxn } from '../money/parse-mxn.ts';
import { parseDecimal } from '../number/parse-decimal.ts';
import { blankProduct } from './blank-product.ts';
import { productFaults } from './product-faults.ts';

/** The values of the product form, as typed. An absent one is not checked. */
export interface ProductForm {
  readonly name: MaybeText;
  readonly sku: MaybeText;
  readonly universalId?: MaybeText;
  /** MXN */
  readonly price: MaybeText;
  /** MXN, at most price */
  readonly salePrice: MaybeText;
  /** MXN */
  readonly cost?: MaybeText;
  readonly stock: MaybeText;
  readonly photoCount: number;
  readonly description?: MaybeText;
  readonly bullets?: readonly string[];
  readonly brand?: MaybeText;
  readonly category?: MaybeText;
  /** cm */
  readonly height?: MaybeText;
  /** cm */
  readonly width?: MaybeText;
  /** cm */
  readonly depth?: MaybeText;
  /** kg */
  readonly weight?: MaybeText;
  readonly cartaPorte?: MaybeText;
  readonly satUnit?: MaybeText;
}

export type ProductField = keyof ProductForm;

/** Names of the wire whose fields the form calls otherwise. */
const formNames: Readonly<Record<string, ProductField>> = {
  photos: 'photoCount',
  'info_by_sku.0.sku': 'sku',
  'info_by_sku.0.stock': 'stock',
  'dimensions.height': 'height',
  'dimensions.width': 'width',
  'dimensions.depth': 'depth',
  'dimensions.weight': 'weight',
};

const orNull = (text: MaybeText): string | null => {
  const given = text ?? '';
  return given.trim() === '' ? null : given;
};

/** Most digits of a number of pieces. */
const pieces = (text: MaybeText): number => (/^\s*\d{1,9}\s*$/u.test(text ?? '') ? Number(text) : Number.NaN);

/**
 * The faults of a product form as it was typed: one Spanish sentence for each faulty field, an empty object when it is fine.
 * Numbers are read first; all else is `productFaults`. A draft requires only name and SKU.
 * @example checkProduct({ name: 'Camisa', sku: 'CAM-1', price: '499', salePrice: '449', stock: '14', photoCount: 1 }) // => {}
 * @example checkProduct({ name: 'Camisa', sku: 'CAM-1', price: '499', salePrice: '500', stock: '1.5', photoCount: 1 }) // => { salePrice: 'El precio de oferta no puede ser mayor que el precio', stock: 'Escribe las existencias como un número entero, 0 o más' }
 */
export function checkProduct(
  form: ProductForm,
  { isDraft = false }: { readonly isDraft?: boolean } = {},
): { readonly [Field in ProductField]?: string } {
  const unread: { [Field in ProductField]?: string } = {};
  const isAsked = (field: ProductField) =>
    form[field] !== undefined && !(isDraft && orNull(text(field)) === null);
  const text = (field: ProductField): MaybeText => {
    const value = form[field];
    return typeof value === 'string' ? value : null;
  };
  const read = <Value extends number>(
    field: 'price' | 'salePrice' | 'cost' | 'height' | 'width' | 'depth' | 'weight',
    parse: (typed: MaybeText) => { ok: true; value: Value } | { ok: false; error: { message: string } },
    otherwise: number,
  ): number => {
    if (!isAsked(field) && (isDraft || field !== 'salePrice')) return 0;
    const given = parse(text(field));
    if (given.ok) return given.value;
    unread[field] = given.error.message;
    return otherwise;
  };
  const mxn = (field: 'price' | 'salePrice' | 'cost', otherwise: number): number =>
    read(
      field,
      (typed) => {
        const amount = parseMxn(typed);
        return amount.ok ? { ok: true, value: fromCentavos(amount.value) } : amount;
      },
      otherwise,
    );
  const measure = (field: 'height' | 'width' | 'depth' | 'weight'): number => read(field, parseDecimal, 0);
  // A faulty price has one message, at its own field: no offer is compared with it.
  const price = mxn('price', Number.POSITIVE_INFINITY);
  const faults = productFaults(
    {
      ...blankProduct,
      name: form.name ?? '',
      description: form.description ?? '',
      bullets: form.bullets ?? [],
      photos: Array.from({ length: Math.min(99, form.photoCount) || 0 }, (_, at) => ({
        url: '',
        order: at + 1,
      })),
      brand: orNull(form.brand),
      category: form.category ?? '',
      universalId: orNull(form.universalId),
      price,
      salePrice: mxn('salePrice', 0),
      cost: form.cost === undefined || orNull(form.cost) === null ? null : mxn('cost', 0),
      dimensions: {
        height: measure('height'),
        width: measure('width'),
        depth: measure('depth'),
        weight: measure('weight'),
      },
      cartaPorte: orNull(form.cartaPorte),
      satUnit: orNull(form.satUnit),
      info_by_sku: [
        {
          sku: form.sku ?? '',
          stock: isDraft && orNull(form.stock) === null ? 0 : pieces(form.stock),
          variation: [],
          photos: [],
        },
      ],
    },
    { isDraft },
  );
  const sentences: { [Field in ProductField]?: string } = {};
  for (const { field, message } of faults) {
    const name = formNames[field] ?? ((field.startsWith('bullets') ? 'bullets' : field) as ProductField);
    if (name in form && sentences[name] === undefined) sentences[name] = message;
  }
  return { ...sentences, ...unread };
}
