import { formatDateTime, formatMxn, toCentavos, type ReadingTime } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DownloadIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { actionsColumn } from '../../shared/list/columns.tsx';
import { textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { GuideViews } from '../../entities/guide/guide-views.tsx';
import { useCarrierNames } from '../../entities/guide/use-carrier-names.ts';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { guideHistoryFeature, reportRequested } from './feature.ts';
import { type Guide, GuideActions, type GuideActsProps } from './guide-actions.tsx';
import * as s from './history.css.ts';
import { guidePage, guideReport } from './operations.ts';
import { guidesSearch, type GuidesSearch } from './search.ts';
import { TrackingStatusBadge } from './tracking-status-badge.tsx';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const CancelGuideDialog = lazyPart(() => import('../../features/cancel-guide/cancel-guide-dialog.tsx'));
const PickupDialog = lazyPart(() => import('../../features/request-pickup/pickup-dialog.tsx'));
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));
const LabelDialog = lazyPart(() => import('../../features/print-labels/label-dialog.tsx'));

const created = (at: string, clock: ReadingTime): string =>
  `Creada ${formatDateTime(at, clock).toLocaleLowerCase('es-MX')}`;

const columnsOf = (
  clock: ReadingTime,
  carrierName: (key: string) => string,
  onRow: Omit<GuideActsProps, 'guide'>,
): DataTableColumn<Guide>[] => [
  {
    key: 'guide',
    header: 'Guía',
    // The column's spare width goes to the recipient and the destination.
    width: 200,
    minWidth: 160,
    isRowHeader: true,
    cell: ({ guide, nameParcel, serviceType }) => (
      <CellText secondary={`${carrierName(nameParcel)} ${serviceType}`.trim()}>
        <Link variant="cell" href={paths.guideTracking(guide)}>
          <span className={s.figures}>{guide}</span>
        </Link>
      </CellText>
    ),
  },
  {
    key: 'order',
    header: 'Pedido',
    cell: ({ orderNumber, destinationName, destinationCity }) => (
      <CellText isWhole secondary={[destinationName, destinationCity].filter(Boolean).join(' · ')}>
        {orderNumber === null ? 'Sin pedido' : <OrderNumber number={orderNumber} />}
      </CellText>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    // 'Creada 27 sep 2025, 07:53'
    width: 184,
    cell: ({ status, createdAt }) => (
      <CellText
        // Alone the hour would be read as that of the state, which a cancelled guide reached later.
        secondary={<span className={s.figures}>{created(createdAt, clock)}</span>}
      >
        <TrackingStatusBadge state={status} />
      </CellText>
    ),
  },
  {
    key: 'cost',
    header: 'Costo',
    width: 110,
    align: 'end',
    priority: 3,
    inCard: 'end',
    cell: ({ totalCost }) => <span className={s.amount}>{formatMxn(toCentavos(totalCost))}</span>,
  },
  actionsColumn({ width: 168, priority: 2, inCard: 'acts' }, (guide) => (
    <GuideActions guide={guide} {...onRow} />
  )),
];

/** A page of the guides, or of those that a text finds. */
const guidesInput = ({ pagina, tamano, buscar }: Pick<GuidesSearch, 'pagina' | 'tamano' | 'buscar'>) => ({
  params: { n: String(tamano), p: String(pagina) },
  ...(buscar !== '' && { query: { search: buscar } }),
});

const filters = [textFilter('buscar', 'Buscar en tus guías', 'Guía, pedido o destinatario')];

const inViews = (guides: ReactNode) => <GuideViews view="historial">{guides}</GuideViews>;

/** `vista=historial`: every guide of the store, newest first (D38). */
export default function GuideHistoryPage() {
  useFeature(guideHistoryFeature);
  const dispatch = useAppDispatch();
  const list = useList(guidePage, guidesSearch, guidesInput);
  const { buscar } = list.search;
  const clock = useClock();
  const report = useAppSelector((state) => guideReport.select(state));
  const [isReporting, setReporting] = useState(false);
  const [cancelling, setCancelling] = useState<Guide | null>(null);
  const [printing, setPrinting] = useState<string | null>(null);
  const [pickup, setPickup] = useState<Guide | null>(null);
  const carrierName = useCarrierNames();
  const columns = useMemo(
    () =>
      columnsOf(clock, carrierName, { onPrint: setPrinting, onPickup: setPickup, onCancel: setCancelling }),
    [clock, carrierName],
  );
  return (
    <ListPage
      list={list}
      title="Historial de guías"
      context="Las guías de la tienda, las más nuevas primero"
      label="Guías de la tienda"
      noun={['guía', 'guías']}
      actions={
        <Button
          icon={<DownloadIcon size={16} />}
          pending={report.status === 'loading'}
          pendingLabel="Exportando…"
          onPress={() => setReporting(true)}
        >
          Exportar reporte
        </Button>
      }
      frame={inViews}
      filters={filters}
      columns={columns}
      rowKey={({ guide }) => guide}
      skeleton={{ facts: [2, 2], hasEnd: true, hasActs: true }}
      empty={{
        title: 'Todavía no hay guías',
        text: 'Cada guía que hagas queda aquí, con su etiqueta y su rastreo.',
        action: <ButtonLink href={paths.createGuide()}>Crear guía</ButtonLink>,
      }}
      noMatch={{
        title: `No encontramos «${buscar}»`,
        text: 'Revisa cómo está escrito. Buscamos el inicio de la guía o del pedido, y el nombre de quien recibe.',
        action: <Button onPress={() => list.go({ buscar: '' })}>Ver todas las guías</Button>,
      }}
      comfort="Las guías hechas están a salvo."
    >
      {pickup !== null && (
        <Suspense fallback={null}>
          <PickupDialog
            goods={{
              guides: [pickup.guide],
              nameParcel: pickup.nameParcel,
              weight: pickup.weight > 0 ? pickup.weight : null,
            }}
            carrier={carrierName(pickup.nameParcel)}
            onClose={() => setPickup(null)}
          />
        </Suspense>
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            onExport={(days) => void dispatch(reportRequested(days))}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
      {printing !== null && (
        <Suspense fallback={null}>
          <LabelDialog source={{ guides: [printing] }} onClose={() => setPrinting(null)} />
        </Suspense>
      )}
      {cancelling !== null && (
        <Suspense fallback={null}>
          <CancelGuideDialog guides={[cancelling]} onClose={() => setCancelling(null)} />
        </Suspense>
      )}
    </ListPage>
  );
}
