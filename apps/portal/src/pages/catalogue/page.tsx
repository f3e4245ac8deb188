import { channelName, formatNumber } from '@trastienda/domain';
import type { ProductPage } from '@trastienda/api-client';
import { ButtonLink } from '@trastienda/ui/Button';
import { PlusIcon } from '@trastienda/ui/icons';
import { type TabItem, Tabs } from '@trastienda/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { choiceFilter, type ListFilter, textFilter } from '../../shared/list/filters.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { type List, useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature, useRead } from '../../shared/store/hooks.ts';
import { allAsked } from './acts.ts';
import { CatalogueBulkBar } from './catalogue-bulk-bar.tsx';
import { columnsOf } from './columns.tsx';
import { countOf, type ProductItem, productsInput, productsQuery, productsText } from './model.ts';
import { productPage, topCategories } from './operations.ts';
import { catalogueFeature } from './saga.ts';
import {
  catalogueAddress,
  catalogueChannelNames,
  catalogueChannels,
  type CatalogueSearch,
  catalogueSearch,
  type LackChoice,
  lackNames,
  type ProductState,
  productStates,
  shippingChoices,
} from './search.ts';
import { productsChosen, selectChosen } from './slice.ts';
import * as s from './catalogue.css.ts';

const stateLabels: Readonly<Record<ProductState, string>> = {
  todos: 'Todos',
  activos: 'Activos',
  pausados: 'Pausados',
  agotados: 'Sin existencias',
  borradores: 'Borradores',
};

const shippingLabels = {
  dropshipping: 'Guía de Trastienda',
  fulfillment: 'Desde fulfillment',
  propia: 'Entrega propia',
} as const;

const lackLabels: Readonly<Record<LackChoice, string>> = {
  foto: 'Foto',
  categoria: 'Categoría',
  atributos: 'Atributos',
  precio: 'Precio',
  existencias: 'Existencias',
  codigo: 'Código de barras',
  sat: 'Clave SAT',
  marca: 'Marca',
};

/** Of the categories that her products are in; the one of the address too, whatever its rank. */
function CategoryFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (categoria: string) => void;
}) {
  const { value: answer } = useRead(topCategories, {});
  const items = (answer?.data ?? []).map(({ category, category_name: name, total }) => ({
    id: category,
    label: `${name} (${formatNumber(total)})`,
  }));
  const isKnown = value === '' || items.some(({ id }) => id === value);
  return (
    <ChoiceFilter
      label="Categoría"
      items={isKnown ? items : [{ id: value, label: 'Otra categoría' }, ...items]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

const filters: ListFilter<CatalogueSearch>[] = [
  textFilter('q', 'Buscar productos', 'Nombre o SKU'),
  textFilter('marca', 'Marca', 'Marca'),
  {
    fields: ['categoria'],
    render: ({ search, onChange }) => (
      <CategoryFilter value={search.categoria} onChange={(categoria) => onChange({ categoria })} />
    ),
  },
  choiceFilter(
    'marketplace',
    'Canal',
    catalogueChannelNames.map((id) => ({ id, label: channelName(catalogueChannels[id]) })),
  ),
  choiceFilter(
    'envio',
    'Tipo de envío',
    shippingChoices.map((id) => ({ id, label: shippingLabels[id] })),
  ),
  choiceFilter(
    'falta',
    'Qué falta',
    lackNames.map((id) => ({ id, label: lackLabels[id] })),
  ),
];

/** '1,285 productos · 1,248 activos · 37 no disponibles' */
const totalsOf = ({ total, active }: ProductPage['counts']): string =>
  [
    productsText(total),
    `${formatNumber(active)} ${active === 1 ? 'activo' : 'activos'}`,
    ...(total > active ? [`${formatNumber(total - active)} no disponibles`] : []),
  ].join(' · ');

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

/** The chosen products, over pages and filters, as the table and its bar take them. */
function useChoosing(list: List<ProductItem, CatalogueSearch>) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosen);
  const { rows, total, search } = list;
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  return {
    selected,
    onSelectionChange: (next: ReadonlySet<string>) =>
      void dispatch(
        productsChosen([
          ...chosen.filter(({ id }) => next.has(id)),
          ...(rows ?? []).filter(({ id }) => next.has(id) && !selected.has(id)),
        ]),
      ),
    onSelectAll: () => void dispatch(allAsked({ query: productsQuery(search), total })),
    bulkBar: chosen.length > 0 && <CatalogueBulkBar search={search} total={total} chosen={chosen} />,
  };
}

/** `/mis-productos/catalogo-de-productos`: every product, by state, found by name or SKU (S2.46). */
export default function CataloguePage() {
  useFeature(catalogueFeature);
  const list = useList(productPage, catalogueSearch, productsInput);
  const clock = useClock();
  const { search } = list;
  const counts = useAppSelector((state) => productPage.select(state, productsInput(search)).value?.counts);
  const items = useMemo(() => tabsOf(search, counts), [search, counts]);
  const choosing = useChoosing(list);
  const isQuiet = choosing.selected.size > 0 || list.rows?.length === 0;
  return (
    <ListPage
      list={list}
      title="Mis productos"
      context={counts ? totalsOf(counts) : 'Precios, existencias y canales'}
      actions={
        <ButtonLink
          variant={isQuiet ? 'secondary' : 'primary'}
          icon={<PlusIcon size={16} />}
          href={paths.createProduct()}
        >
          Crear producto
        </ButtonLink>
      }
      noun={['producto', 'productos']}
      columns={columnsOf(clock)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      choosing={choosing}
      skeleton={{ facts: [2, 1, 1], hasEnd: true }}
      filters={filters}
      empty={{
        title: 'Sube tu primer producto',
        text: 'Con su precio, sus existencias y los canales donde se vende.',
        action: (
          <ButtonLink variant="primary" href={paths.createProduct()}>
            Crear producto
          </ButtonLink>
        ),
      }}
      noMatch={{ title: 'Ningún producto coincide', text: 'Prueba con otra palabra, otro SKU u otro canal.' }}
      comfort="Tus productos están a salvo."
      frame={inTabs(items, search.estado)}
    />
  );
}
