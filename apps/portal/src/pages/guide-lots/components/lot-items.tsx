import { absentValue, formatMxn, toCentavos } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { OctagonIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useMemo } from 'react';
import { CardSkeleton } from '../../../shared/list/card-skeleton.tsx';
import { paths } from '../../../shared/routes/paths.ts';
import { useCarrierNames } from '../../../entities/guide/use-carrier-names.ts';
import { OrderNumber } from '../../../entities/order/order-number.tsx';
import type { LotDetail, LotResultItem } from '../model/lot-result.ts';
import * as s from './lots.css.ts';

const columnsOf = (carrierName: (key: string) => string): DataTableColumn<LotResultItem>[] => [
  {
    key: 'order',
    header: 'Pedido',
    isRowHeader: true,
    cell: ({ orderNumber, item }) =>
      orderNumber === null ? (
        `Fila ${item}`
      ) : (
        <CellText isWhole>
          <Link variant="cell" href={paths.orders({ pedido: orderNumber })}>
            <OrderNumber number={orderNumber} />
          </Link>
        </CellText>
      ),
  },
  {
    key: 'guide',
    header: 'Guía',
    cell: ({ guide, nameParcel, status, message }) => {
      if (guide !== null) {
        return (
          <CellText secondary={nameParcel === null ? undefined : carrierName(nameParcel)}>
            <Link variant="cell" href={paths.guideTracking(guide)}>
              <span className={s.figures}>{guide}</span>
            </Link>
          </CellText>
        );
      }
      if (status === 'pendiente') return 'En espera';
      return (
        <CellText secondary={message ?? undefined}>
          <Badge tone="critical" icon={OctagonIcon}>
            Sin guía
          </Badge>
        </CellText>
      );
    },
  },
  {
    key: 'cost',
    header: 'Costo',
    width: 140,
    align: 'end',
    inCard: 'end',
    cell: ({ totalCost }) => (
      <span className={s.amount}>{totalCost === null ? absentValue : formatMxn(toCentavos(totalCost))}</span>
    ),
  },
];

/** Every order of the lot and what became of it; `null` while they are on their way. */
export function LotItems({ items }: { readonly items: LotDetail['items'] | null }) {
  const carrierName = useCarrierNames();
  const columns = useMemo(() => columnsOf(carrierName), [carrierName]);
  return (
    <DataTable
      label="Pedidos del lote"
      columns={columns}
      rows={items ?? []}
      status={items === null ? 'loading' : 'ready'}
      labels={{ loading: 'Cargando el lote' }}
      cardSkeleton={<CardSkeleton facts={[2]} hasEnd />}
      rowKey={({ item }) => String(item)}
      renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
      rowName={({ orderNumber, item }) => (orderNumber === null ? `fila ${item}` : `pedido ${orderNumber}`)}
    />
  );
}
