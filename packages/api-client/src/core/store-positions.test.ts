import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { type AnyCall, defineCall } from './define-call.ts';
import { id, storeId } from './fields.ts';
import { requestPickup } from '../services/guide-lots.calls.ts';
import { storeIdsIn, storePositions, withStoreId } from './store-positions.ts';
import * as z from 'zod/mini';

const everyCall: [string, AnyCall][] = Object.entries(calls);
const nested = defineCall({
  id: 'nested',
  service: 'kidal',
  method: 'POST',
  path: 'x/{store}',
  params: { store: storeId() },
  query: { seller_id: z.optional(storeId()), other: z.optional(z.string()) },
  body: z.object({
    rows: z.array(z.object({ storeId: z.nullable(storeId()), name: z.string() })),
    either: z.union([z.object({ storeId: storeId() }), z.object({ storeId: storeId(), code: z.string() })]),
    byKey: z.record(z.string(), z.object({ store_id: storeId() })),
  }),
  response: z.object({}),
  example: () => ({}),
});

/** The names under which the wire carries the store (D53). */
const storeNames = /^(storeId|store_id|seller_id|sellerId|store)$/;

describe('where a call carries the tenant (calls.md 1.7, D124)', () => {
  it('is found in path, query and body, in lists, alternatives and records, each place once', () => {
    expect(storePositions(nested)).toEqual([
      { in: 'params', path: ['store'] },
      { in: 'query', path: ['seller_id'] },
      { in: 'body', path: ['rows', '*', 'storeId'] },
      { in: 'body', path: ['either', 'storeId'] },
      { in: 'body', path: ['byKey', '*', 'store_id'] },
    ]);
  });

  it('gives every store id of a request, none hidden behind another', () => {
    const request = {
      params: { store: '1' },
      query: { seller_id: ['2', '3'] },
      body: {
        rows: [{ storeId: '4' }, { storeId: null }, {}, 'nada'],
        either: { storeId: 5 },
        byKey: { a: { store_id: '6' }, b: { store_id: '7' } },
      },
    };
    expect(storeIdsIn(storePositions(nested), request)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('makes no text of what is no id', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
    for (const value of [{ toString: 1 }, { toString: () => '4' }, true, deep, ['4', ['4']].slice(1)]) {
      const request = { params: {}, query: { seller_id: value }, body: undefined };
      expect(storeIdsIn(storePositions(nested), request)).toEqual(['']);
    }
  });

  it('reads hostile bodies without falling over', () => {
    for (const body of [null, undefined, 7, 'x', [], { rows: 'x', either: null, byKey: [1] }]) {
      expect(storeIdsIn(storePositions(nested), { params: {}, query: {}, body })).toEqual([]);
    }
    const inherited = Object.create({ storeId: '9' }) as object;
    expect(storeIdsIn(storePositions(nested), { params: inherited, query: {}, body: {} })).toEqual([]);
  });

  it.each(everyCall)('%s: a field that is named like a store is marked as one', (_, call) => {
    const marked = new Set(storePositions(call).map((one) => `${one.in}.${one.path.join('.')}`));
    const named = (['params', 'query', 'body'] as const).flatMap((part) => {
      const { shape = {} } = (call[part]?._zod.def ?? {}) as { shape?: Record<string, z.ZodMiniType> };
      return Object.entries(shape)
        .filter(([name, field]) => storeNames.test(name) && field._zod.def.type !== 'object')
        .map(([name]) => `${part}.${name}`);
    });
    expect(named.filter((place) => !marked.has(place))).toEqual([]);
    // {id} of bamako is the store (calls.md 5).
    if (call.service === 'bamako') expect(marked.size).toBeGreaterThan(0);
  });

  it('is filled in where it is left out and must be there, and nowhere else', () => {
    expect(withStoreId(nested, {}, '7')).toEqual({ params: { store: '7' } });
    expect(withStoreId(nested, { params: { store: '8' }, query: { other: 'x' } }, '7')).toEqual({
      params: { store: '8' },
      query: { other: 'x' },
    });
    const input = { body: { guides: ['1'] } };
    expect(withStoreId(requestPickup, input, '7')).toEqual({ body: { guides: ['1'], storeId: '7' } });
    expect(input).toEqual({ body: { guides: ['1'] } });
  });

  it('does not take the hosted shop for the store (D53)', () => {
    const hosted = defineCall({
      id: 'hosted',
      service: 'shopify',
      method: 'POST',
      path: 'x',
      query: { shop_id: id() },
      body: z.object({ shopId: id(), sellerID: id() }),
      response: z.object({}),
      example: () => ({}),
    });
    expect(storePositions(hosted)).toEqual([]);
  });
});
