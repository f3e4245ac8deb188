import process from 'node:process';
import { liveAndDieTogether, spawnGateway } from './gateway-process.ts';
import { bin, run } from './run.ts';

/** `npm start`: builds what changed, then the gateway with everything it needs. */
const built = await run(
  bin('turbo'),
  [
    'run',
    'build',
    '--filter=@trastienda/portal',
    '--filter=@trastienda/gateway',
    '--output-logs=errors-only',
  ],
  {
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  },
);
if (built === 0) liveAndDieTogether([spawnGateway()]);
else process.exitCode = built;
