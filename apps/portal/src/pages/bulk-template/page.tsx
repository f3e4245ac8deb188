import { formatNumber } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CellText, ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DownloadIcon } from '@trastienda/ui/icons';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useMemo } from 'react';
import { productsFilters, stateFilter } from '../../entities/product/filters.tsx';
import { categoryOfId, productPage } from '../../entities/product/operations.ts';
import { productFilters } from '../../entities/product/product-query.ts';
import { productsText } from '../../entities/product/words.ts';
import { PageHeader, useIsMobile } from '../../shared/layout/index.ts';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch, useAppSelector, useFeature, useRead } from '../../shared/store/hooks.ts';
import { CategoryChoice } from './category-choice.tsx';
import { templateFeature, templateFile, type TemplateFormat, templateRequested } from './feature.ts';
import { type TemplateColumn, templateColumns } from './model.ts';
import { templateSearch } from '../../shared/routes/bulk-search.ts';
import * as s from './template.css.ts';

const columns: DataTableColumn<TemplateColumn>[] = [
  {
    key: 'head',
    header: 'Columna',
    width: 200,
    isRowHeader: true,
    cell: ({ head, isAsked }) => (
      <CellText secondary={isAsked ? 'Necesaria para vender' : undefined}>{head}</CellText>
    ),
  },
  {
    key: 'help',
    header: 'Qué lleva',
    minWidth: 240,
    cell: ({ help }) => <span className={s.example}>{help}</span>,
  },
  {
    key: 'example',
    header: 'Ejemplo',
    width: 220,
    cell: ({ example }) => <span className={s.example}>{example === '' ? '—' : example}</span>,
  },
];

/** `/mis-productos/catalogo-de-productos/seleccionar-plantilla`: what a file may hold, before it is downloaded (S2.50). */
export default function BulkTemplatePage() {
  useFeature(templateFeature);
  const dispatch = useAppDispatch();
  const isMobile = useIsMobile();
  const address = useSearch(templateSearch);
  const { search, go } = address;
  const { tipo, de, ids } = search;
  const isNew = tipo === 'alta';
  const filters = useMemo(() => (isNew ? {} : productFilters(search)), [isNew, search]);
  const category = useRead(categoryOfId, de === '' ? null : { params: { id: de } }, { freshFor: 60_000 });
  const found = useRead(
    productPage,
    isNew
      ? null
      : {
          query: {
            page: 1,
            pageSize: 20,
            ...filters,
            ...(de !== '' && { filter_categoria: de }),
            ...(ids.length > 0 && { ids: [...ids] }),
          },
        },
  );
  const attributes = category.value?.data.attributes;
  const rows = useMemo(() => templateColumns(attributes ?? []), [attributes]);
  const total = found.value?.total ?? null;
  const isCsvPending = useAppSelector((state) => templateFile.select(state, 'csv').status === 'loading');
  const isXlsxPending = useAppSelector((state) => templateFile.select(state, 'xlsx').status === 'loading');
  const download = (format: TemplateFormat) => () =>
    dispatch(
      templateRequested({
        params: { categoryId: de === '' ? 'todas' : de },
        query: { type: tipo, format, ...filters, ...(ids.length > 0 && !isNew && { ids: [...ids] }) },
      }),
    );
  const reason = total === 0 ? 'Ningún producto coincide' : undefined;
  return (
    <>
      <PageHeader
        title="Plantilla para tu archivo"
        context="Descárgala, llénala en tu hoja de cálculo y súbela"
        back={{ href: paths.bulkLoad(), label: 'Carga masiva' }}
      />
      <div className={s.stack}>
        <Card title="Para qué">
          <div className={s.fields}>
            <SegmentedControl
              className={s.choice}
              aria-label="Para qué"
              items={[
                { id: 'alta', label: 'Productos nuevos' },
                { id: 'edicion', label: 'Cambiar los que tengo' },
              ]}
              value={tipo}
              onChange={(next) => go({ tipo: next === 'edicion' ? 'edicion' : 'alta' }, { replace: true })}
            />
            <div className={s.choice}>
              <CategoryChoice value={de} onChange={(next) => go({ de: next }, { replace: true })} />
            </div>
            {!isNew &&
              (ids.length > 0 ? (
                <p className={s.note}>{`Solo los ${productsText(ids.length)} que elegiste`}</p>
              ) : (
                <ListFilters {...address} filters={editFilters} />
              ))}
          </div>
        </Card>
        <section className={s.rows} aria-labelledby="template-columns">
          <h2 id="template-columns" className={s.title}>
            Qué lleva cada columna
          </h2>
          <p className={s.note}>
            Puedes quitar las que no uses y cambiar su orden. Una celda vacía no cambia nada; [vaciar] borra
            lo que hay.
          </p>
          <DataTable
            label="Columnas de la plantilla"
            columns={columns}
            rows={[...rows]}
            rowKey={({ key }) => key}
            rowName={({ head }) => `columna ${head}`}
            status={category.status === 'loading' && category.value === null ? 'loading' : 'ready'}
            labels={{ loading: 'Cargando columnas' }}
            renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
          />
        </section>
        <StickyFooter
          summary={
            <span className={s.summary}>
              <span className={s.strong}>
                {isNew
                  ? 'Plantilla con un ejemplo'
                  : total === null
                    ? 'Contando tus productos…'
                    : `Plantilla con ${productsText(total)}`}
              </span>
              <span className={s.caption}>
                {isNew
                  ? `${formatNumber(rows.length)} datos por producto`
                  : 'Una fila por cada SKU, con lo que tiene hoy'}
              </span>
            </span>
          }
        >
          <Button
            aria-label="Descargar CSV"
            pending={isCsvPending}
            pendingLabel="Preparando…"
            disabledReason={reason}
            onPress={download('csv')}
          >
            {isMobile ? 'CSV' : 'Descargar CSV'}
          </Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={16} />}
            pending={isXlsxPending}
            pendingLabel="Preparando…"
            disabledReason={reason}
            onPress={download('xlsx')}
          >
            Descargar Excel
          </Button>
        </StickyFooter>
      </div>
    </>
  );
}

/** The category is a choice of its own. */
const editFilters = [...productsFilters.filter(({ fields }) => !fields.includes('categoria')), stateFilter];
