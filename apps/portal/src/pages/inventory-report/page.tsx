import {
  absentValue,
  channelName,
  channels,
  formatDateTime,
  formatNumber,
  formatTime,
  type ReadingTime,
} from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DownloadIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type Metric, MetricStrip } from '@trastienda/ui/MetricStrip';
import { type ReactNode, useMemo } from 'react';
import { Explain } from '../../entities/sale/explain.tsx';
import { StockLasts } from '../../entities/sale/stock-lasts.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { StoreOnPaper } from '../../entities/store/store-on-paper.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { choiceFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { sortedBy } from '../../shared/list/sorting.ts';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { salesAddress } from '../../shared/routes/sales-search.ts';
import { useAppDispatch, useAppSelector, useFeature, useRead } from '../../shared/store/hooks.ts';
import { inventoryReportFeature, stockExportRequested } from './feature.ts';
import { sellable, stockColumns, stockFilters, stockInput, type StockRow } from './model.ts';
import { stockCounts, stockPage } from './operations.ts';
import { inventoryAddress, type InventorySearch, inventorySearch, onlySome } from './search.ts';
import * as s from './page.css.ts';

/** '—' for none: in a column of figures the others stand out then. */
const orNone = (count: number, sign = ''): string =>
  count === 0 ? absentValue : `${sign}${formatNumber(count)}`;

const columnsOf = (clock: ReadingTime): DataTableColumn<StockRow>[] => [
  {
    key: 'product',
    header: 'Producto',
    isRowHeader: true,
    cell: ({ name, sku }) => (
      <CellText secondary={sku}>
        <Link variant="cell" href={salesAddress({ sku })}>
          {name}
        </Link>
      </CellText>
    ),
  },
  {
    key: 'stock',
    header: 'Existencias',
    width: 96,
    align: 'end',
    priority: 3,
    cell: ({ stock }) => <span className={s.figures}>{formatNumber(stock)}</span>,
  },
  {
    key: 'fulfillment',
    header: 'Fulfillment',
    label: 'En fulfillment',
    width: 92,
    align: 'end',
    priority: 4,
    inCard: 'none',
    cell: ({ fulfillmentStock, sku }) =>
      fulfillmentStock === 0 ? (
        <span className={s.figures}>{absentValue}</span>
      ) : (
        <Link
          variant="quiet"
          className={s.figures}
          href={paths.viewInventory(sku)}
          aria-label={`${formatNumber(fulfillmentStock)} en el almacén`}
        >
          {formatNumber(fulfillmentStock)}
        </Link>
      ),
  },
  {
    key: 'reserved',
    header: 'Reservadas',
    width: 88,
    align: 'end',
    priority: 4,
    cell: ({ reserved }) => <span className={s.figures}>{orNone(reserved, '−')}</span>,
  },
  {
    key: 'available',
    header: 'Disponibles',
    width: 96,
    align: 'end',
    cell: (row) => <span className={s.available}>{formatNumber(sellable(row))}</span>,
  },
  {
    key: 'sold',
    header: 'En 28 días',
    label: 'Vendidas en 28 días',
    width: 92,
    align: 'end',
    priority: 2,
    cell: ({ soldIn28Days }) => (
      <span className={s.figures}>
        {soldIn28Days === undefined ? absentValue : formatNumber(soldIn28Days)}
      </span>
    ),
  },
  {
    key: 'lasts',
    header: 'Días de inventario',
    width: 152,
    inCard: 'end',
    cell: (row) => <StockLasts stock={sellable(row)} soldIn28Days={row.soldIn28Days} none="Agotado" />,
  },
  {
    key: 'channels',
    header: 'Canales',
    width: 100,
    priority: 3,
    cell: ({ salesChannels }) =>
      salesChannels.length === 0 ? (
        'No publicado'
      ) : (
        <span className={s.channels}>
          {salesChannels.map((code) => (
            <ChannelTile key={code} code={code} size="sm" />
          ))}
        </span>
      ),
  },
  {
    key: 'updated',
    header: 'Actualizado',
    width: 128,
    priority: 4,
    inCard: 'none',
    cell: ({ updatedAt }) => <span className={s.figures}>{formatDateTime(updatedAt, clock)}</span>,
  },
];

const onlyWords = {
  agotados: 'Agotados',
  semana: 'Se agotan en 7 días',
  'no-disponibles': 'Productos no disponibles',
} as const satisfies Readonly<Record<(typeof onlySome)[number], string>>;

const sorting = sortedBy<'orden', InventorySearch['orden']>('orden', [
  { id: 'dias', label: 'Lo que se agota primero', column: 'lasts', direction: 'ascending' },
  { id: 'nombre', label: 'Nombre, A a Z', column: 'product', direction: 'ascending' },
]);

const filters = [
  textFilter('q', 'Buscar productos', 'Producto o SKU'),
  choiceFilter(
    'canal',
    'Canal',
    channels.map(({ code, name }) => ({ id: code, label: name })),
  ),
  choiceFilter(
    'solo',
    'Solo',
    onlySome.map((id) => ({ id, label: onlyWords[id] })),
  ),
];

const onlyCounts = { query: { page: 1, pageSize: 1 } } as const;

/** The whole store, whatever the list is narrowed to; each figure leads to its rows. */
function StockStrip({ solo }: Pick<InventorySearch, 'solo'>) {
  const { value, error } = useRead(stockCounts, onlyCounts);
  if (value === null && error !== null) return null;
  const { counts, count = 0, total: skus = 0 } = value ?? {};
  const figure = (of: (typeof onlySome)[number], total: number): Metric => ({
    key: of,
    label: onlyWords[of],
    value: total,
    isCurrent: solo === of,
    ...(total > 0 && { href: inventoryAddress({ solo: of }) }),
  });
  const items: Metric[] = [
    {
      key: 'skus',
      label: 'SKU',
      value: counts?.skus ?? skus,
      href: inventoryAddress(),
      isCurrent: solo === null,
    },
    ...(counts
      ? [
          figure('agotados', counts.out),
          {
            ...figure('semana', counts.within7),
            ...(counts.within3 > 0 && {
              note: `${formatNumber(counts.within3)} en los próximos 3 días`,
              noteTone: 'critical' as const,
            }),
          },
        ]
      : []),
    figure('no-disponibles', count),
  ];
  return (
    <MetricStrip
      className={s.strip}
      aria-label="Inventario de la tienda"
      loading={value === null}
      loadingLabel="Contando tus productos"
      items={items}
    />
  );
}

const underStrip = (solo: InventorySearch['solo']) => (list: ReactNode) => (
  <>
    <StockStrip solo={solo} />
    {list}
  </>
);

/** `/reportes/inventario`: what can be sold of each SKU, and how long it lasts (S2.56, S7.68). */
export default function InventoryReportPage() {
  useFeature(inventoryReportFeature);
  const dispatch = useAppDispatch();
  const list = useList(stockPage, inventorySearch, stockInput);
  const { q, canal, solo } = list.search;
  const clock = useClock();
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const read = useAppSelector((state) => stockPage.select(state, stockInput(list.search)));
  return (
    <ListPage
      list={list}
      title="Inventario"
      context={
        read.status === 'succeeded'
          ? `Existencias de las ${formatTime(read.at, clock.timeZone)} · Ventas de 28 días completos`
          : 'Lo que puedes vender, y para cuántos días alcanza'
      }
      noun={['SKU', 'SKU']}
      columns={columns}
      rowKey={({ sku }) => sku}
      rowName={({ name }) => name}
      skeleton={{ facts: [2, 1, 2], hasEnd: true }}
      filters={filters}
      actions={
        <>
          <Explain
            figure="Inventario"
            definition="Disponibles: tus existencias y lo que hay en Fulfillment, sin las piezas que esperan tus pedidos."
            notes={[
              'Días de inventario: tus disponibles entre lo que se vende al día, según los últimos 28 días completos y todos tus canales.',
            ]}
          />
          <CopyTable of="inventario" rows={list.rows ?? []} columns={stockColumns(clock.timeZone)} />
          <Button
            icon={<DownloadIcon size={16} />}
            onPress={() =>
              dispatch(stockExportRequested({ id: crypto.randomUUID(), query: stockFilters(list.search) }))
            }
          >
            {list.total > 0 ? `Exportar ${formatNumber(list.total)}` : 'Exportar'}
          </Button>
        </>
      }
      notice={<StoreOnPaper parts={[q, canal && channelName(canal), solo && onlyWords[solo]]} />}
      frame={underStrip(solo)}
      sorting={sorting}
      empty={{
        title: 'Sube tu primer producto',
        text: 'Aquí verás cuántas piezas puedes vender y para cuántos días alcanzan.',
      }}
      noMatch={{ title: 'Ningún SKU coincide', text: 'Prueba con otro nombre u otro canal.' }}
      failedTitle="No pudimos cargar tu inventario"
      comfort="Tus existencias están a salvo."
    />
  );
}
