import { once } from 'node:events';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { authority, casalumbre, testKey } from './certificates.ts';

export interface Server {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

type AnyServer = ReturnType<typeof createServer> | ReturnType<typeof createPlainServer>;

async function listening(server: AnyServer, host: string): Promise<Server> {
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Starts a shop that speaks TLS, on this machine, with the certificate of casalumbre.mx or another. */
export function startTlsShop(answer: RequestListener, cert: string = casalumbre): Promise<Server> {
  const server = createServer({ cert, key: testKey }, answer);
  return listening(
    server.on('tlsClientError', () => undefined),
    '127.0.0.1',
  );
}

/** Starts a shop without TLS. */
export function startPlainShop(answer: RequestListener, host = '127.0.0.1'): Promise<Server> {
  return listening(createPlainServer(answer), host);
}

/** Has this process trust the tests' authority beside its own, until the returned function is called. */
export function trustTestAuthority(): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, authority]);
  return () => setDefaultCACertificates(before);
}
