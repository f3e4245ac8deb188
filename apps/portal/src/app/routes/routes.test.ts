import { describe, expect, test } from 'vitest';
import { redirects } from './planned-routes.ts';
import { paths } from '../../shared/routes/paths.ts';
import { routeOf, routes } from './routes.ts';

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;

describe('the routes', () => {
  test('S2.36 to S2.61: every address that the portal makes leads to a page', () => {
    const addresses = Object.values(paths).map((path) => (path as (argument?: string) => string)());
    expect(addresses.filter((address) => routeOf(pathnameOf(address)) === undefined)).toEqual([]);
  });

  test('D34: each short form of the specification leads to a route of the table', () => {
    for (const to of Object.values(redirects)) expect(routes.map(({ path }) => path)).toContain(to);
  });

  test('D47: an address that is none of ours has no page', () => {
    expect(routeOf('/mis-pedido')).toBeUndefined();
    expect(routeOf('/subir-facturas/otras')).toBeUndefined();
  });

  test('S2.48: the product to edit is a part of the address', () => {
    expect(routeOf('/mis-productos/catalogo-de-productos/editar-producto/p-1001')).toBeDefined();
  });
});
