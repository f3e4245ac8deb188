import process from 'node:process';
import { connect, disconnect, migrate } from '@trastienda/services/database';
import { seedDemo } from '@trastienda/demo';
import { fillStore } from './bench-stores.ts';

/**
 * Makes the database of `bench:connectors` in a process of its own, so that what the demo leaves behind is not in the memory that is
 * measured: `node connector-stores.ts <url> <store>...`. Each store is empty and has money for guides.
 */
const [url = '', ...stores] = process.argv.slice(2);
const database = connect(url, { max: 1 });
await migrate(database);
await seedDemo(database);
for (const store of stores)
  await fillStore(database, store, async ({ query }) => {
    await query(`insert into wallets (store_id, balance) values ('${store}', 100000000)`);
  });
await disconnect(database);
