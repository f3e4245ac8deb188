import { formatNumber } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { DownloadIcon } from '@trastienda/ui/icons';
import { productsFilters, stateFilter } from '../../entities/product/filters.tsx';
import { bulkLoadFeature } from '../../features/bulk-loads/file-feature.ts';
import { CallFailed, PageHeader, useIsMobile } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import {
  type ColumnSet,
  exportAddress,
  type MassEditSearch,
  massEditSearch,
} from '../../shared/routes/bulk-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { type AddressState, useSearch } from '../../shared/routes/use-search.ts';
import { useFeature } from '../../shared/store/hooks.ts';
import { Editing } from './editing.tsx';
import { MOST_ROWS } from './model.ts';
import { useEdits } from './use-edits.ts';
import { tableFile, useTable } from './use-table.ts';
import * as s from './edit.css.ts';

const filters = [...productsFilters, stateFilter];
type Props = {
  readonly title: string;
  readonly context: string;
  /** The one set of a page that has no choice of them. */
  readonly only?: ColumnSet;
};

/** Products as rows of a spreadsheet: edited in place, reviewed, and saved as the file that they are. */
export function EditPage({ title, context, only }: Props) {
  useFeature(bulkLoadFeature);
  const isMobile = useIsMobile();
  const address = useSearch(massEditSearch);
  const { search } = address;
  const draft = useEdits();
  const set = only ?? search.columnas;
  const table = useTable(search);
  const { rows } = table;
  return (
    <>
      <PageHeader
        title={title}
        context={
          rows === null
            ? context
            : search.ids.length > 0
              ? `${rowsText(rows.length)} de los productos que elegiste`
              : `${rowsText(rows.length)} · ${context}`
        }
        back={{ href: paths.products(), label: 'Catálogo de productos' }}
        actions={
          !isMobile && (
            <ButtonLink href={exportAddress(search, search.ids)} icon={<DownloadIcon size={16} />}>
              Usar un archivo
            </ButtonLink>
          )
        }
      />
      <div className={s.stack}>
        {search.ids.length === 0 && <ListFilters {...address} filters={filters} />}
        <Body {...address} set={set} hasSets={only === undefined} table={table} draft={draft} />
      </div>
    </>
  );
}

const rowsText = (count: number): string => `${formatNumber(count)} SKU`;

const isNarrowed = (search: MassEditSearch): boolean =>
  massEditSearch.format({ ...search, columnas: 'precios', pagina: 1 }) !== '';

type BodyProps = AddressState<MassEditSearch> & {
  readonly set: ColumnSet;
  readonly hasSets: boolean;
  readonly table: ReturnType<typeof useTable>;
  readonly draft: ReturnType<typeof useEdits>;
};

function Body({ table, ...rest }: BodyProps) {
  const { rows, error } = table;
  const { search } = rest;
  if (error !== null) {
    return (
      <Card>
        <CallFailed
          error={error}
          call={tableFile.call}
          title="No pudimos abrir la tabla"
          comfort="Lo que ya habías cambiado sigue aquí."
          onRetry={table.ask}
        />
      </Card>
    );
  }
  if (rows === null) {
    return (
      <Card busy>
        <CardBodySkeleton height={420} lines={9} />
      </Card>
    );
  }
  if (rows.length > MOST_ROWS) {
    return (
      <Card>
        <EmptyState
          kind="no-match"
          title={`Son ${rowsText(rows.length)}; la tabla toma ${formatNumber(MOST_ROWS)}`}
          action={<ButtonLink href={exportAddress(search)}>Descargar un archivo</ButtonLink>}
        >
          Filtra por categoría, canal o marca, o cámbialos con un archivo.
        </EmptyState>
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card>
        {isNarrowed(search) ? (
          <EmptyState kind="no-match" title="Ningún producto coincide">
            Prueba con otra palabra, otro SKU u otro canal.
          </EmptyState>
        ) : (
          <EmptyState
            title="Aún no tienes productos"
            action={<ButtonLink href={paths.bulkLoad()}>Subir un archivo</ButtonLink>}
          >
            Súbelos con un archivo, o créalos uno por uno.
          </EmptyState>
        )}
      </Card>
    );
  }
  return <Editing {...rest} rows={rows} byId={table.byId} keys={table.keys} />;
}
