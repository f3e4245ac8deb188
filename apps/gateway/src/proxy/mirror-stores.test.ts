import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';

const OWNER = 'mariana@casalumbre.example';

it('with identity elsewhere, the services that are here serve the stores that it names, and no other', async () => {
  let listed = [{ ...calls.getStore.example(), id: '777', name: 'Talavera' }];
  const identity = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const answers: Record<string, unknown> = {
      '/store/': { data: listed },
      '/store/ownership': { owner: true, storeId: '777', relation: 'owner' },
    };
    const answer = answers[pathname];
    outgoing.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(answer ?? { message: 'No' }));
  }).listen(0, '127.0.0.1');
  await once(identity, 'listening');
  const elsewhere = `http://127.0.0.1:${(identity.address() as AddressInfo).port}/`;
  const port = await freePort();
  const gateway = startGatewayProcess({
    PORT: String(port),
    DATABASE_URL: await freshDatabase('product'),
    DEMO_SIGN_IN: 'true',
    UPSTREAM_IDENTITY: elsewhere,
    UPSTREAM_ONBOARDING_AWS: elsewhere,
  });
  try {
    await gateway.says('Trastienda: ');
    const owner = createBrowser(`http://localhost:${port}`);
    await owner.signIn(OWNER);
    const ask = async (path: string, storeId = '777') => (await owner.call(path, storeId)).status;
    expect(await ask('/api/kidal/route/Ordersfull/seller/777')).toBe(200);
    expect(await ask('/api/shippings/route/dv1/user/balance/777')).toBe(200);
    expect(await ask('/api/kidal/route/Ordersfull/seller/778', '778')).toBe(403);
    listed = [];
    // The gateway believes for a minute what it read; a store that is not among them is asked for anew.
    expect(await ask('/api/kidal/route/Ordersfull/seller/778', '778')).toBe(403);
    expect(await ask('/api/kidal/route/Ordersfull/seller/777')).toBe(403);
  } finally {
    gateway.child.kill('SIGKILL');
    identity.close();
  }
}, 60_000);
