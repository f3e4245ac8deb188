import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as s from './OrderCard.css.ts';

export interface OrderCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The card has an act at its foot. Default: true. */
  hasAction?: boolean | undefined;
}

/** The shape of a card that is on its way. Its list carries `aria-busy`. */
export function OrderCardSkeleton({ hasAction = true, className, ...rest }: OrderCardSkeletonProps) {
  return (
    <div aria-hidden {...rest} className={cx(s.root, className)}>
      <div className={s.head}>
        <Skeleton shape="tile" width={28} height={28} />
        <div className={s.skeletons}>
          <Skeleton width={96} />
          <Skeleton width={140} />
        </div>
        <Skeleton width={72} />
      </div>
      <div className={s.body}>
        <Skeleton shape="tile" width={40} height={40} />
        <div className={s.skeletons}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      </div>
      <div className={s.foot}>
        {/* Without an act as high as the status's word. */}
        <Skeleton width={104} {...(!hasAction && { style: { marginBlock: 4 } })} />
        {hasAction && <Skeleton shape="block" width={124} height={44} />}
      </div>
    </div>
  );
}
