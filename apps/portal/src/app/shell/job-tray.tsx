import { JobTray, type JobTrayProps } from '@trastienda/ui/JobTray';
import type { Job } from '@trastienda/ui/JobTray';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { jobCancelled, jobRetried, jobsDismissed, selectJobs } from '../../shared/store/jobs/jobs-slice.ts';

/** Long work: how far it is, how it ended, and what can be tried again (law 1). */
export default function Jobs(place: Pick<JobTrayProps, 'placement'>) {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const retry = (id: string) => dispatch(jobRetried(id));
  const withActs = (job: Job): Job =>
    job.state === 'partial'
      ? {
          ...job,
          causes: job.causes.map((cause) => ({
            ...cause,
            action: cause.action ?? { label: 'Reintentar', onPress: () => retry(job.id) },
          })),
        }
      : job;
  return (
    <JobTray
      {...place}
      jobs={jobs.map(withActs)}
      onCancel={(id) => dispatch(jobCancelled(id))}
      onRetry={retry}
      onDismiss={(ids) => dispatch(jobsDismissed(ids))}
    />
  );
}
