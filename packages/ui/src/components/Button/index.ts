export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './options.ts';
