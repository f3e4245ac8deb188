import type { CallOutput } from '@trastienda/api-client';
import { getInventoryItem } from '@trastienda/api-client/shippings';
import { formatDateTime, formatNumber, type ReadingTime, counted } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import { stockMoveLabel, suggestedUnits } from '@trastienda/domain/stock';
import { ButtonLink } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { CallFailed, useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { inventoryItem } from './operations.ts';
import * as s from './page.css.ts';

type Item = CallOutput<typeof getInventoryItem>['detail'];
type Stored = Item['warehouses'][number];

const sumOf = (rows: readonly Stored[], key: 'available' | 'inTransit') =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** For how long what is in the warehouses lasts, and what would do for four weeks. */
function Cover({ item }: { readonly item: Item }) {
  const available = sumOf(item.warehouses, 'available');
  const days = daysOfStock(available, item.soldIn28Days);
  const there = available + sumOf(item.warehouses, 'inTransit');
  const suggested = suggestedUnits({ soldIn28Days: item.soldIn28Days, there, free: item.onHand });
  return (
    <KeyValueList
      items={[
        { key: 'sold', label: 'Vendidas en 28 días', value: counted(item.soldIn28Days, 'pieza') },
        { key: 'own', label: 'Libres en tu almacén', value: counted(item.onHand, 'pieza') },
        ...(suggested > 0
          ? [{ key: 'send', label: 'Te conviene enviar', value: counted(suggested, 'pieza') }]
          : []),
        {
          key: 'lasts',
          label: 'Días de inventario',
          value: days === null ? 'Sin ventas recientes' : `~${counted(days, 'día')}`,
          total: true,
        },
      ]}
    />
  );
}

const Warehouse = ({ row }: { readonly row: Stored }) => (
  <section className={s.part}>
    <h3 className={s.partTitle}>{row.warehouseName}</h3>
    <KeyValueList
      items={[
        { key: 'available', label: 'Disponibles', value: formatNumber(row.available) },
        { key: 'reserved', label: 'Reservadas para retiros', value: formatNumber(row.reserved) },
        { key: 'inTransit', label: 'En camino', value: formatNumber(row.inTransit) },
        { key: 'damaged', label: 'Dañadas', value: formatNumber(row.damaged) },
      ]}
    />
  </section>
);

/** The movements of the stock, the newest first; a shipment is one press away. */
function Movements({ rows, clock }: { readonly rows: Item['movements']; readonly clock: ReadingTime }) {
  return (
    <section className={s.part}>
      <h3 className={s.partTitle}>Movimientos</h3>
      <ul className={s.lines}>
        {rows.map(({ at, units, reason, warehouseName, document }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- movements have no other name, and never change
          <li key={nth} className={s.line}>
            <span className={s.words}>
              <span>
                {stockMoveLabel(reason)}
                {document?.startsWith('env-') && (
                  <>
                    {' · '}
                    <Link href={paths.shipmentHistory(document)}>{document}</Link>
                  </>
                )}
              </span>
              <span className={s.note}>
                {`${formatDateTime(at, clock)} · ${warehouseName ?? 'Tus existencias'}`}
              </span>
            </span>
            <span className={s.units}>{`${units > 0 ? '+' : '−'}${formatNumber(Math.abs(units))}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { readonly sku: string; readonly onClose: () => void };

/** One SKU over its list: the address keeps which (`sku`). */
export function StockDrawer({ sku, onClose }: Props) {
  const clock = useClock();
  const read = useRead(inventoryItem, { params: { sku } });
  const item = read.value?.detail ?? null;
  const isGone = read.status === 'failed' && read.error.status === 404;
  return (
    <Drawer
      isOpen
      title={item?.name ?? sku}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(item !== null && {
        actions: (
          <>
            <ButtonLink href={paths.withdrawInventory(sku)}>Retirar</ButtonLink>
            <ButtonLink variant="primary" href={paths.sendSku(sku)}>
              Enviar más
            </ButtonLink>
          </>
        ),
      })}
    >
      {item !== null ? (
        <div className={s.drawer}>
          <p className={s.note}>{item.sku}</p>
          <Cover item={item} />
          {item.warehouses.map((row) => (
            <Warehouse key={row.warehouseId} row={row} />
          ))}
          <Movements rows={item.movements} clock={clock} />
        </div>
      ) : isGone ? (
        <EmptyState kind="no-match" title="Este SKU no está en el almacén">
          Envía piezas para verlo aquí.
        </EmptyState>
      ) : read.status === 'failed' ? (
        <CallFailed
          error={read.error}
          call={getInventoryItem}
          title="No pudimos cargar este SKU"
          onRetry={read.ask}
        />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </Drawer>
  );
}
