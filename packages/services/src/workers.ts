import { bareInstallation } from './core/installation.ts';
import type { AnyJobKind } from './jobs/define-job.ts';
import {
  type ScheduledTask,
  startWorkers as startQueueWorkers,
  type Workers,
  type WorkersOptions,
} from './jobs/start-workers.ts';
import { bulkUndoJob } from './subjects/bulk-loads/undo-load.ts';
import { bulkLoadJob } from './subjects/bulk-loads/work-load.ts';
import { auditMoney, foldMoney } from './subjects/money/maintain-sums.ts';
import { auditSales, foldSales } from './subjects/sales/maintain-sums.ts';
import { backfillOrderMoney } from './use-cases/backfill-order-money.ts';
import { guideLot } from './use-cases/lot-item.ts';

/** Every kind of job: one that is missing here is never worked. */
export const jobKinds: readonly AnyJobKind[] = [guideLot, bulkLoadJob, bulkUndoJob];

/** One run of the backfill takes at most this long. */
const BACKFILL_MS = 120_000;

type Options = Omit<WorkersOptions, 'kinds'> & Partial<Pick<WorkersOptions, 'kinds'>>;

/**
 * Starts the workers with every kind of long work and with the scheduled tasks of the subjects, beside those
 * of the caller.
 */
export function startWorkers(options: Options): Promise<Workers> {
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
        const until = Date.now() + BACKFILL_MS;
        const mayGoOn = () => !isStopping() && Date.now() < until;
        return backfillOrderMoney(database, { installation, now: clock(), mayGoOn });
      },
    },
  ];
  const scheduledTasks = [...(options.scheduledTasks ?? []), ...ownTasks];
  return startQueueWorkers({ kinds: jobKinds, ...options, scheduledTasks });
}
