import { retryJob } from '@trastienda/services/database';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'jobs:retry',
    usage: `--store 10452 --job 'lote-1' [--reason 'Falla corregida'] [--by 'Olga Ruiz']
Lets the rows of a job that failed be done once more, within a minute. Work that is not over is taken up by itself.`,
    options: { store: text, job: text, reason: text },
    needed: ['store', 'job'],
    undone: 'No job was retried',
  },
  async ({ values: { store: storeId, job: jobId }, database, act, say }) => {
    const rows = await retryJob(database, { storeId, jobId }, act);
    await say(`Rows of the job ${jobId} that are done again: ${rows}`);
  },
);
