import { describe, expect, test } from 'vitest';
import { accountMenu, invoiceMenu, mainMenu } from '../shell/menu.tsx';
import { redirects } from '../../shared/routes/redirects.ts';
import { paths } from '../../shared/routes/paths.ts';
import { routeOf, routes } from './routes.ts';

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;

describe('the routes', () => {
  test('S2.36 to S2.61: every address that the portal makes leads to a page', () => {
    const addresses = Object.values(paths).map((path) => (path as (argument?: string) => string)());
    expect(addresses.filter((address) => routeOf(pathnameOf(address)) === undefined)).toEqual([]);
  });

  test('every entry of the menus leads to a page of ours that says its name', () => {
    const items = [...mainMenu({ channels: [], waitingOrders: null }), ...invoiceMenu()];
    const entries = [...items, ...items.flatMap(({ children = [] }) => children), ...accountMenu];
    const hrefs = entries.flatMap(({ href }) => (href === undefined ? [] : [href]));
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter((href) => routeOf(pathnameOf(href)) === undefined)).toEqual([]);
  });

  test('D34: each short form of the specification leads to a route of the table', () => {
    for (const to of Object.values(redirects)) expect(routes.map(({ path }) => path)).toContain(to);
  });

  test('D47: an address that is none of ours has no page', () => {
    expect(routeOf('/mis-pedido')).toBeUndefined();
    expect(routeOf('/subir-facturas/otras')).toBeUndefined();
  });

  test('a guide and the address of who receives it have a page each', () => {
    const [guide, address] = ['', '/editar-direccion'].map((end) => routeOf(`/mis-pedidos/crear-guia${end}`));
    expect([guide, address]).not.toContain(undefined);
    expect(guide).not.toBe(address);
  });

  test('S2.48: the product to edit is a part of the address', () => {
    expect(routeOf('/mis-productos/catalogo-de-productos/editar-producto/p-1001')).toBeDefined();
  });
});
