import { describe, expect, it } from 'vitest';
import * as services from '../by-service/index.ts';
import * as kidal from '../by-service/kidal.ts';
import { calls } from '../calls.ts';
import { callHandlers } from '../msw/index.ts';
import { getZipCode } from '../services/shippings.calls.ts';
import { useServer } from '../testing/use-server.ts';
import { createApi } from './create-api.ts';
import { createClient } from './create-client.ts';
import { type AnyCall, serviceNames } from './define-call.ts';

useServer(callHandlers);
const request = createClient({ baseUrl: 'http://localhost', storeId: () => '10452' });
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the client grouped by service', () => {
  it('a call is a function of its input, with its own types', async () => {
    const api = createApi(request, { kidal, shippings: { getZipCode } });
    const orders = await api.kidal.listOrders({ params: { storeId: '10452' }, query: { page: 1 } });
    expect(orders.ok && orders.value.rows[0]?.orderNumber).toBe(calls.listOrders.example().data[0]?.orderid);
    const { getZipCode: alone } = api.shippings;
    expect(await alone({ params: { code: '44100' } })).toEqual({ ok: true, value: getZipCode.example() });
  });

  it('options go with the call: who gives up gets no answer', async () => {
    const api = createApi(request, { kidal });
    const signal = AbortSignal.abort();
    expect(await api.kidal.listOrders({ params: { storeId: '1' } }, { signal })).toMatchObject({
      ok: false,
      error: { kind: 'aborted' },
    });
  });

  it('a call that needs nothing is called with nothing', async () => {
    const { resources } = createApi(request, services);
    expect(await resources.listBanks()).toMatchObject({ ok: true });
  });

  it('has the 17 services, each with its own calls, and every call once', () => {
    expect(Object.keys(services).toSorted()).toEqual(serviceNames.map(camel).toSorted());
    const grouped = Object.entries(services).flatMap(([name, calls]) =>
      Object.entries<AnyCall>(calls).map(([id, call]) => {
        expect([camel(call.service), call.id]).toEqual([name, id]);
        return id;
      }),
    );
    expect(grouped.toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});
