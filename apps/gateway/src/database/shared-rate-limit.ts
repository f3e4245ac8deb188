import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { RateLimit, RateLimiter } from '../proxy/rate-limit.ts';
import type { Clock } from '../session/clock.ts';
import type { GatewayDatabase } from './open.ts';
import { rates } from './schema.ts';

/**
 * A bucket for each key that all processes share: the generic cell rate algorithm, one statement for a
 * request that passes. A refused request draws nothing, so waiting for the reported time is enough.
 */
export function sharedRateLimit(
  db: GatewayDatabase,
  name: string,
  { burst, perSecond }: RateLimit,
  clock: Clock,
): RateLimiter {
  const perRequest = 1000 / perSecond;
  const most = burst * perRequest;
  const step = sql.raw(`interval '${perRequest} milliseconds'`);
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  return {
    async take(subject) {
      const key = createHash('sha256').update(`${name}\n${subject}`).digest('base64url');
      const now = clock().getTime();
      const later = sql`greatest(${rates.fullAt}, ${at(now)}) + ${step}`;
      const passed = await db
        .insert(rates)
        .values({ key, fullAt: new Date(now + perRequest) })
        .onConflictDoUpdate({
          target: rates.key,
          set: { fullAt: later },
          // Half a millisecond: time is rounded on its way.
          setWhere: lte(later, at(now + most + 0.5)),
        })
        .returning({ key: rates.key });
      if (passed.length > 0) return 0;
      const [row] = await db.select().from(rates).where(eq(rates.key, key));
      const fullAt = row?.fullAt.getTime() ?? now;
      return Math.max(1, Math.ceil((fullAt + perRequest - most - now) / 1000));
    },
  };
}
