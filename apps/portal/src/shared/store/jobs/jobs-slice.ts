import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Job } from '@trastienda/ui/JobTray';

/** Long work in the background, the newest first. Its actions are of the tray, so that the state stays plain data. */
const slice = createSlice({
  name: 'jobs',
  initialState: [] as readonly Job[],
  reducers: {
    /** A new job, or how a known one stands now. */
    jobChanged: (state, { payload }: PayloadAction<Job>): readonly Job[] => {
      const jobs = state as readonly Job[];
      return jobs.some(({ id }) => id === payload.id)
        ? jobs.map((job) => (job.id === payload.id ? payload : job))
        : [payload, ...jobs];
    },
    jobsDismissed: (state, { payload }: PayloadAction<readonly string[]>): readonly Job[] =>
      (state as readonly Job[]).filter(({ id }) => !payload.includes(id)),
  },
});

export const jobsReducer = slice.reducer;
export const { jobChanged, jobsDismissed } = slice.actions;

/** "Cancelar" of the tray: what was done stays. */
export const jobCancelled = createAction<string>('jobs/jobCancelled');
/** "Reintentar": only what failed. */
export const jobRetried = createAction<string>('jobs/jobRetried');

export const selectJobs = ({ jobs }: { readonly jobs: readonly Job[] }): readonly Job[] => jobs;
