import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Job } from '@trastienda/ui/JobTray';
import { rootReducer } from '../../../shared/store/store.ts';

type State = { readonly orderJobs?: readonly Job[] };

/** Long work with orders, the newest first. Its acts are of the tray, so that the state stays plain data. */
const slice = createSlice({
  name: 'orderJobs',
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

rootReducer.inject(slice);

export const { jobChanged, jobsDismissed } = slice.actions;

const none: readonly Job[] = [];
/** Injected with the first job; before that there are none. */
export const selectOrderJobs = (state: object): readonly Job[] => (state as State).orderJobs ?? none;
