import type { Centavos } from '@trastienda/domain';
import type { ReactNode } from 'react';

interface ColumnBase {
  readonly id: string;
  /** Head of the column. */
  readonly label: string;
  /** Width in pixels. Default: 160. */
  readonly width?: number | undefined;
  /** Makes the column readable and copyable, but never editable. Default: false. */
  readonly isReadOnly?: boolean | undefined;
  /** Makes an empty cell an error. Default: false. */
  readonly isRequired?: boolean | undefined;
}

/** Kind of a column's values, and how typed text is parsed. */
export type EditableGridColumn =
  | (ColumnBase & {
      readonly type: 'text';
      /** Takes line breaks, by Alt and Enter. Default: false; a text that has some keeps them. */
      readonly isMultiline?: boolean | undefined;
      /** Side that its texts stand at: `end` for figures that a rule may replace. Default: `start`. */
      readonly align?: 'start' | 'end' | undefined;
    })
  | (ColumnBase & {
      readonly type: 'number';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
      /** The most decimals taken; 0 for whole numbers. */
      readonly decimals?: number | undefined;
    })
  | (ColumnBase & {
      readonly type: 'money';
      /** Lowest amount, in centavos. Default: 0. */
      readonly min?: Centavos | undefined;
      readonly max?: Centavos | undefined;
    })
  | (ColumnBase & {
      readonly type: 'select';
      readonly options: readonly { readonly id: string; readonly label: string }[];
    });

/**
 * A row holds texts as typed, so that nothing typed is lost: a price that is no price stays, with its error. Numbers and
 * money are plain (`2390.50`); a choice is its id.
 */
export interface EditableGridRow {
  readonly id: string;
  /** Texts by column id; a missing one is empty. */
  readonly cells: Readonly<Record<string, string>>;
  /** Columns that this row does not edit; what is pasted or filled passes them by. Default: none. */
  readonly locked?: ReadonlySet<string> | undefined;
  /** Columns that wait to be saved: their cells wear a mark. Default: none. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** The acts of a page on a grid that it shows; take them by `handle`. */
export interface EditableGridHandle {
  /** Makes changes as one step that can be taken back, as if they were typed. */
  readonly change: (changes: readonly CellChange[]) => void;
  /** The chosen cells, by places from 0. */
  readonly chosen: () => Area;
}

/** A column after the others whose cells are the page's own: what to do with a row. No key of the grid goes there; Tab does. */
export interface EditableGridAside {
  /** Head of the column. */
  readonly label: string;
  /** Width in pixels. */
  readonly width: number;
  readonly cell: (row: EditableGridRow) => ReactNode;
}

/** A cell by the ids of its row and column. */
export interface CellAddress {
  readonly row: string;
  readonly column: string;
}

/** One cell that changes, both ways. */
export interface CellChange extends CellAddress {
  readonly before: string;
  readonly after: string;
}

/** A fault that the application found. It lasts as long as the cell has the refused text; then the cell counts as fixed. */
export interface CellError extends CellAddress {
  readonly value: string;
  /** Hint that helps to fix it: "Ya está en la fila 12". */
  readonly message: string;
}

/** A place by numbers, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Cells from one corner to the other, both included. */
export interface Area {
  readonly from: Place;
  readonly to: Place;
}
