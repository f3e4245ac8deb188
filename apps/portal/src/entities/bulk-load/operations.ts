import { getBulkLoadLog, undoBulkLoad } from '@trastienda/api-client/liubliana';
import { createOperation } from '../../shared/store/create-operation.ts';

/** How one load stands, without its rows. */
export const loadState = createOperation(getBulkLoadLog, {
  name: 'loadState',
  keyOf: ({ params }) => params.id,
});
/** One page of the rows of a load. */
export const loadRows = createOperation(getBulkLoadLog, { name: 'loadRows' });
/** What it did is taken back; a load that runs is stopped. */
export const loadUndo = createOperation(undoBulkLoad, { keyOf: ({ params }) => params.id });

/** What `loadState` is asked with. */
export const stateOf = (id: string) => ({ params: { id }, query: { pageSize: 1 } });
