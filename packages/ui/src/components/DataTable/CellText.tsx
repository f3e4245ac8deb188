import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './row.css.ts';

export interface CellTextProps extends ComponentPropsWithRef<'span'> {
  /** Second line, quieter. */
  secondary?: ReactNode;
}

/** The two lines of a cell; each is cut when it does not fit. */
export function CellText({ secondary, className, children, ...rest }: CellTextProps) {
  return (
    <span {...rest} className={cx(s.cellText, className)}>
      <span className={s.primary}>{children}</span>
      {secondary !== undefined && <span className={s.secondary}>{secondary}</span>}
    </span>
  );
}
