import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { proved } from '../proved.ts';
import { roundOfWork } from './day-of-work.ts';
import { waitingOrders } from './guide-requests.ts';
import { killableGateway, killablePostgres } from './killable.ts';
import { type PatientClient, patientClient } from './patient-client.ts';

const STORE = '10452';
const MERCHANT = 'mariana@casalumbre.example';
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const CLIENTS = 4;
/** A heap that has been full once keeps some of its room; a leak of one in a hundred requests passes this in minutes. */
const GROWTH = 1.15;

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it(`${SECONDS} seconds of reading, buying, cancelling and uploading: memory stays where it was`, async () => {
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url);
  const over = new AbortController();
  try {
    const merchants: PatientClient[] = [];
    while (merchants.length < CLIENTS) merchants.push(await patientClient(gateway.origin, STORE, MERCHANT));
    const [first] = merchants;
    if (!first) throw new Error('Nobody works.');
    const orders = await waitingOrders(first.client, STORE);
    let writes = 0;
    let reads = 0;
    const working = merchants.map(async (merchant, at) => {
      const order = orders[at];
      if (!order) throw new Error('too few orders');
      for (let round = 1; !over.signal.aborted; round += 1) {
        await roundOfWork(merchant, STORE, order, round, () => {
          writes += 1;
        });
        for (let page = 1; page <= 5; page += 1) {
          await merchant.must(calls.listOrders, {
            params: { storeId: STORE },
            query: { page, pageSize: 50 },
          });
          reads += 1;
        }
        const form = new FormData();
        form.append('file', new File([`%PDF-1.7\n${crypto.randomUUID()}`.padEnd(200_000)], 'acuse.pdf'));
        form.append('storeId', STORE);
        form.append('kind', 'evidence');
        const { token } = await merchant.browser.json<{ token: string }>('/api/auth/session');
        const headers = { authorization: `Bearer ${token}` };
        const kept = await merchant.browser.go('/upload/files', { method: 'POST', body: form, headers });
        expect(kept.status).toBe(200);
        // Requests of a second, not as many as there can be: what grows shows by their number, not by their haste.
        await sleep(200);
      }
    });
    const failed = Promise.all(working).then(() => new Promise<never>(() => {}));
    const seen: number[] = [];
    const watching = (async () => {
      const pid = gateway.pid();
      for (let second = 0; second < SECONDS; second += 1) {
        await sleep(1000);
        seen.push(megabytesOf(pid));
      }
    })();
    await Promise.race([watching, failed]);
    over.abort();
    await Promise.all(working);
    // The first quarter warms up.
    const quarter = Math.floor(seen.length / 4);
    const [early, late] = [median(seen.slice(quarter, 2 * quarter)), median(seen.slice(-quarter))];
    proved(
      `${SECONDS} s, ${writes} writes and ${reads} reads: RSS ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last`,
    );
    expect(late).toBeLessThan(early * GROWTH);
  } finally {
    over.abort();
    await gateway.stop('SIGKILL');
    await postgres.remove();
  }
});
