import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  /** Of a table of which only a part is drawn. */
  handle: RefObject<RowsHandle | null>;
}

const field =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="spinbutton"], [role="slider"]';

/** Which row the keyboard is on, which are chosen, and what keys do. */
export function useTableRows(options: Options) {
  const { keys } = options;
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  /** The row to focus once it is drawn. */
  const wanted = useRef<string | null>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const actions = useMemo(
    () => ({
      focus: setCurrent,
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

  /** Whether it did something: then the key is the table's. */
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
    const row = target.closest<HTMLElement>('tr[data-key]');
    const intent = intentOf(event, {
      isField: target.closest(field) !== null,
      isRow: target === row,
      hasLetters: options.hasLetters,
    });
    if (intent && run(intent, row, target)) event.preventDefault();
  };

  return { table, actions, at, tabStop, onKeyDown, focusCurrent: () => focusRow(tabStop) };
}
