import { spawn, type SpawnOptions } from 'node:child_process';
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
