import fc from 'fast-check';
import type { AnyCall } from '../core/define-call.ts';
import { type AnyInput, inputOf } from './arbitrary-of.ts';

const made = new WeakMap<AnyCall, AnyInput>();

/** One input that the call accepts, always the same one; made once, for it is asked for with each of thousands of faults. */
export const exampleInput = (call: AnyCall): AnyInput => {
  const known = made.get(call);
  if (known) return known;
  const [input] = fc.sample(inputOf(call), { numRuns: 1, seed: 20_251_125 });
  if (!input) throw new Error(`${call.id} accepts no input`);
  made.set(call, input);
  return input;
};
