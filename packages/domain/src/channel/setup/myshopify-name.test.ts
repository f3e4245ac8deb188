import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { myshopifyName } from './myshopify-name.ts';

describe('the name of a Shopify shop', () => {
  test.each([
    'casa-lumbre',
    ' Casa-Lumbre ',
    'casa-lumbre.myshopify.com',
    'https://casa-lumbre.myshopify.com/',
    'http://casa-lumbre.myshopify.com/admin?x=1',
    'casa-lumbre.myshopify.com#orders',
    'https://admin.shopify.com/store/casa-lumbre/orders?x=1',
  ])('is read from %s', (text) => {
    expect(myshopifyName(text)).toEqual({ ok: true, value: 'casa-lumbre' });
  });

  test.each([
    ['', 'empty'],
    [null, 'empty'],
    ['https://', 'empty'],
    ['casalumbre.mx', 'other-address'],
    ['https://www.casalumbre.mx/tienda', 'other-address'],
    ['casa-lumbre.myshopify.com.evil.mx', 'other-address'],
    ['evil.mx/casa-lumbre.myshopify.com', 'other-address'],
    ['otra.casa-lumbre.myshopify.com', 'other-address'],
    ['casa lumbre', 'shape'],
    ['-casa', 'shape'],
    ['casa-', 'shape'],
    ['casa_lumbre', 'shape'],
    ['casa@lumbre', 'shape'],
    ['.myshopify.com', 'shape'],
    ['velas-ñandú', 'shape'],
    ['a'.repeat(61), 'shape'],
  ])('%j is refused as %s', (text, code) => {
    expect(myshopifyName(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('is what stands before .myshopify.com, however it was pasted, and is its own name', () => {
    const name = fc.stringMatching(/^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/u);
    const form = fc.constantFrom(
      (shop: string) => shop.toUpperCase(),
      (shop: string) => `${shop}.myshopify.com`,
      (shop: string) => `https://${shop}.myshopify.com/admin/orders`,
      (shop: string) => `https://admin.shopify.com/store/${shop}`,
    );
    fc.assert(
      fc.property(name, form, (shop, pasted) => {
        expect(myshopifyName(pasted(shop))).toEqual({ ok: true, value: shop });
      }),
    );
  });
});
