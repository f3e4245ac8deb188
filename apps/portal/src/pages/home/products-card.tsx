import { activeProductTotals, formatNumber } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { activeProducts } from './operations.ts';
import { PartFailed } from './part-failed.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The own stores, in the order of display, each with its field of the answer (S3.8). */
const channels = [
  ['SR', 'totalSRChannels'],
  ['CS', 'totalCSChannels'],
  ['PG', 'totalPGChannels'],
  ['SN', 'totalSNChannels'],
] as const;

/** What is offered by channel (S3.8); what an answer lacks is 0 (S4.28). */
export function ProductsCard() {
  const active = useRead(activeProducts, {});
  const totals = activeProductTotals(active.value);
  return (
    <Card
      title="Productos activos"
      footer={
        <Link variant="action" href={paths.products()}>
          Ver productos
        </Link>
      }
    >
      {active.value === null && active.error === null && <RowsSkeleton count={channels.length} />}
      <PartFailed part="products" title="No pudimos contar tus productos" />
      {active.value !== null && (
        <KeyValueList
          items={channels.map(([code, field]) => ({
            key: code,
            label: <ChannelBadge code={code} />,
            value: formatNumber(totals[field]),
          }))}
        />
      )}
    </Card>
  );
}
