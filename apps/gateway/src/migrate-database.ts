import { connect, disconnect, migrate, type SetUp, UnfitDatabase } from '@trastienda/services/database';
import { openDatabase } from './database/open.ts';
import { fail } from './fail.ts';
import { onDatabase } from './operator-command.ts';
import { VERSION } from './version.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run migrate` takes the steps that the first process of a new version would take, while processes of the version before go
 * on: for who runs the installation, with the same environment.
 */
await onDatabase('Nothing was updated', async (url) => {
  const database = connect(url, { max: 1 });
  let steps = 0;
  const setUp: SetUp = {
    onWait: () => say('Another process updates this database; waiting'),
    onBusy: (step) => say(`${step}: a table is in use; trying again`),
    onStep: (step) => {
      steps += 1;
      say(step);
    },
  };
  try {
    await migrate(database, setUp);
    await (await openDatabase(url, setUp)).close();
    say(
      steps === 0
        ? `The database is that of ${VERSION}`
        : `The database is that of ${VERSION}: ${steps} steps`,
    );
  } catch (error) {
    if (error instanceof UnfitDatabase) fail(error.message);
    throw error;
  } finally {
    await disconnect(database);
  }
});
