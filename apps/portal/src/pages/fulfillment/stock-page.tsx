import { absentValue, formatNumber, formatTime } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DownloadIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { useMemo } from 'react';
import { Explain } from '../../entities/sale/explain.tsx';
import { StockLasts } from '../../entities/sale/stock-lasts.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { StoreOnPaper } from '../../entities/store/store-on-paper.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { type ListFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { sortedBy } from '../../shared/list/sorting.ts';
import { useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature, useRead } from '../../shared/store/hooks.ts';
import { inventoryPage, warehouseList } from './operations.ts';
import { stockAddress, type StockSearch, stockSearch } from './search.ts';
import { StockDrawer } from './stock-drawer.tsx';
import { stockExportRequested, stockFeature } from './stock-feature.ts';
import { stockColumns, stockFilters, stockInput } from './stock-model.ts';
import type { StoredRow } from './withdraw-model.ts';
import * as s from './page.css.ts';

/** '—' for none: in a column of figures the others stand out then. */
const orNone = (count: number): string => (count === 0 ? absentValue : formatNumber(count));

const figure = (
  key: 'reserved' | 'inTransit' | 'damaged',
  header: string,
  priority: 3 | 4,
): DataTableColumn<StoredRow> => ({
  key,
  header,
  width: 96,
  align: 'end',
  priority,
  ...(key !== 'inTransit' && { inCard: 'none' as const }),
  cell: (row) => <span className={s.figures}>{orNone(row[key])}</span>,
});

const columnsOf = (search: StockSearch): DataTableColumn<StoredRow>[] => [
  {
    key: 'product',
    header: 'Producto',
    isRowHeader: true,
    cell: ({ name, sku, ImageLinkThumbnail: image }) => (
      <span className={s.product}>
        <Thumbnail src={image} name={name} />
        <CellText secondary={sku}>
          <Link variant="cell" href={stockAddress({ ...search, sku })}>
            {name}
          </Link>
        </CellText>
      </span>
    ),
  },
  {
    key: 'warehouse',
    header: 'Almacén',
    width: 180,
    priority: 2,
    cell: ({ warehouseName }) => warehouseName,
  },
  {
    key: 'available',
    header: 'Disponibles',
    width: 104,
    align: 'end',
    cell: ({ available }) => <span className={s.available}>{formatNumber(available)}</span>,
  },
  figure('reserved', 'Reservadas', 3),
  figure('inTransit', 'En camino', 3),
  figure('damaged', 'Dañadas', 4),
  {
    key: 'lasts',
    header: 'Días de inventario',
    width: 152,
    inCard: 'end',
    cell: ({ availableEverywhere, soldIn28Days }) => (
      <StockLasts stock={availableEverywhere} soldIn28Days={soldIn28Days} none="Agotado" />
    ),
  },
];

const sorting = sortedBy<'orden', StockSearch['orden']>('orden', [
  { id: 'dias', label: 'Lo que se agota primero', column: 'lasts', direction: 'ascending' },
  { id: 'nombre', label: 'Nombre, A a Z', column: 'product', direction: 'ascending' },
]);

function useFilters(): readonly ListFilter<Pick<StockSearch, 'q' | 'almacen'>>[] {
  const { value } = useRead(warehouseList, {}, { freshFor: 60_000 });
  return useMemo(
    () => [
      textFilter('q', 'Buscar en el almacén', 'Producto o SKU'),
      {
        fields: ['almacen'],
        render: ({ search, onChange }) => (
          <ChoiceFilter
            label="Almacén"
            items={(value?.detail ?? []).map(({ warehouseId: id, name: label }) => ({ id, label }))}
            value={search.almacen || null}
            onChange={(chosen) => onChange({ almacen: chosen ?? '' })}
          />
        ),
      },
    ],
    [value],
  );
}

/** `/fulfillment/consultar-inventario`: SKU by warehouse, and for how long it lasts (D359). */
export default function ViewInventoryPage() {
  useFeature(stockFeature);
  const dispatch = useAppDispatch();
  const list = useList(inventoryPage, stockSearch, stockInput);
  const { search, go } = list;
  const clock = useClock();
  const filters = useFilters();
  const columns = useMemo(() => columnsOf(search), [search]);
  const read = useAppSelector((state) => inventoryPage.select(state, stockInput(search)));
  return (
    <ListPage
      list={list}
      title="Consultar inventario"
      context={
        read.status === 'succeeded'
          ? `Existencias de las ${formatTime(read.at, clock.timeZone)}`
          : 'Lo que guardas en el almacén, y para cuántos días alcanza'
      }
      noun={['SKU', 'SKU']}
      columns={columns}
      rowKey={({ sku, warehouseId }) => `${sku} ${warehouseId}`}
      rowName={({ name, warehouseName }) => `${name}, ${warehouseName}`}
      skeleton={{ facts: [2, 1, 2], hasEnd: true }}
      filters={filters}
      sorting={sorting}
      actions={
        <>
          <Explain
            figure="Días de inventario"
            definition="Tus piezas disponibles en todos los almacenes, entre lo que vendes al día de ese SKU en todos tus canales, según los últimos 28 días completos."
            notes={[
              'Reservadas: piezas de retiros que el almacén aún no entrega.',
              'En camino: piezas de envíos que el almacén aún no cuenta.',
            ]}
          />
          <CopyTable of="inventario" rows={list.rows ?? []} columns={stockColumns(clock.timeZone)} />
          <Button
            icon={<DownloadIcon size={16} />}
            onPress={() =>
              dispatch(stockExportRequested({ id: crypto.randomUUID(), query: stockFilters(search) }))
            }
          >
            {list.total > 0 ? `Exportar ${formatNumber(list.total)}` : 'Exportar'}
          </Button>
        </>
      }
      notice={<StoreOnPaper parts={[search.q]} />}
      empty={{
        title: 'Aún no tienes inventario en el almacén',
        text: 'Cuando mandes piezas, aquí verás cuántas quedan y para cuántos días alcanzan.',
        action: (
          <ButtonLink variant="primary" href={paths.sendInventory()}>
            Enviar inventario
          </ButtonLink>
        ),
      }}
      noMatch={{ title: 'Ningún SKU coincide', text: 'Prueba con otro nombre u otro almacén.' }}
      failedTitle="No pudimos cargar tu inventario"
      comfort="Tus piezas están a salvo."
    >
      {search.sku !== '' && (
        <StockDrawer
          key={search.sku}
          sku={search.sku}
          onClose={() => go({ pagina: search.pagina, sku: '' })}
        />
      )}
    </ListPage>
  );
}
