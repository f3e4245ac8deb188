import { randomBytes } from 'node:crypto';
import { scopeToStore } from '../core/scope-to-store.ts';
import type { Scope } from '../core/scope.ts';
import type { Database } from '../database/connect.ts';
import { CASA_LUMBRE, MARIANA } from './ask.ts';
import { testInstallation } from './installation.ts';
import { NOW } from './now.ts';

/** Gives `work` a handler's scope without a call: a transaction of one store and user. */
export const inScope = <T>(
  database: Database,
  work: (scope: Scope) => Promise<T>,
  {
    storeId = CASA_LUMBRE,
    email = MARIANA,
    notifyWorkers = async () => {},
  }: Partial<Pick<Scope, 'storeId' | 'notifyWorkers'> & { email: string }> = {},
): Promise<T> =>
  database.transaction(async (tx) => {
    const entered = await scopeToStore(tx, storeId, email);
    return work({
      tx,
      storeId,
      ...entered,
      clientAddress: null,
      user: { email, name: null },
      now: NOW,
      randomBytes,
      installation: testInstallation,
      notifyWorkers,
    });
  });
