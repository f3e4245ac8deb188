import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCS_PATH } from '../src/docs/page.ts';
import { docsRoutes } from '../src/docs/routes.ts';

const app = new Hono().route(DOCS_PATH, docsRoutes());
const server = createServer(getRequestListener(app.fetch));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

it.each(['light', 'dark'] as const)(
  'the page of calls passes axe and the policy, every call opened (%s)',
  async (colorScheme) => {
    const executablePath = process.env['CHROMIUM_PATH'];
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${origin}${DOCS_PATH}`);
    const axeOf = async () => {
      await page.evaluate(axe);
      return page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 200)]))',
      );
    };
    expect(await axeOf()).toEqual([]);
    const first = page.locator('details').nth(0);
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => first.getAttribute('open')).not.toBeNull();
    for (const id of ['listOrders', 'createCourierGuide']) await page.locator(`#${id} > summary`).click();
    expect(await axeOf()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(said).toEqual([]);
    await browser.close();
  },
);
