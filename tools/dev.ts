import { spawn } from 'node:child_process';
import process from 'node:process';
import { liveAndDieTogether, spawnGateway } from './gateway-process.ts';
import { bin, root } from './run.ts';

/** `npm run dev`: Vite with hot modules on the address the merchant sees, the gateway behind it. */
const address = `http://localhost:${process.env['PORT'] ?? '3000'}`;
const gatewayPort = String(Number(process.env['PORT'] ?? '3000') + 1);

liveAndDieTogether([
  spawnGateway({ PORT: gatewayPort, PUBLIC_URL: address }, { from: 'source' }),
  spawn(bin('vite'), ['--port', new URL(address).port, '--strictPort'], {
    cwd: `${root}apps/portal`,
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: `http://localhost:${gatewayPort}` },
  }),
]);
