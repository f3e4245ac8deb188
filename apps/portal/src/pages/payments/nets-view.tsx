import type { NetParts, OrderNet } from '@trastienda/api-client';
import {
  absentValue,
  type Centavos,
  centavos,
  formatDay,
  formatMxn,
  formatNumber,
  type ReadingTime,
} from '@trastienda/domain';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { type ReactNode, useMemo } from 'react';
import { OrderCell, orderColumn } from '../../entities/order/order-column.tsx';
import {
  aroundDayInWords,
  causeTitle,
  dayInWords,
  isRealCause,
  shortfall,
} from '../../entities/deposit/words.ts';
import { useClock } from '../../shared/layout/index.ts';
import { moneyColumn } from '../../shared/list/columns.tsx';
import { choiceFilter, daysFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { CauseCell } from './cause-cell.tsx';
import { channelOf, netsInput } from './model.ts';
import { NetPanel } from './net-panel.tsx';
import { netPage } from './operations.ts';
import * as s from './payments.css.ts';
import { netStates, paymentsAddress, paymentsSearch, type PaymentsSearch } from './search.ts';

/** An order, or the sum of all that meet the filters. */
type Row = {
  readonly key: string;
  readonly expected: NetParts;
  readonly paid: Centavos | null;
  readonly difference: Centavos;
  readonly net: OrderNet | null;
};

/** The share of unpaid orders in a sum over paid and unpaid ones, without which it would not add up. */
const owedOf = ({ expected, paid, difference, net }: Row): Centavos =>
  net !== null || paid === null ? centavos(0) : centavos(expected.net - paid - difference);

const stateWords: Readonly<Record<(typeof netStates)[number], string>> = {
  por_cobrar: 'Por cobrar',
  programado: 'Programados',
  pagado: 'Pagados',
  diferencia: 'Con diferencia',
};

const part = (
  key: keyof NetParts & string,
  header: string,
  sign: 1 | -1,
  width: number,
): DataTableColumn<Row> => ({
  key,
  header,
  width,
  minWidth: 84,
  align: 'end',
  priority: 3,
  group: 'net',
  cell: ({ expected }) => (
    <span className={sign === 1 ? s.figures : s.deduction}>
      {expected[key] === 0 ? absentValue : <Money amount={centavos(sign * expected[key])} />}
    </span>
  ),
});

/** The deposit of an order, or the day when one is due. */
function depositOf(
  { depositId, estimatedDay: day, state }: OrderNet,
  search: PaymentsSearch,
  clock: ReadingTime,
) {
  if (depositId !== null) {
    return (
      <CellText
        isWhole
        secondary={state === 'programado' && day !== null ? dayInWords(day, clock) : undefined}
      >
        <Link href={paymentsAddress({ marketplace: search.marketplace, pago: depositId })}>{depositId}</Link>
      </CellText>
    );
  }
  return day === null ? 'Sin fecha' : aroundDayInWords(day, clock);
}

/** Expected and paid beside each other where something may have been paid; a cause has room where each has one. */
const columnsOf = (search: PaymentsSearch, clock: ReadingTime, isPaid: boolean): DataTableColumn<Row>[] => [
  orderColumn({ width: 136, minWidth: 124 }, ({ key, net }) =>
    net === null ? (
      <span className={s.strong}>{key}</span>
    ) : (
      <OrderCell
        number={key}
        href={paymentsAddress({ ...search, pedido: key })}
        secondary={`Compra ${formatDay(net.purchasedAt, clock)}`}
      />
    ),
  ),
  part('sale', 'Venta', 1, 112),
  part('commission', 'Comisión', -1, 112),
  part('guide', 'Guía', -1, 108),
  part('isr', 'ISR', -1, 96),
  part('iva', 'IVA', -1, 104),
  moneyColumn(
    { key: 'net', header: 'Te queda', width: 112, inCard: 'end', isStrong: true },
    ({ expected }) => expected.net,
  ),
  ...(isPaid
    ? ([
        {
          key: 'paid',
          header: 'Pagado',
          // The amount below it has room, and at 1366 px the deposit beside it.
          width: 160,
          align: 'end',
          priority: 2,
          cell: (row) => {
            const owed = owedOf(row);
            return (
              <CellText isWhole secondary={owed > 0 ? `Por cobrar ${formatMxn(owed)}` : undefined}>
                <Money amount={row.paid} />
              </CellText>
            );
          },
        },
        {
          key: 'difference',
          header: 'Diferencia',
          width: search.cobro === 'diferencia' ? 112 : 124,
          align: 'end',
          cell: ({ difference, net }) => {
            if (difference === 0) return absentValue;
            const cause = search.cobro === 'diferencia' ? undefined : net?.causes.find(isRealCause);
            return (
              <CellText isWhole secondary={cause && causeTitle(cause)}>
                <Money amount={shortfall({ difference })} />
              </CellText>
            );
          },
        },
        ...(search.cobro === 'diferencia'
          ? ([
              {
                key: 'cause',
                header: 'Causa',
                minWidth: 170,
                priority: 2,
                cell: ({ net }) => net && <CauseCell net={net} />,
              },
            ] satisfies DataTableColumn<Row>[])
          : []),
      ] satisfies DataTableColumn<Row>[])
    : []),
  {
    key: 'deposit',
    header: 'Depósito',
    width: 116,
    priority: 3,
    cell: ({ net }) => net && depositOf(net, search, clock),
  },
];

const filters = [
  textFilter('q', 'Buscar por pedido', 'Número de pedido'),
  choiceFilter(
    'cobro',
    'Cobro',
    netStates.map((id) => ({ id, label: stateWords[id] })),
  ),
  daysFilter({ label: 'Compra' }),
];

/** '¿Cuánto me queda?': what each order brings, after commission, guide and withholdings. */
export function NetsView({ frame }: { readonly frame: (inside: ReactNode) => ReactNode }) {
  const clock = useClock();
  const list = useList(netPage, paymentsSearch, netsInput);
  const { search, rows, total, go } = list;
  const totals = useAppSelector((state) => netPage.select(state, netsInput(search)).value?.totals);
  const isPaid = search.cobro === null || search.cobro === 'pagado' || search.cobro === 'diferencia';
  const lines = useMemo((): Row[] | null => {
    if (rows === null) return null;
    const own = rows.map((net) => ({
      key: net.orderNumber,
      expected: net.expected,
      paid: net.paid?.net ?? null,
      difference: net.difference,
      net,
    }));
    if (totals === undefined || rows.length < 2) return own;
    return [{ key: `Los ${formatNumber(total)} pedidos`, ...totals, net: null }, ...own];
  }, [rows, totals, total]);
  const columns = useMemo(() => columnsOf(search, clock, isPaid), [search, clock, isPaid]);
  return (
    <ListPage
      list={{ ...list, rows: lines }}
      title="Mis pagos"
      context="Lo que te queda de cada pedido, después de comisión, guía y retenciones"
      label="Lo que te queda de cada pedido"
      noun={['pedido', 'pedidos']}
      columns={columns}
      rowKey={({ key }) => key}
      skeleton={{ facts: [1, 1, 1], hasEnd: true }}
      filters={filters}
      comfort="Tus pedidos están a salvo."
      empty={{
        title: 'Aquí verás cuánto te queda',
        text: 'De cada pedido que vendas en este canal, con lo que descuenta el canal y lo que retiene.',
      }}
      noMatch={{
        title: 'Ningún pedido coincide',
        text: 'Prueba con otro pedido, otro cobro u otras fechas.',
      }}
      frame={frame}
    >
      {search.pedido !== '' && (
        <NetPanel
          key={search.pedido}
          isOver
          orderNumber={search.pedido}
          channel={channelOf(search)}
          known={rows?.find(({ orderNumber }) => orderNumber === search.pedido)}
          onClose={() => go({ pagina: search.pagina, pedido: '' })}
        />
      )}
    </ListPage>
  );
}
