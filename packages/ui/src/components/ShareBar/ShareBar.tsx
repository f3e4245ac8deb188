import { absentValue, formatPercent } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './ShareBar.css.ts';

export interface ShareBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Percent of the whole, 0 to 100; `null` shows `—`. Default: `null`. */
  percent?: number | null | undefined;
  /** Percent that fills the bar: the greatest of a column, so that small ones can be told apart. Default: 100. */
  max?: number | undefined;
  /** Decimals of the figure. Default: 1. */
  decimals?: number | undefined;
}

/** A part of a whole: a bar of 6 px and its percent. */
export function ShareBar({ percent = null, max = 100, decimals = 1, className, ...rest }: ShareBarProps) {
  const filled = percent === null ? 0 : Math.max(0, Math.min(100, (percent / (max > 0 ? max : 100)) * 100));
  return (
    <span {...rest} className={cx(s.root, className)}>
      <span className={s.track} aria-hidden>
        <span className={s.bar} style={{ inlineSize: `${filled}%` }} />
      </span>
      <span className={s.value}>{percent === null ? absentValue : formatPercent(percent, decimals)}</span>
    </span>
  );
}
