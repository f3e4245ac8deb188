import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Icon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import type { BadgeTone } from './options.ts';
import * as s from './Badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Default: `neutral`. */
  tone?: BadgeTone | undefined;
  /** One meaning an icon: clock = deadline, octagon = failed, triangle = needs care. */
  icon?: Icon | undefined;
  /** The exception in few words: "Retraso 1 día". */
  children?: ReactNode;
}

/** An exception to what is normal, in words: "Hoy, 18:00", "Retraso 1 día". At most one a cell. */
export function Badge({ tone = 'neutral', icon: Mark, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(s.root, s.tone[tone], className)}>
      {Mark && <Mark size={16} className={s.icon} />}
      {children}
    </span>
  );
}
