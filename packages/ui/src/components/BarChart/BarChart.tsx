import { formatPercent } from '@trastienda/domain';
import { useMemo } from 'react';
import * as chart from '../../internal/chart/chart.css.ts';
import { Change } from '../../internal/chart/Change.tsx';
import { changeOf, changeWords } from '../../internal/chart/change.ts';
import { ChartFrame, type ChartProps } from '../../internal/chart/ChartFrame.tsx';
import { chartWords, summaryOf } from '../../internal/chart/labels.ts';
import { chartUnit, type ChartUnit, type ChartUnitName } from '../../internal/chart/units.ts';
import { useWidth } from '../../internal/chart/use-width.ts';
import { cx } from '../../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { type BarChartItem, type BarChartLabels, rankedBars } from './BarChart.model.ts';
import { Columns } from './Columns.tsx';
import * as s from './BarChart.css.ts';

const es: BarChartLabels = {
  ...chartWords,
  ...changeWords,
  category: 'Canal',
  value: 'Ventas',
  share: 'Parte',
  change: 'Cambio',
  partial: (drawn, all) => `Se ven ${drawn} de ${all}; la tabla las tiene todas.`,
};

/** More columns are too narrow to be told apart. */
const MOST_COLUMNS = 31;

export interface BarChartProps extends ChartProps {
  /** A ranking sorts them; columns keep their order, and the first 31 are drawn. Default: none. */
  items?: readonly BarChartItem[] | undefined;
  /** Rows from the highest, or columns. Default: `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Unit of the values; money is in centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** Pixels of the columns; 200 at most on a phone. Default: 268. */
  height?: number | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<BarChartLabels> | undefined;
}

const nothing: never[] = [];

/** Things compared by length: a ranking in rows, or columns in an order of their own. */
export function BarChart({
  items = nothing,
  orientation = 'horizontal',
  unit: unitOrName = 'money',
  height = 268,
  description,
  labels,
  ...rest
}: BarChartProps) {
  const words = { ...es, ...labels };
  const unit = chartUnit(unitOrName);
  const measured = useWidth();
  const isRanking = orientation === 'horizontal';
  const bars = useMemo(() => rankedBars(items), [items]);
  const withShare = isRanking && bars.some(({ share }) => share !== null);
  const withChange = items.some(({ change }) => change !== undefined);
  const shown = isRanking ? bars : items.map((item) => ({ item, share: null, length: 0 }));
  return (
    <ChartFrame
      {...rest}
      words={isRanking ? { ...words, hint: '' } : words}
      description={
        description ??
        summaryOf(
          items.map(({ value }) => value),
          (at) => items[at]?.label ?? '',
          unit.full,
          words,
        )
      }
      height={isRanking ? Math.max(132, Math.min(height, 44 * items.length)) : height}
      measured={measured}
      isEmpty={items.length === 0}
      columns={[
        words.category,
        words.value,
        ...(withShare ? [words.share] : []),
        ...(withChange ? [words.change] : []),
      ]}
      rows={() =>
        shown.map(({ item, share }) => ({
          key: item.key,
          title: item.label,
          cells: [
            unit.full(item.value),
            ...(withShare ? [share === null ? '' : formatPercent(share)] : []),
            ...(withChange ? [changeOf(item.change ?? null, words).seen] : []),
          ],
        }))
      }
    >
      {(ids) =>
        isRanking ? (
          <div className={s.ranking}>
            <div className={s.grid}>
              <div className={s.titles} aria-hidden>
                <span>{words.category}</span>
                <span className={s.titleValue}>{words.value}</span>
                <span className={s.titleEnd}>{withShare && words.share}</span>
                <span className={s.titleEnd}>{withChange && words.change}</span>
              </div>
              <ol className={s.list} aria-labelledby={ids.titleId} aria-describedby={ids.descriptionId}>
                {bars.map(({ item, length, share }) => (
                  <li key={item.key} className={s.item}>
                    <span className={s.name}>
                      {item.mark}
                      <span className={s.nameText}>
                        {item.href === undefined ? (
                          item.label
                        ) : (
                          <Link variant="quiet" href={item.href}>
                            {item.label}
                          </Link>
                        )}
                      </span>
                    </span>
                    <span className={s.track} aria-hidden>
                      <span
                        className={cx(s.bar, item.value < 0 && s.barNegative)}
                        style={{
                          display: 'block',
                          inlineSize: `${length * 100}%`,
                          minInlineSize: length > 0 ? 3 : 0,
                        }}
                      />
                    </span>
                    <span className={s.value}>{unit.full(item.value)}</span>
                    <span className={s.share}>{share !== null && formatPercent(share)}</span>
                    <span className={s.change}>
                      {item.change !== undefined && <Change percent={item.change} words={words} />}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        ) : (
          <>
            <Columns
              width={measured.width}
              {...ids}
              items={items.slice(0, MOST_COLUMNS)}
              unit={unit}
              height={height}
              words={words}
            />
            {items.length > MOST_COLUMNS && (
              <p className={chart.legend}>{words.partial(MOST_COLUMNS, items.length)}</p>
            )}
          </>
        )
      }
    </ChartFrame>
  );
}
