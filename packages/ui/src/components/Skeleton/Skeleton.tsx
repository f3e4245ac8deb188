import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { skeletonShapes } from './options.ts';
import * as s from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Default: `line`. */
  shape?: (typeof skeletonShapes)[number] | undefined;
  /** Pixels or any CSS length. Default: the shape's. */
  width?: number | string | undefined;
  /** Pixels or any CSS length. Default: the shape's. */
  height?: number | string | undefined;
}

/** The shape of what is coming, after 200 ms. Hidden: its parent carries `aria-busy`. */
export function Skeleton({ shape = 'line', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={cx(s.root, s.shape[shape], className)}
      style={{
        ...style,
        ...(width !== undefined && { inlineSize: width }),
        ...(height !== undefined && { blockSize: height }),
      }}
    />
  );
}
