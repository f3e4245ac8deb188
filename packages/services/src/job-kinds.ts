import { bulkUndoJob } from './subjects/bulk-loads/undo-load.ts';
import { bulkLoadJob } from './subjects/bulk-loads/work-load.ts';
import { guideLot } from './use-cases/lot-item.ts';
import type { AnyJobKind } from './jobs/define-job.ts';

/** Every kind of long work; what is not here is never worked. */
export const jobKinds: readonly AnyJobKind[] = [guideLot, bulkLoadJob, bulkUndoJob];
