import { addDays, dayRange, type LineStatusId, localDay, type TrackingState } from '@trastienda/domain';
import type { DemoRandom } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Weights = readonly (readonly [LineStatusId, number])[];

/** The weights of each status by the age of the order, in days: new orders wait, old ones have arrived. */
const byAge: readonly (readonly [days: number, weights: Weights])[] = [
  [
    0.6,
    [
      [1, 70],
      [2, 15],
      [3, 15],
    ],
  ],
  [
    1.6,
    [
      [1, 45],
      [2, 15],
      [3, 20],
      [4, 10],
      [5, 10],
    ],
  ],
  [
    3.5,
    [
      [1, 10],
      [2, 4],
      [3, 10],
      [4, 8],
      [5, 40],
      [6, 20],
      [8, 8],
    ],
  ],
  [
    9,
    [
      [5, 25],
      [6, 20],
      [7, 48],
      [8, 5],
      [9, 2],
    ],
  ],
  [
    Infinity,
    [
      [7, 90],
      [8, 6.5],
      [9, 3.5],
    ],
  ],
];

export function statusByAge(random: DemoRandom, ageDays: number): LineStatusId {
  const [, weights] = byAge.find(([days]) => ageDays < days) ?? [0, [[7, 1]] as Weights];
  return random.weighted(weights);
}

/** Returns the reports of a guide whose lines have `status`, oldest first. */
export function trackingOf(random: DemoRandom, status: LineStatusId): TrackingState[] {
  switch (status) {
    case 5:
      return random.chance(0.4) ? ['generada', 'recolectada'] : ['generada', 'recolectada', 'en_transito'];
    case 6:
      return ['generada', 'recolectada', 'en_transito', random.chance(0.15) ? 'incidencia' : 'en_ruta'];
    case 7:
      return random.chance(0.08)
        ? ['generada', 'recolectada', 'en_transito', 'incidencia', 'en_ruta', 'entregada']
        : ['generada', 'recolectada', 'en_transito', 'en_ruta', 'entregada'];
    case 8:
      return ['generada', 'cancelada'];
    case 9:
      return ['generada', 'recolectada', 'en_transito', 'en_ruta', 'incidencia', 'devuelta'];
    default:
      return ['generada'];
  }
}

/** Returns moments for a number of reports from `start` on, within some days and never after `now`. */
export function reportTimes(random: DemoRandom, start: Date, now: Date, count: number): Date[] {
  const end = Math.min(now.getTime(), start.getTime() + random.between(2.2, 6.5) * DAY_MS);
  const step = (end - start.getTime()) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? start : wholeSecond(start.getTime() + step * (at + random.between(0, 0.8))),
  );
}

/** Returns a moment in the past: as it is, or where it is still to come, half-way from `from` to now. */
export const pastMoment = (moment: Date, now: Date, from: Date): Date =>
  moment <= now ? moment : wholeSecond((from.getTime() + now.getTime()) / 2);

export const wholeSecond = (epoch: number): Date => new Date(Math.floor(epoch / 1000) * 1000);

/**
 * Returns when the orders of a store were placed, oldest first: within 18 months, denser towards the end,
 * some today.
 */
export function purchaseTimes(random: DemoRandom, count: number, now: Date, startOfToday: Date): Date[] {
  const ageOf = (at: number): number => {
    if (at < count * 0.032) return random.between(0.02, 1.6);
    if (at < count * 0.1) return random.between(1.6, 9);
    return 9 + 539 * random.next() ** 1.25;
  };
  const sinceMidnight = now.getTime() - startOfToday.getTime();
  return Array.from({ length: count }, (_, at) => {
    if (at < 5) return wholeSecond(now.getTime() - sinceMidnight * random.between(0.02, 0.95));
    const time = now.getTime() - ageOf(at) * DAY_MS;
    const hour = ((((time - startOfToday.getTime()) % DAY_MS) + DAY_MS) % DAY_MS) / 3_600_000;
    // Few people buy at four in the morning.
    const awake = hour < 7 ? time + 9 * 3_600_000 : time;
    return wholeSecond(awake < now.getTime() ? awake : time);
  }).toSorted((a, b) => a.getTime() - b.getTime());
}

/** Hours of the day at which carriers collect: nothing is due at night. */
const collects = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export type DemoDeadlines = Readonly<Record<'late' | 'today' | 'soon' | 'fine', readonly number[]>>;

/**
 * The hours of a store that a parcel may be due at: of the last day, later today, within a day, and after
 * that.
 */
export function deadlinesAround(now: Date, timeZone: string): DemoDeadlines {
  const today = localDay(now, timeZone) ?? '';
  const startOf = (day: string) => Date.parse(dayRange(day, day, timeZone).start);
  const hours = [-1, 0, 1, 2, 3].flatMap((days) => {
    const start = startOf(addDays(today, days));
    return collects.map((hour) => start + hour * HOUR_MS);
  });
  const between = (from: number, to: number) => hours.filter((hour) => hour > from && hour <= to);
  const [passed, midnight] = [now.getTime(), startOf(addDays(today, 1))];
  return {
    late: between(passed - DAY_MS, passed),
    today: between(passed, midnight),
    soon: between(Math.max(passed, midnight), passed + DAY_MS),
    fine: between(passed + DAY_MS, Infinity),
  };
}

/** Latest hand-over to the carrier: most have time, some are due within a day or today, a few are late. */
export function shipByOf(
  random: DemoRandom,
  purchase: Date,
  { late, today, soon, fine }: DemoDeadlines,
  isWaiting: boolean,
): Date {
  if (!isWaiting) return wholeSecond(purchase.getTime() + 2 * DAY_MS);
  // An order of an hour ago is not late; and in the evening no order is due the same day any more.
  const kinds = [late.filter((hour) => hour > purchase.getTime() + 4 * HOUR_MS), today, soon, fine];
  const wanted = random.weighted([
    [0, 10],
    [1, 14],
    [2, 18],
    [3, 58],
  ]);
  return new Date(random.pick(kinds.slice(wanted).find((hours) => hours.length > 0) ?? fine));
}
