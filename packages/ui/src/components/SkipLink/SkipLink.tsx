import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './SkipLink.css.ts';

export type SkipLinkProps = ComponentPropsWithRef<'a'>;

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
