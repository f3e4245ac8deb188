export { NewDataPill, type NewDataPillLabels, type NewDataPillProps } from './NewDataPill.tsx';
