import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What goes wrong on the way back from a server, as toxiproxy has it.
 * - `latency`: every byte comes `ms` later. `bandwidth`: so many bytes a second at most.
 * - `down`: nobody listens. `timeout`: connected, and nothing comes, ever.
 * - `slow-close`: the end of a connection is told `ms` later. `reset`: the line breaks after `bytes`.
 * - `slicer`: in pieces of so many bytes. `limit`: the connection ends after `bytes`, as if it were the end.
 */
export type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'down' }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  | { readonly kind: 'slow-close'; readonly ms: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'reset'; readonly bytes: number }
  | { readonly kind: 'slicer'; readonly bytes: number }
  | { readonly kind: 'limit'; readonly bytes: number };

/** Writes what came according to the fault; ends or breaks `to` where the fault says so. */
async function pass(chunk: Buffer, to: Socket, fault: Fault | null, sent: { bytes: number }): Promise<void> {
  const write = (bytes: Buffer) => {
    sent.bytes += bytes.length;
    if (!to.destroyed) to.write(bytes);
  };
  switch (fault?.kind) {
    case 'latency':
      await sleep(fault.ms);
      write(chunk);
      return;
    case 'bandwidth':
      for (let at = 0; at < chunk.length && !to.destroyed; at += 1) {
        write(chunk.subarray(at, at + 1));
        await sleep(1000 / fault.bytesPerSecond);
      }
      return;
    case 'slicer':
      for (let at = 0; at < chunk.length; at += fault.bytes) {
        write(chunk.subarray(at, at + fault.bytes));
        await sleep(0);
      }
      return;
    case 'timeout':
      return;
    case 'reset':
      write(chunk.subarray(0, Math.max(0, fault.bytes - sent.bytes)));
      if (sent.bytes >= fault.bytes) to.resetAndDestroy();
      return;
    case 'limit':
      write(chunk.subarray(0, Math.max(0, fault.bytes - sent.bytes)));
      if (sent.bytes >= fault.bytes) to.end();
      return;
    default:
      write(chunk);
  }
}

/** A TCP proxy in front of `target` that fails the way it is told. */
export async function startFaultProxy(target: { readonly port: number }) {
  let fault: Fault | null = null;
  let accepted = 0;
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    accepted += 1;
    track(client);
    if (fault?.kind === 'down') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ port: target.port, host: '127.0.0.1', allowHalfOpen: true });
    track(upstream);
    client.pipe(upstream);
    const sent = { bytes: 0 };
    let passing = Promise.resolve();
    upstream.on('data', (chunk: Buffer) => {
      passing = passing.then(() => pass(chunk, client, fault, sent));
    });
    upstream.on('end', () => {
      void passing
        .then(() => (fault?.kind === 'slow-close' ? sleep(fault.ms) : undefined))
        .then(() => fault?.kind !== 'timeout' && client.end());
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => passing.finally(() => fault === null && client.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    /** From now on, also for connections that are kept; `null`: all is well. New ones are made for a fault. */
    set(next: Fault | null): void {
      fault = next;
      for (const socket of open) socket.destroy();
    },
    /** What is open stays so and says nothing any more, as behind a firewall that forgot it; new connections are well. */
    swallow(): void {
      for (const socket of open)
        socket.unpipe().removeAllListeners('data').removeAllListeners('end').resume();
    },
    get openSockets() {
      return open.size;
    },
    get accepted() {
      return accepted;
    },
    async stop(): Promise<void> {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
