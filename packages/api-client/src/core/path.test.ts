import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { calls } from '../calls.ts';
import { inputOf } from '../testing/arbitrary-of.ts';
import { createCallTable } from './call-table.ts';
import { type AnyCall, defineCall, type HttpMethod } from './define-call.ts';
import { id } from './fields.ts';
import { callPath } from './path.ts';
import * as z from 'zod/mini';

const everyCall: [string, AnyCall][] = Object.entries(calls);
const all = createCallTable<AnyCall>(Object.values(calls));

const call = (
  name: string,
  method: HttpMethod,
  path: string,
  params: Record<string, z.ZodMiniType> = {},
): AnyCall =>
  defineCall({
    id: name,
    service: 'products',
    method,
    path,
    params,
    response: z.object({}),
    example: () => ({}),
  });

const product = 'product/commerce/{storeId}/product';
const params = { storeId: id(), id: id() };
const table = createCallTable([
  call('getProduct', 'GET', `${product}/{id}`, params),
  call('updateProduct', 'PATCH', `${product}/{id}`, params),
  call('getProductStock', 'GET', `${product}/stock`, { storeId: id() }),
  call('deleteProducts', 'POST', `${product}/delete`, { storeId: id() }),
  call('listProducts', 'GET', `${product}/`, { storeId: id() }),
  call('report', 'GET', 'reporte/guias/comercio/{storeId}/fecha_inicio={from}/fecha_fin={to}', {
    storeId: id(),
    from: id(),
    to: id(),
  }),
]);
const find = (method: string, path: string, service = 'products') => {
  const found = table.find(service, method, path);
  return typeof found === 'object' && found !== null ? [found.call.id, found.params] : found;
};

describe('the path of a call (S7.1)', () => {
  it('is written letter for letter, with each value in a segment of its own', () => {
    const report = call('report', 'GET', 'reporte/{storeId}/fecha_inicio={d}', { storeId: id(), d: id() });
    expect(callPath(report, { storeId: 'a/b ñ?#', d: '2025-01-01' })).toBe(
      '/api/products/route/reporte/a%2Fb%20%C3%B1%3F%23/fecha_inicio=2025-01-01',
    );
  });

  it('keeps the last slash where the row shows one (D162)', () => {
    expect(callPath(call('x', 'GET', 'store/'), {})).toBe('/api/products/route/store/');
  });

  it.each(['', ' ', '.', '..', null, undefined, '\uDFFF'])('is none for the segment %j', (value) => {
    expect(callPath(call('x', 'GET', 'store/{id}', { id: id() }), { id: value })).toBeNull();
  });
});

describe('the table that gateway and services look calls up in', () => {
  it('takes a path with and without its last slash, and nothing else that is not canonical (D162)', () => {
    expect(find('GET', 'product/commerce/1/product/')).toEqual(['listProducts', { storeId: '1' }]);
    expect(find('GET', 'product/commerce/1/product')).toEqual(['listProducts', { storeId: '1' }]);
    for (const path of [
      'product/commerce/1/product//',
      '/product/commerce/1/product',
      'product//commerce/1/product',
      'PRODUCT/commerce/1/product',
      'product/commerce/1/./product',
      'product/commerce/%2e%2e/product',
      'product/commerce/../product/7',
      'product/commerce/1%2Fproduct',
    ]) {
      expect(find('GET', path)).toBeNull();
    }
  });

  it('never reads a word such as stock as an id, whatever the method or the spelling (D132)', () => {
    expect(find('GET', 'product/commerce/1/product/stock')).toEqual(['getProductStock', { storeId: '1' }]);
    expect(find('GET', 'product/commerce/1/product/p-9')).toEqual([
      'getProduct',
      { storeId: '1', id: 'p-9' },
    ]);
    expect(find('PATCH', 'product/commerce/1/product/stock')).toBe('method');
    expect(find('GET', 'product/commerce/1/product/delete')).toBe('method');
    expect(find('GET', 'product/commerce/1/product/%73tock')).toBeNull();
  });

  it('tells a wrong method from an unknown path', () => {
    expect(find('PUT', 'product/commerce/1/product/p-9')).toBe('method');
    expect(find('GET', 'product/nada')).toBeNull();
    expect(find('GET', 'product/commerce/1/product', 'kidal')).toBeNull();
    expect(find('GET', 'product/commerce/1/product', 'toString')).toBeNull();
  });

  it('decodes a value once, an encoded slash included, and refuses half a character', () => {
    expect(find('GET', 'product/commerce/1/product/a%2Fb')).toEqual([
      'getProduct',
      { storeId: '1', id: 'a/b' },
    ]);
    expect(find('GET', 'product/commerce/1/product/a%252Fb')).toEqual([
      'getProduct',
      { storeId: '1', id: 'a%2Fb' },
    ]);
    expect(find('GET', 'product/commerce/1/product/%E0%A4%A')).toBeNull();
  });

  it('reads the segments with an equals sign (D134)', () => {
    expect(find('GET', 'reporte/guias/comercio/7/fecha_inicio=2025-01-01/fecha_fin=2025-01-31')).toEqual([
      'report',
      { storeId: '7', from: '2025-01-01', to: '2025-01-31' },
    ]);
  });

  it.each(everyCall)(
    'finds %s at the path that the client writes, and gives its parameters back',
    (name, one) => {
      fc.assert(
        fc.property(inputOf(one), (input) => {
          const path = callPath(one, input.params as Record<string, unknown>);
          const found = all.find(
            one.service,
            one.method,
            path?.slice(`/api/${one.service}/route/`.length) ?? '',
          );
          expect(found).not.toBe('method');
          expect(found).not.toBeNull();
          if (found === null || found === 'method') return;
          // The two calls of the shipping service share one address (calls.md 5).
          const shared = one.id === 'getStoreService' && found.call.id === 'getShippingService';
          if (shared) return;
          expect([found.call.id, found.params]).toEqual([name, one.params.parse(input.params)]);
        }),
        { numRuns: times(40), seed },
      );
    },
  );
});
