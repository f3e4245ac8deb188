import { LinePath } from '@visx/shape';
import type { ComponentPropsWithRef } from 'react';
import { cues } from '../../internal/chart/series.tsx';
import * as looks from '../../internal/chart/series.css.ts';
import { cx } from '../../internal/cx.ts';
import { sparklineModel } from './Sparkline.model.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values in order; `null` leaves a gap. Default: none. */
  values?: readonly (number | null)[] | undefined;
  /** The period before, dashed. Default: none. */
  previous?: readonly (number | null)[] | undefined;
  /** Accessible name: "Mis ventas por día, suben". Without it the sparkline is decorative, because the figure beside it says the same. */
  label?: string | undefined;
  /** Pixels. Default: 132. */
  width?: number | undefined;
  /** Pixels. Default: 44. */
  height?: number | undefined;
}

/**
 * The shape of a figure's days, beside the figure. A part of an IndicatorCard, which loads and fails for it; the chart that
 * the card leads to has the table.
 */
export function Sparkline({
  values = [],
  previous = [],
  label,
  width = 132,
  height = 44,
  ...rest
}: SparklineProps) {
  const { x, y, alone } = sparklineModel(values, previous, { width, height });
  const path = (data: readonly (number | null)[], look: 'current' | 'previous') => (
    <LinePath
      data={[...data]}
      x={(_, at) => x(at)}
      y={(value) => y(value ?? 0)}
      defined={(value) => value !== null && Number.isFinite(value)}
      className={cx(looks.line, looks.seriesColor[look])}
      strokeWidth={look === 'current' ? 1.75 : 1.25}
      {...(look === 'previous' && { strokeDasharray: cues.previous.dash ?? '' })}
    />
  );
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      {previous.length > 1 && path(previous, 'previous')}
      {values.length > 1 && path(values, 'current')}
      {alone.map((at) => (
        <circle
          key={at}
          cx={x(at)}
          cy={y(values[at] ?? 0)}
          r={2.5}
          className={cx(looks.solid, looks.seriesColor.current)}
        />
      ))}
    </svg>
  );
}
