export { TopTable, type TopTableLabels, type TopTableProps } from './TopTable.tsx';
export type { TopOrder, TopRow } from './TopTable.model.ts';
