import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text that only assistive technology reads. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(s.root, className)} />;
}
