import { listSalesChannels } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { carriers } from './carrier-marks.tsx';
import { invoiceMenu, mainMenu } from './menu.tsx';

const outline = (items: ReturnType<typeof mainMenu>) =>
  items.map(({ label, children }) => [label, ...(children ?? []).map((child) => child.label)]);

describe('the sidebar', () => {
  test('S2.2 to S2.6: holds the entries of the specification in their order, the guides (D29), and what else has a page (D420)', () => {
    expect(outline(mainMenu({ channels: [], waitingOrders: null }))).toEqual([
      ['Inicio'],
      ['Mis productos'],
      ['Mis pedidos'],
      ['Guías', 'Generar', 'En lote', 'Historial', 'Rastreo'],
      ['Canales de venta', 'Marketplace'],
      ['Fulfillment', 'Retirar inventario', 'Consultar inventario', 'Historial de envios'],
      ['Mis pagos', 'Claroshop', 'Sears', 'Sanborns', 'Evidencias rechazadas'],
      ['Subir facturas', 'Automáticas', 'Manuales'],
      ['Reportes', 'Ventas', 'Inventario', 'Reporte general'],
    ]);
  });

  test('S1.23: ends with the logos of three carriers (D14)', () => {
    expect(carriers.map(({ name }) => name)).toEqual(['Norte Express', 'Veloz MX', 'Ruta 7']);
    for (const { logo } of carriers) expect(logo.type).toBe('svg');
  });

  test('S2.7, S2.8: products has one entry for each available channel, with its lower-cased name as the query', () => {
    const [sears, sanborns, claroshop] = listSalesChannels.example().data;
    if (!sears || !sanborns || !claroshop) throw new Error('the example has three channels');
    const channels = [claroshop, { ...sanborns, available: false }, sears];
    const products = mainMenu({ channels, waitingOrders: null }).find(({ key }) => key === 'products');
    expect(products?.children?.map(({ label, href }) => [label, href])).toEqual([
      ['Sears', '/mis-productos/catalogo-de-productos?marketplace=sears'],
      ['Claroshop', '/mis-productos/catalogo-de-productos?marketplace=claroshop'],
    ]);
  });

  test('D29, D31: every entry leads to its route', () => {
    const items = mainMenu({ channels: [], waitingOrders: 3 });
    const hrefs = items.flatMap(({ href, children = [] }) =>
      [href].concat(children.map((child) => child.href)),
    );
    expect(hrefs.filter(Boolean)).toEqual([
      '/',
      '/mis-productos/catalogo-de-productos',
      '/mis-pedidos?status=todos',
      '/mis-pedidos/crear-guia',
      '/mis-pedidos/crear-guia?vista=lotes',
      '/mis-pedidos/crear-guia?vista=historial',
      '/mis-pedidos/crear-guia?vista=rastreo',
      '/canales-de-venta/marketplaces',
      '/canales-de-venta/marketplaces',
      '/fulfillment',
      '/fulfillment/retirar-inventario',
      '/fulfillment/consultar-inventario',
      '/historial-de-envios',
      '/mis-pagos?marketplace=claroshop',
      '/mis-pagos?marketplace=sears',
      '/mis-pagos?marketplace=sanborns',
      '/mis-pagos/evidencias-rechazadas',
      '/subir-facturas/automaticas',
      '/subir-facturas/automaticas',
      '/subir-facturas/manuales',
      '/reportes/ventas',
      '/reportes/inventario',
      '/reporte',
    ]);
  });

  test('S2.9: on the invoice routes it holds only "Subir facturas" with "Automáticas" and "Manuales"', () => {
    expect(outline(invoiceMenu())).toEqual([['Subir facturas', 'Automáticas', 'Manuales']]);
  });
});
