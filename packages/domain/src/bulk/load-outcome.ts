/** The results of a load, counted by row. */
export interface BulkCounts {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

/** The status of a load. */
export type BulkLoadStatus =
  | 'pendiente'
  | 'procesando'
  | 'terminado'
  | 'terminado_con_errores'
  | 'fallido'
  | 'deshecho';

/**
 * The status of a load that has ended, by its rows: 'fallido' where none succeeded, with errors where one
 * failed or was not reached before the load was stopped.
 * @example loadOutcome({ total: 120, created: 80, updated: 30, unchanged: 8, failed: 2 }) // => 'terminado_con_errores'
 * @example loadOutcome({ total: 2, created: 0, updated: 0, unchanged: 0, failed: 2 }) // => 'fallido'
 */
export function loadOutcome({ total, created, updated, unchanged }: BulkCounts): BulkLoadStatus {
  const done = created + updated + unchanged;
  if (done >= total) return 'terminado';
  return done === 0 ? 'fallido' : 'terminado_con_errores';
}

/** Days that a load can be undone in. */
export const undoDays = 7;
