import { inject } from 'vitest';

declare module 'vitest' {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    /** What the global set-up has made: see `demo-data.ts`. */
    demoData: string;
  }
}

/** A data folder with the demo in it, which nobody uses: whoever starts on it takes a copy. */
export const demoData = (): string => inject('demoData');
/** That of its PostgreSQL alone. */
export const demoPostgres = (): string => `${demoData()}/postgres`;
