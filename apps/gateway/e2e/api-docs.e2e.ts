import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsInEveryScheme, violationsOf } from '../../portal/e2e/support/axe.ts';
import { browserOfWorker, openContext } from '../../portal/e2e/support/browser.ts';
import { expectQuietEnd } from '../../portal/e2e/support/stage.ts';
import { DOCS_PATH } from '../src/docs/page.ts';
import { docsRoutes } from '../src/docs/routes.ts';

const app = new Hono().route(DOCS_PATH, docsRoutes());
const server = createServer(getRequestListener(app.fetch));
let origin: string;
beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('the page of calls passes axe in every scheme, and the policy, every call opened; it fits a phone', async () => {
  const context = await openContext(await browserOfWorker(), { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}${DOCS_PATH}`);
  expect(await violationsOf(page)).toEqual([]);
  const first = page.locator('details').nth(0);
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => first.getAttribute('open')).not.toBeNull();
  for (const id of ['listOrders', 'createCourierGuide']) await page.locator(`#${id} > summary`).click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await expectQuietEnd(context);
});
