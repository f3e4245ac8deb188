import { formatDateTime, sortByChannel } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { salesChannels } from '../../entities/store/operations.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { isPlanned } from '../../shared/routes/planned-routes.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The channels one may sell on, each with its last order. */
export function ChannelsCard() {
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
        !isPlanned(paths.marketplaces()) && (
          <Link variant="action" href={paths.marketplaces()}>
            Ver canales
          </Link>
        )
      }
    >
      {value === null && error === null && <RowsSkeleton count={3} />}
      <PartFailed part="channels" title="No pudimos cargar tus canales" />
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
