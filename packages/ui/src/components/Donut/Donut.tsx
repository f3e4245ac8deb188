import { formatPercent } from '@trastienda/domain';
import { Group } from '@visx/group';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../../internal/chart/ChartFrame.tsx';
import { chartWords, type ChartLabels } from '../../internal/chart/labels.ts';
import { FillSwatch, usePatterns } from '../../internal/chart/patterns.tsx';
import { Plot } from '../../internal/chart/Plot.tsx';
import { lookAt } from '../../internal/chart/series.tsx';
import { chartUnit, type ChartUnit, type ChartUnitName } from '../../internal/chart/units.ts';
import { useChartCursor } from '../../internal/chart/use-chart-cursor.ts';
import { cx } from '../../internal/cx.ts';
import { donutModel, type DonutItem } from './Donut.model.ts';
import * as s from './Donut.css.ts';

export interface DonutLabels extends ChartLabels {
  value: string;
  share: string;
  total: string;
}

const es: DonutLabels = { ...chartWords, category: 'Canal', value: 'Ventas', share: 'Parte', total: 'Total' };

export interface DonutProps extends ChartProps {
  /** Two to six parts of one total. Default: none. */
  items?: readonly DonutItem[] | undefined;
  /** Unit of the values; money is in centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** Pixels across. Default: 180. */
  size?: number | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<DonutLabels> | undefined;
}

const nothing: never[] = [];

/**
 * A total and its few parts, each named beside it. For more than six, or to compare, use BarChart; it draws no time: 365
 * days are a LineChart.
 */
export function Donut({
  items = nothing,
  unit: unitOrName = 'money',
  size = 180,
  description,
  labels,
  ...rest
}: DonutProps) {
  const words = { ...es, ...labels };
  const unit = chartUnit(unitOrName);
  const cursor = useChartCursor(items.length);
  const { total, slices } = useMemo(() => donutModel(items, size / 2 - 3, size * 0.17), [items, size]);
  const { defs, fill } = usePatterns(items.map((_, at) => lookAt(at)));
  const said = (at: number) => {
    const slice = slices[at];
    return slice
      ? [slice.item.label, unit.full(slice.item.value), formatPercent(slice.share)].join(', ')
      : '';
  };
  return (
    <ChartFrame
      {...rest}
      words={words}
      description={description ?? `${words.total} ${unit.full(total)}.`}
      height={size}
      isEmpty={total === 0}
      columns={[words.category, words.value, words.share]}
      rows={() =>
        slices.map(({ item, share }) => ({
          key: item.key,
          title: item.label,
          cells: [unit.full(item.value), formatPercent(share)],
        }))
      }
    >
      {(ids) => (
        <div className={s.body}>
          <div className={s.ring} style={{ inlineSize: size }}>
            <Plot
              {...ids}
              cursor={cursor}
              categoryAt={() => cursor.at}
              spoken={cursor.spoken === null ? '' : said(cursor.spoken)}
              kind={words.kind}
              width={size}
              height={size}
              tooltip={
                <span aria-hidden className={s.middle}>
                  <span className={s.middleValue}>
                    {unit.axis(slices[cursor.at ?? -1]?.item.value ?? total)}
                  </span>
                  <span className={s.middleName}>{slices[cursor.at ?? -1]?.item.label ?? words.total}</span>
                </span>
              }
            >
              {defs}
              <Group left={size / 2} top={size / 2}>
                {slices.map(({ item, d }, at) => (
                  <path
                    key={item.key}
                    d={d}
                    fill={fill(lookAt(at))}
                    className={cx(cursor.at === at && s.pointed)}
                    onPointerMove={(event) => {
                      event.stopPropagation();
                      cursor.point(at);
                    }}
                  />
                ))}
              </Group>
            </Plot>
          </div>
          <ul className={s.list}>
            {slices.map(({ item, share }, at) => (
              <li key={item.key} className={s.item}>
                <FillSwatch look={lookAt(at)} />
                <span className={s.name}>{item.label}</span>
                <span className={s.value}>{unit.full(item.value)}</span>
                <span className={s.share}>{formatPercent(share)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
}
