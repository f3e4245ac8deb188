import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let directory: string;
let gateway: TestGateway;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'trastienda-workbench-'));
  gateway = await startTestGateway({ workbenchDir: directory });
});
afterAll(async () => {
  await gateway.stop();
  await rm(directory, { recursive: true, force: true });
});

const get = (address: string) => gateway.browser().go(address, { headers: { accept: 'text/html' } });
const write = (name: string, text: string) => writeFile(path.join(directory, name), text);

describe('the workbench of the demo', () => {
  it('says that it is not there yet, and is there once it is built, without a new start', async () => {
    const before = await get('/ui/');
    expect([before.status, await before.text()]).toEqual([503, expect.stringContaining('El taller todavía')]);
    await mkdir(path.join(directory, 'assets'));
    await write('index.html', 'first');
    await write('assets/start-BxK2_a9-.js', 'one();');
    await write('iframe.html', 'stories');
    expect(await (await get('/ui/')).text()).toBe('first');
    expect(await (await get('/ui/iframe.html?id=button--uso&viewMode=docs')).text()).toBe('stories');
    expect((await get('/ui/assets/start-BxK2_a9-.js')).headers.get('cache-control')).toContain('immutable');
    await write('index.html', 'second');
    await utimes(path.join(directory, 'iframe.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await get('/ui/')).text()).toBe('second');
  });

  it('has its own policy, which the portal beside it does not', async () => {
    const policy = (await get('/ui/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect((await get('/')).headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('has an address of a folder, and no file but those of its own', async () => {
    const address = await get('/ui');
    expect([address.status, address.headers.get('location')]).toEqual([308, '/ui/']);
    expect((await get('/ui/assets/none.js')).status).toBe(404);
    expect((await get('/ui/%2e%2e/%2e%2e/etc/passwd')).status).toBeGreaterThanOrEqual(400);
  });
});
