import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import * as s from './StickyFooter.css.ts';

export interface StickyFooterProps extends ComponentPropsWithRef<'div'> {
  /** Stands at the start; says what the actions will do, or cost. */
  summary?: ReactNode;
  /** Stands at the end; holds "Atrás" and the primary button, last. */
  children?: ReactNode;
}

/** The bar of 72 px that keeps a wizard's or grid's actions in view, above the bottom navigation. */
export function StickyFooter({ summary, children, className, ...rest }: StickyFooterProps) {
  return (
    <div data-sticky-footer {...rest} className={cx(s.root, className)}>
      {hasContent(summary) && <div className={s.summary}>{summary}</div>}
      {hasContent(children) && <div className={s.actions}>{children}</div>}
    </div>
  );
}
