import { spawn, type SpawnOptions } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The command of an npm package, from the project's own `node_modules/.bin`. */
export const bin = (name: string) => `${root}node_modules/.bin/${name}`;

/** Runs a command with this terminal; resolves to its exit code (130 when a signal ended it). */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 130));
  });
}

/**
 * Runs a command that says something every now and then, and kills it with all that it started when it falls silent: what hangs
 * must not take the time of what comes after it.
 * @param silenceLimit How long it may say nothing, in milliseconds.
 * @returns Its exit code, or `'silent'` when it was killed.
 */
export function runUnlessSilent(
  command: string,
  args: readonly string[],
  { env, silenceLimit }: { env: NodeJS.ProcessEnv; silenceLimit: number },
): Promise<number | 'silent'> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      // A group of its own, so that browsers and databases that it started end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let isSilent = false;
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      isSilent = true;
      end();
    }, silenceLimit);
    const interrupted = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      from.on('data', (chunk: Buffer) => {
        timer.refresh();
        to.write(chunk);
      });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      const done = () => {
        // What was left behind may hold the pipes open for ever.
        child.stdout.destroy();
        child.stderr.destroy();
        resolve(isSilent ? 'silent' : (code ?? 130));
      };
      const drained = setTimeout(done, 2_000);
      child.once('close', () => {
        clearTimeout(drained);
        done();
      });
    });
  });
}
