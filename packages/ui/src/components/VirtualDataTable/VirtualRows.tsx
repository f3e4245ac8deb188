import type { Virtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { WindowedProps } from '../DataTable/TableBody.tsx';
import { stripsOf } from '../DataTable/window.model.ts';
import { usePageWindow, useRegionWindow } from './use-window.ts';
import * as r from '../DataTable/row.css.ts';

const overscan = 10;

/** The rows near the viewport of a region. */
export function RegionRows(props: WindowedProps) {
  const near = useRegionWindow<HTMLTableSectionElement, HTMLTableRowElement>({ ...props, overscan });
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

/** So long nothing moves before what is drawn is looked at. */
const restMs = 500;

function Strips<Scroller extends Element | Window>({
  rows,
  list,
  margin,
  draw,
  handle,
  onRest,
}: StripsProps<Scroller>) {
  const { isScrolling } = rows;
  useEffect(() => {
    if (isScrolling) return undefined;
    // A slow frame ends a scroll that goes on: what is measured then would hold up the next one.
    const timer = setTimeout(onRest, restMs);
    return () => clearTimeout(timer);
  }, [isScrolling, onRest]);
  useImperativeHandle(handle, () => ({ show: (index) => rows.scrollToIndex(index, { align: 'auto' }) }), [
    rows,
  ]);
  return (
    <tbody ref={list} className={r.body} {...(isScrolling && { 'data-scrolling': true })}>
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
