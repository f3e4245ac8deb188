import type { Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { usePageWindow, useRegionWindow } from './use-window.ts';
import { stripsOf } from './window.model.ts';
import * as s from './DataTable.css.ts';

/** Brings a row into the document and into view, by its place. */
export interface RowsHandle {
  show: (index: number) => void;
}

interface TableBodyProps {
  keys: readonly string[];
  /** The row at a place; `measure` when only a part of the rows is drawn. */
  draw: (index: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** Every row. */
export const AllRows = ({ keys, draw }: TableBodyProps) => (
  <tbody className={s.body}>{keys.map((_, index) => draw(index))}</tbody>
);

interface WindowedProps extends TableBodyProps {
  handle: Ref<RowsHandle>;
  /** Place of the row that has the focus; -1 for none. */
  kept: number;
  /** Height of a row until it is measured, in pixels. */
  rowHeight: number;
}

const overscan = 10;

/** The rows near the viewport of a region. */
export function RegionRows({ region, ...props }: WindowedProps & { region: RefObject<HTMLElement | null> }) {
  const near = useRegionWindow<HTMLTableSectionElement, HTMLTableRowElement>({ ...props, overscan, region });
  return <Strips {...props} {...near} />;
}

/** The rows near the viewport of the page. */
export function PageRows(props: WindowedProps) {
  const near = usePageWindow<HTMLTableSectionElement, HTMLTableRowElement>({ ...props, overscan });
  return <Strips {...props} {...near} />;
}

interface StripsProps<Scroller extends Element | Window> extends WindowedProps {
  list: Ref<HTMLTableSectionElement>;
  margin: number;
  rows: Virtualizer<Scroller, HTMLTableRowElement>;
}

function Strips<Scroller extends Element | Window>({
  rows,
  list,
  margin,
  draw,
  handle,
}: StripsProps<Scroller>) {
  useImperativeHandle(handle, () => ({ show: (index) => rows.scrollToIndex(index, { align: 'auto' }) }), [
    rows,
  ]);
  return (
    <tbody ref={list} className={s.body} {...(rows.isScrolling && { 'data-scrolling': true })}>
      {stripsOf(rows.getVirtualItems(), margin, margin + rows.getTotalSize()).map((strip) =>
        strip.kind === 'row' ? (
          draw(strip.item.index, rows.measureElement)
        ) : (
          <tr key={strip.id} aria-hidden style={{ blockSize: strip.height }} />
        ),
      )}
    </tbody>
  );
}
