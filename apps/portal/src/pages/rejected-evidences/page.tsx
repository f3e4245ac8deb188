import {
  addMoney,
  centavos,
  channelName,
  formatDateTime,
  formatMxn,
  formatNumber,
  paymentMarketplaces,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { CameraIcon, LabelIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { rejectedEvidences } from '../../entities/evidence/operations.ts';
import { PaymentTabs } from '../../entities/store/payment-tabs.tsx';
import { figuresOf } from '../../entities/order/figures.ts';
import { OrderCell, orderColumn } from '../../entities/order/order-column.tsx';
import { actionsColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { paths } from '../../shared/routes/paths.ts';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { Cause } from './cause.tsx';
import * as s from './evidences.css.ts';
import { channelQuery, rejectedInput, remedyOf, type RejectedEvidence, statusOf } from './model.ts';
import { type EvidenceTab, evidenceTabs, rejectedSearch } from './search.ts';
import { SentPhoto } from './sent-photo.tsx';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';

const drawer = lazyPage(() => import('./again-drawer.tsx'));
const AgainDrawer = drawer.Component;

type OnRow = { readonly onAgain: (evidence: RejectedEvidence) => void };

/** The one act that the reason asks for; the other is behind the dots. */
function Acts({ evidence, onAgain }: OnRow & { readonly evidence: RejectedEvidence }) {
  const { orderNumber: number, channel, motivo } = evidence;
  const guideHref = paths.changeGuide(number, channelQuery(channel));
  const isGuide = remedyOf(motivo).act === 'guide';
  return (
    <span className={s.acts}>
      {isGuide ? (
        <ButtonLink
          size="sm"
          icon={<LabelIcon size={16} />}
          href={guideHref}
          aria-label={`Cambiar guía del pedido ${number}`}
        >
          Cambiar guía
        </ButtonLink>
      ) : (
        <Button
          size="sm"
          icon={<CameraIcon size={16} />}
          aria-label={`Volver a subir la evidencia del pedido ${number}`}
          onPress={() => onAgain(evidence)}
        >
          Volver a subir
        </Button>
      )}
      <RowMenu
        of={`del pedido ${number}`}
        items={[
          isGuide
            ? { id: 'again', label: 'Volver a subir' }
            : { id: 'guide', label: 'Cambiar guía', href: guideHref },
          { id: 'order', label: 'Ver pedido', href: paths.orders({ pedido: number }) },
        ]}
        onAction={(id) => id === 'again' && onAgain(evidence)}
      />
    </span>
  );
}

const columnsOf = (
  tab: EvidenceTab,
  clock: ReadingTime,
  onRow: OnRow,
): DataTableColumn<RejectedEvidence>[] => [
  orderColumn({ width: 180, minWidth: 160 }, ({ orderNumber: number, channel }) => (
    <OrderCell
      number={number}
      href={paths.orders({ pedido: number })}
      channel={channel}
      secondary={channelName(channel)}
    />
  )),
  ...(tab === 'rechazadas'
    ? [
        {
          key: 'reason',
          header: 'Motivo y qué hacer',
          minWidth: 220,
          cell: ({ motivo }: RejectedEvidence) => <Cause reason={motivo}>{remedyOf(motivo).words}</Cause>,
        },
      ]
    : []),
  {
    key: 'proof',
    header: 'Lo que subiste',
    width: 116,
    priority: 4,
    cell: (evidence) => <SentPhoto evidence={evidence} />,
  },
  {
    key: 'guide',
    header: 'Guía',
    width: 176,
    priority: 3,
    cell: ({ no_guia, guia = no_guia, doc_nombre: document, doc_url: href }) => (
      <CellText
        isWhole
        secondary={
          href ? (
            <Link href={href} external>
              Ver lo que subiste
            </Link>
          ) : (
            document
          )
        }
      >
        {guia === null ? 'Sin guía' : <span className={figuresOf(guia)}>{guia}</span>}
      </CellText>
    ),
  },
  {
    key: 'when',
    header: tab === 'rechazadas' ? 'Rechazada' : 'Enviada',
    width: 136,
    priority: 2,
    cell: ({ fecha_rechazo: rejectedAt, fecha_envio: sentAt }) => (
      <span className={s.figures}>
        {formatDateTime(tab === 'rechazadas' ? rejectedAt : (sentAt ?? null), clock)}
      </span>
    ),
  },
  moneyColumn({ key: 'total', header: 'Monto', width: 104, inCard: 'end' }, ({ guia_total: total }) =>
    toCentavos(total),
  ),
  ...(tab === 'rechazadas'
    ? [
        actionsColumn({ width: 204, inCard: 'acts' }, (evidence: RejectedEvidence) => (
          <Acts evidence={evidence} {...onRow} />
        )),
      ]
    : []),
];

const filters = [
  textFilter('pedido', 'Buscar por pedido', 'Número de pedido'),
  choiceFilter(
    'canal',
    'Canal',
    paymentMarketplaces.map(({ query, code }) => ({ id: query, label: channelName(code) })),
  ),
];

const tabWords: Readonly<Record<EvidenceTab, string>> = {
  rechazadas: 'Rechazadas',
  'en-revision': 'En revisión',
  aceptadas: 'Aceptadas',
};
const titles: Readonly<Record<EvidenceTab, string>> = {
  rechazadas: 'Evidencias rechazadas',
  'en-revision': 'Evidencias en revisión',
  aceptadas: 'Evidencias aceptadas',
};
const contexts: Readonly<Record<EvidenceTab, string>> = {
  rechazadas: 'Lo que un canal no aceptó como prueba de entrega',
  'en-revision': 'El canal las está viendo; si rechaza alguna, te decimos por qué',
  aceptadas: 'Con estas pruebas de entrega el canal ya puede pagarte',
};
const emptyWords: Readonly<Record<EvidenceTab, { readonly title: string; readonly text: string }>> = {
  rechazadas: {
    title: 'Ninguna evidencia rechazada',
    text: 'Si un canal rechaza alguna, aquí verás por qué y cómo corregirla.',
  },
  'en-revision': {
    title: 'Ninguna evidencia en revisión',
    text: 'Las que subas esperan aquí hasta que el canal las vea.',
  },
  aceptadas: {
    title: 'Ninguna evidencia aceptada',
    text: 'Aquí quedan las que el canal acepta como prueba de entrega.',
  },
};

/** The amount that the channel holds back is shown where all of it is on the page. */
function waiting(count: number, rows: readonly RejectedEvidence[]): string {
  const isOne = count === 1;
  if (rows.length < count) return `${count} pedidos esperan otra evidencia`;
  const sum = formatMxn(
    rows.reduce((all, { guia_total: total }) => addMoney(all, toCentavos(total)), centavos(0)),
  );
  return isOne
    ? `Un pedido por ${sum} espera otra evidencia para que te lo paguen`
    : `${count} pedidos por ${sum} esperan otra evidencia para que te los paguen`;
}

/** `/mis-pagos/evidencias-rechazadas`: proofs that a channel did not accept, each with what mends it (S2.60), those it looks at and those it took. */
export default function RejectedEvidencesPage() {
  // It is there when it is pressed.
  useEffect(() => whenQuiet(drawer.preload), []);
  const list = useList(rejectedEvidences, rejectedSearch, rejectedInput);
  const { rows, search, total, go } = list;
  const { estado } = search;
  const counts = useAppSelector(
    (state) => rejectedEvidences.select(state, rejectedInput(search)).value?.counts,
  );
  const clock = useClock();
  const columns = useMemo(
    () =>
      columnsOf(estado, clock, {
        onAgain: ({ orderNumber: number }) => go({ pagina: search.pagina, subir: number }),
      }),
    [clock, estado, go, search.pagina],
  );
  const frame = useCallback(
    (inside: ReactNode) => (
      <PaymentTabs selected="evidencias">
        <SegmentedControl
          className={s.states}
          aria-label="Qué pasó con ellas"
          value={estado}
          onChange={(chosen) => go({ estado: chosen as EvidenceTab, subir: '' })}
          items={evidenceTabs.map((id) => {
            const many = counts?.[statusOf[id]];
            return { id, label: many === undefined ? tabWords[id] : `${tabWords[id]} ${formatNumber(many)}` };
          })}
        />
        {inside}
      </PaymentTabs>
    ),
    [counts, estado, go],
  );
  const again = rows?.find(({ orderNumber: number }) => number === search.subir);
  return (
    <ListPage
      list={list}
      title={titles[estado]}
      context={
        estado === 'rechazadas' && total > 0 && rows !== null ? waiting(total, rows) : contexts[estado]
      }
      noun={['evidencia', 'evidencias']}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ orderNumber: number }) => `del pedido ${number}`}
      skeleton={{ facts: [2, 1, 1], hasEnd: true, hasActs: estado === 'rechazadas' }}
      filters={filters}
      frame={frame}
      failedTitle="No pudimos cargar tus evidencias"
      comfort="Tus evidencias están a salvo."
      empty={{ ...(estado === 'rechazadas' && { kind: 'clear' }), ...emptyWords[estado] }}
      noMatch={{ title: 'Ninguna evidencia coincide', text: 'Prueba con otro pedido u otro canal.' }}
    >
      {estado === 'rechazadas' && total > 0 && (
        <Banner className={s.tip} title="Para que la acepten a la primera">
          Que se vea completa la etiqueta con el número de guía, con luz y sin movimiento.
        </Banner>
      )}
      {again !== undefined && (
        <Suspense fallback={null}>
          <AgainDrawer
            key={again.id}
            evidence={again}
            onClose={() => go({ pagina: search.pagina, subir: '' })}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
