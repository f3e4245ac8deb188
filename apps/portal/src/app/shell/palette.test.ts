import { listSalesChannels, order as readOrder } from '@trastienda/api-client';
import { listProducts } from '@trastienda/api-client/products';
import { mock, orderHandlers, seededOrders } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { sessionFeature } from '../session/session.saga.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { helpPages } from '../help/help-pages.ts';
import { helpPrefix, paletteGroups, palettePages } from './palette-commands.ts';
import {
  foundProducts,
  matchingOrders,
  matchingProducts,
  paletteFeature,
  paletteTyped,
  searchedText,
} from './palette-orders.ts';

const clock = { now: Date.parse('2025-11-25T15:42:00.000Z'), timeZone: 'America/Mexico_City' };

async function openApp() {
  const app = createTestApp({ handlers: [...orderHandlers(214), mock(listProducts).example()] });
  app.store.startFeature(sessionFeature);
  await app.until(({ session }) => session.gate.phase === 'open');
  app.store.startFeature(paletteFeature);
  return app;
}
/** What the service was asked to search, in order. */
const searched = (app: Awaited<ReturnType<typeof openApp>>) =>
  app.sent('/Ordersfull/seller/').map(({ url }) => new URL(url).searchParams.get('search'));

describe('the palette', () => {
  test('D22: finds an order by its number, asked once the typing rests', async () => {
    const app = await openApp();
    const number = seededOrders(214).orderAt(7).orderid;
    app.store.dispatch(paletteTyped(number.slice(0, 4)));
    app.store.dispatch(paletteTyped(` ${number} `));
    await app.until((state) => someOrders.select(state, matchingOrders(number)).status === 'succeeded');
    expect(searched(app)).toEqual([number]);
    const orders = someOrders.select(app.store.getState(), matchingOrders(number)).value?.rows ?? [];
    expect(orders.map(({ orderNumber }) => orderNumber)).toContain(number);
  });

  test('D22: finds products by name or SKU beside the orders, and neither search waits for the other', async () => {
    const app = await openApp();
    app.store.dispatch(paletteTyped('vaso'));
    app.store.dispatch(paletteTyped('vasos'));
    const input = matchingProducts('vasos');
    await app.until((state) => foundProducts.select(state, input).status === 'succeeded');
    const asked = app
      .sent('/products')
      .map(({ url }) => new URL(url).searchParams)
      .filter((query) => query.has('name'));
    expect(asked.map((query) => query.get('name'))).toEqual(['vasos']);
    const products = foundProducts.select(app.store.getState(), input).value?.rows ?? [];
    const groups = paletteGroups([], { text: 'vasos', orders: [], products }, clock);
    const [found] = groups.find(({ id }) => id === 'products')?.items ?? [];
    expect(found).toMatchObject({
      label: products[0]?.name,
      href: `/mis-productos/catalogo-de-productos/editar-producto/${products[0]?.id}`,
    });
    expect(found?.description).toContain(products[0]?.sku);
  });

  test('a text of one or two characters is not searched: it would match everything', () => {
    expect(searchedText(' 61 ')).toBe('');
    expect(searchedText(' 618 ')).toBe('618');
  });

  test('offers every page of the menus and the account, the acts, and the list of orders for what is typed', () => {
    const order = readOrder.parse(seededOrders(1).orderAt(0));
    const groups = paletteGroups(
      palettePages({ channels: listSalesChannels.example().data, waitingOrders: null }),
      { text: 'Vela', orders: [order], products: [], hasTopUp: true },
      clock,
    );
    const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/',
        '/mis-pedidos?status=todos',
        '/mis-productos/catalogo-de-productos?marketplace=sears',
        '/mis-pagos/evidencias-rechazadas',
        '/subir-facturas/manuales',
        '/informacion-bancaria',
        '/mis-pedidos/subir-evidencia',
        '/mis-pedidos/crear-guia?vista=lotes',
        '/mis-pedidos?status=todos&search=Vela',
        '/mis-productos/catalogo-de-productos?q=Vela',
        '/mis-pedidos/crear-guia?vista=historial&buscar=Vela',
        `/mis-pedidos?status=todos&pedido=${order.orderNumber}`,
      ]),
    );
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    // An act without an address is done by the palette itself.
    expect(
      groups.flatMap(({ items }) => items.filter(({ href }) => href === undefined).map(({ id }) => id)),
    ).toEqual(['shortcuts', 'sign-out', 'top-up', ...helpPages.map((page) => `${helpPrefix}${page.id}`)]);
  });
});
