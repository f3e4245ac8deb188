import { setTimeout as wait } from 'node:timers/promises';

// The machine is busy: the program of `odd-work.ts` takes longer to load than its work may.
await wait(1_100);
await import('./odd-work.ts');
