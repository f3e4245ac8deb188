import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Side in pixels. Default: 16. */
  size?: number | undefined;
}

/** A turning ring in the colour of its text. Decoration: the words beside it say what is going on. */
export function Spinner({ size = 16, className, ...rest }: SpinnerProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden
      {...rest}
      className={cx(s.root, className)}
    >
      <circle cx="10" cy="10" r="7.5" className={s.track} />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
