import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/** Returns a TCP port of the loopback that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port on the loopback')),
      );
    });
  });
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Reads the process and port of the server that wrote `postmaster.pid`. */
export async function writtenServer(cluster: string): Promise<{ pid: number; port: number } | null> {
  try {
    const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

/** Whether a living process is the PostgreSQL of this data folder and not a stranger with its old number. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(cluster);
  } catch {
    // Without /proc the check is not possible, and PostgreSQL itself trusts the file too.
    return process.platform !== 'linux';
  }
}

/** Returns the other living process that started a server, or `null`. */
export async function livingOwner(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}
