import { randomBytes } from 'node:crypto';
import type { Bucket } from './core/file-store/bucket.ts';
import { bareInstallation } from './core/installation.ts';
import type { Database } from './database/connect.ts';
import type { AnyJobKind } from './jobs/define-job.ts';
import {
  type ScheduledTask,
  startWorkers as startQueueWorkers,
  type Workers,
  type WorkersOptions,
} from './jobs/start-workers.ts';
import { bulkUndoJob } from './subjects/bulk-loads/undo-load.ts';
import { bulkLoadJob } from './subjects/bulk-loads/work-load.ts';
import { startShops } from './subjects/channels/turns/start-shops.ts';
import { startWebhooks } from './subjects/door/start-webhooks.ts';
import { moveFiles, sweepBucket } from './subjects/files/move-files.ts';
import { auditMoney, foldMoney } from './subjects/money/maintain-sums.ts';
import { auditSales, foldSales } from './subjects/sales/maintain-sums.ts';
import { backfillOrderMoney } from './use-cases/backfill-order-money.ts';
import { guideLot } from './use-cases/lot-item.ts';

/** Every kind of job: one that is missing here is never worked. */
export const jobKinds: readonly AnyJobKind[] = [guideLot, bulkLoadJob, bulkUndoJob];

/** One run of a long task takes at most this long; the next one goes on. */
const RUN_MS = 120_000;
const withinRun = (isStopping: () => boolean): (() => boolean) => {
  const until = Date.now() + RUN_MS;
  return () => !isStopping() && Date.now() < until;
};

/** The tasks of an installation whose files lie in a bucket. */
const bucketTasks = (database: Database, bucket: Bucket, clock: () => Date): readonly ScheduledTask[] => [
  {
    // Files of forms are written with their row, and follow the others here.
    name: 'files-move',
    cron: '* * * * *',
    run: async (isStopping) => {
      if (bucket.takesNew)
        await moveFiles(database, { bucket, to: 'bucket', mayGoOn: withinRun(isStopping) });
    },
  },
  {
    name: 'files-sweep',
    cron: '23 8 * * *',
    run: async (isStopping) => {
      await sweepBucket(database, { bucket, now: clock(), mayGoOn: () => !isStopping() });
    },
  },
];

type Options = Omit<WorkersOptions, 'kinds'> & Partial<Pick<WorkersOptions, 'kinds'>>;

/**
 * Starts the workers with every kind of long work and with the scheduled tasks of the subjects, beside those
 * of the caller.
 */
export async function startWorkers(options: Options): Promise<Workers> {
  const { database, onError, clock = () => new Date(), installation = bareInstallation } = options;
  const ownTasks: readonly ScheduledTask[] = [
    {
      name: 'sales-fold',
      cron: '* * * * *',
      run: async () => {
        await foldSales(database);
        await foldMoney(database);
      },
    },
    {
      name: 'sales-audit',
      cron: '41 9 * * *',
      run: async () => {
        const onFault = (error: Error) => onError(error, { task: 'sales-audit' });
        await auditSales(database, onFault);
        await auditMoney(database, onFault);
      },
    },
    {
      name: 'order-money-backfill',
      cron: '* * * * *',
      run: (isStopping) => {
        const mayGoOn = withinRun(isStopping);
        return backfillOrderMoney(database, { installation, now: clock(), mayGoOn });
      },
    },
  ];
  const { bucket, shops, secrets, webhooks: sender } = installation;
  const ofBucket = bucket ? bucketTasks(database, bucket, clock) : [];
  const scheduledTasks = [...(options.scheduledTasks ?? []), ...ownTasks, ...ofBucket];
  const workers = await startQueueWorkers({ kinds: jobKinds, ...options, scheduledTasks });
  const random = options.random ?? randomBytes;
  const others = [
    ...(sender && secrets ? [startWebhooks({ database, sender, secrets, onError })] : []),
    ...(shops && secrets
      ? [startShops({ database, installation: { ...installation, shops, secrets }, clock, random, onError })]
      : []),
  ];
  return {
    ...workers,
    stop: async () => {
      await Promise.all([workers, ...others].map(({ stop }) => stop()));
    },
  };
}
