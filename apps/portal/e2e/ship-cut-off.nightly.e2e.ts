import { expect, test } from 'vitest';
import { expectShipped, guidesOf, openReview, orderToShip, readBalance, readResult } from './support/ship.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** An order at its last step, and the wallet before it. */
async function beforePurchase() {
  const { context, page } = await stage.merchant();
  await page.goto('/mis-pedidos?status=en-preparacion');
  const orderNumber = await orderToShip(page);
  await page.goto('/');
  const balance = await readBalance(page);
  await openReview(page, orderNumber);
  const buy = () => page.getByRole('button', { name: /^Generar e imprimir/u }).click();
  return { context, page, orderNumber, balance, buy };
}

test('a line that is cut between the two calls, and the page closed: the next page that opens records the guide', async () => {
  const { context, page, orderNumber, balance, buy } = await beforePurchase();
  await page.route('**/shipment', (route) => route.abort('connectionreset'));
  await buy();
  await page.getByText('La guía ya existe y está pagada').waitFor();
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await next.getByText(/Se generó la guía \d{12}/u).waitFor();
  const [guide = ''] = await guidesOf(next, orderNumber);
  const price = balance - (await readBalance(next));
  expect(price).toBeGreaterThan(0);
  await expectShipped(next, { orderNumber, guide, price }, balance);
  await context.close();
});

test('a server that is killed: the page asks until it answers again, and there is one guide', async () => {
  const { context, page, orderNumber, balance, buy } = await beforePurchase();
  const left = page.waitForRequest('**/generar-guia-mensajeria/**');
  await buy();
  await left;
  await stage.gateway.end('SIGKILL');
  await stage.gateway.restart();
  const shipped = await readResult(page, orderNumber);
  await expectShipped(page, shipped, balance);
  await context.close();
});
