import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { progress, surface } from '../../internal/surface.css.ts';
import * as s from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section, and its accessible name. */
  title?: ReactNode;
  /** Level of the heading in the page. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** At most one link, control or line of text, at the end of the header. */
  action?: ReactNode;
  /** Stands under the content, set apart; holds actions or a link to more. */
  footer?: ReactNode;
  /** Removes the padding, for a table or a list that reaches the edges. Default: false. */
  flush?: boolean | undefined;
  /** Shows that new data is on its way while the old stays. Default: false. */
  busy?: boolean | undefined;
  /** The content of the section. */
  children?: ReactNode;
}

/** A surface that groups what belongs together. Never a card inside a card. */
export function Card({
  title,
  headingLevel = 2,
  action,
  footer,
  flush = false,
  busy = false,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHeader = title !== undefined || hasContent(action);
  return (
    <section
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      aria-busy={busy}
      {...rest}
      className={cx(surface, className)}
    >
      {busy && <div className={progress} aria-hidden />}
      {hasHeader && (
        <div className={cx(s.header, flush && s.headerRule)}>
          {title !== undefined && (
            <Heading id={titleId} className={s.title}>
              {title}
            </Heading>
          )}
          {hasContent(action) && <div className={s.action}>{action}</div>}
        </div>
      )}
      {flush ? children : <div className={s.body}>{children}</div>}
      {hasContent(footer) && <div className={s.footer}>{footer}</div>}
    </section>
  );
}
