import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { buildProduct, workbenchBuild } from './build-product.ts';
import { liveAndDieTogether, spawnGateway } from './gateway-process.ts';
import { bin, root } from './run.ts';

/**
 * Builds what changed of the workbench while the portal already runs, behind everything else that the machine has to do. The
 * gateway serves it under /ui as soon as it is there.
 */
function buildWorkbench(): ChildProcess {
  const child = spawn(bin('turbo'), workbenchBuild, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** `npm start`: builds what changed, then the gateway with everything it needs, and a demo of two years. */
const built = await buildProduct();
if (built === 0) {
  const gateway = spawnGateway({ DEMO_YEARS: process.env['DEMO_YEARS'] ?? '2' });
  liveAndDieTogether([gateway]);
  const workbench = buildWorkbench();
  gateway.once('exit', () => workbench.kill());
} else process.exitCode = built;
