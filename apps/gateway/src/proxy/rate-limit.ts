export type RateLimit = { readonly burst: number; readonly perSecond: number };
/** A burst of a minute's worth, then as many a minute. */
export const aMinute = (count: number): RateLimit => ({ burst: count, perSecond: count / 60 });
/** `take(key)`: 0 when the request may pass, else the seconds to wait. */
export type RateLimiter = { readonly take: (key: string) => number | Promise<number> };
type Bucket = { tokens: number; at: number };

/**
 * One bucket of tokens for each key, of this process alone, for actions so frequent that a row would cost too
 * much.
 * @param elapsed milliseconds from any moment on. No time of day: one that is set back would have everybody wait.
 */
export function createRateLimit({ burst, perSecond }: RateLimit, elapsed = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  const refilled = (bucket: Bucket, now: number) =>
    Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  const bucketOf = (key: string, now: number): Bucket => {
    const existing = buckets.get(key);
    if (existing !== undefined) return existing;
    const full = { tokens: burst, at: now };
    buckets.set(key, full);
    return full;
  };
  return {
    take(key: string): number {
      const now = elapsed();
      if (buckets.size > 10_000) {
        for (const [one, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(one);
      }
      const bucket = bucketOf(key, now);
      bucket.tokens = refilled(bucket, now);
      bucket.at = now;
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
      bucket.tokens -= 1;
      return 0;
    },
  };
}
