export { JobResult, type JobCause, type JobResultLabels, type JobResultProps } from './JobResult.tsx';
export { groupByCause, type RowFailure } from './JobResult.model.ts';
