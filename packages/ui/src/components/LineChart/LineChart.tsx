import { useMemo } from 'react';
import { buckets, type ChartPlaces } from '../../internal/chart/buckets.ts';
import { ChartFrame, type ChartProps } from '../../internal/chart/ChartFrame.tsx';
import { chartWords, summaryOf, type ChartLabels } from '../../internal/chart/labels.ts';
import { Plot, PointTooltip } from '../../internal/chart/Plot.tsx';
import { Marker, Swatch } from '../../internal/chart/series.tsx';
import * as looks from '../../internal/chart/series.css.ts';
import * as frame from '../../internal/chart/chart.css.ts';
import { chartUnit, type ChartUnit, type ChartUnitName } from '../../internal/chart/units.ts';
import { useWalk } from '../../internal/chart/use-walk.ts';
import { useWidth } from '../../internal/chart/use-width.ts';
import { cx } from '../../internal/cx.ts';
import { useMedia } from '../../internal/use-media.ts';
import { media } from '../../theme/media.ts';
import { lineChartModel, looksOf, spokenPoint, type LineEvent, type LineSeries } from './LineChart.model.ts';
import { LineDrawing } from './LineDrawing.tsx';
import * as s from './LineChart.css.ts';

export interface LineChartLabels extends ChartLabels {
  /** Under the running day. */
  today: string;
}

const es: LineChartLabels = { ...chartWords, today: 'Hoy' };

export interface LineChartProps extends ChartProps {
  /** What stands along the chart: days, ISO weeks or months as `bucketOf` names them, or any text. Default: none. */
  places?: readonly string[] | undefined;
  /** Up to six; the first is the one the title speaks of. Default: none. */
  series?: readonly LineSeries[] | undefined;
  /** What the values are; money is centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** How places are written. Default: as days, weeks or months. */
  xFormat?: ChartPlaces | undefined;
  /** Known events, a band with a word. Default: none. */
  events?: readonly LineEvent[] | undefined;
  /** The last place is still running: dotted, to a hollow point. Default: false. */
  partialLast?: boolean | undefined;
  /** Fills under the first line. Default: true unless there are several series without a role. */
  area?: boolean | undefined;
  /** Pixels; 200 at most on a phone. Default: 268. */
  height?: number | undefined;
  /** Words of its own, in part. */
  labels?: Partial<LineChartLabels> | undefined;
}

const nothing: never[] = [];

/** Values along time: the current period over the one before, or up to six series. Source: experience.md 8, 14, 17. */
export function LineChart({
  places = nothing,
  series = nothing,
  unit: unitOrName = 'money',
  xFormat = buckets,
  events = nothing,
  partialLast = false,
  area,
  height: wanted = 268,
  description,
  labels,
  ...rest
}: LineChartProps) {
  const words = { ...es, ...labels };
  const unit = chartUnit(unitOrName);
  const isPhone = useMedia(media.mobile);
  const height = isPhone ? Math.min(200, wanted) : wanted;
  const { ref, width } = useWidth<HTMLDivElement>();
  const walk = useWalk(places.length);
  const seriesLooks = useMemo(() => looksOf(series), [series]);
  const model = useMemo(
    () => lineChartModel({ places, series, events, width, height, unit, partialLast }),
    [places, series, events, width, height, unit, partialLast],
  );
  const isEmpty =
    places.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  const [first] = series;
  const at = walk.at;
  return (
    <ChartFrame
      {...rest}
      description={
        description ??
        summaryOf(first?.values ?? [], (place) => xFormat.full(places[place] ?? ''), unit.full, words)
      }
      words={words}
      height={height}
      isEmpty={isEmpty}
      columns={[words.place, ...series.map(({ label }) => label)]}
      rows={() =>
        places.map((place, index) => ({
          key: place,
          title: xFormat.full(place),
          cells: series.map(({ values }) => cellOf(values[index], unit, words)),
        }))
      }
      legend={
        series.length > 1 &&
        !model.direct && (
          <span className={frame.legend}>
            {series.map(({ key, label }, index) => (
              <span key={key} className={frame.legendItem}>
                <Swatch look={seriesLooks[index] ?? 's1'} />
                {label}
              </span>
            ))}
          </span>
        )
      }
    >
      {(ids) => (
        <Plot
          {...ids}
          ref={ref}
          walk={walk}
          placeAt={model.placeAt}
          kind={words.kind}
          width={width}
          height={height}
          spoken={
            walk.spoken === null
              ? ''
              : spokenPoint(walk.spoken, { places, series, unit, xFormat, noValue: words.noValue })
          }
          tooltip={
            at !== null && (
              <PointTooltip
                x={model.margin.left + model.x(at)}
                width={width}
                top={model.margin.top}
                title={xFormat.full(places[at] ?? '')}
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
            yLabel={unit.axis}
            xFormat={xFormat}
            places={places}
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
