import { channelName, formatDateTime, formatDay, sortByChannel } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { TriangleIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { salesChannels } from '../../entities/store/operations.ts';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Row = {
  readonly code: string;
  readonly name: string;
  readonly lastOrderAt: string | null;
  readonly isFailing: boolean;
  readonly failedSince: string | null;
};

/** The channels one sells on, by contract and by a link, each with its last order; one that stopped comes first, in red. */
export function ChannelsCard() {
  const { value, error } = useAppSelector((state) => salesChannels.select(state));
  const links = useAppSelector((state) => integrationChannelList.select(state));
  const reading = useClock();
  const at = (moment: string) => formatDateTime(moment, reading).toLocaleLowerCase('es-MX');
  const own = (value?.data ?? [])
    .filter((channel) => channel.available)
    .map(({ channel_id: code, channel_name: name, lastOrderAt }): Row => ({
      code,
      name,
      lastOrderAt: lastOrderAt ?? null,
      isFailing: false,
      failedSince: null,
    }));
  const linked = (links.value?.data ?? []).flatMap(({ channel_id: code, channels }): Row[] => {
    if (channels.length === 0) return [];
    const failed = channels.find(({ status }) => status === 'error');
    return [
      {
        code,
        name: channelName(code),
        lastOrderAt:
          channels
            .map((shop) => shop.lastOrderAt ?? '')
            .toSorted()
            .at(-1) || null,
        isFailing: failed !== undefined,
        failedSince: failed?.failedSince ?? null,
      },
    ];
  });
  const rows = sortByChannel([...own, ...linked], ({ code }) => code).toSorted(
    (one, other) => Number(other.isFailing) - Number(one.isFailing),
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
      {value === null && error === null && <RowsSkeleton count={3} />}
      <PartFailed part="channels" title="No pudimos cargar tus canales" />
      {value !== null && rows.length === 0 && <p>Aún no tienes canales disponibles.</p>}
      {value !== null && (
        <KeyValueList
          items={rows.map(({ code, name, lastOrderAt, isFailing, failedSince }) => ({
            key: code,
            label: <ChannelBadge code={code} name={name} />,
            value: isFailing ? (
              <Badge tone="critical" icon={TriangleIcon}>
                {failedSince === null
                  ? 'No recibe pedidos'
                  : `Detenido desde ${formatDay(failedSince, reading).toLocaleLowerCase('es-MX')}`}
              </Badge>
            ) : lastOrderAt === null ? (
              'Sin pedidos aún'
            ) : (
              `Último pedido ${at(lastOrderAt)}`
            ),
          }))}
        />
      )}
    </Card>
  );
}
