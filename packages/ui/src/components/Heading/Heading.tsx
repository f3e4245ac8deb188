import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { HeadingSize } from './options.ts';
import * as s from './Heading.css.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The words of the title. */
  children?: ReactNode;
  /** The level in the page, which is the element: 1 once a page, no level skipped. Default: 2. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** The look: 14, 15, 18 or 22 px. Default: by level, from `xl` of the first to `sm` of the fourth. */
  size?: HeadingSize | undefined;
}

const sizeOf = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** The title of a part of a page. That of a whole page: PageHeader. */
export function Heading({ level = 2, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={cx(s.sizes[size ?? sizeOf[level]], className)}>
      {children}
    </Element>
  );
}
