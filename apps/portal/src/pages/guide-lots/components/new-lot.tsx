import type { Order } from '@trastienda/api-client';
import {
  formatDateTime,
  formatMxn,
  groupOrderLines,
  maxLotGuides,
  toCentavos,
  type ReadingTime,
  soldBy,
  counted,
} from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { someOrders } from '../../../entities/order/operations.ts';
import { PageHeader, useClock } from '../../../shared/layout/index.ts';
import { CardSkeleton } from '../../../shared/list/card-skeleton.tsx';
import { failedWithNothing, tableStatusOf } from '../../../shared/list/table-status.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch, useRead } from '../../../shared/store/hooks.ts';
import { saveFile } from '../../../shared/lib/files.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { DeadlineCell } from '../../../entities/order/deadline-cell.tsx';
import { OrderNumber } from '../../../entities/order/order-number.tsx';
import { deadlineOf, placeOf } from '../../../entities/order/order-summary.ts';
import { OrdersFailed } from '../../../entities/order/orders-failed.tsx';
import { type LotFile, lotTemplate, lotTemplateCsv } from '../model/lot-file.ts';
import { lotsAddress } from '../search.ts';
import { lotFileRead } from '../slice.ts';
import * as s from './lots.css.ts';

/** As many as a lot may have, the nearest deadline first. */
const waiting = {
  'filter-status-family': 'pendiente',
  pageSize: maxLotGuides,
  sort: 'ship_by',
} as const;

/** The file went away meanwhile, or the code that reads workbooks did not come. */
const unreadable = { ok: false, message: 'Revisa tu conexión y vuelve a elegirlo' } as const;

const columnsOf = (clock: ReadingTime): DataTableColumn<Order>[] => [
  {
    key: 'order',
    header: 'Pedido',
    width: 220,
    isRowHeader: true,
    cell: (order) => (
      <span className={s.row}>
        <ChannelTile code={soldBy(order)} />
        <CellText
          isWhole
          secondary={<span className={s.figures}>{formatDateTime(order.purchase_date, clock)}</span>}
        >
          <OrderNumber number={order.orderNumber} />
        </CellText>
      </span>
    ),
  },
  {
    key: 'client',
    header: 'Cliente',
    cell: ({ clientData, shippingAddress }) => (
      <CellText secondary={placeOf(shippingAddress)}>{clientData.fullname}</CellText>
    ),
  },
  {
    key: 'items',
    header: 'Artículos',
    priority: 3,
    cell: ({ orderedProductsList }) => {
      const { lines } = groupOrderLines(orderedProductsList);
      const pieces = orderedProductsList.length;
      return <CellText secondary={counted(pieces, 'pieza')}>{lines[0]?.name}</CellText>;
    },
  },
  {
    key: 'deadline',
    header: 'Límite',
    width: 160,
    priority: 2,
    cell: (order) => <DeadlineCell {...deadlineOf(order, clock)} />,
  },
  {
    key: 'total',
    header: 'Total',
    width: 120,
    align: 'end',
    priority: 4,
    inCard: 'end',
    cell: ({ paymentData }) => <span className={s.amount}>{formatMxn(toCentavos(paymentData.total))}</span>,
  },
];

/** The source of a lot: orders that wait for a guide, or a file that names them. */
export function NewLot() {
  const navigate = useNavigate();
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const orders = useRead(someOrders, { query: waiting });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => (orders.value?.rows ?? []).filter((order) => guideLines(order).length > 0),
    [orders.value],
  );
  const count = chosen.size;
  return (
    <>
      <PageHeader
        title="Nuevo lote"
        context="Elige los pedidos que vas a enviar, o súbelos en un archivo"
        back={{ href: lotsAddress(), label: 'Guías en lote' }}
      />
      <div className={s.stack}>
        <FromFile orderNumbers={rows.map(({ orderNumber }) => orderNumber)} />
        <DataTable
          label="Pedidos que esperan guía"
          columns={columns}
          rows={rows}
          rowKey={({ orderNumber }) => orderNumber}
          rowName={({ orderNumber }) => `pedido ${orderNumber}`}
          status={tableStatusOf(orders)}
          labels={{ loading: 'Cargando pedidos' }}
          renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
          cardSkeleton={<CardSkeleton facts={[2, 2, 1]} hasEnd />}
          selected={chosen}
          onSelectionChange={setChosen}
          isSelecting
          placeholder={
            failedWithNothing(orders) ? (
              <OrdersFailed error={orders.error} onRetry={orders.ask} />
            ) : (
              <EmptyState
                kind="clear"
                title="Ningún pedido espera guía"
                action={<ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>}
              >
                Cuando llegue una venta, podrás generar su guía desde aquí.
              </EmptyState>
            )
          }
        />
        {rows.length > 0 && (
          <StickyFooter
            summary={
              <span role="status">{count === 0 ? 'Ningún pedido elegido' : counted(count, 'pedido')}</span>
            }
          >
            <ButtonLink href={lotsAddress()}>Cancelar</ButtonLink>
            <Button
              variant="primary"
              disabledReason={count === 0 ? 'Elige al menos un pedido' : undefined}
              // The orders of the list: the nearest deadline comes first.
              onPress={() =>
                void navigate(
                  lotsAddress({
                    pedidos: rows
                      .map(({ orderNumber }) => orderNumber)
                      .filter((number) => chosen.has(number)),
                  }),
                )
              }
            >
              Continuar
            </Button>
          </StickyFooter>
        )}
      </div>
    </>
  );
}

/** Files are read and written by code that comes when one is used. */
const files = () => import('../model/lot-table.ts');

async function readFile(file: File): Promise<LotFile> {
  const { readLotFile } = await files();
  return readLotFile(file.name, new Uint8Array(await file.arrayBuffer()));
}

/** A CSV or XLSX file that names the orders and what is set for each (issue of orders and guides, D43). */
function FromFile({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File) => {
    const found = await readFile(file).catch(() => unreadable);
    if (!found.ok) return setFault(found.message);
    dispatch(lotFileRead(found.rows));
    void navigate(lotsAddress({ pedidos: found.pedidos }), { state: { notes: found.notes } });
  };
  const csvTemplate = () =>
    saveFile(new Blob([lotTemplateCsv(orderNumbers)], { type: 'text/csv' }), 'lote-de-guias.csv');
  const excelTemplate = async () => {
    const { writeXlsx } = await files();
    saveFile(await writeXlsx(lotTemplate(orderNumbers), 'Lote'), 'lote-de-guias.xlsx');
  };
  return (
    <div className={s.stack}>
      <FileDrop
        kind="guideLot"
        title="Sube los pedidos en un archivo"
        onAdd={([file]) => file && void read(file)}
      />
      <div className={s.row}>
        <Button
          size="sm"
          variant="ghost"
          onPress={() => void excelTemplate().catch(() => setFault(unreadable.message))}
        >
          Plantilla de Excel
        </Button>
        <Button size="sm" variant="ghost" onPress={csvTemplate}>
          Plantilla CSV
        </Button>
      </div>
      {fault !== null && (
        <Banner tone="critical" title="No pudimos leer el archivo." onDismiss={() => setFault(null)}>
          {fault}.
        </Banner>
      )}
    </div>
  );
}
