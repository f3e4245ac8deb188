import { Area, LinePath } from '@visx/shape';
import { PartsChart, type PartsChartLabels, type PartsChartProps } from '../../internal/chart/PartsChart.tsx';
import { lookAt, type SeriesLook } from '../../internal/chart/series.tsx';
import { areaChartModel, type AreaEdge } from './AreaChart.model.ts';
import * as s from './AreaChart.css.ts';

export type AreaChartLabels = PartsChartLabels;
export type AreaChartProps = PartsChartProps;

/**
 * The parts of a total along many days, as areas one on the other; each has a colour and a mark. For a handful of
 * periods a StackedBar is read better.
 */
export const AreaChart = (props: AreaChartProps) => (
  <PartsChart {...props} modelOf={areaChartModel} draw={drawAreas} />
);

const edge = { x: (one: AreaEdge) => one.x, y0: (one: AreaEdge) => one.y0, y1: (one: AreaEdge) => one.y1 };

const drawAreas = (
  { areas, inner, x }: ReturnType<typeof areaChartModel>,
  fill: (look: SeriesLook) => string,
  at: number | null,
) => (
  <>
    {areas.map((outline, index) => (
      <g key={lookAt(index)}>
        <Area data={outline} {...edge} fill={fill(lookAt(index))} />
        <LinePath data={outline} x={edge.x} y={edge.y1} className={s.edge} />
      </g>
    ))}
    {at !== null && <line x1={x(at)} x2={x(at)} y1={0} y2={inner.height} className={s.crosshair} />}
  </>
);
