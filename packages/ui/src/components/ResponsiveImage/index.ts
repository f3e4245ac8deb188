export * from './ResponsiveImage.tsx';
