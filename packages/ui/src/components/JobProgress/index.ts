export * from './JobProgress.tsx';
