import {
  channelName,
  formatDateTime,
  paymentMarketplaces,
  type ReadingTime,
  toCentavos,
} from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { DocumentMark } from '@trastienda/ui/DocumentMark';
import { UploadIcon } from '@trastienda/ui/icons';
import type { MenuEntry } from '@trastienda/ui/Menu';
import { Tabs } from '@trastienda/ui/Tabs';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { figuresOf } from '../../entities/order/figures.ts';
import { OrderCell, orderColumn } from '../../entities/order/order-column.tsx';
import { actionsColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { choiceFilter, daysFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { patterns } from '../../shared/routes/patterns.ts';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { fileRequested, invoicesFeature } from './feature.ts';
import * as s from './invoices.css.ts';
import { actOf, type Billing, billingsInput, countOf, type InvoiceKind } from './model.ts';
import { automaticPage, manualPage } from './operations.ts';
import { invoicesSearch, type InvoiceTab, invoiceTabs } from './search.ts';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';

const drawer = lazyPage(() => import('./upload-drawer.tsx'));
const UploadDrawer = drawer.Component;

type Words = { readonly title: string; readonly context: string };
const pages: Readonly<Record<InvoiceKind, Words & { readonly path: string }>> = {
  automatic: {
    title: 'Facturas automáticas',
    context: 'Pedidos con guía de Claroshop, Sears o Sanborns, ya entregados',
    path: patterns.automaticInvoices,
  },
  manual: {
    title: 'Facturas manuales',
    context: 'Pedidos que entregaste con una guía tuya',
    path: patterns.manualInvoices,
  },
};

const tabWords: Readonly<Record<InvoiceTab, string>> = {
  'por-facturar': 'Por facturar',
  'en-revision': 'En revisión',
  rechazadas: 'Rechazadas',
  aceptadas: 'Aceptadas',
};

const standings: Readonly<
  Record<Billing['invoice_status'], { readonly words: string; readonly mark?: 'accepted' | 'rejected' }>
> = {
  pendiente: { words: 'Falta' },
  en_revision: { words: 'En revisión' },
  aceptada: { words: 'Aceptada', mark: 'accepted' },
  rechazada: { words: 'Rechazada', mark: 'rejected' },
};

/** The status of the invoice, with the words of the channel or ours. */
function State({ record }: { readonly record: Billing }) {
  const { words, mark } = standings[record.invoice_status];
  const more = record.motivo ?? record.avisos?.[0] ?? null;
  return (
    <span className={s.state}>
      <DocumentMark kind="invoice" state={mark} label={`Factura: ${words}`} />
      <span className={s.stateWords}>
        <span>{words}</span>
        {more !== null && <span className={s.note}>{more}</span>}
      </span>
    </span>
  );
}

type OnRow = { readonly onUpload: (record: Billing) => void };

function Acts({ record, onUpload }: OnRow & { readonly record: Billing }) {
  const dispatch = useAppDispatch();
  const { orderNumber: number } = record;
  const act = actOf(record);
  const items: MenuEntry[] = [
    ...(record.invoice_file === null ? [] : [{ id: 'xml', label: 'Descargar XML' }]),
    ...(record.pdf_file ? [{ id: 'pdf', label: 'Descargar PDF' }] : []),
    { id: 'order', label: 'Ver pedido', href: paths.orders({ pedido: number }) },
  ];
  return (
    <span className={s.acts}>
      {act !== null && (
        <Button
          size="sm"
          icon={<UploadIcon size={16} />}
          aria-label={`${act} del pedido ${number}`}
          onPress={() => onUpload(record)}
        >
          {act}
        </Button>
      )}
      <RowMenu
        of={`del pedido ${number}`}
        items={items}
        onAction={(id) => {
          if (id === 'xml' || id === 'pdf') dispatch(fileRequested({ billingId: record.id, formato: id }));
        }}
      />
    </span>
  );
}

const columnsOf = (kind: InvoiceKind, clock: ReadingTime, onRow: OnRow): DataTableColumn<Billing>[] => [
  orderColumn({ width: 220, minWidth: 170 }, ({ orderNumber: number, marketplace, fecha_pedido: at }) => (
    <OrderCell
      number={number}
      href={paths.orders({ pedido: number })}
      channel={marketplace}
      secondary={<span className={s.figures}>{formatDateTime(at, clock)}</span>}
    />
  )),
  {
    key: 'guide',
    header: 'Guía',
    width: 180,
    priority: 3,
    // A delivery by the merchant has no guide.
    cell: ({ guide, guia = guide }) =>
      guia === null ? 'Sin guía' : <span className={figuresOf(guia)}>{guia}</span>,
  },
  moneyColumn({ key: 'amount', header: 'Monto', width: 116, inCard: 'end' }, ({ monto }) =>
    toCentavos(monto),
  ),
  { key: 'invoice', header: 'Factura', minWidth: 180, cell: (record) => <State record={record} /> },
  ...(kind === 'manual'
    ? ([
        {
          key: 'evidence',
          header: 'Evidencia',
          width: 110,
          priority: 2,
          cell: ({ evidence_file: file }) => (file === null ? 'Falta' : 'Subida'),
        },
      ] satisfies DataTableColumn<Billing>[])
    : []),
  actionsColumn({ width: 210, inCard: 'acts' }, (record) => <Acts record={record} {...onRow} />),
];

const filters = [
  textFilter('pedido', 'Buscar por pedido', 'Número de pedido'),
  choiceFilter(
    'canal',
    'Canal',
    paymentMarketplaces.map(({ query, code }) => ({ id: query, label: channelName(code) })),
  ),
  daysFilter({ label: 'Compra' }),
];

const emptyWords: Readonly<Record<InvoiceTab, { readonly title: string; readonly text: string }>> = {
  'por-facturar': {
    title: 'No hay documentos por subir',
    text: 'Cuando un pedido queda entregado, aquí dices qué se le vendió con su factura.',
  },
  'en-revision': { title: 'Ninguna factura en revisión', text: 'Aquí esperan las que acabas de subir.' },
  rechazadas: { title: 'Ninguna factura rechazada', text: 'Si el canal rechaza una, aquí verás por qué.' },
  aceptadas: { title: 'Todavía ninguna aceptada', text: 'Aquí quedan las que el canal aceptó.' },
};

/** Orders to be invoiced, by how their invoice stands (S2.61). */
export function InvoicesPage({ kind }: { readonly kind: InvoiceKind }) {
  useFeature(invoicesFeature);
  const clock = useClock();
  const operation = kind === 'manual' ? manualPage : automaticPage;
  const { title, context, path } = pages[kind];
  const list = useList(operation, invoicesSearch, billingsInput);
  const { search, rows, go } = list;
  const { estado } = search;
  const counts = useAppSelector((state) => operation.select(state, billingsInput(search)).value?.counts);
  const onUpload = useCallback(
    ({ orderNumber: subir }: Billing) => go({ pagina: search.pagina, subir }),
    [go, search.pagina],
  );
  const columns = useMemo(() => columnsOf(kind, clock, { onUpload }), [kind, clock, onUpload]);
  const frame = useCallback(
    (inside: ReactNode) => (
      <Tabs
        aria-label="Facturas por estado"
        items={invoiceTabs.map((id) => ({
          id,
          label: tabWords[id],
          count: countOf(counts, id),
          href: `${path}${invoicesSearch.format({ ...search, estado: id, pagina: 1, subir: '' })}`,
        }))}
        selectedKey={estado}
      >
        <div className={s.view}>{inside}</div>
      </Tabs>
    ),
    [counts, estado, path, search],
  );
  // It is there when it is pressed.
  useEffect(() => whenQuiet(drawer.preload), []);
  const open = rows?.find(({ orderNumber: number }) => number === search.subir);
  return (
    <ListPage
      list={list}
      title={title}
      context={context}
      // The short menu of these pages (S2.9) leads nowhere else.
      back={{ href: paths.home(), label: 'Inicio' }}
      noun={['pedido', 'pedidos']}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ orderNumber: number }) => number}
      skeleton={{ facts: [2, 1, 1], hasEnd: true, hasActs: true }}
      filters={filters}
      failedTitle="No pudimos cargar tus facturas"
      comfort="Tus facturas están a salvo."
      empty={{
        kind: estado === 'por-facturar' || estado === 'rechazadas' ? 'clear' : 'new',
        ...emptyWords[estado],
      }}
      noMatch={{
        title: 'Ninguna factura coincide',
        text: 'Prueba con otro pedido, otro canal u otras fechas.',
      }}
      frame={frame}
      actions={<ButtonLink href={paths.massInvoices()}>Subir varias facturas</ButtonLink>}
    >
      {open !== undefined && (
        <Suspense fallback={null}>
          <UploadDrawer
            key={open.id}
            kind={kind}
            record={open}
            onClose={() => go({ pagina: search.pagina, subir: '' })}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
