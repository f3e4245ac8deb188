import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Servers on addresses that no shop has. Each counts who comes, and nobody may. */
export interface Canaries {
  /** The port that all of them listen on. */
  readonly port: number;
  readonly addresses: readonly string[];
  readonly hits: () => number;
  readonly stop: () => Promise<void>;
}

const linkLocal = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .map(({ address }) => address)
    .filter((address) => address.startsWith('169.254.'));

/** Starts canaries on both loopback addresses, and on a link-local one where the machine has it. */
export async function startCanaries(): Promise<Canaries> {
  let hits = 0;
  const open = new Set<Socket>();
  const servers: Server[] = [];
  const listen = async (host: string, port: number): Promise<number> => {
    const server = createServer((socket) => {
      hits += 1;
      open.add(socket.on('error', () => undefined));
    });
    server.listen(port, host);
    await once(server, 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const addresses = ['127.0.0.1', '::1', ...linkLocal()];
  const port = await listen('127.0.0.1', 0);
  for (const address of addresses.slice(1)) await listen(address, port);
  return {
    port,
    addresses,
    hits: () => hits,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}
