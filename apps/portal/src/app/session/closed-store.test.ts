import { listOrders } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { listProducts } from '@trastienda/api-client/products';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { ordersPage } from '../../entities/order/operations.ts';
import { orderQueryOf } from '../../entities/order/order-query.ts';
import { allAsked } from '../../pages/catalogue/acts.ts';
import { catalogueFeature } from '../../pages/catalogue/saga.ts';
import { productsQuery } from '../../entities/product/product-query.ts';
import { allRequested, exportRequested } from '../../pages/orders/bulk/actions.ts';
import { exportColumns } from '../../pages/orders/bulk/column-keys.ts';
import { orderBulkFeature } from '../../pages/orders/bulk/feature.ts';
import { catalogueSearch } from '../../shared/routes/catalogue-search.ts';
import { ordersSearch } from '../../shared/routes/orders-search.ts';
import { uploadsFeature } from '../../shared/uploads/uploads-feature.ts';
import { uploadChanged, uploadRequested } from '../../shared/uploads/uploads-slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sessionFeature } from './session.saga.ts';

type App = ReturnType<typeof createTestApp>;
const query = orderQueryOf(ordersSearch.defaults);
const closed = { statusCode: 403, message: 'Esta tienda está cerrada', code: 'store_closed' };

describe('a store that an operator closed while somebody works in it (D500)', () => {
  test.each<readonly [string, (app: App) => void]>([
    ['a list', ({ store }) => store.dispatch(ordersPage.requested({ query }))],
    ['all orders that are chosen', ({ store }) => store.dispatch(allRequested({ query, total: 251 }))],
    [
      'all products that are chosen',
      ({ store }) => store.dispatch(allAsked({ query: productsQuery(catalogueSearch.defaults), total: 60 })),
    ],
    [
      'a job in parts',
      ({ store }) => store.dispatch(exportRequested({ id: 'job', columns: exportColumns, from: { query } })),
    ],
    [
      'a file',
      ({ store }) => {
        const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
        store.dispatch(uploadChanged({ id: 'a', upload: { status: 'uploading', progress: null } }));
        store.dispatch(uploadRequested({ id: 'a', file, kind: 'certificate' }));
      },
    ],
  ])('shows so, whatever asks first: %s', async (_what, ask) => {
    const app = createTestApp({ url: '/?store=10452' });
    for (const feature of [sessionFeature, orderBulkFeature, catalogueFeature, uploadsFeature])
      app.store.startFeature(feature);
    await app.until(({ session }) => session.gate.phase === 'open');
    app.use(
      mock(listOrders).fails(403, closed),
      mock(listProducts).fails(403, closed),
      http.post('*/upload/files', () => HttpResponse.json(closed, { status: 403 })),
    );
    ask(app);
    await app.until(({ session }) => session.gate.phase === 'closed');
    expect(app.visited).toEqual([]);
  });
});
