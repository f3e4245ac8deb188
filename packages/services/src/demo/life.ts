import type { LineStatusId, TrackingState } from '@trastienda/domain';
import type { DemoRandom } from './random.ts';

const DAY_MS = 86_400_000;

type Weights = readonly (readonly [LineStatusId, number])[];

/** Where lines stand by the age of their order, in days: new ones wait, old ones have arrived. */
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

/** What the carrier has reported of a guide whose lines stand at `status`, oldest first. */
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

/** Moments for so many reports from `start` on, within some days and never after `now`. */
export function reportTimes(random: DemoRandom, start: Date, now: Date, count: number): Date[] {
  const end = Math.min(now.getTime(), start.getTime() + random.between(2.2, 6.5) * DAY_MS);
  const step = (end - start.getTime()) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? start : wholeSecond(start.getTime() + step * (at + random.between(0, 0.8))),
  );
}

export const wholeSecond = (epoch: number): Date => new Date(Math.floor(epoch / 1000) * 1000);

/** When the orders of a store were placed, oldest first: 18 months back, more of late, some today. */
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

/** Latest hand-over to the carrier: most have time, some are due within a day or today, a few are late. */
export function shipByOf(random: DemoRandom, purchase: Date, now: Date, isWaiting: boolean): Date {
  const hour = 3_600_000;
  if (!isWaiting) return wholeSecond(purchase.getTime() + 2 * DAY_MS);
  const late = now.getTime() - random.between(1, 9) * hour;
  const kind = random.weighted([
    ['late', 10],
    ['today', 14],
    ['soon', 18],
    ['fine', 58],
  ] as const);
  if (kind === 'late' && late > purchase.getTime() + 4 * hour) return wholeSecond(late);
  if (kind === 'today' || kind === 'late') return roundHour(now.getTime() + random.between(1, 5) * hour);
  if (kind === 'soon') return roundHour(now.getTime() + random.between(9, 23) * hour);
  return roundHour(now.getTime() + random.between(26, 70) * hour);
}

const roundHour = (epoch: number) => new Date(Math.ceil(epoch / 3_600_000) * 3_600_000);
