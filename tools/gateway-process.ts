import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './run.ts';

/**
 * How Node runs the gateway: our packages from their source, and a young generation of 8 MB. Left to itself, V8 takes
 * 128 MB for it on a machine with much memory, which is more than all the rest of the process.
 */
export const gatewayFlags = ['--conditions=@trastienda/source', '--max-semi-space-size=8'] as const;

/** Compiled code is kept between starts, types stripped: a start takes half as long, and holds no compiler. */
export const gatewayEnvironment = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node` } as const;

/** Starts the gateway from its TypeScript source; Node strips the types itself. */
export const spawnGateway = (environment: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [...gatewayFlags, 'apps/gateway/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...gatewayEnvironment, ...process.env, ...environment },
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
