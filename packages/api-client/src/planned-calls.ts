/**
 * Calls whose contract is written and whose embedded service has no handler yet, by operation id.
 * To move a file's calls over, name it in `calls.ts` instead of here; services then do not compile without handlers.
 */
export const plannedCalls = {};

export type PlannedCalls = typeof plannedCalls;
