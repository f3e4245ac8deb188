import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import type { ButtonSize, ButtonVariant } from './options.ts';
import * as s from './Button.css.ts';

export interface ButtonLinkProps
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children'>, RefAttributes<HTMLAnchorElement> {
  /** Text of the link, which names what the person goes to do. */
  children?: ReactNode;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Default: `secondary`. */
  variant?: Exclude<ButtonVariant, 'danger' | 'dangerSolid'> | undefined;
  /** Default: `md`. */
  size?: ButtonSize | undefined;
  /** Stands before the words; an icon of 16 px. */
  icon?: ReactNode;
  /** Stands after the words; an icon of 16 px. */
  iconEnd?: ReactNode;
  /** The address that it leads to. */
  href?: string;
  /** Leads nowhere now, and takes no focus. Default: false. */
  isDisabled?: boolean;
}

/** A link that looks like a button: "Crear guía" goes to the wizard. */
export function ButtonLink({
  children,
  className,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={cx(s.root, s.variant[variant], s.sizes[size], className)}>
      <span className={s.content}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </AriaLink>
  );
}
