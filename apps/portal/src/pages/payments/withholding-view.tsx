import type { DepositSummary } from '@trastienda/api-client';
import { addMoney, localDay } from '@trastienda/domain';
import { DataTable, type DataTableColumn, ColumnCard } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { type ReactNode, Suspense, useMemo } from 'react';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { capitalised } from '../../shared/lib/capitalised.ts';
import { moneyColumn } from '../../shared/list/columns.tsx';
import { failedWithNothing, tableStatusOf } from '../../shared/list/table-status.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { channelOf, monthInWords } from './model.ts';
import { depositSummary } from './operations.ts';
import * as s from './payments.css.ts';
import { paymentsSearch } from './search.ts';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const ConstancyCard = lazyPart(() => import('./constancy-card.tsx'));

type Withheld = DepositSummary['withholdings'][number];

const columnsOf = (year: string): DataTableColumn<Withheld>[] => [
  {
    key: 'month',
    header: 'Mes',
    isRowHeader: true,
    cell: ({ month }) => <span className={s.strong}>{capitalised(monthInWords(month, year))}</span>,
  },
  moneyColumn({ key: 'sales', header: 'Ventas con IVA', width: 140, priority: 3 }, ({ sales }) => sales),
  moneyColumn({ key: 'base', header: 'Base sin IVA', width: 140, priority: 2 }, ({ base }) => base),
  moneyColumn({ key: 'isr', header: 'ISR', width: 140 }, ({ isr }) => isr),
  moneyColumn({ key: 'iva', header: 'IVA', width: 140 }, ({ iva }) => iva),
  moneyColumn({ key: 'all', header: 'Retenido', width: 140, inCard: 'end', isStrong: true }, ({ isr, iva }) =>
    addMoney(isr, iva),
  ),
];

/** The taxes that a channel withheld, month by month. */
export function WithholdingView({ frame }: { readonly frame: (inside: ReactNode) => ReactNode }) {
  const { search } = useSearch(paymentsSearch);
  const { now, timeZone } = useClock();
  const channel = channelOf(search);
  const summary = useRead(depositSummary, { query: { marketplace: channel } });
  const rows = summary.value?.data.withholdings.filter((row) => row.channel === channel) ?? [];
  const columns = useMemo(() => columnsOf(localDay(now, timeZone)?.slice(0, 4) ?? ''), [now, timeZone]);
  return (
    <>
      <PageHeader title="Mis pagos" context="Lo que el canal retuvo y entregó al SAT a tu nombre" />
      {frame(
        <>
          <DataTable
            label="Retenciones por mes"
            columns={columns}
            rows={rows}
            rowKey={({ month }) => month}
            status={tableStatusOf(summary)}
            labels={{ loading: 'Cargando retenciones' }}
            renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
            placeholder={
              failedWithNothing(summary) ? (
                <CallFailed
                  error={summary.error}
                  call={depositSummary.call}
                  title="No pudimos cargar tus retenciones"
                  onRetry={summary.ask}
                />
              ) : (
                <EmptyState kind="new" title="Aquí verás tus retenciones">
                  De cada depósito pagado, con su base y su mes.
                </EmptyState>
              )
            }
          />
          {rows.length > 0 && (
            <Suspense fallback={null}>
              <ConstancyCard key={channel} withheld={rows} />
            </Suspense>
          )}
        </>,
      )}
    </>
  );
}
