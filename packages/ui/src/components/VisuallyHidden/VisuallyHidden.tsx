import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The text that is read. */
  children?: ReactNode;
}

/** Text that only assistive technology reads. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(s.root, className)} />;
}
