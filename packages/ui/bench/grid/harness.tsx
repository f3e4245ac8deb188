import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** What a page under measurement answers to `tools/bench/editable-grid.ts`. */
export interface GridBench {
  /** Focuses what is to be typed into, once it is there. */
  focus: () => void;
  /** Milliseconds from each key since the last call to the end of the frame that shows its effect. */
  answers: () => number[];
  /** Does one of the page's acts; milliseconds to the end of the frame that shows its effect. */
  act: (name: string) => Promise<number>;
}

declare global {
  interface Window {
    gridBench: GridBench;
  }
}

/** Puts `window.gridBench` on a page that shows one thing. */
export function start(page: ReactNode, target: string, acts: Readonly<Record<string, () => void>> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(page);
  let answers: number[] = [];
  const { port1, port2 } = new MessageChannel();
  const waiting: number[] = [];
  // A message sent in a frame is read after that frame was painted.
  port1.addEventListener('message', () => {
    const from = waiting.shift();
    if (from !== undefined) answers.push(performance.now() - from);
  });
  port1.start();
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      if (key === 'Control' || key === 'Shift') return;
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
  window.gridBench = {
    focus: () => {
      const found = host.querySelector<HTMLElement>(target);
      if (!found) throw new Error(`${target} is not there`);
      found.focus();
    },
    answers: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    act: (name) =>
      new Promise((resolve, reject) => {
        const act = acts[name];
        if (!act) return reject(new Error(`${name} is no act of this page`));
        const from = performance.now();
        act();
        requestAnimationFrame(() => {
          const { port1: end, port2: begin } = new MessageChannel();
          end.addEventListener('message', () => resolve(performance.now() - from));
          end.start();
          begin.postMessage(null);
        });
      }),
  };
}
