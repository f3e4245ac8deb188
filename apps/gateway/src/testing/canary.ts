import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServiceName, serviceNames } from '@trastienda/api-client';

/** A server that must not be reached: counts whoever connects. It stands for every service but the one that knows whose store it is. */
export async function startCanary() {
  let connections = 0;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/`);
  return {
    host: url.host,
    upstreams: new Map<ServiceName, URL>(
      serviceNames.filter((name) => name !== 'identity').map((name) => [name, url]),
    ),
    connections: () => connections,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
