import { connect } from 'node:net';
import { quantile } from './statistics.ts';

export type Load = {
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

/**
 * So many connections that each send the next request once the last one is answered, for some seconds. Plain sockets
 * and no HTTP client: on the same two cores the load must cost as little as it can. Answers have a Content-Length.
 */
export function load(options: {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The whole head of the next request. */
  readonly head: () => string;
}): Promise<Load> {
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + options.seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(options.port, '127.0.0.1');
      socket.setNoDelay(true);
      let sent = 0;
      let wanted = 0;
      let got = 0;
      const next = () => {
        if (performance.now() >= until) {
          socket.destroy();
          resolve();
          return;
        }
        wanted = 0;
        got = 0;
        sent = performance.now();
        socket.write(options.head());
      };
      socket.on('connect', next);
      socket.on('data', (chunk: Buffer) => {
        if (wanted === 0) {
          const end = chunk.indexOf('\r\n\r\n');
          const head = chunk.toString('latin1', 0, end);
          const length = /content-length: (\d+)/i.exec(head)?.[1];
          if (end < 0 || length === undefined)
            return reject(new Error(`An answer without a length:\n${head}`));
          if (!head.startsWith('HTTP/1.1 200')) failures += 1;
          wanted = end + 4 + Number(length);
        }
        got += chunk.length;
        if (got < wanted) return;
        times.push(performance.now() - sent);
        next();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  return Promise.all(Array.from({ length: options.connections }, one)).then(() => ({
    rps: times.length / options.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures,
  }));
}
