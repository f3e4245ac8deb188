import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Side of the mark: 28 in bars, 48 alone on a screen. Default: 28. */
  size?: 28 | 48 | undefined;
  /** The product's name; also the mark's accessible name. Default: "Trastienda". */
  name?: string | undefined;
  /** Writes the name beside the mark. Default: false. */
  withName?: boolean | undefined;
}

/** The product's mark: a T whose bar is a shop awning. */
export function BrandMark({
  size = 28,
  name = 'Trastienda',
  withName = false,
  className,
  ...rest
}: BrandMarkProps) {
  return (
    <span {...rest} className={cx(s.root, className)}>
      <svg
        className={cx(s.mark, size === 48 && s.large)}
        width={size}
        height={size}
        viewBox="0 0 48 48"
        focusable="false"
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <path
          fill="currentColor"
          d="M10.5 11h27a1 1 0 0 1 1 1v6.2a4.9 4.9 0 0 1-9.8 1.2V37a1 1 0 0 1-1 1h-7.4a1 1 0 0 1-1-1V19.4a4.9 4.9 0 0 1-9.8-1.2V12a1 1 0 0 1 1-1z"
        />
      </svg>
      {withName && <span className={s.name}>{name}</span>}
    </span>
  );
}
