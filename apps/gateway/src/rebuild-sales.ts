import { connect, disconnect, rebuildMoney, rebuildSales } from '@trastienda/services/database';
import { fail } from './fail.ts';

/** `npm run sales:rebuild -- 10452`: for who runs the installation, after a defect in the sums of a store's sales or money. */
const [store] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (store === undefined || url === undefined || url === '')
  fail('Whose sales: npm run sales:rebuild -- 10452. It needs DATABASE_URL, as the gateway does.');
else {
  const database = connect(url, { max: 1, answerWithin: 3_600_000 });
  try {
    if ((await rebuildSales(database, store)) && (await rebuildMoney(database, store)))
      process.stdout.write(`The sums of the store ${store} are made anew\n`);
    else fail(`There is no store ${store}`);
  } finally {
    await disconnect(database);
  }
}
