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
  { stacks, inner }: ReturnType<typeof stackedBarModel>,
  fill: (look: SeriesLook) => string,
  at: number | null,
) =>
  stacks.map((stack, place) => (
    <g key={stack.x}>
      {stack.parts.map((part) => (
        <rect
          key={part.series}
          x={stack.x}
          y={part.y}
          width={stack.width}
          height={part.height}
          fill={fill(lookAt(part.series))}
        />
      ))}
      {at === place && (
        <rect x={stack.x - 2} y={0} width={stack.width + 4} height={inner.height} className={s.pointed} />
      )}
    </g>
  ));
