import type { SetUp } from '@trastienda/services/database';
import { VERSION } from '../version.ts';
import { operatorCommand } from './operator-command.ts';
import { updateDatabase } from './update-database.ts';

export const command = operatorCommand(
  {
    name: 'migrate',
    usage: `
Takes the steps that the first process of a new version would take, while processes of the version before go on.`,
    options: {},
    undone: 'Nothing was updated',
    bringsUpToDate: true,
  },
  async ({ database, url, say }) => {
    let steps = 0;
    const setUp: SetUp = {
      onWait: () => void say('Another process updates this database; waiting'),
      onBusy: (step) => void say(`${step}: a table is in use; trying again`),
      onStep: (step) => {
        steps += 1;
        void say(step);
      },
    };
    await updateDatabase(database, url, setUp);
    const taken = steps === 0 ? '' : `: ${steps} steps`;
    await say(`The database is that of ${VERSION}${taken}`);
  },
);
