import {
  connect,
  disconnect,
  migrate,
  offerDemoCarriers,
  UnfitDatabase,
} from '@trastienda/services/database';
import { fail } from './fail.ts';
import { onDatabase } from './operator-command.ts';

/**
 * `npm run carriers:demo -- on` offers the invented carriers in a database of one's own, for a try, and `-- off` no longer: for who
 * runs the installation, with the same environment.
 */
const [wish, ...others] = process.argv.slice(2);
if (others.length > 0 || !(wish === 'on' || wish === 'off'))
  fail(
    'npm run carriers:demo -- on, or -- off. They do not exist: nobody collects a parcel whose guide is bought from them.',
  );
await onDatabase('Nothing was changed', async (url) => {
  const database = connect(url, { max: 1 });
  try {
    await migrate(database);
    const changed = await offerDemoCarriers(database, wish === 'on');
    process.stdout.write(
      changed === 0
        ? `The invented carriers are ${wish} already\n`
        : `The invented carriers are ${wish}: ${changed}\n`,
    );
  } catch (error) {
    if (!(error instanceof UnfitDatabase)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await disconnect(database);
  }
});
