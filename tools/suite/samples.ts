import process from 'node:process';

/** Whether nothing is sampled: `npm run test:nightly` asks for all of it. */
export const isWhole = process.env['TRASTIENDA_NIGHTLY'] === '1';

/**
 * One for every run of `npm test`, so that what is red is red because of a change; another one each night, which finds what no
 * change was to blame for. `TRASTIENDA_SEED` repeats a night.
 */
export const seed = Number(process.env['TRASTIENDA_SEED'] ?? 20_261);

/**
 * The number of random attempts: `atNight` times, and a quarter of it (or another share) for every change.
 */
export const times = (atNight: number, share = 1 / 4): number =>
  isWhole ? atNight : Math.max(1, Math.round(atNight * share));

/**
 * Deals `items` to callers that count themselves: `count` for each, the next one's where the last one's end, so that a few
 * callers have met every item. At night everybody gets them all.
 */
export function dealt<Item>(items: readonly Item[], caller: number, count: number): readonly Item[] {
  if (isWhole || count >= items.length) return items;
  const first = (seed + caller * count) % items.length;
  return [...items, ...items].slice(first, first + count);
}
