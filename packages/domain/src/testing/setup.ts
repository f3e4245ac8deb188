import fc from 'fast-check';
import { cases } from './cases.ts';

// The same cases every time, so that a red build is about the change at hand. `npm run test:hostile` takes
// another seed and many more cases.
const seed = Number(process.env.PROPERTY_SEED ?? 20250115);

const endOnFailure = process.env.PROPERTY_SHRINK === '0';

fc.configureGlobal({ seed, endOnFailure, ...cases(200) });
