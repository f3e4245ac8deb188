export const headingSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type HeadingSize = (typeof headingSizes)[number];
