import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInEveryScheme, violationsOf } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { orderToShip } from './support/ship.ts';
import { signIn } from './support/sign-in.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Every screen of the slice, and what stands on it once it is whole. */
async function screensOf(page: Page) {
  await page.goto(`${stage.origin}/mis-pedidos?status=en-preparacion`);
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

describe('every screen of the slice', () => {
  // Colours are the same at every width: one of them is looked at in all schemes.
  test.each([
    ['1440 px, in every scheme', desktop, violationsInEveryScheme],
    ['390 px', phone, violationsOf],
  ] as const)('every screen passes axe and the content security policy at %s', async (_, viewport, look) => {
    const { context, page } = await stage.merchant({ viewport });
    const found: string[] = [];
    for (const [name, address, whole] of await screensOf(page)) {
      await page.goto(`${stage.origin}${address}`);
      await whole.waitFor();
      found.push(...(await look(page)).map((violation) => `${name}: ${violation}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`);
    }
    expect(found).toEqual([]);
    await expectQuietEnd(context);
  });

  test('the result, a purchase that is being verified, and a refusal too', async () => {
    const { context, page } = await stage.merchant();
    await page.goto(`${stage.origin}/mis-pedidos?status=en-preparacion`);
    const order = await orderToShip(page);
    const found: string[] = [];
    const look = async (name: string) => {
      found.push(...(await violationsInEveryScheme(page)).map((violation) => `${name}: ${violation}`));
    };
    const buy = async () => {
      await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${order}&paso=revisar`);
      await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
    };
    const pattern = '**/generar-guia-mensajeria/**';
    const refused = { status: 402, json: { statusCode: 402, message: 'Saldo insuficiente' } };
    await page.route(pattern, (route) => route.fulfill(refused));
    await buy();
    await page.getByText('Saldo insuficiente.').waitFor();
    await look('refused');
    await page.unroute(pattern);
    await page.route(pattern, (route) => route.abort('connectionreset'));
    await buy();
    await page.getByRole('heading', { name: 'Verificando con la paquetería…' }).waitFor();
    await look('unknown');
    await page.unroute(pattern);
    await page.getByRole('heading', { name: 'Se generó la guía' }).waitFor();
    await page.getByRole('button', { name: 'Descargar PDF' }).waitFor();
    await look('result');
    expect(found).toEqual([]);
    await expectQuietEnd(context);
  });
});

describe('secrets', () => {
  /** Everything that a script on the page could read. */
  const readableBy = (page: Page) =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return JSON.stringify({
        local: { ...localStorage },
        session: { ...sessionStorage },
        cookie: document.cookie,
        databases: databases.map(({ name }) => name),
        address: location.href,
        markup: document.documentElement.outerHTML,
      });
    });

  /** The session's cookie and anything that looks like a token of the identity provider. */
  const secretsOf = async (context: BrowserContext): Promise<readonly string[]> =>
    (await context.cookies()).map(({ value }) => value).filter((value) => value.length >= 20);

  test('no token and no session is in a storage, an address or an answer that the page can see (ADR 4)', async () => {
    const context = await stage.openContext();
    const page = await context.newPage();
    const bodies: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      void response.text().then(
        (body) => bodies.push(body),
        () => {},
      );
    });
    await signIn(page, stage.origin);
    await page.goto(`${stage.origin}/mis-pedidos?status=en-preparacion`);
    const order = await orderToShip(page);
    await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${order}&paso=cotizar`);
    await page.getByRole('radio', { name: /llega/u }).first().waitFor();

    const cookies = await context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
    const seen = [
      await readableBy(page),
      ...bodies,
      ...addresses.filter((url) => !url.includes('/idp/')),
    ].join('\n');
    for (const secret of await secretsOf(context)) expect(seen).not.toContain(secret);
    // A signed token of the identity provider begins like this.
    expect(seen).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\./u);
    expect(seen).not.toMatch(/access_token|refresh_token|id_token/u);
    await context.close();
  });
});
