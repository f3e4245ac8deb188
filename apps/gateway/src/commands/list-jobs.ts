import { listJobs } from '@trastienda/services/database';
import { columns, flag, operatorCommand, text } from './operator-command.ts';

/** The newest ones, at most. */
const MOST = 1_000;
const line = columns(10, 10, 14, -13, -8, 10);

const ageOf = (at: Date, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - at.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
};

export const command = operatorCommand(
  {
    name: 'jobs:list',
    usage: `[--store 10452] [--json]
Lists the long work that is not over, or that ended with rows that failed, the newest first: store, state, kind, rows done, rows
failed, age, number, and the error of ours where there is one. Work of a closed store waits until it is opened.`,
    options: { store: text, json: flag },
    undone: 'No job was read',
  },
  async ({ values: { store: storeId, json = false }, database, say }) => {
    const jobs = await listJobs(database, { storeId, limit: MOST });
    if (json) {
      for (const job of jobs) await say(JSON.stringify(job));
      return;
    }
    await say(line('store', 'state', 'kind', 'done', 'failed', 'age', 'job'));
    const now = Date.now();
    for (const job of jobs) {
      const state = job.isStoreClosed && job.status !== 'finished' ? 'closed' : job.status;
      const done = `${job.succeeded + job.failed}/${job.total}`;
      const fault =
        job.error ?? (job.unexpected > 0 ? `${job.unexpected} rows by a fault of ours: see the log` : null);
      const name = fault === null ? job.id : `${job.id}  ${fault}`;
      await say(line(job.storeId, state, job.kind, done, job.failed, ageOf(job.createdAt, now), name));
    }
    if (jobs.length === MOST) await say(`These are the newest ${MOST}.`);
  },
);
