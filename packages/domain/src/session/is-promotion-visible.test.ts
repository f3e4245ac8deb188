import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instant, timeZone } from '../testing/arbitraries.ts';
import { localDay } from '../time/local-day.ts';
import { isPromotionVisible, promotionEndsAt } from './is-promotion-visible.ts';

describe('the daily promotion', () => {
  test('never shows after its end in early February 2025 (S2.82)', () => {
    expect(promotionEndsAt).toBe('2025-02-06T06:00:00.000Z');
    expect(isPromotionVisible({ now: '2025-02-06T05:59:59.999Z', lastShownOn: null })).toBe(true);
    expect(isPromotionVisible({ now: '2025-02-06T06:00:00.000Z', lastShownOn: null })).toBe(false);
    expect(isPromotionVisible({ now: '2026-01-01T00:00:00Z', lastShownOn: null })).toBe(false);
  });

  test('shows once per day of the store (S9.21)', () => {
    const visible = (now: string, zone?: string) =>
      isPromotionVisible({
        now,
        lastShownOn: '2025-02-03',
        ...(zone === undefined ? {} : { timeZone: zone }),
      });
    expect(visible('2025-02-03T18:00:00Z')).toBe(false);
    expect(visible('2025-02-04T05:59:00Z')).toBe(false);
    expect(visible('2025-02-04T06:00:00Z')).toBe(true);
    expect(visible('2025-02-04T05:59:00Z', 'America/Cancun')).toBe(true);
  });

  test('an end that is a day includes that day', () => {
    const visible = (now: string, zone: string) =>
      isPromotionVisible({ now, lastShownOn: null, endsOn: '2025-02-05', timeZone: zone });
    expect(visible('2025-02-06T05:59:59Z', 'America/Mexico_City')).toBe(true);
    expect(visible('2025-02-06T06:00:00Z', 'America/Mexico_City')).toBe(false);
    expect(visible('2025-02-06T06:00:00Z', 'America/Tijuana')).toBe(true);
  });

  test('an end or a now that is no moment shows nothing', () => {
    expect(isPromotionVisible({ now: '2025-01-01T00:00:00Z', lastShownOn: null, endsOn: 'pronto' })).toBe(
      false,
    );
    expect(isPromotionVisible({ now: '2025-01-01T00:00:00Z', lastShownOn: null, endsOn: '2025-13-45' })).toBe(
      false,
    );
    expect(isPromotionVisible({ now: 'pronto', lastShownOn: null })).toBe(false);
    expect(isPromotionVisible({ now: 0, lastShownOn: null, endsOn: 1 })).toBe(true);
  });

  it('once shown does not show again on that day, whatever the zone', () => {
    fc.assert(
      fc.property(instant, timeZone, (now, zone) => {
        const shown = { now, timeZone: zone, endsOn: '2099-01-01T00:00:00Z' };
        expect(isPromotionVisible({ ...shown, lastShownOn: null })).toBe(true);
        expect(isPromotionVisible({ ...shown, lastShownOn: localDay(now, zone) })).toBe(false);
      }),
    );
  });
});
