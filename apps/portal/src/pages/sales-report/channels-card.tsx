import { getMarketplaceOrderTotals } from '@trastienda/api-client/kidal';
import { channelName, isChannelCode, percentageChange, toCentavos } from '@trastienda/domain';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { Explain } from '../../entities/sale/explain.tsx';
import { BarChart, LazyChart } from '../../entities/sale/lazy-chart.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { salesAddress } from '../../shared/routes/sales-search.ts';
import { channelColumns, withShares } from './copied.ts';
import { noSales } from './model.ts';
import { ReportCard } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

/** Ten channels at most, 44 px each, under the line of their titles. */
const height = 300;

/** 'Ventas por marketplace': each channel with its part and its change; its name shows it alone (S2.73). */
export function ChannelsCard({ report }: { readonly report: SalesReport }) {
  const { search, reads, isSaidOnce, compared } = report;
  const shown = (reads.channels.value?.data ?? []).filter(
    ({ total, totalComparativo }) => total > 0 || (compared !== null && totalComparativo > 0),
  );
  return (
    <ReportCard
      title="Ventas por marketplace"
      read={reads.channels}
      call={getMarketplaceOrderTotals}
      isSaidOnce={isSaidOnce}
      height={height}
      failedTitle="No pudimos cargar tus ventas por canal"
      action={
        <span className={s.acts}>
          <Explain
            figure="Ventas por marketplace"
            definition="Tus ventas de estas fechas, en el canal donde te compraron. La parte es de todo lo vendido."
            notes={['Elige un canal para ver todo el reporte solo con él.']}
          />
          <CopyTable of="canales" rows={withShares(shown)} columns={channelColumns(compared !== null)} />
        </span>
      }
    >
      {() => (
        <LazyChart height={height}>
          <BarChart
            key={String(search.tabla)}
            title="Ventas de cada canal"
            titleHidden
            defaultAsTable={search.tabla}
            labels={{ empty: noSales }}
            items={shown.map(({ marketPlace, total, totalComparativo }) => ({
              key: marketPlace,
              label: channelName(marketPlace),
              mark: isChannelCode(marketPlace) && <ChannelTile code={marketPlace} size="sm" label="" />,
              value: toCentavos(total),
              ...(compared !== null && { change: percentageChange(total, totalComparativo) }),
              ...(isChannelCode(marketPlace) && {
                href: salesAddress({
                  ...search,
                  pagina: 1,
                  canal: search.canal.length === 1 ? [] : [marketPlace],
                }),
              }),
            }))}
          />
        </LazyChart>
      )}
    </ReportCard>
  );
}
