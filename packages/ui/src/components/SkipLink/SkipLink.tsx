import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the main area in the page. Default: `#contenido`. */
  href?: string | undefined;
  /** The text of the link. Default: `Ir al contenido`. */
  children?: ReactNode;
}

/** First thing on a page for the keyboard. `href` names the main area. */
export function SkipLink({
  href = '#contenido',
  className,
  children = 'Ir al contenido',
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={cx(s.root, className)}>
      {children}
    </a>
  );
}
