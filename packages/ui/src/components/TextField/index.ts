export * from './TextField.tsx';
export type { FieldProps } from '../../internal/field/Field.tsx';
