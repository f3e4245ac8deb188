import { useMemo } from 'react';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { chartWords, summaryOf, type ChartLabels } from '../../internal/chart/labels.ts';
import { Legend } from '../../internal/chart/Legend.tsx';
import { Plot, PointTooltip } from '../../internal/chart/Plot.tsx';
import { Marker, Swatch } from '../../internal/chart/series.tsx';
import * as looks from '../../internal/chart/series.css.ts';
import * as frame from '../../internal/chart/chart.css.ts';
import type { ChartUnit } from '../../internal/chart/units.ts';
import { type TimeChartProps, useTimeChart } from '../../internal/chart/use-time-chart.ts';
import { cx } from '../../internal/cx.ts';
import { lineChartModel, looksOf, spokenPoint, type LineEvent, type LineSeries } from './LineChart.model.ts';
import { LineDrawing } from './LineDrawing.tsx';
import * as s from './LineChart.css.ts';

export interface LineChartLabels extends ChartLabels {
  /** Text under the running day. */
  today: string;
}

const es: LineChartLabels = { ...chartWords, today: 'Hoy' };

export interface LineChartProps extends TimeChartProps {
  /** Up to six; the first is the one the title speaks of. Default: none. */
  series?: readonly LineSeries[] | undefined;
  /** Known events, a band with a word. Default: none. */
  events?: readonly LineEvent[] | undefined;
  /** The last category is still running: dotted, to a hollow point. Default: false. */
  partialLast?: boolean | undefined;
  /** Fills under the first line. Default: true unless there are several series without a role. */
  area?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<LineChartLabels> | undefined;
}

const nothing: never[] = [];

/** Values along time: the current period over the one before, or up to six series. */
export function LineChart({
  categories: givenCategories,
  series: givenSeries,
  unit: givenUnit,
  xFormat: givenFormat,
  events = nothing,
  partialLast = false,
  area,
  height: wanted,
  description,
  labels,
  ...rest
}: LineChartProps) {
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
  const seriesLooks = useMemo(() => looksOf(series), [series]);
  const model = useMemo(
    () => lineChartModel({ categories, series, events, width, height, unit, partialLast }),
    [categories, series, events, width, height, unit, partialLast],
  );
  const isEmpty =
    categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  const [first] = series;
  const at = cursor.at;
  return (
    <ChartFrame
      {...rest}
      description={description ?? summaryOf(first?.values ?? [], nameOf, unit.full, words)}
      words={words}
      height={height}
      measured={measured}
      isEmpty={isEmpty}
      columns={[words.category, ...series.map(({ label }) => label)]}
      rows={() =>
        categories.map((category, index) => ({
          key: category,
          title: nameOf(index),
          cells: series.map(({ values }) => cellOf(values[index], unit, words)),
        }))
      }
      legend={
        series.length > 1 &&
        !model.direct && <Legend series={series} looks={seriesLooks} swatch={Swatch} width={width} />
      }
    >
      {(ids) => (
        <Plot
          {...ids}
          cursor={cursor}
          categoryAt={model.categoryAt}
          kind={words.kind}
          width={width}
          height={height}
          spoken={
            cursor.spoken === null
              ? ''
              : spokenPoint(cursor.spoken, { categories, series, unit, xFormat, noValue: words.noValue })
          }
          tooltip={
            at !== null && (
              <PointTooltip
                x={model.margin.left + model.x(at)}
                width={width}
                top={model.margin.top}
                title={nameOf(at)}
              >
                {series.map(({ key, label, role, values }, index) => (
                  <span key={key} className={frame.tooltipLine}>
                    <Swatch look={seriesLooks[index] ?? 's1'} isInverse />
                    {role === undefined && series.length > 1 && (
                      <span className={frame.tooltipName}>{label}</span>
                    )}
                    {cellOf(values[at], unit, words)}
                  </span>
                ))}
              </PointTooltip>
            )
          }
        >
          <LineDrawing
            model={model}
            series={series}
            seriesLooks={seriesLooks}
            unit={unit}
            xFormat={xFormat}
            categories={categories}
            today={words.today}
            partialLast={partialLast}
            area={area ?? (series.length === 1 || first?.role !== undefined)}
          />
          {at !== null && (
            <g transform={`translate(${model.margin.left} ${model.margin.top})`}>
              <line
                x1={model.x(at)}
                x2={model.x(at)}
                y1={0}
                y2={model.inner.height}
                className={s.crosshair}
              />
              {series.map(({ key, values }, index) => {
                const value = values[at] ?? null;
                const look = seriesLooks[index] ?? 's1';
                return (
                  value !== null && (
                    <g key={key} className={cx(looks.seriesColor[look])}>
                      <Marker look={look} x={model.x(at)} y={model.y(value)} />
                    </g>
                  )
                );
              })}
            </g>
          )}
        </Plot>
      )}
    </ChartFrame>
  );
}

const cellOf = (value: number | null | undefined, unit: ChartUnit, words: ChartLabels) =>
  value === null || value === undefined ? words.noValue : unit.full(value);
