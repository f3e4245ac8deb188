import type { Page } from 'playwright';
import { openDemoShop } from '../../packages/connectors/src/testing/demo-shop.ts';
import { quiet } from './shop.ts';

/** The name under which the pictures show the invented shop, which answers on this machine. */
const SHOWN = 'velasdelvalle.mx';

const ordersOf = 'a[href*="/mis-pedidos?"][href*="pedido="]';

/** Shows the invented shop under a name that a merchant's could have. */
async function rename(page: Page, host: string): Promise<void> {
  await page.route(/\/(?:api|canales-de-venta)\//u, async (route) => {
    // The portal names the shop by what it was shown.
    const url = route.request().url().replaceAll(SHOWN, encodeURIComponent(host));
    const answer = await route.fetch({ url });
    const body = (await answer.text())
      .replaceAll(`http://${host}`, `https://${SHOWN}`)
      .replaceAll(host, SHOWN);
    await route.fulfill({ response: answer, body });
  });
}

async function link(page: Page, origin: string, shop: { at: string; key: string; secret: string }) {
  await page.goto(`${origin}/canales-de-venta/marketplaces/setup?canal=WC`);
  await page.getByRole('textbox', { name: /Dirección de tu tienda/u }).fill(shop.at);
  await page.getByLabel(/Clave del cliente/u).fill(shop.key);
  await page.getByLabel(/Clave secreta/u).fill(shop.secret);
  await page.getByRole('button', { name: 'Conectar', exact: true }).click();
  await page.getByText('WooCommerce quedó conectado').waitFor();
}

/** Buys a guide for an order of the shop. @returns its number */
async function ship(page: Page, origin: string, numbers: ReadonlySet<string>): Promise<string> {
  let number: string | undefined;
  while (number === undefined) {
    await page.goto(`${origin}/mis-pedidos?status=en-preparacion&canal=WC`);
    await quiet(page);
    const links = await page
      .locator(ordersOf)
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    number = links
      .map((url) => new URL(url).searchParams.get('pedido') ?? '')
      .find((one) => numbers.has(one));
  }
  await page.goto(`${origin}/mis-pedidos/crear-guia?pedido=${number}&paso=cotizar`);
  await page.getByRole('radio', { name: /llega/u }).first().waitFor();
  await page.getByRole('button', { name: /^Revisar y generar/u }).click();
  await page.getByRole('button', { name: /^Generar e imprimir/u }).click();
  await page.getByRole('heading', { name: 'Se generó la guía' }).waitFor();
  return number;
}

/**
 * Takes the pictures of a shop of WooCommerce: the form that links it, its health, and orders that a person decides about. The shop is
 * an invented one, linked for real.
 */
export async function takeLinkedShop(
  page: Page,
  origin: string,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const emulator = openDemoShop();
  const { origin: at, stop } = await emulator.listen();
  try {
    await page.goto(`${origin}/canales-de-venta/marketplaces/setup?canal=WC`);
    await page.getByRole('textbox', { name: /Dirección de tu tienda/u }).fill(SHOWN);
    await take('conectar-woocommerce');
    await link(page, origin, { at, key: emulator.key, secret: emulator.secret });
    await rename(page, new URL(at).host);
    const { shop } = emulator;
    const number = await ship(page, origin, new Set([...shop.orders.keys()].map(String)));
    const order = shop.orders.get(Number(number));
    while (order?.fulfillments.length === 0) await page.waitForTimeout(200);
    if (order) shop.setStatus(order, 'cancelled');
    const cases = page.getByText('Cancelado en tu tienda');
    do {
      await page.goto(`${origin}/canales-de-venta/marketplaces?vista=casos`);
      await quiet(page);
    } while (!(await cases.first().isVisible()));
    await take('casos');
    await page.goto(`${origin}/canales-de-venta/marketplaces`);
    await page
      .getByRole('button', { name: /^Salud/u })
      .first()
      .click();
    await quiet(page);
    await take('salud-de-un-canal');
  } finally {
    await page.unroute(/\/(?:api|canales-de-venta)\//u);
    await stop();
  }
}
