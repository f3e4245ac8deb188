import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadBody, readBody } from './read-body.ts';

// More than the system holds between two sockets: who sends it has to be listened to.
const LIMIT = 8 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');

let server: Server;
let told: Promise<ReadBody['kind']>;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    told = readBody(incoming, LIMIT).then(({ kind }) => {
      outgoing.writeHead(kind === 'read' ? 200 : 413, { Connection: 'close' }).end(kind);
      return kind;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends all of a body before it listens, as reverse proxies do. */
async function send(heads: string, size: number): Promise<{ sent: number; heard: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const gone = new Promise<void>((isGone) => socket.once('close', () => isGone()));
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${heads}\r\n\r\n`);
  let sent = 0;
  while (sent < size && !socket.closed) {
    const taken = new Promise<void>((isTaken) => socket.write(PIECE, () => isTaken()));
    sent += PIECE.length;
    await Promise.race([taken, gone]);
  }
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  await gone;
  return { sent, heard: Buffer.concat(heard).toString('utf8') };
}

describe('a body', () => {
  it.each([LIMIT, LIMIT / 2, PIECE.length])('of %d bytes is read', async (size) => {
    const { heard } = await send(`Content-Length: ${size}`, size);
    expect([heard.split('\r\n')[0], await told]).toEqual(['HTTP/1.1 200 OK', 'read']);
  });

  it.each([LIMIT + PIECE.length, 2 * LIMIT])(
    'that says to be of %d bytes, up to twice too large, is taken to its end: who sends it hears why it is refused',
    async (size) => {
      const { sent, heard } = await send(`Content-Length: ${size}`, size);
      expect([sent, heard.split('\r\n')[0], await told]).toEqual([
        size,
        'HTTP/1.1 413 Payload Too Large',
        'too-large',
      ]);
    },
  );

  it('that says to be larger still is refused before any of it is taken', async () => {
    const size = 20 * LIMIT;
    const { sent } = await send(`Content-Length: ${size}`, size);
    expect([sent < size, await told]).toEqual([true, 'too-large']);
  });
});
