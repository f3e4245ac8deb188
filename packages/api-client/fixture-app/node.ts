import assert from 'node:assert/strict';
import {
  createApi,
  createClient,
  createSessionClient,
  downloadFile,
  TransferError,
} from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import document from '@trastienda/api-client/openapi.json' with { type: 'json' };
import { callHandlers, mock } from '@trastienda/api-client/msw';
import * as services from '@trastienda/api-client/services';
import { setupServer } from 'msw/node';

const known: CallId[] = ['listOrders', 'getBalance'];
const server = setupServer(...callHandlers);
server.listen();
const api = createApi(createClient({ baseUrl: 'http://localhost', storeId: () => '10452' }), services);

const orders = await api.kidal.listOrders({ params: { storeId: '10452' } });
assert.ok(orders.ok);
const total: number = orders.value.total;
assert.equal(total, 1);
server.use(mock(calls.getBalance).fails(500));
const failed = await api.shippings.getBalance({ params: { storeId: '10452' } });
assert.equal(failed.ok ? '' : failed.error.message, 'Failed to GET');
// @ts-expect-error a path parameter may not be missing; the store's own is filled in by the client
const refused = await api.shippings.getZipCode({});
assert.equal(refused.ok ? '' : refused.error.kind, 'input');
await assert.rejects(downloadFile('http://localhost:9/x', { token: 'tk' }), TransferError);
server.close();

assert.equal(typeof createSessionClient, 'function');
assert.ok(Object.keys(calls).length > 150);
assert.ok(known.every((id) => id in calls));
assert.equal(document.openapi, '3.1.0');
