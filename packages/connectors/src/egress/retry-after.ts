const hour = 3600;

const monthDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u;

/**
 * Reads a `Retry-After` header, in seconds or as a date, into seconds from `now`: at least 1, at most an hour, since a shop's clock may
 * be wrong. `null` when it says nothing that can be read.
 */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,10}$/u.test(text)
    ? Number(text)
    : monthDate.test(text)
      ? Math.ceil((Date.parse(text) - now.getTime()) / 1000)
      : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.min(hour, Math.max(1, seconds));
}
