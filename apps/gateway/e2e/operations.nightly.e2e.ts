import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, type CallResult } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyData, emptyFolder } from '../../../tools/data-folder.ts';
import { type Browser, createBrowser } from '../src/testing/browser.ts';
import { guideRequestFor, quoteRequestFor, waitingOrders } from '../src/testing/crash/guide-requests.ts';
import { patientClient } from '../src/testing/crash/patient-client.ts';
import {
  FOREIGN_CLIENT,
  startForeignProvider,
  throughForeignProvider,
} from '../src/testing/foreign-provider.ts';
import { freePort } from '../src/testing/free-port.ts';
import { type GatewayProcess, startGatewayProcess } from '../src/testing/gateway-process.ts';

/** The steps of docs/operations.md, done as they are written. */
const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
/** The statements of the page's SQL block that begins so, with a password in the place of the dots. */
const statements = (begins: string): string[] => {
  const blocks = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const block = blocks.find((one) => one.startsWith(begins));
  if (block === undefined) throw new Error(`docs/operations.md has no block that begins with ${begins}`);
  return block
    .replaceAll('…', 'clave-de-prueba')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
};

let folder: string;
const running: GatewayProcess[] = [];
const start = async (env: Record<string, string>): Promise<GatewayProcess> => {
  const gateway = startGatewayProcess({ LOG_LEVEL: 'warn', ...env });
  running.push(gateway);
  await gateway.says('Trastienda: ');
  return gateway;
};
const stop = async (gateway: GatewayProcess): Promise<void> => {
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toMatchObject({ code: 0 });
};

beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('with a PostgreSQL and an identity provider of one’s own', () => {
  const EMAIL = 'mariana@casalumbre.example';
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let provider: Awaited<ReturnType<typeof startForeignProvider>>;
  let browser: Browser;
  const as = (user: string, password: string, database: string) => {
    const url = new URL(postgres.url);
    return Object.assign(url, { username: user, password, pathname: `/${database}` }).href;
  };
  const query = async (url: string, ...texts: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      let result: pg.QueryResult | undefined;
      for (const text of texts) result = await client.query(text);
      return result?.rows ?? [];
    } finally {
      await client.end();
    }
  };
  const asSuperuser = async (database: string): Promise<string> => {
    const password = await readFile(path.join(folder, 'server', 'password'), 'utf8');
    return as('postgres', password.trim(), database);
  };

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'server') });
    await query(await asSuperuser('postgres'), ...statements('create role shop login'));
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    provider = await startForeignProvider(
      publicUrl,
      (sub) => ({ name: 'Mariana', email: sub, email_verified: true }),
      { conformIdTokenClaims: false },
    );
    const secret = async (name: string, text: string) => {
      const file = path.join(folder, name);
      await writeFile(file, `${text}\n`, { mode: 0o600 });
      return file;
    };
    await start({
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL_FILE: await secret('database', as('shop', 'clave-de-prueba', 'shop')),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: FOREIGN_CLIENT.clientId,
      OIDC_CLIENT_SECRET_FILE: await secret('client', FOREIGN_CLIENT.clientSecret),
    });
    browser = createBrowser(publicUrl);
  });
  afterAll(async () => {
    provider?.stop();
    await postgres?.stop();
  });

  it('signs in at the provider, holds the session in that database, and signs out', async () => {
    const signIn = await browser.form('/api/auth/signin/identity', { callbackUrl: '/' });
    const { url } = (await signIn.json()) as { url: string };
    expect((await browser.go(await throughForeignProvider(browser, url, EMAIL))).status).toBe(302);
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email: EMAIL } });
    const mine = as('shop', 'clave-de-prueba', 'shop');
    expect(await query(mine, 'select count(*)::int as n from gateway.session')).toEqual([{ n: 1 }]);
    // No demo in a database of one's own.
    expect(await query(await asSuperuser('shop'), 'select count(*)::int as n from orders')).toEqual([
      { n: 0 },
    ]);
    await browser.signOut();
    expect(await browser.json('/api/auth/session')).toBeNull();
  });

  it('is ready, and tells whoever is on this machine its figures', async () => {
    expect((await browser.go('/readyz')).status).toBe(200);
    expect(await (await browser.go('/metrics')).text()).toContain('trastienda_requests_total{');
  });

  it('is dumped whole by the backup role, and by no other: row-level security holds the owner back', async () => {
    const admin = await asSuperuser('shop');
    await query(admin, ...statements('create role shop_backup'));
    await query(admin, `insert into wallets (store_id, balance) values ('9001', 100) on conflict do nothing`);
    // What pg_dump says before it reads.
    const dumped = ['set row_security = off', 'select store_id from wallets'] as const;
    await expect(query(as('shop', 'clave-de-prueba', 'shop'), ...dumped)).rejects.toThrow(
      'query would be affected by row-level security policy',
    );
    const backup = as('shop_backup', 'clave-de-prueba', 'shop');
    expect(await query(backup, ...dumped)).toEqual([{ store_id: '9001' }]);
    expect(await query(backup, 'select count(*)::int as n from gateway.secret')).toHaveLength(1);
  });

  it('has a first store by the command of the page, whose owner sells and buys a guide', async () => {
    const facts = {
      name: 'Casa Lumbre',
      // Whose stores nobody has asked for yet.
      owner: 'lucia@talavera.example',
      balance: '2500.00',
      street: 'Calle Morelos',
      number: '12',
      suburb: 'Centro',
      city: 'Puebla',
      zip: '72000',
      phone: '2221234567',
    };
    for (const name of Object.keys(facts)) expect(page).toContain(`--${name} `);
    const command = (...words: string[]) =>
      promisify(execFile)(
        process.execPath,
        [
          '--conditions=@trastienda/source',
          fileURLToPath(new URL('../src/commands/main.ts', import.meta.url)),
          ...words,
        ],
        { env: { ...process.env, DATABASE_URL: as('shop', 'clave-de-prueba', 'shop') } },
      );
    const args = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value]);
    const made = await command('store:new', ...args);
    expect(made.stdout).toContain('No carrier is offered here');
    await command('carriers:demo', 'on');
    const [, storeId = ''] = /^Store (\d+) 'Casa Lumbre' is there/.exec(made.stdout) ?? [];
    expect(storeId).not.toBe('');

    const owner = createBrowser(browser.origin);
    const signIn = await owner.form('/api/auth/signin/identity', { callbackUrl: '/' });
    const { url } = (await signIn.json()) as { url: string };
    await owner.go(await throughForeignProvider(owner, url, facts.owner));
    const client = createClient({
      baseUrl: owner.origin,
      fetch: (input, init) => owner.go(String(input), init),
      storeId: () => storeId,
      sessionId: () => '1234567890123456789',
      headers: { Origin: owner.origin },
    });
    const must = <Value>(result: CallResult<Value>): Value => {
      if (!result.ok) throw new Error(result.error.message);
      return result.value;
    };
    const line = { sku: null, name: 'Vasos', quantity: 1, salePrice: 449, dimensions: [] };
    const shippingAddress = {
      zipCode: '06600',
      city: 'Ciudad de México',
      borough: 'Cuauhtémoc',
      suburb: 'Juárez',
      street: 'Paseo de la Reforma',
      outdoorNumber: '222',
      interiorNumber: null,
      phoneNumber: '5512345678',
      stateCode: 'MX-DIF',
      state: 'Ciudad de Mexico',
      notes: null,
      betweenStreets: null,
      addressee: null,
    };
    const clientData = { fullname: 'Rosa Elena Díaz Cruz', email: 'rosa@example.com' };
    const sale = { storeId, clientData, shippingAddress, orderedProductsList: [line] };
    must(await client(calls.createOrder, { body: sale }, { idempotencyKey: crypto.randomUUID() }));
    const [order] = await waitingOrders(client, storeId);
    if (!order) throw new Error('The sale waits');
    const quoted = must(await client(calls.quoteCourier, { body: quoteRequestFor(order, storeId) }));
    const [option] = quoted.detail;
    if (!option) throw new Error('Somebody goes there');
    const bought = must(
      await client(
        calls.createCourierGuide,
        { params: { token: option.token }, body: guideRequestFor(order, storeId) },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
    expect(bought.detail.totalCost).toBe(option.totalCost);
    expect(Math.round((bought.detail.balance + option.totalCost) * 100)).toBe(250_000);
  });
});

it('the embedded database: stopped, copied, lost and restored, it holds what was written', async () => {
  const dataDir = path.join(folder, 'data');
  const backup = path.join(folder, 'backup');
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const origin = `http://localhost:${env.PORT}`;
  const signedIn = () => patientClient(origin, '10452', 'mariana@casalumbre.example');

  const first = await start(env);
  const merchant = await signedIn();
  const [order] = await waitingOrders(merchant.client, '10452');
  if (!order) throw new Error('no order');
  const edit = (fullname: string) => ({
    params: { storeId: '10452', marketplace: order.marketplace, orderId: order.orderNumber },
    body: { shippingAddress: order.shippingAddress, clientData: { fullname, email: null } },
  });
  await merchant.must(calls.updateShippingData, edit('Antes de la copia'));
  await stop(first);
  await copyData(dataDir, backup);

  const second = await start(env);
  await (await signedIn()).must(calls.updateShippingData, edit('Después de la copia'));
  await stop(second);
  await rm(dataDir, { recursive: true });
  await copyData(backup, dataDir);

  const third = await start(env);
  const again = await signedIn();
  const { rows: data } = await again.must(calls.listOrders, {
    params: { storeId: '10452' },
    query: { 'filter-orderId': order.orderNumber },
  });
  expect(data[0]?.clientData.fullname).toBe('Antes de la copia');
  await stop(third);
});
