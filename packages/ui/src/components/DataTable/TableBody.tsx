import type { ComponentType, ReactNode, Ref } from 'react';
import type { CardListProps } from './CardList.tsx';
import * as r from './row.css.ts';

/** Draws the row at a place and scrolls it into view. */
export interface RowsHandle {
  show: (index: number) => void;
}

interface TableBodyProps {
  keys: readonly string[];
  /** The row at a place; `measure` when only a part of the rows is drawn. */
  draw: (index: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** Draws every row. */
export const AllRows = ({ keys, draw }: TableBodyProps) => (
  <tbody className={r.body}>{keys.map((_, index) => draw(index))}</tbody>
);

export interface WindowedProps extends TableBodyProps {
  /** Scrolls rows into view that are not drawn yet. */
  handle: Ref<RowsHandle>;
  /** Place of the row that has the focus; -1 for none. */
  kept: number;
  /** Called when other rows are drawn, and stay for now. */
  onRest: () => void;
  /** Height of a row until it is measured, in pixels. */
  rowHeight: number;
}

/** The parts that draw only the rows near the viewport: of the page, of a region, and as cards. */
export interface VirtualParts {
  PageRows: ComponentType<WindowedProps>;
  RegionRows: ComponentType<WindowedProps>;
  CardList: ComponentType<CardListProps>;
}
