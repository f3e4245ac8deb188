/** How many cases a property takes, as PROPERTY_FACTOR says. */
export function cases(count: number): { readonly numRuns: number } {
  return { numRuns: Math.max(1, Math.round(count * Number(process.env.PROPERTY_FACTOR ?? 1))) };
}
