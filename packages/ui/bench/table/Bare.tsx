import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { type BenchRow, columns } from './data.ts';
import { head } from './head.tsx';

interface BareProps {
  rows: readonly BenchRow[];
  /** With a ground and a header that stays. */
  isHeld?: boolean;
}

/** TanStack Virtual over a native table as its own examples write it: no selection, no keys, no measuring. */
export function Bare({ rows, isHeld = false }: BareProps) {
  const host = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing, and memoised nowhere
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => host.current,
    estimateSize: () => 40,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? virtual.getTotalSize());
  return (
    <div ref={host} className={isHeld ? 'bare held' : 'bare'}>
      <table>
        {head}
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index] as BenchRow;
            return (
              <tr key={row.id}>
                {columns.map(({ id }) => (
                  <td key={id}>{row[id]}</td>
                ))}
              </tr>
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}
