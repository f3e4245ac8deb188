import type { MaybeText } from '../../internal/text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

const suffix = '.myshopify.com';
const form = /^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/u;

/**
 * The name of a Shopify shop, from what merchants have at hand: the name, its address at myshopify.com, or the address of its
 * admin.
 * @example myshopifyName(' https://Casa-Lumbre.myshopify.com/admin ') // => { ok: true, value: 'casa-lumbre' }
 * @example myshopifyName('https://admin.shopify.com/store/casa-lumbre/orders') // => { ok: true, value: 'casa-lumbre' }
 * @example myshopifyName('casalumbre.mx') // => { ok: false, error: { code: 'other-address', message: 'Escribe la dirección que termina en .myshopify.com, no la de tu dominio' } }
 */
export function myshopifyName(text: MaybeText): Result<string, 'empty' | 'other-address' | 'shape'> {
  const clean = (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '');
  if (clean === '') return fail('empty', 'Escribe el nombre de tu tienda en Shopify');
  const ofAdmin = /^admin\.shopify\.com\/store\/([^/?#]+)/u.exec(clean)?.[1];
  const host = ofAdmin ?? clean.replace(/[/?#].*$/u, '');
  const name = ofAdmin === undefined && host.endsWith(suffix) ? host.slice(0, -suffix.length) : host;
  if (form.test(name)) return ok(name);
  return /^[^\s.]+(?:\.[^\s.]+)+$/u.test(name)
    ? fail('other-address', 'Escribe la dirección que termina en .myshopify.com, no la de tu dominio')
    : fail('shape', 'Escribe el nombre que va antes de .myshopify.com: letras, números y guiones');
}
