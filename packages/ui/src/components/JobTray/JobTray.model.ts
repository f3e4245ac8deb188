import type { JobCause } from '../JobResult/JobResult.tsx';

interface JobBase {
  id: string;
  /** "Guías de Sears y Claroshop". */
  title: string;
  /** "Hoy, 09:36". */
  note?: string | undefined;
}

/** One piece of long work, by how it stands. Counts are rows. */
export type Job =
  | (JobBase & { state: 'queued' })
  | (JobBase & { state: 'running' | 'cancelling'; done: number; total: number | null })
  | (JobBase & { state: 'done'; href?: string | undefined; linkLabel?: string | undefined })
  | (JobBase & {
      state: 'partial';
      done: number;
      unchanged?: number | undefined;
      causes: readonly JobCause[];
    })
  | (JobBase & { state: 'failed'; reason: string })
  | (JobBase & { state: 'cancelled'; done: number; total: number | null });

export const isUnderWay = (job: Job): boolean =>
  job.state === 'queued' || job.state === 'running' || job.state === 'cancelling';

/** Counts the jobs that run and those that need attention, for the line that stays when the list is not open. */
export function countJobs(jobs: readonly Job[]): { running: number; problems: number } {
  const running = jobs.filter(isUnderWay).length;
  const problems = jobs.filter(({ state }) => state === 'partial' || state === 'failed').length;
  return { running, problems };
}
