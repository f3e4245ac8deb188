import { calls } from '../calls.ts';

/** Every call that can be mocked. */
export const allCalls = { ...calls };
export type MockedCallId = keyof typeof allCalls;
