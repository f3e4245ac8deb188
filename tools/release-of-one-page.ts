import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright';
import { root, run } from './run.ts';

/** The next release: one sentence in what the list of orders runs. @returns the folder of its portal. */
export async function buildNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trastienda-portal-'));
  const change = ['/action-rules.ts', 'El pedido no tiene piezas', 'El pedido no tiene ninguna pieza'];
  const options = {
    // The builder's names of chunks depend on the folder that it runs in.
    cwd: join(root, 'apps/portal'),
    // A process of its own: that of a test has another mode.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  };
  const script = join(root, 'tools/build-changed.ts');
  const code = await run(process.execPath, [script, ...change, folder], options);
  if (code !== 0) throw new Error('The next release could not be built');
  return folder;
}

/** A script or style that came by the line, as it came. */
export type Loaded = { readonly path: string; readonly bytes: number; readonly encoding: string };

/** Opens an address and tells which scripts and styles came by the line, not from the browser's cache. */
export async function loadedBy(page: Page, address: string): Promise<readonly Loaded[]> {
  const cdp = await page.context().newCDPSession(page);
  const answers = new Map<string, { path: string; encoding: string }>();
  const loaded: Loaded[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (!/\.(?:js|css)$/u.test(pathname) || response.fromDiskCache === true) return;
    const headers = Object.entries(response.headers);
    const [, encoding = ''] = headers.find(([name]) => name.toLowerCase() === 'content-encoding') ?? [];
    answers.set(requestId, { path: pathname, encoding });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined && encodedDataLength > 0) loaded.push({ ...answer, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await cdp.detach();
  return loaded;
}
