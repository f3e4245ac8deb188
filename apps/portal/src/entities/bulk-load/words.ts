import type { CallOutput } from '@trastienda/api-client';
import type { getBulkLoadLog, listBulkLoads } from '@trastienda/api-client/liubliana';

export type BulkLoad = CallOutput<typeof listBulkLoads>['data'][number];
export type LoadRow = CallOutput<typeof getBulkLoadLog>['log'][number];

/** It waits for its turn, or is at work. */
export const isUnderWay = ({ status }: Pick<BulkLoad, 'status'>): boolean =>
  status === 'pendiente' || status === 'procesando';

/** 'Activar productos', or the name of its file. */
export const loadTitle = ({ type, action, fileName }: BulkLoad): string => {
  if (type !== 'activacion') return fileName ?? 'Edición en tabla';
  return action === 'pause' ? 'Pausar productos' : 'Activar productos';
};

/** Rows that were done. */
export const doneOf = ({ created, updated }: BulkLoad): number => created + updated;
