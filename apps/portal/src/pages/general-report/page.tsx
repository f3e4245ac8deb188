import { defaultTimeZone, formatNumber } from '@trastienda/domain';
import { generalReportColumns } from '@trastienda/domain/sale';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { DownloadIcon } from '@trastienda/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { guideReportColumns } from '../../entities/guide/report-columns.ts';
import { channelsFilter, salesDaysFilter } from '../../entities/sale/filters.tsx';
import { unitsFigure } from '../../entities/sale/operations.ts';
import { daysText, salesDays, salesQuery } from '../../entities/sale/sales-query.ts';
import { downloadReportFeature, reportRequested } from '../../features/download-report/feature.ts';
import type { ReportKind } from '../../features/download-report/report-request.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
import { textFilter } from '../../shared/list/filters.tsx';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { salesSearch } from '../../shared/routes/sales-search.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch, useFeature, useRead } from '../../shared/store/hooks.ts';
import { generalMeanings, guideMeanings } from './columns.ts';
import { reportSearch } from './search.ts';
import * as s from './page.css.ts';

type Props = {
  readonly title: string;
  readonly about: string;
  /** The size of the file. */
  readonly count: ReactNode;
  readonly columns: readonly { readonly header: string }[];
  readonly meanings: Readonly<Record<string, string>>;
  readonly onDownload: () => void;
};

/** One report: what it has, how much, and the way to it. */
function ReportCard({ title, about, count, columns, meanings, onDownload }: Props) {
  return (
    <Card title={title}>
      <div className={s.card}>
        <p>{about}</p>
        <p className={s.count}>{count}</p>
        <div>
          <Button
            icon={<DownloadIcon size={16} />}
            aria-label={`Descargar CSV: ${title}`}
            onPress={onDownload}
          >
            Descargar CSV
          </Button>
        </div>
        <h3 className={s.heading}>Qué trae cada columna</h3>
        <dl className={s.columns}>
          {columns.map(({ header }) => (
            <div key={header} className={s.column}>
              <dt>{header}</dt>
              <dd className={s.meaning}>{meanings[header]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** 'Son 12,480 piezas, también las canceladas y devueltas', as soon as it is known. */
function piecesWords(
  units: { readonly unidadTotalActual: number; readonly excluido?: Excluded | undefined } | null,
): string | null {
  if (units === null) return null;
  const { unidadTotalActual: sold, excluido } = units;
  const all = sold + (excluido?.canceladas.unidades ?? 0) + (excluido?.devueltas.unidades ?? 0);
  if (all === 0) return 'No hay piezas en estas fechas';
  return all === 1 ? 'Es 1 pieza' : `Son ${formatNumber(all)} piezas`;
}

type Excluded = Readonly<Record<'canceladas' | 'devueltas', { readonly unidades: number }>>;

/** `/reporte`: every piece that was bought, or every guide that was made, as a file (S7.83). */
export default function GeneralReportPage() {
  useFeature(downloadReportFeature);
  const address = useSearch(reportSearch);
  const { search } = address;
  const clock = useClock();
  const dispatch = useAppDispatch();
  const days = salesDays(search, clock);
  const units = useRead(unitsFigure, { query: salesQuery({ ...salesSearch.defaults, ...search }, clock) });
  const filters = useMemo(
    () => [
      textFilter('sku', 'Un SKU', 'SKU y Enter', { isWhole: true }),
      salesDaysFilter(clock),
      channelsFilter(),
    ],
    [clock],
  );
  const download = (kind: ReportKind) => () =>
    dispatch(
      reportRequested({
        id: crypto.randomUUID(),
        kind,
        ...days,
        channels: search.canal,
        sku: kind === 'general' ? search.sku : '',
      }),
    );
  return (
    <>
      <PageHeader title="Reportes" context={daysText(days)} />
      <div className={s.root}>
        <ListFilters {...address} filters={filters} />
        <div className={s.pair}>
          <ReportCard
            title="Reporte general"
            about="Todo lo que te compraron, un renglón por pedido, producto y estatus."
            count={piecesWords(units.value)}
            columns={generalReportColumns}
            meanings={generalMeanings}
            onDownload={download('general')}
          />
          <ReportCard
            title="Reporte de guías"
            about="Las guías que generaste, un renglón por guía."
            count={search.sku === '' ? null : 'El SKU no filtra las guías'}
            columns={guideReportColumns(clock.timeZone ?? defaultTimeZone)}
            meanings={guideMeanings}
            onDownload={download('guias')}
          />
        </div>
      </div>
    </>
  );
}
