import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchRow, makeRows } from './data.ts';

/** What a page under measurement answers to `tools/bench/table.ts`. */
export interface TableBench {
  prepare: (rows: number) => void;
  /** Milliseconds from the call of `render` to the frame after the first cell has text. */
  mount: () => Promise<number>;
  domRows: () => number;
  /** Pixels that can be scrolled. */
  range: () => number;
  /** Frames while someone scrolls, and how often the middle of the viewport held no row. */
  record: (
    milliseconds: number,
  ) => Promise<{ frames: number[]; samples: number; blank: number; mostRows: number; moved: number }>;
}

declare global {
  interface Window {
    bench: TableBench;
  }
}

const css = `body{margin:0;font:14px/20px sans-serif}#root{width:1200px}
.bare{height:600px;overflow:auto}.bare table{border-collapse:collapse;width:100%}
.bare td,.bare th{height:39px;padding:0 8px;text-align:left;border-bottom:1px solid #ddd;white-space:nowrap}
.held,.held thead{background:#fff}.held thead{position:sticky;top:0}`;

const rowSelector = 'tbody tr:not([aria-hidden])';

/** Puts `window.bench` on the page, for a table of 600 px with 8 columns. */
export function start(draw: (rows: readonly BenchRow[]) => ReactNode) {
  const host = document.createElement('div');
  host.id = 'root';
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  document.body.append(host);
  let rows: readonly BenchRow[] = [];
  const scroller = () => host.querySelector('table')?.parentElement ?? host;
  const drawnRows = () => host.querySelectorAll(rowSelector);

  window.bench = {
    prepare: (count) => {
      rows = makeRows(count);
    },
    mount: () =>
      new Promise((resolve) => {
        const root = createRoot(host);
        const from = performance.now();
        root.render(draw(rows));
        const look = () => {
          if (host.querySelector('tbody')?.textContent) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    domRows: () => drawnRows().length,
    range: () => scroller().scrollHeight - scroller().clientHeight,
    record: (milliseconds) =>
      new Promise((resolve) => {
        const box = scroller().getBoundingClientRect();
        const middle = box.top + box.height / 2;
        const seen = { frames: [] as number[], samples: 0, blank: 0, mostRows: 0, moved: 0 };
        // By geometry, not by hit test: a virtualizer may switch pointer events off while it scrolls.
        const sample = () => {
          const drawn = [...drawnRows()];
          seen.samples += 1;
          seen.mostRows = Math.max(seen.mostRows, drawn.length);
          const isCovered = drawn.some((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top <= middle && bottom >= middle;
          });
          if (!isCovered) seen.blank += 1;
        };
        const from = performance.now();
        let [last, sampled] = [from, from];
        const frame = (now: number) => {
          seen.frames.push(now - last);
          last = now;
          if (now - sampled > 100) {
            sampled = now;
            setTimeout(sample);
          }
          if (now - from < milliseconds) requestAnimationFrame(frame);
          else resolve({ ...seen, frames: seen.frames.slice(1), moved: scroller().scrollTop });
        };
        requestAnimationFrame(frame);
      }),
  };
}
