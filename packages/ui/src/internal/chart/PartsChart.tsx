import { Group } from '@visx/group';
import { type ReactNode, useMemo } from 'react';
import { Baseline, CategoryLabels, ValueAxis } from './Axes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import * as s from './chart.css.ts';
import { Legend } from './Legend.tsx';
import { chartWords, summaryOf, type ChartLabels } from './labels.ts';
import { FillSwatch, usePatterns } from './patterns.tsx';
import { Plot, PointTooltip } from './Plot.tsx';
import type { valueScale } from './scale.ts';
import { lookAt, type SeriesLook } from './series.tsx';
import { totalOf, type StackSeries } from './stack.ts';
import type { ChartUnit } from './units.ts';
import { type TimeChartProps, useTimeChart } from './use-time-chart.ts';

export interface PartsChartLabels extends ChartLabels {
  total: string;
}

const es: PartsChartLabels = { ...chartWords, total: 'Total' };

/** The props of the charts that show the parts of a total along time. */
export interface PartsChartProps extends TimeChartProps {
  /** Up to six, from the line outwards. Default: none. */
  series?: readonly StackSeries[] | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<PartsChartLabels> | undefined;
}

export interface PartsInput {
  categories: readonly string[];
  series: readonly StackSeries[];
  width: number;
  height: number;
  unit: ChartUnit;
}

interface PartsModel {
  readonly margin: { readonly left: number; readonly top: number };
  readonly inner: { readonly width: number; readonly height: number };
  readonly yScale: ReturnType<typeof valueScale>['scale'];
  readonly yTicks: readonly number[];
  readonly xTicks: readonly number[];
  readonly zero: number;
  readonly x: (at: number) => number;
  /** Pixels to each side that belong to a category. */
  readonly reach: number;
  readonly categoryAt: (pixel: number) => number | null;
}

interface Props<Model> extends PartsChartProps {
  /** Scales and shapes, in pixels. */
  modelOf: (input: PartsInput) => Model;
  /** The parts; `at` is the category pointed at. */
  draw: (model: Model, fill: (look: SeriesLook) => string, at: number | null) => ReactNode;
}

/** Frame, axes, legend, speech, tooltip and table of a chart of parts; what differs is how the parts are drawn. */
export function PartsChart<Model extends PartsModel>({
  categories: givenCategories,
  series: givenSeries,
  unit: givenUnit,
  xFormat: givenFormat,
  height: wanted,
  description,
  labels,
  modelOf,
  draw,
  ...rest
}: Props<Model>) {
  const words = { ...es, ...labels };
  const chart = useTimeChart({
    categories: givenCategories,
    series: givenSeries,
    unit: givenUnit,
    xFormat: givenFormat,
    height: wanted,
  });
  const { measured, categories, series, unit, xFormat, height, nameOf, cursor } = chart;
  const { width } = measured;
  const model = useMemo(
    () => modelOf({ categories, series, width, height, unit }),
    [modelOf, categories, series, width, height, unit],
  );
  const seriesLooks = series.map((_, at) => lookAt(at));
  const { defs, fill } = usePatterns(seriesLooks);
  const { margin, inner, x } = model;
  const totals = categories.map((_, at) => totalOf(series, at));
  const totalText = (at: number) => unit.full(totals[at] ?? 0);
  const partsAt = (at: number) => series.map(({ values }) => unit.full(values[at] ?? 0));
  const said = (at: number) =>
    [
      nameOf(at),
      `${words.total} ${totalText(at)}`,
      ...partsAt(at).map((part, index) => `${series[index]?.label ?? ''} ${part}`),
    ].join(', ');
  const { at } = cursor;
  return (
    <ChartFrame
      {...rest}
      words={words}
      description={description ?? summaryOf(totals, nameOf, unit.full, words)}
      height={height}
      measured={measured}
      isEmpty={categories.length === 0 || series.length === 0}
      columns={[words.category, ...series.map(({ label }) => label), words.total]}
      rows={() =>
        categories.map((category, index) => ({
          key: category,
          title: nameOf(index),
          cells: [...partsAt(index), totalText(index)],
        }))
      }
      legend={<Legend series={series} looks={seriesLooks} swatch={FillSwatch} width={width} />}
    >
      {(ids) => (
        <Plot
          {...ids}
          cursor={cursor}
          categoryAt={model.categoryAt}
          spoken={cursor.spoken === null ? '' : said(cursor.spoken)}
          kind={words.kind}
          width={width}
          height={height}
          tooltip={
            at !== null && (
              <PointTooltip
                gap={model.reach + 10}
                x={margin.left + x(at)}
                width={width}
                top={margin.top}
                title={nameOf(at)}
              >
                {partsAt(at).map((part, index) => (
                  <span key={series[index]?.key} className={s.tooltipLine}>
                    <FillSwatch look={lookAt(index)} />
                    <span className={s.tooltipName}>{series[index]?.label}</span>
                    {part}
                  </span>
                ))}
                <span className={s.tooltipTitle}>
                  {words.total} {totalText(at)}
                </span>
              </PointTooltip>
            )
          }
        >
          {defs}
          <Group left={margin.left} top={margin.top}>
            <ValueAxis scale={model.yScale} ticks={model.yTicks} width={inner.width} unit={unit} />
            {draw(model, fill, at)}
            <Baseline y={model.zero} width={inner.width} />
            <CategoryLabels
              ticks={model.xTicks}
              x={x}
              left={margin.left}
              width={inner.width}
              top={inner.height}
              label={(at) => xFormat.axis(categories[at] ?? '')}
            />
          </Group>
        </Plot>
      )}
    </ChartFrame>
  );
}
