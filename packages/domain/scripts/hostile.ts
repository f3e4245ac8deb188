// The properties with another seed and fifty times the cases: minutes, not seconds. The seed is printed, so
// that a failure can be had again: PROPERTY_SEED=… npm run test:hostile
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const seed = process.env.PROPERTY_SEED ?? String(Date.now() % 2 ** 31);
const factor = process.env.PROPERTY_FACTOR ?? '50';
console.log(`seed ${seed}, ${factor} times the cases`);

const { status } = spawnSync('npm', ['exec', '--', 'vitest', 'run', '--testTimeout', '1800000'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PROPERTY_SEED: seed, PROPERTY_FACTOR: factor },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
