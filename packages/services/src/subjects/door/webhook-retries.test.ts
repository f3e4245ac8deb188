import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailure, type Failing, GIVE_UP_MS } from './webhook-retries.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2025-11-25T15:18:00.000Z');
const failed = { cause: 'sin_respuesta', status: 500, waitSeconds: null } as const;
const fresh: Failing = { attempts: 0, failingSince: null };

describe('after a failure', () => {
  it('the next attempts come after 10 s, 1, 5, 15 and 60 minutes, and each hour from then on, until three days are over', () => {
    const waits: number[] = [];
    let [state, at]: [Failing, Date] = [fresh, now];
    for (;;) {
      const after = afterFailure(state, failed, at);
      if (after.offAt) {
        expect(after.offAt).toEqual(at);
        break;
      }
      expect(after.failingSince).toEqual(now);
      waits.push((after.nextAt.getTime() - at.getTime()) / 1000);
      [state, at] = [after, after.nextAt];
    }
    expect(waits.slice(0, 5)).toEqual([10, 60, 300, 900, 3600]);
    expect(new Set(waits.slice(4))).toEqual(new Set([3600]));
    const lasted = at.getTime() - now.getTime();
    expect(lasted).toBeGreaterThanOrEqual(GIVE_UP_MS);
    expect(lasted).toBeLessThan(GIVE_UP_MS + HOUR_MS);
  });

  it('sending ends at three days to the millisecond', () => {
    const since = (ms: number) =>
      afterFailure({ attempts: 9, failingSince: new Date(now.getTime() - ms) }, failed, now).offAt;
    expect(since(GIVE_UP_MS - 1)).toBeNull();
    expect(since(GIVE_UP_MS)).toEqual(now);
  });

  it('the days in which its secret could not be opened are none of the receiver’s (D543)', () => {
    const unsigned = { attempts: 0, failingSince: new Date(now.getTime() - 2 * GIVE_UP_MS) };
    expect(afterFailure(unsigned, failed, now)).toMatchObject({ failingSince: now, offAt: null });
  });

  it('sending ends at once where the receiver is gone, and at no other status', () => {
    const statuses = fc.option(fc.integer({ min: 100, max: 599 }));
    fc.assert(
      fc.property(statuses, (status) => {
        expect(afterFailure(fresh, { ...failed, status }, now).offAt).toEqual(status === 410 ? now : null);
      }),
    );
  });

  it('the receiver’s wish is respected where it is longer, up to an hour, whatever it says', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.option(fc.nat(1_000_000)), (attempts, waitSeconds) => {
        const wait = (seconds: number | null) =>
          afterFailure(
            { attempts, failingSince: now },
            { ...failed, waitSeconds: seconds },
            now,
          ).nextAt.getTime() - now.getTime();
        expect(wait(waitSeconds)).toBe(Math.max(wait(null), Math.min((waitSeconds ?? 0) * 1000, HOUR_MS)));
        expect(wait(waitSeconds)).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });
});
