import process from 'node:process';

/** Milliseconds of processor time that some work takes of this thread: what else the machine does is not in them. */
export function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
