import { formatNumber } from '@trastienda/domain';
import { type ComponentPropsWithRef, useState } from 'react';
import { ArrowDownIcon } from '../../icons/index.ts';
import { Change } from '../../internal/chart/Change.tsx';
import { cx } from '../../internal/cx.ts';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { topRows, type TopOrder, type TopRow } from './TopTable.model.ts';
import * as s from './TopTable.css.ts';

export interface TopTableLabels {
  title: string;
  order: string;
  byAmount: string;
  byUnits: string;
  place: string;
  product: string;
  category: string;
  units: string;
  amount: string;
  share: string;
  change: string;
  loading: string;
  emptyTitle: string;
  emptyText: string;
}

const es: TopTableLabels = {
  title: 'Productos con más ventas',
  order: 'Ordenar productos',
  byAmount: 'Por monto',
  byUnits: 'Por unidades',
  place: 'Lugar',
  product: 'Producto',
  category: 'Categoría',
  units: 'Unidades',
  amount: 'Ventas',
  share: 'Parte del total',
  change: 'Cambio',
  loading: 'Cargando productos',
  emptyTitle: 'Sin ventas en estas fechas',
  emptyText: 'Prueba con otras fechas u otro canal.',
};

export interface TopTableProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The rows, in any order. Default: none. */
  rows?: readonly TopRow[] | undefined;
  /** The number of rows shown. Default: 10. */
  limit?: number | undefined;
  /** Measure that the ranking is by. Default: kept inside. */
  order?: TopOrder | undefined;
  /** Called when the user asks for another order. */
  onOrderChange?: ((order: TopOrder) => void) | undefined;
  /** Default: false. */
  loading?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<TopTableLabels> | undefined;
}

/** The products that sell most: by amount or by units, with their part of all and their change. */
export function TopTable({
  rows = [],
  limit = 10,
  order: given,
  onOrderChange,
  loading = false,
  labels,
  className,
  ...rest
}: TopTableProps) {
  const words = { ...es, ...labels };
  const [kept, setKept] = useState<TopOrder>('amount');
  const order = given ?? kept;
  const shown = topRows(rows, order, limit);
  const most = Math.max(0, ...shown.map(({ share }) => share ?? 0));
  const sorted = (by: TopOrder) => ({
    'aria-sort': order === by ? ('descending' as const) : ('none' as const),
  });
  const arrow = (by: TopOrder) => order === by && <ArrowDownIcon size={16} className={s.arrow} />;
  return (
    <Card
      title={words.title}
      flush
      busy={loading && rows.length > 0}
      {...rest}
      className={cx(s.root, className)}
      action={
        <SegmentedControl
          aria-label={words.order}
          value={order}
          onChange={(next) => {
            const by = next === 'units' ? 'units' : 'amount';
            setKept(by);
            onOrderChange?.(by);
          }}
          items={[
            { id: 'amount', label: words.byAmount },
            { id: 'units', label: words.byUnits },
          ]}
        />
      }
    >
      {rows.length === 0 ? (
        loading ? (
          <RowSkeletons label={words.loading} />
        ) : (
          <EmptyState kind="no-match" title={words.emptyTitle} headingLevel={3}>
            {words.emptyText}
          </EmptyState>
        )
      ) : (
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col" className={s.place}>
                <abbr title={words.place} className={s.abbr}>
                  #
                </abbr>
              </th>
              <th scope="col">{words.product}</th>
              <th scope="col" className={s.wide}>
                {words.category}
              </th>
              <th scope="col" className={cx(s.end, s.medium)} {...sorted('units')}>
                {words.units}
                {arrow('units')}
              </th>
              <th scope="col" className={s.end} {...sorted('amount')}>
                {words.amount}
                {arrow('amount')}
              </th>
              <th scope="col" className={cx(s.share, s.wide)}>
                {words.share}
              </th>
              <th scope="col" className={cx(s.end, s.change, s.medium)}>
                {words.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={row.id}>
                <td className={s.place}>{at + 1}</td>
                <th scope="row" className={s.product}>
                  <span className={s.name}>
                    <Thumbnail src={row.src} name={row.name} />
                    <span className={s.words}>
                      {row.href === undefined ? (
                        <span className={s.title}>{row.name}</span>
                      ) : (
                        <Link variant="cell" href={row.href} className={s.title}>
                          {row.name}
                        </Link>
                      )}
                      {row.code !== undefined && <span className={s.code}>{row.code}</span>}
                    </span>
                  </span>
                </th>
                <td className={s.wide}>{row.category}</td>
                <td className={cx(s.end, s.medium)}>{formatNumber(row.units)}</td>
                <td className={cx(s.end, s.amount)}>
                  <Money amount={row.amount} />
                </td>
                <td className={cx(s.share, s.wide)}>
                  <ShareBar percent={row.share} max={most} />
                </td>
                <td className={cx(s.end, s.medium)}>
                  <Change percent={row.change ?? null} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={s.skeletons}>
      {[0, 1, 2, 3, 4].map((at) => (
        <Skeleton key={at} shape="block" height={32} />
      ))}
    </div>
  );
}
