import { getAverageTicketTotals, getSalesTotals, getUnitsTotals } from '@trastienda/api-client/kidal';
import { formatMxn, formatNumber, formatTime, toCentavos, counted } from '@trastienda/domain';
import { eventsWithin, type SaleEvent } from '@trastienda/domain/sale';
import { type Indicator, IndicatorTabs } from '@trastienda/ui/IndicatorCard';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { Explain, type Explanation } from '../../entities/sale/explain.tsx';
import { type Figure, salesOf, ticketOf, unitsOf } from '../../entities/sale/figures.ts';
import { LazyChart, LineChart } from '../../entities/sale/lazy-chart.tsx';
import { endsToday } from '../../entities/sale/sales-query.ts';
import { paths } from '../../shared/routes/paths.ts';
import { type FigureId, figureIds } from '../../shared/routes/sales-search.ts';
import type { Read } from '../../shared/store/hooks.ts';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { bucketsOfFigure, figureColumns } from './copied.ts';
import { comparisonWords } from './filters.tsx';
import { eventBands, figureLabels, granularityName, noSales, soldOrders, writeFigure } from './model.ts';
import { FailedPart } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

const calls = { ventas: getSalesTotals, unidades: getUnitsTotals, ticket: getAverageTicketTotals } as const;
/** The height of the chart with its legend, in pixels. */
const chartHeight = 300;

const definitions: Readonly<Record<FigureId, string>> = {
  ventas: 'Lo que pagaron por cada pieza vendida, con IVA y sin envío, el día de la compra.',
  unidades: 'Las piezas vendidas, el día de la compra.',
  ticket: 'Lo que vale en promedio un pedido: tus ventas entre los pedidos con algo vendido.',
};

type Props = { readonly report: SalesReport; readonly events: readonly SaleEvent[] };

/** Mis ventas, Unidades vendidas and Ticket Promedio, and the line of the chosen one (S2.72, S2.75). */
export function FiguresCard({ report, events }: Props) {
  const { search, go, reads, clock, days, compared, periodo } = report;
  const figures: Readonly<Record<FigureId, Figure | null>> = {
    ventas: reads.sales.value && salesOf(reads.sales.value),
    unidades: reads.units.value && unitsOf(reads.units.value),
    ticket: reads.ticket.value && ticketOf(reads.ticket.value),
  };
  const read: Readonly<Record<FigureId, Read<unknown>>> = {
    ventas: reads.sales,
    unidades: reads.units,
    ticket: reads.ticket,
  };
  const chosen = search.ver;
  const figure = figures[chosen];
  const against =
    figure === null || compared === null || figure.previous.length === 0
      ? null
      : comparisonWords(search, clock, events);
  const keep = { pagina: search.pagina };
  return (
    <IndicatorTabs
      aria-label="Indicadores"
      selectedKey={chosen}
      onSelectionChange={(ver) => go({ ...keep, ver: ver as FigureId })}
      items={figureIds.map((id) => ({
        key: id,
        ...indicatorOf(id, figures[id], read[id], compared !== null),
      }))}
    >
      <div className={s.chartHead}>
        <h2 className={s.chartTitle}>{`Rendimiento por ${{ 1: 'día', 2: 'semana', 3: 'mes' }[periodo]}`}</h2>
        {figure !== null && (
          <span className={s.acts}>
            <Explain {...explanationOf(chosen, figure, report)} />
            <CopyTable
              of={figureLabels[chosen]}
              rows={bucketsOfFigure(figure)}
              columns={figureColumns(chosen, periodo, against)}
            />
          </span>
        )}
        <SegmentedControl
          className={s.push}
          aria-label="Agrupar por"
          value={granularityName(periodo)}
          onChange={(por) => go({ ...keep, por: por as 'dia' | 'semana' | 'mes' })}
          items={[
            { id: 'dia', label: 'Día' },
            { id: 'semana', label: 'Semana' },
            { id: 'mes', label: 'Mes' },
          ]}
        />
      </div>
      <FailedPart
        read={read[chosen]}
        call={calls[chosen]}
        isSaidOnce={report.isSaidOnce}
        failedTitle={`No pudimos cargar ${figureLabels[chosen]}`}
        height={chartHeight}
      />
      {figure === null && read[chosen].error === null && (
        <Skeleton shape="block" width="100%" height={chartHeight} />
      )}
      {figure !== null && (
        <LazyChart height={chartHeight}>
          <LineChart
            key={String(search.tabla)}
            title={`${figureLabels[chosen]}, ${writeFigure(chosen, figure.total)}`}
            titleHidden
            defaultAsTable={search.tabla}
            categories={figure.total === 0 && figure.before === 0 ? [] : figure.buckets}
            series={[
              { key: 'now', label: 'Este periodo', values: figure.values, role: 'current' },
              ...(against === null
                ? []
                : [
                    {
                      key: 'before',
                      label: against,
                      values: figure.previous,
                      role: 'previous' as const,
                    },
                  ]),
            ]}
            unit={chosen === 'unidades' ? 'count' : 'money'}
            events={eventBands(eventsWithin(days, events), days, periodo)}
            partialLast={endsToday(days, clock)}
            labels={{ empty: noSales, today: periodo === 1 ? 'Hoy' : 'En curso' }}
          />
        </LazyChart>
      )}
    </IndicatorTabs>
  );
}

function indicatorOf(
  id: FigureId,
  figure: Figure | null,
  { error }: Read<unknown>,
  isCompared: boolean,
): Indicator {
  const label = figureLabels[id];
  if (figure === null) return { label, status: error === null ? 'loading' : 'failed' };
  if (figure.total === 0 && !(isCompared && figure.before > 0)) return { label, zero: noSales };
  return {
    label,
    value: writeFigure(id, figure.total),
    ...(isCompared && { change: figure.change, before: writeFigure(id, figure.before) }),
    values: figure.values,
    previous: isCompared ? figure.previous : [],
  };
}

function explanationOf(
  id: FigureId,
  figure: Figure,
  { reads, clock, days, compared, search }: SalesReport,
): Explanation {
  const orders = soldOrders(reads.channels.value);
  const units = reads.units.value?.unidadTotalActual;
  const excluded = reads.sales.value?.excluido;
  const amount = (id === 'ventas' && figure) || (reads.sales.value && salesOf(reads.sales.value));
  const made = [
    units === undefined ? null : counted(units, 'pieza'),
    orders === null ? null : `en ${counted(orders, 'pedido')}`,
  ].filter(Boolean);
  const money = (mxn: number) => formatMxn(toCentavos(mxn));
  const left = (key: string, word: string, out: { readonly unidades: number; readonly monto: number }) =>
    out.unidades === 0
      ? []
      : [
          {
            key,
            label: `No cuenta: ${formatNumber(out.unidades)} ${word}${out.unidades === 1 ? '' : 's'}`,
            value: id === 'unidades' ? counted(out.unidades, 'pieza') : money(out.monto),
          },
        ];
  return {
    figure: figureLabels[id],
    definition: definitions[id],
    sum:
      id === 'ticket'
        ? [
            ...(amount
              ? [{ key: 'sales', label: 'Mis ventas', value: writeFigure('ventas', amount.total) }]
              : []),
            ...(orders === null ? [] : [{ key: 'orders', label: 'Entre', value: counted(orders, 'pedido') }]),
            { key: 'ticket', label: 'Ticket Promedio', value: writeFigure(id, figure.total), total: true },
          ]
        : [
            {
              key: 'figure',
              label: made.length > 0 ? made.join(' ') : figureLabels[id],
              value: writeFigure(id, figure.total),
            },
            ...(excluded
              ? [
                  ...left('cancelled', 'cancelada', excluded.canceladas),
                  ...left('returned', 'devuelta', excluded.devueltas),
                ]
              : []),
          ],
    notes:
      figure.cut !== undefined && compared !== null
        ? [
            `Hoy va a la mitad: se compara hasta las ${formatTime(figure.cut, clock.timeZone)} del último día (${writeFigure(id, figure.before)}), no con el día completo.`,
          ]
        : [],
    link: {
      label: 'Ver los pedidos de estas fechas',
      href: paths.orders({ desde: days.firstDay, hasta: days.lastDay, canal: search.canal }),
    },
  };
}
