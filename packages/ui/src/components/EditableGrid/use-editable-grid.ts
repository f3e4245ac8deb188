import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Leave } from './CellEditor.tsx';
import {
  copied,
  filledDown,
  filledRight,
  isEditable,
  leftOver,
  pasted,
  repeated,
  textOf,
  written,
} from './cells.model.ts';
import { parseTsv, toTsv } from './clipboard.model.ts';
import {
  areaOf,
  type Cursor,
  cursorAt,
  everything,
  moved,
  stretched,
  tabbed,
  within,
} from './cursor.model.ts';
import type { Area, CellChange, EditableGridColumn, EditableGridRow, Place } from './EditableGrid.types.ts';
import { nextProblem, type ProblemMap } from './errors.model.ts';
import { type History, noHistory, recorded, redo, undo } from './history.model.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';

/** The number of rows that Page up and down move. */
const page = 10;

interface GridOptions {
  root: RefObject<HTMLElement | null>;
  rows: readonly EditableGridRow[];
  columns: readonly EditableGridColumn[];
  problems: ProblemMap;
  isErrorMode: boolean;
  onChange: ((changes: CellChange[]) => void) | undefined;
  /** Draws what is in view once a cell is. */
  drawAround: (place: Place) => void;
  /** Announces what one action changed. */
  say: (
    act: 'pasted' | 'undone' | 'redone' | 'filled' | 'cleared' | 'left',
    cells: number,
    leftOver?: number,
  ) => void;
}

/** The edit in progress in the active cell; a `null` text keeps the present value. */
interface Editing {
  readonly text: string;
  readonly isTypingOver: boolean;
}

/** Cursor, editing and history of a grid, and the keys and gestures that drive them. */
export function useEditableGrid(options: GridOptions) {
  const { root, rows, columns, problems, isErrorMode, onChange, drawAround, say } = options;
  const size = { rows: rows.length, columns: columns.length };
  const [kept, setCursor] = useState<Cursor>(cursorAt({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [history, setHistory] = useState<History>(noHistory);
  const wantsFocus = useRef(false);
  const isDragging = useRef(false);
  /** The cell at which the fill handle was taken, while it is dragged. */
  const filling = useRef<Area | null>(null);
  const isLeaving = useRef(false);
  // Rows may have gone since.
  const cursor = { at: within(size, kept.at), anchor: within(size, kept.anchor) };
  const { at } = cursor;
  const sheet = { rows, columns };
  const column = columns[at.column];

  const go = (next: Cursor | null) => {
    if (next === null) return;
    wantsFocus.current = true;
    setCursor(next);
    drawAround(next.at);
  };
  const goTo = (place: Place | null) => go(place && cursorAt(place));
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing) return;
    wantsFocus.current = false;
    const cell = root.current?.querySelector<HTMLElement>('[role="gridcell"][data-active]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const change = (changes: readonly CellChange[]) => {
    if (changes.length === 0) return;
    setHistory(recorded(history, changes));
    onChange?.([...changes]);
  };
  const turn = (kind: 'undone' | 'redone') => {
    const step = (kind === 'undone' ? undo : redo)(history);
    if (!step) return;
    setHistory(step.history);
    onChange?.([...step.changes]);
    say(kind, step.changes.length);
    const [first] = step.changes;
    goTo({
      row: rows.findIndex(({ id }) => id === first?.row),
      column: columns.findIndex(({ id }) => id === first?.column),
    });
  };
  const clear = () => {
    const changes = written(sheet, areaOf(cursor), '');
    change(changes);
    say('cleared', changes.length);
  };
  const fill = (filled: typeof filledDown) => {
    const changes = filled(sheet, areaOf(cursor));
    change(changes);
    say('filled', changes.length);
  };
  const goToError = (step: 1 | -1) => goTo(nextProblem(problems, at, step));

  const edit = (next: Editing) => {
    const row = rows[at.row];
    if (column === undefined || row === undefined || !isEditable(row, column)) return;
    // At once, so that the key under way is typed into the control: accents and all.
    flushSync(() => setEditing(next));
  };
  const editAsIs = () => {
    const row = rows[at.row];
    if (row && column) edit({ text: textOf(row, column), isTypingOver: false });
  };
  const commit = (text: string, leave: Leave) => {
    setEditing(null);
    change(written(sheet, { from: at, to: at }, text));
    if (leave === 'stay') {
      wantsFocus.current = root.current?.contains(document.activeElement) === true;
    } else if (isErrorMode && leave === 'down') {
      // The cell just written may not be mended; the next one is after it all the same.
      goTo(nextProblem(problems, at) ?? at);
    } else if (leave === 'right' || leave === 'left') {
      go(tabbed(cursor, leave === 'right' ? 1 : -1, size) ?? cursorAt(at));
    } else {
      go(moved(cursorAt(at), leave === 'down' ? 'ArrowDown' : 'ArrowUp', { size, page }));
    }
  };
  const cancel = () => {
    wantsFocus.current = true;
    setEditing(null);
  };

  /** Returns whether the grid handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (isCommand && letter === 'z') return (turn(shiftKey ? 'redone' : 'undone'), true);
    if (isCommand && letter === 'y') return (turn('redone'), true);
    if (isCommand && letter === 'd') return (fill(filledDown), true);
    if (isCommand && letter === 'r' && !shiftKey) return (fill(filledRight), true);
    if (isCommand && letter === 'a') return (go(everything(size)), true);
    if (key === 'Tab') {
      const next = isLeaving.current ? null : tabbed(cursor, shiftKey ? -1 : 1, size);
      isLeaving.current = false;
      go(next);
      return next !== null;
    }
    if (key === 'Escape') {
      isLeaving.current = true;
      say('left', 0);
      go(cursorAt(at));
      return false;
    }
    isLeaving.current = false;
    if (key === 'Enter' && isErrorMode) return (goToError(shiftKey ? -1 : 1), true);
    if (key === 'Enter' || key === 'F2') return (editAsIs(), true);
    if (key === 'Delete' || key === 'Backspace') return (clear(), true);
    const next = event.altKey ? null : moved(cursor, key, { size, page, far: isCommand, extends: shiftKey });
    if (next) return (go(next), true);
    const isTyped = (key.length === 1 || key === 'Dead') && !isCommand && !event.altKey;
    if (isTyped) edit({ text: '', isTypingOver: true });
    // The browser types the key into the editor that has opened.
    return false;
  };

  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
    const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 2;
    const place = Number(cell?.getAttribute('aria-colindex')) - 2;
    // The elements after the last column are the page's own.
    return row >= 0 && place >= 0 && place < columns.length ? { row, column: place } : null;
  };
  const isInEditor = (target: EventTarget) =>
    target instanceof Element && target.matches('input, textarea, select, option');

  const copy = () => toTsv(copied(sheet, areaOf(cursor)));
  useGridClipboard(root, {
    onCopy: copy,
    onCut: () => {
      const text = copy();
      clear();
      return text;
    },
    onPaste: (text) => {
      const table = parseTsv(text);
      const changes = pasted(sheet, areaOf(cursor), table);
      change(changes);
      say('pasted', changes.length, leftOver(sheet, areaOf(cursor), table));
    },
  });

  return {
    cursor,
    area: areaOf(cursor) satisfies Area,
    editing,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    change,
    undo: () => turn('undone'),
    redo: () => turn('redone'),
    goToError,
    commit,
    cancel,
    gestures: {
      onKeyDown: (event: KeyboardEvent) => {
        if (placeOf(event.target) && onKey(event)) event.preventDefault();
      },
      onPointerDown: (event: PointerEvent) => {
        const place = placeOf(event.target);
        if (!place || event.button !== 0 || isInEditor(event.target)) return;
        // One that was let go of outside is over.
        filling.current = null;
        if (event.target instanceof Element && event.target.matches('[data-fill]')) {
          filling.current = areaOf(cursor);
          event.preventDefault();
          return;
        }
        isDragging.current = event.pointerType === 'mouse';
        go(event.shiftKey ? { at: place, anchor: cursor.anchor } : cursorAt(place));
      },
      onPointerOver: (event: PointerEvent) => {
        const isHeld = isDragging.current || filling.current !== null;
        const place = isHeld && event.buttons === 1 ? placeOf(event.target) : null;
        if (place === null) return;
        if (filling.current === null) return go({ at: place, anchor: cursor.anchor });
        const { from, to } = stretched(filling.current, place);
        go({ at: to, anchor: from });
      },
      onPointerUp: () => {
        isDragging.current = false;
        const source = filling.current;
        filling.current = null;
        if (source === null) return;
        const changes = repeated(sheet, source, areaOf(cursor));
        change(changes);
        say('filled', changes.length);
      },
      onDoubleClick: (event: { target: EventTarget }) => {
        if (placeOf(event.target) && !isInEditor(event.target)) editAsIs();
      },
    },
  };
}
