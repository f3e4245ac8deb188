import { VERSION } from '../version.ts';

/** `/healthz` answers this from the first moment of a process to its last. */
export const HEALTH = { status: 'ok', version: VERSION } as const;
