import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './row.css.ts';

export interface CellTextProps extends ComponentPropsWithRef<'span'> {
  /** Second line, quieter. */
  secondary?: ReactNode;
  /**
   * A number or a code, of which a part says something else: its column gets the room for all of it. `both`: for the
   * second line too, a date of another year. Default: false.
   */
  isWhole?: boolean | 'both' | undefined;
}

/** The two lines of a cell; each is cut when it does not fit, unless it is to be whole. */
export function CellText({ secondary, isWhole = false, className, children, ...rest }: CellTextProps) {
  return (
    <span {...rest} className={cx(s.cellText, className)} data-whole={isWhole === 'both' || undefined}>
      <span className={s.primary} data-whole={isWhole || undefined}>
        {children}
      </span>
      {secondary !== undefined && <span className={s.secondary}>{secondary}</span>}
    </span>
  );
}
