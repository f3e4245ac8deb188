import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, disconnect, migrate, startEmbeddedPostgres } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { upstreamVariable } from '../../apps/gateway/src/config.ts';
import { serviceGroups } from '../../apps/gateway/src/proxy/service-groups.ts';
import { needBuiltProduct } from '../build-product.ts';
import { builtGateway, gatewayEnvironment, gatewayFlags } from '../gateway-process.ts';
import { root } from '../run.ts';
import { load, type Load } from './load.ts';
import { benchOptions, report } from './figures.ts';
import { markdown, median } from './statistics.ts';

/**
 * The gateway's whole pipeline (session row, ownership, schema, limits, log, metrics) against a bare proxy
 * with a session row, in one run: rounds by turns, medians, ratios. `npm run bench:gateway [-- --seconds 5
 * --rounds 5 --sessions 1000]`. A session is cached for half a second (D197); with so many sessions that each
 * is used once in it, the cache never hits.
 */
const values = benchOptions({
  seconds: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '5' },
  sessions: { type: 'string', default: '1000' },
  connections: { type: 'string', default: '32' },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const CONNECTIONS = Number(values.connections);
const GOALS = { throughput: 0.85, p99: 1.5, restMegabytes: 150 };
const STORE = '10452';
const SESSIONS = Number(values.sessions);
/** Limits count by person: so many share the load that none of them is too busy. */
const PEOPLE = 1_000;

const stops: (() => unknown)[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);

function start(script: string, env: Record<string, string>, ready: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...gatewayFlags, script], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...gatewayEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length > 10_000) return;
      said += chunk.toString();
      if (said.includes(ready)) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${said}`)));
  });
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

/** 2 KB of JSON in its own process: the same upstream for both. */
async function startUpstream(): Promise<number> {
  const port = await freePort();
  const script = `const body = Buffer.from(JSON.stringify({ data: [], relleno: 'x'.repeat(2000) }));
    require('node:http').createServer((q, r) => { r.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }); r.end(body); })
      .listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(() => child.kill('SIGKILL'));
  await new Promise((ready) => child.stdout.once('data', ready));
  return port;
}

/** Sessions as rows: every request is another person's, all of one store. @returns their cookies. */
async function makeSessions(url: string): Promise<string[]> {
  const database = connect(url, { max: 1 });
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  await database.$client.query(
    `insert into gateway."user" (id, name, email)
     select id::uuid, 'Ayudante', id || '@casalumbre.example' from unnest($1::text[]) as id`,
    [people],
  );
  // The one connection may write rows of any store from here on.
  await database.$client.query(`select set_config('app.scope', 'all', false)`);
  await database.$client.query(
    `insert into store_users (store_id, username, name, status, invited_by, invited_at)
     select $2, id || '@casalumbre.example', 'Ayudante', 'activo', 'mariana@casalumbre.example', now() from unnest($1::text[]) as id`,
    [people, STORE],
  );
  const tokens = Array.from({ length: SESSIONS }, () => randomBytes(32).toString('base64url'));
  await database.$client.query(
    `insert into gateway.session (token_hash, id, user_id, created_at, expires_at)
     select hash, gen_random_uuid(), person::uuid, now(), now() + interval '8 hours'
     from unnest($1::text[], $2::text[]) as row(hash, person)`,
    [
      tokens.map((token) => createHash('sha256').update(token).digest('base64url')),
      tokens.map((_, at) => people[at % PEOPLE]),
    ],
  );
  await disconnect(database);
  return tokens;
}

/** Seconds of processor, of its own and of the kernel for it: unlike the clock, neighbours do not change it. */
function cpuSeconds(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const rssMegabytes = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(): Promise<boolean> {
  await needBuiltProduct();
  const data = mkdtempSync(join(tmpdir(), 'trastienda-bench-'));
  chmodSync(data, 0o755);
  stops.push(() => rmSync(data, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(data, 'postgres') });
  stops.push(() => postgres.stop());
  const database = connect(postgres.url, { max: 2 });
  await migrate(database);
  await seedDemo(database);
  await disconnect(database);

  const upstream = `http://127.0.0.1:${await startUpstream()}`;
  const ports = { bare: await freePort(), ours: await freePort() };
  const base = { DATABASE_URL: postgres.url, DEMO_SIGN_IN: 'true', PORT: String(ports.ours) };
  const remote = serviceGroups.find((group) => group.includes('kidal')) ?? [];
  const upstreams = Object.fromEntries(remote.map((service) => [upstreamVariable(service), upstream]));
  const ours = await start(builtGateway, { ...base, ...upstreams }, 'Trastienda: ');
  await sleep(10_000);
  const rest = rssMegabytes(ours.pid);
  const tokens = await makeSessions(postgres.url);
  const bare = await start(
    'apps/gateway/bench/bare.ts',
    { ...base, PORT: String(ports.bare), UPSTREAM: upstream },
    'ready',
  );

  let turn = 0;
  const head = (): string => {
    turn += 1;
    return [
      `GET /api/kidal/route/Ordersfull/seller/${STORE}?page=1&pageSize=20 HTTP/1.1`,
      'Host: localhost',
      'Accept: application/json',
      `Cookie: __Host-trastienda.session=${tokens[turn % SESSIONS]}`,
      `X-Store-Id: ${STORE}`,
      'X-Session-Id: 1234567890123456789',
      '\r\n',
    ].join('\r\n');
  };
  type Run = Load & { readonly cpu: number };
  const runs: Record<keyof typeof ports, Run[]> = { bare: [], ours: [] };
  const pids = { bare: bare.pid, ours: ours.pid };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of ['bare', 'ours'] as const) {
      const before = cpuSeconds(pids[name]);
      const one = await load({ port: ports[name], connections: CONNECTIONS, seconds: SECONDS, head });
      const cpu = ((cpuSeconds(pids[name]) - before) * 1e6) / (one.rps * SECONDS);
      if (one.failures > 0) throw new Error(`${name}: ${one.failures} answers were not 200`);
      // The first round warms up.
      if (round >= 0) runs[name].push({ ...one, cpu });
    }
  }
  const of = (name: keyof typeof ports, figure: keyof Run) => median(runs[name].map((run) => run[figure]));
  const all = (name: keyof typeof ports, figure: keyof Run) => {
    const values = runs[name].map((run) => run[figure]);
    const digits = figure === 'rps' || figure === 'cpu' ? 0 : 2;
    return `${of(name, figure).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
  };
  // Ratios of each round, whose two halves were measured one after the other.
  const ratio = (figure: 'rps' | 'p99') =>
    median(runs.ours.map((run, at) => run[figure] / (runs.bare[at]?.[figure] ?? Number.NaN)));
  say(
    markdown([
      ['proxy', 'requests a second', 'p50 ms', 'p99 ms', 'µs of processor a request'],
      ...(['bare', 'ours'] as const).map((name) => [
        name === 'bare' ? 'Hono + session row + undici' : 'the gateway',
        ...(['rps', 'p50', 'p99', 'cpu'] as const).map((figure) => all(name, figure)),
      ]),
    ]),
  );
  return report('gateway', [
    { figure: 'throughput, of the bare proxy', value: ratio('rps'), atLeast: GOALS.throughput },
    { figure: 'p99, of the bare proxy', value: ratio('p99'), atMost: GOALS.p99 },
    { figure: 'RSS at rest, MB', value: rest, atMost: GOALS.restMegabytes },
    { figure: 'RSS under load, MB', value: rssMegabytes(ours.pid) },
  ]);
}

try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
