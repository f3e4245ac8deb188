import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInEveryScheme, violationsOf } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { specifiedPaths } from './support/routes.ts';
import { orderToShip } from './support/ship.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Every screen of the slice, and what stands on it once it is whole. */
async function screensOf(page: Page) {
  await page.goto('/mis-pedidos?status=en-preparacion');
  const order = await orderToShip(page);
  const guide = `/mis-pedidos/crear-guia?pedido=${order}`;
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
  return [
    ['home', '/', page.getByRole('heading', { level: 1 })],
    ['orders', '/mis-pedidos?status=todos', page.locator('tr a, article').first()],
    [
      'orders without a match',
      '/mis-pedidos?status=todos&search=zzzz',
      page.getByText('Ningún pedido coincide'),
    ],
    ['order', `/mis-pedidos?status=en-preparacion&pedido=${order}`, page.getByText('Generar guía').first()],
    ['orders to ship', '/mis-pedidos/crear-guia', page.locator('article').first()],
    ['route', `${guide}&paso=origen`, button('Continuar')],
    ['destination', `/mis-pedidos/crear-guia/editar-direccion?pedido=${order}`, button('Guardar dirección')],
    ['parcel', `${guide}&paso=paquete`, button('Cotizar')],
    ['quotes', `${guide}&paso=cotizar`, page.getByRole('radio', { name: /llega/u }).first()],
    ['review', `${guide}&paso=revisar`, button(/^Generar e imprimir/u)],
    ['unknown order', '/mis-pedidos/crear-guia?pedido=nadie', page.getByText('Este pedido ya no existe')],
    ['menu', '/menu', page.getByRole('main').getByRole('link').first()],
    ['profile', '/menu/perfil', page.getByRole('main').getByRole('link').first()],
    ['warehouse', '/datos-almacen', button('Guardar')],
    ['fiscal data', '/informacion-fiscal', button('Guardar')],
    ['account', '/informacion-bancaria', page.getByRole('link', { name: 'Cambiar cuenta' })],
    ['another account', '/informacion-bancaria?cambiar=true', button('Guardar cuenta')],
    ['team', '/usuarios', page.getByText('Titular').first()],
    ['channels', '/canales-de-venta/marketplaces', button(/^Desconectar/u)],
    ['notice', '/canales-de-venta/marketplaces/aviso?canal=SP', page.getByText('Qué no tocamos')],
    ['keys', '/canales-de-venta/marketplaces/setup?canal=WC', button('Conectar')],
    ['not found', '/no-hay', page.getByRole('heading', { level: 1 })],
  ] as const;
}

// Colours are the same at every width: one of them is looked at in all schemes.
test.each([
  ['1440 px, in every scheme', desktop, violationsInEveryScheme],
  ['390 px', phone, violationsOf],
] as const)('every screen passes axe and the content security policy at %s', async (_, viewport, look) => {
  const { context, page } = await stage.merchant({ viewport });
  const found: string[] = [];
  for (const [name, address, whole] of await screensOf(page)) {
    await page.goto(address);
    await whole.waitFor();
    found.push(...(await look(page)).map((violation) => `${name}: ${violation}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`);
  }
  expect(found).toEqual([]);
  await expectQuietEnd(context);
});

test('no route of the specification is against the content security policy, at 1440, 768 and 390 px', async () => {
  const widths = [desktop, { width: 768, height: 1024 }, phone];
  const { context, page } = await stage.merchant();
  for (const path of specifiedPaths) {
    await page.goto(path);
    await page.getByRole('main').first().waitFor();
    // What another width draws differently comes with the width: the document's policy is the same.
    for (const size of widths.toReversed()) {
      await page.setViewportSize(size);
      await page.getByRole('main').first().waitFor();
    }
  }
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(`proved: ${specifiedPaths.length} routes at ${widths.length} widths without a violation`);
  await expectQuietEnd(context);
});
