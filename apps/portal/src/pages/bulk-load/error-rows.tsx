import { formatNumber, counted } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { type CellChange, EditableGrid, type EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { CheckCircleIcon } from '@trastienda/ui/icons';
import { Pagination } from '@trastienda/ui/Pagination';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useMemo, useState } from 'react';
import { loadRetry, loadRows } from '../../entities/bulk-load/operations.ts';
import { CategoryDialog } from '../../entities/product/category-dialog.tsx';
import { type BulkLoad, headOf, type LoadRow, rowsText } from '../../entities/bulk-load/words.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { CallFailed, useIsMobile } from '../../shared/layout/index.ts';
import { body } from '../../shared/list/list-page.css.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { useKept } from '../../shared/persistence/use-kept.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { asideOf, Cards, firstOpen, used } from './faulty-row.tsx';
import { mendedRequested } from '../../features/bulk-loads/file-feature.ts';
import { columnKeys, faultsOf, isOpen, type Mended, sameCategory, withMended } from './model.ts';
import type { LoadSearch } from './search.ts';
import { GRID_PAGE, type useFailedRows } from './use-failed-rows.ts';
import * as s from './load.css.ts';

type Failed = ReturnType<typeof useFailedRows>;
type Load = BulkLoad & {
  readonly causes?:
    | readonly {
        readonly code: string;
        readonly field: string | null;
        readonly message: string;
        readonly rows: number;
      }[]
    | undefined;
};

const widths: Readonly<Record<string, number>> = { sku: 140, name: 220, category: 160, description: 240 };
const figures = /^(?:price|salePrice|cost|stock|height|width|depth|weight|price_|buffer_)/u;

const columnOf = (key: string): EditableGridColumn => ({
  id: key,
  label: headOf(key),
  // The cells are texts: they are shown as they were written, and the service names their faults.
  type: 'text',
  width: widths[key] ?? (figures.test(key) ? 128 : 160),
});

/** The texts written in the cells of a load, stored until they are sent. */
function useMended(load: string): readonly [Mended, (changes: readonly CellChange[]) => void] {
  const [text, keep] = useKept('bulk-load', load, 'mended');
  const mended = useMemo((): Mended => {
    try {
      return text === null ? {} : (JSON.parse(text) as Mended);
    } catch {
      return {};
    }
  }, [text]);
  const write = (changes: readonly CellChange[]) => {
    const next: Record<string, Record<string, string>> = {};
    for (const [row, cells] of Object.entries(mended)) next[row] = { ...cells };
    for (const { row, column, after } of changes) next[row] = { ...next[row], [column]: after };
    keep(JSON.stringify(next));
  };
  return [mended, write];
}

type Props = AddressState<LoadSearch> & { readonly load: Load; readonly failed: Failed };

/** The rows that were not saved, mended in place and sent again alone (law 1). */
export function ErrorRows({ load, failed, search, go }: Props) {
  const dispatch = useAppDispatch();
  const isMobile = useIsMobile();
  const [mended, write] = useMended(load.id);
  const [choosing, setChoosing] = useState<LoadRow | null>(null);
  const retry = useAppSelector((state) => loadRetry.select(state, load.id));
  const { read, rows, total } = failed;
  const ready = rows.filter(
    (row) =>
      mended[String(row.row)] !== undefined &&
      firstOpen(row, mended) === undefined &&
      !failed.pending.has(row.row),
  );
  const suggested = rows.flatMap((row) =>
    faultsOf(row)
      .filter((fault) => isOpen(fault, row, mended))
      .flatMap((fault) => used(row, fault)),
  );
  const columns = useMemo(() => columnKeys(rows).map(columnOf), [rows]);
  const gridRows = useMemo(
    () => rows.map((row) => ({ id: String(row.row), cells: withMended(row, mended).values })),
    [rows, mended],
  );
  const errors = useMemo(
    () =>
      rows.flatMap((row) =>
        faultsOf(row).flatMap(({ field, message }) =>
          field === null
            ? []
            : [{ row: String(row.row), column: field, value: row.values[field] ?? '', message }],
        ),
      ),
    [rows],
  );
  const byId = useMemo(() => new Map(rows.map((row) => [String(row.row), row])), [rows]);
  const aside = asideOf(byId, {
    mended,
    write,
    chooseCategory: setChoosing,
    pending: failed.pending,
  });
  const equal = choosing === null ? [] : sameCategory(rows, mended, choosing);
  const causes = load.causes ?? [];
  const fields = [...new Set(causes.flatMap(({ field }) => field ?? []))];
  const left = load.failed - failed.mendedCount;
  const narrowing = (
    <div className={s.tools}>
      {fields.length > 1 && (
        <ChoiceFilter
          label="Columna"
          items={fields.map((id) => ({ id, label: headOf(id) }))}
          value={search.columna === '' ? null : search.columna}
          onChange={(columna) => go({ columna: columna ?? '' }, { replace: true })}
        />
      )}
      {causes.length > 1 && (
        <ChoiceFilter
          label="Tipo de error"
          items={causes
            .filter(({ code }, at) => causes.findIndex((one) => one.code === code) === at)
            .map(({ code, message, rows: count }) => ({
              id: code,
              label: `${message} (${formatNumber(count)})`,
            }))}
          value={search.causa === '' ? null : search.causa}
          onChange={(causa) => go({ causa: causa ?? '' }, { replace: true })}
        />
      )}
    </div>
  );
  if (failedWithNothing(read)) {
    return (
      <Card>
        <CallFailed
          error={read.error}
          call={loadRows.call}
          title="No pudimos cargar las filas"
          onRetry={read.ask}
        />
      </Card>
    );
  }
  if (read.value !== null && left <= 0) {
    return (
      <Card>
        <EmptyState kind="clear" title="Todas las filas quedaron guardadas">
          {failed.mendedCount > 0 ? 'También las que corregiste.' : 'No hay nada que corregir.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Banner
        tone="warning"
        title={`Corrige ${counted(left, 'fila')} para terminar.`}
        action={
          suggested.length > 0 && (
            <Button size="sm" icon={<CheckCircleIcon size={16} />} onPress={() => write(suggested)}>
              {suggested.length === 1 ? 'Usar 1 sugerencia' : `Usar ${suggested.length} sugerencias`}
            </Button>
          )
        }
      >
        Lo que ya se guardó no se vuelve a enviar.
      </Banner>
      {retry.status === 'failed' && (
        <Banner tone="critical" title="No se guardaron.">
          {causeWords(retry.error, { call: loadRetry.call })}
        </Banner>
      )}
      <div className={body}>
        {isMobile && narrowing}
        {isMobile ? (
          <Cards rows={rows} mended={mended} write={write} chooseCategory={setChoosing} />
        ) : (
          <EditableGrid
            label="Filas con error"
            columns={columns}
            rows={gridRows}
            rowName={({ id }) => id}
            errors={errors}
            aside={aside}
            isErrorMode
            toolbar={narrowing}
            onChange={write}
            labels={{ noRows: read.value === null ? 'Cargando filas…' : 'Ninguna fila con este error' }}
          />
        )}
        {total > GRID_PAGE && (
          <Pagination
            total={total}
            page={search.pagina}
            pageSize={GRID_PAGE}
            onPageChange={(pagina) => go({ pagina })}
          />
        )}
      </div>
      {choosing !== null && (
        <CategoryDialog
          note={
            equal.length > 1
              ? `Va en las ${formatNumber(equal.length)} filas de esta página que dicen «${choosing.values['category'] ?? ''}».`
              : undefined
          }
          onClose={() => setChoosing(null)}
          onChoose={({ path }) => {
            write(
              equal.map(({ row, values }) => ({
                row: String(row),
                column: 'category',
                before: values['category'] ?? '',
                after: path.join(' > '),
              })),
            );
            setChoosing(null);
          }}
        />
      )}
      <StickyFooter
        summary={
          <span role="status" className={s.summary}>
            <span className={s.strong}>
              {`${formatNumber(ready.length)} de ${rowsText(left)} ${left === 1 ? 'corregida' : 'corregidas'}, sin guardar`}
            </span>
            {!isMobile && <span className={s.caption}>Enter pasa al siguiente error</span>}
          </span>
        }
      >
        <Button
          variant="primary"
          pending={retry.status === 'loading' || failed.pending.size > 0}
          pendingLabel="Guardando…"
          disabledReason={ready.length === 0 ? 'Corrige al menos una fila' : undefined}
          onPress={() =>
            dispatch(mendedRequested({ load, rows: ready.map((row) => withMended(row, mended)) }))
          }
        >
          {ready.length === 0 ? 'Guardar filas' : `Guardar ${rowsText(ready.length)}`}
        </Button>
      </StickyFooter>
    </>
  );
}
