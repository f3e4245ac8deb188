import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { createServices } from '@trastienda/services';
import { BENCH_EMAIL } from './bench-stores.ts';

/** Asks for a page of 20 of a filled store. @returns milliseconds; throws when there is no row in the answer. */
export async function askPage(
  services: ReturnType<typeof createServices>,
  store: string,
  call: AnyCall,
  query: Readonly<Record<string, unknown>>,
): Promise<number> {
  const began = performance.now();
  const answer = await services.handle(
    call,
    { params: { storeId: store }, query: { page: 1, pageSize: 20, ...query }, body: undefined },
    { user: { email: BENCH_EMAIL, name: null }, storeId: store, idempotencyKey: null, requestId: 'bench' },
  );
  const took = performance.now() - began;
  const rows = (answer.body as { data?: unknown[] }).data?.length ?? 0;
  if (answer.status !== 200 || rows === 0)
    throw new Error(`${store}, ${JSON.stringify(query)}: ${answer.status}, ${rows} rows`);
  return took;
}

/** Asks for a page of 20 orders of a filled store. @returns milliseconds; throws when there is no row in the answer. */
export const askOrders = (
  services: ReturnType<typeof createServices>,
  store: string,
  query: Readonly<Record<string, unknown>>,
): Promise<number> => askPage(services, store, calls.listOrders, query);
