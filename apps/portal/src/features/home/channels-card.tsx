import { listSalesChannels } from '@trastienda/api-client';
import { formatDateTime, sortByChannel } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { salesChannels } from '../../operations/index.ts';
import { CallFailed, useClock } from '../../page/index.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCurrentStoreId, selectEmail } from '../session/selectors.ts';

/** The channels one may sell on, each with its last order. */
export function ChannelsCard() {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const email = useAppSelector(selectEmail);
  const { value, error } = useAppSelector((state) => salesChannels.select(state));
  const reading = useClock();
  const available = sortByChannel(
    (value?.data ?? []).filter((channel) => channel.available),
    ({ channel_id: id }) => id,
  );
  return (
    <Card
      title="Canales de venta"
      action={
        <Link variant="action" href={paths.marketplaces()}>
          Ver canales
        </Link>
      }
    >
      {value === null && error === null && <Skeleton shape="block" height={96} width="100%" />}
      {value === null && error !== null && (
        <CallFailed
          error={error}
          call={listSalesChannels}
          source="El servicio de canales"
          title="No pudimos cargar tus canales"
          onRetry={() => dispatch(salesChannels.requested({ query: { email, storeId } }))}
        />
      )}
      {value !== null && available.length === 0 && <p>Aún no tienes canales disponibles.</p>}
      <KeyValueList
        items={available.map(({ channel_id: code, channel_name: name, lastOrderAt }) => ({
          key: code,
          label: <ChannelBadge code={code} name={name} />,
          value: lastOrderAt
            ? `Último pedido ${formatDateTime(lastOrderAt, reading).toLocaleLowerCase('es-MX')}`
            : 'Sin pedidos aún',
        }))}
      />
    </Card>
  );
}
