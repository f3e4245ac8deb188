export * from './LeaveWarning.tsx';
