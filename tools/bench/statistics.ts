import { constants, gzipSync } from 'node:zlib';

/** The value below which a share of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** `12 (11–14)`: the median with its whole spread. */
export const spread = (values: readonly number[]): string => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round);
  return `${middle} (${least}–${most})`;
};

/** Kilobytes of 1,000 bytes after `gzip -9`. */
export const gzipKilobytes = (text: string): number =>
  gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length / 1000;

/** Rows of a Markdown table. */
export const markdown = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** The times from a key to the end of its frame, in milliseconds, a line for each kind of key. */
export const keysTable = (rows: readonly (readonly [name: string, times: readonly number[]])[]): string =>
  markdown([
    ['key', 'median', 'p95', 'most'],
    ...rows.map(([name, times]) => [
      name,
      ...[median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(0)),
    ]),
  ]);
