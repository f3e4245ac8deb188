import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './BrandMark.css.ts';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Side of the mark: 28 in bars, 48 alone on a screen. Default: 28. */
  size?: 28 | 48 | undefined;
  /** The product's name; also the mark's accessible name. Default: "Trastienda". */
  name?: string | undefined;
  /** A drawing in place of Trastienda's own, such as an `svg` that fills its square. Default: Trastienda's awning. */
  mark?: ReactNode;
  /** Writes the name beside the mark. Default: false. */
  withName?: boolean | undefined;
}

/** The product's mark: a T whose bar is a shop awning. */
export function BrandMark({
  size = 28,
  name = 'Trastienda',
  mark,
  withName = false,
  className,
  ...rest
}: BrandMarkProps) {
  const sight = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...rest} className={cx(s.root, className)}>
      {mark === undefined ? (
        <svg
          className={cx(s.mark, size === 48 && s.large)}
          width={size}
          height={size}
          viewBox="0 0 48 48"
          focusable="false"
          {...sight}
        >
          <path
            fill="currentColor"
            d="M10.5 11h27a1 1 0 0 1 1 1v6.2a4.9 4.9 0 0 1-9.8 1.2V37a1 1 0 0 1-1 1h-7.4a1 1 0 0 1-1-1V19.4a4.9 4.9 0 0 1-9.8-1.2V12a1 1 0 0 1 1-1z"
          />
        </svg>
      ) : (
        <span {...sight} className={s.own} style={{ width: size, height: size }}>
          {mark}
        </span>
      )}
      {withName && <span className={s.name}>{name}</span>}
    </span>
  );
}
