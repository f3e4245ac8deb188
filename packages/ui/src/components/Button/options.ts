export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger', 'dangerSolid'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
