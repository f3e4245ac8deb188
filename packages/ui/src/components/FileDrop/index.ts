export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileDropLabels } from './FileDrop.labels.ts';
export type { FileRow } from './FileDrop.model.ts';
