import { getGeographicDensity } from '@trastienda/api-client/kidal';
import { formatMxn, mexicanStateOf, toCentavos } from '@trastienda/domain';
import { Explain } from '../../entities/sale/explain.tsx';
import { LazyChart } from '../../entities/sale/lazy-chart.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { useIsMobile } from '../../shared/layout/index.ts';
import { stateColumns, withShares } from './copied.ts';
import { noSales } from './model.ts';
import { ReportCard } from './report-card.tsx';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const StateMap = lazyPart(() => import('./state-map.tsx'));
/** The height of the map with its legend and its credit, in pixels. */
const height = 420;

/** 'Ventas por estado': the map, on a phone its list; what has no state is told under it (S2.74). */
export function StatesCard({ report }: { readonly report: SalesReport }) {
  const { search, reads, isSaidOnce } = report;
  const isMobile = useIsMobile();
  return (
    <ReportCard
      title="Ventas por estado"
      read={reads.states}
      call={getGeographicDensity}
      isSaidOnce={isSaidOnce}
      height={height}
      failedTitle="No pudimos cargar tus ventas por estado"
      action={
        <span className={s.acts}>
          <Explain
            figure="Ventas por estado"
            definition="Tus ventas de estas fechas, en el estado al que se envía cada pedido."
            notes={['Si corriges la dirección de un pedido, su venta pasa al nuevo estado.']}
          />
          <CopyTable of="estados" rows={withShares(reads.states.value?.data ?? [])} columns={stateColumns} />
        </span>
      }
    >
      {({ data }) => {
        const elsewhere = data.filter(({ estado }) => mexicanStateOf(estado) === undefined);
        return (
          <>
            <LazyChart height={height}>
              <StateMap
                key={`${search.tabla} ${isMobile}`}
                title="Ventas de cada estado"
                titleHidden
                defaultAsTable={search.tabla || isMobile}
                labels={{ empty: noSales }}
                items={data.map(({ estado, total }) => ({ state: estado, value: toCentavos(total) }))}
              />
            </LazyChart>
            {elsewhere.length > 0 && (
              <p className={s.note}>
                {elsewhere
                  .map(({ estado, total }) => `${estado}: ${formatMxn(toCentavos(total))}`)
                  .join(' · ')}
              </p>
            )}
          </>
        );
      }}
    </ReportCard>
  );
}
