import { absentValue, formatNumber, isStorefront, orderCountsByChannel } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { orderStatistics } from '../../entities/store/operations.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { pendingStatistics } from './operations.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { homeSearch } from './search.ts';

/** Orders by channel, all or those to prepare; SB is in the total only (D59), and a channel that is not counted has no row (D60). */
export function ChannelOrdersCard() {
  const { search, go } = useSearch(homeSearch);
  const isPending = search.pedidos === 'por-preparar';
  const all = useAppSelector((state) => orderStatistics.select(state));
  const pending = useRead(pendingStatistics, {});
  const { value, error } = isPending ? pending : all;
  const { channels, total } = orderCountsByChannel(value?.counts ?? {});
  // A storefront is counted whether the store has one or not: without an order it does not look as if it were linked.
  const counted = channels.filter(
    ({ code, count }) => count !== null && !(count === 0 && isStorefront(code)),
  );
  const status = isPending ? ({ status: 'en-preparacion' } as const) : {};
  return (
    <Card
      title="Pedidos por canal"
      action={
        <SegmentedControl
          aria-label="Pedidos que se cuentan"
          value={search.pedidos}
          onChange={(chosen) =>
            go({ pedidos: chosen === 'por-preparar' ? 'por-preparar' : 'todos' }, { replace: true })
          }
          items={[
            { id: 'todos', label: 'Todos' },
            { id: 'por-preparar', label: 'Por preparar' },
          ]}
        />
      }
      footer={
        <Link variant="action" href={paths.orders(status)}>
          Ver pedidos
        </Link>
      }
    >
      {value === null && error === null && <RowsSkeleton count={channels.length} hasTotal />}
      <PartFailed part={isPending ? 'pending' : 'statistics'} title="No pudimos contarlos por canal" />
      {value !== null && (
        <KeyValueList
          items={[
            ...counted.map(({ code, count }) => ({
              key: code,
              label: <ChannelBadge code={code} />,
              value: (
                <Link variant="quiet" href={paths.orders({ ...status, canal: [code] })}>
                  {count === null ? absentValue : formatNumber(count)}
                </Link>
              ),
            })),
            { key: 'total', label: 'Total', value: formatNumber(total), total: true },
          ]}
        />
      )}
    </Card>
  );
}
