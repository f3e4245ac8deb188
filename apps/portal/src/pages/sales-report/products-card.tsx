import type { CallOutput } from '@trastienda/api-client';
import { listProductPerformance } from '@trastienda/api-client/kidal';
import { formatNumber, toCentavos } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { Pagination } from '@trastienda/ui/Pagination';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { ShareBar } from '@trastienda/ui/ShareBar';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { useMemo } from 'react';
import { Change } from '../../entities/sale/change.tsx';
import { Explain } from '../../entities/sale/explain.tsx';
import { StockLasts } from '../../entities/sale/stock-lasts.tsx';
import { actionsColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { CopyTable } from '../../shared/list/copy-table.tsx';
import { CardSkeleton } from '../../shared/list/card-skeleton.tsx';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { failedWithNothing, tableStatusOf } from '../../shared/list/table-status.ts';
import { CallFailed } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { productColumns } from './copied.ts';
import { noSales } from './model.ts';
import { productsPerPage, type SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

type Product = CallOutput<typeof listProductPerformance>['rows'][number] & {
  /** The place in the ranking of all pages. */
  readonly place: number;
};

function columnsOf({ compared, days, search, go }: SalesReport, most: number): DataTableColumn<Product>[] {
  const columns: DataTableColumn<Product>[] = [
    {
      key: 'place',
      header: '#',
      label: 'Lugar',
      width: 48,
      align: 'end',
      inCard: 'none',
      cell: ({ place }) => <span className={s.figures}>{place}</span>,
    },
    {
      key: 'product',
      header: 'Producto',
      isRowHeader: true,
      minWidth: 240,
      cell: ({ name, sku, category_name: category, ImageLinkThumbnail }) => (
        <span className={s.product}>
          <Thumbnail src={ImageLinkThumbnail} name={name} size="md" />
          <CellText secondary={[sku, category || 'Sin categoría'].join(' · ')}>{name}</CellText>
        </span>
      ),
    },
    {
      key: 'units',
      header: 'Unidades',
      width: 96,
      align: 'end',
      priority: 2,
      cell: ({ unidades }) => <span className={s.figures}>{formatNumber(unidades)}</span>,
    },
    moneyColumn({ key: 'sales', header: 'Ventas', width: 120, inCard: 'end' }, ({ ventas }) =>
      toCentavos(ventas),
    ),
    {
      key: 'share',
      header: 'Parte',
      width: 132,
      priority: 4,
      inCard: 'none',
      cell: ({ porcentajeTotal }) => <ShareBar percent={porcentajeTotal} max={most} />,
    },
    {
      key: 'change',
      header: 'Cambio',
      width: 112,
      align: 'end',
      priority: 3,
      cell: ({ porcentajeActual }) => <Change percent={porcentajeActual} />,
    },
    {
      key: 'stock',
      header: 'Existencias',
      width: 104,
      align: 'end',
      priority: 3,
      cell: ({ stock }) => <span className={s.figures}>{formatNumber(stock)}</span>,
    },
    {
      key: 'lasts',
      header: 'Días de inventario',
      width: 148,
      priority: 2,
      cell: ({ stock, soldIn28Days }) => <StockLasts stock={stock} soldIn28Days={soldIn28Days} />,
    },
    actionsColumn({ width: 88, inCard: 'end' }, ({ name, sku }) => (
      <RowMenu
        of={`de ${name}`}
        items={[
          search.sku === sku
            ? { id: 'all', label: 'Ver todos los productos' }
            : { id: 'only', label: 'Ver el reporte de este SKU' },
          {
            id: 'orders',
            label: 'Ver pedidos',
            href: paths.orders({
              search: sku,
              desde: days.firstDay,
              hasta: days.lastDay,
              canal: search.canal,
            }),
          },
        ]}
        onAction={(id) => id !== 'orders' && go({ sku: id === 'only' ? sku : '' })}
      />
    )),
  ];
  return compared === null ? columns.filter(({ key }) => key !== 'change') : columns;
}

/** 'Productos': what sold, by amount or by units, and how long it lasts (S2.76). */
export function ProductsCard({ report }: { readonly report: SalesReport }) {
  const { search, go, reads, isSaidOnce, compared } = report;
  const { products } = reads;
  const rows = useMemo(
    () =>
      (products.value?.rows ?? []).map((product, at) => ({
        ...product,
        place: (search.pagina - 1) * productsPerPage + at + 1,
      })),
    [products.value, search.pagina],
  );
  const most = Math.max(0, ...rows.map(({ porcentajeTotal }) => porcentajeTotal));
  const columns = columnsOf(report, most);
  const total = products.value?.total ?? 0;
  return (
    <Card
      flush
      title="Productos"
      action={
        <span className={s.acts}>
          <Explain
            figure="Productos"
            definition="Las piezas vendidas de cada SKU en estas fechas y en los canales que elegiste. La parte es de todo lo vendido."
            notes={[
              'Días de inventario: tus existencias entre lo que se vende al día, según los últimos 28 días completos y todos tus canales.',
              'Un SKU que ya no está en tu catálogo aparece con el nombre de su última venta.',
            ]}
          />
          <CopyTable of="productos" rows={rows} columns={productColumns(compared !== null)} />
          <SegmentedControl
            aria-label="Ordenar productos"
            value={search.orden}
            onChange={(orden) => go({ orden: orden === 'unidades' ? 'unidades' : 'monto' })}
            items={[
              { id: 'monto', label: 'Por monto' },
              { id: 'unidades', label: 'Por unidades' },
            ]}
          />
        </span>
      }
    >
      <DataTable
        label="Productos vendidos"
        columns={columns}
        rows={rows}
        rowKey={({ sku }) => sku}
        rowName={({ name }) => `producto ${name}`}
        status={tableStatusOf(products)}
        labels={{ loading: 'Cargando productos' }}
        renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
        cardSkeleton={<CardSkeleton facts={[2, 1, 2]} hasEnd />}
        placeholder={
          failedWithNothing(products) ? (
            <CallFailed
              error={products.error}
              call={listProductPerformance}
              title="No pudimos cargar tus productos"
              isQuiet
              isCauseSaid={isSaidOnce}
              onRetry={products.ask}
            />
          ) : (
            <EmptyState
              kind="no-match"
              headingLevel={3}
              title={search.pagina > 1 ? 'Esta página ya no tiene productos' : noSales}
              action={
                search.pagina > 1 && <Button onPress={() => go({ pagina: 1 })}>Ver la primera página</Button>
              }
            >
              {search.pagina > 1
                ? 'Se vendieron menos productos que antes.'
                : 'Prueba con otras fechas u otro canal.'}
            </EmptyState>
          )
        }
        footer={
          total > 0 ? (
            <Pagination
              total={total}
              page={search.pagina}
              pageSize={productsPerPage}
              onPageChange={(pagina) => go({ pagina })}
            />
          ) : undefined
        }
      />
    </Card>
  );
}
