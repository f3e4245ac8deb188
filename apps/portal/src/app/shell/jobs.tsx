import type { JobTrayProps } from '@trastienda/ui/JobTray';
import { Suspense } from 'react';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { selectJobs } from '../../shared/store/jobs/jobs-slice.ts';

const tray = lazyPage<Pick<JobTrayProps, 'placement'>>(() => import('./job-tray.tsx'));

/** The tray is there from the first job on, on every page. */
export function Jobs(place: Pick<JobTrayProps, 'placement'>) {
  const hasJobs = useAppSelector((state) => selectJobs(state).length > 0);
  return (
    hasJobs && (
      <Suspense fallback={null}>
        <tray.Component {...place} />
      </Suspense>
    )
  );
}
