import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { selectMore, toggleRow } from './DataTable.model.ts';
import { intentOf, rowAfter, type TableIntent } from './keys.model.ts';
import type { RowsHandle } from './TableBody.tsx';
import { openRow } from './TableRow.tsx';

interface Options {
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelectionChange: ((selected: Set<string>) => void) | undefined;
  onSelectAll: (() => void) | undefined;
  hasLetters: boolean;
  /** The row at which the keyboard goes on; `null` for none. */
  returnToRow: string | null;
  /** The handle of a table that draws only a part of its rows. */
  handle: RefObject<RowsHandle | null>;
}

const field =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="spinbutton"], [role="slider"]';

const rowOf = (target: Element) => target.closest<HTMLElement>('tr[data-key]');

/** The click of a row is the click of its first link, unless it was on a control or text was being selected. */
function followLink(event: MouseEvent<HTMLTableElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label, [role="button"]')) return;
  if (globalThis.getSelection?.()?.type === 'Range') return;
  const row = rowOf(target);
  if (row) openRow(row, event);
}

/** Whether the focus is nowhere yet: on the body, or on the heading that a new page puts it on. */
function isNobodyAnywhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('h1');
}

/** Keeps the row that has the keyboard and the selected rows, and handles the keys. */
export function useTableRows(options: Options) {
  const { keys, returnToRow } = options;
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  if (seen !== returnToRow) {
    setSeen(returnToRow);
    // The row that one comes back to is drawn from the first, wherever it is.
    if (returnToRow !== null) setCurrent(returnToRow);
  }
  const anchor = useRef<string | null>(null);
  /** The row to focus once it is drawn. */
  const wanted = useRef<string | null>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const actions = useMemo(
    () => ({
      toggle: (key: string, isExtending: boolean) => {
        const { keys, selected, onSelectionChange } = latest.current;
        onSelectionChange?.(toggleRow({ keys, selected, key, anchor: anchor.current, isExtending }));
        anchor.current = key;
      },
    }),
    [],
  );

  const at = current === null ? -1 : keys.indexOf(current);
  const tabStop = at < 0 ? keys[0] : current;

  const focusWanted = () => {
    const key = wanted.current;
    if (key === null) return;
    const row = table.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`);
    if (!row) return;
    wanted.current = null;
    const windowed = latest.current.handle.current;
    row.focus({ preventScroll: windowed !== null });
    windowed?.show(latest.current.keys.indexOf(key));
  };
  useLayoutEffect(focusWanted);

  const focusRow = (key: string | null | undefined) => {
    if (key === null || key === undefined) return;
    wanted.current = key;
    if (key === current) focusWanted();
    else setCurrent(key);
  };

  const arrived = useRef<string | null>(null);
  useEffect(() => {
    if (
      returnToRow === arrived.current ||
      returnToRow === null ||
      !table.current ||
      !keys.includes(returnToRow)
    )
      return;
    arrived.current = returnToRow;
    if (!isNobodyAnywhere()) return;
    wanted.current = returnToRow;
    focusWanted();
  });

  /** Returns whether the table handled the key. */
  const run = (intent: TableIntent, row: HTMLElement | null, target: Element): boolean => {
    const { selected, onSelectionChange, onSelectAll } = options;
    const key = row?.dataset['key'];
    switch (intent.kind) {
      case 'move':
        focusRow(keys[rowAfter(keys.indexOf(key ?? current ?? ''), intent.to, keys.length)]);
        return keys.length > 0;
      case 'toggle':
        if (key === undefined || !onSelectionChange) return false;
        actions.toggle(key, intent.isExtending);
        return true;
      case 'select-more': {
        if (!onSelectionChange) return false;
        const more = selectMore(keys, selected);
        if (more.kind === 'page') onSelectionChange(more.selected);
        else onSelectAll?.();
        return true;
      }
      case 'open':
        if (row) openRow(row);
        return row !== null;
      case 'edit': {
        const cell = target.closest('[data-edits]') ?? row?.querySelector('[data-edits]');
        if (cell instanceof HTMLElement) cell.click();
        return cell instanceof HTMLElement;
      }
      case 'clear':
        if (!onSelectionChange || selected.size === 0) return false;
        onSelectionChange(new Set());
        return true;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event;
    // A menu opened from a row is in this tree, but not in this table.
    if (event.defaultPrevented || !(target instanceof Element) || !event.currentTarget.contains(target))
      return;
    const row = rowOf(target);
    const intent = intentOf(event, {
      isField: target.closest(field) !== null,
      isRow: target === row,
      hasLetters: options.hasLetters,
    });
    if (intent && run(intent, row, target)) event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const key = rowOf(target)?.dataset['key'];
    if (key !== undefined) setCurrent(key);
  };

  return {
    table,
    actions,
    at,
    tabStop,
    // One listener of each for all rows.
    handlers: { onKeyDown, onFocus, onClick: followLink },
    focusCurrent: () => focusRow(tabStop),
  };
}
