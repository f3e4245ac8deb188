import fc from 'fast-check';

// The same cases every time, so that a red build is about the change at hand. `npm run test:hostile` takes
// another seed and many more cases.
const seed = Number(process.env.PROPERTY_SEED ?? 20250115);
const factor = Number(process.env.PROPERTY_FACTOR ?? 1);

fc.configureGlobal({ seed, numRuns: 200 * factor });
