import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { useMemo } from 'react';
import { yTick } from '../../internal/chart/axis-label.tsx';
import { buckets, type ChartPlaces } from '../../internal/chart/buckets.ts';
import * as frame from '../../internal/chart/chart.css.ts';
import { ChartFrame, type ChartProps } from '../../internal/chart/ChartFrame.tsx';
import { chartWords, summaryOf, type ChartLabels } from '../../internal/chart/labels.ts';
import { FillSwatch, usePatterns } from '../../internal/chart/patterns.tsx';
import { Plot, PointTooltip } from '../../internal/chart/Plot.tsx';
import { lookAt } from '../../internal/chart/series.tsx';
import { chartUnit, type ChartUnit, type ChartUnitName } from '../../internal/chart/units.ts';
import { useWalk } from '../../internal/chart/use-walk.ts';
import { useWidth } from '../../internal/chart/use-width.ts';
import { useMedia } from '../../internal/use-media.ts';
import { media } from '../../theme/media.ts';
import { stackedBarModel, totalOf, type StackSeries } from './StackedBar.model.ts';
import * as s from './StackedBar.css.ts';

export interface StackedBarLabels extends ChartLabels {
  total: string;
}

const es: StackedBarLabels = { ...chartWords, total: 'Total' };

export interface StackedBarProps extends ChartProps {
  /** What stands along the chart: days, ISO weeks or months, or any text. Default: none. */
  places?: readonly string[] | undefined;
  /** Up to six, from the line outwards. Default: none. */
  series?: readonly StackSeries[] | undefined;
  /** What the values are; money is centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** How places are written. Default: as days, weeks or months. */
  xFormat?: ChartPlaces | undefined;
  /** Pixels; 200 at most on a phone. Default: 268. */
  height?: number | undefined;
  /** Words of its own, in part. */
  labels?: Partial<StackedBarLabels> | undefined;
}

const nothing: never[] = [];

/** The parts of a total along time; each part has a colour and a mark. Source: experience.md 8. */
export function StackedBar({
  places = nothing,
  series = nothing,
  unit: unitOrName = 'money',
  xFormat = buckets,
  height: wanted = 268,
  description,
  labels,
  ...rest
}: StackedBarProps) {
  const words = { ...es, ...labels };
  const unit = chartUnit(unitOrName);
  const height = useMedia(media.mobile) ? Math.min(200, wanted) : wanted;
  const { ref, width } = useWidth<HTMLDivElement>();
  const walk = useWalk(places.length);
  const model = useMemo(
    () => stackedBarModel({ places, series, width, height, unit }),
    [places, series, width, height, unit],
  );
  const { defs, fill } = usePatterns(series.map((_, at) => lookAt(at)));
  const { margin, inner, yScale, yTicks, xTicks, stacks, x, zero } = model;
  const nameOf = (at: number) => xFormat.full(places[at] ?? '');
  const totals = places.map((_, at) => totalOf(series, at));
  const said = (at: number) =>
    [
      nameOf(at),
      `${words.total} ${unit.full(totals[at] ?? 0)}`,
      ...series.map(({ label, values }) => `${label} ${unit.full(values[at] ?? 0)}`),
    ].join(', ');
  const at = walk.at;
  return (
    <ChartFrame
      {...rest}
      words={words}
      description={description ?? summaryOf(totals, nameOf, unit.full, words)}
      height={height}
      isEmpty={places.length === 0 || series.length === 0}
      columns={[words.place, ...series.map(({ label }) => label), words.total]}
      rows={() =>
        places.map((place, index) => ({
          key: place,
          title: nameOf(index),
          cells: [
            ...series.map(({ values }) => unit.full(values[index] ?? 0)),
            unit.full(totals[index] ?? 0),
          ],
        }))
      }
      legend={
        <span className={frame.legend}>
          {series.map(({ key, label }, index) => (
            <span key={key} className={frame.legendItem}>
              <FillSwatch look={lookAt(index)} />
              {label}
            </span>
          ))}
        </span>
      }
    >
      {(ids) => (
        <Plot
          {...ids}
          ref={ref}
          walk={walk}
          placeAt={model.placeAt}
          spoken={walk.spoken === null ? '' : said(walk.spoken)}
          kind={words.kind}
          width={width}
          height={height}
          tooltip={
            at !== null && (
              <PointTooltip
                gap={(stacks[at]?.width ?? 0) / 2 + 10}
                x={margin.left + x(at)}
                width={width}
                top={margin.top}
                title={nameOf(at)}
              >
                {series.map(({ key, label, values }, index) => (
                  <span key={key} className={frame.tooltipLine}>
                    <FillSwatch look={lookAt(index)} />
                    <span className={frame.tooltipName}>{label}</span>
                    {unit.full(values[at] ?? 0)}
                  </span>
                ))}
                <span className={frame.tooltipTitle}>
                  {words.total} {unit.full(totals[at] ?? 0)}
                </span>
              </PointTooltip>
            )
          }
        >
          {defs}
          <Group left={margin.left} top={margin.top}>
            <GridRows
              scale={yScale}
              tickValues={yTicks.filter((tick) => tick !== 0)}
              width={inner.width}
              stroke=""
              className={frame.gridLine}
            />
            <AxisLeft
              scale={yScale}
              tickValues={yTicks}
              tickFormat={(value) => unit.axis(Number(value))}
              tickComponent={yTick}
              hideAxisLine
              hideTicks
            />
            {stacks.map((stack, place) => (
              <g key={places[place]}>
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
                  <rect
                    x={stack.x - 2}
                    y={0}
                    width={stack.width + 4}
                    height={inner.height}
                    className={s.pointed}
                  />
                )}
              </g>
            ))}
            <line x1={0} x2={inner.width} y1={zero} y2={zero} className={frame.baseline} />
            {xTicks.map((tick) => (
              <text
                key={tick}
                x={x(tick)}
                y={inner.height + 18}
                textAnchor="middle"
                className={frame.axisText}
              >
                {xFormat.axis(places[tick] ?? '')}
              </text>
            ))}
          </Group>
        </Plot>
      )}
    </ChartFrame>
  );
}
