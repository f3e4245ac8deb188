import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import { stripsOf } from '../DataTable/window.model.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type {
  CellAddress,
  CellChange,
  CellError,
  EditableGridAside,
  EditableGridColumn,
  EditableGridHandle,
  EditableGridRow,
} from './EditableGrid.types.ts';
import { countProblems, numberOfProblem, problemFinder, refusalsOf } from './errors.model.ts';
import { ErrorButtons, HistoryButtons } from './GridBar.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { es, type EditableGridLabels } from './labels.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useEditableGrid } from './use-editable-grid.ts';
import { firstWidth, placesOf, rowHeight, startsOf, whole } from './window.model.ts';
import * as s from './EditableGrid.css.ts';

export interface EditableGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Name of the grid. */
  label: string;
  /** The columns, in order, with what each takes. */
  columns: readonly EditableGridColumn[];
  /** Default: none. */
  rows?: readonly EditableGridRow[] | undefined;
  /** Name of a row, in the column that stays. Default: its number, from 1. */
  rowName?: ((row: EditableGridRow, index: number) => string) | undefined;
  /** Width of that column, in pixels; wider than a number it is read as words. Default: 64. */
  nameWidth?: number | undefined;
  /** Called with the cells that one action changed, also by undo and redo: keep `applyChanges(rows, changes)`. */
  onChange?: ((changes: CellChange[]) => void) | undefined;
  /** The problems that the application found; types are checked by the grid itself. Default: none. */
  errors?: readonly CellError[] | undefined;
  /** Warnings that hinder nothing, each as long as its cell has the text. Default: none. */
  warnings?: readonly CellError[] | undefined;
  /** Cells on their way to the server. Default: none. */
  saving?: readonly CellAddress[] | undefined;
  /** Enter goes to the next error instead of editing; F2 and typing still edit. Default: false. */
  isErrorMode?: boolean | undefined;
  /** A last column of the page's own: what is wrong with a row, and what may be done. Default: none. */
  aside?: EditableGridAside | undefined;
  /** Lets the page change cells as one step, and read which are chosen. */
  handle?: Ref<EditableGridHandle> | undefined;
  /** Stands before undo and redo; holds a switch or filters. */
  toolbar?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<EditableGridLabels> | undefined;
}

/** Rows of texts that are edited like a spreadsheet: by keys, by pasting, and one error after the other. */
export function EditableGrid({
  label,
  columns,
  rows = [],
  rowName,
  nameWidth = firstWidth,
  onChange,
  errors = noErrors,
  warnings = noErrors,
  saving = noCells,
  isErrorMode = false,
  aside,
  handle,
  toolbar,
  labels,
  className,
  ...rest
}: EditableGridProps) {
  const words = useMemo(() => ({ ...es, ...labels }), [labels]);
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  /** Pasted cells that had no place, until the next act. */
  const [outside, setOutside] = useState(0);
  const refusals = useMemo(() => refusalsOf(errors), [errors]);
  const warned = useMemo(() => refusalsOf(warnings), [warnings]);
  const savingOf = useMemo(() => byRow(saving), [saving]);
  const problemsIn = useMemo(() => problemFinder(columns, words), [columns, words]);
  const problems = useMemo(
    () => rows.map((row) => problemsIn(row, refusals.get(row.id))),
    [rows, problemsIn, refusals],
  );
  const starts = useMemo(() => startsOf(columns), [columns]);
  const { drawn, drawAround, onScroll } = useDrawnRows(scroller, starts, nameWidth);
  const grid = useEditableGrid({
    root: scroller,
    rows,
    columns,
    problems,
    isErrorMode,
    onChange: (changes) => {
      setOutside(0);
      onChange?.(changes);
    },
    drawAround,
    say: (act, cells, leftOver = 0) => {
      setSaid(words.said(act, cells));
      setOutside(leftOver);
    },
  });
  const change = useStableCallback(grid.change);
  const chosen = useStableCallback(() => grid.area);
  useImperativeHandle(handle, () => ({ change, chosen }), [change, chosen]);
  const { at } = grid.cursor;
  const undo = useStableCallback(grid.undo);
  const redo = useStableCallback(grid.redo);
  const goToError = useStableCallback(grid.goToError);
  const total = useMemo(() => countProblems(problems), [problems]);
  // The cursor's row stays, however far it was scrolled away: it has the focus.
  const places = placesOf(drawn, at.row, rows.length);
  const name = (row: EditableGridRow, index: number) => rowName?.(row, index) ?? String(index + 1);

  return (
    <div {...rest} className={cx(s.root, className)}>
      <div className={s.bar}>
        {toolbar}
        <HistoryButtons
          canUndo={grid.canUndo}
          canRedo={grid.canRedo}
          onUndo={undo}
          onRedo={redo}
          words={words}
        />
        {outside > 0 && (
          <span role="status" className={s.outside}>
            {words.leftOver(outside)}
          </span>
        )}
        {total > 0 && (
          <div className={s.errors}>
            <span role="status">{words.errors(numberOfProblem(problems, at), total)}</span>
            <ErrorButtons onStep={goToError} words={words} />
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <span id={`${gridId}-changed`} hidden>
        {words.changed}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid inside is what is interactive */}
      <div
        ref={scroller}
        className={s.scroller}
        style={{
          scrollPaddingInlineStart: nameWidth + 8,
          ...(aside && { scrollPaddingInlineEnd: aside.width + 8 }),
        }}
        onScroll={onScroll}
        {...grid.gestures}
      >
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + (aside ? 2 : 1)}
          aria-multiselectable
          className={s.grid}
          style={{ minInlineSize: nameWidth + (starts.at(-1) ?? 0) + (aside?.width ?? 0) }}
        >
          <GridHead columns={columns} corner={words.row} nameWidth={nameWidth} aside={aside} />
          <div role="rowgroup">
            {stripsOf(places, 0, rows.length * rowHeight).map((strip) => {
              if (strip.kind === 'gap') {
                return <div key={strip.id} style={{ blockSize: strip.height }} />;
              }
              const { index } = strip.item;
              const row = rows[index];
              if (row === undefined) return null;
              const isIn = index >= grid.area.from.row && index <= grid.area.to.row;
              const isHere = index === at.row;
              return (
                <GridRow
                  key={row.id}
                  row={row}
                  index={index}
                  name={name(row, index)}
                  nameWidth={nameWidth}
                  columns={columns}
                  starts={starts}
                  part={drawn.get(index) ?? whole}
                  wrong={problems[index] ?? noColumns}
                  refused={refusals.get(row.id)}
                  warned={warned.get(row.id)}
                  saving={savingOf.get(row.id)}
                  active={isHere ? at.column : -1}
                  from={isIn ? grid.area.from.column : -1}
                  to={isIn ? grid.area.to.column : -1}
                  corner={index === grid.area.to.row && !grid.editing ? grid.area.to.column : -1}
                  editor={
                    isHere && grid.editing
                      ? { ...grid.editing, onCommit: grid.commit, onCancel: grid.cancel }
                      : null
                  }
                  words={words}
                  gridId={gridId}
                  aside={aside}
                />
              );
            })}
          </div>
        </div>
        {rows.length === 0 && <p className={list.empty}>{words.noRows}</p>}
      </div>
    </div>
  );
}

const noErrors: readonly CellError[] = [];
const noColumns: readonly number[] = [];
const noCells: readonly CellAddress[] = [];

function byRow(cells: readonly CellAddress[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { row, column } of cells) found.set(row, (found.get(row) ?? new Set()).add(column));
  return found;
}
