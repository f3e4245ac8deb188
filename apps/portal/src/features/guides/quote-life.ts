/** A price holds for 15 minutes (D71). */
export const quoteLifeMs = 15 * 60_000;
