export {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
