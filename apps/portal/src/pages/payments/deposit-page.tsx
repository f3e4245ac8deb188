import type { Deposit, OrderNet } from '@trastienda/api-client';
import {
  absentValue,
  addMoney,
  channelName,
  formatDay,
  formatOnDay,
  formatMxn,
  centavos,
  type ReadingTime,
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
import { isDifference, shortfall } from '../../entities/deposit/words.ts';
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
import { channelOf, lineInWords, periodOf } from './model.ts';
import { NetPanel } from './net-panel.tsx';
import { netPage, depositDetail, depositLines } from './operations.ts';
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
  const detail = useRead(depositDetail, { params: { paymentId: pago } });
  const deposit = detail.value?.data;
  const back = { href: toList(search), label: `Mis pagos · ${channelName(channelOf(search))}` };
  if (failedWithNothing(detail)) {
    return (
      <>
        <PageHeader title={`Depósito ${pago}`} back={back} />
        <CallFailed
          error={detail.error}
          call={depositDetail.call}
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
        {...(deposit && {
          context: headline(deposit, clock),
          badges: <State deposit={deposit} />,
          actions: <Files deposit={deposit} />,
        })}
      />
      {deposit === undefined ? (
        <Card aria-busy>
          <CardBodySkeleton height={96} lines={2} />
        </Card>
      ) : (
        <div className={s.stack}>
          <Card flush>
            <Equation deposit={deposit} />
          </Card>
          <Shortfall deposit={deposit} />
          <Orders deposit={deposit} />
        </div>
      )}
    </>
  );
}

/** 'Ventas del 2 nov – 8 nov · Depositado el 11 nov · cuenta •••• 4471 · referencia …': one line beside the files. */
const headline = (deposit: Deposit, clock: ReadingTime): string =>
  [
    `Ventas del ${periodOf(deposit, clock)}`,
    `${deposit.state === 'programado' ? 'Se deposita' : 'Depositado'} ${formatOnDay(deposit.paidAt, clock)}`,
    deposit.account && `cuenta •••• ${deposit.account}`,
    deposit.reference && `referencia ${deposit.reference}`,
  ]
    .filter(Boolean)
    .join(' · ');

function State({ deposit: { state } }: { readonly deposit: Deposit }) {
  if (state === 'pagado' || state === 'programado') return <Badge>{statusWords[state]}</Badge>;
  return (
    <Badge tone={state === 'rechazado' ? 'critical' : 'warning'} icon={TriangleIcon}>
      {statusWords[state]}
    </Badge>
  );
}

function Files({ deposit: { id, hasInvoice } }: { readonly deposit: Deposit }) {
  const dispatch = useAppDispatch();
  return (
    <>
      {hasInvoice && (
        <Button
          icon={<FileTextIcon size={16} />}
          onPress={() => dispatch(fileRequested({ depositId: id, file: 'invoice' }))}
        >
          Descargar factura
        </Button>
      )}
      <Button
        icon={<DownloadIcon size={16} />}
        onPress={() => dispatch(fileRequested({ depositId: id, file: 'movements' }))}
      >
        Descargar movimientos
      </Button>
    </>
  );
}

/** Said once for the whole deposit; the orders below say where. */
function Shortfall({ deposit }: { readonly deposit: Deposit }) {
  const { state, paid, difference } = deposit;
  if (state !== 'diferencia' || difference === 0) return null;
  const expected = addMoney(paid, difference);
  const size = formatMxn(centavos(Math.abs(difference)));
  return (
    <Banner tone="warning">
      {`Esperabas ${formatMxn(expected)}. Te pagaron ${size} ${difference > 0 ? 'de menos' : 'de más'}.`}
    </Banner>
  );
}

const columnsOf = (search: PaymentsSearch, clock: ReadingTime): DataTableColumn<OrderNet>[] => [
  orderColumn({ width: 150, minWidth: 120 }, ({ orderNumber, purchasedAt }) => (
    <OrderCell
      number={orderNumber}
      href={paymentsAddress({ ...search, pedido: orderNumber })}
      secondary={formatDay(purchasedAt, clock)}
    />
  )),
  moneyColumn(
    { key: 'expected', header: 'Esperado', width: 110, priority: 2 },
    ({ expected }) => expected.net,
  ),
  moneyColumn({ key: 'paid', header: 'Pagado', width: 110 }, ({ paid }) => paid && paid.net),
  {
    key: 'difference',
    header: 'Diferencia',
    width: 104,
    align: 'end',
    inCard: 'end',
    cell: (net) =>
      net.difference === 0 ? (
        absentValue
      ) : (
        <span className={isDifference(net) ? s.strong : s.deduction}>
          <Money amount={shortfall(net)} />
        </span>
      ),
  },
  { key: 'cause', header: 'Causa', minWidth: 180, cell: (net) => <CauseCell net={net} /> },
];

function Orders({ deposit }: { readonly deposit: Deposit }) {
  const clock = useClock();
  const differs = deposit.state === 'diferencia';
  const inputOf = useMemo(
    () =>
      ({ ver, pagina, tamano }: PaymentsSearch) => ({
        query: {
          paymentId: deposit.id,
          page: pagina,
          pageSize: tamano,
          ...((ver === null ? differs : ver === 'diferencias') && { estado: 'diferencia' as const }),
        },
      }),
    [deposit.id, differs],
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
              label: deposit.orders === 1 ? 'El pedido' : `Los ${deposit.orders} pedidos`,
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
          rowKey={({ orderNumber }) => orderNumber}
          skeleton={{ facts: [1, 1, 2], hasEnd: true }}
          failedTitle="No pudimos cargar los pedidos de este depósito"
          empty={{
            kind: 'clear',
            title: differs || search.ver === 'todos' ? 'Sin pedidos' : 'Ninguna diferencia',
            text: 'Lo que se pagó es lo que se esperaba.',
          }}
        />
        <LinesOfNoOrder depositId={deposit.id} />
      </div>
      {search.pedido !== '' && (
        <NetPanel
          key={search.pedido}
          orderNumber={search.pedido}
          channel={deposit.channel}
          known={rows?.find(({ orderNumber }) => orderNumber === search.pedido)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The movements of a deposit that belong to no order: reserves, adjustments. They are named, so that the sum is explained to the end. */
function LinesOfNoOrder({ depositId }: { readonly depositId: string }) {
  const lines = useRead(depositLines, {
    params: { paymentId: depositId },
    query: { no_pedido: '-', pageSize: 100 },
  });
  const rows = lines.value?.rows ?? [];
  if (failedWithNothing(lines)) {
    return (
      <Card title="Sin pedido">
        <CallFailed
          isQuiet
          error={lines.error}
          call={depositLines.call}
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
              <Money amount={line.amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
