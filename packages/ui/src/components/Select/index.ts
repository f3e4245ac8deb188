export * from './Select.tsx';
export type { Option } from '../../internal/list/options.tsx';
