import {
  activeProductTotals,
  formatNumber,
  sortByChannel,
  unavailableProductCount,
} from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { activeProducts, onlyCounts, unavailableProducts } from './operations.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The own stores, in the order of display (S4.18), each with its field of the answer (S3.8). */
const channels = sortByChannel(
  [
    ['SR', 'totalSRChannels'],
    ['CS', 'totalCSChannels'],
    ['PG', 'totalPGChannels'],
    ['SN', 'totalSNChannels'],
  ] as const,
  ([code]) => code,
);

/** The offered products by channel, and those that cannot be sold now (S3.8, S3.9); a missing number of an answer is 0 (S4.28). */
export function ProductsCard() {
  const active = useRead(activeProducts, {});
  const unavailable = useRead(unavailableProducts, onlyCounts);
  const totals = activeProductTotals(active.value);
  const isKnown = active.value !== null && unavailable.value !== null;
  const isComing = [active, unavailable].some(({ value, error }) => value === null && error === null);
  return (
    <Card
      title="Productos activos"
      footer={
        <Link variant="action" href={paths.inventoryReport()}>
          Ver inventario
        </Link>
      }
    >
      {isComing && <RowsSkeleton count={channels.length} hasTotal />}
      {!isComing && (
        <>
          <PartFailed part="products" title="No pudimos contar tus productos" />
          <PartFailed part="unavailable" title="No pudimos contar los que no puedes vender" />
        </>
      )}
      {isKnown && (
        <KeyValueList
          items={[
            ...channels.map(([code, field]) => ({
              key: code,
              label: <ChannelBadge code={code} />,
              value: formatNumber(totals[field]),
            })),
            {
              key: 'unavailable',
              label: 'No disponibles',
              value: (
                <Link variant="quiet" href={paths.inventoryReport(true)}>
                  {formatNumber(unavailableProductCount(unavailable.value))}
                </Link>
              ),
              total: true,
            },
          ]}
        />
      )}
    </Card>
  );
}
