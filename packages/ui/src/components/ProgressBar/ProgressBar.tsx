import { formatPercent } from '@trastienda/domain';
import type { ReactNode, RefAttributes } from 'react';
import {
  Label,
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import type { ProgressTone } from './options.ts';
import * as s from './ProgressBar.css.ts';

export interface ProgressBarProps
  extends
    Omit<
      AriaProgressBarProps,
      | 'className'
      | 'style'
      | 'children'
      | 'value'
      | 'minValue'
      | 'maxValue'
      | 'isIndeterminate'
      | 'valueLabel'
    >,
    RefAttributes<HTMLDivElement> {
  /** The progress from 0 to 1; `null` when it is unknown. Default: `null`. */
  value?: number | null | undefined;
  /** Says what advances ("Subiendo acuse.pdf") above the bar; without it, give `aria-label`. */
  label?: ReactNode;
  /** Says the progress in words: "14 de 24". Default: the percent. */
  valueText?: string | undefined;
  /** Shows how far at the end of the label's line. Default: true when there is a label. */
  showValue?: boolean | undefined;
  /** Default: `info`. */
  tone?: ProgressTone | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Says what advances, where there is no `label`. */
  'aria-label'?: string;
}

/** Shows how far a task is. For a wait of unknown length inside a button, use `pending`. */
export function ProgressBar({
  value = null,
  label,
  valueText,
  showValue = label !== undefined,
  tone = 'info',
  className,
  ...rest
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...rest}
      minValue={0}
      maxValue={1}
      value={value ?? 0}
      isIndeterminate={value === null}
      valueLabel={valueText ?? (value === null ? undefined : formatPercent(value * 100, 0))}
      className={cx(s.root, className)}
    >
      {({ percentage, valueText: said }) => (
        <>
          {(label !== undefined || showValue) && (
            <span className={s.line}>
              <Label className={s.label}>{label}</Label>
              {showValue && <span className={s.value}>{valueText ?? said}</span>}
            </span>
          )}
          <span className={s.track}>
            <span
              className={cx(s.bar, s.tone[tone], value === null && s.unknown)}
              {...(value !== null && { style: { inlineSize: `${percentage}%` } })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
