import { counted } from '@trastienda/domain';
import type { ProductPage } from '@trastienda/api-client';
import { ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import { PlusIcon } from '@trastienda/ui/icons';
import { type TabItem, Tabs } from '@trastienda/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { productsFilters } from '../../entities/product/filters.tsx';
import { productPage } from '../../entities/product/operations.ts';
import { productsQuery } from '../../entities/product/product-query.ts';
import { productsText, stateLabels } from '../../entities/product/words.ts';
import { useClock, useIsMobile } from '../../shared/layout/index.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { type List, useList } from '../../shared/list/use-list.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { allAsked } from './acts.ts';
import { BulkMenu } from './bulk-menu.tsx';
import { CatalogueBulkBar } from './catalogue-bulk-bar.tsx';
import { cardColumns, columnsOf, sorting } from './columns.tsx';
import { countOf, type ProductItem, productsInput } from './model.ts';
import { catalogueFeature } from './saga.ts';
import {
  catalogueAddress,
  type CatalogueSearch,
  catalogueSearch,
  type ProductState,
  productStates,
} from '../../shared/routes/catalogue-search.ts';
import { productsChosen, selectChosen } from './slice.ts';
import { usePriceEdit } from './use-price-edit.tsx';
import * as s from './catalogue.css.ts';

/** '1,285 productos · 1,248 activos · 37 no disponibles' */
const totalsOf = ({ total, active }: ProductPage['counts']): string =>
  [
    productsText(total),
    counted(active, 'activo'),
    ...(total > active ? [counted(total - active, 'no disponible')] : []),
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
  const { editing, dialog } = usePriceEdit(list.read.status === 'loading');
  const columns = useMemo(() => columnsOf(clock), [clock]);
  const isMobile = useIsMobile();
  const navigate = useNavigate();
  const isQuiet = choosing.selected.size > 0 || list.rows?.length === 0;
  return (
    <ListPage
      list={list}
      title="Mis productos"
      context={counts ? totalsOf(counts) : 'Precios, existencias y canales'}
      actions={
        <>
          <BulkMenu search={search} />
          {isMobile ? (
            <IconButton
              variant={isQuiet ? 'secondary' : 'primary'}
              label="Crear producto"
              icon={<PlusIcon />}
              onPress={() => void navigate(paths.createProduct())}
            />
          ) : (
            <ButtonLink
              variant={isQuiet ? 'secondary' : 'primary'}
              icon={<PlusIcon size={16} />}
              href={paths.createProduct()}
            >
              Crear producto
            </ButtonLink>
          )}
        </>
      }
      noun={['producto', 'productos']}
      columns={columns}
      cardColumns={cardColumns}
      editing={editing}
      sorting={sorting}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      choosing={choosing}
      skeleton={{ facts: [], hasPicture: true, hasBrief: true }}
      filters={productsFilters}
      empty={{
        title: 'Sube tu primer producto',
        text: 'Uno por uno, o todos juntos con un archivo: también con el que bajas de Shopify o WooCommerce.',
        action: (
          <>
            <ButtonLink variant="primary" href={paths.createProduct()}>
              Crear producto
            </ButtonLink>
            <ButtonLink href={paths.bulkLoad()}>Subir un archivo</ButtonLink>
          </>
        ),
      }}
      noMatch={{ title: 'Ningún producto coincide', text: 'Prueba con otra palabra, otro SKU u otro canal.' }}
      comfort="Tus productos están a salvo."
      frame={inTabs(items, search.estado)}
    >
      {dialog}
    </ListPage>
  );
}
