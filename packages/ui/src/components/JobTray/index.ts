export { JobTray, type JobTrayProps } from './JobTray.tsx';
export type { JobTrayLabels } from './JobTray.labels.ts';
export type { Job } from './JobTray.model.ts';
