import { randomUUID } from 'node:crypto';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The caller's id when it is a UUID, else a new one; the error screen shows it as Folio. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID();
