import { formatNumber, ownStoreCodes } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { type CellChange, EditableGrid, type EditableGridHandle } from '@trastienda/ui/EditableGrid';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ColumnsIcon, DownloadIcon } from '@trastienda/ui/icons';
import { Pagination } from '@trastienda/ui/Pagination';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { Select } from '@trastienda/ui/Select';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadReview } from '../../entities/bulk-load/operations.ts';
import { TABLE_FILE } from '../../entities/bulk-load/words.ts';
import { productsFilters, stateFilter } from '../../entities/product/filters.tsx';
import { selectChannels } from '../../entities/store/selectors.ts';
import { bulkLoadFeature, fileChosen } from '../../features/bulk-loads/file-feature.ts';
import { rowsCsv } from '../../features/bulk-loads/row-file.ts';
import { loadBegun, selectBegun } from '../../features/bulk-loads/slice.ts';
import { CallFailed, PageHeader, useIsMobile } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { sha256 } from '../../shared/lib/sha256.ts';
import { ListFilters } from '../../shared/list/list-filters.tsx';
import { body } from '../../shared/list/list-page.css.ts';
import {
  columnSets,
  type ColumnSet,
  exportAddress,
  type MassEditSearch,
  massEditSearch,
} from '../../shared/routes/bulk-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { type AddressState, useSearch } from '../../shared/routes/use-search.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { ColumnDialog } from './column-dialog.tsx';
import {
  type DrawnRow,
  edited,
  editedRows,
  type Edits,
  editsText,
  lockedOf,
  MOST_ROWS,
  rowDrawer,
  type TableRow,
} from './model.ts';
import { ProductCards } from './product-cards.tsx';
import { columnsOfSet, type OwnCode, setLabels } from './sets.ts';
import { useEdits } from './use-edits.ts';
import { tableFile, useTable } from './use-table.ts';
import * as s from './edit.css.ts';

const filters = [...productsFilters, stateFilter];
const NAME_WIDTH = 288;
/** Products of one page on a phone. */
const CARDS = 20;

/** Which rows are on show. */
const views = ['all', 'changed', 'wrong'] as const;
type View = (typeof views)[number];
const viewLabels: Readonly<Record<View, string>> = {
  all: 'Todas',
  changed: 'Con cambios',
  wrong: 'Por revisar',
};

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
  const isTooLong = rows !== null && rows.length > MOST_ROWS;
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
        <Body
          {...address}
          set={set}
          hasSets={only === undefined}
          table={table}
          draft={draft}
          isTooLong={isTooLong}
          hasFilters={isNarrowed(search)}
        />
      </div>
    </>
  );
}

const rowsText = (count: number): string => `${formatNumber(count)} SKU`;

const isNarrowed = (search: MassEditSearch): boolean =>
  massEditSearch.format({ ...search, ids: [], columnas: 'precios', pagina: 1 }) !== '';

type BodyProps = AddressState<MassEditSearch> & {
  readonly set: ColumnSet;
  readonly hasSets: boolean;
  readonly table: ReturnType<typeof useTable>;
  readonly draft: ReturnType<typeof useEdits>;
  readonly isTooLong: boolean;
  readonly hasFilters: boolean;
};

function Body({ table, isTooLong, hasFilters, ...rest }: BodyProps) {
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
  if (isTooLong) {
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
        {hasFilters || search.ids.length > 0 ? (
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

type EditingProps = AddressState<MassEditSearch> & {
  readonly set: ColumnSet;
  readonly hasSets: boolean;
  readonly draft: ReturnType<typeof useEdits>;
  readonly rows: readonly TableRow[];
  readonly byId: ReadonlyMap<string, TableRow>;
  readonly keys: readonly string[];
};

/** Channels of the contract; all of them while they are not known. */
function useOwnChannels(): readonly OwnCode[] {
  const known = useAppSelector(selectChannels);
  return useMemo(
    () =>
      ownStoreCodes.filter(
        (code) => known?.some(({ channel_id: id, available }) => id === code && available) ?? true,
      ),
    [known],
  );
}

const isWrong = ({ errors, warnings }: DrawnRow): boolean => errors.length > 0 || warnings.length > 0;

/** The rows of a view; those that were in it when it was chosen stay while they are worked on. */
function useView(drawn: readonly DrawnRow[], edits: Edits) {
  const [view, setView] = useState<{ readonly id: View; readonly rows: ReadonlySet<string> | null }>({
    id: 'all',
    rows: null,
  });
  const shown = useMemo(
    () => (view.rows === null ? drawn : drawn.filter(({ row }) => view.rows?.has(row.id))),
    [drawn, view],
  );
  const choose = (id: View) =>
    setView({
      id,
      rows:
        id === 'all'
          ? null
          : new Set(
              drawn
                .filter((one) => (id === 'changed' ? edits[one.row.id] !== undefined : isWrong(one)))
                .map(({ row }) => row.id),
            ),
    });
  return { view: view.id, shown, choose };
}

const all = <Item,>(lists: readonly (readonly Item[])[]): readonly Item[] => lists.flat();
const noErrors: readonly never[] = [];

function Editing({ set, hasSets, draft, rows, byId, keys, search, go }: EditingProps) {
  const isMobile = useIsMobile();
  const channels = useOwnChannels();
  const { edits, change, key } = draft;
  const columns = useMemo(() => columnsOfSet(set, channels, keys), [set, channels, keys]);
  const locked = useMemo(() => lockedOf(columns.map(({ id }) => id)), [columns]);
  const draw = useMemo(() => rowDrawer(channels, locked), [channels, locked]);
  const drawn = useMemo(() => rows.map((row) => draw(row, edits[row.id])), [rows, edits, draw]);
  const { view, shown, choose } = useView(drawn, edits);
  const gridRows = useMemo(() => shown.map(({ row }) => row), [shown]);
  const wrong = useMemo(() => drawn.filter(isWrong), [drawn]);
  const errors = useMemo(
    () => (wrong.length === 0 ? noErrors : all(wrong.map((one) => one.errors))),
    [wrong],
  );
  const warnings = useMemo(
    () => (wrong.length === 0 ? noErrors : all(wrong.map((one) => one.warnings))),
    [wrong],
  );
  const grid = useRef<EditableGridHandle>(null);
  const [acting, setActing] = useState<{
    readonly chosen: readonly TableRow[];
    readonly column: string;
  } | null>(null);
  const write = (changes: readonly CellChange[]) => change((before) => edited(before, changes, byId));
  const apply = (changes: readonly CellChange[]) => {
    if (grid.current) grid.current.change(changes);
    else write(changes);
  };
  const seen = shown.flatMap(({ row }) => byId.get(row.id) ?? []);
  const openDialog = () => {
    const area = grid.current?.chosen();
    const chosen = area === undefined ? [] : seen.slice(area.from.row, area.to.row + 1);
    setActing({ chosen, column: columns[area?.from.column ?? 0]?.id ?? '' });
  };
  const tools: ReactNode = (
    <div className={isMobile ? s.tools : s.toolsOfGrid}>
      {hasSets && (
        <ColumnSets
          set={set}
          isMobile={isMobile}
          onChange={(columnas) => go({ columnas }, { replace: true })}
        />
      )}
      <Button size="sm" icon={<ColumnsIcon size={16} />} onPress={openDialog}>
        Cambiar una columna
      </Button>
      <SegmentedControl
        aria-label="Filas"
        items={views.map((id) => ({ id, label: viewLabels[id] }))}
        value={view}
        onChange={(id) => choose(views.find((one) => one === id) ?? 'all')}
      />
    </div>
  );
  const first = (search.pagina - 1) * CARDS;
  return (
    <>
      <div className={body}>
        {isMobile ? (
          <>
            {tools}
            <ProductCards
              rows={shown.slice(first, first + CARDS).flatMap((one) => {
                const table = byId.get(one.row.id);
                return table === undefined ? [] : [{ table, drawn: one }];
              })}
              columns={columns}
              onChange={write}
            />
            {shown.length > CARDS && (
              <Pagination
                total={shown.length}
                page={search.pagina}
                pageSize={CARDS}
                onPageChange={(pagina) => go({ pagina })}
              />
            )}
          </>
        ) : (
          <EditableGrid
            label="Productos"
            handle={grid}
            columns={columns}
            rows={gridRows}
            rowName={({ id }) => byId.get(id)?.name ?? id}
            nameWidth={NAME_WIDTH}
            errors={errors}
            warnings={warnings}
            toolbar={tools}
            onChange={write}
            labels={labels}
          />
        )}
      </div>
      {acting !== null && (
        <ColumnDialog
          columns={columns}
          rows={seen}
          chosen={acting.chosen}
          column={acting.column}
          edits={edits}
          onApply={apply}
          onClose={() => setActing(null)}
        />
      )}
      <Footer
        rows={rows}
        edits={edits}
        draftKey={key}
        isFaulty={wrong.some((one) => one.errors.length > 0)}
        onDiscard={() =>
          change((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !byId.has(id))))
        }
      />
    </>
  );
}

type ColumnSetsProps = {
  readonly set: ColumnSet;
  readonly isMobile: boolean;
  readonly onChange: (set: ColumnSet) => void;
};

const setItems = columnSets.map((id) => ({ id, label: setLabels[id] }));

/** Which columns are on show; the table stays the same, with all that was done in it. */
function ColumnSets({ set, isMobile, onChange }: ColumnSetsProps) {
  const choose = (id: string) => onChange(columnSets.find((one) => one === id) ?? set);
  return isMobile ? (
    <Select aria-label="Columnas" variant="button" items={setItems} value={set} onChange={choose} />
  ) : (
    <SegmentedControl aria-label="Columnas" items={setItems} value={set} onChange={choose} />
  );
}

const labels = { row: 'Producto', noRows: 'Ninguna fila así' };

type FooterProps = {
  readonly rows: readonly TableRow[];
  readonly edits: Edits;
  readonly draftKey: string;
  readonly isFaulty: boolean;
  readonly onDiscard: () => void;
};

/** What waits to be saved, and the way to see what it will do. */
function Footer({ rows, edits, draftKey, isFaulty, onDiscard }: FooterProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const review = useAppSelector((state) => loadReview.select(state));
  const begun = useAppSelector(selectBegun);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useMemo(() => rows.filter(({ id }) => edits[id] !== undefined), [rows, edits]);
  const elsewhere = Object.keys(edits).length - waiting.length;
  useEffect(() => {
    if (begun === null || !wasSent) return;
    dispatch(loadBegun(null));
    void navigate(paths.bulkLoad(begun));
  }, [begun, wasSent, dispatch, navigate]);
  const send = async () => {
    const csv = rowsCsv(editedRows(rows, edits));
    const bytes = new TextEncoder().encode(csv);
    setSent(true);
    dispatch(
      fileChosen({
        file: new File([bytes], TABLE_FILE, { type: 'text/csv' }),
        type: 'edicion',
        salesChannels: [],
        draft: { key: draftKey, rows: waiting.map(({ id }) => id) },
        key: await sha256(bytes),
      }),
    );
  };
  const isSending = review.status === 'loading';
  return (
    <>
      {wasSent && review.status === 'failed' && (
        <Banner tone="critical" title="No pudimos revisar tus cambios.">
          {causeWords(review.error, { call: loadReview.call })} Siguen aquí.
        </Banner>
      )}
      <StickyFooter
        summary={
          <span role="status" className={s.summary}>
            <span className={s.strong}>{editsText(rows, edits)}</span>
            <span className={s.caption}>
              {elsewhere > 0
                ? `y otros ${formatNumber(elsewhere)} SKU con cambios que no ves aquí`
                : waiting.length > 0
                  ? 'Guardados en este navegador hasta que los envíes'
                  : 'Nada se guarda hasta que lo revises'}
            </span>
          </span>
        }
      >
        {waiting.length > 0 && <Button onPress={() => setAsking(true)}>Descartar</Button>}
        <Button
          variant="primary"
          pending={isSending}
          pendingLabel="Revisando…"
          disabledReason={
            waiting.length === 0
              ? 'Cambia al menos una celda'
              : isFaulty
                ? 'Corrige las celdas marcadas'
                : isOnline
                  ? undefined
                  : 'Sin conexión no se puede guardar'
          }
          onPress={() => void send()}
        >
          Revisar y guardar
        </Button>
      </StickyFooter>
      <ConfirmModal
        isOpen={isAsking}
        title={`¿Descartar ${editsText(rows, edits)}?`}
        cancelLabel="Conservar"
        confirmLabel="Descartar"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDiscard();
          setAsking(false);
        }}
      >
        Los productos se quedan como están guardados.
      </ConfirmModal>
    </>
  );
}
