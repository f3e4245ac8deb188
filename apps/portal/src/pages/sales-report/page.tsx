import { getSalesTotals } from '@trastienda/api-client/kidal';
import { channelName, formatTime, zoneName } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import {
  ChartIcon,
  ColumnsIcon,
  DotsIcon,
  DownloadIcon,
  FileIcon,
  LinkIcon,
  PrinterIcon,
  RefreshIcon,
} from '@trastienda/ui/icons';
import { IconButton } from '@trastienda/ui/IconButton';
import { Menu } from '@trastienda/ui/Menu';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSaleEvents } from '../../entities/sale/use-sale-events.ts';
import { type DayPair, daysText } from '../../entities/sale/sales-query.ts';
import { downloadReportFeature, reportRequested } from '../../features/download-report/feature.ts';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { PageHeader, useIsMobile, useIsOnline } from '../../shared/layout/index.ts';
import { StoreOnPaper } from '../../entities/store/store-on-paper.tsx';
import { OfflineNotice } from '../../shared/layout/offline-notice.tsx';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { salesAddress, salesSearch, type SalesSearch } from '../../shared/routes/sales-search.ts';
import { useAppDispatch, useFeature } from '../../shared/store/hooks.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { comparisonWords, salesFilters } from './filters.tsx';
import { OrdersStrip } from './orders-strip.tsx';
import { ProductsCard } from './products-card.tsx';
import { StatesCard } from './states-card.tsx';
import { SumsLine } from './sums-line.tsx';
import { type SalesReport, useSalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

/** Over the cards when more than one is empty: why, once, and one way to ask again for all. */
function Troubles({ report: { failed, isSaidOnce, reads } }: { readonly report: SalesReport }) {
  const isOnline = useIsOnline();
  const { sales } = reads;
  if (!isSaidOnce)
    return isOnline ? null : <OfflineNotice at={sales.status === 'succeeded' ? sales.at : null} />;
  const causes = new Set(
    failed.flatMap(({ error }) =>
      error ? failureWords(error, { call: getSalesTotals, isOnline }).cause : [],
    ),
  );
  const [cause] = causes;
  return (
    <Banner
      tone="warning"
      title={causes.size === 1 ? cause : 'Varios servicios no respondieron.'}
      action={
        <Button size="sm" icon={<RefreshIcon size={16} />} onPress={() => failed.forEach(({ ask }) => ask())}>
          Reintentar todo
        </Button>
      }
    >
      Tus ventas están a salvo.
    </Banner>
  );
}

/** The actions for the whole report. */
function ReportMenu({ report }: { readonly report: SalesReport }) {
  const dispatch = useAppDispatch();
  const { search, go, days } = report;
  const act = (id: string) => {
    switch (id) {
      case 'export':
        dispatch(
          reportRequested({
            id: crypto.randomUUID(),
            kind: 'general',
            ...days,
            channels: search.canal,
            sku: search.sku,
          }),
        );
        break;
      case 'copy':
        void navigator.clipboard
          .writeText(new URL(salesAddress(frozen(search, days)), window.location.href).href)
          .then(() => dispatch(successNotified('Enlace copiado')));
        break;
      case 'print':
        window.print();
        break;
      case 'tables':
        go({ tabla: !search.tabla, pagina: search.pagina });
        break;
      // The other actions are links.
      default:
    }
  };
  return (
    <Menu
      aria-label="Acciones del reporte"
      trigger={<IconButton variant="secondary" label="Más acciones" icon={<DotsIcon />} />}
      items={[
        { id: 'export', label: 'Exportar CSV', icon: DownloadIcon },
        { id: 'copy', label: 'Copiar enlace', icon: LinkIcon },
        { id: 'print', label: 'Imprimir', icon: PrinterIcon },
        { id: 'reports', label: 'Todos los reportes', icon: FileIcon, href: paths.reports() },
        {
          id: 'tables',
          label: search.tabla ? 'Ver las gráficas' : 'Ver todo como tablas',
          icon: search.tabla ? ChartIcon : ColumnsIcon,
        },
      ]}
      onAction={act}
    />
  );
}

/** The address with its days said: whoever opens it another day sees the same figures. */
const frozen = (search: SalesSearch, days: DayPair): SalesSearch => ({
  ...search,
  desde: days.firstDay,
  hasta: days.lastDay,
});

/** `/reportes/ventas`: what was sold, where, of what, against what, and how the figures are made (S1.6, S2.56). */
export default function SalesReportPage() {
  useFeature(downloadReportFeature);
  const report = useSalesReport();
  const { clock, days, reads } = report;
  const isMobile = useIsMobile();
  const [query] = useSearchParams();
  const events = useSaleEvents();
  const filters = useMemo(() => salesFilters(clock, events), [clock, events]);
  const until =
    reads.sales.status === 'succeeded'
      ? ` · Datos hasta las ${formatTime(reads.sales.at, clock.timeZone)}`
      : '';
  return (
    <>
      <PageHeader
        title="Ventas"
        documentTitle="Reporte de ventas"
        // The phone shows the days alone: a second line would push everything down when it comes.
        context={isMobile ? daysText(days) : `${daysText(days)} · ${zoneName(clock.timeZone)}${until}`}
        actions={<ReportMenu report={report} />}
      />
      <div className={s.root}>
        <ListFilters {...report} filters={filters} />
        <StoreOnPaper
          parts={[
            report.compared && `Contra: ${comparisonWords(report.search, clock, events)}`,
            report.search.canal.map(channelName).join(', '),
            report.search.sku,
          ]}
        />
        {!salesSearch.knows(query) && <Banner tone="info" title="Quitamos un filtro que ya no existe." />}
        <Troubles report={report} />
        <FiguresCard report={report} events={events} />
        <div className={s.pair}>
          <ChannelsCard report={report} />
          <StatesCard report={report} />
        </div>
        <OrdersStrip report={report} />
        <ProductsCard report={report} />
        <CategoriesCard report={report} />
        <SumsLine key={JSON.stringify(report.search)} report={report} />
      </div>
    </>
  );
}
