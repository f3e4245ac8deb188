import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../tools/suite/samples.ts';
import { calls } from '../calls.ts';
import { listOrders } from '../services/kidal.calls.ts';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import type { AnyCall } from './define-call.ts';
import { decodeQuery, encodeQuery } from './query.ts';
import * as z from 'zod/mini';

const everyCall: [string, AnyCall][] = Object.entries(calls);
const shape = z.object({
  page: z.optional(z.int()),
  active: z.optional(z.boolean()),
  name: z.optional(z.string()),
  channels: z.optional(z.array(z.string())),
});
const decode = (text: string) => decodeQuery(shape, new URLSearchParams(text));

describe('writing a query (calls.md 1.1)', () => {
  it('repeats the key of a list and sends nothing for what is empty (D164)', () => {
    expect(
      encodeQuery({
        'filter-marketplace': ['CS', 'SR'],
        search: '',
        page: undefined,
        sort: null,
        pageSize: 0,
      }),
    ).toBe('filter-marketplace=CS&filter-marketplace=SR&pageSize=0');
  });

  it('encodes what would break out of its value', () => {
    expect(encodeQuery({ search: 'a&b=c#d e/ñ' })).toBe('search=a%26b%3Dc%23d+e%2F%C3%B1');
  });
});

describe('reading a query', () => {
  it('reads the types that the schema asks for and drops what it does not name', () => {
    expect(decode('page=3&active=false&name=07&channels=CS&espia=1')).toEqual({
      page: 3,
      active: false,
      name: '07',
      channels: ['CS'],
    });
  });

  it.each(['page=', 'page=&page=', ''])('%j asks for nothing', (text) => {
    expect(decode(text)).toEqual({});
  });

  it.each(['page=abc', 'page=1e3', 'page=0x10', 'page= 2', 'page=1&page=2', 'active=1', 'active=TRUE'])(
    '%j is left as it came, for the schema to refuse',
    (text) => {
      expect(shape.safeParse(decode(text)).success).toBe(false);
    },
  );

  it('never lets a second store id hide behind the first', () => {
    const { query } = calls.verifyStoreOwnership;
    const twice = decodeQuery(query, new URLSearchParams('storeId=1&storeId=2&email=a@example.com'));
    expect(query.safeParse(twice).success).toBe(false);
  });

  it.each(everyCall)('%s: what is written is what is read', (_, call) => {
    const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
    fc.assert(
      fc.property(arbitraryOf(call.query), (query) => {
        const sent = Object.fromEntries(
          Object.entries(query as object).filter(
            ([, value]) => !isEmpty(value) && !(Array.isArray(value) && value.every(isEmpty)),
          ),
        );
        expect(decodeQuery(call.query, new URLSearchParams(encodeQuery(query as object as never)))).toEqual(
          sent,
        );
      }),
      { numRuns: times(100), seed },
    );
  });

  it('has every filter of the order list (S7.23, S7.24, S7.25)', () => {
    expect(Object.keys(listOrders.query._zod.def.shape)).toEqual(
      expect.arrayContaining([
        'page',
        'pageSize',
        'filter-status-family',
        'filter-date-range-begin',
        'filter-date-range-end',
        'filter-orderId',
        'filtro_evidencia_pendiente',
        'filter-status',
        'filter-deliveryType',
        'filter-marketplace',
      ]),
    );
  });
});
