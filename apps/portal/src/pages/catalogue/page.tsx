import { absentValue, channelName, formatNumber, ownStoreCodes, toCentavos } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { IconButton } from '@trastienda/ui/IconButton';
import { DotsIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Menu } from '@trastienda/ui/Menu';
import { Money } from '@trastienda/ui/Money';
import { type TabItem, Tabs } from '@trastienda/ui/Tabs';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { type ReactNode, useMemo } from 'react';
import { choiceFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { countOf, type ProductItem, productsInput, stateOf } from './model.ts';
import { productActivation, productPage, productPause } from './operations.ts';
import {
  catalogueAddress,
  catalogueChannelNames,
  catalogueChannels,
  type CatalogueSearch,
  catalogueSearch,
  type ProductState,
  productStates,
} from './search.ts';
import * as s from './catalogue.css.ts';

const stateLabels: Readonly<Record<ProductState, string>> = {
  todos: 'Todos',
  activos: 'Activos',
  pausados: 'Pausados',
  agotados: 'Sin existencias',
  borradores: 'Borradores',
};

function ProductMenu({ product: { id, name, status } }: { readonly product: ProductItem }) {
  const dispatch = useAppDispatch();
  if (status === 'draft') return null;
  const input = { body: { ids: [id], salesChannels: [...ownStoreCodes] } };
  return (
    <Menu
      aria-label={`Acciones de ${name}`}
      trigger={
        <IconButton
          size="sm"
          variant="secondary"
          label={`Más acciones de ${name}`}
          icon={<DotsIcon size={16} />}
        />
      }
      items={[status === 'active' ? { id: 'pause', label: 'Pausar' } : { id: 'activate', label: 'Activar' }]}
      onAction={(action) =>
        dispatch((action === 'pause' ? productPause : productActivation).requested(input))
      }
    />
  );
}

const columns: DataTableColumn<ProductItem>[] = [
  {
    key: 'product',
    header: 'Producto',
    isRowHeader: true,
    cell: ({ name, sku, skus, category_name: category, ImageLinkThumbnail }) => (
      <span className={s.product}>
        <Thumbnail src={ImageLinkThumbnail} name={name} size="md" />
        <CellText
          secondary={[skus > 1 ? `${sku} y ${skus - 1} más` : sku, category || 'Sin categoría'].join(' · ')}
        >
          {name}
        </CellText>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Estado',
    width: 150,
    cell: (product) => {
      const { label, needsCare } = stateOf(product);
      return needsCare ? (
        <Badge tone="warning" icon={TriangleIcon}>
          {label}
        </Badge>
      ) : (
        label
      );
    },
  },
  {
    key: 'channels',
    header: 'Canales',
    width: 110,
    priority: 3,
    cell: ({ salesChannels }) =>
      salesChannels.length === 0 ? (
        absentValue
      ) : (
        <span className={s.channels}>
          {salesChannels.map((code) => (
            <ChannelTile key={code} code={code} size="sm" />
          ))}
        </span>
      ),
  },
  {
    key: 'stock',
    header: 'Existencias',
    width: 110,
    align: 'end',
    priority: 2,
    cell: ({ stock }) => <span className={s.figures}>{formatNumber(stock)}</span>,
  },
  {
    key: 'price',
    header: 'Precio',
    width: 120,
    align: 'end',
    inCard: 'end',
    cell: ({ price, salePrice }) => (
      <CellText
        secondary={
          salePrice < price ? (
            <span className={s.before}>
              <Money amount={toCentavos(price)} />
            </span>
          ) : undefined
        }
      >
        <Money amount={toCentavos(salePrice)} />
      </CellText>
    ),
  },
  {
    key: 'completeness',
    header: 'Ficha',
    width: 80,
    align: 'end',
    priority: 4,
    cell: ({ completeness }) => <span className={s.figures}>{`${completeness} %`}</span>,
  },
  {
    key: 'actions',
    header: 'Acciones',
    width: 88,
    align: 'end',
    inCard: 'end',
    cell: (product) => <ProductMenu product={product} />,
  },
];

const filters = [
  textFilter('q', 'Buscar productos', 'Nombre o SKU'),
  choiceFilter(
    'marketplace',
    'Canal',
    catalogueChannelNames.map((id) => ({ id, label: channelName(catalogueChannels[id]) })),
  ),
];

const tabsOf = (search: CatalogueSearch, counts: Parameters<typeof countOf>[0]) =>
  productStates.map((id) => ({
    id,
    label: stateLabels[id],
    count: countOf(counts, id),
    href: catalogueAddress({ ...search, estado: id, pagina: 1 }),
  }));

const inTabs = (items: readonly TabItem[], selected: ProductState) => (inside: ReactNode) => (
  <Tabs aria-label="Productos por estado" items={items} selectedKey={selected}>
    <div className={s.view}>{inside}</div>
  </Tabs>
);

/** `/mis-productos/catalogo-de-productos`: every product, by state, found by name or SKU (S2.46). */
export default function CataloguePage() {
  const list = useList(productPage, catalogueSearch, productsInput);
  const { search } = list;
  const counts = useAppSelector((state) => productPage.select(state, productsInput(search)).value?.counts);
  const items = useMemo(() => tabsOf(search, counts), [search, counts]);
  return (
    <ListPage
      list={list}
      title="Mis productos"
      context={
        counts
          ? `${formatNumber(counts.total)} productos · ${formatNumber(counts.active)} activos`
          : 'Precios, existencias y canales'
      }
      noun={['producto', 'productos']}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      skeleton={{ facts: [2, 1, 1], hasEnd: true }}
      filters={filters}
      empty={{
        title: 'Aquí verás tus productos',
        text: 'Con su precio, sus existencias y los canales donde se venden.',
      }}
      noMatch={{ title: 'Ningún producto coincide', text: 'Prueba con otra palabra, otro SKU u otro canal.' }}
      comfort="Tus productos están a salvo."
      frame={inTabs(items, search.estado)}
    />
  );
}
