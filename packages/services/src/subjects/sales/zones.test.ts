import { localDay } from '@trastienda/domain';
import { comparisonCut } from '@trastienda/domain/sale';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase('empty');

/** Every rule of clocks that Mexico has, and those that it gave up on 30 October 2022. */
const zones = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Hermosillo',
  'America/Cancun',
  'America/Ciudad_Juarez',
  'America/Ojinaga',
  'America/Matamoros',
  'America/Chihuahua',
  'America/Mazatlan',
  'America/Bahia_Banderas',
  'America/Merida',
  'America/Monterrey',
];

describe("the database's day is the domain's (law 5)", () => {
  it.each(zones)(
    'for every hour of the years around a change of rules, in %s',
    { timeout: 60_000 },
    async (zone) => {
      const { rows } = await db.database.execute<{ at: string; day: string }>(sql`
      select (extract(epoch from at) * 1000)::float8::text as at, (at at time zone ${zone})::date::text as day
      from generate_series('2022-09-01T00:30:00Z'::timestamptz, '2023-04-30T00:00:00Z', interval '1 hour') at
      union all
      select (extract(epoch from at) * 1000)::float8::text, (at at time zone ${zone})::date::text
      from generate_series('2025-10-15T00:59:59.999Z'::timestamptz, '2026-04-15T00:00:00Z', interval '1 hour') at`);
      expect(rows.length).toBeGreaterThan(10_000);
      expect(rows.filter(({ at, day }) => localDay(Math.round(Number(at)), zone) !== day)).toEqual([]);
    },
  );

  it('reads the last moment of January as January', () => {
    expect(localDay('2025-02-01T05:30:00Z', 'America/Mexico_City')).toBe('2025-01-31');
  });

  it.each([
    ['2025-11-23T06:00:00.000Z', '2025-11-22T06:00:00.000Z'],
    ['2025-11-23T15:40:00.000Z', '2025-11-22T15:40:00.000Z'],
    ['2025-11-24T05:59:59.000Z', '2025-11-23T05:59:59.000Z'],
  ])('of a day that runs at %s the one before counts to %s', (now, cut) => {
    const [range, compared] = ['2025-11-23', '2025-11-22'].map((one) => ({ firstDay: one, lastDay: one }));
    expect(range && compared && comparisonCut(range, compared, now)).toBe(cut);
  });
});
