import { type CallOutput, getGuideDetail } from '@trastienda/api-client';
import { listTrackingStates } from '@trastienda/api-client/shippings';
import {
  absentValue,
  dateRangePreset,
  formatDateTime,
  mexicanStateOf,
  trackingStateLabel,
  trackingStates,
} from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Link } from '@trastienda/ui/Link';
import { Pagination } from '@trastienda/ui/Pagination';
import { SearchField } from '@trastienda/ui/SearchField';
import { Select } from '@trastienda/ui/Select';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { Timeline } from '@trastienda/ui/Timeline';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, PageHeader, useNow } from '../../page/index.ts';
import { paths } from '../../routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../store/hooks.ts';
import { GuideViews } from '../guides/components/guide-views.tsx';
import { carrierName } from '../guides/model/carrier-names.ts';
import { selectCurrentStoreId, selectTimeZone } from '../session/selectors.ts';
import { guideHistoryFeature, selectTracking, trackingRequested } from './feature.ts';
import * as s from './history.css.ts';
import { trackedGuide, trackingBoard } from './operations.ts';
import { type GuidesSearch, guidesAddress, pageSize } from './search.ts';
import { useGuidesSearch } from './use-guides-search.ts';

type Row = CallOutput<typeof listTrackingStates>['detail']['registros'][number];
type Clock = { readonly now: number; readonly timeZone: string };

/** `vista=rastreo`: one guide's way, by its number or its order's, or the board of all (D38, D160). */
export default function GuideTrackingPage() {
  useFeature(guideHistoryFeature);
  const navigate = useNavigate();
  const search = useGuidesSearch();
  const clock = { now: useNow(), timeZone: useAppSelector(selectTimeZone) };
  const [typed, setTyped] = useState(search.guia);
  return (
    <>
      <PageHeader title="Rastreo de guías" context="Por número de guía o de pedido" />
      <GuideViews view="rastreo">
        <div className={s.bar}>
          <SearchField
            aria-label="Número de guía o de pedido"
            placeholder="Guía o pedido"
            value={typed}
            onChange={setTyped}
            onSubmit={(number) => void navigate(guidesAddress({ vista: 'rastreo', guia: number.trim() }))}
            onClear={() => void navigate(paths.guideTracking())}
          />
        </div>
        {search.guia === '' ? (
          <Board search={search} clock={clock} />
        ) : (
          <Way key={search.guia} number={search.guia} clock={clock} />
        )}
      </GuideViews>
    </>
  );
}

/** What happened to one guide, the newest first. */
function Way({ number, clock }: { readonly number: string; readonly clock: Clock }) {
  const dispatch = useAppDispatch();
  const tracking = useAppSelector((state) => selectTracking(state, number));
  const guide = tracking?.phase === 'found' ? tracking.guide : '';
  const detail = useAppSelector((state) => trackedGuide.select(state, guide)).value?.detail ?? null;
  useEffect(() => void dispatch(trackingRequested(number)), [dispatch, number]);
  if (tracking?.phase === 'unknown' || tracking?.phase === 'noGuide') {
    return (
      <EmptyState
        kind="no-match"
        title={
          tracking.phase === 'unknown' ? 'No encontramos ese número' : 'Este pedido todavía no tiene guía'
        }
      >
        {tracking.phase === 'unknown'
          ? 'Ninguna guía ni pedido de esta tienda lo tiene. Revisa que esté completo.'
          : `El pedido ${number} espera su guía.`}
      </EmptyState>
    );
  }
  if (tracking?.phase === 'failed') {
    return (
      <Card>
        <CallFailed
          error={tracking.error}
          call={getGuideDetail}
          source="El servicio de envíos"
          title="No pudimos rastrear la guía"
          onRetry={() => void dispatch(trackingRequested(number))}
        />
      </Card>
    );
  }
  if (detail === null) return <Skeleton shape="block" height={320} />;
  return (
    <Card
      title={`Guía ${detail.guide}`}
      action={
        detail.orderNumber === null ? undefined : (
          <Link variant="action" href={paths.orders({ pedido: detail.orderNumber })}>
            {`Pedido ${detail.orderNumber}`}
          </Link>
        )
      }
    >
      <p>{`${carrierName(detail.nameParcel)} ${detail.serviceType} · ${trackingStateLabel(detail.status)} · para ${detail.destinationName}, ${detail.destinationCity}`}</p>
      <Timeline
        now={clock.now}
        timeZone={clock.timeZone}
        events={detail.events.map(({ status, description, date, location }) => ({
          key: `${date} ${status}`,
          title: description,
          at: date,
          ...(location !== null && { source: location }),
          ...(status === 'incidencia' && { tone: 'critical' as const }),
          ...(status === 'entregada' && { tone: 'success' as const }),
        }))}
      />
    </Card>
  );
}

const columnsOf = (clock: Clock): DataTableColumn<Row>[] => [
  {
    key: 'guide',
    header: 'Guía',
    isRowHeader: true,
    cell: ({ guide, nameParcel }) => (
      <CellText secondary={carrierName(nameParcel)}>
        <Link variant="cell" href={paths.guideTracking(guide)}>
          <span className={s.figures}>{guide}</span>
        </Link>
      </CellText>
    ),
  },
  { key: 'order', header: 'Pedido', priority: 2, cell: ({ orderNumber }) => orderNumber ?? absentValue },
  {
    key: 'state',
    header: 'Estado',
    cell: ({ estado, fecha }) => (
      <CellText secondary={<span className={s.figures}>{formatDateTime(fecha, clock)}</span>}>
        {trackingStateLabel(estado)}
      </CellText>
    ),
  },
  {
    key: 'place',
    header: 'Destino',
    priority: 2,
    cell: ({ destinationCity, destinationState }) =>
      [destinationCity, mexicanStateOf(destinationState)?.abbreviation].filter(Boolean).join(', '),
  },
];

const everyState = 'todos';

/** Where the guides of the last thirty days are, by state. */
function Board({ search, clock }: { readonly search: GuidesSearch; readonly clock: Clock }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const storeId = useAppSelector(selectCurrentStoreId);
  const { now, timeZone } = clock;
  const columns = useMemo(() => columnsOf({ now, timeZone }), [now, timeZone]);
  const fecha_inicio = search.desde ?? dateRangePreset('last-30-days', clock).firstDay;
  const fecha_fin = search.hasta ?? dateRangePreset('today', clock).lastDay;
  const { pagina, estado } = search;
  const input = useMemo(
    () => ({
      params: { storeId, fecha_inicio, fecha_fin, n: String(pageSize), p: String(pagina) },
      query: estado === null ? {} : { estado },
    }),
    [storeId, fecha_inicio, fecha_fin, pagina, estado],
  );
  const board = useAppSelector((state) => trackingBoard.select(state, trackingBoard.keyOf(input)));
  useEffect(() => void dispatch(trackingBoard.requested(input)), [dispatch, input]);
  const go = (change: Partial<GuidesSearch>) =>
    void navigate(guidesAddress({ ...search, pagina: 1, ...change }));
  const shown = board.value?.detail ?? null;
  if (board.status === 'failed' && shown === null) {
    return (
      <Card>
        <CallFailed
          error={board.error}
          call={listTrackingStates}
          source="El servicio de envíos"
          title="No pudimos cargar el rastreo"
          onRetry={() => void dispatch(trackingBoard.requested(input))}
        />
      </Card>
    );
  }
  return (
    <>
      <div className={s.bar}>
        <Select
          label="Estado"
          size="sm"
          items={[
            { id: everyState, label: 'Todos' },
            ...trackingStates.map((id) => ({ id, label: trackingStateLabel(id) })),
          ]}
          value={estado ?? everyState}
          onChange={(id) => go({ estado: trackingStates.find((state) => state === id) ?? null })}
        />
      </div>
      <DataTable
        label="Dónde van tus guías"
        columns={columns}
        rows={shown?.registros ?? []}
        rowKey={({ guide }) => guide}
        rowName={({ guide }) => `guía ${guide}`}
        status={shown === null ? 'loading' : board.status === 'loading' ? 'refreshing' : 'ready'}
        labels={{ loading: 'Cargando rastreo' }}
        renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
        placeholder={
          <EmptyState
            kind="no-match"
            title="Ninguna guía en este estado"
            {...(estado !== null && {
              action: <Button onPress={() => go({ estado: null })}>Ver todas</Button>,
            })}
          >
            Se muestran las guías de los últimos 30 días.
          </EmptyState>
        }
        footer={
          shown !== null &&
          shown.total_registros > 0 && (
            <Pagination
              total={shown.total_registros}
              page={pagina}
              pageSize={pageSize}
              onPageChange={(page) => go({ pagina: page })}
            />
          )
        }
      />
    </>
  );
}
