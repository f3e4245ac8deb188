import { type MaybeText } from '../internal/text.ts';
import { parseMxn } from '../money/parse-mxn.ts';
import { validateSku } from './validate-sku.ts';
import { validateUniversalId } from './validate-universal-id.ts';

/** The values of the product form, as typed. */
export interface ProductForm {
  readonly name: MaybeText;
  readonly sku: MaybeText;
  /** Optional. */
  readonly universalId?: MaybeText;
  /** MXN */
  readonly price: MaybeText;
  /** MXN, at most price */
  readonly salePrice: MaybeText;
  readonly stock: MaybeText;
  readonly photoCount: number;
}

export type ProductField = keyof ProductForm;

/** Most characters of a product's name. */
export const productNameLimit = 120;
/** Most photos of a product. */
export const productPhotoLimit = 10;

/**
 * Gives the faults of a product form: one Spanish sentence for each faulty field, an empty object when it
 * is fine. Price above 0, sale price above 0 and at most the price, stock whole and not negative, 1 to 10
 * photos, a name of at most 120 characters. Source: S5.21, D122, calls.md 24.9.
 * @example checkProduct({ name: 'Camisa', sku: 'CAM-1', price: '499', salePrice: '449', stock: '14', photoCount: 1 }) // => {}
 * @example checkProduct({ name: 'Camisa', sku: 'CAM-1', price: '499', salePrice: '500', stock: '1.5', photoCount: 1 }) // => { salePrice: 'El precio de oferta no puede ser mayor que el precio', stock: 'Escribe las existencias como un número entero, 0 o más' }
 */
export function checkProduct(form: ProductForm): { readonly [Field in ProductField]?: string } {
  const price = readPrice(form.price);
  const salePrice = readPrice(form.salePrice);
  const problems: [ProductField, string | null][] = [
    ['name', nameProblem(form.name)],
    ['sku', problemOf(validateSku(form.sku))],
    [
      'universalId',
      (form.universalId ?? '').trim() === '' ? null : problemOf(validateUniversalId(form.universalId)),
    ],
    ['price', price.problem],
    [
      'salePrice',
      salePrice.problem ??
        (salePrice.amount > price.amount ? 'El precio de oferta no puede ser mayor que el precio' : null),
    ],
    [
      'stock',
      /^\s*\d{1,9}\s*$/u.test(String(form.stock))
        ? null
        : 'Escribe las existencias como un número entero, 0 o más',
    ],
    ['photoCount', photoProblem(form.photoCount)],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function readPrice(text: MaybeText): { readonly amount: number; readonly problem: string | null } {
  const read = parseMxn(text);
  // A faulty price is told once, at its own field: nothing is dearer than it.
  if (!read.ok) return { amount: Number.POSITIVE_INFINITY, problem: read.error.message };
  return { amount: read.value, problem: read.value > 0 ? null : 'Escribe un precio mayor que 0' };
}

function nameProblem(name: MaybeText): string | null {
  const length = [...(name ?? '').trim()].length;
  if (length === 0) return 'Escribe el nombre del producto';
  return length > productNameLimit ? `El nombre lleva ${productNameLimit} caracteres como máximo` : null;
}

function photoProblem(count: number): string | null {
  if (!(count >= 1)) return 'Sube al menos una foto';
  return count > productPhotoLimit ? `Sube ${productPhotoLimit} fotos como máximo` : null;
}

function problemOf(result: { ok: true } | { ok: false; error: { message: string } }): string | null {
  return result.ok ? null : result.error.message;
}
