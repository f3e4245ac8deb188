import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDueAt } from './compare-due.ts';

const MEXICO = 'America/Mexico_City';
const hours = 3_600_000;

describe('the night of a comparison (D532)', () => {
  it('is between two and five by the clock of the store, and has passed', () => {
    const anyMoment = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2029-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        anyMoment,
        fc.string(),
        fc.constantFrom(MEXICO, 'America/Tijuana', 'America/Cancun'),
        (now, link, zone) => {
          const due = compareDueAt(now, link, zone);
          expect(due <= now).toBe(true);
          expect(now.getTime() - due.getTime()).toBeLessThan(26 * hours);
          const hour = Number(
            new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
              due,
            ),
          );
          // Clocks that go forward in a night make it three to six.
          expect(hour).toBeGreaterThanOrEqual(1);
          expect(hour).toBeLessThan(6);
        },
      ),
    );
  });

  it('spreads links over it, each always at the same time', () => {
    const now = new Date('2026-11-23T18:00:00Z');
    const all = Array.from({ length: 1000 }, (_, at) => compareDueAt(now, `link-${at}`, MEXICO).getTime());
    const first = Math.min(...all);
    const inTenMinutes = new Map<number, number>();
    for (const due of all) {
      const slot = Math.floor((due - first) / (hours / 6));
      inTenMinutes.set(slot, (inTenMinutes.get(slot) ?? 0) + 1);
    }
    expect(inTenMinutes.size).toBeGreaterThanOrEqual(18);
    expect(Math.max(...inTenMinutes.values())).toBeLessThan(100);
    expect(compareDueAt(new Date(now.getTime() + 24 * hours), 'link-1', MEXICO).getTime()).toBe(
      (all[1] ?? 0) + 24 * hours,
    );
  });
});
