import {
  absentValue,
  addMoney,
  centavos,
  channelName,
  formatDateTime,
  formatMxn,
  paymentMarketplaces,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { CameraIcon, LabelIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { rejectedEvidences } from '../../entities/evidence/operations.ts';
import { PaymentTabs } from '../../entities/store/payment-tabs.tsx';
import { figuresOf } from '../../entities/order/figures.ts';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { Cause } from './cause.tsx';
import * as s from './evidences.css.ts';
import { channelQuery, rejectedInput, remedyOf, type RejectedEvidence } from './model.ts';
import { rejectedSearch } from './search.ts';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';

const drawer = lazyPage(() => import('./again-drawer.tsx'));
const AgainDrawer = drawer.Component;

type OnRow = { readonly onAgain: (evidence: RejectedEvidence) => void };

/** The one act that the reason asks for; the other is behind the dots. */
function Acts({ evidence, onAgain }: OnRow & { readonly evidence: RejectedEvidence }) {
  const { no_pedido: number, channel, motivo } = evidence;
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

/** The photo that was refused, small; a paper's has no picture. */
function SentPhoto({
  evidence: { doc_url: href, no_pedido: number },
}: {
  readonly evidence: RejectedEvidence;
}) {
  const [isBroken, setBroken] = useState(false);
  if (!href || isBroken || !/\.(?:jpe?g|png)$/iu.test(href)) return absentValue;
  return (
    <img
      className={s.photo}
      src={href}
      alt={`La evidencia del pedido ${number}`}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

const columnsOf = (clock: ReadingTime, onRow: OnRow): DataTableColumn<RejectedEvidence>[] => [
  {
    key: 'order',
    header: 'Pedido',
    width: 180,
    minWidth: 160,
    isRowHeader: true,
    cell: ({ no_pedido: number, channel }) => (
      <span className={s.order}>
        <ChannelTile code={channel} />
        <CellText isWhole secondary={channelName(channel)}>
          <Link variant="cell" href={paths.orders({ pedido: number })}>
            <OrderNumber number={number} said={`Pedido ${number}`} />
          </Link>
        </CellText>
      </span>
    ),
  },
  {
    key: 'reason',
    header: 'Motivo y qué hacer',
    minWidth: 220,
    cell: ({ motivo }) => <Cause reason={motivo}>{remedyOf(motivo).words}</Cause>,
  },
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
    key: 'rejected',
    header: 'Rechazada',
    width: 136,
    priority: 2,
    cell: ({ fecha_rechazo: at }) => <span className={s.figures}>{formatDateTime(at, clock)}</span>,
  },
  {
    key: 'total',
    header: 'Monto',
    width: 104,
    align: 'end',
    inCard: 'end',
    cell: ({ guia_total: total }) => <Money amount={toCentavos(total)} />,
  },
  {
    key: 'acts',
    header: 'Acciones',
    width: 204,
    align: 'end',
    inCard: 'acts',
    cell: (evidence) => <Acts evidence={evidence} {...onRow} />,
  },
];

const filters = [
  textFilter('pedido', 'Buscar por pedido', 'Número de pedido'),
  choiceFilter(
    'canal',
    'Canal',
    paymentMarketplaces.map(({ query, code }) => ({ id: query, label: channelName(code) })),
  ),
];

const inTabs = (list: ReactNode) => <PaymentTabs selected="evidencias">{list}</PaymentTabs>;

/** What the channel holds back meanwhile is said where all of it is on the page. */
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

/** `/mis-pagos/evidencias-rechazadas`: proofs that a channel did not accept, each with what mends it (S2.60). */
export default function RejectedEvidencesPage() {
  // It is there when it is pressed.
  useEffect(() => whenQuiet(drawer.preload), []);
  const list = useList(rejectedEvidences, rejectedSearch, rejectedInput);
  const { rows, search, total, go } = list;
  const clock = useClock();
  const columns = useMemo(
    () =>
      columnsOf(clock, { onAgain: ({ no_pedido: number }) => go({ pagina: search.pagina, subir: number }) }),
    [clock, go, search.pagina],
  );
  const again = rows?.find(({ no_pedido: number }) => number === search.subir);
  return (
    <ListPage
      list={list}
      title="Evidencias rechazadas"
      context={
        total > 0 && rows !== null ? waiting(total, rows) : 'Lo que un canal no aceptó como prueba de entrega'
      }
      noun={['evidencia', 'evidencias']}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ no_pedido: number }) => `del pedido ${number}`}
      skeleton={{ facts: [2, 1, 1], hasEnd: true, hasActs: true }}
      filters={filters}
      frame={inTabs}
      failedTitle="No pudimos cargar tus evidencias"
      comfort="Tus evidencias están a salvo."
      empty={{
        kind: 'clear',
        title: 'Ninguna evidencia rechazada',
        text: 'Si un canal rechaza alguna, aquí verás por qué y cómo corregirla.',
      }}
      noMatch={{ title: 'Ninguna evidencia coincide', text: 'Prueba con otro pedido u otro canal.' }}
    >
      {total > 0 && (
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
