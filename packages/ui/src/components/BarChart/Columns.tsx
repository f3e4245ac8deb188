import { Group } from '@visx/group';
import { useMemo } from 'react';
import { Baseline, CategoryLabels, ValueAxis } from '../../internal/chart/Axes.tsx';
import { changeOf } from '../../internal/chart/change.ts';
import { Plot, PointTooltip } from '../../internal/chart/Plot.tsx';
import type { ChartUnit } from '../../internal/chart/units.ts';
import { useChartCursor } from '../../internal/chart/use-chart-cursor.ts';
import { cx } from '../../internal/cx.ts';
import { useMedia } from '../../internal/use-media.ts';
import { media } from '../../theme/media.ts';
import type { BarChartItem, BarChartLabels } from './BarChart.model.ts';
import { columnModel, columnPath } from './BarChart.model.ts';
import * as s from './BarChart.css.ts';

/** The vertical variant: columns from zero, walked with the arrows. */
export function Columns({
  items,
  unit,
  width,
  height: wanted,
  words,
  titleId,
  descriptionId,
}: {
  items: readonly BarChartItem[];
  unit: ChartUnit;
  /** Pixels. */
  width: number;
  height: number;
  words: BarChartLabels;
  titleId: string;
  descriptionId: string;
}) {
  const height = useMedia(media.mobile) ? Math.min(200, wanted) : wanted;
  const cursor = useChartCursor(items.length);
  const model = useMemo(() => columnModel({ items, width, height, unit }), [items, width, height, unit]);
  const said = (at: number) => {
    const item = items[at];
    if (!item) return '';
    const { label, value, change } = item;
    return [label, unit.full(value), change !== undefined && changeOf(change, words).said]
      .filter(Boolean)
      .join(', ');
  };
  const { margin, inner, xTicks, columns, x } = model;
  return (
    <Plot
      cursor={cursor}
      categoryAt={model.categoryAt}
      spoken={cursor.spoken === null ? '' : said(cursor.spoken)}
      kind={words.kind}
      titleId={titleId}
      descriptionId={descriptionId}
      width={width}
      height={height}
      tooltip={
        cursor.at !== null && (
          <PointTooltip
            x={margin.left + x(cursor.at)}
            gap={model.columnWidth / 2 + 10}
            width={width}
            top={margin.top}
            title={items[cursor.at]?.label ?? ''}
          >
            <span>{unit.full(items[cursor.at]?.value ?? 0)}</span>
          </PointTooltip>
        )
      }
    >
      <Group left={margin.left} top={margin.top}>
        <ValueAxis scale={model.yScale} ticks={model.yTicks} width={inner.width} unit={unit} />
        {columns.map((column, at) => (
          <path
            key={column.key}
            d={columnPath(column)}
            className={cx(s.column, cursor.at === at && s.columnPointed)}
          />
        ))}
        <Baseline y={model.zero} width={inner.width} />
        <CategoryLabels
          ticks={xTicks}
          x={x}
          left={margin.left}
          width={inner.width}
          top={inner.height}
          label={(at) => items[at]?.label ?? ''}
        />
      </Group>
    </Plot>
  );
}
