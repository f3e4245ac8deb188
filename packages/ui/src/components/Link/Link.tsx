import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { ExternalIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { LinkVariant } from './options.ts';
import * as s from './Link.css.ts';

export interface LinkProps
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children'>, RefAttributes<HTMLAnchorElement> {
  /** Says where the link leads, in words that make sense alone. */
  children?: ReactNode;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Look of the link: in prose, as the action of a card, as the key of a table row, or quiet. Default: `text`. */
  variant?: LinkVariant | undefined;
  /** Opens the link in another tab, and shows and says so. */
  external?: boolean | undefined;
  /** Is read after an external link. Default: `(se abre en otra pestaña)`. */
  externalLabel?: string | undefined;
  /** The address that it leads to. */
  href?: string;
  /** Leads nowhere now, and takes no focus. Default: false. */
  isDisabled?: boolean;
}

/** Goes somewhere. To act, use Button. */
export function Link({
  children,
  className,
  variant = 'text',
  external = false,
  externalLabel = '(se abre en otra pestaña)',
  ...rest
}: LinkProps) {
  return (
    <AriaLink
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      className={cx(s.root, s.variant[variant], className)}
    >
      {children}
      {external && (
        <>
          <ExternalIcon size={16} className={s.icon} />
          <VisuallyHidden> {externalLabel}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
