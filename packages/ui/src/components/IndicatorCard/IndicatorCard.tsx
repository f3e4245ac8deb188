import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/index.ts';
import { Change } from '../../internal/chart/Change.tsx';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './IndicatorCard.css.ts';
import {
  indicatorName,
  indicatorWords,
  type Indicator,
  type IndicatorCardLabels,
} from './IndicatorCard.model.ts';

export interface IndicatorCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Indicator {
  /** Replaces some of the component's words. */
  labels?: Partial<IndicatorCardLabels> | undefined;
  /** Stands at the foot; holds a Button to try again. */
  children?: ReactNode;
}

/** One figure with its change and the shape of its days. Several that lead to a chart are `IndicatorTabs`. */
export function IndicatorCard({
  label,
  value,
  change,
  before,
  values,
  previous,
  zero,
  status,
  labels,
  children,
  className,
  ...rest
}: IndicatorCardProps) {
  const indicator = { label, value, change, before, values, previous, zero, status };
  return (
    <div
      role="group"
      aria-label={indicatorName(indicator, labels)}
      aria-busy={status === 'loading'}
      {...rest}
      className={cx(s.card, className)}
    >
      <IndicatorContent indicator={indicator} labels={labels} />
      {children}
    </div>
  );
}

/** A figure of more letters, as `$98,455,958.12`, is written smaller. */
const longest = 12;

/** The content that a card and a tab share. */
export function IndicatorContent({
  indicator: { label, value, change = null, before, values = [], previous = [], zero, status = 'ready' },
  labels,
  isLink = false,
}: {
  indicator: Indicator;
  labels?: Partial<IndicatorCardLabels> | undefined;
  isLink?: boolean;
}) {
  const words = { ...indicatorWords, ...labels };
  return (
    <>
      <span className={s.label}>
        {label}
        {isLink && <ChevronRightIcon size={16} className={s.chevron} />}
      </span>
      {status === 'loading' ? (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton width={132} height={28} className={s.bone} />
          <Skeleton width={96} className={s.bone} />
        </>
      ) : status === 'failed' ? (
        <span className={s.quiet}>{words.failed}</span>
      ) : zero !== undefined ? (
        <span className={s.quiet}>{zero}</span>
      ) : (
        <span className={s.row}>
          <span className={s.words}>
            <span className={cx(s.value, (value?.length ?? 0) > longest && s.longValue)}>{value}</span>
            <span className={s.note}>
              <Change percent={change} words={words} />
              {before !== undefined && <span>{words.before(before)}</span>}
            </span>
          </span>
          {values.length > 0 && <Sparkline values={values} previous={previous} className={s.spark} />}
        </span>
      )}
    </>
  );
}
