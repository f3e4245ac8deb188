export * from './Thumbnail.tsx';
