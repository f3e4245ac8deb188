import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { RateLimit } from '../proxy/rate-limit.ts';
import type { Clock } from '../session/clock.ts';
import type { GatewayDatabase } from './open.ts';
import { rates } from './schema.ts';

/** The state of a bucket for a request: the seconds to wait (0 when it passes), how many more pass at once, and the seconds until it is full. */
export type Taken = { readonly wait: number; readonly remaining: number; readonly fullIn: number };

/**
 * A bucket for each key that all processes share: the generic cell rate algorithm, one statement for a
 * request that passes. A refused request draws nothing, so waiting for the reported time is enough.
 */
export function sharedRateLimit(
  db: GatewayDatabase,
  name: string,
  { burst, perSecond }: RateLimit,
  clock: Clock,
): {
  readonly take: (subject: string) => Promise<number>;
  readonly look: (subject: string) => Promise<Taken>;
} {
  const perRequest = 1000 / perSecond;
  const most = burst * perRequest;
  const step = sql.raw(`interval '${perRequest} milliseconds'`);
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const stateAt = (now: number, fullAt: number) => ({
    remaining: Math.max(0, Math.floor((now + most - fullAt) / perRequest + 1e-6)),
    fullIn: Math.max(0, Math.ceil((fullAt - now) / 1000)),
  });
  async function look(subject: string): Promise<Taken> {
    const key = createHash('sha256').update(`${name}\n${subject}`).digest('base64url');
    const now = clock().getTime();
    const later = sql`greatest(${rates.fullAt}, ${at(now)}) + ${step}`;
    const [passed] = await db
      .insert(rates)
      .values({ key, fullAt: new Date(now + perRequest) })
      .onConflictDoUpdate({
        target: rates.key,
        set: { fullAt: later },
        // Half a millisecond: time is rounded on its way.
        setWhere: lte(later, at(now + most + 0.5)),
      })
      .returning({ fullAt: rates.fullAt });
    if (passed) return { wait: 0, ...stateAt(now, passed.fullAt.getTime()) };
    const [row] = await db.select().from(rates).where(eq(rates.key, key));
    const fullAt = row?.fullAt.getTime() ?? now;
    const wait = Math.max(1, Math.ceil((fullAt + perRequest - most - now) / 1000));
    return { wait, ...stateAt(now, fullAt) };
  }
  return { look, take: async (subject) => (await look(subject)).wait };
}
