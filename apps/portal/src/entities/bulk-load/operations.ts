import {
  createBulkLoad,
  getBulkLoadLog,
  listBulkLoads,
  undoBulkLoad,
} from '@trastienda/api-client/liubliana';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** One page of the loads, the newest first. */
export const loadList = createOperation(listBulkLoads);
/** The status of one load, without its rows. */
export const loadState = createOperation(getBulkLoadLog, {
  name: 'loadState',
  keyOf: ({ params }) => params.id,
});
/** One page of the rows of a load. */
export const loadRows = createOperation(getBulkLoadLog, { name: 'loadRows' });
/** Takes a load's effects back; a running load is stopped. */
export const loadUndo = createOperation(undoBulkLoad, { keyOf: ({ params }) => params.id });

/** A file is reviewed. */
export const loadReview = createOperation(createBulkLoad, { name: 'loadReview', keyOf: onlyOne });
/** A reviewed file is saved. */
export const loadCreation = createOperation(createBulkLoad, { keyOf: onlyOne });
/** Corrected rows are sent again as a load of their own. */
export const loadRetry = createOperation(createBulkLoad, {
  name: 'loadRetry',
  keyOf: ({ body }) => body.retryOf ?? '',
});

/** The input of `loadState`. */
export const stateOf = (id: string) => ({ params: { id }, query: { pageSize: 1 } });
