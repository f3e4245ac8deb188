/**
 * Limits for the attributes of a product: `others` beside those of its category, and all of one request,
 * including those of a category that was left.
 */
export const attributeLimits = { others: 50, ofRequest: 250 } as const;
