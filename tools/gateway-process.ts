import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './run.ts';

/**
 * Node runs the gateway with a young generation of 8 MB: by default V8 takes 128 MB for it on a machine with
 * much memory, which is more than all the rest of the process.
 */
export const gatewayFlags = ['--max-semi-space-size=8'] as const;
/** The gateway as `npm run build` writes it. */
export const builtGateway = 'apps/gateway/dist/main.js';
/** The gateway from its source: Node strips the types itself, and loads our packages from their source. */
const gatewaySource = ['--conditions=@trastienda/source', 'apps/gateway/src/main.ts'] as const;

/** Compiled code is cached between starts: one takes half as long. */
export const gatewayEnvironment = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node` } as const;

/** Starts the gateway as it was built, or from its source. */
export const spawnGateway = (
  environment: NodeJS.ProcessEnv = {},
  { from = 'build' }: { readonly from?: 'build' | 'source' } = {},
): ChildProcess =>
  spawn(process.execPath, [...gatewayFlags, ...(from === 'build' ? [builtGateway] : gatewaySource)], {
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
