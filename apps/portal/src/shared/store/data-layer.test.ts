import { listOrders } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { windowAnalytics } from '../../app/analytics.ts';
import { orderQueryOf } from '../../entities/order/order-query.ts';
import { ordersPage } from '../../entities/order/operations.ts';
import { ordersFeature } from '../../pages/orders/saga.ts';
import { ordersSearch } from '../routes/orders-search.ts';
import { storeChosen } from '../session/slice.ts';
import { shellFeature } from '../../app/shell/saga.ts';
import { selectConfig } from '../session/config-slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { pageViewed } from './data-layer.ts';

const params = { storeId: '10452' };
const query = orderQueryOf({ ...ordersSearch.defaults, search: 'Mariana Rentería' });

describe('S7.22, D10: the data layer', () => {
  test('is told of pages, of what succeeded and of what failed, and of nothing that somebody typed or owns', async () => {
    const app = createTestApp({
      handlers: [mock(listOrders, { once: true }).fails(503), ...orderHandlers(51)],
    });
    app.store.startFeature(ordersFeature);
    app.store.dispatch(storeChosen(params.storeId));
    app.store.dispatch(pageViewed('/mis-pedidos'));
    app.store.dispatch(ordersPage.requested({ params, query }));
    await app.until(() => app.uiEvents.some((event) => event.event === 'operation'));
    app.store.dispatch(ordersPage.requested({ params, query }));
    const outcome = (name: string) =>
      app.uiEvents.flatMap((event) => ('operation' in event && event.operation === name ? [event] : []));
    await app.until(() => outcome(ordersPage.name).length === 2);
    expect(app.uiEvents[0]).toEqual({ event: 'page_view', page: '/mis-pedidos' });
    expect(outcome(ordersPage.name)).toEqual([
      { event: 'operation', operation: ordersPage.name, outcome: 'failed', reason: 'http' },
      { event: 'operation', operation: ordersPage.name, outcome: 'succeeded' },
    ]);
    expect(JSON.stringify(app.uiEvents)).not.toMatch(/Mariana|10452/u);
  });

  test('brings a tag manager only where the environment names one', async () => {
    const started = async (tagManagerId: string | null) => {
      const app = createTestApp({ config: { tagManagerId, topUpUrl: '/recarga' } });
      app.store.startFeature(shellFeature);
      await app.until((state) => selectConfig(state).topUpUrl === '/recarga');
      return app.tagManagers;
    };
    expect(await started('GTM-ABC123')).toEqual(['GTM-ABC123']);
    expect(await started(null)).toEqual([]);
  });
});

describe('in a window', () => {
  const scripts: { src: unknown; async: boolean }[] = [];
  const page = (trustedTypes?: object) =>
    ({
      trustedTypes,
      document: {
        createElement: () => ({ src: null, async: false }),
        head: { append: (script: { src: unknown; async: boolean }) => void scripts.push(script) },
      },
    }) as unknown as Parameters<typeof windowAnalytics>[0];

  test('events wait in `dataLayer` for whoever reads them', () => {
    const window = page();
    windowAnalytics(window).push({ event: 'page_view', page: '/' });
    expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/' }]);
    expect(scripts).toEqual([]);
  });

  test('the script’s address is made by a policy of Trusted Types, of the container alone', () => {
    const trusted = { toString: () => 'trusted' };
    const made: string[] = [];
    const types = {
      createPolicy: (name: string, rules: { createScriptURL: (id: string) => string }) => ({
        createScriptURL: (id: string) => {
          made.push(`${name} ${rules.createScriptURL(id)}`);
          return trusted;
        },
      }),
    };
    windowAnalytics(page(types)).load('GTM-A&b');
    expect(made).toEqual(['tag-manager https://www.googletagmanager.com/gtm.js?id=GTM-A%26b']);
    expect(scripts).toEqual([{ src: trusted, async: true }]);
  });
});
