import { GridRows } from '@visx/grid';
import type { ChartUnit } from './units.ts';
import { placedLabels, type valueScale } from './scale.ts';
import * as s from './chart.css.ts';

interface ValueAxisProps {
  scale: ReturnType<typeof valueScale>['scale'];
  ticks: readonly number[];
  width: number;
  unit: ChartUnit;
}

/**
 * The value axis: its labels, and a line across the plot at each but zero, which has its own.
 * Plain text: visx's axis brings 10 kB that measure and wrap labels, which these never need.
 */
export const ValueAxis = ({ scale, ticks, width, unit }: ValueAxisProps) => (
  <>
    <GridRows
      scale={scale}
      tickValues={ticks.filter((tick) => tick !== 0)}
      width={width}
      stroke=""
      className={s.gridLine}
    />
    {ticks.map((tick) => (
      <text key={tick} x={-10} y={scale(tick)} dy={4} textAnchor="end" className={s.axisText}>
        {unit.axis(tick)}
      </text>
    ))}
  </>
);

type CategoryLabelsProps = Parameters<typeof placedLabels>[0] & {
  /** End of the plot, in pixels. */
  top: number;
};

/** Names under the categories. */
export const CategoryLabels = ({ top, ...categories }: CategoryLabelsProps) => (
  <>
    {placedLabels(categories).map(({ at, text, x }) => (
      <text key={at} x={x} y={top + 18} textAnchor="middle" className={s.axisText}>
        {text}
      </text>
    ))}
  </>
);

/** Draws the line at zero. */
export const Baseline = ({ y, width }: { y: number; width: number }) => (
  <line x1={0} x2={width} y1={y} y2={y} className={s.baseline} />
);
