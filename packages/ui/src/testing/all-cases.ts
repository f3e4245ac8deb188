import type { ConformanceCase } from './conformance.ts';

/** Every `X.case.tsx` of the library. */
export const conformanceCases = (): ConformanceCase[] =>
  Object.values(
    import.meta.glob<ConformanceCase>('../components/*/*.case.tsx', { eager: true, import: 'default' }),
  );
