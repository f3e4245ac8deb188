import { listInventory } from '@trastienda/api-client/shippings';
import { formatNumber } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { type Icon, ReceiptIcon, TruckIcon, UndoIcon, WarehouseIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { MetricStrip } from '@trastienda/ui/MetricStrip';
import { StockLasts } from '../../entities/sale/stock-lasts.tsx';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { runningOut } from './operations.ts';
import type { StoredRow } from './withdraw-model.ts';
import * as s from './page.css.ts';

/** SKUs that stand there at most. */
const told = 6;
/** Days that a merchant should know of: a shipment takes some of them. */
const soonDays = 21;

const actions: readonly (readonly [Icon, string, string, string])[] = [
  [TruckIcon, 'Enviar inventario', 'Manda piezas al almacén', paths.sendInventory()],
  [UndoIcon, 'Retirar inventario', 'Pide piezas de vuelta', paths.withdrawInventory()],
  [WarehouseIcon, 'Consultar inventario', 'Cuántas piezas hay de cada SKU', paths.viewInventory()],
  [ReceiptIcon, 'Historial de envíos', 'Lo que mandaste y lo que llegó', paths.shipmentHistory()],
];

const Actions = () => (
  <Card title="¿Qué quieres hacer?">
    <ul className={s.actions}>
      {actions.map(([Mark, label, words, href]) => (
        <li key={href} className={s.action}>
          <Mark size={20} className={s.mark} />
          <span className={s.words}>
            <Link href={href}>{label}</Link>
            <span className={s.note}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

/** One row a SKU, whatever warehouse it is in; those that last long are none of it. */
function soonOf(rows: readonly StoredRow[]): readonly StoredRow[] {
  const seen = new Set<string>();
  return rows
    .filter(({ sku, availableEverywhere, soldIn28Days }) => {
      const days = daysOfStock(availableEverywhere, soldIn28Days);
      const isNew = !seen.has(sku);
      seen.add(sku);
      return isNew && days !== null && days <= soonDays;
    })
    .slice(0, told);
}

const soonWords = (skus: number) =>
  `${formatNumber(skus)} SKU ${skus === 1 ? 'se agota' : 'se agotan'} en 7 días`;

const RunningOut = ({ rows }: { readonly rows: readonly StoredRow[] }) => (
  <Card
    title="Se agotan pronto"
    footer={
      <Link variant="action" href={paths.viewInventory()}>
        Ver todo el inventario
      </Link>
    }
  >
    {rows.length === 0 ? (
      <p className={s.note}>Lo que guardas en el almacén te alcanza para más de tres semanas.</p>
    ) : (
      <ul className={s.lines}>
        {rows.map((row) => (
          <li key={row.sku} className={s.line}>
            <span className={s.words}>
              <Link variant="cell" href={paths.viewInventory(row.sku)}>
                {row.name}
              </Link>
              <span className={s.note}>
                {`${row.sku} · ${formatNumber(row.availableEverywhere)} disponibles · ${formatNumber(row.soldIn28Days)} vendidas en 28 días`}
              </span>
            </span>
            <span className={s.units}>
              <StockLasts stock={row.availableEverywhere} soldIn28Days={row.soldIn28Days} none="Agotado" />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** `/fulfillment`: four totals, four ways on, and what runs out first (D41). */
export default function FulfillmentPage() {
  const read = useRead(runningOut, { query: { order: 'lasts', pageSize: 20 } });
  const page = read.value;
  const counts = page?.counts;
  const soon = page === null ? [] : soonOf(page.rows);
  const isEmpty = page !== null && page.total === 0;
  return (
    <>
      <PageHeader
        title="Fulfillment"
        context="Lo que guardas en nuestro almacén"
        actions={
          <ButtonLink variant="primary" href={paths.sendInventory()}>
            Enviar inventario
          </ButtonLink>
        }
      />
      {(counts !== undefined || read.status !== 'failed') && (
        <MetricStrip
          className={s.strip}
          aria-label="Inventario en el almacén"
          loading={counts === undefined}
          loadingLabel="Contando tus piezas"
          items={[
            {
              key: 'available',
              label: 'Disponibles',
              value: counts?.available ?? 0,
              href: paths.viewInventory(),
              ...((counts?.within7 ?? 0) > 0 && {
                note: soonWords(counts?.within7 ?? 0),
                noteTone: 'critical' as const,
              }),
            },
            {
              key: 'inTransit',
              label: 'En camino',
              value: counts?.inTransit ?? 0,
              href: paths.shipmentHistory(),
            },
            { key: 'reserved', label: 'Reservadas para retiros', value: counts?.reserved ?? 0 },
            { key: 'damaged', label: 'Dañadas', value: counts?.damaged ?? 0 },
          ]}
        />
      )}
      <div className={s.home}>
        {page === null && read.status === 'failed' ? (
          <CallFailed
            error={read.error}
            call={listInventory}
            title="No pudimos cargar tu inventario"
            comfort="Tus piezas están a salvo."
            onRetry={read.ask}
          />
        ) : page === null ? (
          <Card title="Se agotan pronto" aria-busy>
            <CardBodySkeleton height={240} lines={4} />
          </Card>
        ) : isEmpty ? (
          <EmptyState
            kind="new"
            title="Aún no tienes inventario en el almacén"
            action={<ButtonLink href={paths.sendInventory()}>Enviar inventario</ButtonLink>}
          >
            Manda tus productos y nosotros los guardamos, empacamos y entregamos.
          </EmptyState>
        ) : (
          <RunningOut rows={soon} />
        )}
        <Actions />
      </div>
    </>
  );
}
