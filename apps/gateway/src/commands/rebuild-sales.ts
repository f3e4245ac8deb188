import { CommandRefused, operate, rebuildMoney, rebuildSales } from '@trastienda/services/database';
import { operatorCommand } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'sales:rebuild',
    usage: `10452 [--by 'Olga Ruiz']
Makes the sums of a store's sales and money anew, after a defect in them; beside anything else that runs.`,
    options: {},
    word: { name: 'The number of a store', isValid: (word) => /^\w+$/.test(word) },
    undone: 'Nothing was made anew',
    answerWithin: 3_600_000,
  },
  async ({ word: storeId, database, act, say }) => {
    if (!((await rebuildSales(database, storeId)) && (await rebuildMoney(database, storeId))))
      throw new CommandRefused(`There is no store ${storeId}.`);
    await operate(database, act, async () => ({
      change: { storeId, after: { rebuilt: ['sales', 'money'] } },
    }));
    await say(`The sums of the store ${storeId} are made anew`);
  },
);
