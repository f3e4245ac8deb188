export * from './DocumentMark.tsx';
