import fc from 'fast-check';
import type { AnyCall } from '../core/define-call.ts';
import { type AnyInput, inputOf } from './arbitrary-of.ts';

/** One input that the call accepts, always the same one. */
export const exampleInput = (call: AnyCall): AnyInput => {
  const [input] = fc.sample(inputOf(call), { numRuns: 1, seed: 20_251_125 });
  if (!input) throw new Error(`${call.id} accepts no input`);
  return input;
};
