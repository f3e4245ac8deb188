import type { CallOutput } from '@trastienda/api-client';
import type { listGuideLots } from '@trastienda/api-client/shippings';
import { formatDateTime, formatMxn, toCentavos, type ReadingTime, counted } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { ClockIcon, OctagonIcon, PlusIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useClock } from '../../../shared/layout/index.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { GuideViews } from '../../../entities/guide/guide-views.tsx';
import { guideLots } from '../operations.ts';
import { lotsAddress, lotsSearch } from '../search.ts';
import { draftLookupRequested, lotDraftDropped, selectLots } from '../slice.ts';
import * as s from './lots.css.ts';

type Lot = CallOutput<typeof listGuideLots>['detail'][number];

function LotStatusBadge({ lot }: { readonly lot: Lot }) {
  switch (lot.status) {
    case 'procesando':
      return <Badge icon={ClockIcon}>En proceso</Badge>;
    case 'terminado_con_errores':
      return (
        <Badge tone="critical" icon={OctagonIcon}>
          {counted(lot.failed, 'por corregir', 'por corregir')}
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
  { key: 'status', header: 'Estado', width: 200, cell: (lot) => <LotStatusBadge lot={lot} /> },
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

const inViews = (lots: ReactNode) => <GuideViews view="lotes">{lots}</GuideViews>;

/** The lots of the store, and the way to a new one. */
export function LotList() {
  const list = useList(guideLots, lotsSearch, () => ({}));
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const start = (
    // One red button a page: of a list that failed it is 'Reintentar'.
    <ButtonLink
      variant={failedWithNothing(list.read) ? 'secondary' : 'primary'}
      icon={<PlusIcon size={16} />}
      href={lotsAddress({ nuevo: true })}
    >
      Nuevo lote
    </ButtonLink>
  );
  return (
    <ListPage
      list={list}
      title="Guías en lote"
      context="Hasta 100 guías de una vez: ves el precio antes de pagar y corriges solo lo que falle"
      label="Lotes de guías"
      noun={['lote', 'lotes']}
      // An action has one button: an empty list offers it itself.
      actions={list.rows?.length === 0 ? undefined : start}
      frame={inViews}
      notice={<UnsentBatchBanner />}
      columns={columns}
      rowKey={({ lotId }) => lotId}
      rowName={({ name }) => name}
      skeleton={{ facts: [1, 1], hasEnd: true }}
      empty={{
        title: 'Haz muchas guías de una vez',
        text: 'Elige pedidos o sube un archivo. Un pedido con problemas no detiene a los demás.',
        action: start,
      }}
      comfort="Las guías hechas están a salvo."
    />
  );
}
