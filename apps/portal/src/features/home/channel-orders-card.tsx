import { getOrderStatistics } from '@trastienda/api-client';
import { absentValue, formatNumber, orderCountsByChannel } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { orderStatistics } from '../../operations/index.ts';
import { CallFailed } from '../../page/index.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCurrentStoreId } from '../session/selectors.ts';

/** Orders by channel; SB is in the total only (D59), and a channel that is not counted has no row (D60). */
export function ChannelOrdersCard() {
  const dispatch = useAppDispatch();
  const params = { storeId: useAppSelector(selectCurrentStoreId) };
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
      {value === null && error === null && <Skeleton shape="block" height={160} width="100%" />}
      {value === null && error !== null && (
        <CallFailed
          error={error}
          call={getOrderStatistics}
          source="El servicio de pedidos"
          title="No pudimos contar tus pedidos"
          onRetry={() => dispatch(orderStatistics.requested({ params }))}
        />
      )}
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
