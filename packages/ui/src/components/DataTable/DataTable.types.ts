import type { ReactNode } from 'react';

export interface CellEditing<Row> {
  /** The text to edit: `1249.00`. */
  value: (row: Row) => string;
  /** Tells whether the cell of a row can be edited. Default: every row. */
  isEditable?: ((row: Row) => boolean) | undefined;
  /** Returns the error of a value, such as "Escribe un precio mayor que 0", or nothing when the value is valid. */
  validate?: ((value: string, row: Row) => string | undefined) | undefined;
  /** Formats a typed text while it is being saved, or could not be saved. Default: as typed. */
  format?: ((value: string) => ReactNode) | undefined;
  /** The keyboard of a phone or tablet. Default: `text`. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined;
}

/** State of a cell's last edit, as long as the cell does not simply show the row's own value. */
export type CellState =
  | { readonly status: 'pending'; /** The typed text. */ readonly value: string }
  | { readonly status: 'error'; readonly value: string; /** Cause and fix. */ readonly message: string };

export interface CellEdit<Row> {
  readonly row: Row;
  readonly rowKey: string;
  /** Key of the column. */
  readonly column: string;
  /** The text as typed. */
  readonly value: string;
}

export interface DataTableColumn<Row> {
  key: string;
  /** Name of the column; `label` when it is not plain text. */
  header: ReactNode;
  /** Name for assistive technology, when the header is not plain text. */
  label?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Width in pixels where there is room for all. Default: what is left. */
  width?: number | undefined;
  /**
   * The least width in pixels: the column narrows this far, then columns hide, then the table scrolls. Default:
   * `width`, or 120.
   */
  minWidth?: number | undefined;
  /** Numbers at the end. Default: `start`. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** The order in which columns hide when there is no room: 4 hides first, 1 never. Default: 1. */
  priority?: 1 | 2 | 3 | 4 | undefined;
  /** Columns of one group hide together: the parts of a sum are all there, or none. */
  group?: string | undefined;
  isSortable?: boolean | undefined;
  /** Makes this column name the row; one column a table. */
  isRowHeader?: boolean | undefined;
  /**
   * Place in ColumnCard: beside the title, at its end, in one line under it without its name, as a fact under it, at the
   * bottom as an action, or nowhere. Default: `title` for the row header, `fact` for the others.
   */
  inCard?: 'title' | 'end' | 'brief' | 'fact' | 'acts' | 'none' | undefined;
  /** Keeps the person from taking the column off. Default: what `isRowHeader` says. */
  isRequired?: boolean | undefined;
  /** Makes the cell editable in place, with `onCellEdit`. */
  edit?: CellEditing<Row> | undefined;
}

/**
 * `loading`: nothing yet, skeleton rows. `refreshing`: what is shown stays, dimmed, with a line on the edge.
 * `ready`: rows; or, where there are none, the `placeholder` (empty, no match, failed, offline).
 */
export type DataTableStatus = 'ready' | 'loading' | 'refreshing';

/** A region of its own, that scrolls both ways under its header and beside its first column. */
export interface DataTableRegion {
  /** Pixels or any CSS length. */
  maxHeight: number | string;
  /**
   * The width in pixels below which the table scrolls sideways and hides no column. Default: it never scrolls
   * sideways.
   */
  minWidth?: number | undefined;
}

/** The editing of a card's values in place. */
export interface CardEditing {
  /** Called with the column's key and the text as typed. */
  onCommit: (column: string, value: string) => void;
  /** The outcome of the last edit of a column. */
  stateOf: (column: string) => CellState | undefined;
  words: Pick<DataTableLabels, 'edit' | 'saving'>;
}

/** The values that the table gives a card on a phone. */
export interface CardState {
  /** Name of its box. */
  selectLabel: string;
  isSelected: boolean;
  /** Called when the card's box changes; set only while rows are being chosen. */
  onSelectedChange: ((isSelected: boolean) => void) | undefined;
  /** Set where the table has `onCellEdit`. */
  editing?: CardEditing | undefined;
}

export interface DataTableLabels {
  loading: string;
  selectPage: string;
  selectRow: (name: string) => string;
  selection: string;
  /** Names the button that starts choosing on a phone. */
  select: string;
  /** Names the button that ends choosing on a phone. */
  stopSelecting: string;
  /** Follows the value in a cell's name: `Editar precio`. */
  edit: (column: string) => string;
  saving: string;
}
