import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import * as s from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's only h1; two lines at most. */
  title: ReactNode;
  /** Time zone, freshness or count: "Hora del centro de México · Actualizado hace 1 min". */
  context?: ReactNode;
  /** Stands before the title; holds the order's channel tile. */
  leading?: ReactNode;
  /** Stands beside the title; holds status pill and badge. */
  badges?: ReactNode;
  /** Ghost, secondary, primary last; at most one primary. */
  actions?: ReactNode;
}

/** Shows the title of a page, its date, and its actions. */
export function PageHeader({
  title,
  context,
  leading,
  badges,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} className={cx(s.root, className)}>
      <div className={s.lead}>
        {leading}
        <div className={s.words}>
          <div className={s.titleRow}>
            {/* A page that takes another's place may give it the focus. */}
            <h1 className={s.title} tabIndex={-1}>
              {title}
            </h1>
            {badges}
          </div>
          {hasContent(context) && <p className={s.context}>{context}</p>}
        </div>
      </div>
      {hasContent(actions) && <div className={s.actions}>{actions}</div>}
    </div>
  );
}
