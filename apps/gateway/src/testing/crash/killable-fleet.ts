import { startRoundRobin } from '../../../../../tools/round-robin.ts';
import { freePort } from '../free-port.ts';
import { killableGateway } from './killable.ts';

/** How many gateways the end-to-end tests are to stand behind; the nightly set says two. */
export const E2E_PROCESSES = Number(process.env['E2E_PROCESSES'] ?? 1);

/** So many gateway processes on one database; several of them are behind a round-robin and so at one address too. */
export async function killableFleet(
  databaseUrl: string,
  count: number,
  more: Readonly<Record<string, string>> = {},
) {
  const port = await freePort();
  const env = count === 1 ? more : { PUBLIC_URL: `http://localhost:${port}`, ...more };
  const first = await killableGateway(databaseUrl, env);
  const gateways = [first];
  while (gateways.length < count) gateways.push(await killableGateway(databaseUrl, env));
  const balancer =
    count === 1 ? null : await startRoundRobin({ port, targets: gateways.map((gateway) => gateway.port) });
  let turn = 0;
  return {
    origin: balancer === null ? first.origin : `http://localhost:${port}`,
    gateways,
    /** Kills one of them, each in its turn, and starts it again; the others work on. */
    async crash(): Promise<void> {
      turn += 1;
      await gateways[turn % count]?.crash();
    },
    /** How each of them ended. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      await balancer?.stop();
      return Promise.all(gateways.map((gateway) => gateway.stop(signal)));
    },
  };
}
