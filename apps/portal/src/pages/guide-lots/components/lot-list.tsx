import type { CallOutput } from '@trastienda/api-client';
import { listGuideLots } from '@trastienda/api-client/shippings';
import { formatDateTime, formatMxn, toCentavos, type ReadingTime } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ClockIcon, OctagonIcon, PlusIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useEffect, useMemo } from 'react';
import { CallFailed, PageHeader, useClock } from '../../../shared/layout/index.ts';
import { CardSkeleton } from '../../../shared/list/card-skeleton.tsx';
import { failedWithNothing, tableStatusOf } from '../../../shared/list/table-status.ts';
import { useAppDispatch, useAppSelector, useRead } from '../../../shared/store/hooks.ts';
import { GuideViews } from '../../../entities/guide/guide-views.tsx';
import { guideLots } from '../operations.ts';
import { lotsAddress } from '../search.ts';
import { draftLookupRequested, lotDraftDropped, selectLots } from '../slice.ts';
import * as s from './lots.css.ts';

type Lot = CallOutput<typeof listGuideLots>['detail'][number];

function Standing({ lot }: { readonly lot: Lot }) {
  switch (lot.status) {
    case 'procesando':
      return <Badge icon={ClockIcon}>En proceso</Badge>;
    case 'terminado_con_errores':
      return (
        <Badge tone="critical" icon={OctagonIcon}>
          {lot.failed === 1 ? '1 por corregir' : `${lot.failed} por corregir`}
        </Badge>
      );
    case 'cancelado':
      return <>Cancelado</>;
    case 'terminado':
      return <>Terminado</>;
  }
}

const columnsOf = (clock: ReadingTime): DataTableColumn<Lot>[] => [
  {
    key: 'name',
    header: 'Lote',
    isRowHeader: true,
    cell: (lot) => (
      <CellText secondary={<span className={s.figures}>{formatDateTime(lot.createdAt, clock)}</span>}>
        <Link variant="cell" href={lotsAddress({ lote: lot.lotId })}>
          {lot.name}
        </Link>
      </CellText>
    ),
  },
  { key: 'status', header: 'Estado', width: 200, cell: (lot) => <Standing lot={lot} /> },
  {
    key: 'guides',
    header: 'Guías',
    width: 140,
    align: 'end',
    cell: ({ created, total }) => <span className={s.figures}>{`${created} de ${total}`}</span>,
  },
  {
    key: 'cost',
    header: 'Costo',
    width: 160,
    align: 'end',
    priority: 2,
    inCard: 'end',
    cell: ({ totalCost }) => <span className={s.amount}>{formatMxn(toCentavos(totalCost))}</span>,
  },
];

/** The lot that was begun and not sent: nothing typed is lost, and nothing is in the way. */
function UnsentBatchBanner() {
  const dispatch = useAppDispatch();
  const { draft } = useAppSelector(selectLots);
  useEffect(() => void dispatch(draftLookupRequested()), [dispatch]);
  if (draft === null || draft.pedidos.length === 0) return null;
  const count = draft.pedidos.length;
  return (
    <Banner
      title={`Tienes un lote sin enviar, de ${count === 1 ? 'un pedido' : `${count} pedidos`}.`}
      action={
        <span className={s.row}>
          <Button size="sm" variant="ghost" onPress={() => void dispatch(lotDraftDropped())}>
            Descartar
          </Button>
          <ButtonLink size="sm" href={lotsAddress({ pedidos: draft.pedidos })}>
            Continuar
          </ButtonLink>
        </span>
      }
    >
      Todavía no se ha pagado nada.
    </Banner>
  );
}

/** The lots of the store, and the way to a new one. */
export function LotList() {
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const lots = useRead(guideLots, {});
  const hasFailed = failedWithNothing(lots);
  const start = (
    // One red button a page: of a list that failed it is 'Reintentar'.
    <ButtonLink
      variant={hasFailed ? 'secondary' : 'primary'}
      icon={<PlusIcon size={16} />}
      href={lotsAddress({ nuevo: true })}
    >
      Nuevo lote
    </ButtonLink>
  );
  const rows = lots.value?.detail ?? [];
  const isEmpty = lots.value !== null && rows.length === 0;
  return (
    <>
      <PageHeader
        title="Guías en lote"
        context="Hasta 100 guías de una vez: ves el precio antes de pagar y corriges sólo lo que falle"
        // Of one act, one button: an empty list offers it itself.
        actions={isEmpty ? undefined : start}
      />
      <GuideViews view="lotes">
        <UnsentBatchBanner />
        <DataTable
          label="Lotes de guías"
          columns={columns}
          rows={rows}
          rowKey={({ lotId }) => lotId}
          rowName={({ name }) => name}
          status={tableStatusOf(lots)}
          labels={{ loading: 'Cargando lotes' }}
          renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
          cardSkeleton={<CardSkeleton facts={[1, 1]} hasEnd />}
          placeholder={
            hasFailed ? (
              <CallFailed
                error={lots.error}
                call={listGuideLots}
                source="El servicio de envíos"
                title="No pudimos cargar tus lotes"
                comfort="Las guías hechas están a salvo."
                onRetry={lots.ask}
              />
            ) : (
              <EmptyState kind="new" title="Haz muchas guías de una vez" action={start}>
                Elige pedidos o sube un archivo. Un pedido con problemas no detiene a los demás.
              </EmptyState>
            )
          }
        />
      </GuideViews>
    </>
  );
}
