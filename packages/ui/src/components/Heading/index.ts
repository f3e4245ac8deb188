export { Heading, type HeadingProps } from './Heading.tsx';
export { headingSizes, type HeadingSize } from './options.ts';
