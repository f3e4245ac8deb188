import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { testKey } from './installation.ts';

/** The lease of a killed process is over by the clock of the next one, which is so much further ahead. */
export const LEASE_OVER_MS = 65_000;

/** Starts a process that works on the shops of a database, with a clock that is so many milliseconds ahead. */
export function startShopsProcess(url: string, ahead: number) {
  const script = fileURLToPath(new URL('shops-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--conditions=@trastienda/source', script, url, testKey.toString('hex'), String(ahead)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  return { kill: () => child.kill('SIGKILL'), ended };
}
