import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A target's readiness is polled at this interval, in milliseconds. */
const LOOK_MS = 50;

/**
 * A balancer as simple as there is one: requests go to the targets in turn, to those alone whose `/readyz` is 200. It
 * repeats a request only where no connection was made, so that nothing is ever sent twice.
 */
export async function startRoundRobin(options: {
  readonly port: number;
  readonly targets: readonly number[];
}) {
  const ready = new Map(options.targets.map((target) => [target, true]));
  let turn = 0;
  const over = new AbortController();
  const next = (): number[] => {
    turn += 1;
    const turned = options.targets.map((_, at) => options.targets[(at + turn) % options.targets.length] ?? 0);
    return turned.toSorted((a, b) => Number(ready.get(b)) - Number(ready.get(a)));
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, targets: readonly number[]): void => {
    const [target, ...others] = targets;
    if (target === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url, headers } = incoming;
    // Each request has a connection of its own: the target may close a pooled one in the moment that it is
    // reused.
    const forward = request({ host: 'localhost', port: target, method, path: url, headers, agent: false });
    forward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    forward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, outgoing, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forward.destroy());
    // Once connected the body flows; a body that has flowed cannot be sent elsewhere.
    forward.once('socket', (socket) => {
      const start = () => incoming.pipe(forward);
      if (socket.connecting) socket.once('connect', start);
      else start();
    });
  };

  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, next()));
  server.listen(options.port, 'localhost');
  await once(server, 'listening');

  const look = async (target: number) => {
    while (!over.signal.aborted) {
      const answer = await fetch(`http://localhost:${target}/readyz`).catch(() => null);
      ready.set(target, answer?.status === 200);
      await sleep(LOOK_MS);
    }
  };
  const looking = options.targets.map(look);

  return {
    async stop(): Promise<void> {
      over.abort();
      server.close();
      server.closeAllConnections();
      await Promise.all(looking);
    },
  };
}
