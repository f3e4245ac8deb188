import { bulkUndoJob } from '../liubliana/undo-load.ts';
import { bulkLoadJob } from '../liubliana/work-load.ts';
import { guideLot } from '../shippings/lot-item.ts';
import type { AnyJobKind } from './define-job.ts';

/** Every kind of long work; what is not here is never worked. */
export const jobKinds: readonly AnyJobKind[] = [guideLot, bulkLoadJob, bulkUndoJob];
