import type { Deposit, DepositTotals } from '@trastienda/api-client';
import {
  absentValue,
  type Centavos,
  centavos,
  dateRangePreset,
  formatDay,
  formatNumber,
  type ReadingTime,
} from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { IconButton } from '@trastienda/ui/IconButton';
import { DownloadIcon, FileIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, daysFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { exportRequested, fileRequested } from './feature.ts';
import { paymentsInput, periodOf } from './model.ts';
import { depositPage, depositSummary } from './operations.ts';
import * as s from './payments.css.ts';
import { paymentsAddress, paymentsSearch, type PaymentsSearch, depositStates } from './search.ts';
import { DepositStatusBadge, statusWords } from './deposit-status-badge.tsx';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const PackDialog = lazyPart(() => import('./pack-dialog.tsx'));

/** A deposit, or the sum of all that meet the filters. */
type Row = { readonly key: string; readonly sums: DepositTotals; readonly deposit: Deposit | null };

type OnRow = { readonly search: PaymentsSearch; readonly onInvoice: (depositId: string) => void };

const deduction = (amount: Centavos) => (
  <span className={s.deduction}>{amount === 0 ? absentValue : <Money amount={centavos(-amount)} />}</span>
);

const money = (
  key: string,
  header: string,
  width: number,
  cell: (sums: DepositTotals) => ReactNode,
): DataTableColumn<Row> => ({
  key,
  header,
  width,
  minWidth: 84,
  align: 'end',
  cell: ({ sums }) => cell(sums),
});

const invoiceCell = (deposit: Deposit, onInvoice: OnRow['onInvoice']): ReactNode => {
  if (!deposit.hasInvoice) return deposit.state === 'programado' ? 'Al pagar' : absentValue;
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={`Descargar la factura de ${deposit.id}`}
      icon={<DownloadIcon size={16} />}
      onPress={() => onInvoice(deposit.id)}
    />
  );
};

const columnsOf = (
  clock: ReadingTime,
  hasOthers: boolean,
  { search, onInvoice }: OnRow,
): DataTableColumn<Row>[] => [
  {
    key: 'folio',
    header: 'Folio',
    width: 150,
    minWidth: 110,
    isRowHeader: true,
    cell: ({ key, deposit }) =>
      deposit === null ? (
        <span className={s.strong}>Total</span>
      ) : (
        <CellText isWhole secondary={periodOf(deposit, clock)}>
          <Link variant="cell" href={paymentsAddress({ ...search, pagina: 1, pago: key })}>
            {key}
          </Link>
        </CellText>
      ),
  },
  {
    key: 'date',
    header: 'Depósito',
    width: 92,
    priority: 3,
    cell: ({ deposit }) =>
      deposit === null ? null : <span className={s.figures}>{formatDay(deposit.paidAt, clock)}</span>,
  },
  {
    ...money('orders', 'Pedidos', 76, ({ orders }) => (
      <span className={s.figures}>{formatNumber(orders)}</span>
    )),
    minWidth: 64,
    priority: 4,
  },
  ...[
    money('sales', 'Ventas', 112, ({ sales }) => <Money amount={sales} />),
    money('commission', 'Comisión', 112, ({ commission }) => deduction(commission)),
    money('withheld', 'Retenciones', 108, ({ withheld }) => deduction(withheld)),
    money('guides', 'Guías', 104, ({ guides }) => deduction(guides)),
    ...(hasOthers ? [money('others', 'Otros', 96, ({ others }) => deduction(centavos(-others)))] : []),
  ].map((part): DataTableColumn<Row> => ({ ...part, priority: 2, group: 'paid' })),
  {
    ...money('paid', 'Te depositan', 120, ({ paid }) => (
      <span className={s.strong}>
        <Money amount={paid} />
      </span>
    )),
    inCard: 'end',
  },
  {
    key: 'state',
    header: 'Estado',
    width: 130,
    cell: ({ deposit }) => (deposit === null ? null : <DepositStatusBadge state={deposit.state} />),
  },
  {
    key: 'invoice',
    header: 'Factura',
    width: 80,
    align: 'end',
    priority: 4,
    cell: ({ deposit }) => (deposit === null ? null : invoiceCell(deposit, onInvoice)),
  },
];

const filtersOf = (standing: { readonly firstDay: string; readonly lastDay: string }) => [
  textFilter('q', 'Buscar un depósito', 'Folio o pedido'),
  daysFilter({ label: 'Depósito', standing }),
  choiceFilter(
    'estado',
    'Estado',
    depositStates.map((id) => ({ id, label: statusWords[id] })),
  ),
];

/** The sums stand first, where they are seen whatever the page; one deposit is its own sum. */
const withTotals = (deposits: readonly Deposit[], totals: DepositTotals | undefined): Row[] => [
  ...(totals === undefined || deposits.length < 2 ? [] : [{ key: 'total', sums: totals, deposit: null }]),
  ...deposits.map((deposit) => ({ key: deposit.id, sums: deposit, deposit })),
];

/** The deposits of a channel, newest first, with what it retained. */
export function DepositsView({ frame }: { readonly frame: (inside: ReactNode) => ReactNode }) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const standing = dateRangePreset('last-2-months', clock);
  const inputOf = useMemo(() => paymentsInput(standing.firstDay), [standing.firstDay]);
  const list = useList(depositPage, paymentsSearch, inputOf);
  const { search, rows, total } = list;
  const totals = useAppSelector((state) => depositPage.select(state, inputOf(search)).value?.totals);
  const query = inputOf(search).query;
  const account = useAppSelector(
    (state) =>
      depositSummary.select(state, { query: { marketplace: query.marketplace } }).value?.data.account ?? null,
  );
  const [isPacking, setPacking] = useState(false);
  const lines = useMemo(() => (rows === null ? null : withTotals(rows, totals)), [rows, totals]);
  const hasOthers = lines?.some(({ sums }) => sums.others !== 0) ?? false;
  const columns = useMemo(
    () =>
      columnsOf(clock, hasOthers, {
        search,
        onInvoice: (depositId) => void dispatch(fileRequested({ depositId, file: 'invoice' })),
      }),
    [clock, dispatch, hasOthers, search],
  );
  const filters = useMemo(
    () => filtersOf({ firstDay: standing.firstDay, lastDay: standing.lastDay }),
    [standing.firstDay, standing.lastDay],
  );
  return (
    <ListPage
      list={{ ...list, rows: lines }}
      title="Mis pagos"
      context={account === null ? 'Lo que cada canal te deposita' : `Depósitos a tu cuenta •••• ${account}`}
      label="Depósitos"
      noun={['depósito', 'depósitos']}
      columns={columns}
      rowKey={({ key }) => key}
      skeleton={{ facts: [2, 1, 1], hasEnd: true }}
      filters={filters}
      failedTitle="No se pudo obtener el historial de pagos"
      comfort="Tus depósitos están a salvo."
      empty={{
        title: 'Aquí verás tus depósitos',
        text: 'Cuando entregas un pedido y su evidencia queda aceptada, el canal lo paga la semana siguiente.',
      }}
      noMatch={{
        title: 'Ningún depósito coincide',
        text: 'Prueba con otro folio, otro estado u otras fechas.',
      }}
      frame={frame}
      actions={
        <>
          <Button
            icon={<DownloadIcon size={16} />}
            onPress={() => dispatch(exportRequested({ id: crypto.randomUUID(), query }))}
          >
            {total > 0 ? `Exportar ${formatNumber(total)}` : 'Exportar'}
          </Button>
          <Button icon={<FileIcon size={16} />} onPress={() => setPacking(true)}>
            Paquete para el contador
          </Button>
        </>
      }
    >
      {isPacking && (
        <Suspense fallback={null}>
          <PackDialog channel={query.marketplace} onClose={() => setPacking(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
