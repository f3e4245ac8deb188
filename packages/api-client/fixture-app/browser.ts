import { createApi, createClient, listAll, snackbarMessage } from '@trastienda/api-client';
import * as kidal from '@trastienda/api-client/kidal';
import { getBalance } from '@trastienda/api-client/shippings';

const request = createClient({ storeId: () => '10452', sessionId: () => '1234567890123456789' });
const api = createApi(request, { kidal, shippings: { getBalance } });

const [orders, balance, refused] = await Promise.all([
  api.kidal.listOrders({ params: { storeId: '10452' }, query: { page: 1 } }),
  api.shippings.getBalance({ params: { storeId: '10452' } }),
  api.shippings.getBalance({ params: { storeId: '' } }),
]);
const all = await listAll(request, kidal.listOrders, { params: { storeId: '10452' } });
const firstOrder: string | undefined = orders.ok ? orders.value.rows[0]?.orderNumber : undefined;

document.title = [
  firstOrder,
  balance.ok ? balance.value.detail.monto_actual : balance.error.kind,
  refused.ok ? '' : snackbarMessage(refused.error.message),
  all.ok ? all.value.length : all.error.kind,
].join(' · ');
