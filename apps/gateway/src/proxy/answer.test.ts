import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOPBACK } from '../testing/raw-socket.ts';
import { readJson, readText, send } from './answer.ts';

const STALLED_MS = 150;
let body: Readable;
const server = createServer((_request, outgoing) => {
  void send(outgoing, { status: 200, headers: {}, body }, [], STALLED_MS);
});
beforeAll(async () => {
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
});
afterAll(() => server.close());
const open = () => {
  const socket = connect((server.address() as AddressInfo).port, LOOPBACK);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return socket;
};

const endlessBody = () =>
  Readable.from(
    (function* zeros() {
      for (;;) yield Buffer.alloc(64 * 1024);
    })(),
  );

describe('an answer that is made while it is sent', () => {
  it('is given up when its reader takes nothing', async () => {
    const endless = endlessBody();
    body = endless;
    const socket = open().pause();
    const before = performance.now();
    await finished(endless).catch(() => {});
    expect(performance.now() - before).toBeGreaterThanOrEqual(STALLED_MS);
    socket.destroy();
  });

  it('is waited for when it is its maker who is slow', async () => {
    body = Readable.from(
      (async function* slow() {
        yield Buffer.from('one');
        await sleep(4 * STALLED_MS);
        yield Buffer.from('two');
      })(),
    );
    const chunks = await open().toArray();
    expect(Buffer.concat(chunks).toString()).toMatch(/one[^]*two/u);
  });
});

it('an answer of an upstream that never ends is not read to its end here, and its line is let go', async () => {
  const sent: Readable[] = [];
  const upstream = createServer((_request, outgoing) => {
    const endless = endlessBody();
    sent.push(endless);
    void send(outgoing, { status: 200, headers: {}, body: endless });
  });
  upstream.listen(0, LOOPBACK);
  await once(upstream, 'listening');
  const asked = async () => {
    const { port } = upstream.address() as AddressInfo;
    return { status: 200, headers: {}, body: (await request(`http://${LOOPBACK}:${port}/`)).body };
  };
  await expect(readText(await asked())).rejects.toThrow('too large');
  expect(await readJson(await asked())).toBeUndefined();
  expect(sent).toHaveLength(2);
  for (const endless of sent) await finished(endless).catch(() => {});
  upstream.close();
});
