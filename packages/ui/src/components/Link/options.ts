export const linkVariants = ['text', 'action', 'cell', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];
