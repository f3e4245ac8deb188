/**
 * How many attributes a product may have: `others` beside those that its category asks for, and in one request those of a category
 * that was left too. Source: calls.md 24.9, D386.
 */
export const attributeLimits = { others: 50, ofRequest: 250 } as const;
