/** The moment of the tests: Tuesday 25 November 2025, 12:30 in Mexico City. */
export const NOW = new Date('2025-11-25T18:30:00.000Z');
