import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type TestFiles, testFiles } from '../testing/files.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { createScanner, INFECTED, ScannerSilent } from './scanner.ts';

/** What every scanner takes for a virus, in two halves: whole, a scanner would take this file for one. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;
const clean = '%PDF-1.7\n%%EOF';
const ill = `%PDF-1.7\n${eicar}\n%%EOF`;

/** Speaks clamd's protocol; `null` says nothing. */
let answerOf: ((file: Buffer) => string | null) | undefined;
const scanned: Buffer[] = [];
let clamd: Server;
let gateway: TestGateway;
let kept: TestFiles;
let user: Browser;

beforeAll(async () => {
  clamd = createServer((socket) => {
    let came = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      came = Buffer.concat([came, chunk]);
      if (came.length < 14 || !came.subarray(-4).equals(Buffer.alloc(4))) return;
      if (came.subarray(0, 10).toString('latin1') !== 'zINSTREAM\0')
        return void socket.end('UNKNOWN COMMAND\0');
      const file = came.subarray(14, 14 + came.readUInt32BE(10));
      scanned.push(file);
      const answer = answerOf?.(file) ?? null;
      if (answer !== null) socket.end(`${answer}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  const { port } = clamd.address() as AddressInfo;
  kept = await testFiles();
  const scan = createScanner({ host: '127.0.0.1', port }, 500);
  gateway = await startTestGateway({ files: kept.files, scan });
  user = gateway.browser();
  await user.signIn(ANA.email);
});
afterAll(async () => {
  await gateway.stop();
  await kept.stop();
  clamd.close();
});
beforeEach(() => {
  scanned.length = 0;
  answerOf = (file) => (file.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
});

/** The three ways in: the upload service, a form of a call, base64 in a call's body. */
const ways: readonly (readonly [string, (file: string) => Promise<Response>])[] = [
  [
    'the upload service',
    async (file) => {
      const form = new FormData();
      form.append('file', new File([file], 'acuse.pdf'));
      form.append('storeId', '1001');
      form.append('kind', 'evidence');
      const { token } = await user.json<{ token: string }>('/api/auth/session');
      const headers = { authorization: `Bearer ${token}` };
      return user.go('/upload/files', { method: 'POST', body: form, headers });
    },
  ],
  [
    'a form',
    async (file) => {
      const form = new FormData();
      form.append('store_id', '1001');
      form.append('marketplace', 'CS');
      form.append('files', new File([file], 'factura.pdf'));
      const written = new Response(form);
      const headers = { 'content-type': written.headers.get('content-type') ?? '' };
      const init = { method: 'POST', body: await written.arrayBuffer(), headers };
      return user.call('/api/billing/route/masivas', '1001', init);
    },
  ],
  [
    'base64 in a body',
    (file) => {
      const body = JSON.stringify({ store_id: '1001', file64: Buffer.from(file).toString('base64') });
      return user.call('/api/billing/route/con_imr', '1001', { method: 'POST', body });
    },
  ],
];

it.each(ways)('a file with a virus does not come in by %s; a clean one does (V5.4.3)', async (_way, send) => {
  const before = gateway.services.reached.length;
  const refused = await send(ill);
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([415, INFECTED]);
  expect(gateway.services.reached).toHaveLength(before);
  expect((await send(clean)).status).toBe(200);
  expect(scanned.map(String)).toEqual([ill, clean]);
});

it.each(ways)('what the scanner has not seen does not come in by %s: 503', async (_way, send) => {
  const before = gateway.services.reached.length;
  for (const answer of [null, 'INSTREAM size limit exceeded. ERROR', 'nonsense']) {
    answerOf = () => answer;
    expect((await send(clean)).status).toBe(503);
  }
  expect(gateway.services.reached).toHaveLength(before);
});

it('a scanner that is not there is one that gives no answer', async () => {
  await expect(createScanner({ host: '127.0.0.1', port: 9 })(Buffer.from('x'))).rejects.toThrow('no answer');
});

it('a scanner that hangs up on a file past its limit is one that gives no answer', async () => {
  const short = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy()));
  }).listen(0, '127.0.0.1');
  await once(short, 'listening');
  const { port } = short.address() as AddressInfo;
  const file = Buffer.alloc(10 * 1024 * 1024);
  await expect(createScanner({ host: '127.0.0.1', port })(file)).rejects.toThrow(ScannerSilent);
  short.close();
});
