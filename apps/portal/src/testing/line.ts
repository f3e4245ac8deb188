import { chaos, latency } from '@trastienda/api-client/msw';
import { delay, http, type RequestHandler } from 'msw';
import type { createTestApp } from './test-app.ts';

/** How good the line is, as the workbench's toolbar says it. */
export type Line = {
  readonly latency?: 'none' | 'usual' | 'slow' | 'infinite' | undefined;
  readonly failures?: 'none' | 'some' | 'all' | undefined;
};

const waits: Readonly<Record<NonNullable<Line['latency']>, readonly RequestHandler[]>> = {
  none: [],
  usual: [latency({ minMs: 300, maxMs: 1200 })],
  slow: [latency({ minMs: 3000, maxMs: 6000 })],
  infinite: [http.all('*/api/*', () => delay('infinite'))],
};
const rates = { none: 0, some: 1 / 3, all: 1 } as const;

/** Begins once the door is open: behind a closed one no screen would be there to look at. */
export function putOnLine(app: ReturnType<typeof createTestApp>, line: Line = {}): void {
  const wait = waits[line.latency ?? 'none'];
  const rate = rates[line.failures ?? 'none'];
  if (wait.length === 0 && rate === 0) return;
  void app
    .until(({ session }) => session.gate.phase === 'open')
    .then(() => app.use(...wait, ...(rate > 0 ? [chaos({ rate })] : [])));
}
