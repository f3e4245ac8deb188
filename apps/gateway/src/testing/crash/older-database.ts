import { readSteps, runSteps, servicesSteps } from '@trastienda/services/database';
import pg from 'pg';
import { gatewaySteps } from '../../database/open.ts';
import { freshDatabase } from '../gateway.ts';

const all = { gateway: gatewaySteps, services: servicesSteps };

/** Brings a database to where an earlier version left it: the first so many steps of a folder, and no more. */
export async function bringTo(url: string, which: keyof typeof all, count: number): Promise<void> {
  const { folder, ledger } = all[which];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runSteps(client, (await readSteps(folder)).slice(0, count), ledger);
  } finally {
    await client.end();
  }
}

/** A database with `share` of the steps of each schema, from 0 to 1, and at least with the first one. */
export async function olderDatabase(share: number): Promise<string> {
  const url = await freshDatabase('no');
  for (const which of ['gateway', 'services'] as const) {
    const { length } = await readSteps(all[which].folder);
    await bringTo(url, which, Math.max(1, Math.floor(share * length)));
  }
  return url;
}
