import { counted } from '@trastienda/domain';
import { attributeOfColumn, bulkColumns } from '@trastienda/domain/bulk';
import type { CallOutput } from '@trastienda/api-client';
import type { getBulkLoadLog, listBulkLoads } from '@trastienda/api-client/liubliana';

export type BulkLoad = CallOutput<typeof listBulkLoads>['rows'][number];
export type LoadRow = CallOutput<typeof getBulkLoadLog>['log'][number];

/** It waits for its turn, or is at work. */
export const isUnderWay = ({ status }: Pick<BulkLoad, 'status'>): boolean =>
  status === 'pendiente' || status === 'procesando';

/** 'Activar productos', or the name of its file. */
export const loadTitle = ({ type, action, fileName }: BulkLoad): string => {
  if (type !== 'activacion') return fileName === TABLE_FILE ? TABLE : (fileName ?? TABLE);
  return action === 'pause' ? 'Pausar productos' : 'Activar productos';
};

const TABLE = 'Edición en tabla';
/** The name of what a table sends: it has a file's place in the list of loads. */
export const TABLE_FILE = `${TABLE}.csv`;
/** It was made in a table, and no file of hers. */
export const isOfTable = ({ fileName }: Pick<BulkLoad, 'fileName'>): boolean => fileName === TABLE_FILE;

/** '1 fila', '419 filas' */
export const rowsText = (count: number): string => counted(count, 'fila');

const names = new Map(bulkColumns.map(({ key, head }) => [key, head]));
/** The head of a column by its key, as the template has it. */
export const headOf = (key: string): string => names.get(key) ?? attributeOfColumn(key) ?? key;

/** Rows that were done. */
export const doneOf = ({ created, updated }: BulkLoad): number => created + updated;
