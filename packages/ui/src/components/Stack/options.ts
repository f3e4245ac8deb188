/** Distances between things, as keys of `space`: 4 is 16 px. */
export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 12] as const;
export type Gap = (typeof gaps)[number];
