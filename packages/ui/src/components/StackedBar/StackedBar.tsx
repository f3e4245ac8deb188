import { PartsChart, type PartsChartLabels, type PartsChartProps } from '../../internal/chart/PartsChart.tsx';
import { lookAt, type SeriesLook } from '../../internal/chart/series.tsx';
import { stackedBarModel } from './StackedBar.model.ts';
import * as s from './StackedBar.css.ts';

export type StackedBarLabels = PartsChartLabels;
export type StackedBarProps = PartsChartProps;

/** The parts of a total along time; each part has a colour and a mark. Source: experience.md 8. */
export const StackedBar = (props: StackedBarProps) => (
  <PartsChart {...props} modelOf={stackedBarModel} draw={drawStacks} />
);

const drawStacks = (
  { stacks, paths, inner }: ReturnType<typeof stackedBarModel>,
  fill: (look: SeriesLook) => string,
  at: number | null,
) => {
  const pointed = at === null ? undefined : stacks[at];
  return (
    <>
      {paths.map(({ series, d }) => (
        <path key={series} d={d} fill={fill(lookAt(series))} />
      ))}
      {pointed && (
        <rect x={pointed.x - 2} y={0} width={pointed.width + 4} height={inner.height} className={s.pointed} />
      )}
    </>
  );
};
