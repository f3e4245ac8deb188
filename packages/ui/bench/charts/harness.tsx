import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** What a page of charts under measurement answers to `tools/bench/components.ts`. */
export interface ChartBench {
  /** Milliseconds from `render` to the last frame longer than an idle one. */
  mount: () => Promise<number>;
  nodes: () => number;
}

declare global {
  interface Window {
    chartBench: ChartBench;
  }
}

export const size = { width: 900, height: 320 } as const;
export const names = ['ventas', 'envios', 'comisiones', 'devoluciones'] as const;
export const colors = ['#2563eb', '#059669', '#d97706', '#dc2626'] as const;

/** A year of four series, the same for all. */
export const points = Array.from({ length: 365 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  ventas: Math.round(900 + 400 * Math.sin(at / 9) + (at % 7) * 30),
  envios: Math.round(200 + 60 * Math.cos(at / 11)),
  comisiones: Math.round(120 + 40 * Math.sin(at / 5)),
  devoluciones: 30 + (at % 13) * 4,
}));

/** Puts `window.chartBench` on the page, for a stacked chart and a chart of lines, without animation. */
export function start(draw: () => ReactNode) {
  const host = document.createElement('div');
  host.style.width = `${size.width}px`;
  document.body.append(host);
  window.chartBench = {
    mount: () =>
      new Promise((resolve) => {
        const began = performance.now();
        createRoot(host).render(draw());
        let last = began;
        let busyUntil = began;
        let calm = 0;
        const frame = () => {
          const now = performance.now();
          const isDrawn = host.querySelector('svg path, svg rect') !== null;
          if (!isDrawn || now - last > 25) {
            calm = 0;
            busyUntil = now;
          } else calm += 1;
          last = now;
          if (calm < 12) requestAnimationFrame(frame);
          else resolve(busyUntil - began);
        };
        requestAnimationFrame(frame);
      }),
    nodes: () => host.querySelectorAll('*').length,
  };
}
