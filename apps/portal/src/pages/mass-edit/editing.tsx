import { Button } from '@trastienda/ui/Button';
import { type CellChange, EditableGrid, type EditableGridHandle } from '@trastienda/ui/EditableGrid';
import { ColumnsIcon } from '@trastienda/ui/icons';
import { Pagination } from '@trastienda/ui/Pagination';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { Select } from '@trastienda/ui/Select';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useOpenChannels } from '../../entities/store/use-open-channels.ts';
import { useIsMobile } from '../../shared/layout/index.ts';
import { body } from '../../shared/list/list-page.css.ts';
import { columnSets, type ColumnSet, type MassEditSearch } from '../../shared/routes/bulk-search.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { ColumnDialog } from './column-dialog.tsx';
import { Footer } from './edit-footer.tsx';
import { type DrawnRow, edited, type Edits, lockedOf, rowDrawer, type TableRow } from './model.ts';
import { ProductCards } from './product-cards.tsx';
import { columnsOfSet, setLabels } from './sets.ts';
import type { useEdits } from './use-edits.ts';
import * as s from './edit.css.ts';

const NAME_WIDTH = 288;
/** Products of one page on a phone. */
const CARDS = 20;

/** The shown rows. */
const views = ['all', 'changed', 'wrong'] as const;
type View = (typeof views)[number];
const viewLabels: Readonly<Record<View, string>> = {
  all: 'Todas',
  changed: 'Con cambios',
  wrong: 'Por revisar',
};

type EditingProps = AddressState<MassEditSearch> & {
  readonly set: ColumnSet;
  readonly hasSets: boolean;
  readonly draft: ReturnType<typeof useEdits>;
  readonly rows: readonly TableRow[];
  readonly byId: ReadonlyMap<string, TableRow>;
  readonly keys: readonly string[];
};

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

const noErrors: readonly never[] = [];

/** The rows in their table, or on a phone as cards, and what is done with them. */
export function Editing({ set, hasSets, draft, rows, byId, keys, search, go }: EditingProps) {
  const isMobile = useIsMobile();
  const channels = useOpenChannels();
  const { edits, change, key } = draft;
  const columns = useMemo(() => columnsOfSet(set, channels, keys), [set, channels, keys]);
  const locked = useMemo(() => lockedOf(columns.map(({ id }) => id)), [columns]);
  const draw = useMemo(() => rowDrawer(channels, locked), [channels, locked]);
  const drawn = useMemo(() => rows.map((row) => draw(row, edits[row.id])), [rows, edits, draw]);
  const { view, shown, choose } = useView(drawn, edits);
  const gridRows = useMemo(() => shown.map(({ row }) => row), [shown]);
  const wrong = useMemo(() => drawn.filter(isWrong), [drawn]);
  const errors = useMemo(() => (wrong.length === 0 ? noErrors : wrong.flatMap((one) => one.errors)), [wrong]);
  const warnings = useMemo(
    () => (wrong.length === 0 ? noErrors : wrong.flatMap((one) => one.warnings)),
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

/** The shown columns; the table stays the same, with all earlier changes in it. */
function ColumnSets({ set, isMobile, onChange }: ColumnSetsProps) {
  const choose = (id: string) => onChange(columnSets.find((one) => one === id) ?? set);
  return isMobile ? (
    <Select aria-label="Columnas" variant="button" items={setItems} value={set} onChange={choose} />
  ) : (
    <SegmentedControl aria-label="Columnas" items={setItems} value={set} onChange={choose} />
  );
}

const labels = { row: 'Producto', noRows: 'Ninguna fila así' };
