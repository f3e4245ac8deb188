import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountMenu, invoiceMenu, mainMenu } from '../shell/menu.tsx';
import { isPlanned, plannedPageOf, plannedRoutes, redirects } from '../../shared/routes/planned-routes.ts';
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

  test('a page that is still to be built is found by its own address, with a name and what it will do', () => {
    for (const [path, page] of Object.entries(plannedRoutes)) {
      expect(plannedPageOf(`${path.replace(/:[a-z]+$/iu, 'p-1')}?de=aqui`), path).toBe(page);
      expect(page.does, path).toMatch(/^Aquí .+\.$/u);
    }
    const names = Object.values(plannedRoutes).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(isPlanned('/mis-pedidos?status=todos')).toBe(false);
  });

  test('no page links to one that is still to be built, unless it asks first', () => {
    const planned = Object.entries(paths).filter(([, path]) => isPlanned((path as () => string)()));
    const source = new URL('../../', import.meta.url);
    const links = ['pages', 'features', 'entities'].flatMap((folder) =>
      readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
        .map((file) => ({ file, text: readFileSync(new URL(`${folder}/${file}`, source), 'utf8') }))
        .flatMap(({ file, text }) =>
          planned
            .filter(([name]) => text.includes(`paths.${name}(`) && !text.includes(`isPlanned(paths.${name}(`))
            .map(([name]) => ({ file, name })),
        ),
    );
    expect(links).toEqual([]);
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
