import {
  absentValue,
  addMoney,
  channelName,
  formatDay,
  formatOnDay,
  formatMxn,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { DownloadIcon, FileTextIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Money } from '@trastienda/ui/Money';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { useMemo } from 'react';
import { OrderCell, orderColumn } from '../../entities/order/order-column.tsx';
import { moneyColumn } from '../../shared/list/columns.tsx';
import { isDifference, type OrderNet, shortfall } from '../../entities/payment/words.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { ListTable } from '../../shared/list/list-page.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch, useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { CauseCell } from './cause-cell.tsx';
import { Equation } from './equation.tsx';
import { fileRequested } from './feature.ts';
import { channelOf, lineInWords, type Payment, periodOf } from './model.ts';
import { NetPanel } from './net-panel.tsx';
import { netPage, paymentDetail, paymentLines } from './operations.ts';
import * as s from './payments.css.ts';
import { paymentsAddress, paymentsSearch, type PaymentsSearch } from './search.ts';
import { statusWords } from './deposit-status-badge.tsx';

const toList = (search: PaymentsSearch): string =>
  paymentsAddress({ ...search, pago: '', pedido: '', ver: null, pagina: 1 });

/** `pago=P-20702`: a deposit as an equation, and as what each of its orders should have brought and brought. */
export default function DepositPage() {
  const { search } = useSearch(paymentsSearch);
  const { pago } = search;
  const clock = useClock();
  const detail = useRead(paymentDetail, { params: { paymentId: pago } });
  const payment = detail.value?.data;
  const back = { href: toList(search), label: `Mis pagos · ${channelName(channelOf(search))}` };
  if (failedWithNothing(detail)) {
    return (
      <>
        <PageHeader title={`Depósito ${pago}`} back={back} />
        <CallFailed
          error={detail.error}
          call={paymentDetail.call}
          title={detail.error.status === 404 ? 'Este depósito no existe' : 'No pudimos cargar el depósito'}
          comfort="Tus depósitos están a salvo."
          onRetry={detail.ask}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Depósito ${pago}`}
        back={back}
        leading={<ChannelTile code={channelOf(search)} size="lg" />}
        {...(payment && {
          context: headline(payment, clock),
          badges: <State payment={payment} />,
          actions: <Files payment={payment} />,
        })}
      />
      {payment === undefined ? (
        <Card aria-busy>
          <CardBodySkeleton height={96} lines={2} />
        </Card>
      ) : (
        <div className={s.stack}>
          <Card flush>
            <Equation payment={payment} />
          </Card>
          <Shortfall payment={payment} />
          <Orders payment={payment} />
        </div>
      )}
    </>
  );
}

/** 'Ventas del 2 nov – 8 nov · Depositado el 11 nov · cuenta •••• 4471 · referencia …': one line beside the files. */
const headline = (payment: Payment, clock: ReadingTime): string =>
  [
    `Ventas del ${periodOf(payment, clock)}`,
    `${payment.estado === 'programado' ? 'Se deposita' : 'Depositado'} ${formatOnDay(payment.fecha_pago, clock)}`,
    payment.cuenta && `cuenta •••• ${payment.cuenta}`,
    payment.referencia && `referencia ${payment.referencia}`,
  ]
    .filter(Boolean)
    .join(' · ');

function State({ payment: { estado } }: { readonly payment: Payment }) {
  if (estado === 'pagado' || estado === 'programado') return <Badge>{statusWords[estado]}</Badge>;
  return (
    <Badge tone={estado === 'rechazado' ? 'critical' : 'warning'} icon={TriangleIcon}>
      {statusWords[estado]}
    </Badge>
  );
}

function Files({ payment: { id, factura } }: { readonly payment: Payment }) {
  const dispatch = useAppDispatch();
  return (
    <>
      {factura && (
        <Button
          icon={<FileTextIcon size={16} />}
          onPress={() => dispatch(fileRequested({ paymentId: id, file: 'invoice' }))}
        >
          Descargar factura
        </Button>
      )}
      <Button
        icon={<DownloadIcon size={16} />}
        onPress={() => dispatch(fileRequested({ paymentId: id, file: 'movements' }))}
      >
        Descargar movimientos
      </Button>
    </>
  );
}

/** Said once for the whole deposit; the orders below say where. */
function Shortfall({ payment }: { readonly payment: Payment }) {
  const difference = toCentavos(payment.diferencia);
  if (payment.estado !== 'diferencia' || difference === 0) return null;
  const expected = addMoney(toCentavos(payment.monto_pagado), difference);
  const size = formatMxn(toCentavos(Math.abs(payment.diferencia)));
  return (
    <Banner tone="warning">
      {`Esperabas ${formatMxn(expected)}. Te pagaron ${size} ${difference > 0 ? 'de menos' : 'de más'}.`}
    </Banner>
  );
}

const columnsOf = (search: PaymentsSearch, clock: ReadingTime): DataTableColumn<OrderNet>[] => [
  orderColumn({ width: 150, minWidth: 120 }, ({ no_pedido: number, fecha_pedido: at }) => (
    <OrderCell
      number={number}
      href={paymentsAddress({ ...search, pedido: number })}
      secondary={formatDay(at, clock)}
    />
  )),
  moneyColumn({ key: 'expected', header: 'Esperado', width: 110, priority: 2 }, ({ esperado }) =>
    toCentavos(esperado.neto),
  ),
  moneyColumn(
    { key: 'paid', header: 'Pagado', width: 110 },
    ({ pagado }) => pagado && toCentavos(pagado.neto),
  ),
  {
    key: 'difference',
    header: 'Diferencia',
    width: 104,
    align: 'end',
    inCard: 'end',
    cell: (net) =>
      net.diferencia === 0 ? (
        absentValue
      ) : (
        <span className={isDifference(net) ? s.strong : s.deduction}>
          <Money amount={shortfall(net)} />
        </span>
      ),
  },
  { key: 'cause', header: 'Causa', minWidth: 180, cell: (net) => <CauseCell net={net} /> },
];

function Orders({ payment }: { readonly payment: Payment }) {
  const clock = useClock();
  const differs = payment.estado === 'diferencia';
  const inputOf = useMemo(
    () =>
      ({ ver, pagina, tamano }: PaymentsSearch) => ({
        query: {
          paymentId: payment.id,
          page: pagina,
          pageSize: tamano,
          ...((ver === null ? differs : ver === 'diferencias') && { estado: 'diferencia' as const }),
        },
      }),
    [payment.id, differs],
  );
  const list = useList(netPage, paymentsSearch, inputOf);
  const { search, go, rows } = list;
  const counts = useAppSelector((state) => netPage.select(state, inputOf(search)).value?.counts);
  const columns = useMemo(() => columnsOf(search, clock), [search, clock]);
  const close = () => go({ pagina: search.pagina, pedido: '' });
  return (
    <div className={search.pedido === '' ? undefined : s.beside}>
      <div className={s.stack}>
        <SegmentedControl
          className={s.views}
          aria-label="Pedidos del depósito"
          items={[
            { id: 'diferencias', label: `Solo diferencias${counts ? ` (${counts.diferencia ?? 0})` : ''}` },
            {
              id: 'todos',
              label: payment.pedidos === 1 ? 'El pedido' : `Los ${payment.pedidos} pedidos`,
            },
          ]}
          value={search.ver ?? (differs ? 'diferencias' : 'todos')}
          onChange={(ver) => go({ ver: ver === 'todos' ? 'todos' : 'diferencias' })}
        />
        <ListTable
          list={list}
          label="Pedidos del depósito"
          noun={['pedido', 'pedidos']}
          columns={columns}
          rowKey={({ no_pedido: number }) => number}
          skeleton={{ facts: [1, 1, 2], hasEnd: true }}
          failedTitle="No pudimos cargar los pedidos de este depósito"
          empty={{
            kind: 'clear',
            title: differs || search.ver === 'todos' ? 'Sin pedidos' : 'Ninguna diferencia',
            text: 'Lo que se pagó es lo que se esperaba.',
          }}
        />
        <Loose paymentId={payment.id} />
      </div>
      {search.pedido !== '' && (
        <NetPanel
          key={search.pedido}
          orderNumber={search.pedido}
          channel={payment.marketplace}
          known={rows?.find(({ no_pedido: number }) => number === search.pedido)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The movements of a deposit that belong to no order: reserves, adjustments. They are named, so that the sum is explained to the end. */
function Loose({ paymentId }: { readonly paymentId: string }) {
  const lines = useRead(paymentLines, { params: { paymentId }, query: { no_pedido: '-', pageSize: 100 } });
  const rows = lines.value?.data ?? [];
  if (failedWithNothing(lines)) {
    return (
      <Card title="Sin pedido">
        <CallFailed
          isQuiet
          error={lines.error}
          call={paymentLines.call}
          title="El canal no da el detalle de este depósito"
          onRetry={lines.ask}
        />
      </Card>
    );
  }
  if (rows.length === 0) return null;
  return (
    <Card title="Sin pedido">
      <ul className={s.loose}>
        {rows.map((line) => (
          <li key={line.id} className={s.looseLine}>
            <span>{lineInWords(line)}</span>
            <span className={s.strong}>
              <Money amount={toCentavos(line.monto)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
