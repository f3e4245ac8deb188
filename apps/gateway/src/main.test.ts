import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:net';
import { SETUP_LOCK } from '@trastienda/services/database';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { freePort } from './testing/free-port.ts';
import { freshDatabase } from './testing/gateway.ts';
import { type GatewayProcess, startGatewayProcess } from './testing/gateway-process.ts';

const started: GatewayProcess[] = [];
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});
const run = (env: Record<string, string>) => {
  const running = startGatewayProcess(env);
  started.push(running);
  return running;
};

describe('npm start', () => {
  it('says in a plain sentence what is wrong with the environment, and ends with 1', async () => {
    const { code, output } = await run({ PORT: 'abc', TOP_UP_URL: 'x' }).ended;
    expect(code).toBe(1);
    expect(output).toBe(
      'PORT must be a whole number from 1 to 65535.\nTOP_UP_URL must be an http or https address.\n',
    );
  });

  it('says which Node it needs to an older one, before anything else', async () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.5'})";
    const { code, output } = await run({ PORT: 'abc', NODE_OPTIONS: `--import=${older}` }).ended;
    expect([code, output]).toEqual([1, 'This is Node 20.19.5: start Trastienda with Node 24 or newer\n']);
  });

  it('refuses a one-click sign-in beside a database of one’s own, in production too, and says what to set', async () => {
    const { code, output } = await run({
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATABASE_URL: await freshDatabase('no'),
    }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^OIDC_ISSUER is missing, although DATABASE_URL is given: .* DEMO_SIGN_IN=true\.\n$/,
    );
  });

  it('refuses a role that goes round row-level security, before it listens', async () => {
    const url = new URL(await freshDatabase('no'));
    url.username = 'postgres';
    const { code, output } = await run({
      PORT: String(await freePort()),
      DATABASE_URL: url.href,
      DEMO_SIGN_IN: 'true',
      LOG_LEVEL: 'silent',
    }).ended;
    expect(code).toBe(1);
    expect(output).toBe(
      'Trastienda could not start: The role postgres of DATABASE_URL is a superuser: row-level security, the second lock between merchants, does not bind it. Set DATABASE_URL to a role that is nosuperuser and nobypassrls (docs/operations.md, PostgreSQL)\n',
    );
  });

  it('says that its port is taken, naming PORT, before it starts anything', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { code, output } = await run({
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      DEMO_SIGN_IN: 'true',
    }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
    );
  });

  it('says that the database cannot be reached', async () => {
    const { code, output } = await run({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      DEMO_SIGN_IN: 'true',
    }).ended;
    expect(code).toBe(1);
    expect(output).toContain('Trastienda could not start: ');
  });

  // A terminal's signal here; the tests below end with an orchestrator's.
  it('serves, and ends with 0 at SIGINT', async () => {
    const port = await freePort();
    const { child, ended, says } = run({
      PORT: String(port),
      DATABASE_URL: await freshDatabase('no'),
      DEMO_SIGN_IN: 'true',
    });
    await says(`Trastienda: http://localhost:${port}`);
    const browser = createBrowser(`http://localhost:${port}`);
    await browser.signIn('mariana@casalumbre.example');
    expect(await browser.json('/api/auth/session')).toMatchObject({
      user: { name: 'Mariana Robles Ibarra' },
    });
    child.kill('SIGINT');
    const { code, signal, output } = await ended;
    expect([code, signal]).toEqual([0, null]);
    // Without a terminal every line is one of the log.
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ port, msg: `Trastienda: http://localhost:${port}` }),
    );
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('signs in behind a development server at another address, and ends with 0 at SIGTERM', async () => {
    const [port, front] = [await freePort(), await freePort()];
    const { child, ended, says } = run({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${front}`,
      DATABASE_URL: await freshDatabase('product'),
      DEMO_SIGN_IN: 'true',
    });
    await says(`Trastienda: http://localhost:${front}`);
    const proxy = createHttpServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      incoming.pipe(
        request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }),
      );
    }).listen(front, 'localhost');
    await once(proxy, 'listening');
    const browser = createBrowser(`http://localhost:${front}`);
    expect(await browser.signIn('mariana@casalumbre.example')).toBe(`http://localhost:${front}/`);
    proxy.closeAllConnections();
    proxy.close();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('stopped while it starts, ends with 0 all the same', async () => {
    const { child, ended, says } = run({
      PORT: String(await freePort()),
      DATABASE_URL: await freshDatabase('no'),
      DEMO_SIGN_IN: 'true',
    });
    await says('"msg":"starting"');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });

  it('stopped while it waits for the migration of another process, ends with 0 and not with that one', async () => {
    const url = await freshDatabase('product');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; select pg_advisory_xact_lock(${SETUP_LOCK})`);
    const { child, ended, says } = run({
      PORT: String(await freePort()),
      DATABASE_URL: url,
      DEMO_SIGN_IN: 'true',
    });
    await says('another process sets it up');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
    await other.end();
  });

  it('is alive and says so while another process updates the database, and opens when that is done', async () => {
    const url = await freshDatabase('product');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; select pg_advisory_xact_lock(${SETUP_LOCK})`);
    const port = await freePort();
    const { says } = run({ PORT: String(port), DATABASE_URL: url, DEMO_SIGN_IN: 'true' });
    await says('another process sets it up');
    const ask = async (path: string, accept = '*/*') => {
      const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const life = await ask('/healthz');
    expect([life.status, JSON.parse(life.text)]).toEqual([
      200,
      { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    ]);
    for (const path of ['/readyz', '/api/kidal/route/Ordersfull/seller/1', '/upload/files']) {
      const { status, headers, text } = await ask(path);
      expect([status, headers.get('retry-after'), JSON.parse(text)]).toMatchObject([
        503,
        '5',
        { code: 'starting' },
      ]);
    }
    const page = await ask('/mis-pedidos', 'text/html');
    expect([page.status, page.headers.get('refresh')]).toEqual([503, '5']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('Ya casi está listo');
    expect((await ask('/api/auth/page.css')).text).toContain('.brand');
    await other.end();
    await says('Trastienda: ');
    expect((await ask('/readyz')).status).toBe(200);
    expect(JSON.parse((await ask('/healthz')).text)).toEqual(JSON.parse(life.text));
  });

  it('with another issuer than at the start before ends all sessions, and says so (D381)', async () => {
    const databaseUrl = await freshDatabase('product');
    const email = 'mariana@casalumbre.example';
    const startAt = async (port: number) => {
      const one = run({ PORT: String(port), DATABASE_URL: databaseUrl, DEMO_SIGN_IN: 'true' });
      await one.says('Trastienda:');
      return one;
    };
    const stop = async ({ child, ended }: GatewayProcess) => {
      child.kill('SIGTERM');
      return (await ended).output;
    };
    const [port, next] = [await freePort(), await freePort()];
    const first = await startAt(port);
    const browser = createBrowser(`http://localhost:${port}`);
    await browser.signIn(email);
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email } });
    expect(await stop(first)).not.toContain('another issuer');

    const second = await startAt(next);
    const later = createBrowser(`http://localhost:${next}`, new Map(browser.jar));
    expect(await later.json('/api/auth/session')).toBeNull();
    await later.signIn(email);
    expect(await later.json('/api/auth/session')).toMatchObject({ user: { email } });
    const said = (await stop(second)).split('\n').filter((line) => line.includes('another issuer'));
    expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: 'auth: another issuer, all sessions were ended',
        before: `http://localhost:${port}/idp`,
        now: `http://localhost:${next}/idp`,
        sessions: 1,
      }),
    ]);
  });

  it('loads the demo where it is shown, and never in production', async () => {
    const watched = async (identity: Record<string, string>) => {
      const { child, ended, says } = run({
        ...identity,
        PORT: String(await freePort()),
        DATABASE_URL: await freshDatabase('no'),
        NODE_OPTIONS: `--import ${new URL('testing/tell-demo-modules.ts', import.meta.url).href}`,
      });
      await says('Trastienda: ');
      child.kill('SIGTERM');
      return (await ended).output.includes('loaded: ');
    };
    expect(await watched({ DEMO_SIGN_IN: 'true' })).toBe(true);
    const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 's' };
    expect(await watched({ ...provider, NODE_ENV: 'production' })).toBe(false);
  });

  it('keeps its sessions over a restart: they are rows', async () => {
    const port = await freePort();
    const env = { PORT: String(port), DATABASE_URL: await freshDatabase('product'), DEMO_SIGN_IN: 'true' };
    const first = run(env);
    await first.says('Trastienda:');
    const browser = createBrowser(`http://localhost:${port}`);
    await browser.signIn('hector@taller-norte.example');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run(env);
    await second.says('Trastienda:');
    expect(await browser.json('/api/auth/session')).toMatchObject({
      user: { email: 'hector@taller-norte.example' },
    });
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0 });
  });
});
