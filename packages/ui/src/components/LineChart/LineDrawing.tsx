import { Group } from '@visx/group';
import { Area, LinePath } from '@visx/shape';
import { memo } from 'react';
import type { ChartCategories } from '../../internal/chart/buckets.ts';
import { Baseline, CategoryLabels, ValueAxis } from '../../internal/chart/Axes.tsx';
import { cues, Marker, type SeriesLook } from '../../internal/chart/series.tsx';
import * as looks from '../../internal/chart/series.css.ts';
import type { ChartUnit } from '../../internal/chart/units.ts';
import { alone, markedCategories, type LineChartModel, type LineSeries } from './LineChart.model.ts';
import * as s from './LineChart.css.ts';

interface DrawingProps {
  model: LineChartModel;
  series: readonly LineSeries[];
  seriesLooks: readonly SeriesLook[];
  unit: ChartUnit;
  categories: readonly string[];
  xFormat: ChartCategories;
  /** Text under the last category while its period runs. */
  today: string;
  partialLast: boolean;
  area: boolean;
}

/** All that does not move with the pointer. */
export const LineDrawing = memo(function LineDrawing({
  model,
  series,
  seriesLooks,
  unit,
  categories,
  xFormat,
  today,
  partialLast,
  area,
}: DrawingProps) {
  const { margin, inner, bands, yScale, yTicks, xTicks, y } = model;
  return (
    <Group left={margin.left} top={margin.top}>
      {bands.map((band) => (
        <g key={band.label}>
          <rect x={band.x} y={0} width={band.width} height={inner.height} className={s.band} />
          <text x={band.x + band.width / 2} y={12} textAnchor="middle" className={s.bandText}>
            {band.label}
          </text>
        </g>
      ))}
      <ValueAxis scale={yScale} ticks={yTicks} width={inner.width} unit={unit} />
      <Baseline y={model.zero} width={inner.width} />
      <CategoryLabels
        ticks={xTicks}
        x={model.x}
        left={margin.left}
        width={inner.width}
        top={inner.height + 2}
        label={(at) =>
          partialLast && at === categories.length - 1 ? today : xFormat.axis(categories[at] ?? '')
        }
      />
      {series.map((one, index) => (
        <Line
          key={one.key}
          series={one}
          look={seriesLooks[index] ?? 's1'}
          model={model}
          withArea={area && index === 0}
          isPartial={partialLast && one.role !== 'previous'}
          markers={series.length > 1 && one.role === undefined ? index * 3 : null}
        />
      ))}
      {model.direct &&
        series.map((one) => (
          <text
            key={one.key}
            x={inner.width + 8}
            y={y(one.values.findLast((value) => value !== null) ?? 0)}
            dy={4}
            className={s.endName}
          >
            {one.label}
          </text>
        ))}
    </Group>
  );
});

function Line({
  series: { values },
  look,
  model: { x, y, inner },
  withArea,
  isPartial,
  markers,
}: {
  series: LineSeries;
  look: SeriesLook;
  model: LineChartModel;
  withArea: boolean;
  isPartial: boolean;
  /** First category that has markers; `null` for none. */
  markers: number | null;
}) {
  const { dash, width } = cues[look];
  const last = values.length - 1;
  const isOpen = isPartial && last > 0 && values[last] !== null;
  const shape = {
    x: (_: number | null, at: number) => x(at),
    defined: (value: number | null) => value !== null,
  };
  const known = isOpen ? values.slice(0, last) : [...values];
  return (
    <g className={looks.seriesColor[look]}>
      {withArea && (
        <Area data={[...values]} {...shape} y0={y(0)} y1={(value) => y(value ?? 0)} className={s.area} />
      )}
      <LinePath
        data={known}
        {...shape}
        y={(value) => y(value ?? 0)}
        strokeWidth={width}
        {...(dash && { strokeDasharray: dash })}
        className={looks.line}
      />
      {isOpen && (
        <>
          <path
            d={`M${x(last - 1)} ${y(values[last - 1] ?? 0)}L${x(last)} ${y(values[last] ?? 0)}`}
            strokeWidth={width}
            strokeDasharray="2 3"
            className={looks.line}
          />
          <circle cx={x(last)} cy={y(values[last] ?? 0)} r={4} className={looks.hollow} />
        </>
      )}
      {alone(values).map((at) => (
        <circle key={at} cx={x(at)} cy={y(values[at] ?? 0)} r={4} className={looks.solid} />
      ))}
      {markers !== null &&
        markedCategories(values, inner.width, markers).map((at) => (
          <Marker key={at} look={look} x={x(at)} y={y(values[at] ?? 0)} />
        ))}
    </g>
  );
}
