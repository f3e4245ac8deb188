export { PhotoSorter, type PhotoSorterLabels, type PhotoSorterProps } from './PhotoSorter.tsx';
export type { Photo } from './PhotoSorter.model.ts';
