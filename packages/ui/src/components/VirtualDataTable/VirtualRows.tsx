import type { Virtualizer } from '@tanstack/react-virtual';
import { type Ref, useImperativeHandle } from 'react';
import type { WindowedProps } from '../DataTable/TableBody.tsx';
import { stripsOf } from '../DataTable/window.model.ts';
import { usePageWindow, useRegionWindow } from './use-window.ts';
import * as r from '../DataTable/row.css.ts';

/** The rows near the viewport of a region. */
export function RegionRows(props: WindowedProps) {
  const near = useRegionWindow<HTMLTableSectionElement, HTMLTableRowElement>(props);
  return <Strips {...props} {...near} />;
}

/** The rows near the viewport of the page. */
export function PageRows(props: WindowedProps) {
  const near = usePageWindow<HTMLTableSectionElement, HTMLTableRowElement>(props);
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
    <tbody ref={list} className={r.body} {...(rows.isScrolling && { 'data-scrolling': true })}>
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
