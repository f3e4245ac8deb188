import { listStoreGuides } from '@trastienda/api-client';
import { formatDateTime, formatMxn, toCentavos, type ReadingTime } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { DownloadIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { Pagination } from '@trastienda/ui/Pagination';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, PageHeader, useClock } from '../../page/index.ts';
import { CardSkeleton } from '../../page/card-skeleton.tsx';
import { StaleList } from '../../page/stale-list.tsx';
import { failedWithNothing, tableStatusOf } from '../../page/table-status.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../store/hooks.ts';
import { GuideViews } from '../guides/components/guide-views.tsx';
import { useCarrierNames } from '../guides/use-carrier-names.ts';
import { OrderNumber } from '../orders/order-number.tsx';
import { selectCurrentStoreId } from '../session/selectors.ts';
import { guideCancelRequested, guideHistoryFeature, reportRequested } from './feature.ts';
import { type Guide, GuideActs, type GuideActsProps } from './guide-acts.tsx';
import * as s from './history.css.ts';
import { guideCancelling, guidePage, guideReport } from './operations.ts';
import { guidesAddress, pageSize } from './search.ts';
import { TrackingStanding } from './tracking-standing.tsx';
import { useGuidesSearch } from './use-guides-search.ts';

const PickupDialog = lazy(() => import('../pickups/pickup-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));
const LabelDialog = lazy(() => import('../label-printing/label-dialog.tsx'));

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
    // What it can spare is for who gets it, and where.
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
        <TrackingStanding state={status} />
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
  {
    key: 'acts',
    header: 'Acciones',
    width: 168,
    align: 'end',
    priority: 2,
    inCard: 'acts',
    cell: (guide) => <GuideActs guide={guide} {...onRow} />,
  },
];

/** `vista=historial`: every guide of the store, newest first (D38). */
export default function GuideHistoryPage() {
  useFeature(guideHistoryFeature);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useGuidesSearch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const clock = useClock();
  const input = { params: { storeId, n: String(pageSize), p: String(search.pagina) } };
  const page = useAppSelector((state) => guidePage.select(state, guidePage.keyOf(input)));
  const report = useAppSelector((state) => guideReport.select(state));
  const [isReporting, setReporting] = useState(false);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const [printing, setPrinting] = useState<string | null>(null);
  const [pickup, setPickup] = useState<Guide | null>(null);
  const cancel = useAppSelector((state) => guideCancelling.select(state, cancelling ?? ''));
  const ask = () => void dispatch(guidePage.requested(input));
  useEffect(() => {
    const params = { storeId, n: String(pageSize), p: String(search.pagina) };
    dispatch(guidePage.requested({ params }));
  }, [dispatch, storeId, search.pagina]);
  const carrierName = useCarrierNames();
  const columns = useMemo(
    () =>
      columnsOf(clock, carrierName, { onPrint: setPrinting, onPickup: setPickup, onCancel: setCancelling }),
    [clock, carrierName],
  );
  const shown = page.value?.detail ?? null;
  return (
    <>
      <PageHeader
        title="Historial de guías"
        context="Las guías de la tienda, las más nuevas primero"
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
      />
      <GuideViews view="historial">
        {page.status === 'failed' && page.value !== null && <StaleList onRetry={ask} />}
        <DataTable
          label="Guías de la tienda"
          columns={columns}
          rows={shown?.registros ?? []}
          rowKey={({ guide }) => guide}
          rowName={({ guide }) => `guía ${guide}`}
          status={tableStatusOf(page)}
          labels={{ loading: 'Cargando guías' }}
          renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
          cardSkeleton={<CardSkeleton facts={[2, 2]} hasEnd hasActs />}
          placeholder={
            failedWithNothing(page) ? (
              <CallFailed
                error={page.error}
                call={listStoreGuides}
                source="El servicio de envíos"
                title="No pudimos cargar tus guías"
                comfort="Las guías hechas están a salvo."
                onRetry={ask}
              />
            ) : (
              <EmptyState
                kind="new"
                title="Todavía no hay guías"
                action={<ButtonLink href={paths.createGuide()}>Crear guía</ButtonLink>}
              >
                Cada guía que hagas queda aquí, con su etiqueta y su rastreo.
              </EmptyState>
            )
          }
          footer={
            shown !== null &&
            shown.total_registros > 0 && (
              <Pagination
                total={shown.total_registros}
                page={search.pagina}
                pageSize={pageSize}
                onPageChange={(pagina) => void navigate(guidesAddress({ ...search, pagina }))}
              />
            )
          }
        />
      </GuideViews>
      {pickup !== null && (
        <Suspense fallback={null}>
          <PickupDialog
            goods={{
              guides: [pickup.guide],
              nameParcel: pickup.nameParcel,
              weight: pickup.weight > 0 ? pickup.weight : null,
              orderNumber: pickup.orderNumber,
            }}
            carrier={carrierName(pickup.nameParcel)}
            onClose={(wasAsked) => {
              setPickup(null);
              // Its row says so now.
              if (wasAsked) ask();
            }}
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
      <ConfirmModal
        isOpen={cancelling !== null && cancel.status !== 'succeeded'}
        title={`¿Cancelar la guía ${cancelling ?? ''}?`}
        tone="danger"
        cancelLabel="Conservar guía"
        confirmLabel="Cancelar guía"
        pending={cancel.status === 'loading'}
        pendingLabel="Cancelando…"
        error={
          cancel.status === 'failed'
            ? cancel.error.status === 409
              ? 'La paquetería ya la recolectó.'
              : 'No se canceló. Vuelve a intentarlo.'
            : undefined
        }
        onCancel={() => setCancelling(null)}
        onConfirm={() => {
          if (cancelling !== null) dispatch(guideCancelRequested({ guide: cancelling, page: search.pagina }));
        }}
      >
        Su costo vuelve completo a tu saldo, y el pedido vuelve a esperar guía.
      </ConfirmModal>
    </>
  );
}
