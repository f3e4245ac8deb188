/** The 30 days of 27 oct to 25 nov 2025. */
export const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2025, 9, 27 + at)).toISOString().slice(0, 10),
);

const pesos = (list: readonly number[]) => list.map((value) => value * 100);

/** Centavos of each day, with the Buen Fin in the middle and a running day at the end. */
export const salesByDay = pesos([
  11_980, 12_410, 14_320, 12_560, 14_470, 12_480, 10_870, 13_870, 14_240, 14_180, 15_230, 11_640, 13_090,
  10_300, 16_400, 12_700, 14_900, 26_100, 31_260, 30_740, 21_130, 30_020, 11_290, 12_610, 15_180, 11_860,
  10_620, 9_530, 14_440, 5_504,
]);
export const salesBefore = pesos([
  14_980, 11_860, 13_250, 14_200, 13_300, 12_060, 8_890, 13_940, 10_970, 13_080, 14_510, 13_220, 12_020,
  10_060, 14_910, 12_280, 12_260, 12_690, 13_375, 9_530, 9_820, 14_920, 12_410, 13_810, 13_150, 12_740,
  10_560, 9_260, 13_540, 15_010,
]);

/** 365 values that anyone draws alike. */
export const year = (seed: number) =>
  Array.from(
    { length: 365 },
    (_, at) =>
      Math.round((14_000 + 4_000 * Math.sin(at / (9 + seed)) + ((at * 7919 * seed) % 3001)) * seed) * 40,
  );
export const daysOfYear = Array.from({ length: 365 }, (_, at) =>
  new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
);
