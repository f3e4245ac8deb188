import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './run.ts';

/** Starts the gateway from its TypeScript source; Node strips the types itself. */
export const spawnGateway = (environment: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, ['--conditions=@trastienda/source', 'apps/gateway/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });

/** Ends with the children: signals reach them, and the first to stop takes the others along. */
export function liveAndDieTogether(children: readonly ChildProcess[]): void {
  const stop = (signal: NodeJS.Signals) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop('SIGTERM');
    });
  }
}
