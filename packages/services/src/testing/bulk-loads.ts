import { randomBytes } from 'node:crypto';
import type { BulkLoad, CallInput } from '@trastienda/api-client';
import { type Calls, calls } from '@trastienda/api-client/calls';
import type { Database } from '../setup/index.ts';
import { jobKinds } from '../workers.ts';
import { createJobRunner } from '../jobs/run-job.ts';
import { asking, CASA_LUMBRE } from './ask.ts';
import { NOW } from './now.ts';

type Body = CallInput<Calls['createBulkLoad']>['body'];

const params = { storeId: CASA_LUMBRE };

/** A table as a merchant's file. */
export const csvFile = (text: string, name = 'carga.csv'): File =>
  new File([text], name, { type: 'text/csv' });

/** Loads as a merchant starts and undoes them, worked to their end without a queue. */
export function bulkLoads(database: () => Database, clock: () => Date = () => NOW) {
  const services = asking(database, { clock });
  const { ask } = services;
  const faults: unknown[] = [];
  const work = async (jobId: string, mayGoOn?: () => boolean): Promise<void> => {
    const runner = createJobRunner({
      database: database(),
      kinds: jobKinds,
      clock,
      random: randomBytes,
      notifyWorkers: async () => {},
      onError: (error) => faults.push(error),
    });
    await runner.runJob({ storeId: CASA_LUMBRE, jobId }, mayGoOn ?? (() => true));
  };
  const start = (file: File, more: Partial<Body> = {}): Promise<BulkLoad> =>
    ask(calls.createBulkLoad, {
      params,
      body: { file, type: 'alta', salesChannels: [], dryRun: false, ...more },
    });
  const see = (id: string, query: CallInput<Calls['getBulkLoadLog']>['query'] = {}) =>
    ask(calls.getBulkLoadLog, { params: { ...params, id }, query: { pageSize: 200, ...query } });
  return {
    ...services,
    faults,
    start,
    see,
    work,
    /** A load worked to its end, with its first 200 rows. */
    load: async (csv: string | File, more: Partial<Body> = {}) => {
      const { id } = await start(typeof csv === 'string' ? csvFile(csv) : csv, more);
      await work(id);
      return see(id);
    },
    undo: async (id: string) => {
      await ask(calls.undoBulkLoad, { params: { ...params, id }, body: { reason: 'Me equivoqué' } });
      await work(`${id}-deshacer`);
      return see(id);
    },
    bySku: (sku: string) =>
      ask(calls.getProductBySku, { params: { ...params, sku } }).then(({ data }) => data),
  };
}
