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

/** The running commands, each in a process group of its own: all of them end with this process. */
const groups = new Set<number>();
const endGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
const interrupted = () => {
  for (const pid of groups) endGroup(pid);
  process.exit(130);
};

/**
 * Runs a command that prints something regularly, and kills it with all that it started when it falls silent:
 * a hanging command must not take the time of the next ones.
 * @param silenceLimit How long it may say nothing, in milliseconds.
 * @param write Takes what it says, from both of its streams.
 * @returns Its exit code, or `'silent'` when it was killed.
 */
export function runUnlessSilent(
  command: string,
  args: readonly string[],
  {
    cwd = root,
    env,
    silenceLimit,
    write,
  }: { cwd?: string; env: NodeJS.ProcessEnv; silenceLimit: number; write: (chunk: Buffer) => void },
): Promise<number | 'silent'> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      // A group of its own, so that browsers and databases that it started end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.once('error', reject);
    const { pid } = child;
    if (pid === undefined) return;
    if (groups.size === 0) process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
    groups.add(pid);
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      endGroup(pid);
    }, silenceLimit);
    for (const from of [child.stdout, child.stderr])
      from.on('data', (chunk: Buffer) => {
        timer.refresh();
        write(chunk);
      });
    child.once('exit', (code) => {
      clearTimeout(timer);
      groups.delete(pid);
      if (groups.size === 0) process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      const done = () => {
        // An orphaned child may hold the pipes open for ever.
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
