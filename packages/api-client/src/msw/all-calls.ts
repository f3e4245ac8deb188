import { calls } from '../calls.ts';
import { plannedCalls } from '../planned-calls.ts';

/** Every call that can be mocked: those with a handler and those without one yet. */
export const allCalls = { ...calls, ...plannedCalls };
export type MockedCallId = keyof typeof allCalls;
