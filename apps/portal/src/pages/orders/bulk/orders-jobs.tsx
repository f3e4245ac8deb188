import { JobTray } from '@trastienda/ui/JobTray';
import type { Job } from '@trastienda/ui/JobTray';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { jobCancelled, jobRetried } from './actions.ts';
import { jobsDismissed, selectOrderJobs } from './jobs-slice.ts';

/** Long work with orders: how far it is, how it ended, and what can be tried again (law 1). */
export default function OrdersJobs() {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectOrderJobs);
  const retry = (id: string) => dispatch(jobRetried(id));
  const withActs = (job: Job): Job =>
    job.state === 'partial'
      ? {
          ...job,
          causes: job.causes.map((cause) => ({
            ...cause,
            action: { label: 'Reintentar', onPress: () => retry(job.id) },
          })),
        }
      : job;
  return (
    <JobTray
      jobs={jobs.map(withActs)}
      onCancel={(id) => dispatch(jobCancelled(id))}
      onRetry={retry}
      onDismiss={(ids) => dispatch(jobsDismissed(ids))}
    />
  );
}
