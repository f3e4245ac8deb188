import { randomInt } from 'node:crypto';
import process from 'node:process';

/** Whether nothing is sampled: `npm run test:nightly` asks for all of it. */
export const isWhole = process.env['TRASTIENDA_NIGHTLY'] === '1';

const given = process.env['TRASTIENDA_SEED'];

/**
 * Another one for each run, so that what a change does not try today is tried tomorrow; `TRASTIENDA_SEED` repeats a run.
 * `npm test` gives one to all its processes. Elsewhere each process has its own, and says which.
 */
export const seed = Number(given ?? randomInt(2 ** 31));
if (given === undefined) console.info(`TRASTIENDA_SEED=${seed}`);

/** How often something random is tried: `atNight` times, and a quarter of it (or another share) for every change. */
export const times = (atNight: number, share = 1 / 4): number =>
  isWhole ? atNight : Math.max(1, Math.round(atNight * share));

/**
 * Deals `items` to callers that count themselves: `count` for each, the next one's where the last one's end, so that a few
 * callers have met every item. Each run begins elsewhere, and at night everybody gets them all.
 */
export function dealt<Item>(items: readonly Item[], caller: number, count: number): readonly Item[] {
  if (isWhole || count >= items.length) return items;
  const first = (seed + caller * count) % items.length;
  return [...items, ...items].slice(first, first + count);
}
