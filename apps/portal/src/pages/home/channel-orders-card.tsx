import { absentValue, formatNumber, orderCountsByChannel } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { orderStatistics } from '../../entities/store/operations.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Orders by channel; SB is in the total only (D59), and a channel that is not counted has no row (D60). */
export function ChannelOrdersCard() {
  const { value, error } = useAppSelector((state) => orderStatistics.select(state));
  const { channels, total } = orderCountsByChannel(value?.counts ?? {});
  const counted = channels.filter(({ count }) => count !== null);
  return (
    <Card
      title="Pedidos por canal"
      action={
        <Link variant="action" href={paths.orders()}>
          Ver pedidos
        </Link>
      }
    >
      {value === null && error === null && <RowsSkeleton count={channels.length} hasTotal />}
      <PartFailed part="statistics" title="No pudimos contarlos por canal" />
      {value !== null && (
        <KeyValueList
          items={[
            ...counted.map(({ code, count }) => ({
              key: code,
              label: <ChannelBadge code={code} />,
              value: (
                <Link variant="quiet" href={paths.orders({ canal: [code] })}>
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
