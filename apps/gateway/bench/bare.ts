import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import pg from 'pg';
import { Pool } from 'undici';

/**
 * What a proxy with a session costs at the least: Hono, one session row by its key with a prepared statement, undici, and
 * the bytes written straight to Node's response. No ownership, schema, limit, log or metric: the floor of the benchmark.
 */
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const upstream = new Pool(process.env['UPSTREAM'] ?? '', { connections: 32, pipelining: 1 });
const session = { name: 'session', text: 'select id, user_id from gateway.session where id = $1' };
const ids = (
  await database.query<{ id: string }>('select id from gateway.session order by id limit 1000')
).rows.map((row) => row.id);

const app = new Hono<{ Bindings: HttpBindings }>();
let turn = 0;
app.all('*', async (c) => {
  turn += 1;
  const { rows } = await database.query({ ...session, values: [ids[turn % ids.length]] });
  if (rows.length === 0) return c.json({ error: 'no session' }, 401);
  const { incoming, outgoing } = c.env;
  await upstream.stream(
    { path: incoming.url ?? '/', method: 'GET', headers: { accept: 'application/json' }, opaque: outgoing },
    ({ statusCode, headers }) => {
      outgoing.writeHead(statusCode, headers as Record<string, string>);
      return outgoing;
    },
  );
  return RESPONSE_ALREADY_SENT;
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
);
