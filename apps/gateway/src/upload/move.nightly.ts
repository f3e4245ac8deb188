import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3Server, type S3Server } from '@trastienda/services/testing/s3-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPeople } from '../demo.ts';
import { createBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/gateway.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/gateway-process.ts';
import { proved } from '../testing/proved.ts';

/** The night's number of files; `MOVED_FILES` is another one. */
const FILES = Number(process.env['MOVED_FILES'] ?? 10_000);
const MB = 1024 * 1024;

let server: S3Server;
let url = '';
let client: pg.Client;
beforeAll(async () => {
  server = await startS3Server();
  url = await freshDatabase('product');
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.scope', 'all', false)`);
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const environment = (more: Readonly<Record<string, string>> = {}) => ({
  DATABASE_URL: url,
  FILES_BUCKET: server.settings.bucket,
  FILES_ENDPOINT: server.settings.endpoint ?? '',
  FILES_KEY_ID: server.settings.keyId,
  FILES_SECRET_KEY: server.settings.secretKey,
  ...more,
});
const count = async (condition: string) =>
  (await client.query(`select count(*)::int as n from uploaded_files where ${condition}`)).rows[0]
    ?.n as number;

/** Moves all files by the command, killed three times at a third of what is left. @returns where it was killed. */
async function moveThroughKills(to: 's3' | 'database', left: () => Promise<number>): Promise<number[]> {
  const more = { FILES_NEW_IN: to === 's3' ? 'bucket' : 'database' };
  const start = () => startGatewayProcess(environment(more), ['commands/main.ts', 'files:move', '--to', to]);
  const killedAt: number[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await left();
    const run = start();
    while ((await left()) > (before * 2) / 3) await sleep(20);
    await sleep(100 * Math.random());
    run.child.kill('SIGKILL');
    expect((await run.ended).signal).toBe('SIGKILL');
    killedAt.push(FILES - (await left()));
  }
  const { code, output } = await start().ended;
  expect([code, output.includes('Files moved: ')]).toEqual([0, true]);
  return killedAt;
}

it('10,000 files are moved to the bucket and back through three kills each way: none is lost, none is double', async () => {
  for (let from = 0; from < FILES; from += 500) {
    const keys = Array.from(
      { length: Math.min(500, FILES - from) },
      () => `${randomBytes(20).toString('hex')}.pdf`,
    );
    const contents = keys.map(() => randomBytes(Math.floor(Math.random() ** 3 * 60_000)));
    await client.query(
      `insert into uploaded_files (key, store_id, kind, name, content_type, size, bytes, created_at)
       select k, (10452 + n % 7)::text, 'invoice', 'factura ' || n || '.pdf', 'application/pdf', length(b), b, now()
       from unnest($1::text[], $2::bytea[]) with ordinality as f(k, b, n)`,
      [keys, contents],
    );
  }
  const { rows } = await client.query<{ name: string; key: string; sum: string }>(
    `select store_id || '/' || key as name, key, encode(sha256(bytes), 'hex') as sum from uploaded_files`,
  );
  const begun = performance.now();
  const out = await moveThroughKills('s3', () => count('bytes is not null'));
  const seconds = Math.round((performance.now() - begun) / 1000);
  expect([await count('bytes is null and sha256 is not null'), server.objects.size]).toEqual([FILES, FILES]);
  const lost = rows.filter(({ name, sum }) => {
    const object = server.objects.get(`${name}/${sum}`);
    return !object || createHash('sha256').update(object.bytes).digest('hex') !== sum;
  });
  expect(lost).toEqual([]);

  const back = await moveThroughKills('database', () => count('sha256 is not null'));
  const sums = new Map(rows.map(({ key, sum }) => [key, sum]));
  const again = await client.query<{ key: string; sum: string }>(
    `select key, encode(sha256(bytes), 'hex') as sum from uploaded_files where bytes is not null`,
  );
  expect([again.rows.length, again.rows.filter(({ key, sum }) => sums.get(key) !== sum)]).toEqual([
    FILES,
    [],
  ]);
  // What a kill leaves between the row and the object is nobody's, and swept after a day: four contents a kill at most.
  expect(server.objects.size).toBeLessThanOrEqual(12);
  proved(
    `${FILES} files moved to a bucket in ${seconds} s and back, killed at ${[...out, ...back].join(', ')}: none lost, none double, ${server.objects.size} objects left for the sweep`,
  );
});

/** The largest memory of a process while `work` goes on, MB. */
async function peakOf({ child }: GatewayProcess, port: number, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const text = await fetch(`http://localhost:${port}/metrics`).then((answer) => answer.text());
      const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
      peak = Math.max(peak, Number(bytes) / MB);
      await sleep(50);
    }
  })();
  await work().finally(() => over.abort());
  await watching;
  expect(child.exitCode).toBeNull();
  return Math.round(peak);
}

it.each([
  ['a bucket', 'bucket'],
  ['the database', 'database'],
] as const)(
  '50 uploads and 50 downloads of 10 MB at once leave the memory flat, with %s',
  async (place, newIn) => {
    await client.query('delete from uploaded_files');
    const port = await freePort();
    const started = async () => {
      const more = {
        PORT: String(port),
        DEMO_SIGN_IN: 'true',
        WRITES_PER_MINUTE: '10000',
        FILES_NEW_IN: newIn,
      };
      const one = startGatewayProcess(environment(more));
      await one.says('Trastienda: ');
      return one;
    };
    const stop = async ({ child, ended }: GatewayProcess) => {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    };
    const sending = await started();
    const people = await Promise.all(
      demoPeople.map(async ({ email }, index) => {
        const store = String(7000 + index);
        await client.query(
          `insert into stores (id, name, owner_email, position, created_at) values ($1, $1, $2, 1, now()) on conflict do nothing`,
          [store, email],
        );
        const browser = createBrowser(`http://localhost:${port}`);
        await browser.signIn(email);
        const { token } = await browser.json<{ token: string }>('/api/auth/session');
        return { browser, store, token };
      }),
    );
    let later = 0;
    /** Sends one file; who has four on their way, or finds the process busy, is told to try later, and does. */
    const upload = async (index: number): Promise<string> => {
      const one = people[index % people.length];
      if (!one) throw new Error('Nobody is signed in');
      const form = new FormData();
      form.append(
        'file',
        new File([Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(10 * MB - 8)])], 'a.pdf'),
      );
      form.append('storeId', one.store);
      form.append('kind', 'evidence');
      const headers = { authorization: `Bearer ${one.token}` };
      for (;;) {
        const answer = await one.browser.go('/upload/files', { method: 'POST', body: form, headers });
        if (answer.status === 200) return ((await answer.json()) as { url: string }).url;
        expect([429, 503]).toContain(answer.status);
        await answer.text();
        if (answer.status === 503) later += 1;
        await sleep(300);
      }
    };
    const rest = await peakOf(sending, port, () => sleep(500));
    const all = Array.from({ length: 50 }, (_, index) => index);
    let urls: string[] = [];
    const uploading = await peakOf(sending, port, async () => {
      urls = await Promise.all(all.map(upload));
    });
    // What the sending has taken of memory is not what the reading takes.
    await stop(sending);
    const reading = await started();
    const downloading = await peakOf(reading, port, async () => {
      await Promise.all(
        all.map(async (index) => {
          const answer = await people[index % people.length]?.browser.go(urls[index] ?? '');
          let size = 0;
          // A slow reader: what is not taken yet must not be in memory.
          for await (const chunk of answer?.body ?? []) {
            size += chunk.length;
            if (Math.random() < 0.02) await sleep(20);
          }
          expect([answer?.status, size]).toEqual([200, 10 * MB]);
        }),
      );
    });
    await stop(reading);
    proved(
      `50 files of 10 MB at once with ${place}, ${people.length} people: at rest ${rest} MB, ${uploading} MB while they are sent (${later} were told to try later), ${downloading} MB while they are read`,
    );
    expect(downloading - rest).toBeLessThan(400);
    expect(uploading - rest).toBeLessThan(900);
  },
);
