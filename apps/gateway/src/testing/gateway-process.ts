import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Kept between starts: a crash test starts many processes. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));
export type GatewayProcess = ReturnType<typeof startGatewayProcess>;

/** Of a run at another moment (`npm run test:at`): its database lives then too. */
const clock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:LD_PRELOAD|FAKETIME\w*|NO_FAKE_STAT)$/u.test(name)),
);

/**
 * The gateway in a process of its own, as `npm start` runs it, without a build; or another program of its folder, with what
 * follows its name. It sees no variable but these, and
 * the moment of the run.
 */
export function startGatewayProcess(
  env: Readonly<Record<string, string>>,
  [program, ...words]: readonly [string, ...string[]] = ['main.ts'],
) {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@trastienda/source', file, ...words], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compiled, ...clock, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  /** Resolves once it has said `text`; rejects when it ends without. */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended without saying ${text}:\n${output}`)));
    });
  return { child, ended, says };
}
