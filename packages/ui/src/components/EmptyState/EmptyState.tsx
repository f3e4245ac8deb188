import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Icon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { Drawing } from './Drawing.tsx';
import type { EmptyKind } from './options.ts';
import * as s from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Nothing yet, nothing that matches, all in order, failed, no connection, or not allowed. Default: `new`. */
  kind?: EmptyKind | undefined;
  /** The object in the stall. Default: the kind's. */
  icon?: Icon | undefined;
  /** Says the benefit, or what happened. */
  title?: ReactNode;
  /** Level of the title in the page. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The next step: one primary button, at most one more. */
  action?: ReactNode;
  /** A last line, such as a folio. */
  extra?: ReactNode;
  /** One sentence more, under the title. */
  children?: ReactNode;
}

/** Replaces content that is not there, and says the next step. */
export function EmptyState({
  kind = 'new',
  icon,
  title,
  headingLevel = 2,
  action,
  extra,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(s.root, className)}>
      <Drawing kind={kind} icon={icon} />
      {title !== undefined && <Heading className={s.title}>{title}</Heading>}
      {hasContent(children) && <p className={s.body}>{children}</p>}
      {hasContent(action) && <div className={s.actions}>{action}</div>}
      {hasContent(extra) && <div className={s.extra}>{extra}</div>}
    </div>
  );
}
