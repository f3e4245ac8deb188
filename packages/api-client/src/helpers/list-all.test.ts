import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient } from '../core/create-client.ts';
import { mock, orderPages } from '../msw/index.ts';
import { listPayments } from '../services/payments.calls.ts';
import { listOrders } from '../services/kidal.calls.ts';
import { useServer } from '../testing/use-server.ts';
import { ALL_PAYMENTS_FAILED, listAll } from './list-all.ts';
import { listSamplePosts } from './list-sample-posts.ts';

const server = useServer([]);
const request = createClient({ baseUrl: 'http://localhost' });
const orders = { params: { storeId: '10452' } };

describe('every row of a paged list (S7.93, D157)', () => {
  it.each([1, 100, 101, 351])('of %i orders, 100 a page, each once', async (count) => {
    const pages: (number | undefined)[] = [];
    const answer = orderPages(count);
    server.use(
      mock(listOrders).reply((heard) => {
        expect(heard.query.pageSize).toBe(100);
        pages.push(heard.query.page);
        return answer(heard);
      }),
    );
    const result = await listAll(request, listOrders, orders);
    if (!result.ok) throw new Error(result.error.message);
    expect(new Set(result.value.map((order) => order.orderNumber)).size).toBe(count);
    expect(pages).toEqual(Array.from({ length: Math.ceil(count / 100) }, (_, at) => at + 1));
  });

  it('stops after the page that reaches a limit', async () => {
    server.use(mock(listOrders).reply(orderPages(500)));
    const result = await listAll(request, listOrders, orders, { limit: 150 });
    expect(result.ok && result.value.length).toBe(200);
  });

  it('keeps the filters', async () => {
    const answer = orderPages(500);
    server.use(mock(listOrders).reply(answer));
    const result = await listAll(request, listOrders, { ...orders, query: { 'filter-marketplace': ['CS'] } });
    expect(result.ok && result.value.every((order) => order.marketplace === 'CS')).toBe(true);
  });

  it('of nothing is a failure: No hay datos para exportar (S8.12)', async () => {
    server.use(mock(listOrders).reply(orderPages(0)));
    expect(await listAll(request, listOrders, orders)).toMatchObject({
      ok: false,
      error: { message: 'No hay datos para exportar' },
    });
  });

  it('fails whole when one page fails, with the sentence of the row (S8.7)', async () => {
    const one = listPayments.example();
    server.use(
      mock(listPayments).fails(500),
      mock(listPayments, { once: true }).reply({
        ...one,
        pagination: { ...one.pagination, total_registros: 300, page_size: 100 },
      }),
    );
    const input = { query: { store_id: '10452', marketplace: 'SN' as const } };
    expect(
      await listAll(request, listPayments, input, { failureMessage: ALL_PAYMENTS_FAILED }),
    ).toMatchObject({
      ok: false,
      error: { status: 500, message: 'Error fetching all payment history' },
    });
  });
});

describe('the sample call (S7.15, D9)', () => {
  it('has no address of its own', async () => {
    server.use(
      http.get('https://muestra.example.com/posts', () =>
        HttpResponse.json([{ id: 1, title: 'a', body: 'b', userId: 2 }]),
      ),
    );
    expect(await listSamplePosts('https://muestra.example.com')).toEqual({
      ok: true,
      value: [{ id: 1, title: 'a', body: 'b' }],
    });
    server.use(http.get('https://muestra.example.com/posts', () => new HttpResponse(null, { status: 404 })));
    expect(await listSamplePosts('https://muestra.example.com')).toMatchObject({
      error: { message: 'Failed to fetch: Not Found' },
    });
  });
});
