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

/** Milliseconds between two looks at who started us. */
const parentCheck = 250;

/**
 * Ends with the children: signals reach them, and the first to stop takes the others along. A SIGTERM to `npm start`
 * ends npm's shell, which passes nothing on; that we have become an orphan is how we learn of it.
 */
export function liveAndDieTogether(children: readonly ChildProcess[]): void {
  const stop = (signal: NodeJS.Signals) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, parentCheck);
  watch.unref();
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop('SIGTERM');
    });
  }
}
