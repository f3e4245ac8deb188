import process from 'node:process';
import { bin, run } from './run.ts';

const parts = ['@trastienda/portal', '@trastienda/gateway'];

/** Builds what changed of the portal and the gateway. @returns the exit code: 0 when the product can be started. */
export const buildProduct = (): Promise<number> =>
  run(
    bin('turbo'),
    ['run', 'build', ...parts.map((part) => `--filter=${part}`), '--output-logs=errors-only'],
    { env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );

/** The arguments of turbo that build the workbench, where something of it changed. */
export const workbenchBuild = ['run', '//#storybook:build', '--output-logs=errors-only'] as const;

/** The same for a tool that needs it. @throws when it cannot be built. */
export async function needBuiltProduct(): Promise<void> {
  if ((await buildProduct()) !== 0) throw new Error('The product cannot be built.');
}
