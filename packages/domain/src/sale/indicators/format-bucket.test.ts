import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instant } from '../../testing/arbitraries.ts';
import { formatBucket, formatLongBucket } from './format-bucket.ts';
import { bucketOf } from './indicators.ts';

describe('the buckets of a report in words', () => {
  test.each([
    ['2025-11-14', '14 nov', 'Viernes 14 nov'],
    ['2025-03-01', '1 mar', 'Sábado 1 mar'],
    ['2025-W46', 'Sem. 46', 'Semana 46 de 2025'],
    ['2025-W05', 'Sem. 5', 'Semana 5 de 2025'],
    ['2025-09', 'sep 2025', 'Sep 2025'],
    ['2025-13', '2025', '2025'],
    ['2025-13-40', '40', '40'],
    ['Sears', 'Sears', 'Sears'],
    ['', '', ''],
  ])('%j is %j on an axis, and %j where it is said', (bucket, short, long) => {
    expect([formatBucket(bucket), formatLongBucket(bucket)]).toEqual([short, long]);
  });

  test('a text that only holds a bucket is none', () => {
    for (const bucket of ['2025-11-14', '2025-W46', '2025-11']) {
      for (const text of [`Folio ${bucket}`, `${bucket}.`, `1${bucket}`, `${bucket}0`]) {
        expect([formatBucket(text), formatLongBucket(text)]).toEqual([text, text]);
      }
    }
  });

  it('say a day as ICU does', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const day = moment.slice(0, 10);
        const icu = new Intl.DateTimeFormat('es-MX', {
          timeZone: 'UTC',
          weekday: 'long',
          day: 'numeric',
          month: 'long',
        }).formatToParts(new Date(moment));
        const part = (type: string) => icu.find((one) => one.type === type)?.value ?? '';
        const expected = `${part('weekday')} ${part('day')} ${part('month').slice(0, 3)}`;
        expect(formatLongBucket(bucketOf(day)).toLowerCase()).toBe(expected);
      }),
    );
  });
});
