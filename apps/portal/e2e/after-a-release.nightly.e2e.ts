import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../tools/data-folder.ts';
import { buildNextRelease, loadedBy } from '../../../tools/release-of-one-page.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const dist = resolve(import.meta.dirname, '../dist');
const orders = '/mis-pedidos?status=todos';

test('after a release that changed a sentence of one page, one file has another name, and a browser loads what changed in it', async () => {
  const builds = await emptyFolder();
  await stage.gateway.end('SIGTERM');
  await stage.gateway.restart({ BUILDS_DIR: builds });
  const { context, page } = await stage.merchant();
  const first = await loadedBy(page, orders);
  // Nothing is loaded twice: what the head announces is what the modules then are.
  expect(first.map(({ path }) => path).toSorted()).toEqual(
    [...new Set(first.map(({ path }) => path))].toSorted(),
  );
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(200_000);

  const next = await buildNextRelease();
  const filesOf = (folder: string) => readdirSync(join(folder, 'assets'));
  const before = new Set(filesOf(dist));
  const renamed = filesOf(next).filter((name) => !before.has(name));
  expect(renamed).toHaveLength(1);
  for (const name of filesOf(next).filter((one) => before.has(one)))
    expect(readFileSync(join(next, 'assets', name)).equals(readFileSync(join(dist, 'assets', name)))).toBe(
      true,
    );

  await page.goto('about:blank');
  await stage.gateway.end('SIGTERM');
  await stage.gateway.restart({ PORTAL_DIR: next });
  const second = await loadedBy(page, orders);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(second.map(({ path, encoding }) => [basename(path), encoding])).toEqual([[renamed[0], 'dcz']]);
  expect(second[0]?.bytes).toBeLessThan(2000);
  expect(context.complaints).toEqual([]);
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(`proved: ${second[0]?.bytes} bytes of scripts after a release`);
  rmSync(next, { recursive: true });
  rmSync(builds, { recursive: true });
});
