import { PartsChart, type PartsChartLabels, type PartsChartProps } from '../../internal/chart/PartsChart.tsx';
import { lookAt, type SeriesLook } from '../../internal/chart/series.tsx';
import { stackedBarModel } from './StackedBar.model.ts';
import * as s from './StackedBar.css.ts';

export type StackedBarLabels = PartsChartLabels;
export type StackedBarProps = PartsChartProps;

/** The parts of a total along time; each part has a colour and a mark. */
export const StackedBar = (props: StackedBarProps) => (
  <PartsChart {...props} modelOf={stackedBarModel} draw={drawStacks} />
);

const drawStacks = (
  { paths, start, columnWidth, inner }: ReturnType<typeof stackedBarModel>,
  fill: (look: SeriesLook) => string,
  at: number | null,
) => (
  <>
    {paths.map((d, index) => (
      <path key={lookAt(index)} d={d} fill={fill(lookAt(index))} />
    ))}
    {at !== null && (
      <rect x={start(at) - 2} y={0} width={columnWidth + 4} height={inner.height} className={s.pointed} />
    )}
  </>
);
